"""Solving a level: which pushes lead to a position with every box on a goal, or why none do.

For scripts and notebooks: `from core.sokoban import solve`, then `solve.shortest(level)`; a level is its XSB text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.sokoban.solve.solver import Answer


def first(level: str, *, seconds: float = 60.0, threads: int = 1) -> Answer:
    """Any solution, played move by move (`answer.solution.lurd`), a proof that there is none, or why none was found.

    Raises InputError with line and column for what is no level, and for one that is too large.
    """
    return _answer(level, "pushes", seconds, threads, optimal=False)


def shortest(level: str, metric: str = "pushes", *, seconds: float = 60.0, threads: int = 1) -> Answer:
    """A solution with the fewest pushes, or with the fewest "moves", and its proof (`answer.optimal`); or what is
    known after so many seconds. Raises InputError, as `first` does."""
    return _answer(level, metric, seconds, threads, optimal=True)


def _answer(level: str, metric: str, seconds: float, threads: int, *, optimal: bool) -> Answer:
    from core.control import Control
    from core.puzzle import InputError
    from core.sokoban.puzzle import PUZZLE
    from core.sokoban.solve.solver import Effort, Metric, solve
    from core.words import phrase

    if metric not in set(Metric):
        raise InputError(phrase("{name} is no metric. Use {names}", name=metric, names=" or ".join(Metric)))
    effort = Effort(seconds, threads=threads)
    return solve(PUZZLE.parse(level), Metric(metric), effort, Control(), optimal=optimal)
