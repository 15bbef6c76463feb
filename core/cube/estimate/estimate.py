"""Depth estimate of one position: the network's distribution, restricted to the proved bracket."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from core.cube.estimate.network import NetworkHead
from core.cube.solve.bracket import Bracket

SHOWN = NetworkHead.SOFT
"""Head of the network that is shown beside a bracket: the one that the article proposes."""
LEAST = 1e-9
"""Least probability of a whole bracket for which an estimate within it is given."""


@dataclass(frozen=True)
class DepthEstimate:
    """Distribution over the depths of a position, with its proved bracket: `lower` <= depth <= `upper`."""

    shares: tuple[float, ...]
    """Probabilities of the depths 0, 1, 2, ... from the network alone."""
    lower: int
    upper: int

    @classmethod
    def from_bracket(cls, shares: Sequence[float], bracket: Bracket) -> DepthEstimate:
        """Return an estimate from the network's probabilities and a proved bracket of the same metric."""
        return cls(tuple(shares), bracket.lower, bracket.upper)

    @property
    def bracket_mask(self) -> tuple[int, ...]:
        """Mask over the depths: 1 for each depth within the bracket, else 0."""
        return tuple(int(self.lower <= depth <= self.upper) for depth in range(len(self.shares)))

    @property
    def inside(self) -> float:
        """Probability that the network gives to the bracket."""
        return sum(self.shares[self.lower : self.upper + 1])

    @cached_property
    def weights(self) -> tuple[float, ...] | None:
        """Probabilities of the depths within the bracket, scaled to add up to 1, with 0 outside.

        None if the network rules out the whole bracket.
        """
        inside = self.inside
        if inside < LEAST:
            return None
        return tuple(share * mask / inside for share, mask in zip(self.shares, self.bracket_mask, strict=True))

    @property
    def mean(self) -> float | None:
        """Mean depth within the bracket; None without `weights`."""
        return None if self.weights is None else sum(depth * share for depth, share in enumerate(self.weights))

    @property
    def likeliest(self) -> int | None:
        """Likeliest depth within the bracket; None without `weights`."""
        return None if self.weights is None else max(range(len(self.weights)), key=self.weights.__getitem__)
