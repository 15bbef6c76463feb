"""The eight symmetries of a board, applied to rows of text and to moves; and cropping.

Rows may be ragged, as in a file: they count as ending in floor. Symmetries keep all signs of a row and change only
their places; in moves they change only the letters, so run-lengths, jumps and spaces are kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum

from core.sokoban.level import Level, state_of

_WAYS = "lurd"


class Symmetry(StrEnum):
    """Symmetry, written as the images of the directions left, up, right and down."""

    IDENTITY = "lurd"
    ROTATE_RIGHT = "urdl"
    ROTATE_HALF = "rdlu"
    ROTATE_LEFT = "dlur"
    MIRROR_HORIZONTAL = "ruld"
    """Left and right are exchanged."""
    MIRROR_VERTICAL = "ldru"
    """Up and down are exchanged."""
    TRANSPOSE = "uldr"
    """Rows become columns."""
    ANTITRANSPOSE = "drul"
    """Rows become columns, in reverse order."""

    @property
    def inverse(self) -> Symmetry:
        """Inverse symmetry."""
        return Symmetry("".join(_WAYS[self.value.index(way)] for way in _WAYS))

    def compose_with(self, second: Symmetry) -> Symmetry:
        """Return the symmetry that is this one followed by `second`."""
        return Symmetry("".join(second.value[_WAYS.index(way)] for way in self.value))

    @property
    def turns_sides(self) -> bool:
        """Whether width and height are exchanged."""
        return self.value[0] in "ud"


def transform_square(x: int, y: int, width: int, height: int, symmetry: Symmetry) -> tuple[int, int]:
    """Return the image of the square (x, y) of a board of this size."""
    places = {"l": x, "r": width - 1 - x, "u": y, "d": height - 1 - y}  # distance from each edge
    left = _WAYS[symmetry.value.index("l")]
    up = _WAYS[symmetry.value.index("u")]
    return places[left], places[up]


def transform_rows(rows: Sequence[str], symmetry: Symmetry) -> list[str]:
    """Return the rows of the transformed board, without trailing blanks."""
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
    """Return the moves that have the effect of `moves` on the transformed board."""
    after = symmetry.value
    return moves.translate(str.maketrans(_WAYS + _WAYS.upper(), after + after.upper()))


def transform_level(level: Level, symmetry: Symmetry) -> Level:
    """Return the transformed level, with its solutions and snapshots."""
    rows = tuple(transform_rows(level.rows, symmetry))
    recordings = tuple(
        recording._replace(moves=transform_moves(recording.moves, symmetry)) for recording in level.recordings
    )
    solutions = tuple(transform_moves(moves, symmetry) for moves in level.solutions)
    return replace(level, rows=rows, start=state_of(rows), solutions=solutions, recordings=recordings)


def margins(rows: Sequence[str]) -> tuple[int, int]:
    """Return the number of blank columns left of the board, and of blank rows above it."""
    drawn = [row for row in rows if row.strip()]
    left = min((len(row) - len(row.lstrip()) for row in drawn), default=0)
    above = next((y for y, row in enumerate(rows) if row.strip()), 0)
    return left, above


def crop(rows: Sequence[str]) -> list[str]:
    """Return the rows without the blank rows and columns around the board."""
    left, above = margins(rows)
    cropped = [row[left:].rstrip() for row in rows[above:]]
    while cropped and not cropped[-1]:
        cropped.pop()
    return cropped
