"""Shortest walks of the man, and the push path of one box to one square."""

from typing import NamedTuple

from core.sokoban.board import State
from core.sokoban.reach import Reach

class PushPath(NamedTuple):
    """How to bring a box to a square."""

    lurd: str
    """The moves: small letters walk, capitals push."""
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

    None if the box cannot get there. O(cells) plus one walk for every turn that lies on some path of fewest pushes;
    walks are kept in `reach`, so further targets are cheaper.
    """
