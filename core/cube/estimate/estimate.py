"""What the network says of one position, and what is left of it within what is proved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from core.cube.estimate.network import NetworkHead
from core.cube.solve.bracket import Bracket

SHOWN = NetworkHead.SOFT
"""The head that speaks beside a bracket: the article's proposal."""
LEAST = 1e-9
"""Less than that within a bracket is no word about it."""


@dataclass(frozen=True)
class DepthEstimate:
    """Distribution over the depths of a position, with its proved bracket: `lower` <= depth <= `upper`."""

    shares: tuple[float, ...]
    """The network's own word: probabilities of the depths 0, 1, 2, ..."""
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
        """How much of its own word lies within the bracket."""
        return sum(self.shares[self.lower : self.upper + 1])

    @cached_property
    def weights(self) -> tuple[float, ...] | None:
        """Return the probabilities within the bracket, which add up to 1; depths outside have none.

        None if the network rules out the whole bracket.
        """
        inside = self.inside
        if inside < LEAST:
            return None
        return tuple(share * there / inside for share, there in zip(self.shares, self.bracket_mask, strict=True))

    @property
    def mean(self) -> float | None:
        """The mean depth within the bracket."""
        return None if self.weights is None else sum(depth * share for depth, share in enumerate(self.weights))

    @property
    def likeliest(self) -> int | None:
        """The likeliest depth within the bracket."""
        return None if self.weights is None else max(range(len(self.weights)), key=self.weights.__getitem__)
