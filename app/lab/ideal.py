"""Lab view of an ideal puzzle with chosen growth and diameter, and the random walk on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.base.language.wording import fixed_percent, format_integer, format_number
from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.storage.settings import Settings
from app.lab.frame.instrument import Instrument, InstrumentModel, PaneMaker
from app.lab.frame.panel import FigureTable, PanelGroup, PanelWidget, Paragraph, heading
from app.plots.drawing.numbers import mark_approximate, percent
from app.plots.panes.moves_slider import MovesSlider
from app.widgets.controls.buttons import Button
from app.widgets.controls.slider import Slider
from app.widgets.explained_figures import Assumption, Figure, NamedFigure, NumberAssumption, figure_decimal
from app.widgets.text import Label
from core.base.words import phrase
from core.cube.walk.ideals import Ideal, ideals
from core.explain import plot_figures as plotted
from core.explain.cube import ideal, walks
from core.markov.growth import ideal_chain
from core.markov.ideal import IdealWalk, ideal_walk

if TYPE_CHECKING:
    from app.lab.charts.walkmap import WalkMapPane

LEAST_GROWTH, MOST_GROWTH = 100, 2000
"""Range of the growth, in hundredths."""
LEAST_DIAMETER, MOST_DIAMETER = 4, 60
BEYOND, MOST_MOVES = 2.2, 200
"""Number of moves shown: a multiple of the diameter, and an upper limit.

So many moves let the most likely depth leave the line.
"""
SENTENCE = phrase(
    "Every position has one move back and b moves on. Points: the most likely depths; dashes: the "
    "line d = N (b − 1) / (b + 1). Drag over the map to change N."
)
FORMULA = phrase(
    "p(d → d + 1) = b / (b + 1), p(d → d − 1) = 1 / (b + 1), and back from both ends: the populations are "
    "1, b + 1, (b + 1) b, …, b^(D − 1), which a real puzzle's resemble far from its ends. "
    "Binomial model: d = 2k − N with k of N moves going deeper. Shades are the square root of the chance. "
    "E. Testé, A random walk on the Rubik's Cube, 2023."
)
TABLE_ROWS = 12
FIGURE, LEAST_EXAMPLE = 48, 160
"""Width of a slider's value, and least width of the button of an example, in pixels."""


