"""How many positions a level could have, by counting squares and boxes alone."""

from __future__ import annotations

from math import comb, log10
from typing import NamedTuple

from core.sokoban.board import State


class Sizes(NamedTuple):
    """Upper bounds on the positions of a level, each better than the one before."""

    cells: int
    """Squares that the man or a box could ever be on: n."""
    boxes: int
    bound: int
    """3 to the n: a box, the man or nothing on each square, as in the proof that Sokoban is in PSPACE."""
    placements: int
    """The boxes and the man on squares of their own."""


def sizes(state: State) -> Sizes:
    """Those of the level that begins so; boxes outside of what the man could reach do not count."""
    inside = state.board.flood(state.man)
    cells, boxes = sum(inside), sum(bool(inside[box]) for box in state.boxes)
    return Sizes(cells, boxes, int(3**cells), comb(cells, boxes) * (cells - boxes))


def magnitude(count: int) -> float:
    """The power of ten that a count is; 0 for 0."""
    return log10(count) if count > 0 else 0.0
