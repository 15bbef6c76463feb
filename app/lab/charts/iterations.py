"""The figures of an iteration of a search, as plots of it tell them: tried, expected, and without a bound."""

from __future__ import annotations

from collections.abc import Sequence

from app.base.language.wording import grouped
from app.base.language.words import tr
from app.plots.drawing.numbers import scientific
from app.widgets.explained import Told
from core.cube.metrics import Metric
from core.cube.notation.sequences import branching_factor
from core.cube.solve.heuristic import expected_nodes
from core.explain.cube import search

LONG = 1e9
"""From here on a number of sequences is told as a power of ten."""


def told(metric: Metric, depth: int, tried: int | None) -> Sequence[Told]:
    """Of the iteration to a depth, at least 1; `tried` is None where there was none."""
    expected, tree = expected_nodes(metric, depth)[depth], branching_factor(metric) ** depth
    found = [] if not tried else [Told(tr("positions tried"), grouped(tried), search.tried(metric, depth, tried))]
    if expected:
        text = f"≈ {grouped(expected)}"
        found.append(Told(tr("by Korf's formula"), text, search.iteration(metric, depth), exact=False))
    text = f"≈ {grouped(tree) if tree < LONG else scientific(tree, 3)}"
    return [*found, Told(tr("without a bound, bᵈ"), text, search.tree(metric, depth), exact=False)]
