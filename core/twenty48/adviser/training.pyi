"""Temporal coherence learning on 4x4."""

from collections.abc import Sequence

from core.twenty48.adviser.coherence import Training
from core.twenty48.adviser.ntuple import Network

RATES: dict[int, float]
"""Learning rate by cells of a pattern: 4, 5 or 6."""

class Trainer(Training):
    """A network for 4x4 in training."""

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

        The fewer cells a pattern has, the more of its 8 look-ups fall on one entry, which then learns that many times
        from one error: `RATES` has the rate that learned fastest for each number of cells. Memory: 50 MB; 805 MB for
        six cells.
        """

    def network(self, unit: float = 0.0) -> Network:
        """A copy for a player, rounded to multiples of `unit` points, or of the finest unit that 16 bits hold."""
