"""The page of Nim: a click on a match takes it and those to its right."""

from __future__ import annotations

import time
from pathlib import Path

from app.nim import look
from core.nim.puzzle import LETTERS, PUZZLE, winning_move
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.base.actions import Command
from app.base.services import Services
from app.base.session.session import Session
from app.base.theme import theme
from app.shell.page import Page
from core.base.puzzle import InputError

SLOT, HEAPS_KEY = "main", "nim/heaps"
STEP, ROW = 36, 96


class Matches(QWidget):
    """Widget that draws the heaps, one in each row."""

    def __init__(self, game: Session) -> None:
        super().__init__()
        self._game = game
        game.changed.connect(self.update)
        theme.manager().changed.connect(self.update)

    def match(self, heap: int, index: int) -> QRectF:
        """Return the rectangle of a match."""
        return QRectF(40 + index * STEP, 40 + heap * ROW, 12 if look.thick() else 7, ROW - 24)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for heap, size in enumerate(self._game.state):
            for index in range(size):
                if self.match(heap, index).contains(event.position()):
                    self._game.play(f"{LETTERS[heap]}{size - index}")
                    return

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colours = QPainter(self), look.colours()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for heap, size in enumerate(self._game.state):
            for place in (self.match(heap, index) for index in range(size)):
                painter.fillRect(place, QColor(colours.wood))
                painter.setBrush(QColor(colours.head))
                painter.drawEllipse(place.adjusted(-3, -6, 3, 18 - place.height()))


class NimPage(Page):
    """Page with one game of Nim."""

    def __init__(self, services: Services) -> None:
        super().__init__("nim", "Nim", services)
        self.game = Session(PUZZLE, PUZZLE.new(str(services.settings.get(HEAPS_KEY, 3)), 1), seed=1, parent=self)
        if (record := services.store.load_game(self.key, SLOT)) is not None:
            self.game.restore(record)
        self.matches = Matches(self.game)
        self.set_stage(self.matches)
        self.keep(self.game, SLOT)
        game = self.game
        self.commands.add(
            Command("nim.new", "New heaps", self.begin, "restart", ("Ctrl+N",), "Begin with other heaps"),
            Command("nim.undo", "Undo", game.undo, "undo", ("Ctrl+Z",), "Put matches back",
                    enabled=lambda: game.can_undo),
            Command("nim.best", "Winning move", self.play_best, "bulb", ("Ctrl+B",), "Take what wins, if anything does",
                    enabled=lambda: winning_move(game.state) is not None),
        )  # fmt: skip
        self.add_frame_tools()
        self.game.moved.connect(self._on_moved)

    def begin(self) -> None:
        """Begin with other heaps; the old game is kept as finished."""
        seed = self.game.seed + 1
        self.game.begin(PUZZLE.new(str(len(self.game.start)), seed), seed=seed, leave_behind=True)

    def play_best(self) -> None:
        """Play the engine's move."""
        if (move := winning_move(self.game.state)) is not None:
            self.game.play(move)

    def open_path(self, path: Path) -> None:
        """Open heaps from a file."""
        try:
            self.game.begin(PUZZLE.parse(path.read_text(encoding="utf-8")), leave_behind=True)
        except InputError as error:
            self.services.messages.say(f"{path.name} could not be opened.", str(error), good=False)

    def _on_moved(self) -> None:
        if self.game.is_solved:
            self.services.messages.say("The last match is taken.")
            row = (PUZZLE.format(self.game.start), self.game.position, time.time())
            self.services.store.write("nim_game", "INSERT OR REPLACE INTO nim_game VALUES (?, ?, ?)", row)


def create(services: Services) -> Page:
    """Return the page."""
    return NimPage(services)
