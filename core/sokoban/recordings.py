"""Recorded games of a level that count as solutions.

A file may title a game in any way, so the moves decide: a game that solves the level is a solution, in either direction
of play, unless its title calls it a snapshot. A game titled as a solution counts as one too, so that a broken one can
be reported as such.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from core.base.puzzle import InputError
from core.sokoban.board import State
from core.sokoban.level import Recording
from core.sokoban.replay import replay_solution

LONGEST = 200_000
"""Maximum length in characters of a recorded game that is replayed to see whether it solves its level."""


def solutions_of(start: State, recordings: Iterable[Recording]) -> tuple[Recording, ...]:
    """Return the recordings that solve the level with first position `start`, or are titled as solutions."""
    return tuple(
        recording
        for recording in recordings
        if recording.is_solution or (not recording.is_snapshot and solves(start, recording.moves))
    )


@lru_cache(maxsize=256)
def solves(start: State, moves: str) -> bool:
    """Return whether LURD text solves a position."""
    if not moves or len(moves) > LONGEST or start.solved:
        return False
    try:
        replay_solution(start, moves)
    except InputError:
        return False
    return True
