"""Populations of the 3x3x3 in quarter turns, corrected to allow a chain on depth classes.

The deepest figures are published rounded. As published, odd depths hold more states than even ones, though every
quarter turn leads from one half of the group to the other.
"""

from __future__ import annotations

from core.base.depth import DepthDistribution, Exactness, load
from resources import ROOT

ARTICLE_DEPTH = 20
"""Depth with the missing states in E. Testé's printed probabilities; the text says 21, which is odd."""


def load_populations(puzzle: str, metric: str) -> DepthDistribution:
    """Return the depth distribution of "3x3x3" or "2x2x2" as it is published or counted."""
    return load(ROOT / "figures" / f"cube-{puzzle}-{metric}.json")


def article(figures: DepthDistribution) -> list[int]:
    """Return the populations behind the article's figures: depth 20 gets the shortfall of even depths.

    Their sum is above the order of the group.
    """
    populations = [layer.states for layer in figures.layers]
    populations[ARTICLE_DEPTH] += sum(populations[1::2]) - sum(populations[::2])
    return populations


def balance_populations(figures: DepthDistribution) -> list[int]:
    """Return the populations nearest to the published ones with equally many at even and odd depths.

    They are the nearest by least squares, where a figure's unit is half a unit of its last digit other than 0: within a
    parity, the change is shared in proportion to the squares of these units. Exact figures stay.
    """
    populations = [layer.states for layer in figures.layers]
    for parity in (0, 1):
        rounded = [layer.depth for layer in figures.layers[parity::2] if layer.exactness is Exactness.APPROXIMATE]
        if not rounded:
            continue
        weights = {depth: _last_unit(populations[depth]) ** 2 for depth in rounded}
        missing = figures.total // 2 - sum(populations[parity::2])
        for depth in rounded:
            share = abs(missing) * weights[depth] // sum(weights.values())
            populations[depth] += share if missing > 0 else -share
        roundest = max(rounded, key=lambda depth: weights[depth])
        populations[roundest] += figures.total // 2 - sum(populations[parity::2])
    return populations


def _last_unit(states: int) -> int:
    """Return the unit of a number's last digit that is not 0: 100 for 4200.

    For a published, rounded number of cube positions it tells how coarsely that is rounded.
    """
    text = str(states)
    return int(10 ** (len(text) - len(text.rstrip("0"))))
