"""Korf's pattern databases in the Lab: what they know of a random cube, beside the truth."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.lab.model import Model
from app.lab.view import PaneView
from app.plots.drawing.numbers import about, scientific
from app.services.services import Services
from app.services.wording import grouped, sentences, written
from app.services.words import tr, translated
from app.widgets.explained import Shown, Told
from app.widgets.panel import Section
from app.widgets.table import Table
from app.widgets.text import Label
from core.cube.metrics import Metric
from core.cube.sequences import branching_factor
from core.cube.solve.heuristic import MAXIMUM, TABLES, distribution, expected_nodes, true_depth
from core.derivations import depths, search
from core.words import phrase

if TYPE_CHECKING:
    from app.lab.charts.rows import Row, RowsPane

NAMES = {"corners": phrase("Corners"), "six-edges-a": phrase("Six edges"), "six-edges-b": phrase("Other six edges")}
SENTENCE = phrase(
    "How far each table says a random cube is, the largest of the three, and how far it is. Ticks are the means."
)
FIGURES = phrase("mean of h"), phrase("mean depth"), phrase("branching factor")
FEWEST_NODES = 1000
"""Shallower iterations than that are not worth a row."""


class KorfView(PaneView):
    """The pane, figures below it, and the search they predict for the side panel."""

    def __init__(self, services: Services) -> None:
        super().__init__(services, "app.lab.charts.rows", FIGURES)
        self._metric = Metric.HTM
        self.table = Section(tr("Expected search"), tr("positions generated"))
        self._table = Table((tr("Depth"), tr("A whole iteration")), (0.8, 3.2))
        self.table.add(self._table)
        self.table.add(
            Label(
                tr("What proving that there is no way of so many turns costs Korf's solver on average."),
                12, 400, "text2", wrap=True,
            )
        )  # fmt: skip
        self.table.body.addStretch(1)

    def show_variant(self, variant: str) -> None:
        metric = self._metric = Metric(variant)
        if self.lazy.pane is not None:
            self._fill(self.lazy.pane)
        bound, truth = distribution(MAXIMUM, metric), true_depth(metric)
        self.key_figures.set(
            Shown(about(written(float(bound.mean()), ".2f"), exact=False), depths.of(depths.MEAN, bound)),
            Shown(about(written(float(truth.mean()), ".2f"), exact=False), depths.of(depths.MEAN, truth)),
            Shown(written(branching_factor(metric), ".5f"), search.branching(metric)),
        )
        nodes = list(enumerate(expected_nodes(metric, truth.deepest)))
        self._table.set(
            [
                # three figures are as many as such an estimate has
                (str(depth), Shown(f"≈ {scientific(count, 2)}", search.iteration(metric, depth)))
                for depth, count in nodes
                if count >= FEWEST_NODES
            ]
        )

    def make_pane(self, module: ModuleType) -> QWidget:
        pane: RowsPane = module.RowsPane(tr("Korf's tables"), self._services, docked=False)
        self._fill(pane)
        return pane

    def _fill(self, pane: QWidget) -> None:
        from app.lab.charts.rows import Row, RowsPane

        assert isinstance(pane, RowsPane)
        metric, unit = self._metric, translated(self._metric.unit)
        rows = [_table_row(name, metric) for name in TABLES]
        bound = distribution(MAXIMUM, metric)
        cubes = tr("h, %n cubes", one="h, %n cube", n=bound.total)
        rows.append(Row(tr("Largest of the three"), cubes, bound))
        rows.append(Row(tr("Depth"), tr("of all cubes"), true_depth(metric)))
        pane.explain(SENTENCE, _formula(metric))
        pane.show_rows(rows, unit=unit, name=f"korf-{metric}")


def _formula(metric: Metric) -> str:
    return sentences(
        tr(
            "h = max(corners, six edges, other six edges) ≤ depth, since no table counts more {unit} than its pieces "
            "need. Tables are counted entry by entry (solid), h on {positions:,} positions drawn uniformly (hatched).",
            unit=metric.unit,
            positions=1_000_000,
        ),
        tr(
            "Branching factor: the limit of N(d + 1) / N(d), with N(d) turn sequences of length d of which no turn "
            "repeats or undoes one before it: 6 + 3√6."
        )
        if metric is Metric.HTM
        else tr(
            "Branching factor: the limit of N(d + 1) / N(d), with N(d) turn sequences of length d of which no turn "
            "repeats or undoes one before it."
        ),
        tr(
            "A whole iteration to depth d generates Σ N(i + 1) P(h ≤ d − i) positions (Korf, Reid and Edelkamp 2001). "
            "Tables: R. E. Korf, AAAI 1997."
        ),
    )


def _table_row(name: str, metric: Metric) -> Row:
    from app.lab.charts.rows import Row

    one = distribution(name, metric)
    entries = Told(tr("entries of {table}", table=translated(NAMES[name])), grouped(one.total), search.entries(one))
    return Row(translated(NAMES[name]), tr("%n entries", one="%n entry", n=one.total), one, told=(entries,))


def create(services: Services, _model: Model) -> KorfView:
    """The view, for `app.lab.subjects`."""
    return KorfView(services)
