"""Lab view "Memory against time": Savitch's algorithm beside breadth-first search."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import attrgetter

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.base.actions import Command
from app.base.language.words import tr
from app.base.services import Services
from app.base.theme import accessible
from app.lab.frame.instrument import Instrument, InstrumentView
from app.lab.savitch.drawing import HINT, ArrangementView
from app.lab.savitch.figures import SavitchPanel
from app.lab.savitch.model import DRAWN, SavitchModel
from app.lab.savitch.recursion import RecursionView
from app.sokoban.browser.thumbnails import paint_level
from app.widgets.controls.buttons import IconButton
from app.widgets.controls.slider import Slider
from app.widgets.explained_figures import figure_number
from app.widgets.panel import MARGIN
from app.widgets.scrolling import scrolling
from app.widgets.text import Hairline, Label
from core.base.words import phrase
from core.explain.sokoban import complexity, families
from core.sokoban.board import State
from core.sokoban.level import format_state

SENTENCE = phrase("Savitch's algorithm remembers one path, breadth-first search every position.")
RULE = phrase(
    "Reach(c₁, c₂, t): for every middle, Reach(c₁, middle, t/2) and Reach(middle, c₂, the rest). t = 1: look."
)
LEGEND = phrase("━ the one path remembered    ■ tried, forgotten    □ not tried yet")
LEFT = 28
SQUARE = 40


class SavitchStage(QWidget):
    """Stage with the question above the recursion."""

    def __init__(self, _services: Services, model: SavitchModel) -> None:
        super().__init__()
        self._model = model
        self.start, self.end = _Board(tr("First position")), _Board(tr("Second position"))
        self.first = ArrangementView(lambda: self._model.sketch, second=False)
        self.second = ArrangementView(lambda: self._model.asked_sketch, second=True)
        self.first.drawn.connect(self._model.draw)
        self.second.drawn.connect(self._model.draw_end)
        self._configurations, self._asked = Label("", 13, 400, "text2"), Label("", 13, 400, "text2")
        self._asked.setTextFormat(Qt.TextFormat.PlainText)
        self.limit = Slider(0, 1, 0)
        self.limit.setAccessibleName(tr("Moves allowed"))
        self.limit.valueChanged.connect(self._on_limit)
        self._refused = Label("", 13, 400, "text2", wrap=True)
        self.recursion = RecursionView()
        self.recursion.stepped.connect(self._on_stepped)
        self.back = IconButton("prev", tr("One call back"))
        self.forth = IconButton("next", tr("The next call; Page down makes 1 000"))
        self.forth.setAutoRepeat(True)
        self.back.setAutoRepeat(True)
        self.go = IconButton("play", tr("Run, or pause"))
        self.back.clicked.connect(self._model.step_back)
        self.forth.clicked.connect(partial(self._model.step, 1))
        self.go.clicked.connect(model.go_on)
        self._sentence = Label(SENTENCE, 12, 400, "text2", elided=True)
        self._legend = _line(LEGEND)
        self._lay_out()
        self._model.changed.connect(self._show)
        self._model.progressed.connect(self._show_progress)

    def _lay_out(self) -> None:
        title = Label(tr("Can the first position become the second?"), 15, 600, elided=True)
        pair = QHBoxLayout()
        pair.setSpacing(12)
        pair.addWidget(self.start, 2)
        pair.addWidget(self.first, 2)
        pair.addWidget(Label("→", 17, 600, "text2"))
        pair.addWidget(self.end, 2)
        pair.addWidget(self.second, 2)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addStretch(1)
        words.addWidget(self._configurations)
        words.addWidget(self._asked)
        words.addWidget(self.limit)
        words.addStretch(1)
        pair.addSpacing(8)
        pair.addLayout(words, 3)
        foot = QHBoxLayout()
        foot.setSpacing(4)
        foot.addWidget(self._legend, 1)
        for button in (self.back, self.forth, self.go):
            foot.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(LEFT, 16, MARGIN, 8)
        column.setSpacing(8)
        column.addWidget(title)
        column.addWidget(self._sentence)
        column.addLayout(pair)
        column.addWidget(self._refused)
        column.addWidget(Hairline())
        column.addWidget(_line(RULE))
        column.addWidget(scrolling(self.recursion), 1)
        column.addLayout(foot)

    def _on_limit(self, place: int) -> None:
        self._model.set_limit(self._model.limits[place])

    def _on_stepped(self, step: int) -> None:
        if step > 0:
            self._model.step(step)
        else:
            self._model.step_back()

    def _show(self) -> None:
        """Show another question, or that the algorithm was started or stopped."""
        model, prepared = self._model, self._model.prepared
        self._refused.setText(model.error)
        self._refused.setVisible(bool(model.error))
        self.limit.setVisible(prepared is not None)
        self._show_drawing(model.board == DRAWN)
        if prepared is None:
            for board in (self.start, self.end):
                board.show_state(None)
            self._configurations.setText("")
            self._asked.setText("")
        else:
            question = prepared.question
            self.start.show_state(question.start)
            self.end.show_state(question.end)
            worked = complexity.derive_arrangement_bound(question.cells)
            words = tr(
                "{configurations:,} configurations (3 to the power of {cells})",
                configurations=figure_number(tr("configurations"), 3**question.cells, worked),
                cells=question.cells,
            )
            self._configurations.say(words)
            self._asked.setText(tr("within at most %n moves", one="within at most %n move", n=model.limit))
            self._show_limit(model.limit)
        self.forth.setEnabled(model.is_idle)
        self.go.set_icon("play" if model.running is None else "pause")
        self.go.setEnabled(model.can_go_on)
        self.back.setEnabled(model.can_step_back)
        self._show_progress()

    def _show_drawing(self, drawn: bool) -> None:
        for board in (self.start, self.end):
            board.setVisible(not drawn)
        for arrangement in (self.first, self.second):
            arrangement.setVisible(drawn)
            arrangement.show_sketch(self._model.asked_sketch if drawn else self._model.sketch)
        self._sentence.setText(HINT if drawn else SENTENCE)
        self._sentence.setToolTip(self._sentence.text())

    def _show_limit(self, limit: int) -> None:
        places = self._model.limits
        self.limit.blockSignals(True)
        self.limit.setRange(0, len(places) - 1)
        nearest = max(place for place, one in enumerate(places) if one <= limit)
        self.limit.setValue(nearest)
        self.limit.setPageStep(5)
        self.limit.setToolTip(tr("Moves allowed: {limit:,}", limit=limit))
        self.limit.blockSignals(False)
        self.limit.update()

    def _show_progress(self) -> None:
        model, progress = self._model, self._model.progress  # read once, as the algorithm goes on meanwhile
        question = model.prepared.question if model.prepared is not None else None
        self.recursion.show_progress(question, progress, at_work=model.running is not None)


def _line(words: str) -> Label:
    """Return a label of one line, with the whole text in the tooltip."""
    label = Label(words, 12, 400, "text2", elided=True)
    label.setToolTip(label.text())
    return label


class _Board(QWidget):
    """Picture of a position in the current skin, as large as fits."""

    accessible_role = accessible.Role.Graphic

    def __init__(self, name: str) -> None:
        super().__init__()
        self.state: State | None = None
        self.setAccessibleName(name)
        self.setFixedHeight(112)
        self.setMinimumWidth(60)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_state(self, state: State | None) -> None:
        """Draw another position."""
        self.state = state
        self.setAccessibleDescription("" if state is None else format_state(state))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(180, 112)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.state is not None:
            rows = format_state(self.state).split("\n")
            QPainter(self).drawPixmap(
                0, 0, paint_level(rows, self.size(), self.devicePixelRatioF(), largest=SQUARE, rounded=True)
            )


def _facts(model: SavitchModel) -> Sequence[str]:
    prepared = model.prepared
    if prepared is None:
        return ()
    cells = tr("%n cells", one="%n cell", n=prepared.question.cells, context="of a corridor")
    made = model.progress.depth
    worked = families.HALVINGS.bind(n=prepared.question.cells, made=made)
    depth = figure_number(tr("recursion depth"), made, worked)
    return cells, tr("recursion depth {depth}", depth=depth)


def _commands(model: SavitchModel, _view: InstrumentView) -> Sequence[Command]:
    return (
        Command(
            "lab.savitch_run", "Run Savitch's algorithm", model.run, "play", (), "Until there is an answer",
            enabled=lambda: model.is_idle and not model.too_long,
        ),
        Command(
            "lab.savitch_pause", "Pause Savitch's algorithm", model.pause, "pause",
            enabled=lambda: model.running is not None,
        ),
        Command(
            "lab.savitch_step", "Next call of Savitch's algorithm", model.step, "next",
            enabled=lambda: model.is_idle,
        ),
        Command(
            "lab.savitch_back", "One call back", model.step_back, "prev", (), "In Savitch's algorithm",
            enabled=lambda: model.can_step_back,
        ),
        Command(
            "lab.savitch_anew", "Restart Savitch's algorithm", model.cancel, "restart",
            enabled=lambda: model.has_begun,
        ),
    )  # fmt: skip


INSTRUMENT = Instrument(
    model=SavitchModel,
    stage=SavitchStage,
    keyboard=attrgetter("recursion"),
    panel=SavitchPanel,
    facts=_facts,
    commands=_commands,
)
