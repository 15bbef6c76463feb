"""`statewalk 2048 count` and `states`: how many boards there can be, and how many there are."""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

from app.cli.options import DONE, NO_ANSWER, Subcommands, add_json, write
from app.cli.progress import run_with_progress
from app.services.wording import grouped
from app.twenty48.cli import options
from core.paths import tables_folder
from core.twenty48.states.count import count_boards, layer_counts
from core.twenty48.states.listing import count_states


def register(commands: Subcommands) -> None:
    """Add `count` and `states` to the subcommands of `statewalk 2048`."""
    count = commands.add_parser(
        "count",
        help="count the boards that combinatorics cannot rule out",
        description="The counts include one state for all boards with the target.",
    )
    options.add_board(count, "2 to 8")
    count.add_argument("--layers", action="store_true", help="add the boards of each tile sum")
    add_json(count)
    count.set_defaults(run=_count)
    states = commands.add_parser(
        "states",
        help="list and count the boards that play can show, up to symmetry",
        description="Boards that are neither won nor lost, one for each class of the eight symmetries. 4x4 to 32 takes "
        "ten minutes of a processor or more, and up to 2 GB of memory.",
    )
    options.add_board(states, "2 to 5")
    states.add_argument("--layers", action="store_true", help="add the boards of each tile sum")
    states.add_argument(
        "--disk", action="store_true", help="keep up to 1 GB in the cache folder, so that a stopped listing can go on"
    )
    add_json(states)
    states.set_defaults(run=_states)


def _count(arguments: argparse.Namespace) -> int:
    exponent = options.exponent(arguments.target)
    count = count_boards(arguments.size, exponent)
    answer: dict[str, Any] = {
        "size": arguments.size,
        "target": arguments.target,
        "baseline": count.baseline,
        "reachable_layers": count.reachable_layers,
        "max_sum": count.max_sum,
    }
    lines = [
        f"at most {grouped(count.baseline)} boards",
        f"{grouped(count.reachable_layers)} in layers that can be reached, up to the sum {count.max_sum}",
    ]
    if arguments.layers:
        layers = layer_counts(arguments.size, exponent)
        answer["layers"] = [{"sum": total, "boards": boards} for total, boards in layers]
        lines += [f"{total:>8}  {grouped(boards)}" for total, boards in layers]
    write(answer, arguments.json, "\n".join(lines))
    return DONE


def _states(arguments: argparse.Namespace) -> int:
    exponent = options.exponent(arguments.target)
    begun = time.perf_counter()
    folder = tables_folder() if arguments.disk else None
    try:
        count = run_with_progress(
            lambda control: count_states(arguments.size, exponent, control, folder), options.done("Listing boards")
        )
    except OSError as error:  # it says what could not be stored
        print(f"statewalk 2048 states: {error}", file=sys.stderr)
        return NO_ANSWER
    answer: dict[str, Any] = {
        "size": arguments.size,
        "target": arguments.target,
        "live": count.live,
        "over": count.over,
        "seconds": time.perf_counter() - begun,
    }
    lines = [f"{grouped(count.live)} boards, and {grouped(count.over)} on which the game is lost"]
    if arguments.layers:
        answer["layers"] = [{"sum": total, "live": live, "over": over} for total, live, over in count.layers]
        lines += [f"{total:>8}  {grouped(live)}  {grouped(over)}" for total, live, over in count.layers]
    write(answer, arguments.json, "\n".join(lines))
    return DONE
