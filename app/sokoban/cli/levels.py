"""Commands `statewalk sokoban convert` and `replay`, and reading level files for other commands."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from app.base.language.wording import format_count
from app.cli.command import JSON, Argument, CommandAnswer, Subcommand
from app.cli.file_arguments import STANDARD_STREAM, argument_name, read_argument, write_argument
from app.cli.options import DONE, NO_ANSWER, WholeNumber
from core.base.budget import LEVELS
from core.base.puzzle import InputError
from core.sokoban.formats.collection import Collection, CollectionEntry, make_collection, read_collection, read_file
from core.sokoban.formats.link import is_link
from core.sokoban.formats.write import WRITERS, format_of, left_out_of_slc
from core.sokoban.level import Level
from core.sokoban.lurd import parse_lurd
from core.sokoban.replay import forward_moves, replay

LEVEL_NUMBER = WholeNumber(0, LEVELS)
"""Type of an option that selects a level of a file, numbered from 1."""
LEVEL_FILE = Argument(
    "file",
    type=Path,
    metavar="FILE",
    help="a .xsb, .sok, .txt or .slc file, a link to a level, or - for standard input",
)
ONE_LEVEL = (
    LEVEL_FILE,
    Argument("--level", type=LEVEL_NUMBER, default=1, metavar="K", help="the K-th level of the file (default: 1)"),
)
"""Arguments for a level file and the number of a level in it."""


def playable(path: Path, number: int) -> Level:
    """Return the level with a number in a file; raise InputError if it cannot be played."""
    entry = _entry(read_levels(path), path, number)
    if entry.level is None:
        raise next(finding for finding in entry.findings if finding.fatal).error()
    return entry.level


def read_levels(path: Path) -> Collection:
    """Return the levels of a file or link given on the command line; raise InputError if it is invalid."""
    if path == STANDARD_STREAM or not (path.is_file() or is_link(str(path))):
        return read_collection(read_argument(path))
    return read_file(path)


def _entry(collection: Collection, path: Path, number: int) -> CollectionEntry:
    count = len(collection.entries)
    if not 1 <= number <= count:
        levels = format_count(count, "level")
        raise InputError(f"{argument_name(path)} has {levels}, so there is no level {number}")
    return collection.entries[number - 1]


def _convert(arguments: argparse.Namespace) -> Iterator[CommandAnswer]:
    collection = read_levels(arguments.file)
    if arguments.level is not None:
        entry = _entry(collection, arguments.file, arguments.level)
        collection = make_collection(collection.title, [entry], collection.keys, collection.notes)
    to = arguments.to or format_of(arguments.out)
    count = len(collection.entries)
    if write_argument(arguments.out, WRITERS[to](collection)):
        facts = {"file": str(arguments.out), "format": to, "levels": count}
        yield CommandAnswer(facts, f"{format_count(count, 'level')} written to {arguments.out}")
    for sentence in left_out_of_slc(collection) if to == "slc" else ():
        print(f"{sentence}.", file=sys.stderr)
    if unclear := collection.unclear:
        lines = format_count(len(unclear), "line")
        print(f"{lines} not understood; the first: {unclear[0].error()}", file=sys.stderr)


def _replay(arguments: argparse.Namespace) -> CommandAnswer:
    level = playable(arguments.file, arguments.level)
    moves = arguments.moves
    if moves is None:
        if not level.solutions:
            raise InputError(f"Level {arguments.level} has no stored solution; give one with --moves")
        moves = forward_moves(level.start, level.solutions[0])
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
    return CommandAnswer(answer, f"{'Solved' if solved else 'Not solved'} ({figures})", DONE if solved else NO_ANSWER)


CONVERT = Subcommand(
    _convert,
    (
        LEVEL_FILE,
        Argument("out", type=Path, metavar="OUT", help="file to write; - is standard output"),
        Argument("--to", choices=list(WRITERS), help="format (default: by the ending of OUT, else sok)"),
        Argument("--level", type=LEVEL_NUMBER, metavar="K", help="only the K-th level of the file"),
        JSON,
    ),
    "A .sok or .xsb file keeps everything; SLC has no place for solutions and notes. "
    "Levels that cannot be played are written as they are.",
)


REPLAY = Subcommand(
    _replay,
    (
        *ONE_LEVEL,
        Argument(
            "--moves",
            metavar="LURD",
            help="moves as letters l, u, r, d, also as 3l (default: the level's first stored solution)",
        ),
        JSON,
    ),
    "Exit code 0 if the moves solve the level, 1 if they do not, 2 if one of them is impossible.",
)
