"""A solution that has the least of something else than pushes."""

from __future__ import annotations

from typing import NamedTuple

from app.base.language.words import tr
from app.sokoban.model.wording import cost_by_order
from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.replay import Replay
from core.sokoban.solve.finish import solve_in_order
from core.sokoban.solve.order import SolutionOrder
from core.sokoban.solve.solver import Answer, Effort, SolveProgress


class OrderedSolution(NamedTuple):
    """A solution that was searched for in another order than pushes, then moves."""

    state: State
    order: SolutionOrder
    solution: Replay
    proved: int
    """How many of the figures of `order`, counted from the first, are proved to be the least possible."""

    @property
    def words(self) -> str:
        """What it costs and what is proved of that, as a sentence."""
        cost = cost_by_order(self.order, self.solution.tally)
        if self.proved == 2:
            return tr("{cost}: the first two are proved.", cost=cost)
        if self.proved:
            return tr("{cost}: the first is proved.", cost=cost)
        return tr("{cost}: not proved.", cost=cost)


def solve_by_order(
    state: State, order: SolutionOrder, effort: Effort, control: Control, *, progress: SolveProgress
) -> Answer:
    """Solve a position for a job, whose control comes last."""
    return solve_in_order(state, order, effort, control, progress=progress)
