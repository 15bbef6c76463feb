"""Commands `statewalk 2048 count` and `states`: bounds and exact numbers of boards."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import Any

from app.base.language.wording import format_integer
from app.cli.command import JSON, Argument, CommandAnswer, Subcommand
from app.cli.options import NO_ANSWER
from app.twenty48.cli import options
from app.work.progress import run_with_progress
from core.base.paths import tables_folder
from core.base.puzzle import InputError
from core.twenty48.shape import shape_of
from core.twenty48.states.all_boards import SIZES, AllBoards, all_boards
from core.twenty48.states.count import count_boards, layer_counts
from core.twenty48.states.listing import count_states

HEADS = (
    "board", "target", "(K + 1)^C", "K^C + 1", "baseline", "layers", "reachable layers",
    "truly reachable", "up to symmetry",
)  # fmt: skip


def _count(arguments: argparse.Namespace) -> CommandAnswer:
    if arguments.all:
        return _count_all(arguments)
    for name in ("size", "target"):
        if getattr(arguments, name) is None:
            raise InputError("Give --size and --target, or --all", f"--{name}")
    exponent = options.exponent(arguments.target)
    count = count_boards(arguments.size, exponent)
    answer: dict[str, Any] = {
        "size": arguments.size.option_value,
        "target": arguments.target,
        "baseline": count.baseline,
        "reachable_layers": count.reachable_layers,
        "max_sum": count.max_sum,
    }
    lines = [
        f"at most {format_integer(count.baseline)} boards",
        f"{format_integer(count.reachable_layers)} in layers that can be reached, up to the sum {count.max_sum}",
    ]
    if arguments.layers:
        layers = layer_counts(arguments.size, exponent)
        answer["layers"] = [{"sum": total, "boards": boards} for total, boards in layers]
        lines += [f"{total:>8}  {format_integer(boards)}" for total, boards in layers]
    return CommandAnswer(answer, "\n".join(lines))


def _count_all(arguments: argparse.Namespace) -> CommandAnswer:
    given = next((name for name in ("size", "target", "layers") if getattr(arguments, name)), None)
    if given is not None:
        raise InputError("--all does not go with --size, --target or --layers", f"--{given}")
    boards = all_boards()
    answer = {
        "boards": [
            {
                "size": one.size,
                "target": 1 << one.exponent,
                "target_is_made": one.can_make_target,
                "fillings": one.fillings,
                "below_target": one.unwon,
                "baseline": one.baseline,
                "layers": one.layers,
                "max_sum": one.max_sum,
                "reachable_layers": one.in_layers,
                "reached": one.reached_boards,
                "reached_up_to_symmetry": one.classes,
                "counted_by": one.source or None,
            }
            for one in boards
        ],
        "largest_tile": {str(size): 1 << shape_of(size).largest for size in SIZES},
    }
    return CommandAnswer(answer, "\n".join(_table(boards)))


def _table(boards: Sequence[AllBoards]) -> list[str]:
    rows: list[tuple[str, ...]] = [HEADS]
    for one in boards:
        found = (one.reached_boards, one.classes)
        counts = (one.fillings, one.unwon, one.baseline, one.layers, one.in_layers)
        texts = (*map(format_integer, counts), *("-" if count is None else format_integer(count) for count in found))
        rows.append((f"{one.size}x{one.size}", str(1 << one.exponent), *texts))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    largest = ", ".join(f"{size}x{size}: {1 << shape_of(size).largest!s}" for size in SIZES)
    sources = dict.fromkeys(f"{_name(one)}: {one.source}" for one in boards if one.source)
    return [*lines, f"largest tile: {largest}", "counted by:", *(f"  {source}" for source in sources)]


def _name(one: AllBoards) -> str:
    return f"{one.size}x{one.size} to {1 << one.exponent}"


def _states(arguments: argparse.Namespace) -> CommandAnswer:
    exponent = options.exponent(arguments.target)
    begun = time.perf_counter()
    folder = tables_folder() if arguments.disk else None
    try:
        count = run_with_progress(
            lambda control: count_states(arguments.size, exponent, control, folder),
            options.make_progress_text("Listing boards"),
        )
    except OSError as error:  # its message says what could not be stored
        return CommandAnswer(None, f"{arguments.program}: {error}", NO_ANSWER)
    answer: dict[str, Any] = {
        "size": arguments.size.option_value,
        "target": arguments.target,
        "live": count.live_boards,
        "over": count.lost_boards,
        "seconds": time.perf_counter() - begun,
    }
    lines = [
        f"{format_integer(count.live_boards)} boards, and {format_integer(count.lost_boards)} where the game is lost"
    ]
    if arguments.layers:
        answer["layers"] = [{"sum": total, "live": live, "over": over} for total, live, over in count.layers]
        lines += [f"{total:>8}  {format_integer(live)}  {format_integer(over)}" for total, live, over in count.layers]
    return CommandAnswer(answer, "\n".join(lines))


COUNT = Subcommand(
    _count,
    (
        *options.board("2 to 8", required=False),
        Argument("--all", action="store_true", help="count 2x2, 3x3 and 4x4 for every target, in one table"),
        Argument("--layers", action="store_true", help="also print the number of boards of each tile sum"),
        JSON,
    ),
    "All boards that show the target count as one. With --all, the targets go up to the largest tile of 4x4, and the "
    "table has the boards that play can reach where these have been listed.",
)


STATES = Subcommand(
    _states,
    (
        *options.board("2 to 5, 2x3 to 2x8, 3x4 to 64 and others"),
        Argument("--layers", action="store_true", help="also print the number of boards of each tile sum"),
        Argument(
            "--disk",
            action="store_true",
            help="keep up to 1 GB in the cache folder, so that a stopped count can continue",
        ),
        JSON,
    ),
    "Boards that are neither won nor lost are counted once for each symmetry class: the eight images of a square "
    "board, or the four of a rectangle. 4x4 to 32 takes ten minutes of processor time or more, and up to 2 GB of "
    "memory.",
)
