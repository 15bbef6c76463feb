"""Boxes that can never be undone, wherever the others stand: corrals that nothing opens, boxes around the man.

A few boxes are tried alone on the board until nothing is left to try, positions compared whole: so it is proved.
"""

from typing import NamedTuple

from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.deadlock.deadlocks import Deadlock
from core.sokoban.solve.engine import Engine

CORRAL: str
"""They shut squares off that can never be opened again."""
ENTANGLED: str
"""They are in each other's way for ever."""
SHUT_IN: str
"""They shut the man in, of a level played backwards, so that he never comes to where he has to end."""
POSITIONS: tuple[int, ...]
"""So many are looked at for each suspect; for all of them first the fewest."""

class Trap(NamedTuple):
    """No position with these boxes comes to its end if the man stands in that area."""

    deadlock: Deadlock
    """None of its boxes could be left out. Its kind is one of those above."""
    area: bytes
    """One byte for every cell of the board: 1 where the man can walk with only these boxes on it."""

class Traps:
    """Looks for traps in positions of one level. It may be asked by several threads, who wait for each other."""

    def __init__(self, engine: Engine, back_to: State | None = None) -> None:
        """`engine`: that of the level. `back_to`: its first position, if positions are those of play backwards.

        Raises MemoryError; ValueError if a box begins where it can never be brought to a goal.
        """

    def find(self, state: State, control: Control, seconds: float) -> Trap | None:
        """A trap in the position; None if none is found. No further attempt begins after so many seconds.

        A box on a dead square is a deadlock of another kind.
        """
