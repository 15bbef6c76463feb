"""Verdict on whether a position can be solved, with the proof; decided only here."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.deadlock.deadlocks import Deadlock

if TYPE_CHECKING:
    from core.sokoban.graph.counting import Counts
    from core.sokoban.solve.knowledge import PositionBounds


class Verdict(NamedTuple):
    """Verdict on a position; nothing is known if it is neither dead nor has a number of pushes left."""

    dead: bool = False
    """Whether the position is proved unsolvable."""
    deadlock: Deadlock | None = None
    """Deadlock that shows it; None if only counting or solving proves it, or if it is not dead."""
    level: bool = False
    """Whether the whole level is proved unsolvable, even from its start."""
    reason: str = ""
    """Sentence on why the position is dead if the solver proved it; else ""."""
    left: int | None = None
    """Fewest pushes to a solution; None if not known."""


NO_WAY_FROM_START = phrase("All positions reachable from the start were counted, and this is not one of them")


def judge_back(
    state: State, *, ended: bool, deadlock: Deadlock | None, counts: Counts | None, known: PositionBounds
) -> Verdict:
    """Return the verdict on a position of reverse play, from everything known about it.

    `state` has the goals of the level, not those of the game; `counts` are those of the level from its start, so that
    the depth of a position is the number of pulls left.
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
    """Return the verdict on a position of forward play, from everything known about it.

    `deadlock` is the pattern found in it, `counts` are those of its level; `unsolvable` says that an earlier count
    proved the level unsolvable; `known` are the bounds that solvers found for the position.
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
    # a position missing from the pruned graph has a box on a dead square
    if number is None or counts.live.is_dead(number):
        return Verdict(True, deadlock, unsolvable, proof)
    return Verdict(left=counts.live.pushes_left(number))
