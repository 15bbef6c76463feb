"""How many rows and columns a board has, as a value and as a person writes it."""

from __future__ import annotations

import re
from typing import NamedTuple

from core.base.puzzle import InputError
from core.base.words import phrase

LEAST, MOST = 2, 8
"""Rows, and columns, that a board can have."""
LARGEST = 50
"""The exponent of the largest tile of any board: the scores of larger ones do not fit into 64 bits."""

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
        """Cells a side of a square; 0 for a board that is none."""
        return self.rows if self.rows == self.columns else 0

    @property
    def transpose(self) -> BoardShape:
        """Shape with rows and columns exchanged."""
        return BoardShape(self.columns, self.rows)

    @property
    def largest(self) -> int:
        """Return the exponent of the largest tile that fits.

        It is one above the number of cells, made when a 4 appears in the last empty one; at most 50, far beyond what
        anybody plays.
        """
        return min(self.cells + 1, LARGEST)

    @property
    def title(self) -> str:
        """For a person to read: 3×4."""
        return f"{self.rows}×{self.columns}"

    @property
    def option_value(self) -> int | str:
        """Shape as an option or a JSON object has it: 4 for a square, "3x4" for another board."""
        return self.side or str(self)

    def __str__(self) -> str:
        """3x4: rows first."""
        return f"{self.rows}x{self.columns}"


SQUARES = tuple(BoardShape(side, side) for side in range(LEAST, MOST + 1))


def shape_of(size: BoardShape | int) -> BoardShape:
    """A whole number means a square. Raises InputError for a board that is not played."""
    shape = BoardShape(size, size) if isinstance(size, int) else size
    if not (LEAST <= shape.rows <= MOST and LEAST <= shape.columns <= MOST):
        raise InputError(phrase("A board of {board} is not possible. Use 2x2 to 8x8", board=str(shape)))
    return shape


def parse_shape(text: str, place: str = "") -> BoardShape:
    """From `4`, `4x4` or `3x4`, rows first. Raises InputError, which names the `place` that the text is from."""
    match = _WRITTEN.match(text)
    if match is None:
        shown = text if len(text) <= 20 else f"{text[:20]}…"
        raise InputError(
            phrase("{text} is not a board. Use 4 for 4x4, or rows and columns as in 3x4", text=shown), place
        )
    try:
        return shape_of(BoardShape(int(match[1]), int(match[2] or match[1])))
    except InputError as error:
        raise InputError(error.message, place) from None
