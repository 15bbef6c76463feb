"""Replay bar under the 2048 board: play, step, jump and speed."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.base.actions import with_key
from app.base.language.wording import format_integer
from app.base.language.words import tr
from app.base.session.session import Session
from app.base.theme import theme
from app.twenty48.model.model import Twenty48Model
from app.widgets.controls.buttons import Button, IconButton
from app.widgets.controls.dropdown import Dropdown
from app.widgets.controls.slider import Slider
from app.widgets.painting import paint_rounded_rect
from app.widgets.text import Label

SPEEDS = (("1", "1/s"), ("4", "4/s"), ("12", "12/s"), ("60", "60/s"))
NARROW = 680


class ReplayBar(QWidget):
    """Bar that is shown while a game is replayed; it drives the player of that session."""

    def __init__(self, model: Twenty48Model) -> None:
        super().__init__()
        self.setFixedHeight(52)
        self._model = model
        self._game: Session | None = None
        self.previous = IconButton("prev", with_key(tr("One move back"), "Left"))
        self.previous.clicked.connect(lambda: self.go_to(self._position - 1))
        self.play_button = IconButton("play", with_key(tr("Play", context="a replay"), "Space"), round_primary=True)
        self.play_button.clicked.connect(self.toggle)
        self.next = IconButton("next", with_key(tr("One move forward"), "Right"))
        self.next.clicked.connect(lambda: self.go_to(self._position + 1))
        self.slider = Slider(0, 1, 0)
        self.slider.setAccessibleName(tr("Move of the replay"))
        self.slider.valueChanged.connect(self._on_slider)
        self.place = Label("", 12, 400, "text2")
        self.speed = Dropdown(SPEEDS, "4")
        self.speed.setAccessibleName(tr("Speed"))
        self.speed.setToolTip(tr("How fast the game is replayed"))
        self.speed.chosen.connect(self._on_speed_chosen)
        self.mistake = IconButton("warn", with_key(tr("Next mistake"), "N"))
        self.mistake.clicked.connect(model.mistakes.go_to_next)
        self.play_on = Button(tr("Play on"))
        self.play_on.setToolTip(with_key(tr("Go on from this board with a copy of the game"), "C"))
        self.play_on.clicked.connect(model.play_on)
        self.back = Button(tr("Back to my game"))
        self.back.setToolTip(with_key(tr("Leave the replay"), "Esc"))
        self.back.clicked.connect(model.leave_replay)
        line = QHBoxLayout(self)
        line.setContentsMargins(28, 6, 24, 10)
        line.setSpacing(8)
        for button in (self.previous, self.play_button, self.next):
            line.addWidget(button)
        line.addWidget(self.slider, 1)
        for widget in (self.place, self.speed, self.mistake, self.play_on, self.back):
            line.addWidget(widget)
        self.hide()
        model.changed.connect(self._refresh)

    @property
    def playing(self) -> bool:
        """Whether the replay is running."""
        return self._game is not None and self._game.player.playing

    def toggle(self) -> None:
        """Start the replay, from the first board if the last was reached, or pause it."""
        if self._game is None:
            return
        if self._game.player.playing:
            self._game.player.stop()
        else:
            self._game.replay(self._interval)

    def go_to(self, position: int) -> None:
        """Jump to the board after `position` moves."""
        if self._game is not None:
            self._game.jump(position)

    @property
    def _position(self) -> int:
        return 0 if self._game is None else self._game.position

    @property
    def _interval(self) -> int:
        return 1000 // int(self.speed.current)

    def _on_slider(self, position: int) -> None:
        if position != self._position:
            self.go_to(position)

    def _on_speed_chosen(self, _speed: str) -> None:
        if self._game is not None:
            self._game.player.set_interval(self._interval)

    def _refresh(self) -> None:
        game = self._model.replay
        if game is not self._game:
            self._game = game
            self.setVisible(game is not None)
            if game is not None:
                game.player.changed.connect(self._show_playing)
                self.slider.setRange(0, len(game.moves))
                game.replay(self._interval)
        if game is not None:
            self.slider.setValue(game.position)
            moves = format_integer(len(game.moves))
            self.place.setText(tr("{position} of {moves}", position=format_integer(game.position), moves=moves))
            self.previous.setEnabled(game.can_undo)
            self.next.setEnabled(game.can_redo)
            self.play_on.setEnabled(self._model.can_play_on)

    def _show_playing(self) -> None:
        self.play_button.set_icon("pause" if self.playing else "play")
        self.play_button.setAccessibleName(tr("Pause") if self.playing else tr("Play", context="a replay"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.speed.setVisible(self.width() >= NARROW)
        self.place.setVisible(self.width() >= NARROW - 100)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        box = QRectF(self.rect()).adjusted(16, 0, -12, -4)
        paint_rounded_rect(QPainter(self), box, QColor(tokens.panel), QColor(tokens.border), 10)
