"""Parts of the cube in the Lab: the cases of a cross, a block, the domino and so on at each depth, all counted."""

from __future__ import annotations

from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.lab.model import Model
from app.lab.view import PaneView
from app.services.jobs import Asker
from app.services.services import Services
from app.services.wording import fixed_percent, grouped, sentences, written
from app.services.words import tr, translated
from app.widgets.explained import Shown, Told
from app.widgets.panel import Section
from app.widgets.table import Table
from core.control import Control
from core.cube.metrics import Metric
from core.cube.subgoals.nearest import distribution
from core.depth import DepthDistribution, Layer
from core.derivations import cube, depths
from core.words import phrase

if TYPE_CHECKING:
    from app.plots.panes.depth import DepthPane

FIGURES = phrase("cases"), phrase("mean depth"), phrase("fullest depth"), phrase("deepest")
NOTES = {
    "half-turns": phrase("Here within the group that half turns make, by half turns alone; elsewhere it has no depth."),
    "half-turn-coset": phrase("Here from a domino, by quarter turns of two faces and half turns of the others."),
    "domino": phrase("A domino: every corner and edge oriented, the middle slice's edges in their slice."),
}


class PartsView(PaneView):
    """The pane, its summary below, and a table of all figures for the side panel."""

    def __init__(self, services: Services) -> None:
        super().__init__(services, "app.plots.panes.depth", FIGURES)
        self._counting = Asker(services.jobs)
        self._name = ""
        self._cases: DepthDistribution | None = None
        self.table = Section(tr("Figures"))
        self._table = Table((tr("Depth"), tr("Cases"), tr("Share")), (0.7, 3.0, 1.7))
        self.table.add(self._table)
        self.table.body.addStretch(1)

    @property
    def ready(self) -> bool:
        """Whether the plot is there."""
        return self._pane is not None and self._cases is not None

    @property
    def _pane(self) -> DepthPane | None:
        return self.lazy.pane  # type: ignore[return-value]

    def show_variant(self, variant: str) -> None:
        option, metric = variant.split("-")
        name = option.replace("_", "-")
        self._name, self._cases = name, None
        self.key_figures.clear()
        self._table.set([])
        self._counting.ask(variant, tr("Counting the cases"), partial(_count, name, Metric(metric)), self._on_counted)

    def _on_counted(self, cases: DepthDistribution) -> None:
        self._cases = cases
        self.key_figures.set(
            Shown(grouped(cases.total), depths.of(depths.CASES, cases)),
            Shown(written(float(cases.mean()), ".2f"), depths.of(depths.MEAN, cases)),
            Shown(str(cases.most_populous.depth), depths.of(depths.FULLEST, cases)),
            Shown(str(cases.deepest), depths.of(depths.DEEPEST, cases)),
        )
        self.table.set_note(translated(cases.unit))
        self._table.set([(str(layer.depth), *_shown(cases, layer)) for layer in cases.layers])
        if self._pane is not None:
            self._fill(self._pane)
        self.changed.emit()

    def make_pane(self, module: ModuleType) -> QWidget:
        pane: DepthPane = module.DepthPane(self._services, docked=False)
        self._fill(pane)
        return pane

    def _fill(self, pane: DepthPane) -> None:
        cases = self._cases
        if cases is not None:
            pane.show_distribution(cases)
            pane.explain(
                tr(
                    "How many of the {total} {cases} lie at each depth.",
                    total=grouped(cases.total),
                    cases=translated(cases.title),
                ),
                _formula(cases, NOTES.get(self._name, "")),
                said=(Told(tr("cases"), grouped(cases.total), depths.of(depths.CASES, cases)),),
            )


def _formula(cases: DepthDistribution, note: str) -> str:
    """What the depth of a part is, what there is to note of this one, and where its figures are from."""
    parts = (
        tr(
            "The depth of a part is the least number of {unit} that solve it, whatever becomes of the rest.",
            unit=translated(cases.unit),
        ),
        translated(note),
        tr("Each choice of a face, an axis or a corner has the same."),
        tr("Source: {source}.", source=translated(cases.source)),
    )
    return sentences(*filter(None, parts))


def _count(name: str, metric: Metric, _control: Control) -> DepthDistribution:
    return distribution(name, metric)


def _shown(cases: DepthDistribution, layer: Layer) -> tuple[Shown, Shown]:
    """How many cases are so deep, and their share."""
    worked = cube.SO_DEEP.at(total=cases.total, here=layer.states)
    return Shown(grouped(layer.states), worked), Shown(fixed_percent(float(cases.share(layer.depth)), 2), worked)


def create(services: Services, _model: Model) -> PartsView:
    """The view, for `app.lab.subjects`."""
    return PartsView(services)
