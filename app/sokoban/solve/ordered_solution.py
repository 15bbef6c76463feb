"""Solutions that are minimal in another order of measures than pushes, then moves."""

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
    """Solution found by a search in another order of measures than pushes, then moves."""

    state: State
    order: SolutionOrder
    solution: Replay
    proved: int
    """Number of measures of `order`, from the first, in which the solution is proved to be minimal."""

    @property
    def words(self) -> str:
        """Sentence about the solution's cost and what is proved of it."""
        cost = cost_by_order(self.order, self.solution.tally)
        if self.proved == 2:
            return tr("{cost}: the first two are proved to be minimal.", cost=cost)
        if self.proved:
            return tr("{cost}: the first is proved to be minimal.", cost=cost)
        return tr("{cost}: not proved to be minimal.", cost=cost)


def solve_by_order(
    state: State, order: SolutionOrder, effort: Effort, control: Control, *, progress: SolveProgress
) -> Answer:
    """Solve a position in an order of measures, as a job controlled by `control`."""
    return solve_in_order(state, order, effort, control, progress=progress)
