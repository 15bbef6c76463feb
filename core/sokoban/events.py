"""Events of a Sokoban move, as views animate them."""

from __future__ import annotations

from typing import NamedTuple


class Walk(NamedTuple):
    """Event: the man walked from one cell to the next."""

    source: int
    target: int
    direction: int
    """Direction of the step: 0..3 = left, up, right, down."""

    @property
    def move(self) -> str:
        return "lurd"[self.direction]


class Push(NamedTuple):
    """Event: the man stepped to the next cell and pushed the box on it one cell further."""

    source: int
    target: int
    box_from: int
    box_to: int
    direction: int

    @property
    def move(self) -> str:
        return "LURD"[self.direction]
