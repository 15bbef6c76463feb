"""Lab view of parts of the cube, such as a cross, a block or the domino: number of cases by depth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.base.jobs.jobs import QuestionRunner
from app.base.language.wording import fixed_percent, format_integer, format_number, sentences
from app.base.language.words import tr, translate
from app.base.services import Services
from app.lab.frame.instrument import Instrument, InstrumentModel, PaneMaker
from app.lab.frame.panel import FigureTable, PanelGroup
from app.widgets.explained_figures import Figure, figure_text
from core.base.control import Control
from core.base.depth import DepthDistribution, Layer
from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.subgoals.nearest import distribution
from core.explain.cube import cube
from core.explain.formulas import depths

if TYPE_CHECKING:
    from app.plots.panes.depth import DepthPane

NOTES = {
    "half-turns": phrase(
        "Within the half-turn group, solved with half turns only; other positions have no depth here."
    ),
    "half-turn-coset": phrase("From a domino position, with quarter turns of two faces and half turns of the others."),
    "domino": phrase("A domino: every corner and edge oriented, the middle slice's edges in their slice."),
}


class PartsModel(InstrumentModel):
    """Model of a part of the cube in a metric; `cases` is None while they are being counted."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._counting = QuestionRunner(services.jobs)
        self.name = ""
        self.cases: DepthDistribution | None = None

    def show_variant(self, variant: str) -> None:
        option, metric = variant.split("-")
        self.name, self.cases = option.replace("_", "-"), None
        work = partial(_count, self.name, Metric(metric))
        self._counting.ask(variant, tr("Counting the cases"), work, self._on_cases_counted)

    def _on_cases_counted(self, cases: DepthDistribution) -> None:
        self.cases = cases
        self.changed.emit()

    @property
    def is_complete(self) -> bool:
        return self.cases is not None


def _fill(pane: DepthPane, model: PartsModel) -> None:
    cases = model.cases
    if cases is not None:
        pane.show_distribution(cases)
        pane.explain(
            tr(
                "Number of the {total} {cases} at each depth.",
                total=figure_text(
                    tr("cases"), format_integer(cases.total), depths.derive_from_distribution(depths.CASES, cases)
                ),
                cases=translate(cases.title),
            ),
            _formula(cases, NOTES.get(model.name, "")),
        )


def _values(model: PartsModel) -> Sequence[Figure]:
    cases = model.cases
    if cases is None:
        return ()
    return (
        Figure(format_integer(cases.total), depths.derive_from_distribution(depths.CASES, cases)),
        Figure(format_number(float(cases.mean()), ".2f"), depths.derive_from_distribution(depths.MEAN, cases)),
        Figure(str(cases.most_populous.depth), depths.derive_from_distribution(depths.FULLEST, cases)),
        Figure(str(cases.deepest), depths.derive_from_distribution(depths.DEEPEST, cases)),
    )


def _rows(model: PartsModel) -> list[tuple[str, Figure, Figure]]:
    cases = model.cases
    return [] if cases is None else [(str(layer.depth), *_format_layer(cases, layer)) for layer in cases.layers]


def _formula(cases: DepthDistribution, note: str) -> str:
    """Return the definition of a part's depth, the note on the part, and the source of the figures."""
    parts = (
        tr(
            "The depth of a part is the least number of moves that solve it ({unit}), whatever becomes of the rest.",
            unit=translate(cases.unit),
        ),
        translate(note),
        tr("The depths are the same for every choice of a face, an axis or a corner."),
        tr("Source: {source}.", source=translate(cases.source)),
    )
    return sentences(*filter(None, parts))


def _count(name: str, metric: Metric, _control: Control) -> DepthDistribution:
    return distribution(name, metric)


def _format_layer(cases: DepthDistribution, layer: Layer) -> tuple[Figure, Figure]:
    """Return the number of cases at a depth and their share of all."""
    derivation = cube.SO_DEEP.bind(total=cases.total, here=layer.states)
    return Figure(format_integer(layer.states), derivation), Figure(
        fixed_percent(float(cases.share(layer.depth)), 2), derivation
    )


INSTRUMENT = Instrument(
    model=PartsModel,
    stage=PaneMaker(
        "app.plots.panes.depth", lambda module, services, _model: module.DepthPane(services, docked=False), _fill
    ),
    figures=(phrase("cases"), phrase("mean depth"), phrase("most common depth"), phrase("deepest")),
    values=_values,
    panel=PanelGroup(
        phrase("Figures"),
        (
            FigureTable(
                heads=(
                    phrase("Depth", context="of a position"),
                    phrase("Cases"),
                    phrase("Share", context="a part of all"),
                ),
                widths=(0.7, 3.0, 1.7),
                rows=_rows,
            ),
        ),
        note=lambda model: "" if model.cases is None else translate(model.cases.unit),
    ).make,
)
