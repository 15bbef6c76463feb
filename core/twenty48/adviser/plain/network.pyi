"""N-tuple networks that value boards of any shape (M. Szubert & W. Jaskowski, IEEE CIG 2014).

As `core.twenty48.adviser.ntuple`, which is for 4x4 and several times as fast: the value of a board is the sum of the
entries of all patterns on all images of the board, eight of a square and four of a rectangle.
"""

from collections.abc import Sequence
from typing import Self

from core.base.files.table_file import Bytes
from core.twenty48.adviser.entries import Entries
from core.twenty48.shape import BoardShape

def entries_of(patterns: Sequence[Sequence[int]], levels: int) -> int:
    """How many entries the tables of these patterns have, if exponents from 0 to `levels` - 1 are told apart."""

def images_of(pattern: Sequence[int], shape: BoardShape) -> list[tuple[int, ...]]:
    """The cells of a pattern under the symmetries of the board, the pattern itself first."""

class PlainNetwork(Entries):
    """Tables for boards of one shape. The first cell of a pattern has the highest place value."""

    shape: BoardShape
    levels: int
    """Exponents from 0 to `levels` - 1 are told apart; larger tiles count as the largest of them."""

    def __new__(
        cls, shape: BoardShape, patterns: Sequence[Sequence[int]], levels: int, memory: Bytes, unit: float
    ) -> Self:
        """Lay out tables one after the other.

        All patterns have the same number of cells, 1 to 6; together they make at most 64 look-ups a board. Raises
        ValueError for others, or memory that does not fit.
        """

    def value(self, cells: bytes) -> float:
        """The value of a board as exponents, in points. Raises ValueError for another number of cells."""
