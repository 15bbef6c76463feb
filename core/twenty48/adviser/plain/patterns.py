"""Patterns of the networks that are shipped with the program, by shape of the board."""

from __future__ import annotations

from typing import NamedTuple

from core.twenty48.shape import BoardShape


class Plan(NamedTuple):
    """Layout of a network. Tiles from 2^`levels` on are treated alike."""

    levels: int
    rate: float
    """Factor of all updates in training; smaller where more look-ups of a board share an entry."""
    unit: float
    """Points that the shipped weights are rounded to."""
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
"""The patterns are rows or edges, and rectangles less a corner.

They have six cells where the tiles are few enough for tables of that size.
"""
