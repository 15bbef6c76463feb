"""Bounds on the number of positions of a level, from its numbers of squares and boxes alone."""

from __future__ import annotations

from math import comb, log10
from typing import NamedTuple

from core.sokoban.board import State


class Sizes(NamedTuple):
    """Upper bounds on the number of positions of a level, the second one better."""

    cells: int
    """Number n of squares that the man or a box could ever be on."""
    boxes: int
    bound: int
    """3 to the n: a box, the man or nothing on each square, as in the proof that Sokoban is in PSPACE."""
    placements: int
    """Number of ways to place the boxes and the man on different squares."""


def sizes(state: State) -> Sizes:
    """Return the bounds for the level with this first position; boxes out of the man's reach do not count."""
    inside = state.board.flood(state.man)
    cells, boxes = sum(inside), sum(bool(inside[box]) for box in state.boxes)
    return Sizes(cells, boxes, int(3**cells), comb(cells, boxes) * (cells - boxes))


def magnitude(count: int) -> float:
    """Return the decimal logarithm of a count; 0 for 0."""
    return log10(count) if count > 0 else 0.0
