"""Doubling rooms in the Lab: the level in play, and every entrance of its rooms on a ruler."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.lab.doubling.board import RoomsBoard
from app.lab.doubling.figures import RoomsFigures
from app.lab.doubling.model import MOST, RoomsModel
from app.lab.doubling.ruler import Ruler
from app.lab.families import offer
from app.lab.model import Model
from app.lab.view import SubjectView
from app.services.actions import Command
from app.services.player import Player
from app.services.services import Services
from app.services.wording import grouped
from app.services.words import tr
from app.widgets.buttons import IconButton
from app.widgets.explained import Assumption, Slide, Telling, Told
from app.widgets.panel import MARGIN
from app.widgets.slider import Slider
from app.widgets.text import Hairline, Label
from core.derivations import doubling as derived
from core.sokoban.families import titles
from core.sokoban.families.doubling import LEAST
from core.words import phrase

SENTENCE = phrase(
    "To pass a room one must pass the next one twice: the last of n rooms is entered 2ⁿ times, in no answer less often."
)
LEFT = 28
TICK_MS, LONGEST = 36, 1000
"""Between two steps, and the most steps of a solution: in a longer one each is several moves."""


def create(services: Services, _model: Model) -> RoomsView:
    """The subject, for `app.lab.subjects`."""
    return RoomsView(services)


class RoomsView(SubjectView):
    """The level above the ruler; the table and what can be done in the side panel."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.model = RoomsModel(services, self)
        self._title = Label("", 15, 600, elided=True)
        self.board = RoomsBoard()
        self.slider = Slider(LEAST, MOST, self.model.number)
        self.slider.setAccessibleName(tr("Rooms"))
        self.slider.setPageStep(1)
        self.slider.valueChanged.connect(self._go_to)
        self._number = Label("", 13, 600)
        self.ruler = Ruler()
        self.ruler.gone.connect(self._go_to_move)
        self.run = IconButton("play")
        self.run.clicked.connect(self.play_solution)
        self.copy = IconButton("copy", tr("Copy the moves of the solution"))
        self.copy.clicked.connect(self.copy_moves)
        self._player = Player(self)
        self._player.changed.connect(self._show_move)
        self._lay_out()
        self.figures = RoomsFigures(self.table, self.model, self.play, self.save)
        self.model.changed.connect(self._show)
        self.model.moved.connect(self._show_move)
        self._show()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(Label(tr("Rooms"), 13, 500, "text2"))
        head.addWidget(self.slider, 1)
        head.addWidget(self._number)
        head.addWidget(self.run)
        head.addWidget(self.copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(LEFT, 16, MARGIN, 8)
        column.setSpacing(8)
        column.addWidget(self._title)
        column.addWidget(Label(SENTENCE, 12, 400, "text2", elided=True))
        column.addWidget(self.board, 1)
        column.addWidget(Hairline())
        column.addLayout(head)
        column.addWidget(self.ruler)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.model.count()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._player.stop()

    def play(self) -> None:
        """Open the level on its own page; the game left there is kept."""
        offer.play(self._services, self.model.rooms.level)

    def save(self) -> None:
        """Let the user choose a file and write the level with its solution."""
        offer.save(self, self._services, self.model.rooms.level, self.model.rooms.solution)

    def copy_moves(self) -> None:
        """Put the solution on the clipboard."""
        solution = self.model.rooms.solution
        QGuiApplication.clipboard().setText(solution)
        self._services.messages.toast(tr("Copied"), tr("%n moves", one="%n move", n=len(solution)))

    def play_solution(self) -> None:
        """Play the solution on from where it is, from its beginning after its end; or stop."""
        if self._player.playing:
            self._player.stop()
            return
        moves = self.model.rooms.length.moves
        if self.model.at == moves:
            self.model.at = 0
        self._player.start("solution", partial(self._play_on, moves, -(-moves // LONGEST)), TICK_MS, at_once=True)

    def _play_on(self, moves: int, stride: int) -> bool:
        self.model.at = min(moves, self.model.at + stride)
        return self.model.at < moves

    @property
    def ready(self) -> bool:
        return True

    @property
    def facts(self) -> Sequence[str]:
        level = self.model.rooms.level
        moves = self.model.rooms.length.moves
        told = Told(tr("moves"), grouped(moves), derived.lengths(self.model.number)[2])
        return f"{level.width} × {level.height}", Telling(tr("%n moves", one="%n move", n=moves), told)

    @property
    def stage(self) -> QWidget | None:
        return self.ruler

    def assumptions(self) -> Sequence[Assumption]:
        return (Slide(tr("Rooms"), LEAST, MOST, lambda: self.model.number, self._go_to),)

    def commands(self) -> Sequence[Command]:
        return (
            Command("lab.rooms_play", "Play these rooms", self.play, "play", (), "On the Sokoban page"),
            Command("lab.rooms_run", "Play the solution of the rooms", self.play_solution, "play", (), "Or stop"),
            Command("lab.rooms_count", "Count the shortest answers of the rooms", self.model.count, "lab"),
            Command("lab.rooms_save", "Save these rooms", self.save, "save", (), "With their solution"),
        )

    def _go_to(self, number: int) -> None:
        self.model.number = number

    def _go_to_move(self, at: int) -> None:
        self._player.stop()
        self.model.at = at

    def _show_move(self) -> None:
        """Another move of the solution, or it is being played, or no longer."""
        rooms, at = self.model.rooms, self.model.at
        self.board.show_rooms(rooms, at)
        self.ruler.show_rooms(rooms, at, played=self._player.playing)
        self.run.set_icon("pause" if self._player.playing else "play")
        words = tr("Stop") if self._player.playing else tr("Play the solution")
        self.run.setToolTip(words)
        self.run.setAccessibleName(words)

    def _show(self) -> None:
        """Other rooms are looked at, or more was counted."""
        number = self.model.number
        if self.slider.value() != number or self._number.text() != f"n = {number}":
            self._player.stop()
        self.slider.setValue(number)
        self._number.setText(f"n = {number}")
        self._title.setText(titles.doubling_rooms(number))
        self._show_move()
        self.figures.show()
        self.changed.emit()
