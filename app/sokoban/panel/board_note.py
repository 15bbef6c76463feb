"""Notice over the board that repeats the panel's message on a solved level while the panel is folded."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from app.widgets.cards.notice import Notice
from app.widgets.controls.buttons import Button

WIDTH, EDGE = 420, 16
"""Largest width in pixels, and margin around the note."""
TURNS = {QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.ShowToParent, QEvent.Type.HideToParent}


class BoardNote(Notice):
    """Note over the board that repeats a notice of the panel while the notice itself is not visible."""

    def __init__(self, board: QWidget, notice: Notice) -> None:
        super().__init__(board)
        self._board, self._notice, self._said = board, notice, False
        board.installEventFilter(self)
        notice.installEventFilter(self)

    def say(self, title: str, text: str, *buttons: Button) -> None:
        """Set the text and buttons of the note."""
        self.set("ok", title, text, *buttons)
        self._said = True
        self._refresh()

    def be_silent(self) -> None:
        """Hide the note, because the notice is about something else."""
        self._said = False
        self._refresh()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._notice and event.type() in TURNS:
            # after the notice and its parents have been shown or hidden
            QTimer.singleShot(0, self, self._refresh)
        elif watched is self._board and event.type() == QEvent.Type.Resize and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)

    def _refresh(self) -> None:
        notice = self._notice
        self.setVisible(self._said and not notice.isHidden() and not notice.isVisible())
        if not self.isHidden():
            self._place()
            self.raise_()

    def _place(self) -> None:
        board = self._board
        self.setFixedWidth(max(120, min(WIDTH, board.width() - 2 * EDGE)))
        self.adjustSize()
        self.move((board.width() - self.width()) // 2, board.height() - self.height() - EDGE)
