"""The shortest solutions of a corridor counted by exact search, beside what its recurrence says."""

from __future__ import annotations

from typing import NamedTuple

from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.families.corridor import Corridor
from core.sokoban.solve.solver import Effort, SolverMetric, solve


class Fewest(NamedTuple):
    """What an exact search proved."""

    number: int | None
    """None if it gave up."""
    reason: str
    """Why it gave up."""


class Count(NamedTuple):
    """What exact searches proved; None where one gave up."""

    moves: int | None
    pushes: int | None
    reason: str = ""
    """Why a search gave up."""

    @property
    def is_complete(self) -> bool:
        """Whether both moves and pushes were counted."""
        return self.moves is not None and self.pushes is not None


def count(corridor: Corridor, effort: Effort, control: Control) -> Count:
    """The fewest moves and the fewest pushes of a Fibonacci corridor, each by a search with this effort.

    Wherever the man ends: on the side where he has the shorter way.
    """
    found = {metric: fewest(corridor.level.start, metric, effort, control) for metric in SolverMetric}
    reason = next((answer.reason for answer in found.values() if answer.reason), "")
    return Count(found[SolverMetric.MOVES].number, found[SolverMetric.PUSHES].number, reason)


def fewest(start: State, metric: SolverMetric, effort: Effort, control: Control) -> Fewest:
    """The fewest moves or pushes that solve the level."""
    answer = solve(start, metric, effort, control, optimal=True)
    return Fewest(answer.lower_bound if answer.optimal else None, answer.reason)
