"""Temporal coherence learning on boards of any shape."""

from collections.abc import Sequence

from core.twenty48.adviser.coherence import Training
from core.twenty48.adviser.plain.network import PlainNetwork
from core.twenty48.shape import BoardShape

class PlainTrainer(Training):
    """A network for boards of one shape in training."""

    shape: BoardShape
    levels: int

    def __init__(
        self,
        shape: BoardShape,
        patterns: Sequence[Sequence[int]],
        levels: int,
        *,
        seed: int = 1,
        rate: float = 0.5,
        trace: float = 0.5,
        delay: int = 3,
        every: int = 1000,
    ) -> None:
        """Create an untrained network, see `PlainNetwork`.

        A game ends when it makes a tile of 2^`levels`, which has no entry. Raises ValueError for impossible settings.
        """

    def network(self, unit: float = 0.0) -> PlainNetwork:
        """A copy for a player, rounded to multiples of `unit` points, or of the finest unit that 16 bits hold."""
