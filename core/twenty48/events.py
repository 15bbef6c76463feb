"""What a move does to the tiles, for a view to animate. Cells are numbered row by row from the top left."""

from __future__ import annotations

from typing import NamedTuple


class TileSlide(NamedTuple):
    """A tile that moved and did not merge."""

    source: int
    target: int


class Merge(NamedTuple):
    """Two equal tiles that became one of `exponent` at `target`; the first source is the one nearer the edge."""

    sources: tuple[int, int]
    target: int
    exponent: int


class Appear(NamedTuple):
    """New random tile."""

    cell: int
    exponent: int


Event = TileSlide | Merge | Appear
