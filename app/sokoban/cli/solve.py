"""`statewalk sokoban solve`: a solution of a level, or of every level of a file, and how short one can be."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

from app.cli.options import BAD_INPUT, DONE, NO_ANSWER, add_json, add_optional_choice, write
from app.cli.progress import run_with_progress, say
from app.services.wording import counted
from app.sokoban.cli.effort import THREADS, add_effort, effort_of
from app.sokoban.cli.levels import playable
from core.control import Control
from core.puzzle import InputError
from core.sokoban.formats.collection import read_file
from core.sokoban.level import Level
from core.sokoban.replay import Replay
from core.sokoban.solve.optimiser import improvements
from core.sokoban.solve.solver import Answer, Effort, Ending, Metric, solve

ALL = "all"


def register(commands: Any) -> None:
    """Add `solve` to the subcommands of `statewalk sokoban`."""
    parser = commands.add_parser(
        "solve",
        help="find a solution, or prove that there is none",
        description="Every solution is replayed by the rules before it is printed. Exit code 0 if every level asked "
        "for was solved, 1 if one has no solution or the search gave up (status says which: unsolvable, which is "
        "proved, or gave_up), 2 if one cannot be played or is too large.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a .xsb, .sok, .txt or .slc file")
    parser.add_argument("--level", default="1", metavar="K|all", help="the K-th level of the file, or all (default 1)")
    add_optional_choice(parser, "--exact", Metric, "only a solution that is proved to have the fewest will do")
    add_optional_choice(parser, "--improve", Metric, "spend what is left of the time on making the solution shorter")
    add_effort(parser)
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
    effort = effort_of(arguments, arguments.threads)
    code = DONE
    for index, level in _levels(arguments.file, arguments.level):
        control = Control()
        begun = time.perf_counter()
        try:
            if isinstance(level, InputError):
                raise level
            answer = _searched(level, arguments.exact, arguments.improve, effort, control)
        except InputError as error:
            if arguments.level != ALL:
                raise
            say(f"Level {index}: {error}")
            code = BAD_INPUT
            continue
        metric = arguments.exact or arguments.improve or Metric.PUSHES
        facts = _facts(index, level, metric, answer, time.perf_counter() - begun)
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


def _searched(level: Level, exact: Metric | None, improve: Metric | None, effort: Effort, control: Control) -> Answer:
    """The answer, cut short by Ctrl-C too."""

    def work(cells: Control) -> Answer:
        begun = time.monotonic()
        answer = solve(level.start, exact or improve or Metric.PUSHES, effort, cells, optimal=exact is not None)
        if improve is None or answer.solution is None or answer.optimal:
            return answer
        left = effort._replace(seconds=begun + effort.seconds - time.monotonic())
        return _improved(level, answer, answer.solution, improve, left, cells)

    return run_with_progress(
        work, lambda cells: counted(cells.done, "position") if cells.done else "", control, partial=True
    )


def _improved(
    level: Level, answer: Answer, solution: Replay, metric: Metric, effort: Effort, control: Control
) -> Answer:
    for better in improvements(level.start, solution.lurd, metric, effort, control):
        solution = better.moves
    length = solution.tally.moves if metric is Metric.MOVES else solution.tally.pushes
    return answer._replace(solution=solution, optimal=length == answer.lower_bound)


def _facts(index: int, level: Level, metric: Metric, answer: Answer, seconds: float) -> dict[str, Any]:
    tally = answer.solution.tally if answer.solution is not None else None
    pushes, moves = (tally.pushes, tally.moves) if tally is not None else (None, None)
    attempt = answer.attempt
    return {
        "index": index,
        "title": level.title,
        "status": answer.ending if answer.ending in (Ending.SOLVED, Ending.UNSOLVABLE) else "gave_up",
        "reason": answer.reason,
        "metric": metric,
        "solution": answer.solution.lurd if answer.solution is not None else None,
        "length": pushes if metric is Metric.PUSHES else moves,
        "pushes": pushes,
        "moves": moves,
        "lower_bound": answer.lower_bound,
        "optimal": answer.optimal,
        "nodes": answer.nodes,
        "positions": answer.positions,
        "memory_bytes": answer.memory_bytes,
        "plan_steps": attempt.planned if attempt is not None else None,
        "plan_done": attempt.done if attempt is not None else None,
        "dead_share": attempt.dead / max(1, attempt.dead + attempt.expanded) if attempt is not None else None,
        "seconds": seconds,
    }


def _sentences(facts: dict[str, Any]) -> str:
    """The answer for a person: the solution on a line of its own."""
    name = f"{facts['index']} {facts['title']}".strip()
    effort = f"{counted(facts['nodes'], 'position')} in {facts['seconds']:.2f} s"
    if facts["status"] == Ending.SOLVED:
        best = (
            f"; no solution has fewer {facts['metric']}"
            if facts["optimal"]
            else f"; at least {facts['lower_bound']} {facts['metric']} are needed"
        )
        figures = f"{counted(facts['pushes'], 'push', 'pushes')}, {counted(facts['moves'], 'move')}"
        return f"{name}: solved ({figures}{best}; {effort})\n{facts['solution']}"
    verdict = "cannot be solved" if facts["status"] == Ending.UNSOLVABLE else "gave up"
    bound = f"; at least {facts['lower_bound']} {facts['metric']}" if facts["lower_bound"] else ""
    return f"{name}: {verdict}. {facts['reason']} ({effort}{bound})"
