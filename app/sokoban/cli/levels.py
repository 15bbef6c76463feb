"""Level files without a window: convert them, replay solutions, make new levels."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from app.cli.options import DONE, NO_ANSWER, add_json, write
from app.cli.progress import percent, run_with_progress, say
from app.cli.streams import write_file
from app.services.wording import counted
from core.control import Control
from core.puzzle import InputError
from core.sokoban.formats.collection import Collection, Entry, make_collection, make_entry, read_file
from core.sokoban.formats.write import WRITERS, format_of, save, write_sok
from core.sokoban.generate.generate import Made, generate
from core.sokoban.generate.rooms import MOST_CELLS, Style
from core.sokoban.level import Level, Recording
from core.sokoban.lurd import parse_lurd
from core.sokoban.replay import replay

STANDARD_OUTPUT = Path("-")


def register(commands: Any) -> None:
    """Add the subcommands to those of `statewalk sokoban`."""
    convert = commands.add_parser(
        "convert",
        help="write the levels of a file in another format",
        description="A .sok or .xsb file keeps everything; SLC has no place for solutions and notes. "
        "Levels that cannot be played are written as they are.",
    )
    _add_file(convert)
    convert.add_argument("out", type=Path, metavar="OUT", help="the file to write; - is standard output")
    convert.add_argument("--to", choices=list(WRITERS), help="the format (default: by the ending of OUT, else sok)")
    convert.add_argument("--level", type=int, metavar="K", help="only the K-th level of the file")
    add_json(convert)
    convert.set_defaults(run=_convert)

    played = commands.add_parser(
        "replay",
        help="carry out moves on a level and say what they cost",
        description="Exit code 0 if the moves solve the level, 1 if they do not, 2 if one of them is impossible.",
    )
    _add_file(played)
    played.add_argument("--level", type=int, default=1, metavar="K", help="the K-th level of the file (default 1)")
    played.add_argument(
        "--moves", metavar="LURD", help="l u r d, run-lengths allowed (default: the level's first stored solution)"
    )
    add_json(played)
    played.set_defaults(run=_replay)

    made = commands.add_parser(
        "generate",
        help="make new levels by reverse play",
        description="Rooms are put together by chance, boxes pulled away from the goals as far as they go, and the "
        "best level of many rooms is kept, with a solution of fewest pushes. A seed always makes the same level. "
        "Exit code 1 if nothing worth playing came up.",
    )
    made.add_argument("--seed", type=int, default=1, metavar="S", help="the seed of the first level (default 1)")
    made.add_argument("--count", type=int, default=1, metavar="N", help="how many, with seeds S, S+1, ... (default 1)")
    made.add_argument("--width", type=int, default=9, metavar="W", help="most squares across, walls too (default 9)")
    made.add_argument("--height", type=int, default=9, metavar="H", help="most squares down, walls too (default 9)")
    made.add_argument("--boxes", type=int, default=3, metavar="B", help="how many boxes (default 3)")
    made.add_argument("--style", choices=[style.value for style in Style], help="how rooms look (default: by chance)")
    made.add_argument("--rooms", type=int, default=24, metavar="R", help="rooms tried for a level (default 24)")
    made.add_argument("--out", type=Path, metavar="FILE", help="write a .sok file (default: standard output)")
    add_json(made)
    made.set_defaults(run=_generate)


def playable(path: Path, number: int) -> Level:
    """The level of that number in a file. Raises InputError with what keeps it from being played."""
    entry = _entry(read_file(path), path, number)
    if entry.level is None:
        raise next(finding for finding in entry.findings if finding.fatal).error()
    return entry.level


def _add_file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a .xsb, .sok, .txt or .slc file, or a link")


def _entry(collection: Collection, path: Path, number: int) -> Entry:
    count = len(collection.entries)
    if not 1 <= number <= count:
        levels = counted(count, "level")
        raise InputError(f"{path.name} has {levels}, so there is no level {number}")
    return collection.entries[number - 1]


def _convert(arguments: argparse.Namespace) -> int:
    collection = read_file(arguments.file)
    if arguments.level is not None:
        entry = _entry(collection, arguments.file, arguments.level)
        collection = make_collection(collection.title, [entry], collection.keys, collection.notes)
    to = arguments.to or format_of(arguments.out)
    lost = sum(len(entry.recordings) for entry in collection.entries) if to == "slc" else 0
    count = len(collection.entries)
    if arguments.out == STANDARD_OUTPUT:
        write_file(WRITERS[to](collection))
    else:
        save(arguments.out, collection, to)
        answer = {"file": str(arguments.out), "format": to, "levels": count}
        write(answer, arguments.json, f"{counted(count, 'level')} written to {arguments.out}")
    if lost:
        print(f"SLC has no place for solutions and snapshots: {lost} left out.", file=sys.stderr)
    return DONE


def _replay(arguments: argparse.Namespace) -> int:
    level = playable(arguments.file, arguments.level)
    moves = arguments.moves
    if moves is None:
        if not level.solutions:
            raise InputError(f"Level {arguments.level} has no stored solution; give one with --moves")
        moves = level.solutions[0]
    played = replay(level.start, "".join(parse_lurd(moves)))
    tally, solved = played.tally, played.state.solved
    answer = {
        "level": arguments.level,
        "solved": solved,
        "moves": tally.moves,
        "pushes": tally.pushes,
        "box_lines": tally.box_lines,
        "box_changes": tally.box_changes,
        "pushing_sessions": tally.pushing_sessions,
        "player_lines": tally.player_lines,
    }
    figures = ", ".join(f"{name.replace('_', ' ')}: {value}" for name, value in list(answer.items())[2:])
    write(answer, arguments.json, f"{'Solved' if solved else 'Not solved'} ({figures})")
    return DONE if solved else NO_ANSWER


def _generate(arguments: argparse.Namespace) -> int:
    for name, least, most in (("count", 1, 10_000), ("width", 5, 40), ("height", 5, 40), ("boxes", 1, 12)):
        if not least <= getattr(arguments, name) <= most:
            raise InputError(f"--{name} must be from {least} to {most}")
    if (arguments.width - 2) * (arguments.height - 2) > MOST_CELLS:
        raise InputError(f"--width and --height leave room for more than {MOST_CELLS} squares of floor")
    if arguments.rooms < 1:
        raise InputError("--rooms must be at least 1")
    entries = []
    for seed in range(arguments.seed, arguments.seed + arguments.count):
        made = _make(arguments, seed)
        if made is None:
            print(f"Seed {seed} made no level worth playing.", file=sys.stderr)
            continue
        entries.append(_new_entry(seed, made))
        if arguments.json:
            write(_facts(seed, made), True, "")
    if entries and (arguments.out is not None or not arguments.json):
        collection = make_collection("New levels", entries)
        if arguments.out is not None:
            save(arguments.out, collection, "sok")
        else:
            write_file(write_sok(collection))
    return DONE if len(entries) == arguments.count else NO_ANSWER


def _new_entry(seed: int, made: Made) -> Entry:
    return make_entry(made.rows, f"Seed {seed}", recordings=[Recording("Solution", made.solution)])


def _facts(seed: int, made: Made) -> dict[str, Any]:
    return {
        "seed": seed,
        "rows": made.rows,
        "solution": made.solution,
        "moves": made.tally.moves,
        "pushes": made.tally.pushes,
        "box_lines": made.tally.box_lines,
        "box_changes": made.tally.box_changes,
        "pushes_proved_least": True,
    }


def _make(arguments: argparse.Namespace, seed: int) -> Made | None:
    """One level, beside a line of progress on standard error; Ctrl-C ends it."""
    title = f"Level {seed - arguments.seed + 1} of {arguments.count}"
    style = Style(arguments.style) if arguments.style else None

    def work(control: Control) -> list[Made | None]:
        size = (arguments.width, arguments.height, arguments.boxes)
        return [generate(seed, *size, style, arguments.rooms, control)]

    say(title)
    return run_with_progress(work, lambda control: f"{title}: {percent(control)}" if control.total else "")[0]
