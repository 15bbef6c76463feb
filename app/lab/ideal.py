"""An ideal puzzle in the Lab: growth and diameter at will, and the line that a random walk on it follows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.lab.model import Model
from app.lab.view import SubjectView, over_figures
from app.plots.drawing.numbers import about, percent
from app.plots.panes.lazy import LazyPane
from app.plots.panes.moves_slider import MovesSlider
from app.services.services import Services
from app.services.settings import Settings
from app.services.wording import fixed_percent, grouped, written
from app.services.words import tr, translated
from app.widgets.buttons import Button
from app.widgets.explained import Assumption, Sentence, Shown, Slide, Told
from app.widgets.figures import KeyFigures
from app.widgets.slider import Slider
from app.widgets.table import Table
from app.widgets.text import Label
from core.chains.growth import ideal_chain
from core.chains.ideal import IdealWalk, ideal_walk
from core.cube.ideals import Ideal, ideals
from core.derivations import ideal, plotted, walks
from core.words import phrase

if TYPE_CHECKING:
    from app.lab.charts.walkmap import WalkMapPane

LEAST_GROWTH, MOST_GROWTH = 100, 2000
"""In hundredths."""
LEAST_DIAMETER, MOST_DIAMETER = 4, 60
BEYOND, MOST_MOVES = 2.2, 200
"""So many diameters' worth of moves are shown: long enough for the most likely depth to leave the line."""
SENTENCE = phrase(
    "Every position has one way back and b ways on. The points are the most likely depths, the dashes the line "
    "d = N (b − 1) / (b + 1); dragging over the map goes through N."
)
FORMULA = phrase(
    "p(d → d + 1) = b / (b + 1), p(d → d − 1) = 1 / (b + 1), and back from both ends: the populations are "
    "1, b + 1, (b + 1) b, …, b^(D − 1), which a real puzzle's resemble far from its ends. "
    "Binomial model: d = 2k − N with k of N moves going deeper. Shades are the square root of the chance. "
    "E. Testé, A random walk on the Rubik's Cube, 2023."
)
FIGURES = (
    phrase("depths a move"), phrase("mean depth"), phrase("deviation"), phrase("from the binomial"),
    phrase("binomial outside"),
)  # fmt: skip
TABLE_ROWS = 12
FIGURE, LEAST_EXAMPLE = 48, 160
"""Pixels for a slider's value, and for a button of an example at least."""


