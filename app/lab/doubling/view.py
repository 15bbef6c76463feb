"""Lab view of the doubling rooms: the level in play, and every entrance of its rooms on a ruler."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import attrgetter

from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.base.actions import Command
from app.base.language.words import tr
from app.base.services import Services
from app.base.session.player import StepPlayer
from app.lab.doubling.board import RoomsBoard
from app.lab.doubling.figures import RoomsPanel
from app.lab.doubling.model import MOST, RoomsModel
from app.lab.doubling.ruler import Ruler
from app.lab.families.offer import copy_moves
from app.lab.frame.instrument import Instrument, InstrumentView
from app.widgets.controls.buttons import IconButton
from app.widgets.controls.slider import Slider
from app.widgets.explained_figures import Assumption, NumberAssumption, figure_number
from app.widgets.panel import MARGIN
from app.widgets.text import Hairline, Label
from core.base.words import phrase
from core.explain.sokoban import doubling as derived
from core.sokoban.families import titles
from core.sokoban.families.doubling import LEAST

SENTENCE = phrase(
    "To pass a room you must pass the next one twice, so the last of n rooms is entered 2ⁿ times; "
    "no solution enters it less often."
)
LEFT = 28
TICK_MS, LONGEST = 36, 1000
"""Milliseconds between two steps, and the most steps; in longer solutions one step is several moves."""


class RoomsStage(QWidget):
    """Stage with the level over the ruler, and the choice of the number of rooms between them."""

    def __init__(self, services: Services, model: RoomsModel) -> None:
        super().__init__()
        self._model = model
        self._title = Label("", 15, 600, elided=True)
        self.board = RoomsBoard()
        self.slider = Slider(LEAST, MOST, self._model.number)
        self.slider.setAccessibleName(tr("Rooms"))
        self.slider.setPageStep(1)
        self.slider.valueChanged.connect(self._go_to)
        self._number = Label("", 13, 600)
        self.ruler = Ruler()
        self.ruler.gone.connect(self._go_to_move)
        self.run = IconButton("play")
        self.run.clicked.connect(self.play_solution)
        self.copy = IconButton("copy", tr("Copy the moves of the solution"))
        self.copy.clicked.connect(lambda: copy_moves(services, model.rooms.solution))
        self._player = StepPlayer(self)
        self._player.changed.connect(self._show_move)
        self._lay_out()
        self._model.changed.connect(self._show)
        self._model.moved.connect(self._show_move)
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

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._player.stop()

    def play_solution(self) -> None:
        """Play the solution from the current move, or from the start if it has ended; or stop."""
        if self._player.playing:
            self._player.stop()
            return
        moves = self._model.rooms.length.moves
        if self._model.moves_made == moves:
            self._model.moves_made = 0
        self._player.start("solution", partial(self._play_on, moves, -(-moves // LONGEST)), TICK_MS, at_once=True)

    def _play_on(self, moves: int, stride: int) -> bool:
        self._model.moves_made = min(moves, self._model.moves_made + stride)
        return self._model.moves_made < moves

    def _go_to(self, number: int) -> None:
        self._model.number = number

    def _go_to_move(self, at: int) -> None:
        self._player.stop()
        self._model.moves_made = at

    def _show_move(self) -> None:
        """Show another move of the solution, and whether the solution is being played."""
        rooms, at = self._model.rooms, self._model.moves_made
        self.board.show_rooms(rooms, at)
        self.ruler.show_rooms(rooms, at, played=self._player.playing)
        self.run.set_icon("pause" if self._player.playing else "play")
        words = tr("Stop", context="a computation or a replay") if self._player.playing else tr("Play the solution")
        self.run.setToolTip(words)
        self.run.setAccessibleName(words)

    def _show(self) -> None:
        """Show another number of rooms, or new counts."""
        number = self._model.number
        if self.slider.value() != number or self._number.text() != f"n = {number}":
            self._player.stop()
        self.slider.setValue(number)
        self._number.setText(f"n = {number}")
        self._title.setText(titles.doubling_rooms(number))
        self._show_move()


def _facts(model: RoomsModel) -> Sequence[str]:
    level = model.rooms.level
    moves = figure_number(tr("moves"), model.rooms.length.moves, derived.lengths(model.number)[2])
    return f"{level.width} × {level.height}", tr("%n moves", one="%n move", n=moves)


def _assumptions(model: RoomsModel) -> Sequence[Assumption]:
    return (NumberAssumption(tr("Rooms"), LEAST, MOST, lambda: model.number, partial(setattr, model, "number")),)


def _commands(model: RoomsModel, view: InstrumentView) -> Sequence[Command]:
    offer = view.panel.offer
    return (
        Command("lab.rooms_play", "Play these rooms", offer.play_level, "play", (), "On the Sokoban page"),
        Command("lab.rooms_run", "Play the solution of the rooms", view.stage.play_solution, "play", (), "Or stop"),
        Command("lab.rooms_count", "Find the shortest solutions of the rooms", model.count, "lab"),
        Command("lab.rooms_save", "Save these rooms", offer.save_level, "save", (), "With their solution"),
    )


INSTRUMENT = Instrument(
    model=RoomsModel,
    stage=RoomsStage,
    keyboard=attrgetter("ruler"),
    panel=RoomsPanel,
    facts=_facts,
    commands=_commands,
    assumptions=_assumptions,
)
