"""Sokoban without a window: the subcommands, of which this one checks level files."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from app.cli.options import BAD_INPUT, DONE, Parser, add_commands, add_json, write
from app.sokoban.cli import blocks, depth, family, generate, improve, picture, reach, savitch, solve
from app.sokoban.cli import levels as level_commands
from core.sokoban.formats.collection import Collection, Entry
from core.sokoban.identity import duplicates
from core.sokoban.level import Finding


def register(parser: Parser) -> None:
    """Add the subcommands of `statewalk sokoban`."""
    commands = add_commands(parser)
    check = commands.add_parser(
        "check",
        help="say for every level of a file whether it can be played, and if not, why",
        description="Exit code 0 if every level can be played, 2 if one cannot or the file cannot be read.",
    )
    level_commands.add_level_file(check)
    add_json(check)
    check.set_defaults(run=_check)
    reach.register(commands)
    blocks.register(commands)
    level_commands.register(commands)
    generate.register(commands)
    depth.register(commands)
    solve.register(commands)
    improve.register(commands)
    family.register(commands)
    savitch.register(commands)
    picture.register(commands)


def _check(arguments: argparse.Namespace) -> int:
    collection = level_commands.read_levels(arguments.file)
    entries = _with_repeats(collection)
    levels = [_facts(entry) for entry in entries]
    valid = all(facts["valid"] for facts in levels) and not collection.findings
    answer = {
        "file": str(arguments.file),
        "title": collection.title,
        "valid": valid,
        "findings": _listed(collection.findings),
        "levels": levels,
    }
    sentences = [*map(_sentence, entries, levels), *(str(finding.error()) for finding in collection.findings)]
    write(answer, arguments.json, "\n".join(sentences))
    return DONE if valid else BAD_INPUT


def _with_repeats(collection: Collection) -> list[Entry]:
    """The levels, with a finding at each that is the same as one before it."""
    entries = list(collection.entries)
    for index, first in duplicates(entry.drawn for entry in entries).items():
        message = f"This is level {first + 1} once more, perhaps turned, mirrored or decorated"
        again = Finding(message, entries[index].line, 1, fatal=False)
        entries[index] = replace(entries[index], findings=(*entries[index].findings, again))
    return entries


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
        "findings": _listed((*entry.findings, *entry.unclear)),
    }


def _listed(findings: Sequence[Finding]) -> list[dict[str, Any]]:
    return [{"message": one.message, "line": one.line, "column": one.column, "fatal": one.fatal} for one in findings]


def _sentence(entry: Entry, facts: dict[str, Any]) -> str:
    name = f"{entry.index} {entry.title}".strip()
    verdict = "can be played" if facts["valid"] else "cannot be played"
    size = f"{facts['width']} × {facts['height']}, boxes: {facts['boxes']}, goals: {facts['goals']}"
    lines = [f"{name}: {verdict} ({size})"]
    lines += [f"  {finding.error()}" for finding in (*entry.findings, *entry.unclear)]
    return "\n".join(lines)
