"""Shortest walks of the man, and the push path of one box to one square."""

from typing import NamedTuple

from core.sokoban.board import State
from core.sokoban.path.reach import Reach

class PushPath(NamedTuple):
    """How to bring a box to a square."""

    lurd: str
    """The moves: small letters walk, capitals push, or pull if `reach` was asked for pulls."""
    cells: list[int]
    """Where the box is before and after every push."""
    pushes: int
    moves: int

def walk_area(state: State) -> bytes:
    """One byte for every cell of the board, 1 where the man can walk to. O(cells)."""

def walk_path(state: State, target: int) -> str | None:
    """A shortest walk to a cell as small LURD letters, "" if he stands there; None if he cannot get there. O(cells)."""

def push_path(reach: Reach, target: int) -> PushPath | None:
    """The moves that bring the box of `reach` to a cell with the fewest pushes and, among those, the fewest moves.

    None if the box cannot get there. O(cells) plus one walk for every turn that could be on the path;
    walks are kept in `reach`, so further targets are cheaper.
    """

class MovesFirst:
    """Paths from one reach with the fewest moves and, among those, the fewest pushes.

    One search from the box serves all targets. It goes only as far as it must for those asked about, and can be stopped
    and taken up again, so that a frame of a window never waits for it.
    """

    reach: Reach
    def __init__(self, reach: Reach) -> None: ...
    def search(self, target: int, work: int) -> bool:
        """Go on until the best path to a cell is known, but meet no more than some `work` cells; tell whether it is.

        True at once for a cell that the box cannot get to. O(cells) walks of O(cells) in the worst case, of which
        only those are made that could make a path shorter.
        """
    def path(self, target: int) -> PushPath | None:
        """The path, searching for it if need be; None if the box cannot get there."""

class PushLayers:
    """States by the number of pushes that lead to them; the work area of `push_path`."""
