"""What the panel says of a solved level, over the board while the panel is folded away."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from app.widgets.cards.notice import Notice
from app.widgets.controls.buttons import Button

WIDTH, EDGE = 420, 16
"""Pixels: its width where there is room, and what is free around it."""
TURNS = {QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.ShowToParent, QEvent.Type.HideToParent}


class BoardNote(Notice):
    """Says the same as a notice in the panel, as long as that stands there and cannot be seen."""

    def __init__(self, board: QWidget, notice: Notice) -> None:
        super().__init__(board)
        self._board, self._notice, self._said = board, notice, False
        board.installEventFilter(self)
        notice.installEventFilter(self)

    def say(self, title: str, text: str, *buttons: Button) -> None:
        """Have this to say from now on."""
        self.set("ok", title, text, *buttons)
        self._said = True
        self._refresh()

    def be_silent(self) -> None:
        """Have nothing to say: the notice speaks of something else."""
        self._said = False
        self._refresh()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._notice and event.type() in TURNS:
            # once the notice and all it lies in are what they are going to be
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
