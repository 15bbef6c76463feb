"""Which of the games that a file records with a level are solutions of it.

A file may call a game whatever its owner likes, so the moves decide: what leads to the end is a solution, in either
direction of play, unless it calls itself a snapshot. A game that calls itself a solution counts as one too, so that a
broken one can be named as such.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from core.base.puzzle import InputError
from core.sokoban.board import State
from core.sokoban.level import Recording
from core.sokoban.replay import replay_solution

LONGEST = 200_000
"""Characters of a recorded game that is carried out to see whether it solves its level."""


def solutions_of(start: State, recordings: Iterable[Recording]) -> tuple[Recording, ...]:
    """Return the recordings that are solutions of the level with the first position `start`, or claim to be."""
    return tuple(
        one for one in recordings if one.is_solution or (not one.is_snapshot and solves(start, one.moves))
    )


@lru_cache(maxsize=256)
def solves(start: State, moves: str) -> bool:
    """Tell whether LURD text solves a position."""
    if not moves or len(moves) > LONGEST or start.solved:
        return False
    try:
        replay_solution(start, moves)
    except InputError:
        return False
    return True
