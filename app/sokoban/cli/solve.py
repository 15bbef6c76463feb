"""`statewalk sokoban solve`: a solution of a level, or of every level of a file, and how short one can be."""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import Any

from app.cli.options import BAD_INPUT, DONE, NO_ANSWER, add_choice, add_json, write
from app.cli.progress import run_with_progress, say
from app.sokoban.cli.levels import playable
from core.control import Control
from core.puzzle import InputError
from core.sokoban.formats.collection import read_file
from core.sokoban.level import Level
from core.sokoban.solve.solver import MEMORY, Answer, Effort, Ending, Metric, solve

ALL = "all"
SECONDS = 60.0
MEGABYTE = 1 << 20
MOST_MEGABYTES = 1 << 20
THREADS = min(2, os.cpu_count() or 1)


def register(commands: Any) -> None:
    """Add `solve` to the subcommands of `statewalk sokoban`."""
    parser = commands.add_parser(
        "solve",
        help="find a solution, or prove that there is none",
        description="Every solution is replayed by the rules before it is printed. Exit code 0 if every level asked "
        "for was solved, 1 if one has no solution or the search gave up (ending says which: unsolvable, which is "
        "proved, time, memory or cancelled), 2 if one cannot be played or is too large.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a .xsb, .sok, .txt or .slc file")
    parser.add_argument("--level", default="1", metavar="K|all", help="the K-th level of the file, or all (default 1)")
    add_choice(parser, "--metric", Metric.PUSHES, "in what the length is counted")
    parser.add_argument("--optimal", action="store_true", help="only a solution that is proved as short as any will do")
    parser.add_argument(
        "--timeout", type=float, default=SECONDS, metavar="S", help=f"seconds for each level (default {SECONDS:g})"
    )
    parser.add_argument(
        "--memory",
        type=int,
        default=MEMORY // MEGABYTE,
        metavar="MB",
        help=f"megabytes that the positions of a search may take (default {MEMORY // MEGABYTE})",
    )
    parser.add_argument(
        "--threads",
        type=int,
        default=THREADS,
        metavar="N",
        help=f"with 2 the search along a plan and the search for the shortest run side by side (default {THREADS})",
    )
    add_json(parser)
    parser.set_defaults(run=_solve)


def _solve(arguments: argparse.Namespace) -> int:
    if not 0 < arguments.timeout < float("inf"):
        raise InputError(f"{arguments.timeout} is not a number of seconds above 0", "--timeout")
    if not 1 <= arguments.memory <= MOST_MEGABYTES:
        raise InputError(f"{arguments.memory} megabytes are not from 1 to {MOST_MEGABYTES}", "--memory")
    if arguments.threads < 1:
        raise InputError(f"{arguments.threads} threads are not at least 1", "--threads")
    code = DONE
    for number, level in _levels(arguments.file, arguments.level):
        control = Control()
        begun = time.perf_counter()
        try:
            if isinstance(level, InputError):
                raise level
            answer = _searched(level, arguments, control)
        except InputError as error:
            if arguments.level != ALL:
                raise
            say(f"Level {number}: {error}")
            code = BAD_INPUT
            continue
        facts = _facts(number, level, arguments.metric, answer, time.perf_counter() - begun)
        write(facts, arguments.json, _sentences(facts))
        if answer.ending is not Ending.SOLVED:
            code = max(code, NO_ANSWER)
        if control.cancelled:
            break
    return code


def _levels(path: Path, chosen: str) -> list[tuple[int, Level | InputError]]:
    """The levels asked for with their numbers; of those that cannot be played, what is wrong with them."""
    if chosen != ALL:
        if not chosen.isdecimal():
            raise InputError(f"{chosen} is neither the number of a level nor {ALL}", "--level")
        return [(int(chosen), playable(path, int(chosen)))]
    collection = read_file(path)
    if not collection.entries:
        raise InputError(f"{path.name} has no levels")
    return [
        (entry.index, entry.level or next(finding for finding in entry.findings if finding.fatal).error())
        for entry in collection.entries
    ]


def _searched(level: Level, arguments: argparse.Namespace, control: Control) -> Answer:
    """The answer, cut short by Ctrl-C too."""

    effort = Effort(arguments.timeout, arguments.memory * MEGABYTE, arguments.threads)

    def work(cells: Control) -> Answer:
        return solve(level.start, arguments.metric, effort, cells, optimal=arguments.optimal)

    return run_with_progress(work, lambda cells: f"{cells.done} positions" if cells.done else "", control, partial=True)


def _facts(number: int, level: Level, metric: Metric, answer: Answer, seconds: float) -> dict[str, Any]:
    tally = answer.solution.tally if answer.solution is not None else None
    pushes, moves = (tally.pushes, tally.moves) if tally is not None else (None, None)
    return {
        "level": number,
        "title": level.title,
        "metric": metric,
        "ending": answer.ending,
        "reason": answer.reason,
        "solution": answer.solution.lurd if answer.solution is not None else None,
        "length": pushes if metric is Metric.PUSHES else moves,
        "pushes": pushes,
        "moves": moves,
        "lower_bound": answer.lower_bound,
        "optimal": answer.optimal,
        "nodes": answer.nodes,
        "plan_steps": answer.attempt.planned if answer.attempt is not None else None,
        "plan_done": answer.attempt.done if answer.attempt is not None else None,
        "seconds": seconds,
    }


def _sentences(facts: dict[str, Any]) -> str:
    """The answer for a person: the solution on a line of its own."""
    name = f"{facts['level']} {facts['title']}".strip()
    effort = f"{facts['nodes']} positions in {facts['seconds']:.2f} s"
    if facts["ending"] == Ending.SOLVED:
        best = (
            f"; no solution has fewer {facts['metric']}"
            if facts["optimal"]
            else f"; at least {facts['lower_bound']} are needed"
        )
        figures = f"{facts['pushes']} pushes, {facts['moves']} moves"
        return f"{name}: solved ({figures}{best}; {effort})\n{facts['solution']}"
    verdict = "cannot be solved" if facts["ending"] == Ending.UNSOLVABLE else "gave up"
    bound = f"; at least {facts['lower_bound']} {facts['metric']}" if facts["lower_bound"] else ""
    return f"{name}: {verdict}. {facts['reason']} ({effort}{bound})"
