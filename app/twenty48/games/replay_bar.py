"""Replay of a finished game: a bar under the board with play, step, jump and speed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.services import theme
from app.services.session import Session
from app.widgets.base import rounded
from app.widgets.buttons import Button, IconButton
from app.widgets.dropdown import Dropdown
from app.widgets.slider import Slider
from app.widgets.text import Label, grouped

SPEEDS = (("1", "1/s"), ("4", "4/s"), ("12", "12/s"), ("60", "60/s"))
NARROW = 560


class ReplayBar(QWidget):
    """Moves a session through its history; `closed` when the user has seen enough."""

    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(52)
        self._game: Session | None = None
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_beat)
        self.previous = IconButton("prev", "One move back   Left")
        self.previous.clicked.connect(lambda: self.step(-1))
        self.play_button = IconButton("play", "Play   Space", round_primary=True)
        self.play_button.clicked.connect(self.toggle)
        self.next = IconButton("next", "One move on   Right")
        self.next.clicked.connect(lambda: self.step(1))
        self.slider = Slider(0, 1, 0)
        self.slider.setAccessibleName("Move of the replay")
        self.slider.valueChanged.connect(self._on_slider)
        self.place = Label("", 12, 400, "text2")
        self.speed = Dropdown(SPEEDS, "4")
        self.speed.setToolTip("How fast the game is replayed")
        self.speed.chosen.connect(self._on_speed)
        self.back = Button("Back to my game")
        self.back.setToolTip("Leave the replay   Esc")
        self.back.clicked.connect(self.closed)
        line = QHBoxLayout(self)
        line.setContentsMargins(28, 6, 24, 10)
        line.setSpacing(8)
        for button in (self.previous, self.play_button, self.next):
            line.addWidget(button)
        line.addWidget(self.slider, 1)
        for widget in (self.place, self.speed, self.back):
            line.addWidget(widget)
        self.hide()

    @property
    def playing(self) -> bool:
        return self._timer.isActive()

    def open(self, game: Session) -> None:
        """Replay this session from its first board."""
        self._game = game
        game.changed.connect(self._refresh)
        self.slider.setRange(0, len(game.moves))
        self._refresh()
        self.show()
        self.toggle()

    def close_game(self) -> None:
        """Let go of the session."""
        self._pause()
        if self._game is not None:
            self._game.changed.disconnect(self._refresh)
            self._game = None
        self.hide()

    def toggle(self) -> None:
        """Play on, from the start if the end was reached, or pause."""
        if self._game is None:
            return
        if self.playing:
            self._pause()
            return
        if not self._game.can_redo:
            self._game.jump(0)
        self._timer.start(1000 // int(self.speed.current))
        self.play_button.set_icon("pause")
        self.play_button.setAccessibleName("Pause")

    def step(self, way: int) -> None:
        """One move on, or back with -1."""
        self.go_to(self._game.position + way if self._game is not None else 0)

    def go_to(self, position: int) -> None:
        """To the board after so many moves."""
        self._pause()
        if self._game is not None:
            self._game.jump(position)

    def go_to_end(self) -> None:
        self.go_to(self.slider.maximum())

    def _pause(self) -> None:
        self._timer.stop()
        self.play_button.set_icon("play")
        self.play_button.setAccessibleName("Play")

    def _on_beat(self) -> None:
        if self._game is not None:
            self._game.redo()
            if not self._game.can_redo:
                self._pause()

    def _on_slider(self, position: int) -> None:
        if self._game is not None and position != self._game.position:
            self.go_to(position)

    def _on_speed(self, speed: str) -> None:
        self._timer.setInterval(1000 // int(speed))

    def _refresh(self) -> None:
        if self._game is not None:
            self.slider.setValue(self._game.position)
            self.place.setText(f"{grouped(self._game.position)} of {grouped(len(self._game.moves))}")
            self.previous.setEnabled(self._game.can_undo)
            self.next.setEnabled(self._game.can_redo)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.speed.setVisible(self.width() >= NARROW)
        self.place.setVisible(self.width() >= NARROW - 100)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        box = QRectF(self.rect()).adjusted(16, 0, -12, -4)
        rounded(QPainter(self), box, QColor(tokens.panel), QColor(tokens.border), 10)
