"""Draft of the 2048 board editor, without widgets; the page shows it like a game."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.base.language.words import tr
from app.base.session.session import Session
from app.base.storage.settings import Settings
from core.base.puzzle import InputError
from core.twenty48.board import Board
from core.twenty48.puzzle import PUZZLE

SETTING = "2048/draft"
"""Setting with the text of the draft, by which it survives a crash of the program."""


class BoardDraft(QObject):
    """Board in the editor, whose tiles and target change with undo and redo; `session` holds its present state."""

    def __init__(self, board: Board, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self.session = Session(PUZZLE, _without_past(board, board.cells), parent=self)
        self._before: list[Board] = []
        self._after: list[Board] = []
        self._keep()

    @staticmethod
    def load_board(settings: Settings) -> Board | None:
        """Return the board that was being edited when the program ended; None if there was none."""
        text = settings.get(SETTING, "")
        try:
            return PUZZLE.parse(text) if text else None
        except InputError:
            return None

    @property
    def board(self) -> Board:
        """Present state of the edited board."""
        board: Board = self.session.state
        return board

    @property
    def reason(self) -> str:
        """Why no game can begin here, as a sentence; "" if one can."""
        if not any(self.board.cells):
            return tr("A board needs a tile.")
        if self.board.over:
            return tr("No move is possible here. Empty a square, or put equal tiles side by side.")
        return ""

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        return bool(self._after)

    def set(self, cell: int, exponent: int) -> None:
        """Put a tile of 2^`exponent` into a cell, at most the largest of this board shape; 0 empties it."""
        cells = bytearray(self.board.cells)
        cells[cell] = max(0, min(exponent, self.board.shape.largest))
        self._change(_without_past(self.board, bytes(cells)))

    def step(self, cell: int, by: int) -> None:
        """Step a cell `by` tiles up or down; beyond either end of the range it becomes empty."""
        exponent = self.board.cells[cell] + by
        self.set(cell, 0 if exponent > self.board.shape.largest else exponent)

    def clear(self) -> None:
        """Remove all tiles."""
        self._change(_without_past(self.board, bytes(len(self.board.cells))))

    def aim(self, board: Board) -> None:
        """Replace the board by one that differs in its target; undo restores the old target."""
        self._change(board)

    def undo(self) -> None:
        if self._before:
            self._after.append(self.board)
            self._show(self._before.pop())

    def redo(self) -> None:
        if self._after:
            self._before.append(self.board)
            self._show(self._after.pop())

    def end(self) -> None:
        """End editing and forget the stored draft."""
        self._settings.set(SETTING, "")

    def _change(self, board: Board) -> None:
        if board != self.board:
            self._before.append(self.board)
            self._after.clear()
            self._show(board)

    def _show(self, board: Board) -> None:
        self.session.begin(board)
        self._keep()

    def _keep(self) -> None:
        self._settings.set(SETTING, PUZZLE.format(self.board))


def _without_past(board: Board, cells: bytes) -> Board:
    """Return a board with these cells and the rules of `board`, with no score and no moves."""
    return Board(board.shape, cells, target=board.target, word=board.word, four=board.four)
