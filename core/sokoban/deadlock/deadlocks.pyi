"""Positions that cannot be solved any more, recognised by four patterns; others go unrecognised.

The words are those of the Sokoban wiki: a *dead square* is one from which no goal can be reached, boxes that *freeze*
hold each other for ever, a *closed diagonal* is a zigzag of boxes that can only be pushed together, and by *bipartite
matching* there must be a different goal for every box.
"""

from typing import NamedTuple, Self, final

from core.sokoban.board import Board, State
from core.sokoban.path.reach import Reach

DEAD_SQUARE: str
FREEZE: str
CLOSED_DIAGONAL: str
MATCHING: str

class Deadlock(NamedTuple):
    """Why a position cannot be solved."""

    kind: str
    """DEAD_SQUARE, FREEZE, CLOSED_DIAGONAL or MATCHING."""
    boxes: tuple[int, ...]
    """The cells of the boxes that cannot all get to goals, ascending."""

@final
class Deadlocks:
    """The deadlocks of one board. Keeps what it has worked out, so that asking again after a push is quick."""

    board: Board
    live: bytes
    """`core.sokoban.deadlock.dead_squares.live_squares` of the board."""
    def __new__(cls, board: Board) -> Self: ...
    def find(self, state: State) -> Deadlock | None:
        """Why the position cannot be solved; None if no pattern says so. Never wrong when it says so.

        O(cells), and O(cells * goals / 64) more when other boxes than before have come to stand still on goals. On a
        board where that would take more than some 30 ms the matching is left out (see `matches`).
        """
    @property
    def matches(self) -> bool:
        """Whether `find` looks for a goal for every box; it does on any board of cells * goals up to 4 million."""
    def freezing(self, reach: Reach) -> bytes:
        """One byte for every cell of the board, 1 where the box of `reach` would freeze with some box off its goal.

        O(cells), and the size of the cluster of boxes that the box would join for every cell beside a box.
        """
