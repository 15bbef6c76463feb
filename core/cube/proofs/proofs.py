"""Statistics of proofs of many positions: their depths, estimated counts, and the cost of the proofs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median
from typing import NamedTuple


class Proof(NamedTuple):
    """Proved depth of a position, and the cost of the proof; `nodes` is 0 where others did the work."""

    depth: int
    nodes: int
    seconds: float


class Depth(NamedTuple):
    """Proofs of the positions at one depth."""

    proved: int
    share: float
    """Share of all proofs."""
    nodes: Sequence[int]
    seconds: Sequence[float]

    @property
    def median_nodes(self) -> float | None:
        """Median number of nodes; None if no proof of the depth was done here."""
        return median(self.nodes) if self.nodes else None

    @property
    def median_seconds(self) -> float | None:
        """Median time; None if no proof of the depth was done here."""
        return median(self.seconds) if self.seconds else None

    def estimate_count(self, positions: int) -> float:
        """Return how many of `positions` would be of this depth if the proved ones were drawn at random."""
        return self.share * positions


def by_depth(proofs: Sequence[Proof]) -> Mapping[int, Depth]:
    """Return the proofs grouped by depth, from the least to the greatest."""
    depths = sorted({proof.depth for proof in proofs})
    return {depth: _depth(depth, proofs) for depth in depths}


def _depth(depth: int, proofs: Sequence[Proof]) -> Depth:
    here = [proof for proof in proofs if proof.depth == depth]
    worked = [proof for proof in here if proof.nodes]
    return Depth(
        len(here), len(here) / len(proofs), [proof.nodes for proof in worked], [proof.seconds for proof in worked]
    )


def mean_depth(proofs: Sequence[Proof]) -> float | None:
    """Return the mean depth of the proved positions; None without proofs."""
    return sum(proof.depth for proof in proofs) / len(proofs) if proofs else None
