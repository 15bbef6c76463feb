"""The eight symmetries of a board, on rows of text and on the moves of a solution alike; and cropping.

Rows may be ragged, as in a file: they count as ending in floor. Everything in a row but its place is left alone, and
everything in a text of moves but the letters, so run-lengths, jumps and spaces come through.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum

from core.sokoban.level import Level, state_of

_WAYS = "lurd"


class Symmetry(StrEnum):
    """A symmetry, written as where it takes the directions left, up, right and down."""

    IDENTITY = "lurd"
    ROTATE_RIGHT = "urdl"
    ROTATE_HALF = "rdlu"
    ROTATE_LEFT = "dlur"
    MIRROR_HORIZONTAL = "ruld"
    """Left and right change places."""
    MIRROR_VERTICAL = "ldru"
    """Up and down change places."""
    TRANSPOSE = "uldr"
    """Rows become columns."""
    ANTITRANSPOSE = "drul"
    """Rows become columns, from the last to the first."""

    @property
    def inverse(self) -> Symmetry:
        """The symmetry that takes it back."""
        return Symmetry("".join(_WAYS[self.value.index(way)] for way in _WAYS))

    def compose_with(self, second: Symmetry) -> Symmetry:
        """Return the symmetry that is this one followed by `second`."""
        return Symmetry("".join(second.value[_WAYS.index(way)] for way in self.value))

    @property
    def turns_sides(self) -> bool:
        """Whether width and height change places."""
        return self.value[0] in "ud"


def transform_square(x: int, y: int, width: int, height: int, symmetry: Symmetry) -> tuple[int, int]:
    """Where the square (x, y) of a board of this size comes to lie."""
    places = {"l": x, "r": width - 1 - x, "u": y, "d": height - 1 - y}  # the distance from each edge
    left = _WAYS[symmetry.value.index("l")]
    up = _WAYS[symmetry.value.index("u")]
    return places[left], places[up]


def transform_rows(rows: Sequence[str], symmetry: Symmetry) -> list[str]:
    """The rows of the board seen under the symmetry, without trailing blanks."""
    width = max(map(len, rows), default=0)
    grid = [row.ljust(width) for row in rows]
    if symmetry.turns_sides:
        grid = ["".join(column) for column in zip(*grid, strict=True)]
        symmetry = Symmetry.TRANSPOSE.compose_with(symmetry)
    if symmetry.value[1] == "d":
        grid.reverse()
    step = -1 if symmetry.value[0] == "r" else 1
    return [row[::step].rstrip() for row in grid]


def transform_moves(moves: str, symmetry: Symmetry) -> str:
    """The moves that do on the transformed board what `moves` do on the board."""
    after = symmetry.value
    return moves.translate(str.maketrans(_WAYS + _WAYS.upper(), after + after.upper()))


def transform_level(level: Level, symmetry: Symmetry) -> Level:
    """A playable level seen under the symmetry, with its solutions and snapshots."""
    rows = tuple(transform_rows(level.rows, symmetry))
    recordings = tuple(one._replace(moves=transform_moves(one.moves, symmetry)) for one in level.recordings)
    solutions = tuple(transform_moves(moves, symmetry) for moves in level.solutions)
    return replace(level, rows=rows, start=state_of(rows), solutions=solutions, recordings=recordings)


def margins(rows: Sequence[str]) -> tuple[int, int]:
    """How many blank columns and rows lie left of the board and above it."""
    drawn = [row for row in rows if row.strip()]
    left = min((len(row) - len(row.lstrip()) for row in drawn), default=0)
    above = next((y for y, row in enumerate(rows) if row.strip()), 0)
    return left, above


def crop(rows: Sequence[str]) -> list[str]:
    """The rows without the blank rows and columns around them."""
    left, above = margins(rows)
    cut = [row[left:].rstrip() for row in rows[above:]]
    while cut and not cut[-1]:
        cut.pop()
    return cut
