"""Playing the moves that wait in the history, at a speed one chooses: the row of buttons below the list."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from app.services.actions import Actions, Command
from app.services.session import Session
from app.services.settings import Settings
from app.services.wording import grouped
from app.services.words import tr
from app.widgets.buttons import IconButton
from app.widgets.dropdown import Dropdown
from app.widgets.text import Label

SPEEDS = (("0.5", "0.5×"), ("1", "1×"), ("2", "2×"), ("4", "4×"), ("8", "8×"), ("16", "16×"))
SETTING = "sokoban/speed"
MOVE_MS = 160
"""From one move to the next, at speed 1."""
LEAST_MS = 16


class Playback(QWidget):
    """Shows and steers the session's player."""

    def __init__(self, session: Session, commands: Actions, settings: Settings) -> None:
        super().__init__()
        self._session, self._commands, self._settings = session, commands, settings
        commands.add(
            Command("sokoban.play", "Play the moves", self.toggle, "play", ("F5",),
                    "Play the moves of the history that follow, or stop", enabled=lambda: bool(session.moves)),
        )  # fmt: skip
        self.speed = Dropdown(SPEEDS, "1", tr("Speed"))
        self.speed.setToolTip(tr("How fast moves are played"))
        self.speed.chosen.connect(self._set_speed)
        self._button = IconButton("play", action=commands["sokoban.play"], round_primary=True)
        self._place = Label("", 12, 400, "text2")
        line = QGridLayout(self)
        line.setContentsMargins(0, 4, 0, 0)
        line.setHorizontalSpacing(8)
        line.addWidget(self.speed, 0, 0, Qt.AlignmentFlag.AlignLeft)
        line.addWidget(IconButton("prev", action=commands["sokoban.undo_move"]), 0, 1)
        line.addWidget(self._button, 0, 2)
        line.addWidget(IconButton("next", action=commands["sokoban.redo_move"]), 0, 3)
        line.addWidget(self._place, 0, 4, Qt.AlignmentFlag.AlignRight)
        for side in (0, 4):
            line.setColumnStretch(side, 1)
            line.setColumnMinimumWidth(side, 104)
        self._set_speed(settings.get(SETTING, "1"))
        session.changed.connect(self._refresh)
        session.player.changed.connect(self._on_player)
        self._refresh()

    @property
    def playing(self) -> bool:
        """Whether moves are being played."""
        return self._session.player.playing

    @property
    def button(self) -> IconButton:
        """Plays and pauses."""
        return self._button

    def toggle(self) -> None:
        """Play the moves that follow, from the start if none do; or stop."""
        if self.playing:
            self._session.player.stop()
        else:
            self._session.replay(self._interval)

    @property
    def _interval(self) -> int:
        return max(LEAST_MS, round(MOVE_MS / float(self.speed.current)))

    def _set_speed(self, key: str) -> None:
        key = key if key in dict(SPEEDS) else "1"
        self.speed.set_current(key)
        self._settings.set(SETTING, key)
        if self.playing:
            self._session.player.set_interval(self._interval)

    def _on_player(self) -> None:
        self._button.set_icon("pause" if self.playing else "play")
        self._commands["sokoban.play"].setText(tr("Pause") if self.playing else tr("Play the moves"))

    def _refresh(self) -> None:
        count = len(self._session.moves)
        at = grouped(self._session.position)
        self._place.setText(tr("{at} of {count}", at=at, count=grouped(count)) if count else "")
