"""Lab view of the published numbers of cube positions by depth, for both cubes and metrics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from app.base.language.wording import format_integer, format_number
from app.base.language.words import tr, translate
from app.base.services import Services
from app.lab.compare.comparison import ComparedDistributions
from app.lab.frame.instrument import Instrument, PaneMaker, VariantModel
from app.lab.frame.panel import FigureTable, PanelGroup
from app.plots.drawing.numbers import mark_approximate, scientific
from app.widgets.controls.buttons import Button
from app.widgets.explained_figures import Figure
from core.base.depth import DepthDistribution, Exactness, Layer, load
from core.base.words import phrase
from core.explain.cube import cube
from core.explain.formulas import depths
from resources import ROOT

if TYPE_CHECKING:
    from app.plots.panes.depth import DepthPane

COMPARED = "compare-part-share"
LEAST_GROWTH = 0.01
"""Growth factors below this would show no digit in two decimals."""


class DepthsModel(VariantModel):
    """Model of the numbers of positions by depth, for the chosen cube and metric."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(services, parent)
        self._services = services
        self.distribution: DepthDistribution

    def show_variant(self, variant: str) -> None:
        self.distribution = load(ROOT / "figures" / f"cube-{variant}.json")
        super().show_variant(variant)

    def compare(self) -> None:
        """Open the comparison with other puzzles, with this distribution in it."""
        self._services.get_shared(ComparedDistributions).include(self.variant)
        self._services.open_subject("lab", COMPARED)


def _make_pane(module: Any, services: Services, model: DepthsModel) -> DepthPane:
    pane: DepthPane = module.DepthPane(services, docked=False)
    compare = Button(tr("Compare"), icon="plus")
    compare.setToolTip(tr("Compare these depths with those of other puzzles"))
    compare.clicked.connect(model.compare)
    pane.add_tool(compare)
    return pane


def _values(model: DepthsModel) -> Sequence[Figure]:
    found = model.distribution
    most = found.most_populous
    fullest = mark_approximate(str(most.depth), exact=most.exactness is Exactness.EXACT)
    return (
        Figure(format_integer(found.total), depths.positions(model.variant.partition("-")[0])),
        Figure(
            mark_approximate(format_number(float(found.mean()), ".2f"), exact=found.is_exact),
            depths.derive_from_distribution(depths.MEAN, found),
        ),
        Figure(fullest, depths.derive_from_distribution(depths.FULLEST, found)),
        Figure(f"{found.deepest} {translate(found.unit)}", depths.derive_from_distribution(depths.DEEPEST, found)),
    )


def _rows(model: DepthsModel) -> list[tuple[str, Figure, Figure]]:
    found = model.distribution
    return [_row(found, layer) for layer in found.layers]


def _row(distribution: DepthDistribution, layer: Layer) -> tuple[str, Figure, Figure]:
    sign = "" if layer.exactness is Exactness.EXACT else "≈ "
    growth = None if (found := distribution.growth(layer.depth)) is None else float(found)
    factor = ""
    if growth is not None:
        factor = format_number(growth, ".2f") if growth >= LEAST_GROWTH else scientific(growth, 1)
        factor = f"{sign}× {factor}"
    before = distribution.layers[layer.depth - 1].states if factor else 0
    return (
        str(layer.depth),
        Figure(f"{sign}{format_integer(layer.states)}", cube.SO_DEEP.bind(total=distribution.total, here=layer.states)),
        Figure(factor, depths.STEP.bind(here=layer.states, before=before) if factor else None),
    )


INSTRUMENT = Instrument(
    model=DepthsModel,
    stage=PaneMaker(
        "app.plots.panes.depth", _make_pane, lambda pane, model: pane.show_distribution(model.distribution)
    ),
    figures=(phrase("positions"), phrase("mean depth"), phrase("most common depth"), phrase("deepest")),
    values=_values,
    panel=PanelGroup(
        phrase("Figures"),
        (
            FigureTable(
                heads=(phrase("Depth", context="of a position"), phrase("Positions"), phrase("Growth")),
                widths=(0.7, 4.0, 1.7),
                rows=_rows,
            ),
        ),
        note=lambda model: translate(model.distribution.unit),
    ).make,
)
