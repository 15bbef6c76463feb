"""Command `statewalk sokoban family`: levels whose solutions grow exponentially with their size."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from app.base.language.wording import format_count
from app.cli.command import JSON, Argument, CommandAnswer, Subcommand
from app.cli.file_arguments import write_argument
from app.cli.options import DONE, NO_ANSWER, WholeNumber
from app.cli.streams import write_file
from app.sokoban.cli.effort import EFFORT, effort_of
from app.work.progress import run_with_progress
from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.families import doubling, fibonacci
from core.sokoban.families.count import fewest
from core.sokoban.families.titles import COLLECTION
from core.sokoban.formats.collection import Collection, make_collection, make_entry
from core.sokoban.formats.write import write_sok
from core.sokoban.level import Level, Recording
from core.sokoban.solve.solver import Effort, SolverMetric

FAMILIES = ("fibonacci", "doubling")


def _family(arguments: argparse.Namespace) -> Iterator[CommandAnswer]:
    effort, n = effort_of(arguments), arguments.n
    family = doubling if arguments.family == "doubling" else fibonacci
    level, length, solution = family.level(n), family.length(n), family.solution(n)
    answer: dict[str, Any] = {
        "family": arguments.family,
        "n": n,
        "rows": list(level.rows),
        "solution": solution,
        "moves": length.moves,
        "pushes": length.pushes,
    }
    if family is doubling:
        answer["entrances"] = doubling.entrances(n)
    complete = True
    if arguments.solve:
        found = {metric: _find_fewest(level.start, metric, effort) for metric in SolverMetric}
        answer |= {f"counted_{metric}": count for metric, count in found.items()}
        complete = None not in found.values()
    collection = _collection(level, solution)
    if arguments.out is not None:
        write_argument(arguments.out, write_sok(collection))
    yield CommandAnswer(answer, _sentences(answer), DONE if complete else NO_ANSWER)
    if arguments.out is None and not arguments.json:
        write_file(write_sok(collection))


def _collection(level: Level, solution: str) -> Collection:
    entry = make_entry(level.rows, level.title, recordings=[Recording("Solution", solution)])
    return make_collection(COLLECTION.template, [entry])


def _find_fewest(start: State, metric: SolverMetric, effort: Effort) -> int | None:
    """Return the fewest moves or pushes of a solution, or None if the search gave up."""

    def progress(control: Control) -> str:
        return f"{metric}: {format_count(control.done, 'position')}" if control.done else ""

    return run_with_progress(partial(fewest, start, metric, effort), progress).number


def _sentences(facts: dict[str, Any]) -> str:
    how = "formula" if "entrances" in facts else "recurrence"
    lines = [f"n = {facts['n']}: {facts['moves']} moves, {facts['pushes']} pushes by the {how}"]
    if "entrances" in facts:
        lines.append("Rooms are entered " + ", ".join(map(str, facts["entrances"])) + " times")
    for metric in SolverMetric:
        if (key := f"counted_{metric}") in facts:
            count = facts[key]
            lines.append(f"Fewest {metric}: " + ("not found, the search gave up" if count is None else f"{count}"))
    return "\n".join(lines)


FAMILY = Subcommand(
    _family,
    (
        Argument("family", choices=FAMILIES, help="family of levels"),
        Argument(
            "--n",
            type=WholeNumber(0, 1000),
            required=True,
            metavar="N",
            help="number of boxes (fibonacci) or rooms (doubling)",
        ),
        Argument("--solve", action="store_true", help="also find the fewest moves and pushes by search"),
        Argument("--out", type=Path, metavar="FILE", help="write the level with its solution to a .sok file"),
        *EFFORT,
        JSON,
    ),
    "In fibonacci, a corridor has n boxes, and each box takes about 1.6 times as many moves as the one before. In "
    "doubling, entering a room means entering the next one twice, so the last of n rooms is entered 2^n times. A "
    "formula gives the lengths of the solutions, and --solve checks them by exact search. Exit code 1 if the search "
    "gave up.",
)
