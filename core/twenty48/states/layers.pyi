"""Boards of equal tile sum, one for each symmetry class (eight images of a square, four of a rectangle).

They are made from the layers before, valued from those after. The loops and the layout of a key are in `layers.h` and
`layers_body.h`. An after-state is a board after a shift, before the new tile. Its tile sum is that of the board before
the shift; a tile of 2 leads to a board one layer (a sum of 2) up, a 4 to one two layers up.
"""

from array import array
from collections.abc import Sequence
from typing import Literal, Self, TypeAlias

from core.base.control import Control
from core.twenty48.adviser.plain.player import PlainPlayer
from core.twenty48.shape import BoardShape
from core.twenty48.states.passage import CarriedLayer

_Keys: TypeAlias = array[int] | memoryview[int]
_Column: TypeAlias = array[float] | memoryview[float]

_Chances: TypeAlias = tuple[_Keys, _Column]

class Layers:
    """The rules and the work space for one shape and target. Not to be used by two threads at a time."""

    shape: BoardShape
    exponent: int

    def __new__(cls, size: BoardShape | int, exponent: int) -> Self:
        """Raises InputError for boards and targets whose listing was never run to its end: see `known_counts.py`."""
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

        A class has eight boards, of a rectangle four, or fewer if some symmetry leaves its boards as they are. Ask
        before `living`.
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
    def dealt(self, symmetries: int, four: float) -> dict[int, tuple[array[int], array[float]]]:
        """Return the boards of a new game and how likely each is, by tile sum.

        Boards that the `symmetries` take into one another are one (bit k, a group; those that exchange rows and columns
        count for squares only). Raises InputError for squares beyond 3x3.
        """
    def carry(
        self,
        rule: Literal["best", "greedy", "snake", "player", "shares"],
        symmetries: int,
        shares: Sequence[Sequence[float]],
        newer: _Chances,
        older: _Chances,
        starts: _Chances,
        keys: _Keys,
        values: _Column,
        *,
        four: float,
        player: PlainPlayer | None = None,
        control: Control | None = None,
    ) -> tuple[tuple[array[int], array[float]], CarriedLayer] | None:
        """How likely a strategy is to show each after-state of the next layer, and what became of it there.

        `newer` and `older` are the same of the layers one and two before, `starts` is from `dealt`; `keys` and `values`
        are what perfect play wins from the layer's after-states (`backward`). The rule "best" plays by these values,
        "greedy" the move that gains the highest score, "snake" the one that leaves the tiles most like a snake from a
        corner (each times a power of four that falls along it), "player" the one that `player` thinks most of, all with
        alike chances among equals, "best" also among values that only rounding tells apart (by 1e-14 of them; a certain
        win is exactly 1, and better than any other value); "shares" plays left, right, up and down as often as `shares`
        says for the legal ones of them (bit d of the index). Of a group of `symmetries` (bit k, as in layers_body.h)
        images are played alike. None if cancelled. Time is in proportion to the states, memory to the largest layer.
        Raises MemoryError, InputError for squares beyond 3x3, and ValueError for other than as many values as keys, or
        "player" without one of the board's own shape, which may lie across.
        """
