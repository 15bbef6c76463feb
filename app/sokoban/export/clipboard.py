"""What goes to the clipboard and to files, and moves that come from the clipboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication, QPainter

from app.services import export
from app.sokoban.library.level_set import label
from app.sokoban.records.best import counted
from app.sokoban.records.snapshots import Snapshot
from app.widgets.buttons import Button
from core.puzzle import InputError
from core.sokoban.level import format_state
from core.sokoban.lurd import read_play
from core.sokoban.reverse import ReversePuzzle
from core.sokoban.trial import ReverseTrial, Trial, carry_out, carry_out_reverse

if TYPE_CHECKING:
    from app.sokoban.page import SokobanPage

PICTURE_SQUARE = 48


class Exchange:
    """The page's business with the outside."""

    def __init__(self, page: SokobanPage) -> None:
        self._page = page

    def copy_position(self) -> None:
        """Put the board into the clipboard, as text."""
        self._copy(format_state(self._page.game.state), "Copied the position")

    def copy_level(self) -> None:
        """Put the level as it begins into the clipboard, with its title."""
        level = self._page.level
        title = f"{level.title}\n\n" if level.title else ""
        self._copy(f"{title}{level.text}\n", "Copied the level")

    def copy_moves(self) -> None:
        """Put the moves played so far into the clipboard."""
        game = self._page.game
        if isinstance(game.puzzle, ReversePuzzle):
            text = game.puzzle.play_text(game.start, game.played)
        else:
            text = game.puzzle.format_moves(game.played)
        self._copy(text, "Copied the moves")

    def _copy(self, text: str, note: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._page.services.messages.toast(note)

    def paste(self) -> None:
        """Take what is in the clipboard: moves of this level if it can be nothing else, or levels."""
        text = QGuiApplication.clipboard().text()
        if text.strip() and not set(text) - set("lurdLURD0123456789()[]* \t\r\n") and set(text) & set("lurdLURD"):
            self.paste_moves()
        else:
            self._page.opening.clipboard()

    def paste_moves(self) -> None:
        """Let the moves in the clipboard wait to be played, from the start of the level."""
        page = self._page
        try:
            text = QGuiApplication.clipboard().text()
            if not text.strip():
                raise InputError("The clipboard is empty")
            play = read_play(text)
            if play.reverse:
                self._play_reverse(carry_out_reverse(ReversePuzzle(page.level.start), play))
                return
            trial = carry_out(page.level.start, text)
        except InputError as error:
            page.refuse("These are not moves", str(error))
            return
        if trial.fault is not None:
            self._show_fault(trial)
            return
        page.lay_out(trial.lurd)
        count = counted(len(trial.lurd), "move", "moves")
        if trial.state.solved:
            page.services.messages.say(f"{count} solve the level.", "Play them with F5.")
        else:
            page.notice.set("warn", "These moves do not solve the level", f"{count}, ready to be played.")

    def _play_reverse(self, trial: ReverseTrial) -> None:
        """Go on from where a game from the level's end was left."""
        page = self._page
        page.take_up(Snapshot("", format_state(trial.start), trial.moves, pull=True))
        page.services.messages.say(f"{counted(len(trial.moves), 'move', 'moves')} from the level's end.")

    def _show_fault(self, trial: Trial) -> None:
        """Say which move is impossible, and offer to look at the place."""
        page, fault = self._page, trial.fault

        def show() -> None:
            page.lay_out(trial.lurd)
            page.go(len(trial.lurd))
            page.board.finish()
            page.board.deny(trial.blocked)
            page.services.messages.say(str(fault), good=False)

        look = Button("Show the place")
        look.clicked.connect(show)
        page.notice.set("danger", "These moves are not possible here", str(fault), look)
        page.services.messages.say(str(fault), good=False)

    def export_picture(self) -> None:
        """Save the board as a picture."""
        page = self._page

        def draw(painter: QPainter) -> None:
            page.board.paint_position(painter, PICTURE_SQUARE)

        size = page.board.picture_size(PICTURE_SQUARE)
        export.ask_and_save(page, draw, size, label(page.level, page.index), page.services.messages)