class IdealModel(InstrumentModel):
    """Model of an ideal puzzle: growth, diameter, the walk that follows from them, and its moves shown."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        first, *_ = ideals()
        self.growth = _clamp(settings.get("lab/ideal/growth", first.hundredths), LEAST_GROWTH, MOST_GROWTH)
        """Growth in hundredths."""
        self.diameter = _clamp(settings.get("lab/ideal/diameter", first.diameter), LEAST_DIAMETER, MOST_DIAMETER)
        self.walk = self._compute_walk()
        self._moves = _clamp(settings.get("lab/ideal/moves", 12), 0, self.walk.max_moves)

    def set(self, growth: int, diameter: int) -> None:
        """Choose another puzzle by its growth in hundredths and its diameter."""
        self.growth, self.diameter = growth, diameter
        self.walk = self._compute_walk()
        self._moves = min(self._moves, self.walk.max_moves)
        self._settings.set("lab/ideal/growth", growth)
        self._settings.set("lab/ideal/diameter", diameter)
        self.changed.emit()

    def _compute_walk(self) -> IdealWalk:
        longest = min(MOST_MOVES, round(BEYOND * self.diameter) + 8)
        return ideal_walk(self.growth / 100, self.diameter, longest)

    @property
    def moves(self) -> int:
        """Number of moves of the walk that is shown."""
        return self._moves

    @moves.setter
    def moves(self, moves: int) -> None:
        self._moves = _clamp(moves, 0, self.walk.max_moves)
        self._settings.set("lab/ideal/moves", self._moves)
        self.moved.emit()


class IdealControls(QWidget):
    """Sliders below the map: the number of moves, and under it growth and diameter."""

    def __init__(self, model: IdealModel) -> None:
        super().__init__()
        self._model = model
        self.moves = MovesSlider(0, model.walk.max_moves, model.moves)
        self.moves.changed.connect(partial(setattr, model, "moves"))
        self.growth = _NamedSlider(tr("growth b"), LEAST_GROWTH, MOST_GROWTH, hundredths=True)
        self.diameter = _NamedSlider(tr("diameter"), LEAST_DIAMETER, MOST_DIAMETER)
        for slider in (self.growth, self.diameter):
            slider.changed.connect(lambda: model.set(self.growth.value, self.diameter.value))
        sliders = QHBoxLayout()
        sliders.setSpacing(28)
        sliders.addWidget(self.growth)
        sliders.addWidget(self.diameter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 8)
        column.setSpacing(8)
        column.addWidget(self.moves)
        column.addLayout(sliders)
        model.changed.connect(self._show)
        model.moved.connect(self._show_moves)
        self._show()

    def _show(self) -> None:
        self.growth.set(self._model.growth)
        self.diameter.set(self._model.diameter)
        self.moves.set_range(0, self._model.walk.max_moves)
        self._show_moves()

    def _show_moves(self) -> None:
        self.moves.set_value(self._model.moves)


def _make_pane(module: Any, services: Services, model: IdealModel) -> WalkMapPane:
    pane: WalkMapPane = module.WalkMapPane(tr("An ideal puzzle"), services, IdealControls(model), docked=False)
    pane.explain(SENTENCE, FORMULA)
    pane.plot.walked.connect(partial(setattr, model, "moves"))
    pane.plot.sheets = partial(_sheets, model)
    model.moved.connect(lambda: pane.plot.go_to(model.moves))
    return pane


def _fill(pane: WalkMapPane, model: IdealModel) -> None:
    from app.lab.charts.walkmap import WalkPicture

    walk = model.walk
    name = f"ideal-{walk.branching:g}-{walk.diameter}"
    picture = WalkPicture(walk.distributions, walk.limits, walk.line, walk.most_likely, name)
    pane.plot.show_walk(picture, model.moves)


def _sheets(model: IdealModel, place: int) -> Sequence[NamedFigure]:
    """Return the figures of one bar: how likely a depth is after a number of moves, and in the limit."""
    walk = model.walk
    moves, depth = divmod(place, walk.diameter + 1)
    exact, limit = walk.distributions[moves][depth], walk.limits[moves]
    figures = []
    if moves and exact:
        derivation = plotted.step(ideal_chain(walk.branching, walk.diameter), depth, walk.distributions[moves - 1])
        figures.append(NamedFigure(tr("exact"), percent(exact, 3), derivation))
    if moves and depth < len(limit) and limit[depth]:
        derivation = plotted.limit(moves, depth, walk.branching)
        figures.append(
            NamedFigure(
                tr("binomial"), mark_approximate(percent(limit[depth], 3), exact=False), derivation, exact=False
            )
        )
    return figures


def _values(model: IdealModel) -> Sequence[Figure]:
    walk, moves = model.walk, model.moves
    texts = (
        format_number(walk.drift, ".4f"),
        format_number(walk.mean(moves), ".2f"),
        format_number(walk.deviation(moves), ".2f"),
        fixed_percent(walk.distance(moves), 2),
        fixed_percent(walk.outside(moves), 2),
    )
    return tuple(map(Figure, texts, ideal.walk(walk, moves)))


def _rows(model: IdealModel) -> list[tuple[str, Figure, Figure, Figure]]:
    walk = model.walk
    step = max(1, walk.max_moves // TABLE_ROWS)
    return [_row(walk, moves) for moves in range(0, walk.max_moves + 1, step)]


def _assumptions(model: IdealModel) -> Sequence[Assumption]:
    def grow(growth: int) -> None:
        model.set(growth, model.diameter)

    def deepen(diameter: int) -> None:
        model.set(model.growth, diameter)

    return (
        NumberAssumption(tr("Growth b"), LEAST_GROWTH, MOST_GROWTH, lambda: model.growth, grow, _hundredths),
        NumberAssumption(tr("Diameter"), LEAST_DIAMETER, MOST_DIAMETER, lambda: model.diameter, deepen),
        NumberAssumption(tr("Moves N"), 0, model.walk.max_moves, lambda: model.moves, partial(setattr, model, "moves")),
    )


def _row(walk: IdealWalk, moves: int) -> tuple[str, Figure, Figure, Figure]:
    found, limit = walk.distributions[moves], walk.limits[moves]
    line = ideal.LINE.bind(b=walk.branching, N=moves, stay=0, start=0)
    return (
        str(moves),
        Figure(str(walk.most_likely[moves]), walks.FULLEST.bind(N=moves, p=found)),
        Figure(format_number(walk.line[moves], ".1f"), line),
        Figure(fixed_percent(walk.distance(moves), 2), ideal.from_limit(moves, found, limit)),
    )


def _verdict(walk: IdealWalk) -> str:
    """Return a sentence on when the line of the walk reaches the greatest depth."""
    if walk.arrival is None:
        return tr("Without growth a walk makes no progress on average: it only spreads.")
    derivation = ideal.ARRIVAL.bind(b=walk.branching, deepest=walk.diameter)
    return tr(
        "The line reaches the deepest positions after {moves:.1f} moves. Some moves earlier the "
        "walk falls behind it: most positions are near the end, and from there a walk can only "
        "come back.",
        moves=figure_decimal(tr("moves to the end"), walk.arrival, derivation),
    )


def _hundredths(growth: int) -> str:
    return format_number(growth / 100, ".2f")


class _Example(Button):
    """Button of an example, whose text ends in an ellipsis where the panel is too narrow."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setToolTip(text)

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST_EXAMPLE, self.sizeHint().height())


