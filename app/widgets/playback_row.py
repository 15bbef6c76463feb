"""Row of buttons that plays the moves of a history: speed, back, play, forward, and the position."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QGridLayout, QWidget

from app.base.language.wording import format_integer
from app.base.language.words import tr
from app.widgets.controls.buttons import IconButton
from app.widgets.text import Label

SIDE = 104
"""Least pixels to the left and right of the buttons, which keep them centred."""


class PlaybackRow(QWidget):
    """Row with a choice of the speed, the buttons that `steer` adds, and the position."""

    play_button: IconButton

    def __init__(self, speed: QWidget) -> None:
        super().__init__()
        self.place = Label("", 12, 400, "text2")
        self._line = QGridLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setHorizontalSpacing(8)
        self._line.addWidget(speed, 0, 0, Qt.AlignmentFlag.AlignLeft)
        self._line.addWidget(self.place, 0, 4, Qt.AlignmentFlag.AlignRight)
        for side in (0, 4):
            self._line.setColumnStretch(side, 1)
            self._line.setColumnMinimumWidth(side, SIDE)

    def steer(self, previous: QAction, play: QAction, following: QAction) -> None:
        """Add a button for each of these actions."""
        self.play_button = IconButton("play", action=play, round_primary=True)
        buttons = IconButton("prev", action=previous), self.play_button, IconButton("next", action=following)
        for column, button in enumerate(buttons, 1):
            self._line.addWidget(button, 0, column)

    def show_place(self, position: int, count: int) -> None:
        """Show the position among the moves, as in "3 of 20"; nothing without moves."""
        words = tr("{position} of {count}", position=format_integer(position), count=format_integer(count))
        self.place.setText(words if count else "")

    def show_playing(self, playing: bool) -> None:
        """Show on the play button whether the moves are being played."""
        self.play_button.set_icon("pause" if playing else "play")
