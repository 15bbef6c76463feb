"""An ideal puzzle in the Lab: growth and diameter at will, and the line that a random walk on it follows."""

from __future__ import annotations

from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.lab.model import Model
from app.lab.view import KeyFigures, SubjectView, over_figures
from app.plots.lazy import LazyPane
from app.plots.moves_slider import MovesSlider
from app.services.services import Services
from app.widgets.buttons import Button
from app.widgets.slider import Slider
from app.widgets.table import Table
from app.widgets.text import Label, grouped
from core.chains.ideal import IdealWalk, ideal_walk
from core.cube.ideals import Ideal, ideals

if TYPE_CHECKING:
    from app.plots.walkmap import WalkMapPane

LEAST_GROWTH, MOST_GROWTH = 100, 2000
"""In hundredths."""
LEAST_DIAMETER, MOST_DIAMETER = 4, 60
BEYOND, MOST_MOVES = 2.2, 200
"""So many diameters' worth of moves are shown: long enough for the most likely depth to leave the line."""
SENTENCE = (
    "Every position has one way back and b ways on. The points are the most likely depths, the dashes the line "
    "d = N (b − 1) / (b + 1); dragging over the map goes through N."
)
FORMULA = (
    "p(d → d + 1) = b / (b + 1), p(d → d − 1) = 1 / (b + 1), and back from both ends: the populations are "
    "1, b + 1, (b + 1) b, …, b^(D − 1), which a real puzzle's resemble far from its ends. "
    "Binomial limit: d = 2k − N with k of N moves going deeper. Shades are the square root of the chance. "
    "E. Testé, A random walk on the Rubik's Cube, 2023."
)
TABLE_ROWS = 12
FIGURE = 48
"""Pixels for a slider's value."""


