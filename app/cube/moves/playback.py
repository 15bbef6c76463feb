"""The moves of the game in the side panel: a list to click, and the buttons that play them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QGridLayout, QWidget

from app.cube.board.view import CubeView
from app.cube.moves.grid import MoveGrid
from app.cube.moves.words import lengths
from app.services.actions import Actions, Command
from app.services.services import Services
from app.services.session import Session
from app.widgets.buttons import IconButton
from app.widgets.dropdown import Dropdown
from app.widgets.panel import Section
from app.widgets.text import Label, grouped

SPEEDS = (("0.25", "0.25×"), ("0.5", "0.5×"), ("1", "1×"), ("2", "2×"), ("4", "4×"))
BEAT_MS = 700
"""From one move to the next while playing back, at speed 1."""
WALKED = 16
"""So many moves are shown turn by turn; more are jumped over."""


class Playback(Section):
    """Adds its commands to the page's. Anything else that changes the game calls `stop` first."""

    def __init__(self, services: Services, game: Session, view: CubeView, commands: Actions) -> None:
        super().__init__("Moves")
        self._services, self._game, self._view, self._commands = services, game, view, commands
        self._beat = QTimer(self, timerType=Qt.TimerType.PreciseTimer)
        self._beat.timeout.connect(self._on_beat)
        commands.add(*self._declared())
        self.grid = MoveGrid("Moves", most_rows=9, clickable=True)
        self.grid.chosen.connect(self.go_to)
        self._empty = Label("Turn a layer, and its move is listed here.", 13, 400, "text2", wrap=True)
        self.speed_choice = Dropdown(SPEEDS, "1", "Speed")
        self.speed_choice.setToolTip("How fast turns are played")
        self.speed_choice.chosen.connect(self.set_speed)
        self.play_button = IconButton("play", action=commands["cube.play"], round_primary=True)
        self.place = Label("", 12, 400, "text2")
        for widget in (self.grid, self._empty, self._player()):
            self.add(widget)
        self.set_speed(services.settings.get("cube/speed", "1"))
        game.changed.connect(self._refresh)
        self._refresh()

    def _declared(self) -> list[Command]:
        game = self._game
        return [
            Command("cube.play", "Play", self.toggle, "play", ("P",), "Play the moves that follow, or stop",
                    enabled=lambda: bool(game.moves)),
            Command("cube.previous", "Previous move", partial(self.step, -1), "prev", ("Left",), "Go one move back",
                    enabled=lambda: game.can_undo),
            Command("cube.next", "Next move", partial(self.step, 1), "next", ("Right",), "Go one move on",
                    enabled=lambda: game.can_redo),
            Command("cube.first", "Back to the start", partial(self.go_to, 0), "prev", ("Home",),
                    "Go to the position before the first move", enabled=lambda: game.can_undo),
            Command("cube.last", "On to the end", self.go_to_end, "next", ("End",),
                    "Go to the position after the last move", enabled=lambda: game.can_redo),
        ]  # fmt: skip

    def _player(self) -> QWidget:
        """Speed, the three buttons in the middle, and where one is."""
        box = QWidget()
        line = QGridLayout(box)
        line.setContentsMargins(0, 4, 0, 0)
        line.setHorizontalSpacing(8)
        buttons = (
            IconButton("prev", action=self._commands["cube.previous"]),
            self.play_button,
            IconButton("next", action=self._commands["cube.next"]),
        )
        line.addWidget(self.speed_choice, 0, 0, Qt.AlignmentFlag.AlignLeft)
        for column, button in enumerate(buttons, 1):
            line.addWidget(button, 0, column)
        line.addWidget(self.place, 0, 4, Qt.AlignmentFlag.AlignRight)
        for side in (0, 4):
            line.setColumnStretch(side, 1)
            line.setColumnMinimumWidth(side, 104)
        return box

    # what a person does

    @property
    def playing(self) -> bool:
        """Whether moves are being played back."""
        return self._beat.isActive()

    def toggle(self) -> None:
        """Play the moves that follow, from the start if none do; or stop."""
        if self.playing:
            self.stop()
            return
        if not self._game.can_redo:
            self._game.jump(0)
        self._beat.start(self._beat_ms)
        self._show_playing(True)
        self._on_beat()

    def stop(self) -> None:
        """Stop playing back."""
        if self.playing:
            self._beat.stop()
            self._show_playing(False)

    def step(self, way: int) -> None:
        """One move on, or back with -1."""
        self.go_to(self._game.position + way)

    def go_to(self, position: int) -> None:
        """Go to the position after so many moves; a short way is shown turn by turn."""
        self.stop()
        way = position - self._game.position
        if abs(way) > WALKED:
            self._game.jump(position)
            return
        for _ in range(abs(way)):
            self._game.redo() if way > 0 else self._game.undo()

    def go_to_end(self) -> None:
        """Go to the position after the last move."""
        self.go_to(len(self._game.moves))

    def append(self, moves: Sequence[str]) -> None:
        """Play these moves now, in place of those that wait."""
        self.stop()
        if len(moves) <= WALKED:
            self._game.play(*moves)
        else:
            self._game.plan(moves)
            self.go_to_end()

    def set_speed(self, key: str) -> None:
        """Play turns so many times as fast as usual; `key` is one of SPEEDS."""
        key = key if key in dict(SPEEDS) else "1"
        self._view.speed = float(key)
        self.speed_choice.set_current(key)
        self._services.settings.set("cube/speed", key)
        if self.playing:
            self._beat.setInterval(self._beat_ms)

    # showing it

    @property
    def _beat_ms(self) -> int:
        return round(BEAT_MS / self._view.speed)

    def _show_playing(self, playing: bool) -> None:
        self.play_button.set_icon("pause" if playing else "play")
        self._commands["cube.play"].setText("Pause" if playing else "Play")

    def _on_beat(self) -> None:
        self._game.redo()
        if not self._game.can_redo:
            self.stop()

    def _refresh(self) -> None:
        position, count = self._game.position, len(self._game.moves)
        self.grid.set_moves(self._game.moves, position)
        self.grid.setVisible(count > 0)
        self._empty.setVisible(count == 0)
        self.set_note(lengths(self._game.played) if count else "")
        self.place.setText(f"{grouped(position)} of {grouped(count)}" if count else "")
