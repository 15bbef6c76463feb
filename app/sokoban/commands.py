"""Sokoban without a window: check level files, and list what a box can reach."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

from app.cli import BAD_INPUT, DONE, Parser, add_json, write
from core.puzzle import InputError
from core.sokoban.collection import Entry, read_file
from core.sokoban.level import Level
from core.sokoban.reach import reach


def register(parser: Parser) -> None:
    """Add the subcommands of `statewalk sokoban`."""
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    check = commands.add_parser(
        "check",
        help="say for every level of a file whether it can be played, and if not, why",
        description="Exit code 0 if every level can be played, 2 if one cannot or the file cannot be read.",
    )
    check.add_argument("file", type=Path, metavar="FILE", help="a .xsb, .sok or .txt file")
    add_json(check)
    check.set_defaults(run=_check)
    reached = commands.add_parser(
        "reach",
        help="list the squares to which one box can be pushed",
        description="The box's own square, which takes no push, is one of them.",
    )
    reached.add_argument("file", type=Path, metavar="FILE", help="a .xsb, .sok or .txt file")
    reached.add_argument("--level", type=int, default=1, metavar="K", help="the K-th level of the file (default 1)")
    reached.add_argument(
        "--box", required=True, metavar="X,Y", help="column and row of the box; 0,0 is the top left of the level's rows"
    )
    add_json(reached)
    reached.set_defaults(run=_reach)


def _check(arguments: argparse.Namespace) -> int:
    collection = read_file(arguments.file)
    levels = [_facts(entry) for entry in collection.entries]
    valid = all(facts["valid"] for facts in levels)
    answer = {"file": str(arguments.file), "title": collection.title, "valid": valid, "levels": levels}
    write(answer, arguments.json, "\n".join(map(_sentence, collection.entries, levels)))
    return DONE if valid else BAD_INPUT


def _facts(entry: Entry) -> dict[str, Any]:
    board = "".join(entry.rows)
    return {
        "index": entry.index,
        "title": entry.title,
        "author": entry.author,
        "width": max(map(len, entry.rows), default=0),
        "height": len(entry.rows),
        "boxes": board.count("$") + board.count("*"),
        "goals": sum(board.count(sign) for sign in ".*+"),
        "valid": entry.level is not None,
        "findings": [
            {"message": one.message, "line": one.line, "column": one.column, "fatal": one.fatal}
            for one in entry.findings
        ],
    }


def _sentence(entry: Entry, facts: dict[str, Any]) -> str:
    name = f"{entry.index} {entry.title}".strip()
    verdict = "can be played" if facts["valid"] else "cannot be played"
    size = f"{facts['width']} × {facts['height']}, boxes: {facts['boxes']}, goals: {facts['goals']}"
    lines = [f"{name}: {verdict} ({size})"]
    lines += [f"  {finding.error()}" for finding in entry.findings]
    return "\n".join(lines)


def _level(path: Path, number: int) -> Level:
    entries = read_file(path).entries
    if not 1 <= number <= len(entries):
        raise InputError(f"{path.name} has {len(entries)} levels, so there is no level {number}")
    entry = entries[number - 1]
    if entry.level is None:
        raise next(finding for finding in entry.findings if finding.fatal).error()
    return entry.level


def _reach(arguments: argparse.Namespace) -> int:
    x, y = _square(arguments.box)
    state = _level(arguments.file, arguments.level).start
    cell = state.board.cell(x, y)
    if not state.has_box(cell):
        raise InputError("There is no box on that square", f"{x},{y}")
    begun = time.perf_counter()
    found = reach(state, cell)
    seconds = time.perf_counter() - begun
    squares = sorted(found.squares(), key=lambda square: (square[1], square[0]))
    answer = {
        "level": arguments.level,
        "box": [x, y],
        "reachable": [list(square) for square in squares],
        "count": found.count,
        "seconds": seconds,
    }
    text = f"{found.count} squares: " + " ".join(f"{column},{row}" for column, row in squares)
    write(answer, arguments.json, text)
    return DONE


def _square(text: str) -> tuple[int, int]:
    parts = text.split(",")
    try:
        x, y = (int(part) for part in parts)
    except ValueError:
        raise InputError(f"{text} is not a square; write column and row as in 3,5") from None
    return x, y