class IdealModel(QObject):
    """Growth and diameter, the walk that follows from them, and how many moves of it are looked at."""

    walk_changed = Signal()
    moves_changed = Signal()

    def __init__(self, settings: Settings, first: Ideal, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.growth = _within(settings.get("lab/ideal/growth", first.hundredths), LEAST_GROWTH, MOST_GROWTH)
        """In hundredths."""
        self.diameter = _within(settings.get("lab/ideal/diameter", first.diameter), LEAST_DIAMETER, MOST_DIAMETER)
        self.walk = self._walked()
        self._moves = _within(settings.get("lab/ideal/moves", 12), 0, self.walk.longest)

    def set(self, growth: int, diameter: int) -> None:
        """Take another puzzle: its growth in hundredths, and its diameter."""
        self.growth, self.diameter = growth, diameter
        self.walk = self._walked()
        self._moves = min(self._moves, self.walk.longest)
        self._settings.set("lab/ideal/growth", growth)
        self._settings.set("lab/ideal/diameter", diameter)
        self.walk_changed.emit()

    def _walked(self) -> IdealWalk:
        longest = min(MOST_MOVES, round(BEYOND * self.diameter) + 8)
        return ideal_walk(self.growth / 100, self.diameter, longest)

    @property
    def moves(self) -> int:
        """How many moves are looked at."""
        return self._moves

    @moves.setter
    def moves(self, moves: int) -> None:
        self._moves = _within(moves, 0, self.walk.longest)
        self._settings.set("lab/ideal/moves", self._moves)
        self.moves_changed.emit()


class IdealView(SubjectView):
    """The map with its sliders, figures below, and examples with a table for the side panel."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._examples = ideals()
        self.model = IdealModel(services.settings, self._examples[0], self)
        self._growth = _Named(tr("growth b"), LEAST_GROWTH, MOST_GROWTH, hundredths=True)
        self._diameter = _Named(tr("diameter"), LEAST_DIAMETER, MOST_DIAMETER)
        self.moves = MovesSlider(0, self.model.walk.longest, self.model.moves)
        self.moves.changed.connect(self._go_to)
        for slider in (self._growth, self._diameter):
            slider.changed.connect(lambda: self.model.set(self._growth.value, self._diameter.value))
        self.figures = KeyFigures(FIGURES)
        self._lazy = LazyPane(services.jobs, "app.lab.charts.walkmap", self._make_pane, docked=False)
        self._lazy.built.connect(self.changed)
        over_figures(self, self._lazy, self.figures)
        heads = tr("Moves"), tr("Most likely"), tr("Line"), tr("From binomial")
        self._table = Table(heads, (0.9, 1.3, 1.0, 1.3))
        self._fill_panel()
        self.model.walk_changed.connect(self._show_walk)
        self.model.moves_changed.connect(self._show_moves)
        self._show_walk()

    def _fill_panel(self) -> None:
        self.table.body.setSpacing(8)
        self.table.add(Label(tr("As on"), 12, 600, "text2"))
        for one in self._examples:
            button = _Example(
                tr(
                    "{puzzle}: b = {growth:g}, diameter {diameter}",
                    puzzle=translated(one.name),
                    growth=one.hundredths / 100,
                    diameter=one.diameter,
                )
            )
            button.clicked.connect(partial(self.model.set, one.hundredths, one.diameter))
            self.table.add(button)
        self.table.body.addSpacing(12)
        self.table.add(Label(tr("The line and the walk"), 12, 600, "text2"))
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
        pane: WalkMapPane = module.WalkMapPane(tr("An ideal puzzle"), self._services, below, docked=False)
        pane.explain(SENTENCE, FORMULA)
        pane.plot.walked.connect(self._go_to)
        pane.plot.sheets = self._sheets
        self._draw(pane)
        return pane

    def _sheets(self, place: int) -> Sequence[Told]:
        """Of a number of moves with a depth."""
        walk = self.model.walk
        moves, depth = divmod(place, walk.diameter + 1)
        exact, limit = walk.distributions[moves][depth], walk.limits[moves]
        found = []
        if moves and exact:
            worked = plotted.step(ideal_chain(walk.branching, walk.diameter), depth, walk.distributions[moves - 1])
            found.append(Told(tr("exact"), percent(exact, 3), worked))
        if moves and depth < len(limit) and limit[depth]:
            worked = plotted.limit(moves, depth, walk.branching)
            found.append(Told(tr("binomial"), about(percent(limit[depth], 3), exact=False), worked, exact=False))
        return found

    def assumptions(self) -> Sequence[Assumption]:
        model = self.model

        def grow(growth: int) -> None:
            model.set(growth, model.diameter)

        def deepen(diameter: int) -> None:
            model.set(model.growth, diameter)

        def go(moves: int) -> None:
            model.moves = moves

        return (
            Slide(tr("Growth b"), LEAST_GROWTH, MOST_GROWTH, lambda: model.growth, grow, _hundredths),
            Slide(tr("Diameter"), LEAST_DIAMETER, MOST_DIAMETER, lambda: model.diameter, deepen),
            Slide(tr("Moves N"), 0, model.walk.longest, lambda: model.moves, go),
        )

    def _go_to(self, moves: int) -> None:
        self.model.moves = moves

    def _show_walk(self) -> None:
        """Another growth or diameter."""
        model, walk = self.model, self.model.walk
        self._growth.set(model.growth)
        self._diameter.set(model.diameter)
        self.moves.set_range(0, walk.longest)
        if self._pane is not None:
            self._draw(self._pane)
        step = max(1, walk.longest // TABLE_ROWS)
        self._table.set([_row(walk, moves) for moves in range(0, walk.longest + 1, step)])
        verdict = _verdict(walk)
        self._verdict.say(verdict.text, *verdict.told)
        self._show_moves()

    def _draw(self, pane: WalkMapPane) -> None:
        from app.lab.charts.walkmap import WalkPicture

        walk = self.model.walk
        name = f"ideal-{walk.branching:g}-{walk.diameter}"
        picture = WalkPicture(walk.distributions, walk.limits, walk.line, walk.most_likely, name)
        pane.plot.show_walk(picture, self.model.moves)

    def _show_moves(self) -> None:
        walk, moves = self.model.walk, self.model.moves
        self.moves.set_value(moves)
        if self._pane is not None:
            self._pane.plot.go_to(moves)
        texts = (
            written(walk.drift, ".4f"),
            written(walk.mean(moves), ".2f"),
            written(walk.deviation(moves), ".2f"),
            fixed_percent(walk.distance(moves), 2),
            fixed_percent(walk.outside(moves), 2),
        )
        self.figures.set(*map(Shown, texts, ideal.walk(walk, moves)))


def _row(walk: IdealWalk, moves: int) -> tuple[str, Shown, Shown, Shown]:
    found, limit = walk.distributions[moves], walk.limits[moves]
    line = ideal.LINE.at(b=walk.branching, N=moves, stay=0, start=0)
    return (
        str(moves),
        Shown(str(walk.most_likely[moves]), walks.FULLEST.at(N=moves, p=found)),
        Shown(written(walk.line[moves], ".1f"), line),
        Shown(fixed_percent(walk.distance(moves), 2), ideal.from_limit(moves, found, limit)),
    )


def _verdict(walk: IdealWalk) -> Sentence:
    """Where the line that the walk follows comes to the end."""
    if walk.arrival is None:
        return Sentence(tr("Without growth a walk gains nothing on average: it spreads, and does not move on."))
    said = tr(
        "The line is at the deepest positions after {moves:.1f} moves. Some moves before, the walk falls behind it: "
        "most positions are near the end, and from there it can only come back.",
        moves=walk.arrival,
    )
    worked = ideal.ARRIVAL.at(b=walk.branching, deepest=walk.diameter)
    return Sentence(said, (Told(tr("moves to the end"), written(walk.arrival, ".1f"), worked),))


def _hundredths(growth: int) -> str:
    return written(growth / 100, ".2f")


class _Example(Button):
    """In a panel too narrow for its words they end in an ellipsis."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setToolTip(text)

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST_EXAMPLE, self.sizeHint().height())


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
        self._show()

    def _on_moved(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        self._figure.setText(_hundredths(self.value) if self._hundredths else grouped(self.value))


def _within(value: int, low: int, high: int) -> int:
    return max(low, min(value, high))


def create(services: Services, _model: Model) -> IdealView:
    """The view, for `app.lab.subjects`."""
    return IdealView(services)
