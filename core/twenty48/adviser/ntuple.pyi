"""N-tuple networks that value 4x4 boards (M. Szubert & W. Jaskowski, IEEE CIG 2014).

A pattern is a set of cells; its table has an entry for every way to fill them with exponents from 0 to 15. The value of
a board is the sum of the entries of all patterns on all eight images of the board under the symmetries of the square:
the expected further score after a move, before the tile appears.
"""

from collections.abc import Sequence
from typing import Self

from core.base.files.table_file import Bytes
from core.twenty48.adviser.entries import Entries

SIX_CELLS: tuple[tuple[int, ...], ...]
"""Four patterns of six cells, two axes of 4+2 and two rectangles of 2x3 (K.-H. Yeh et al., IEEE TCIAIG 2016): 67
million entries."""
FIVE_CELLS: tuple[tuple[int, ...], ...]
"""Four patterns of five cells: quick to train and small. 4.2 million entries."""
FOUR_CELLS: tuple[tuple[int, ...], ...]
"""Rows and squares, five up to symmetry (Szubert & Jaskowski): 330,000 entries."""

def entries_of(patterns: Sequence[Sequence[int]]) -> int:
    """How many entries the tables of these patterns have."""

class Network(Entries):
    """Tables for boards of 4x4. The last cell of a pattern has the highest place value."""

    def __new__(cls, patterns: Sequence[Sequence[int]], memory: Bytes, unit: float) -> Self:
        """Tables laid out one after the other. Raises ValueError for an impossible pattern or memory that does not fit.

        A pattern has 1 to 7 cells in ascending order that form at most two runs of neighbours in the order of cells;
        there are 1 to 8 patterns.
        """

    def value(self, board: int) -> float:
        """The value of a packed board (`core.twenty48.bitboard`), in points."""
