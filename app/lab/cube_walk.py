"""Random walks on the cube in the Lab: the walk pane full size, its choices and all its figures beside it."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.cube.walk import series
from app.lab.model import Model
from app.lab.view import SubjectView, over_figures
from app.plots.panes.lazy import LazyPane
from app.services.actions import Command
from app.services.services import Services
from app.services.wording import fixed_percent
from app.services.words import tr
from app.widgets.explained import NONE, Shown
from app.widgets.figures import KeyFigures
from app.widgets.panel import Section
from app.widgets.table import Table
from app.widgets.text import Hairline
from core.cube.metrics import Metric
from core.cube.walk.comparison import Comparison, Method
from core.words import phrase

if TYPE_CHECKING:
    from app.cube.walk.model import Walks
    from app.cube.walk.pane import CubeWalkPane

NAME = "lab/walk"
BOTH = (Method.EXACT, Method.LUMPED)
FACTS = (
    phrase("mean depth"), phrase("lumped"), phrase("distance of the lumped"), phrase("growth b"), phrase("mixed after"),
    phrase("lumped says"),
)  # fmt: skip


def create(services: Services, _model: Model) -> SubjectView:
    """The subject, for `app.lab.subjects`."""
    return CubeWalkView(services)


class CubeWalkView(SubjectView):
    """The pane, facts of the present number of moves below, choices and a table of all depths for the side panel."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._variant = ("2x2x2", Metric.QTM)
        self.walks: Walks | None = None
        self._lazy = LazyPane(services.jobs, "app.cube.walk.pane", self._make_pane, docked=False)
        self._lazy.built.connect(self.changed)
        self._facts = KeyFigures(FACTS)
        over_figures(self, self._lazy, self._facts)
        self._table = Table((tr("Depth"), tr("Exact"), tr("≈ Lumped"), tr("≈ Binomial")), (0.8, 1.2, 1.2, 1.2))
        self._choices = Section(tr("Walk"))
        self.table = Section()
        self.table.body.setSpacing(16)
        self._figures = Section("p(d | N)")
        self._figures.add(self._table)
        for widget in (self._choices, Hairline(), self._figures):
            self.table.add(widget)
        self.table.body.addStretch(1)

    @property
    def pane(self) -> CubeWalkPane | None:
        """The pane, once it is there."""
        return self._lazy.pane  # type: ignore[return-value]

    def show_variant(self, variant: str) -> None:
        puzzle, metric = variant.split("-")
        self._variant = (puzzle, Metric(metric))
        if self.walks is not None:
            self.walks.show_subject(*self._variant)

    @property
    def ready(self) -> bool:
        walks = self.walks
        return walks is not None and not walks.counting and (walks.puzzle, walks.metric) == self._variant

    @property
    def facts(self) -> Sequence[str]:
        walks = self.walks
        known = -1 if walks is None else walks.comparison.known(Method.EXACT)
        return (tr("exact for up to %n turns", one="exact for up to %n turn", n=known),) if known >= 0 else ()

    def commands(self) -> Sequence[Command]:
        return (
            Command(
                "lab.walk_play", "Play the random walk", self._play, "play", (), "Let N run to its end",
                enabled=self._drawn_in_sight,
            ),
            Command(
                "lab.walk_pin", "Keep this curve of the walk", self._pin, "pin", (), "Keep it in view, or not",
                enabled=self._drawn_in_sight,
            ),
            Command(
                "lab.walk_measure", "Measure walks of the cube", self._measure, "lab", (),
                "Solve many random walks optimally, or stop doing so", enabled=lambda: self.pane is not None,
            ),
        )  # fmt: skip

    def _drawn_in_sight(self) -> bool:
        return self.pane is not None and self.in_sight

    def _play(self) -> None:
        if self.pane is not None:
            self.pane.slider.toggle()

    def _pin(self) -> None:
        if self.pane is not None:
            self.pane.slider.toggle_pin()

    def _measure(self) -> None:
        if self.pane is not None:
            self.pane.measure()

    def _make_pane(self, module: ModuleType) -> QWidget:
        self.walks = module.Walks(self._services, NAME, self)
        self.walks.show_subject(*self._variant)
        pane: CubeWalkPane = module.CubeWalkPane(self._services, self.walks, NAME, docked=False)
        self._choices.add(pane.controls)
        pane.moves_changed.connect(self._refresh)
        self.walks.changed.connect(self._refresh)
        self.walks.changed.connect(self.changed)
        self._refresh()
        return pane

    def _refresh(self) -> None:
        walks, pane = self.walks, self.pane
        if walks is None:
            return
        comparison = walks.comparison
        moves = pane.moves if pane is not None else self._services.settings.get(f"{NAME}/moves", 11)
        self._facts.set(
            *(series.mean_shown(comparison, method, moves) for method in BOTH),
            series.apart_shown(comparison, Method.LUMPED, moves),
            series.growth_shown(comparison),
            *(series.mixed_shown(comparison, method) for method in BOTH),
        )
        laws = [(method, comparison.distribution(method, moves)) for method in Method]
        self._figures.set_note(f"N = {moves}")
        self._table.set(
            [
                (str(depth), *(_cell(comparison, method, moves, depth, law) for method, law in laws))
                for depth in range(comparison.deepest + 1)
            ]
        )


def _cell(comparison: Comparison, method: Method, moves: int, depth: int, law: Sequence[float] | None) -> Shown:
    """A share in the table, in one unit and with one number of decimals from top to bottom."""
    if law is None:
        return Shown(NONE)
    text = "0" if law[depth] == 0 else fixed_percent(law[depth], 3)
    return Shown(text, series.worked(comparison, method, moves, depth), method is Method.EXACT)
