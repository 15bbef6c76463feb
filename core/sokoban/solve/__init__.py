"""Solving a level: pushes that bring every box to a goal, or a proof that there are none.

For scripts and notebooks: `from core.sokoban import solve`, then `solve.find_shortest_solution(level)`. A level is its
XSB text, a list of its rows, or a `State`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.base import arguments

if TYPE_CHECKING:
    from core.sokoban.level_argument import Level
    from core.sokoban.solve.solver import Answer


def find_any_solution(level: Level, *, seconds: float = 60.0, threads: int = 1) -> Answer:
    """Return any solution, a proof that there is none, or the reason why the search ended without either.

    The moves of the solution are `answer.solution.lurd`. Raises InputError with line and column for an invalid level,
    for one that is too large, and for an invalid time limit or number of threads.
    """
    return _answer(level, "pushes", seconds, threads, optimal=False)


def find_shortest_solution(level: Level, metric: str = "pushes", *, seconds: float = 60.0, threads: int = 1) -> Answer:
    """Return a solution with the fewest pushes, or the fewest "moves"; `answer.optimal` if proved.

    After `seconds` the best known result is returned. Raises InputError as `find_any_solution` does.
    """
    return _answer(level, metric, seconds, threads, optimal=True)


def _answer(level: Level, metric: str, seconds: float, threads: int, *, optimal: bool) -> Answer:
    from core.base.control import Control
    from core.base.puzzle import InputError
    from core.base.words import phrase
    from core.sokoban.level_argument import first_position
    from core.sokoban.solve.solver import Effort, SolverMetric, solve

    if not arguments.is_one_of(metric, list(SolverMetric)):
        name, names = arguments.abbreviate_value(metric), " or ".join(SolverMetric)
        raise InputError(phrase("{name} is no metric. Use {names}", name=name, names=names))
    effort = Effort(arguments.seconds(seconds), threads=arguments.thread_count(threads))
    return solve(first_position(level), SolverMetric(metric), effort, Control(), optimal=optimal)
