"""Board geometry and positions.

A cell is an index into a grid with one column of wall on either side of the level and one row of wall above and below,
so that the four neighbours of any cell of the level exist: `cell = (y + 1) * stride + x + 1` with `stride = width + 2`.
Directions are 0..3 = left, up, right, down; `d ^ 2` is the opposite of `d`.
"""

from collections.abc import Iterable
from typing import Self

MAX_SIZE: int
"""Most cells a board can have, its border included, so that a cell fits in 16 bits."""

class Board:
    """Walls and goals of a level; immutable and hashable."""

    width: int
    height: int
    stride: int
    """Distance between vertical neighbours: width + 2."""
    size: int
    """Number of cells with the border: (width + 2) * (height + 2), at most 65 534."""
    walls: bytes
    """`size` bytes, 1 on a wall."""
    goals: bytes
    """`size` bytes, 1 on a goal."""
    goal_count: int
    def __new__(cls, width: int, height: int, walls: bytes, goals: bytes) -> Self: ...
    def cell(self, x: int, y: int) -> int:
        """The cell at column x, row y of the level's rows, 0-based. Raises InputError outside of them."""
    def xy(self, cell: int) -> tuple[int, int]:
        """Column and row of a cell."""
    def flood(self, start: int) -> bytes:
        """`size` bytes, 1 where one can get from `start` if there were no boxes. O(size)."""

class State:
    """A position: where the boxes and the man are on a board; immutable and hashable.

    Takes 2 bytes a box; positions that differ by a step of the man share their boxes.
    """

    board: Board
    man: int
    placed: int
    """Number of boxes on goals."""
    def __init__(self, board: Board, boxes: Iterable[int], man: int) -> None:
        """Raises ValueError if the man or a box stands on no free floor."""
    @property
    def boxes(self) -> tuple[int, ...]:
        """The boxes' cells, ascending."""
    @property
    def solved(self) -> bool:
        """Every box on a goal and every goal filled."""
    def has_box(self, cell: int) -> bool:
        """O(log boxes)."""
    def step(self, direction: int) -> State | None:
        """The position after the man steps or pushes in a direction 0..3; None if something is in the way."""
    def pull(self, direction: int) -> State | None:
        """The position after the man steps and draws the box behind him along; None if he cannot, or there is none."""

def scan(rows: list[str]) -> tuple[Board, list[int], list[int], list[int]]:
    """The board of plain XSB rows (no run-lengths), and the cells of boxes, men and unknown characters.

    Short rows end in floor. Raises ValueError for more than 65 534 cells with the border.
    """
