"""Command `statewalk sokoban solve`: solve one level or all levels of a file."""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.base.language.wording import format_count
from app.base.storage import fields
from app.cli.command import JSON, Argument, CommandAnswer, Subcommand, optional_choice, print_each, workers
from app.cli.file_arguments import argument_name
from app.cli.options import BAD_INPUT, DONE, NO_ANSWER
from app.sokoban.cli.effort import EFFORT, THREADS, effort_of
from app.sokoban.cli.levels import LEVEL_FILE, playable, read_levels
from core.base.control import Control
from core.base.puzzle import InputError
from core.sokoban.level import Level
from core.sokoban.solve.finish import solve_in_order
from core.sokoban.solve.order import SolutionMeasure, SolutionOrder, count_of, order_of
from core.sokoban.solve.solver import Answer as Solved
from core.sokoban.solve.solver import Effort, SearchEnding, SolverMetric, solve

ALL = "all"
NAMES = {
    SolutionMeasure.PUSHES: "pushes",
    SolutionMeasure.MOVES: "moves",
    SolutionMeasure.LINES: "box lines",
    SolutionMeasure.CHANGES: "box changes",
}
A_LEVEL = 2
"""Largest number of threads that one level can use."""


def _solve(arguments: argparse.Namespace) -> int:
    effort = effort_of(arguments, arguments.threads)
    levels = _levels(arguments.file, arguments.level)
    effort_each = effort._replace(threads=min(effort.threads, A_LEVEL))
    search = _Search(_order(arguments), arguments.exact is not None, arguments.quick, effort_each)
    playable_levels = sum(isinstance(level, Level) for _, level in levels)

    def answer(item: tuple[int, Level | str], found: dict[str, Any] | str) -> CommandAnswer:
        if isinstance(found, str):
            if arguments.level != ALL:
                raise InputError(found)
            return CommandAnswer(None, f"Level {item[0]}: {found}", BAD_INPUT)
        return CommandAnswer(found, _sentences(found), DONE if found["status"] == SearchEnding.SOLVED else NO_ANSWER)

    def progress(control: Control, done: int) -> str:
        if len(levels) == 1:
            return format_count(control.done, "position") if control.done else ""
        return f"{done} of {format_count(len(levels), 'level')}"

    return print_each(
        levels,
        levels,
        search,
        answer,
        progress,
        threads=max(1, min(effort.threads // A_LEVEL, playable_levels)),
        scheduler=arguments.scheduler,
        as_json=arguments.json,
    )


def _order(arguments: argparse.Namespace) -> SolutionOrder:
    """Return the order that --exact, --improve, --measure and --tie give; raise InputError on conflict."""
    names = {"--exact": arguments.exact, "--improve": arguments.improve, "--measure": arguments.measure}
    given = {name: SolutionMeasure(value) for name, value in names.items() if value is not None}
    if len(set(given.values())) > 1:
        (one, first), *_, (other, second) = given.items()
        raise InputError(f"{other} {second} contradicts {one} {first}", other)
    measure = next(iter(given.values()), SolutionMeasure.PUSHES)
    tie = None if arguments.tie is None else SolutionMeasure(arguments.tie)
    try:
        return order_of(measure, tie)
    except ValueError:
        raise InputError(f"{tie} cannot break ties between solutions with equal {measure}", "--tie") from None


def _levels(path: Path, chosen: str) -> list[tuple[int, Level | str]]:
    """Return the selected levels with their numbers; for one that cannot be played, its fault."""
    if chosen != ALL:
        number = fields.digits(chosen)
        if number is None:
            raise InputError(f"{chosen:.40} is neither the number of a level nor {ALL}", "--level")
        return [(number, playable(path, number))]
    collection = read_levels(path)
    if not collection.entries:
        raise InputError(f"{argument_name(path)} has no levels")
    return [
        (entry.index, entry.level or str(next(finding for finding in entry.findings if finding.fatal).error()))
        for entry in collection.entries
    ]


@dataclass(frozen=True)
class _Search:
    """Search of one level, which can be sent to the workers of a cluster."""

    order: SolutionOrder
    optimal: bool
    """Whether only a solution proved to have the fewest is accepted."""
    quick: bool
    """Whether the first solution found is accepted."""
    effort: Effort

    def __call__(self, item: tuple[int, Level | str], control: Control) -> dict[str, Any] | str:
        """Return the result of a search, perhaps cut short by `control`, or why it is impossible."""
        index, level = item
        if isinstance(level, str):
            return level
        search, begun = solve if self.quick else solve_in_order, time.perf_counter()
        try:
            answer = search(level.start, self.order, self.effort, control, optimal=self.optimal)
        except InputError as error:
            return str(error)
        return _facts(index, level, self.order, answer, time.perf_counter() - begun)


def _facts(index: int, level: Level, order: SolutionOrder, answer: Solved, seconds: float) -> dict[str, Any]:
    tally = answer.solution.tally if answer.solution is not None else None
    attempt = answer.attempt
    return {
        "index": index,
        "title": level.title,
        "status": answer.ending if answer.ending in (SearchEnding.SOLVED, SearchEnding.UNSOLVABLE) else "gave_up",
        "reason": answer.reason,
        "metric": order.first,
        "tie": order.tie,
        "solution": answer.solution.lurd if answer.solution is not None else None,
        "length": None if tally is None else count_of(order.first, tally),
        "pushes": None if tally is None else tally.pushes,
        "moves": None if tally is None else tally.moves,
        "box_lines": None if tally is None else tally.box_lines,
        "box_changes": None if tally is None else tally.box_changes,
        "lower_bound": answer.lower_bound,
        "optimal": answer.optimal,
        "tie_optimal": answer.tie_optimal,
        "nodes": answer.nodes,
        "positions": answer.positions,
        "memory_bytes": answer.memory_bytes,
        "plan_steps": attempt.planned if attempt is not None else None,
        "plan_done": attempt.done if attempt is not None else None,
        "dead_share": attempt.dead / max(1, attempt.dead + attempt.expanded) if attempt is not None else None,
        "seconds": seconds,
    }


def _sentences(facts: dict[str, Any]) -> str:
    """Return the answer as text, with the solution on a line of its own."""
    name = f"{facts['index']} {facts['title']}".strip()
    effort = f"{format_count(facts['nodes'], 'position')} in {facts['seconds']:.2f} s"
    figures = _say_counts(facts)
    if facts["status"] == SearchEnding.SOLVED:
        best = _describe_proof(facts)
        return f"{name}: solved ({figures}{best}; {effort})\n{facts['solution']}"
    verdict = "cannot be solved" if facts["status"] == SearchEnding.UNSOLVABLE else "gave up"
    bound = f"; at least {facts['lower_bound']} {NAMES[facts['metric']]}" if facts["lower_bound"] else ""
    sentence = f"{name}: {verdict}. {facts['reason']} ({effort}{bound})"
    return f"{sentence}\nBest so far: {figures}\n{facts['solution']}" if facts["solution"] else sentence


def _say_counts(facts: dict[str, Any]) -> str:
    """Return the counts of a solution that were asked for as text: "4 pushes, 7 moves"."""
    counts = f"{format_count(facts['pushes'] or 0, 'push', 'pushes')}, {format_count(facts['moves'] or 0, 'move')}"
    if facts["metric"] == SolutionMeasure.LINES:
        return f"{format_count(facts['box_lines'] or 0, 'box line')}, {counts}"
    if facts["metric"] == SolutionMeasure.CHANGES:
        return f"{format_count(facts['box_changes'] or 0, 'box change')}, {counts}"
    return counts


def _describe_proof(facts: dict[str, Any]) -> str:
    """Return a text on which of the two minimized counts are proved."""
    first, tie = NAMES[facts["metric"]], NAMES[facts["tie"]]
    if not facts["optimal"]:
        return f"; at least {facts['lower_bound']} {first} are needed"
    if facts["tie_optimal"]:
        return f"; proved: fewest {first}, and of those fewest {tie}"
    return f"; proved: fewest {first}, but not fewest {tie}"


SOLVE = Subcommand(
    _solve,
    (
        LEVEL_FILE,
        Argument("--level", default="1", metavar="K|all", help="the K-th level of the file, or all (default: 1)"),
        optional_choice("--exact", SolutionMeasure, "accept only a solution that is proved to have the fewest"),
        optional_choice("--improve", SolverMetric, "same as --measure pushes or --measure moves"),
        optional_choice(
            "--measure",
            SolutionMeasure,
            "what to minimize as far as the time allows: pushes, moves, box lines or box changes (default: pushes)",
        ),
        optional_choice(
            "--tie",
            SolverMetric,
            "what to minimize among equally good solutions (default: moves after pushes, pushes after the others)",
        ),
        Argument("--quick", action="store_true", help="accept the first solution found, whatever its length"),
        *EFFORT,
        *workers(
            THREADS,
            f"with {A_LEVEL}, the search along a plan and the search for the shortest solution run side by side; with "
            f"more, several levels are solved at once, each with {A_LEVEL} threads and its own memory "
            f"(default: {THREADS})",
            "let the workers of this Dask scheduler (host:port) solve, each level by itself",
        ),
        JSON,
    ),
    "Every solution is checked by the rules before it is printed. Exit code 0 if every requested level is solved, 1 if "
    "a level has no solution or the search gave up (status in JSON: unsolvable, which is proved, or gave_up), 2 if a "
    "level cannot be played or is too large.",
)
