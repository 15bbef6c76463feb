"""What can be said of a level at once, while somebody draws it."""

from __future__ import annotations

import time
from typing import NamedTuple

from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.solve.knowledge import Known
from core.sokoban.solve.solver import Effort, Ending, Metric, solve

SECONDS = 0.2
EXACT_SHARE = 0.6
"""Of the time goes to the search that proves; the rest to one that finds any solution."""
MEMORY = 64 << 20


class Quick(NamedTuple):
    """The answer to "can it be solved?"; nothing at all if none was found in time."""

    pushes: int | None = None
    """Of a solution."""
    proved: bool = False
    """No solution has fewer."""
    reason: str = ""
    """Why there is no solution, which is proved; "" otherwise."""


def better(first: Quick, second: Quick) -> Quick:
    """That of two true answers which says more; the first if they say as much."""
    return min(first, second, key=_open)


def _open(answer: Quick) -> tuple[bool, bool, int]:
    """What an answer leaves open, the less the better."""
    return not (answer.proved or answer.reason), answer.pushes is None, answer.pushes or 0


def known_answer(known: Known) -> Quick:
    """What is known of a level's start, as an answer."""
    return Quick(reason=known.dead) if known.dead else Quick(known.upper, known.upper is not None and known.proved)


def quick_answer(state: State, control: Control, seconds: float = SECONDS) -> Quick:
    """Solve a level within so many seconds. Raises InputError for one that is too large."""
    end = time.monotonic() + seconds
    answer = solve(state, Metric.PUSHES, Effort(EXACT_SHARE * seconds, MEMORY), control, optimal=True)
    if answer.solution is None and answer.ending is not Ending.UNSOLVABLE:
        left = max(0.0, end - time.monotonic())
        answer = solve(state, Metric.PUSHES, Effort(left, MEMORY), control)
    if answer.solution is not None:
        return Quick(answer.solution.tally.pushes, answer.optimal)
    return Quick(reason=answer.reason) if answer.ending is Ending.UNSOLVABLE else Quick()
