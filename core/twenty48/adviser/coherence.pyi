"""Learning by playing: temporal coherence learning of an n-tuple network's after-state values.

D. Beal & M. Smith, "Temporal coherence and prediction decay in TD learning" (IJCAI 1999): every entry has a learning
rate of its own, |sum of its errors| / sum of their sizes, so that it falls where errors only cancel each other. Delayed
updates with trace decay as in W. Jaskowski, "Mastering 2048 with delayed temporal coherence learning" (IEEE TG 2018):
an after-state learns from the errors of the `delay` moves that follow it, weighted by powers of `trace`. Play is
greedy.
"""

from collections.abc import Sequence
from mmap import mmap
from typing import NamedTuple

from core.base.control import Control

class CurvePoint(NamedTuple):
    """How the games since the point before went."""

    games: int
    """The number of the last of them."""
    moves: int
    """Moves of all of them."""
    mean_score: float
    largest: tuple[int, ...]
    """How many of them ended with a largest tile of 2^k, for k from 0 to 32."""
    def share(self, exponent: int) -> float:
        """The share of them that made 2^`exponent`."""

class Training:
    """A network in training. Game k draws from a stream of its own, so a run can stop anywhere and go on the same."""

    patterns: tuple[tuple[int, ...], ...]
    seed: int
    games: int
    """Games played so far."""
    every: int
    """Games a point of the curve."""
    curve: list[CurvePoint]
    """The learning curve so far; grows while `run` runs, so another thread may read it."""
    values: mmap
    """The entries, 32-bit floats, in points."""
    sums: mmap
    """Two 32-bit floats an entry: the sum of its errors and the sum of their sizes."""

    def __init__(
        self,
        entries: int,
        features: int,
        *,
        seed: int = 1,
        rate: float = 0.5,
        trace: float = 0.5,
        delay: int = 3,
        every: int = 1000,
    ) -> None:
        """An untrained network of so many entries and look-ups a board. Raises ValueError for impossible settings.

        `rate` scales all updates. Memory: 12 bytes an entry.
        """

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

    @property
    def tally(self) -> tuple[int, int, int, tuple[int, ...]]:
        """Since the last point of the curve: games, their moves, their score, how many had which largest tile."""

    def run(self, games: int, control: Control | None = None) -> int:
        """Play and learn without the GIL; how many games were played, fewer than asked for if cancelled.

        `control.done` counts games. A cancel takes effect when the game in progress ends, on 4x4 after at most some
        30 ms; a run that another thread starts meanwhile waits for that.
        """

    def resume(self, games: int, tally: tuple[int, int, int, Sequence[int]], curve: Sequence[Sequence[object]]) -> None:
        """Go on from a stored state, whose tables were copied into `values` and `sums`. Raises ValueError."""
