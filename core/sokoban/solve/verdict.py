"""Whether a position can still be solved, and what proves it: the one place where that is decided."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.deadlock.deadlocks import Deadlock

if TYPE_CHECKING:
    from core.sokoban.graph.counting import Counts
    from core.sokoban.solve.knowledge import PositionBounds


class Verdict(NamedTuple):
    """What is certain of a position; nothing at all if neither it is dead nor there are pushes left."""

    dead: bool = False
    """Nobody can solve it."""
    deadlock: Deadlock | None = None
    """The boxes that show it at a glance; None if only counting does, or if it is not dead."""
    level: bool = False
    """Nobody can solve the level, not even from its start."""
    reason: str = ""
    """A sentence that says why, where the solver proved it; "" otherwise."""
    left: int | None = None
    """Fewest pushes that solve it; None if that is not known."""


NO_WAY_FROM_START = phrase("All positions that pushes lead to from the start were counted, and this is none of them")


def judge_back(
    state: State, *, ended: bool, deadlock: Deadlock | None, counts: Counts | None, known: PositionBounds
) -> Verdict:
    """Put together what is known of a position of a level played backwards: whether, and how soon, it comes to its end.

    `state` has the goals of the level, not those of the game; `counts` is what was counted of the level from its start,
    so that the depth of a position is the pulls that are left.
    """
    if ended:
        return Verdict(left=0)
    if deadlock is not None or known.dead:
        return Verdict(True, deadlock, reason=known.dead)
    number = counts.whole.find(state) if counts is not None else None
    if counts is None or (number is None and not counts.whole.complete):
        return Verdict(left=known.upper if known.is_proved else None)
    if number is None:
        return Verdict(True, reason=NO_WAY_FROM_START)
    return Verdict(left=counts.whole.depth(number))


def judge(
    state: State,
    deadlock: Deadlock | None,
    counts: Counts | None,
    *,
    unsolvable: bool = False,
    known: PositionBounds | None = None,
) -> Verdict:
    """Put together what is known of a position that is played forwards.

    `deadlock` is the pattern found in it, `counts` what was counted of its level; `unsolvable` says that the level was
    counted before and cannot be solved; `known` is what solvers have found out of the position.
    """
    if state.solved:
        return Verdict(left=0)
    unsolvable = unsolvable or (counts is not None and counts.unsolvable)
    proof = known.dead if known is not None else ""
    if counts is None or not counts.live.complete:
        dead = deadlock is not None or unsolvable or bool(proof)
        left = known.upper if known is not None and known.is_proved and not dead else None
        return Verdict(dead, deadlock, unsolvable, proof, left)
    number = counts.live.find(state)
    # what pruning left out has a box on a dead square
    if number is None or counts.live.is_dead(number):
        return Verdict(True, deadlock, unsolvable, proof)
    return Verdict(left=counts.live.pushes_left(number))