class IdealView(SubjectView):
    """The map with its sliders, figures below, and examples with a table for the side panel."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._examples = ideals()
        first = self._examples[0]
        settings = services.settings
        self._growth = _Named("growth b", LEAST_GROWTH, MOST_GROWTH, hundredths=True)
        self._growth.set(_within(settings.get("lab/ideal/growth", first.hundredths), LEAST_GROWTH, MOST_GROWTH))
        self._diameter = _Named("diameter", LEAST_DIAMETER, MOST_DIAMETER)
        self._diameter.set(_within(settings.get("lab/ideal/diameter", first.diameter), LEAST_DIAMETER, MOST_DIAMETER))
        self.moves = MovesSlider(0, MOST_MOVES, settings.get("lab/ideal/moves", 12))
        self.moves.changed.connect(self._on_moves)
        for slider in (self._growth, self._diameter):
            slider.changed.connect(self._renew)
        self.figures = KeyFigures(
            ("depths gained a move", "mean depth", "standard deviation", "distance from the limit")
        )
        self._lazy = LazyPane(services.jobs, "app.plots.walkmap", self._make_pane, docked=False)
        self._lazy.built.connect(self.changed)
        over_figures(self, self._lazy, self.figures)
        self._table = Table(("Moves", "Most likely", "Line", "From limit"), (0.9, 1.3, 1.0, 1.3))
        self._fill_panel()
        self._walk: IdealWalk
        self._renew()

    def _fill_panel(self) -> None:
        self.table.body.setSpacing(8)
        self.table.add(Label("As on", 12, 600, "text2"))
        for ideal in self._examples:
            button = Button(f"{ideal.name}: b = {ideal.hundredths / 100:g}, diameter {ideal.diameter}")
            button.clicked.connect(partial(self.choose, ideal))
            self.table.add(button)
        self.table.body.addSpacing(12)
        self.table.add(Label("The line and the walk", 12, 600, "text2"))
        self.table.add(self._table)
        self._verdict = Label("", 12, 400, "text2", wrap=True)
        self.table.add(self._verdict)
        self.table.body.addStretch(1)

    @property
    def ready(self) -> bool:
        return self._lazy.pane is not None

    @property
    def stage(self) -> QWidget | None:
        pane = self._pane
        return pane.plot if pane is not None else None

    @property
    def walk(self) -> IdealWalk:
        """What is drawn."""
        return self._walk

    def choose(self, ideal: Ideal) -> None:
        """Take growth and diameter of a real puzzle."""
        self._growth.set(ideal.hundredths)
        self._diameter.set(ideal.diameter)
        self._renew()

    @property
    def _pane(self) -> WalkMapPane | None:
        return self._lazy.pane  # type: ignore[return-value]

    def _make_pane(self, module: ModuleType) -> QWidget:
        below = QWidget()
        sliders = QHBoxLayout()
        sliders.setSpacing(28)
        sliders.addWidget(self._growth)
        sliders.addWidget(self._diameter)
        column = QVBoxLayout(below)
        column.setContentsMargins(0, 4, 0, 8)
        column.setSpacing(8)
        column.addWidget(self.moves)
        column.addLayout(sliders)
        pane: WalkMapPane = module.WalkMapPane("An ideal puzzle", self._services.messages, below, docked=False)
        pane.explain(SENTENCE, FORMULA)
        pane.plot.walked.connect(self._on_map)
        self._show(pane)
        return pane

    def _renew(self) -> None:
        growth, diameter = self._growth.value / 100, self._diameter.value
        longest = min(MOST_MOVES, round(BEYOND * diameter) + 8)
        self._walk = ideal_walk(growth, diameter, longest)
        self.moves.set_range(0, longest)
        self._services.settings.set("lab/ideal/growth", self._growth.value)
        self._services.settings.set("lab/ideal/diameter", diameter)
        if self._pane is not None:
            self._show(self._pane)
        step = max(1, longest // TABLE_ROWS)
        self._table.set([self._row(moves) for moves in range(0, longest + 1, step)])
        arrival = self._walk.arrival
        self._verdict.setText(
            "Without growth a walk gains nothing on average: it spreads, and does not move on."
            if arrival is None
            else f"The line is at the deepest positions after {arrival:.1f} moves. Some moves before, the walk falls "
            "behind it: most positions are near the end, and from there it can only come back."
        )
        self._show_figures()

    def _show(self, pane: WalkMapPane) -> None:
        from app.plots.walkmap import WalkPicture

        walk = self._walk
        name = f"ideal-{walk.branching:g}-{walk.diameter}"
        pane.plot.show_walk(WalkPicture(walk.laws, walk.limits, walk.line, walk.most_likely, name), self.moves.value)

    def _row(self, moves: int) -> tuple[str, str, str, str]:
        walk = self._walk
        return (
            str(moves),
            str(walk.most_likely[moves]),
            f"{walk.line[moves]:.1f}",
            f"{walk.distance(moves):.3f}",
        )

    def _on_map(self, moves: int) -> None:
        self.moves.set_value(moves)
        self._show_figures()

    def _on_moves(self, moves: int) -> None:
        if self._pane is not None:
            self._pane.plot.go_to(moves)
        self._show_figures()

    def _show_figures(self) -> None:
        walk, moves = self._walk, self.moves.value
        self.figures.set(
            f"{walk.drift:.4f}",
            f"{walk.mean(moves):.2f}",
            f"{walk.deviation(moves):.2f}",
            f"{walk.distance(moves):.3f}",
        )
        self._services.settings.set("lab/ideal/moves", moves)


class _Named(QWidget):
    """A slider between its name and its value."""

    changed = Signal()

    def __init__(self, name: str, low: int, high: int, *, hundredths: bool = False) -> None:
        super().__init__()
        self._hundredths = hundredths
        self._slider = Slider(low, high, low)
        self._slider.setAccessibleName(name)
        self._slider.setSingleStep(10 if hundredths else 1)
        self._slider.valueChanged.connect(self._on_moved)
        self._figure = Label("", 13, 600)
        self._figure.setFixedWidth(FIGURE)
        line = QGridLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setHorizontalSpacing(12)
        line.addWidget(Label(name, 13, 500, "text2"), 0, 0)
        line.addWidget(self._slider, 0, 1)
        line.addWidget(self._figure, 0, 2)
        line.setColumnStretch(1, 1)

    @property
    def value(self) -> int:
        return self._slider.value()

    def set(self, value: int) -> None:
        """Show another value, without a signal."""
        self._slider.blockSignals(True)
        self._slider.setValue(value)
        self._slider.blockSignals(False)
        self._tell()

    def _on_moved(self) -> None:
        self._tell()
        self.changed.emit()

    def _tell(self) -> None:
        self._figure.setText(f"{self.value / 100:.2f}" if self._hundredths else grouped(self.value))


def _within(value: int, low: int, high: int) -> int:
    return max(low, min(value, high))


def create(services: Services, _model: Model) -> IdealView:
    """The view, for `app.lab.subjects`."""
    return IdealView(services)
