"""How much Korf's pattern databases know of a position, and the search that follows from it.

R. E. Korf, "Finding optimal solutions to Rubik's Cube using pattern databases", AAAI 1997.
"""

from __future__ import annotations

from core.base.depth import DepthDistribution, load
from core.cube.notation.sequences import canonical_counts
from resources import ROOT

TABLES = ("corners", "six-edges-a", "six-edges-b")
MAXIMUM = "maximum"


def distribution(name: str, metric: str) -> DepthDistribution:
    """Return how many entries of one of TABLES have each value, exactly.

    Of MAXIMUM, the largest of a position's three values, return how many of a million positions drawn uniformly have
    each.
    """
    return load(ROOT / "figures" / f"korf-{name}-{metric}.json")


def true_depth(metric: str) -> DepthDistribution:
    """How many positions lie at each depth: what MAXIMUM is a lower bound of."""
    return load(ROOT / "figures" / f"cube-3x3x3-{metric}.json")


def expected_nodes(metric: str, longest: int) -> list[float]:
    """Positions that iterative deepening generates in a whole iteration to depth 0..`longest`.

    Sum over i of N(i + 1) P(d - i): of the N(i) turn sequences of length i those are continued whose position has a
    value of at most d - i, as often as a random position has. R. Korf, M. Reid, S. Edelkamp, "Time complexity of
    iterative-deepening A*", Artificial Intelligence 129, 2001.
    """
    within, sequences = _compute_cumulative_shares(metric, longest), canonical_counts(metric, longest)
    return [sum(sequences[i + 1] * within[depth - i] for i in range(depth)) for depth in range(longest + 1)]


def expected_parts(metric: str, depth: int) -> tuple[list[int], list[float]]:
    """N(i + 1) and P(depth - i) for i = 0, 1, ..., `depth` - 1: their products add up to what is expected."""
    within = _compute_cumulative_shares(metric, depth)
    return canonical_counts(metric, depth)[1:], [within[depth - i] for i in range(depth)]


def _compute_cumulative_shares(metric: str, longest: int) -> list[float]:
    """Return the share of random positions with a value of at most 0, 1, ..., `longest`."""
    found = distribution(MAXIMUM, metric)
    return [sum(layer.states for layer in found.layers[: value + 1]) / found.total for value in range(longest + 1)]
