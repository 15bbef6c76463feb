"""Shape of a board: rows and columns, as a value and as text."""

from __future__ import annotations

import re
from typing import NamedTuple

from core.base.puzzle import InputError
from core.base.words import phrase

LEAST, MOST = 2, 8
"""Least and greatest number of rows, and of columns."""
LARGEST = 50
"""Largest exponent of a tile on any board: scores of larger tiles do not fit into 64 bits."""

_WRITTEN = re.compile(r"\s*([0-9]{1,4})(?:\s*[x×]\s*([0-9]{1,4}))?\s*\Z", re.IGNORECASE)


class BoardShape(NamedTuple):
    """A board's rows and columns. 3x4 and 4x3 are two boards, with games of their own."""

    rows: int
    columns: int

    @property
    def cells(self) -> int:
        return self.rows * self.columns

    @property
    def side(self) -> int:
        """Number of cells along a side of a square; 0 for other shapes."""
        return self.rows if self.rows == self.columns else 0

    @property
    def transpose(self) -> BoardShape:
        """Shape with rows and columns exchanged."""
        return BoardShape(self.columns, self.rows)

    @property
    def largest(self) -> int:
        """Exponent of the largest tile that fits.

        It is one above the number of cells, made when a 4 appears in the last empty cell; at most 50, far beyond
        anything that is played.
        """
        return min(self.cells + 1, LARGEST)

    @property
    def title(self) -> str:
        """Shape as users read it: 3×4."""
        return f"{self.rows}×{self.columns}"

    @property
    def option_value(self) -> int | str:
        """Shape as a command line option or in JSON: 4 for a square, "3x4" for another shape."""
        return self.side or str(self)

    def __str__(self) -> str:
        """Return the shape as text, rows first: 3x4."""
        return f"{self.rows}x{self.columns}"


SQUARES = tuple(BoardShape(side, side) for side in range(LEAST, MOST + 1))


def shape_of(size: BoardShape | int) -> BoardShape:
    """Return a shape; a whole number means a square. Raises InputError beyond 2x2 to 8x8."""
    shape = BoardShape(size, size) if isinstance(size, int) else size
    if not (LEAST <= shape.rows <= MOST and LEAST <= shape.columns <= MOST):
        raise InputError(phrase("A board of {board} is not possible. Use 2x2 to 8x8", board=str(shape)))
    return shape


def parse_shape(text: str, place: str = "") -> BoardShape:
    """Return the shape given as `4`, `4x4` or `3x4`, rows first.

    Raises InputError, which names the `place` that the text is from.
    """
    match = _WRITTEN.match(text)
    if match is None:
        shortened = text if len(text) <= 20 else f"{text[:20]}…"
        raise InputError(
            phrase("{text} is not a board. Use 4 for 4x4, or rows and columns as in 3x4", text=shortened), place
        )
    try:
        return shape_of(BoardShape(int(match[1]), int(match[2] or match[1])))
    except InputError as error:
        raise InputError(error.message, place) from None
