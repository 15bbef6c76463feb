"""Depth distributions in the Lab: the published populations of both cubes in both metrics."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.lab.model import Model
from app.lab.view import PaneView
from app.plots.drawing.numbers import about, scientific
from app.services.services import Services
from app.services.wording import grouped, written
from app.services.words import tr, translated
from app.widgets.buttons import Button
from app.widgets.explained import Shown
from app.widgets.panel import Section
from app.widgets.table import Table
from core.depth import DepthDistribution, Exactness, Layer, load
from core.derivations import cube, depths
from core.words import phrase
from resources import ROOT

if TYPE_CHECKING:
    from app.plots.panes.depth import DepthPane

COMPARED = "compare-part-share"
FIGURES = phrase("positions"), phrase("mean depth"), phrase("fullest depth"), phrase("deepest")


class DepthView(PaneView):
    """The pane, its summary below, and a table of all figures for the side panel."""

    def __init__(self, services: Services, model: Model) -> None:
        super().__init__(services, "app.plots.panes.depth", FIGURES)
        self._model = model
        self._distribution: DepthDistribution | None = None
        self.table = Section(tr("Figures"))
        self._table = Table((tr("Depth"), tr("Positions"), tr("Growth")), (0.7, 4.0, 1.7))
        self.table.add(self._table)
        self.table.body.addStretch(1)

    def show_variant(self, variant: str) -> None:
        distribution = load(ROOT / "figures" / f"cube-{variant}.json")
        self._distribution = distribution
        if self.lazy.pane is not None:
            self._fill(self.lazy.pane)
        sign = "" if distribution.exact else "≈ "
        most, deepest = distribution.most_populous, str(distribution.deepest)
        fullest = about(str(most.depth), exact=most.exactness is Exactness.EXACT)
        self.key_figures.set(
            Shown(grouped(distribution.total), depths.positions(variant.partition("-")[0])),
            Shown(f"{sign}{written(float(distribution.mean()), '.2f')}", depths.of(depths.MEAN, distribution)),
            Shown(fullest, depths.of(depths.FULLEST, distribution)),
            Shown(f"{deepest} {translated(distribution.unit)}", depths.of(depths.DEEPEST, distribution)),
        )
        self.table.set_note(translated(distribution.unit))
        self._table.set([_row(distribution, layer) for layer in distribution.layers])

    def make_pane(self, module: ModuleType) -> QWidget:
        pane: DepthPane = module.DepthPane(self._services, docked=False)
        compare = Button(tr("Compare"), icon="plus")
        compare.setToolTip(tr("Lay these depths over those of other puzzles"))
        compare.clicked.connect(self._compare)
        pane.add_tool(compare)
        self._fill(pane)
        return pane

    def _compare(self) -> None:
        assert self._distribution is not None
        self._model.comparison.include(self._distribution.key.removeprefix("cube-"))
        self._model.show(COMPARED)

    def _fill(self, pane: QWidget) -> None:
        if self._distribution is not None:
            pane.show_distribution(self._distribution)  # type: ignore[attr-defined]


LEAST_GROWTH = 0.01
"""Below it two decimals say nothing."""


def _row(distribution: DepthDistribution, layer: Layer) -> tuple[str, Shown, Shown]:
    sign = "" if layer.exactness is Exactness.EXACT else "≈ "
    growth = None if (found := distribution.growth(layer.depth)) is None else float(found)
    factor = ""
    if growth is not None:
        factor = written(growth, ".2f") if growth >= LEAST_GROWTH else scientific(growth, 1)
        factor = f"{sign}× {factor}"
    before = distribution.layers[layer.depth - 1].states if factor else 0
    return (
        str(layer.depth),
        Shown(f"{sign}{grouped(layer.states)}", cube.SO_DEEP.at(total=distribution.total, here=layer.states)),
        Shown(factor, depths.STEP.at(here=layer.states, before=before) if factor else None),
    )


def create(services: Services, model: Model) -> DepthView:
    """The view, for `app.lab.subjects`."""
    return DepthView(services, model)
