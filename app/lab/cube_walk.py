"""Lab view of random walks on the cube: the walk pane in full size, with choices and a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.base.actions import Command
from app.base.language.wording import fixed_percent
from app.base.language.words import tr
from app.base.services import Services
from app.cube.walk import series
from app.cube.walk.model import WalkComparisonModel
from app.lab.frame.instrument import Instrument, InstrumentModel, InstrumentView, PaneMaker
from app.lab.frame.panel import InstrumentPanel
from app.widgets.explained_figures import NONE, Figure
from app.widgets.panel import Section
from app.widgets.table import DataTable
from app.widgets.text import Hairline
from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.walk.comparison import DistributionMethod, WalkComparison

if TYPE_CHECKING:
    from app.cube.walk.pane import CubeWalkPane

NAME = "lab/walk"
BOTH = (DistributionMethod.EXACT, DistributionMethod.LUMPED)


class CubeWalkModel(InstrumentModel):
    """Model of the random walks of a cube in a metric, and of the number of moves shown."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self.walks = WalkComparisonModel(services, NAME, self)
        self.walks.changed.connect(self.changed)
        self.moves = services.settings.get(f"{NAME}/moves", 11)

    def show_variant(self, variant: str) -> None:
        puzzle, metric = variant.split("-")
        self.walks.show_subject(puzzle, Metric(metric))

    def go_to(self, moves: int) -> None:
        """Show the walk after this number of moves."""
        self.moves = moves
        self.moved.emit()

    @property
    def is_complete(self) -> bool:
        return not self.walks.counting


class CubeWalkPanel(InstrumentPanel):
    """Side panel with the choices of the walk pane, and a table of all depths after the chosen moves."""

    def __init__(self, _services: Services, model: CubeWalkModel) -> None:
        super().__init__()
        self._model = model
        self.body.setSpacing(16)
        self._choices, self.figures = Section(tr("Walk")), Section("p(d | N)")
        self.rows = DataTable(
            (tr("Depth", context="of a position"), tr("Exact"), tr("≈ Lumped"), tr("≈ Binomial")), (0.8, 1.2, 1.2, 1.2)
        )
        self.figures.add(self.rows)
        for widget in (self._choices, Hairline(), self.figures):
            self.add(widget)
        model.moved.connect(self.refresh)

    def meet(self, pane: QWidget) -> None:
        self._choices.add(pane.controls)  # type: ignore[attr-defined]

    def refresh(self) -> None:
        moves, comparison = self._model.moves, self._model.walks.comparison
        laws = [(method, comparison.distribution(method, moves)) for method in DistributionMethod]
        self.figures.set_note(f"N = {moves}")
        self.rows.set(
            [
                (str(depth), *(_cell(comparison, method, moves, depth, law) for method, law in laws))
                for depth in range(comparison.deepest + 1)
            ]
        )


def _make_pane(module: Any, services: Services, model: CubeWalkModel) -> CubeWalkPane:
    pane: CubeWalkPane = module.CubeWalkPane(services, model.walks, NAME, docked=False)
    pane.moves_changed.connect(model.go_to)
    model.go_to(pane.moves)
    return pane


def _values(model: CubeWalkModel) -> Sequence[Figure]:
    comparison, moves = model.walks.comparison, model.moves
    return (
        *(series.mean_shown(comparison, method, moves) for method in BOTH),
        series.apart_shown(comparison, DistributionMethod.LUMPED, moves),
        series.growth_shown(comparison),
        *(series.mixed_shown(comparison, method) for method in BOTH),
    )


def _facts(model: CubeWalkModel) -> Sequence[str]:
    known = model.walks.comparison.find_last_known(DistributionMethod.EXACT)
    return (tr("exact for up to %n moves", one="exact for up to %n move", n=known),) if known >= 0 else ()


def _commands(_model: CubeWalkModel, view: InstrumentView) -> Sequence[Command]:
    def drawn_in_sight() -> bool:
        return view.pane is not None and view.in_sight

    def play() -> None:
        view.pane.slider.toggle()

    def pin() -> None:
        view.pane.slider.toggle_pin()

    def measure() -> None:
        view.pane.measure()

    return (
        Command(
            "lab.walk_play", "Play the random walk", play, "play", (), "Increase N step by step to its end",
            enabled=drawn_in_sight,
        ),
        Command(
            "lab.walk_pin", "Keep this curve of the walk", pin, "pin", (), "Pin it in the plot, or remove it",
            enabled=drawn_in_sight,
        ),
        Command(
            "lab.walk_measure", "Measure random walks of the cube", measure, "lab", (),
            "Solve many random walks optimally, or stop doing so", enabled=lambda: view.pane is not None,
        ),
    )  # fmt: skip


def _cell(
    comparison: WalkComparison, method: DistributionMethod, moves: int, depth: int, law: Sequence[float] | None
) -> Figure:
    """Return a share for the table, in percent with three decimals."""
    if law is None:
        return Figure(NONE)
    text = "0" if law[depth] == 0 else fixed_percent(law[depth], 3)
    return Figure(
        text, series.explain_probability(comparison, method, moves, depth), method is DistributionMethod.EXACT
    )


INSTRUMENT = Instrument(
    model=CubeWalkModel,
    stage=PaneMaker("app.cube.walk.pane", _make_pane),
    figures=(
        phrase("mean depth"), phrase("mean depth, lumped"), phrase("distance of the lumped chain"), phrase("growth b"),
        phrase("mixing time"), phrase("mixing time, lumped"),
    ),
    values=_values,
    panel=CubeWalkPanel,
    facts=_facts,
    commands=_commands,
)  # fmt: skip
