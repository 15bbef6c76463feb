"""Copying and pasting of levels and moves as text."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from app.base.jobs.jobs import QuestionRunner
from app.base.language.words import tr, translate
from app.base.services import Services
from app.sokoban.library.level_set import LevelSet, UnplayableError, pasted_levels
from app.sokoban.library.titles import own_title
from app.sokoban.model.model import SokobanModel
from app.sokoban.records.snapshots import Snapshot
from app.widgets.cards.notice import Notice
from app.widgets.controls.buttons import Button
from core.base.control import Control
from core.base.puzzle import InputError
from core.sokoban.board import State
from core.sokoban.formats.link import write_link
from core.sokoban.level import format_state
from core.sokoban.lurd import read_play
from core.sokoban.replay import PartialReplay, ReverseReplay, replay_prefix, replay_reverse
from core.sokoban.reverse import ReversePuzzle

READ_AT_ONCE = 50_000
"""Most characters that are read within a frame or two; a longer text is read in a job."""
MOST_MOVES = 200_000
_MOVE, _NO_MOVE = re.compile("[lurdLURD]"), re.compile(r"[^lurdLURD0-9()\[\]*\s]")


class TextExchange(QObject):
    """Copies and pastes levels and moves; messages on pasted moves are shown in `notice`."""

    pasted = Signal(object)
    """Emitted with a `LevelSet` if there were levels in the clipboard."""
    refused = Signal(str, str)
    """Emitted with what could not be done, and why."""
    broken = Signal(object)
    """Emitted with an `UnplayableError` if no level in the clipboard can be played."""
    impossible = Signal(str, object)
    """Emitted with why pasted moves cannot be played, and a `Button` that shows the place."""
    blocked = Signal(int)
    """Emitted with the cell of the first impossible one of pasted moves, after those before were played."""

    def __init__(self, model: SokobanModel, notice: Notice, services: Services) -> None:
        super().__init__(model)
        self._model, self._notice, self._messages = model, notice, services.messages
        self._reading = QuestionRunner(services.jobs)

    def copy_position(self) -> None:
        """Copy the position as text."""
        self._copy(format_state(self._model.session.state), tr("Copied the position"))

    def copy_level(self) -> None:
        """Copy the level's start position with its title."""
        level = self._model.level
        title = f"{own_title(level.title)}\n\n" if level.title else ""
        self._copy(f"{title}{level.text}\n", tr("Copied the level"))

    def copy_link(self) -> None:
        """Copy a link that opens the level in a web browser."""
        self._copy(write_link(self._model.level.rows), tr("Copied a link to the level"))

    def copy_moves(self) -> None:
        """Copy the moves played so far or, before the first one, those waiting to be played."""
        game = self._model.session
        moves = game.played_moves if game.can_undo else game.moves
        if isinstance(game.puzzle, ReversePuzzle):
            text = game.puzzle.play_text(game.start, moves)
        else:
            text = game.puzzle.format_moves(moves)
        self._copy(text, tr("Copied the moves"))

    def _copy(self, text: str, note: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._messages.toast(note)

    def paste(self) -> None:
        """Paste the clipboard: as moves of the level if it has only such letters, else as levels."""
        text = QGuiApplication.clipboard().text()
        if _MOVE.search(text) and not _NO_MOVE.search(text):
            self.paste_moves()
        else:
            self.read_levels(text)

    def read_levels(self, text: str) -> None:
        """Open the levels in a text, or those that its links contain."""
        self._read(text, partial(_levels, text), self._on_levels)

    def paste_moves(self) -> None:
        """Read the moves in the clipboard, and let them wait to be played from the start of the level."""
        text, start = QGuiApplication.clipboard().text(), self._model.level.start
        self._read(text, partial(_try_moves, text, start), partial(self._on_moves, start))

    def _read(self, text: str, read: Callable[[Control], Any], then: Callable[[Any], None]) -> None:
        """Read a text, in a job if it is long, and pass the result to `then`."""
        if len(text) <= READ_AT_ONCE:
            then(read(Control()))
        else:
            self._reading.ask(object(), tr("Reading the clipboard"), read, then)

    def _on_levels(self, answer: LevelSet | InputError) -> None:
        if isinstance(answer, UnplayableError):
            self.broken.emit(answer)
        elif isinstance(answer, InputError):
            self.refused.emit(tr("The pasted text is not a level"), translate(answer.sentence))
        else:
            self.pasted.emit(answer)

    def _on_moves(self, start: State, trial: PartialReplay | ReverseReplay | InputError) -> None:
        model = self._model
        if model.level.start != start:
            return  # another level was opened meanwhile
        if isinstance(trial, InputError):
            self.refused.emit(tr("These are not moves"), translate(trial.sentence))
            return
        if isinstance(trial, ReverseReplay):
            self._play_reverse(trial)
            return
        if trial.fault is not None:
            self._show_fault(trial)
            return
        model.laid_out.lay_out(trial.lurd)
        count = len(trial.lurd)
        if trial.state.solved:
            solve = tr("%n moves solve the level.", one="%n move solves the level.", n=count)
            self._messages.say(solve, tr("Play them with F5."))
        else:
            ready = tr("%n moves, ready to be played.", one="%n move, ready to be played.", n=count)
            self._notice.set("warn", tr("These moves do not solve the level"), ready)

    def _play_reverse(self, trial: ReverseReplay) -> None:
        """Continue a game played backwards from the pasted position and moves."""
        self._model.laid_out.take_up(Snapshot("", format_state(trial.start), trial.moves, pull=True))
        self._messages.say(
            tr(
                "%n moves, played backwards from the solved position.",
                one="%n move, played backwards from the solved position.",
                n=len(trial.moves),
            )
        )

    def _show_fault(self, trial: PartialReplay) -> None:
        """Show which move is impossible, with a button that shows the place."""
        assert trial.fault is not None
        fault = translate(trial.fault.sentence)

        def show() -> None:
            self._model.laid_out.lay_out(trial.lurd)
            self._model.go(len(trial.lurd))
            self.blocked.emit(trial.blocked)
            self._messages.say(fault, good=False)

        look = Button(tr("Show the place"))
        look.clicked.connect(show)
        self.impossible.emit(fault, look)


def _levels(text: str, _control: Control) -> LevelSet | InputError:
    """Return the levels in a text, or the error if there are none to play."""
    try:
        level_set = pasted_levels(text)
    except InputError as error:
        return error
    level_set.games  # noqa: B018 - the names of many games take a while, so they are found here
    return level_set


def _try_moves(text: str, start: State, _control: Control) -> PartialReplay | ReverseReplay | InputError:
    """Replay the moves in a text from the start of a level; errors are returned, not raised."""
    try:
        if not text.strip():
            raise InputError(tr("The clipboard is empty"), advice=tr("Copy moves there first"))
        play = read_play(text)
        if len(play.moves) > MOST_MOVES:
            raise InputError(
                tr("{moves:,} moves are too many; the limit is {most:,}", moves=len(play.moves), most=MOST_MOVES)
            )
        return replay_reverse(ReversePuzzle(start), play) if play.reverse else replay_prefix(start, text)
    except InputError as error:
        return error
