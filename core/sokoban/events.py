"""What a move of Sokoban does, as views animate it."""

from __future__ import annotations

from typing import NamedTuple


class Walk(NamedTuple):
    """The man went from one cell to the next."""

    source: int
    target: int
    direction: int
    """0..3 = left, up, right, down."""

    @property
    def move(self) -> str:
        return "lurd"[self.direction]


class Push(NamedTuple):
    """The man went from one cell to the next and pushed the box there on."""

    source: int
    target: int
    box_from: int
    box_to: int
    direction: int

    @property
    def move(self) -> str:
        return "LURD"[self.direction]
