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

from core.control import Control
from core.twenty48.adviser.ntuple import Network

class CurvePoint(NamedTuple):
    """How the games that end at number `games` went."""

    games: int
    mean_score: float
    share_2048: float
    share_8192: float

RATES: dict[int, float]
"""Learning rate by cells of a pattern: 4, 5 or 6."""

class Trainer:
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
        patterns: Sequence[Sequence[int]] = ...,
        *,
        seed: int = 1,
        rate: float = 0.5,
        trace: float = 0.5,
        delay: int = 3,
        every: int = 1000,
    ) -> None:
        """An untrained network of four five-cell patterns, or of others. Raises ValueError for impossible settings.

        `rate` scales all updates. The fewer cells a pattern has, the more of its 8 look-ups fall on one entry, which
        then learns that many times from one error: `RATES` has the rate that learned fastest for each number of cells.
        Memory: 12 bytes an entry (50 MB; 805 MB for six cells).
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
    def tally(self) -> tuple[int, int, int, int]:
        """Since the last point of the curve: games, their score, games with 2048, games with 8192."""

    def run(self, games: int, control: Control | None = None) -> int:
        """Play and learn without the GIL; how many games were played, fewer than asked for if cancelled.

        `control.done` counts games. A cancel takes effect when the game in progress ends, after at most some 30 ms; a
        run that another thread starts meanwhile waits for that.
        """

    def resume(self, games: int, tally: tuple[int, int, int, int], curve: Sequence[Sequence[float]]) -> None:
        """Go on from a stored state, whose tables were copied into `values` and `sums`."""

    def network(self, unit: float = 0.0) -> Network:
        """A copy for a player, rounded to multiples of `unit` points, or of the finest unit that 16 bits hold."""
