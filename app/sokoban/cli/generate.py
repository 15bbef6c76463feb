"""Command `statewalk sokoban generate`: new graded levels, each with a solution of fewest pushes."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from app.base.language.wording import format_count
from app.base.storage import fields
from app.cli.command import JSON, Argument, CommandAnswer, Subcommand, print_answer, seed_option
from app.cli.file_arguments import write_argument
from app.cli.options import DONE, NO_ANSWER, WholeNumber
from app.cli.streams import write_file
from app.sokoban.cli.levels import LEVEL_NUMBER, playable
from app.work.progress import percent, run_with_progress, say
from core.base.control import Control
from core.base.puzzle import InputError
from core.sokoban.formats.collection import CollectionEntry, make_collection
from core.sokoban.formats.write import write_sok
from core.sokoban.generate.difficulty import measure
from core.sokoban.generate.generate import generate
from core.sokoban.generate.make import NewLevel, Order, entry_of, make
from core.sokoban.generate.rooms import MOST_CELLS, RoomStyle
from core.sokoban.generate.wishes import LEAST_SIDE, MOST_BOXES, MOST_PUSHES, MOST_SIDE, GenerationMethod, Tries, Wishes
from core.sokoban.identity import identity

ROOMS, ANY = "rooms", "any"
"""Method that keeps the best of many rooms, and the choice that uses the other methods in turn."""
MOST_LEVELS, MOST_ROOMS = 10_000, 1_000_000


def _generate(arguments: argparse.Namespace) -> int:
    if (arguments.width - 2) * (arguments.height - 2) > MOST_CELLS:
        raise InputError(f"--width and --height allow more than {MOST_CELLS} squares of floor")
    entries: list[CollectionEntry] = []

    def take(level: NewLevel, made_by: str) -> None:
        entries.append(entry_of(level, f"Seed {level.seed}", made_by))
        if arguments.json:
            print_answer(CommandAnswer(_facts(level), ""), as_json=True)

    if arguments.method == ROOMS and arguments.like is None:
        _best_of_rooms(arguments, take)
    else:
        _generate_levels(arguments, take)
    if entries and (arguments.out is not None or not arguments.json):
        collection = make_collection("New levels", entries)
        if arguments.out is not None:
            write_argument(arguments.out, write_sok(collection))
        else:
            write_file(write_sok(collection))
    return DONE if len(entries) == arguments.count else NO_ANSWER


def _facts(level: NewLevel) -> dict[str, Any]:
    tally, measures = level.made.tally, level.measures
    return {
        "seed": level.seed,
        "rows": level.rows,
        "solution": level.made.solution,
        "moves": tally.moves,
        "pushes": tally.pushes,
        "box_lines": tally.box_lines,
        "box_changes": tally.box_changes,
        "pushes_proved_least": True,
        "method": level.method,
        "style": level.style,
        "grade": measures.grade(),
        "difficulty": round(measures.difficulty(), 1),
        "dependence": measures.dependence,
        "dead_share": measures.dead,
        "random_pusher_chance": measures.chance,
        "solver_positions": measures.work,
    }


def _best_of_rooms(arguments: argparse.Namespace, take: Callable[[NewLevel, str], object]) -> None:
    """Make the best level of many rooms for each seed, and skip levels that came up before."""
    if arguments.pushes:
        raise InputError(f"--pushes needs --method {', '.join(GenerationMethod)} or {ANY}")
    seen = set[str]()
    for seed in range(arguments.seed, arguments.seed + arguments.count):
        level = _best_room(arguments, seed)
        if level is None:
            print(f"Seed {seed} made no level worth playing.", file=sys.stderr)
        elif level.identity in seen:
            print(f"Seed {seed} made a level that an earlier seed made.", file=sys.stderr)
        else:
            seen.add(level.identity)
            take(level, "")


def _best_room(arguments: argparse.Namespace, seed: int) -> NewLevel | None:
    """Return the best level for one seed, or None, with progress on stderr; Ctrl-C ends the search."""
    title = f"Level {seed - arguments.seed + 1} of {arguments.count}"
    style = RoomStyle(arguments.style) if arguments.style else None
    measuring = False

    def work(control: Control) -> list[NewLevel | None]:
        nonlocal measuring
        size = (arguments.width, arguments.height, arguments.boxes)
        made = generate(seed, *size, style, arguments.rooms, control)
        if made is None:
            return [None]
        measuring = True
        measures = measure(made.state, made.solution, control)
        return [NewLevel(made, measures, identity(made.state), seed, None, style)]

    def progress(control: Control) -> str:
        if measuring:
            return f"{title}: measuring its difficulty"
        return f"{title}: {percent(control)}" if control.total else ""

    say(title)
    return run_with_progress(work, progress)[0]


def _generate_levels(arguments: argparse.Namespace, take: Callable[[NewLevel, str], object]) -> None:
    """Generate levels by a method other than rooms, and pass each to `take` as soon as it is found."""
    order = _order(arguments)
    tries = Tries()
    of = f" like level {arguments.level} of {arguments.like.name}" if arguments.like else ""

    def tell(level: NewLevel) -> None:
        made_by = level.arguments(order.wishes)
        take(level, f"--like {arguments.like.name} --level {arguments.level} {made_by}" if of else made_by)

    def progress(_control: Control) -> str:
        now = tries.copy()
        return f"{now.made} of {arguments.count} levels, {_describe_tries(now)}"

    say(f"Making {format_count(arguments.count, 'level')}{of}")
    # Ctrl-C ends the search; levels found so far are kept
    run_with_progress(lambda control: make(order, control, tell, tries), progress, partial=True)
    if tries.made < arguments.count:
        advice = f". {tries.main_refusal.advice}" if tries.main_refusal else ""
        say(f"{format_count(tries.made, 'level')} made, {_describe_tries(tries)}{advice}.")


def _describe_tries(tries: Tries) -> str:
    dropped = tries.refused.total()
    reasons = f", {dropped} dropped: {tries.reasons}" if dropped else ""
    return f"{format_count(tries.rooms, 'room')} tried{reasons}"


def _order(arguments: argparse.Namespace) -> Order:
    least, most = _pushes(arguments.pushes)
    style = RoomStyle(arguments.style) if arguments.style else None
    width, height, boxes = arguments.width, arguments.height, arguments.boxes
    like = None
    if arguments.like is not None:
        like = playable(arguments.like, arguments.level).start
        width, height, boxes = like.board.width, like.board.height, len(like.boxes)
    method = GenerationMethod(arguments.method) if arguments.method in list(GenerationMethod) else None
    wishes = Wishes(width, height, boxes, style, method, least, most)
    known = frozenset({identity(like)} if like is not None else ())
    return Order(wishes, arguments.seed, arguments.count, arguments.rooms * arguments.count, like, known)


def _pushes(text: str | None) -> tuple[int, int]:
    if text is None:
        return 1, MOST_PUSHES
    match [fields.digits(figure) for figure in text.split("-")]:
        case [int(least), int(most)]:
            return least, most
    raise InputError(f"{text:.40} is not a range of pushes; write the fewest and the most, as in 20-40")


GENERATE = Subcommand(
    _generate,
    (
        Argument("--method", choices=[ROOMS, *GenerationMethod, ANY], default=ROOMS, help=f"method (default: {ROOMS})"),
        seed_option("seed of the first level (default: 1)", 1),
        Argument(
            "--count",
            type=WholeNumber(1, MOST_LEVELS),
            default=1,
            metavar="N",
            help="number of levels, with seeds S, S+1, ... (default: 1)",
        ),
        Argument(
            "--width",
            type=WholeNumber(LEAST_SIDE, MOST_SIDE),
            default=9,
            metavar="W",
            help="largest width in squares, with walls (default: 9)",
        ),
        Argument(
            "--height",
            type=WholeNumber(LEAST_SIDE, MOST_SIDE),
            default=9,
            metavar="H",
            help="largest height in squares, with walls (default: 9)",
        ),
        Argument(
            "--boxes", type=WholeNumber(1, MOST_BOXES), default=3, metavar="B", help="number of boxes (default: 3)"
        ),
        Argument("--style", choices=[style.value for style in RoomStyle], help="style of the rooms (default: random)"),
        Argument(
            "--rooms",
            type=WholeNumber(1, MOST_ROOMS),
            default=24,
            metavar="R",
            help="rooms to try for a level (default: 24)",
        ),
        Argument(
            "--pushes", metavar="A-B", help="fewest and most pushes of the shortest solution; not with --method rooms"
        ),
        Argument(
            "--like", type=Path, metavar="FILE", help="make variations of a level, with its size, boxes and style"
        ),
        Argument("--level", type=LEVEL_NUMBER, default=1, metavar="K", help="the K-th level of that file (default: 1)"),
        Argument("--out", type=Path, metavar="FILE", help="write a .sok file (default: standard output)"),
        JSON,
    ),
    "Every level comes with a solution that is proved to have the fewest pushes, and with a grade of its measured "
    "difficulty. No two levels are the same when turned or mirrored, and a seed always makes the same level. Method "
    "rooms makes random rooms, pulls the boxes as far away as it can, and keeps the best level of many rooms for every "
    "seed. With the other methods a seed makes one room, which gives a level or nothing: lines pulls the boxes as many "
    "box lines away as it can, templates joins pieces of rooms whose edges match, tree opens walls and places boxes by "
    "tree search, and any uses these three in turn. Exit code 1 if fewer levels were made than requested.",
)
