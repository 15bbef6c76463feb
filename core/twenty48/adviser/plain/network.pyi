"""N-tuple networks that value boards of any shape (M. Szubert & W. Jaskowski, IEEE CIG 2014).

As `core.twenty48.adviser.ntuple`, which is for 4x4 and several times as fast: the value of a board is the sum of the
entries of all patterns on all images of the board, eight of a square and four of a rectangle.
"""

from collections.abc import Sequence
from typing import Self

from core.storage import Bytes
from core.twenty48.shape import Shape

MOST_ENTRIES: int
"""Of a network: 128 MB."""

def entries_of(patterns: Sequence[Sequence[int]], levels: int) -> int:
    """How many entries the tables of these patterns have, if exponents from 0 to `levels` - 1 are told apart."""

def images_of(pattern: Sequence[int], shape: Shape) -> list[tuple[int, ...]]:
    """The cells of a pattern under the symmetries of the board, the pattern itself first."""

class PlainNetwork:
    """Tables for a player: 16-bit entries, each a multiple of `unit` points. Safe to share between threads."""

    shape: Shape
    patterns: tuple[tuple[int, ...], ...]
    levels: int
    """Exponents from 0 to `levels` - 1 are told apart; larger tiles count as the largest of them."""
    unit: float
    def __new__(cls, shape: Shape, patterns: Sequence[Sequence[int]], levels: int, memory: Bytes, unit: float) -> Self:
        """Tables laid out one after the other. All patterns have the same number of cells, 1 to 6; together they make
        at most 64 look-ups a board. Raises ValueError for others, or memory that does not fit."""

    @property
    def nbytes(self) -> int:
        """Memory of the tables in bytes."""

    @property
    def noise(self) -> float:
        """The standard deviation, in points, of what the rounding of its entries to `unit` does to a value."""

    @property
    def entries(self) -> memoryview:
        """All entries, in the order of the patterns; the first cell of a pattern has the highest place value."""

    def value(self, cells: bytes) -> float:
        """The value of a board as exponents, in points. Raises ValueError for another number of cells."""