def _example(one: Ideal, _services: Services, model: IdealModel) -> _Example:
    """Return a button that sets growth and diameter to those of another puzzle."""
    name, growth = translate(one.name), one.hundredths / 100
    words = tr("{puzzle}: b = {growth:g}, diameter {diameter}", puzzle=name, growth=growth, diameter=one.diameter)
    button = _Example(words)
    button.clicked.connect(partial(model.set, one.hundredths, one.diameter))
    return button


class _NamedSlider(QWidget):
    """Slider between its name and its value."""

    changed = Signal()

    def __init__(self, name: str, low: int, high: int, *, hundredths: bool = False) -> None:
        super().__init__()
        self._hundredths = hundredths
        self._slider = Slider(low, high, low)
        self._slider.setAccessibleName(name)
        self._slider.setSingleStep(10 if hundredths else 1)
        self._slider.valueChanged.connect(self._on_value_changed)
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
        """Show another value without emitting a signal."""
        self._slider.blockSignals(True)
        self._slider.setValue(value)
        self._slider.blockSignals(False)
        self._show()

    def _on_value_changed(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        self._figure.setText(_hundredths(self.value) if self._hundredths else format_integer(self.value))


def _clamp(value: int, low: int, high: int) -> int:
    return max(low, min(value, high))


INSTRUMENT = Instrument(
    model=lambda services, parent: IdealModel(services.settings, parent),
    stage=PaneMaker("app.lab.charts.walkmap", _make_pane, _fill),
    keyboard=attrgetter("plot"),
    figures=(
        phrase("gain in depth per move"), phrase("mean depth"), phrase("deviation"), phrase("distance from binomial"),
        phrase("binomial share outside"),
    ),
    values=_values,
    panel=PanelGroup(
        "",
        (
            heading(phrase("Examples")),
            *(PanelWidget(partial(_example, one)) for one in ideals()),
            heading(phrase("The line and the walk")),
            FigureTable(
                heads=(phrase("Moves"), phrase("Most likely"), phrase("Line", context="plot"), phrase("From binomial")),
                widths=(0.9, 1.3, 1.0, 1.3),
                rows=_rows,
            ),
            Paragraph(lambda model: _verdict(model.walk)),
        ),
    ).make,
    assumptions=_assumptions,
)  # fmt: skip
