"""Fibonacci corridors' shortest solutions found by exact search, for comparison with the recurrence."""

from __future__ import annotations

from typing import NamedTuple

from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.families.corridor import Corridor
from core.sokoban.solve.solver import Effort, SolverMetric, solve


class Fewest(NamedTuple):
    """Least number of moves or pushes that an exact search proved."""

    number: int | None
    """The least number; None if the search gave up."""
    reason: str
    """Reason why the search gave up, or ""."""


class Count(NamedTuple):
    """Least moves and least pushes that exact searches proved; None where one gave up."""

    moves: int | None
    pushes: int | None
    reason: str = ""
    """Reason why a search gave up, or ""."""

    @property
    def is_complete(self) -> bool:
        """Whether both searches were completed."""
        return self.moves is not None and self.pushes is not None


def count(corridor: Corridor, effort: Effort, control: Control) -> Count:
    """Return the fewest moves and the fewest pushes of a Fibonacci corridor, each by its own exact search.

    The man may end on either side.
    """
    results = {metric: fewest(corridor.level.start, metric, effort, control) for metric in SolverMetric}
    reason = next((answer.reason for answer in results.values() if answer.reason), "")
    return Count(results[SolverMetric.MOVES].number, results[SolverMetric.PUSHES].number, reason)


def fewest(start: State, metric: SolverMetric, effort: Effort, control: Control) -> Fewest:
    """Return the fewest moves or pushes that solve the level, by an exact search."""
    answer = solve(start, metric, effort, control, optimal=True)
    return Fewest(answer.lower_bound if answer.optimal else None, answer.reason)
