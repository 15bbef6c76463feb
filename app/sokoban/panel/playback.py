"""Playback of the history's next moves at a chosen speed: the row of buttons below the list."""

from __future__ import annotations

from app.base.actions import Actions, Command
from app.base.language.words import tr
from app.base.session.session import Session
from app.base.storage.settings import Settings
from app.widgets.controls.dropdown import Dropdown
from app.widgets.playback_row import PlaybackRow

SPEEDS = (("0.5", "0.5×"), ("1", "1×"), ("2", "2×"), ("4", "4×"), ("8", "8×"), ("16", "16×"))
SETTING = "sokoban/speed"
MOVE_MS = 160
"""Milliseconds per move at speed 1."""
LEAST_MS = 16


class SessionPlaybackRow(PlaybackRow):
    """Row of controls that shows and steers the playback of the session's moves."""

    def __init__(self, session: Session, commands: Actions, settings: Settings) -> None:
        self.speed = Dropdown(SPEEDS, "1", tr("Speed"))
        super().__init__(self.speed)
        self._session, self._commands, self._settings = session, commands, settings
        commands.add(
            Command("sokoban.play", "Play the moves", self.toggle, "play", ("F5",),
                    "Play the remaining moves of the history, or stop", enabled=lambda: bool(session.moves)),
        )  # fmt: skip
        self.steer(*(commands[f"sokoban.{key}"] for key in ("undo_move", "play", "redo_move")))
        self.speed.setToolTip(tr("How fast moves are played"))
        self.speed.chosen.connect(self._set_speed)
        self._set_speed(settings.get(SETTING, "1"))
        session.changed.connect(self._refresh)
        session.player.changed.connect(self._on_player)
        self._refresh()

    @property
    def playing(self) -> bool:
        """Whether moves are being played."""
        return self._session.player.playing

    def toggle(self) -> None:
        """Play the next moves, from the start if there are none, or stop."""
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
        self.show_playing(self.playing)
        self._commands["sokoban.play"].setText(tr("Pause") if self.playing else tr("Play the moves"))

    def _refresh(self) -> None:
        self.show_place(self._session.position, len(self._session.moves))
