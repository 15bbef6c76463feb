"""Temporal coherence learning, as in `core.twenty48.adviser.training`, on boards of any shape."""

from collections.abc import Sequence
from mmap import mmap
from typing import NamedTuple

from core.control import Control
from core.twenty48.adviser.plain.network import PlainNetwork
from core.twenty48.shape import Shape

class CurvePoint(NamedTuple):
    """How the games since the point before went."""

    games: int
    """The number of the last of them."""
    moves: int
    """Moves of all of them."""
    mean_score: float
    largest: tuple[int, ...]
    """How many of them ended with a largest tile of 2^k, for k from 0."""

class PlainTrainer:
    """A network in training. Game k draws from a stream of its own, so a run can stop anywhere and go on the same."""

    shape: Shape
    patterns: tuple[tuple[int, ...], ...]
    levels: int
    seed: int
    games: int
    """Games played so far."""
    every: int
    """Games a point of the curve."""
    curve: list[CurvePoint]
    values: mmap
    """The entries, 32-bit floats, in points."""
    sums: mmap
    """Two 32-bit floats an entry: the sum of its errors and the sum of their sizes."""

    def __init__(
        self,
        shape: Shape,
        patterns: Sequence[Sequence[int]],
        levels: int,
        *,
        seed: int = 1,
        rate: float = 0.5,
        trace: float = 0.5,
        delay: int = 3,
        every: int = 1000,
    ) -> None:
        """An untrained network, see `PlainNetwork`. A game ends when it makes a tile of 2^`levels`, which has no entry.
        Raises ValueError for impossible settings. Memory: 12 bytes an entry."""

    @property
    def rate(self) -> float:
        """What all updates are multiplied by."""

    @property
    def trace(self) -> float:
        """The weight of an error for the after-state before, in powers for those before that."""

    @property
    def delay(self) -> int:
        """How many errors an after-state learns from, 1 to 8."""

    @property
    def nbytes(self) -> int:
        """Memory of the tables in bytes."""

    def run(self, games: int, control: Control | None = None) -> int:
        """Play and learn without the GIL; how many games were played, fewer than asked for if cancelled.

        `control.done` counts games. A cancel takes effect when the game in progress ends.
        """

    def resume(self, games: int, curve: Sequence[Sequence[object]]) -> None:
        """Go on from a state that was stored at a point of the curve, whose tables were copied into `values` and
        `sums`."""

    def network(self, unit: float = 0.0) -> PlainNetwork:
        """A copy for a player, rounded to multiples of `unit` points, or of the finest unit that 16 bits hold."""
