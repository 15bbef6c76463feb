"""Quick check of a level while it is being drawn."""

from __future__ import annotations

import time
from typing import NamedTuple

from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.solve.knowledge import PositionBounds
from core.sokoban.solve.solver import Effort, SearchEnding, SolverMetric, solve

SECONDS = 0.2
EXACT_SHARE = 0.6
"""Share of the time for the exact search; the rest is for a search for any solution."""
MEMORY = 64 << 20


class QuickAnswer(NamedTuple):
    """Answer to whether a level can be solved; empty if none was found in time."""

    pushes: int | None = None
    """Number of pushes of the solution found."""
    proved: bool = False
    """Whether it is proved that no solution has fewer pushes."""
    reason: str = ""
    """Proved reason why there is no solution; "" otherwise."""


def choose_better(first: QuickAnswer, second: QuickAnswer) -> QuickAnswer:
    """Return the one of two true answers that says more; the first if they say as much."""
    return min(first, second, key=_open)


def _open(answer: QuickAnswer) -> tuple[bool, bool, int]:
    """Return a sort key of what an answer leaves open; the least is the best answer."""
    return not (answer.proved or answer.reason), answer.pushes is None, answer.pushes or 0


def known_answer(known: PositionBounds) -> QuickAnswer:
    """Return the known bounds of a level's start as an answer."""
    return (
        QuickAnswer(reason=known.dead)
        if known.dead
        else QuickAnswer(known.upper, known.upper is not None and known.is_proved)
    )


def quick_answer(state: State, control: Control, seconds: float = SECONDS) -> QuickAnswer:
    """Solve a level within `seconds`. Raises InputError for one that is too large."""
    end = time.monotonic() + seconds
    answer = solve(state, SolverMetric.PUSHES, Effort(EXACT_SHARE * seconds, MEMORY), control, optimal=True)
    if answer.solution is None and answer.ending is not SearchEnding.UNSOLVABLE:
        remaining = max(0.0, end - time.monotonic())
        answer = solve(state, SolverMetric.PUSHES, Effort(remaining, MEMORY), control)
    if answer.solution is not None:
        return QuickAnswer(answer.solution.tally.pushes, answer.optimal)
    return QuickAnswer(reason=answer.reason) if answer.ending is SearchEnding.UNSOLVABLE else QuickAnswer()
