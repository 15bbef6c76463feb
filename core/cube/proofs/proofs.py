"""What proofs of many positions tell: how deep these are, beside all there are, and what the proofs took."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median
from typing import NamedTuple


class Proof(NamedTuple):
    """A position whose depth is proved, and what that took; no nodes where others did the work."""

    depth: int
    nodes: int
    seconds: float


class Depth(NamedTuple):
    """The proofs of one depth."""

    proved: int
    share: float
    """Of all that are proved."""
    nodes: Sequence[int]
    seconds: Sequence[float]

    @property
    def median_nodes(self) -> float | None:
        """None where no proof was done here."""
        return median(self.nodes) if self.nodes else None

    @property
    def median_seconds(self) -> float | None:
        """None where no proof was done here."""
        return median(self.seconds) if self.seconds else None

    def estimate_count(self, positions: int) -> float:
        """Return how many of `positions` would be of this depth if the proved ones were drawn at random."""
        return self.share * positions


def by_depth(proofs: Sequence[Proof]) -> Mapping[int, Depth]:
    """The depths that there are, from the least to the greatest."""
    depths = sorted({proof.depth for proof in proofs})
    return {depth: _depth(depth, proofs) for depth in depths}


def _depth(depth: int, proofs: Sequence[Proof]) -> Depth:
    here = [proof for proof in proofs if proof.depth == depth]
    worked = [proof for proof in here if proof.nodes]
    return Depth(
        len(here), len(here) / len(proofs), [proof.nodes for proof in worked], [proof.seconds for proof in worked]
    )


def mean_depth(proofs: Sequence[Proof]) -> float | None:
    """None of no proof."""
    return sum(proof.depth for proof in proofs) / len(proofs) if proofs else None
