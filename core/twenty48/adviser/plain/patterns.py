"""The patterns of the networks that come with the program, by the shape of their board."""

from __future__ import annotations

from typing import NamedTuple

from core.twenty48.shape import BoardShape


class Plan(NamedTuple):
    """What a network looks at. Tiles from 2^`levels` on are not told apart."""

    levels: int
    rate: float
    """What all its updates are multiplied by: the more look-ups of a board fall on one entry, the less."""
    unit: float
    """Points that the weights are rounded to, as they are shipped."""
    patterns: tuple[tuple[int, ...], ...]


PLANS = {
    BoardShape(3, 3): Plan(
        11,
        1.0,
        4,
        ((0, 1, 2, 3, 4, 5), (0, 1, 2, 3, 5, 6), (0, 1, 3, 4, 5, 7), (0, 1, 2, 4, 5, 8)),
    ),
    BoardShape(3, 4): Plan(
        13,
        1.0,
        8,
        ((0, 1, 2, 3, 4, 5), (4, 5, 6, 7, 8, 9), (0, 1, 2, 4, 5, 6), (0, 1, 4, 5, 8, 9), (1, 2, 5, 6, 9, 10)),
    ),
    BoardShape(4, 5): Plan(
        17,
        0.5,
        32,
        (
            (0, 1, 2, 3, 4), (5, 6, 7, 8, 9), (0, 1, 2, 5, 6), (1, 2, 3, 6, 7), (5, 6, 7, 10, 11), (6, 7, 8, 11, 12),
            (0, 1, 5, 10, 15), (1, 2, 6, 11, 16), (0, 1, 5, 6, 10), (5, 6, 10, 11, 12),
        ),
    ),
    BoardShape(5, 5): Plan(
        17,
        0.2,
        32,
        (
            (0, 1, 2, 3, 4), (5, 6, 7, 8, 9), (10, 11, 12, 13, 14), (0, 1, 2, 5, 6), (1, 2, 3, 6, 7),
            (5, 6, 7, 10, 11), (6, 7, 8, 11, 12),
        ),
    ),
    BoardShape(6, 6): Plan(
        17,
        0.1,
        32,
        (
            (0, 1, 2, 3, 4), (1, 2, 3, 4, 7), (6, 7, 8, 9, 10), (12, 13, 14, 15, 16), (0, 1, 2, 6, 7),
            (2, 3, 4, 8, 9), (6, 7, 8, 12, 13), (8, 9, 10, 14, 15),
        ),
    ),
}  # fmt: skip
"""Rows or edges, and rectangles less a corner. Six cells where the tiles are few enough for tables of that size."""
