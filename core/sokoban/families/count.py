"""The shortest solutions of a corridor counted by exact search, beside what its recurrence says."""

from __future__ import annotations

from typing import NamedTuple

from core.control import Control
from core.sokoban.families.corridor import Corridor
from core.sokoban.solve.solver import Effort, Metric, solve


class Count(NamedTuple):
    """What exact searches proved; None where one gave up."""

    moves: int | None
    pushes: int | None
    reason: str = ""
    """Why a search gave up."""

    @property
    def whole(self) -> bool:
        """Whether both were counted."""
        return self.moves is not None and self.pushes is not None


def count(corridor: Corridor, effort: Effort, control: Control) -> Count:
    """The fewest moves and the fewest pushes of a Fibonacci corridor, each by a search with this effort.

    Wherever the man ends: on the side where he has the shorter way.
    """
    start = corridor.level.start
    found, reason = {}, ""
    for metric in Metric:
        answer = solve(start, metric, effort, control, optimal=True)
        found[metric] = answer.lower_bound if answer.optimal else None
        reason = reason or answer.reason
    return Count(found[Metric.MOVES], found[Metric.PUSHES], reason)
