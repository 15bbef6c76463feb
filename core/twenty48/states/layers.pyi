"""Boards of equal tile sum, one for each of the eight symmetries' classes: made from the layers before, valued from
those after. The loops and the layout of a key are in `layers.h` and `layers_body.h`.

An after-state is a board after a shift, before the new tile. Its tile sum is that of the board before the shift; a
tile of 2 leads to a board one layer (a sum of 2) up, a 4 to one two layers up.
"""

from array import array
from typing import Literal, Self, TypeAlias

from core.control import Control

_Keys: TypeAlias = array[int] | memoryview[int]
_Column: TypeAlias = array[float] | memoryview[float]

MOST_EXPONENT: dict[int, int]
"""The exponent of the largest target for each size: what a key can hold."""

class Layers:
    """The rules and the work space for one size and target. Not to be used by two threads at a time."""

    size: int
    exponent: int

    def __new__(cls, size: int, exponent: int) -> Self:
        """Raises InputError for sizes other than 2, 3 and 4, or a target beyond `MOST_EXPONENT`."""
    @property
    def key_bytes(self) -> int:
        """How many bytes a key takes, 4 or 8."""
    @property
    def typecode(self) -> Literal["I", "Q"]:
        """The type of an array of keys."""
    def key(self, cells: bytes) -> int:
        """The key of the symmetry class of a board of exponents below the target's. Raises ValueError for others."""
    def cells(self, key: int) -> bytes:
        """The board of that class that stands for it."""
    def starts(self) -> dict[int, array[int]]:
        """The boards with two random tiles, by tile sum: 4, 6 and 8."""
    def forward(
        self, newer: _Keys, older: _Keys, starts: _Keys, *, parts: int = 1, control: Control | None = None
    ) -> tuple[int, int, array[int]] | None:
        """The next layer: how many of its states have a legal move, how many have none, and its after-states in order.

        `newer` and `older` are the after-states one and two layers before, `starts` further states. In `parts` rounds,
        each of which makes all states and keeps a part of them, it takes that much less memory. Adds the states to
        `control.done`; None if cancelled. Raises MemoryError.
        """
    def boards(self) -> int:
        """How many boards the states of the layer that `forward` made last in one part stand for, lost ones with them.

        A class has eight boards, or fewer if some symmetry leaves its boards as they are. Ask before `living`.
        """
    def living(self) -> array[int]:
        """The states with a legal move, in order, of the layer that `forward` made last, in one part. Only once."""
    def backward(
        self,
        keys: _Keys,
        values: _Column,
        newer: _Keys,
        newer_values: _Column,
        older: _Keys,
        older_values: _Column,
        *,
        four: float,
        score: bool,
        control: Control | None = None,
    ) -> bool:
        """Value the states of a layer and add what they mean to the after-states one and two layers before.

        `keys` and `values` are the after-states of the layer itself, whose values are complete. A state is worth its
        best move, 0 without one. A move is worth its after-state's value and, with `score`, what it gains; one that
        makes the target is worth 1, with `score` what it gains. The values of `newer` and `older`, which begin at 0,
        get their parts for a tile of 2 and, with probability `four`, of 4. Adds the states to `control.done`; false
        if cancelled. Raises MemoryError, and ValueError for other than as many values as keys.
        """
