"""Command `statewalk sokoban check`: which levels of a file can be played."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from app.cli.command import JSON, CommandAnswer, Subcommand
from app.cli.options import BAD_INPUT, DONE
from app.sokoban.cli.levels import LEVEL_FILE, read_levels
from core.sokoban.formats.collection import Collection, CollectionEntry
from core.sokoban.identity import duplicates
from core.sokoban.level import LevelFinding


def _check(arguments: argparse.Namespace) -> CommandAnswer:
    collection = read_levels(arguments.file)
    entries = _with_repeats(collection)
    levels = [_facts(entry) for entry in entries]
    valid = all(facts["valid"] for facts in levels) and not collection.findings
    answer = {
        "file": str(arguments.file),
        "title": collection.title,
        "valid": valid,
        "findings": _list_findings(collection.findings),
        "levels": levels,
    }
    sentences = [*map(_sentence, entries, levels), *(str(finding.error()) for finding in collection.findings)]
    return CommandAnswer(answer, "\n".join(sentences), DONE if valid else BAD_INPUT)


def _with_repeats(collection: Collection) -> list[CollectionEntry]:
    """Return the levels of a file, with a finding at each that equals an earlier one."""
    entries = list(collection.entries)
    for index, first in duplicates(entry.drawn for entry in entries).items():
        message = f"This is level {first + 1} once more, perhaps turned, mirrored or decorated"
        again = LevelFinding(message, entries[index].line, 1, fatal=False)
        entries[index] = replace(entries[index], findings=(*entries[index].findings, again))
    return entries


def _facts(entry: CollectionEntry) -> dict[str, Any]:
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
        "findings": _list_findings((*entry.findings, *entry.unclear)),
    }


def _list_findings(findings: Sequence[LevelFinding]) -> list[dict[str, Any]]:
    return [{"message": one.message, "line": one.line, "column": one.column, "fatal": one.fatal} for one in findings]


def _sentence(entry: CollectionEntry, facts: dict[str, Any]) -> str:
    name = f"{entry.index} {entry.title}".strip()
    verdict = "can be played" if facts["valid"] else "cannot be played"
    size = f"{facts['width']} × {facts['height']}, boxes: {facts['boxes']}, goals: {facts['goals']}"
    lines = [f"{name}: {verdict} ({size})"]
    lines += [f"  {finding.error()}" for finding in (*entry.findings, *entry.unclear)]
    return "\n".join(lines)


CHECK = Subcommand(
    _check,
    (
        LEVEL_FILE,
        JSON,
    ),
    "Exit code 0 if every level can be played, 2 if one cannot or the file cannot be read.",
)
