"""Command `statewalk sokoban savitch`: Savitch's algorithm compared with breadth-first search."""

from __future__ import annotations

import argparse
import time
from typing import Any

from app.base.language.wording import format_count
from app.cli.command import JSON, Argument, CommandAnswer, Subcommand
from app.cli.options import DONE, NO_ANSWER, WholeNumber
from app.sokoban.cli.levels import ONE_LEVEL, playable
from app.work.progress import run_with_progress
from core.base.control import Control
from core.sokoban.savitch.configuration import MOST_CELLS, free_cells
from core.sokoban.savitch.question import ask
from core.sokoban.savitch.search import Savitch

MOST_CALLS = 1_000_000_000


def _savitch(arguments: argparse.Namespace) -> CommandAnswer:
    start = playable(arguments.file, arguments.level).start
    cells = free_cells(start)
    question = ask(start, arguments.limit)
    limit = question.limit
    search = Savitch(start, question.end, limit)
    cost = question.expected_cost
    expected = cost.calls if cost.exact else None
    begun = time.perf_counter()

    def work(control: Control) -> Savitch:
        search.run(arguments.max_calls, control)
        return search

    def progress(control: Control) -> str:
        return _format_call_count(control.done, expected)

    run_with_progress(work, progress, partial=True)
    answer = {
        "level": arguments.level,
        "cells": len(cells),
        "limit": limit,
        "reachable": search.answer,
        "calls": search.calls,
        "expected_calls": expected,
        "depth": search.depth,
        "space": search.space,
        "positions": len(question.flood.distance),
        "breadth_first": question.answer,
        "moves": question.moves,
        "seconds": time.perf_counter() - begun,
    }
    return CommandAnswer(answer, _sentences(answer), DONE if search.answer is not None else NO_ANSWER)


def _format_call_count(made: int, expected: int | None) -> str:
    if expected is None:
        return format_count(made, "call")
    return f"{format_count(made, 'call')} of {expected if expected < 10**15 else f'{expected:.1e}'}"


def _sentences(facts: dict[str, Any]) -> str:
    verdict = {True: "can be reached", False: "cannot be reached", None: "may be reachable"}[facts["reachable"]]
    breadth_first = (
        f"reaches it in {format_count(facts['moves'], 'move')}" if facts["breadth_first"] else "does not reach it"
    )
    return (
        f"The solved position {verdict} within {format_count(facts['limit'], 'move')} "
        f"({_format_call_count(facts['calls'], facts['expected_calls'])}, "
        f"recursion depth {facts['depth']}, {format_count(facts['space'], 'cell')} of memory)\n"
        f"Breadth-first search {breadth_first} ({format_count(facts['positions'], 'position')} in memory)"
    )


SAVITCH = Subcommand(
    _savitch,
    (
        *ONE_LEVEL,
        Argument(
            "--limit",
            type=WholeNumber(0, 3**MOST_CELLS),
            metavar="T",
            help="most moves allowed (default: 3^n for n squares, which is always enough)",
        ),
        Argument(
            "--max-calls",
            type=WholeNumber(1, MOST_CALLS),
            default=MOST_CALLS,
            metavar="N",
            help=f"give up after N calls (default: {MOST_CALLS}, about 20 s)",
        ),
        JSON,
    ),
    "Savitch's algorithm decides whether the nearest solved position (or the first, if none can be reached) can be "
    "reached: it tries every configuration as the midpoint and stores only one path of its recursion. Breadth-first "
    "search answers the same question for comparison. Exit code 0 if the algorithm decided, 1 if it gave up after "
    "--max-calls.",
)
