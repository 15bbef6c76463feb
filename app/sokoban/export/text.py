"""Levels and moves as text, to the clipboard and from it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from app.services.services import Messages
from app.sokoban.library.level_set import UnplayableError, pasted_levels
from app.sokoban.model import SokobanModel
from app.sokoban.records.snapshots import Snapshot
from app.sokoban.wording import counted
from app.widgets.buttons import Button
from app.widgets.notice import Notice
from core.puzzle import InputError
from core.sokoban.level import format_state
from core.sokoban.lurd import read_play
from core.sokoban.replay import PartialReplay, ReverseReplay, replay_prefix, replay_reverse
from core.sokoban.reverse import ReversePuzzle


class TextExchange(QObject):
    """Copies and pastes; `notice` shows what is to be said of pasted moves."""

    pasted = Signal(object)
    """A `LevelSet`: there were levels in the clipboard."""
    refused = Signal(str, str)
    """What could not be done, and why."""
    broken = Signal(object)
    """An `UnplayableError`: no level in the clipboard can be played."""
    blocked = Signal(int)
    """Pasted moves were played up to the first impossible one: the cell to which that would lead."""

    def __init__(self, model: SokobanModel, notice: Notice, messages: Messages) -> None:
        super().__init__(model)
        self._model, self._notice, self._messages = model, notice, messages

    def copy_position(self) -> None:
        """Put the board into the clipboard, as text."""
        self._copy(format_state(self._model.session.state), "Copied the position")

    def copy_level(self) -> None:
        """Put the level as it begins into the clipboard, with its title."""
        level = self._model.level
        title = f"{level.title}\n\n" if level.title else ""
        self._copy(f"{title}{level.text}\n", "Copied the level")

    def copy_moves(self) -> None:
        """Put the moves played so far into the clipboard."""
        game = self._model.session
        if isinstance(game.puzzle, ReversePuzzle):
            text = game.puzzle.play_text(game.start, game.played)
        else:
            text = game.puzzle.format_moves(game.played)
        self._copy(text, "Copied the moves")

    def _copy(self, text: str, note: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._messages.toast(note)

    def paste(self) -> None:
        """Take what is in the clipboard: moves of this level if it can be nothing else, or levels."""
        text = QGuiApplication.clipboard().text()
        if text.strip() and not set(text) - set("lurdLURD0123456789()[]* \t\r\n") and set(text) & set("lurdLURD"):
            self.paste_moves()
            return
        try:
            level_set = pasted_levels(text)
        except UnplayableError as error:
            self.broken.emit(error)
        except InputError as error:
            self.refused.emit("The level was not opened", str(error))
        else:
            self.pasted.emit(level_set)

    def paste_moves(self) -> None:
        """Let the moves in the clipboard wait to be played, from the start of the level."""
        model = self._model
        try:
            text = QGuiApplication.clipboard().text()
            if not text.strip():
                raise InputError("The clipboard is empty")
            play = read_play(text)
            if play.reverse:
                self._play_reverse(replay_reverse(ReversePuzzle(model.level.start), play))
                return
            trial = replay_prefix(model.level.start, text)
        except InputError as error:
            self.refused.emit("These are not moves", str(error))
            return
        if trial.fault is not None:
            self._show_fault(trial)
            return
        model.lay_out(trial.lurd)
        count = counted(len(trial.lurd), "move", "moves")
        if trial.state.solved:
            self._messages.say(f"{count} solve the level.", "Play them with F5.")
        else:
            self._notice.set("warn", "These moves do not solve the level", f"{count}, ready to be played.")

    def _play_reverse(self, trial: ReverseReplay) -> None:
        """Go on from where a game from the level's end was left."""
        self._model.take_up(Snapshot("", format_state(trial.start), trial.moves, pull=True))
        self._messages.say(f"{counted(len(trial.moves), 'move', 'moves')} from the level's end.")

    def _show_fault(self, trial: PartialReplay) -> None:
        """Say which move is impossible, and offer to look at the place."""
        fault = str(trial.fault)

        def show() -> None:
            self._model.lay_out(trial.lurd)
            self._model.go(len(trial.lurd))
            self.blocked.emit(trial.blocked)
            self._messages.say(fault, good=False)

        look = Button("Show the place")
        look.clicked.connect(show)
        self._notice.set("danger", "These moves are not possible here", fault, look)
        self._messages.say(fault, good=False)
