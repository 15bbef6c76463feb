"""What has been found out about the positions of one level, whoever found it: solutions, bounds, proofs.

A position is its boxes and the area the man can walk in, so a step of his forgets nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.sokoban.board import State
from core.sokoban.path.paths import walk_area
from core.sokoban.replay import replay
from core.sokoban.solve.engine import Push
from core.sokoban.solve.pushes import play, pushes_of

Position = tuple[tuple[int, ...], int]
"""Boxes, and the first cell of the man's area."""


@dataclass(frozen=True)
class Known:
    """What is known of one position, in pushes."""

    lower: int = 0
    """No solution from here has fewer."""
    upper: int | None = None
    """The shortest solution known from here has so many; None if none is known."""
    dead: str = ""
    """Why nothing can solve it, proved; "" if that is not known."""

    @property
    def proved(self) -> bool:
        """Whether the shortest solution is known, or that there is none."""
        return bool(self.dead) or self.lower == self.upper


NOTHING = Known()


def position_of(state: State) -> Position:
    """What two states have in common if the man can walk from one to the other."""
    return state.boxes, walk_area(state).index(1)


class LevelKnowledge:
    """Grows only: what is learnt of one position is known of every position on the way to its solution."""

    def __init__(self) -> None:
        self._known: dict[Position, Known] = {}
        self._way: dict[Position, tuple[Sequence[Push], int]] = {}
        """The pushes of a shortest solution known, and how many of them lie before the position."""

    def of(self, state: State) -> Known:
        """What is known of a position."""
        if state.solved:
            return Known(upper=0)
        # the man's area takes a while on a large board
        return self._known.get(position_of(state), NOTHING) if self._known else NOTHING

    def pushes_from(self, state: State) -> Sequence[Push]:
        """The pushes of a shortest solution known; empty if none is known or needed."""
        way = self._way.get(position_of(state)) if self._way else None
        return () if way is None or state.solved else way[0][way[1] :]

    def solution_from(self, state: State) -> str:
        """The moves of a shortest solution known, from where the man stands; "" if none is known or needed."""
        return play(state, self.pushes_from(state)).lurd

    def learn_solution(self, state: State, moves: str) -> None:
        """These moves solve the position. Raises InputError if they are impossible, ValueError if they do not."""
        if not replay(state, moves).state.solved:
            raise ValueError("the moves do not solve the position")
        pushes = pushes_of(state, moves)
        here = state
        for done in range(len(pushes) + 1):
            left = len(pushes) - done
            known = self.of(here)
            if left and (known.upper is None or left < known.upper):
                position = position_of(here)
                self._known[position] = Known(known.lower, left)
                self._way[position] = pushes, done
            if left:
                here = play(here, pushes[done : done + 1]).state

    def learn_bound(self, state: State, lower: int) -> None:
        """No solution from the position has fewer pushes; each push of a known one takes one off at most."""
        here = state
        for push in (*self.pushes_from(state), None):
            known = self.of(here)
            if here.solved or lower <= known.lower:
                return
            self._known[position_of(here)] = Known(lower, known.upper)
            lower -= 1
            if push is not None:
                here = play(here, [push]).state

    def learn_dead(self, state: State, reason: str) -> None:
        """Nothing solves the position."""
        self._known[position_of(state)] = Known(dead=reason)
