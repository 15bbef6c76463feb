"""Lab view of Korf's pattern databases: their estimates for a random cube, beside the true depth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.base.language.wording import format_integer, format_number, sentences
from app.base.language.words import tr, translate
from app.lab.frame.instrument import Instrument, PaneMaker, VariantModel
from app.lab.frame.panel import FigureTable, PanelGroup, Paragraph
from app.plots.drawing.numbers import mark_approximate, scientific
from app.widgets.explained_figures import Figure, NamedFigure
from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.notation.sequences import branching_factor
from core.cube.solve.heuristic import MAXIMUM, TABLES, distribution, expected_nodes, true_depth
from core.explain.cube import search
from core.explain.formulas import depths

if TYPE_CHECKING:
    from app.lab.charts.rows import DistributionRow, RowsPane

NAMES = {"corners": phrase("Corners"), "six-edges-a": phrase("Six edges"), "six-edges-b": phrase("Other six edges")}
SENTENCE = phrase(
    "Distance of a random cube from solved: what each table says, the largest of the three, and "
    "the true depth. Ticks are the means."
)
FEWEST_NODES = 1000
"""Iterations of IDA* with fewer positions than this have no row in the table."""


def _values(model: VariantModel) -> Sequence[Figure]:
    metric = Metric(model.variant)
    bound, truth = distribution(MAXIMUM, metric), true_depth(metric)
    return (
        Figure(
            mark_approximate(format_number(float(bound.mean()), ".2f"), exact=False),
            depths.derive_from_distribution(depths.MEAN, bound),
        ),
        Figure(
            mark_approximate(format_number(float(truth.mean()), ".2f"), exact=False),
            depths.derive_from_distribution(depths.MEAN, truth),
        ),
        Figure(format_number(branching_factor(metric), ".5f"), search.branching(metric)),
    )


def _iterations(model: VariantModel) -> list[tuple[str, Figure]]:
    """Return the cost of a whole iteration to each depth, with three digits, as the estimate has no more."""
    metric = Metric(model.variant)
    return [
        (str(depth), Figure(f"≈ {scientific(count, 2)}", search.iteration(metric, depth)))
        for depth, count in enumerate(expected_nodes(metric, true_depth(metric).deepest))
        if count >= FEWEST_NODES
    ]


def _fill(pane: RowsPane, model: VariantModel) -> None:
    from app.lab.charts.rows import DistributionRow

    metric = Metric(model.variant)
    rows = [_table_row(name, metric) for name in TABLES]
    bound = distribution(MAXIMUM, metric)
    cubes = tr("h, %n cubes", one="h, %n cube", n=bound.total)
    rows.append(DistributionRow(tr("Largest of the three"), cubes, bound))
    rows.append(DistributionRow(tr("Depth", context="of a position"), tr("of all cubes"), true_depth(metric)))
    pane.explain(SENTENCE, _formula(metric))
    pane.show_rows(rows, unit=translate(metric.unit), name=f"korf-{metric}")


def _formula(metric: Metric) -> str:
    return sentences(
        tr(
            "h = max(corners, six edges, other six edges) ≤ depth, since no table counts more "
            "{unit} than its pieces need. The tables are counted entry by entry (solid), h on "
            "{positions:,} positions drawn uniformly (hatched).",
            unit=metric.unit_of(2),
            positions=1_000_000,
        ),
        tr(
            "Branching factor: the limit of N(d + 1) / N(d), with N(d) move sequences of length d "
            "in which no move repeats or undoes an earlier one: 6 + 3√6."
        )
        if metric is Metric.HTM
        else tr(
            "Branching factor: the limit of N(d + 1) / N(d), with N(d) move sequences of length d "
            "in which no move repeats or undoes an earlier one."
        ),
        tr(
            "A whole iteration to depth d generates Σ N(i + 1) P(h ≤ d − i) positions (Korf, Reid and Edelkamp 2001). "
            "Tables: R. E. Korf, AAAI 1997."
        ),
    )


def _table_row(name: str, metric: Metric) -> DistributionRow:
    from app.lab.charts.rows import DistributionRow

    one = distribution(name, metric)
    entries = NamedFigure(
        tr("entries of {table}", table=translate(NAMES[name])), format_integer(one.total), search.entries(one)
    )
    return DistributionRow(translate(NAMES[name]), tr("%n entries", one="%n entry", n=one.total), one, told=(entries,))


INSTRUMENT = Instrument(
    model=VariantModel,
    stage=PaneMaker(
        "app.lab.charts.rows",
        lambda module, services, _model: module.RowsPane(tr("Korf's tables"), services, docked=False),
        _fill,
    ),
    figures=(phrase("mean of h"), phrase("mean depth"), phrase("branching factor")),
    values=_values,
    panel=PanelGroup(
        phrase("Expected search"),
        (
            FigureTable(
                heads=(phrase("Depth", context="of a position"), phrase("A whole iteration")),
                widths=(0.8, 3.2),
                rows=_iterations,
            ),
            Paragraph(
                phrase("What it costs Korf's solver on average to prove that there is no solution of this many moves.")
            ),
        ),
        note=phrase("positions generated"),
    ).make,
)
