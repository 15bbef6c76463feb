"""Hard on purpose in the Lab: a corridor whose shortest answer grows by the golden ratio with each box."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.lab.families import offer
from app.lab.families.corridor import CorridorView
from app.lab.families.figures import HardFigures, moves_of
from app.lab.families.model import LEAST, MOST, HardModel
from app.lab.families.strip import AnswerStrip, name
from app.lab.model import Model
from app.lab.view import SubjectView
from app.plots.panes.lazy import LazyPane
from app.services.actions import Command
from app.services.player import Player
from app.services.services import Services
from app.services.wording import written
from app.services.words import tr
from app.widgets.buttons import IconButton
from app.widgets.explained import Assumption, Slide, Telling, Told
from app.widgets.panel import MARGIN
from app.widgets.slider import Slider
from app.widgets.text import Hairline, Label
from core.derivations import families
from core.sokoban.level import Level
from core.words import phrase

if TYPE_CHECKING:
    from app.lab.families.chart import LengthsPane

GROWTH = 1.6
SENTENCE = phrase("Each box more makes it about {growth} times as long.", growth=GROWTH)
FORMULA = phrase(
    "To solve n boxes one opens with six moves, solves the n − 2 lower boxes, turns, and solves the n − 1 lower ones: "
    "M(n) = M(n−1) + M(n−2) + n + 12 for odd n, + n + 10 for even n; P(n) = P(n−1) + P(n−2) + 8. Closed form, with "
    "α = (1 + √5) / 2 and β = (1 − √5) / 2: M(n) = (−1)^(n+1) + (9 + √5) αⁿ + (9 − √5) βⁿ − n − 14, "
    "P(n) = (10 + 4√5) / 5 αⁿ + (10 − 4√5) / 5 βⁿ − 8. "
    "Solid: no answer is shorter, by an exact search of its own for moves and for pushes. "
    "Yang Chao, A series of Sokoban levels with recurrence and exponential solutions, sokoban.ws, "
    "after a classical form by Aymeric du Peloux that David Holland analysed."
)


LEFT = 28
PART = "part"
TICK_MS, LONGEST = 36, 500
"""Between two steps of a part that is played, and the most steps of one: in a longer part each is several moves."""


def create(services: Services, _model: Model) -> HardView:
    """The subject, for `app.lab.subjects`."""
    return HardView(services)


class HardView(SubjectView):
    """The corridor beside the chart; the table and what can be done in the side panel."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.model = HardModel(services, self)
        self.corridor = CorridorView()
        self.slider = Slider(LEAST, MOST, self.model.boxes)
        self.slider.setAccessibleName(tr("Boxes"))
        self.slider.setPageStep(1)
        self.slider.valueChanged.connect(self._go_to)
        self._number = Label("", 13, 600)
        self._shown = self.model.corridor
        self._lazy = LazyPane(services.jobs, "app.lab.families.chart", self._make_pane, docked=False)
        self._lazy.built.connect(self.changed)
        self.strip = AnswerStrip()
        self.strip.gone.connect(self._go_to_move)
        self.part = IconButton("play")
        self.part.clicked.connect(self.play_part)
        self.copy = IconButton("copy", tr("Copy the moves of the solution"))
        self.copy.clicked.connect(self.copy_moves)
        self._player = Player(self)
        self._player.changed.connect(self._show_move)
        self._lay_out()
        self.figures = HardFigures(self.table, self.model, self.play, self.save)
        self.model.changed.connect(self._show)
        self.model.moved.connect(self._show_move)
        self.model.progressed.connect(self.figures.show_count)
        self._show()

    def _lay_out(self) -> None:
        both = QHBoxLayout()
        both.setSpacing(0)
        both.addWidget(self.corridor, 2)
        both.addWidget(self._lazy, 3)
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(Label(tr("One answer, two smaller ones"), 13, 600, elided=True), 1)
        head.addWidget(self.part)
        head.addWidget(self.copy)
        self._answer = QWidget()
        below = QVBoxLayout(self._answer)
        below.setContentsMargins(LEFT, 4, MARGIN, 8)
        below.setSpacing(0)
        below.addLayout(head)
        below.addWidget(self.strip)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(both, 1)
        column.addWidget(Hairline())
        column.addWidget(self._answer)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.model.look_up()
        QTimer.singleShot(0, self, self.model.count_small)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._player.stop()

    @property
    def level(self) -> Level:
        """The corridor that is looked at."""
        return self.model.corridor.level

    def play(self) -> None:
        """Open the level on its own page; the game left there is kept."""
        offer.play(self._services, self.level)

    def save(self) -> None:
        """Let the user choose a file and write the level with its solution."""
        offer.save(self, self._services, self.level, self.model.corridor.solution)

    def copy_moves(self) -> None:
        """Put the solution on the clipboard."""
        QGuiApplication.clipboard().setText(self.model.corridor.solution)
        self._services.messages.toast(tr("Copied"), tr("%n moves", one="%n move", n=len(self.model.corridor.solution)))

    def play_part(self) -> None:
        """Play the part of the solution that comes next, or stop."""
        if self._player.playing:
            self._player.stop()
            return
        if self.model.at == len(self.model.corridor.solution):
            self.model.at = 0
        span = self.model.span
        if span is not None:
            stride = -(-(span.last - span.first) // LONGEST)
            self._player.start(PART, partial(self._play_on, span.last, stride), TICK_MS, at_once=True)

    def _play_on(self, last: int, stride: int) -> bool:
        self.model.at = min(last, self.model.at + stride)
        return self.model.at < last

    @property
    def ready(self) -> bool:
        return self._lazy.pane is not None

    @property
    def facts(self) -> Sequence[str]:
        level, length = self.level, self.model.corridor.length
        size = f"{level.width} × {level.height}"
        if length is None:
            return size, tr("no answer")
        moves = moves_of(self.model.corridor)
        return size, Telling(moves.text, *moves.told)

    @property
    def stage(self) -> QWidget | None:
        return self.pane.plot if self.pane is not None else None

    def assumptions(self) -> Sequence[Assumption]:
        return (Slide(tr("Boxes"), LEAST, MOST, lambda: self.model.boxes, self._go_to),)

    def commands(self) -> Sequence[Command]:
        return (
            Command("lab.hard_play", "Play this corridor", self.play, "play", (), "On the Sokoban page"),
            Command(
                "lab.hard_part", "Play a part of the solution", self.play_part, "play", (), "Or stop",
                enabled=lambda: self.in_sight and self.model.span is not None,
            ),
            Command("lab.hard_save", "Save this corridor", self.save, "save", (), "With its solution"),
            Command(
                "lab.hard_count", "Count this corridor", self.model.count, "lab", (), "By an exact search",
                enabled=lambda: self.model.can_count,
            ),
        )  # fmt: skip

    @property
    def pane(self) -> LengthsPane | None:
        """Once the chart was looked at."""
        return self._lazy.pane  # type: ignore[return-value]

    def _make_pane(self, module: ModuleType) -> QWidget:
        below = QWidget()
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(Label(tr("Boxes"), 13, 500, "text2"))
        line.addWidget(self.slider, 1)
        line.addWidget(self._number)
        column = QVBoxLayout(below)
        column.setContentsMargins(0, 8, 0, 8)
        column.addLayout(line)
        pane: LengthsPane = module.LengthsPane(self._services, below)
        growth = Told(tr("growth"), written(GROWTH, "g"), families.GROWTH.at(boxes=1), exact=False)
        pane.explain(SENTENCE, FORMULA, said=(growth,))
        pane.plot.chosen.connect(self._go_to)
        pane.show_lengths(self.model.rows(), self.model.corridor)
        return pane

    def _go_to(self, boxes: int) -> None:
        self.model.boxes = boxes

    def _go_to_move(self, at: int) -> None:
        self._player.stop()
        self.model.at = at

    def _show_move(self) -> None:
        """Another move of the solution, or it is being played, or no longer."""
        corridor, span = self.model.corridor, self.model.span
        self.corridor.show_state(corridor.positions[self.model.at])
        self.strip.show_solution(corridor, self.model.at, played=self._player.playing)
        self.part.set_icon("pause" if self._player.playing else "play")
        what = "" if span is None else name(span, corridor.boxes)
        words = tr("Stop") if self._player.playing else tr("Play this part: {part}", part=what)
        self.part.setToolTip(words)
        self.part.setAccessibleName(words)
        self._answer.setVisible(corridor.solvable)

    def _show(self) -> None:
        """Another corridor is looked at, or more was counted."""
        boxes, rows = self.model.boxes, self.model.rows()
        self.slider.setValue(boxes)
        self._number.setText(f"n = {boxes}")
        if self._shown != self.model.corridor:
            self._shown = self.model.corridor
            self._player.stop()
        self._show_move()
        self.figures.show(rows)
        if self.pane is not None:
            self.pane.show_lengths(rows, self.model.corridor)
        self.changed.emit()
