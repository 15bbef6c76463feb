"""Figures of an iteration of IDA*: positions tried, expected by Korf's formula, and without a bound."""

from __future__ import annotations

from collections.abc import Sequence

from app.base.language.wording import format_integer
from app.base.language.words import tr
from app.plots.drawing.numbers import scientific
from app.widgets.explained_figures import NamedFigure
from core.cube.metrics import Metric
from core.cube.notation.sequences import branching_factor
from core.cube.solve.heuristic import expected_nodes
from core.explain.cube import search

LONG = 1e9
"""Numbers of sequences from here on are written as powers of ten."""


def list_iteration_figures(metric: Metric, depth: int, tried: int | None) -> Sequence[NamedFigure]:
    """Return the figures of the iteration to a depth of at least 1; `tried` is None if it was not run."""
    expected, tree = expected_nodes(metric, depth)[depth], branching_factor(metric) ** depth
    figures = (
        []
        if not tried
        else [
            NamedFigure(
                tr("positions tried"), format_integer(tried), search.derive_tried_positions(metric, depth, tried)
            )
        ]
    )
    if expected:
        text = f"≈ {format_integer(expected)}"
        figures.append(NamedFigure(tr("by Korf's formula"), text, search.iteration(metric, depth), exact=False))
    text = f"≈ {format_integer(tree) if tree < LONG else scientific(tree, 3)}"
    return [*figures, NamedFigure(tr("without a bound, bᵈ"), text, search.tree(metric, depth), exact=False)]
