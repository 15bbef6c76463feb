"""What can be done with the card that is pointed at: its lower edge, grown by a row of buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.services import theme
from app.sokoban.make.grid import CardGrid
from app.widgets.painting import rounded

GROWN, OVERLAP = 42, 12


class CardVerbs(QWidget):
    """Lies over the foot of a card and what is below it."""

    def __init__(self, grid: CardGrid, buttons: Sequence[QWidget]) -> None:
        super().__init__(grid.viewport())
        self._grid = grid
        line = QHBoxLayout(self)
        line.setContentsMargins(8, OVERLAP, 8, 8)
        line.setSpacing(4)
        for button in buttons:
            line.addWidget(button)
        line.addStretch(1)
        self.hide()
        grid.pointed.connect(self.place)

    def place(self) -> None:
        """Go to where the card lies."""
        shown = self._grid.shown
        self._grid.viewport().update()
        if shown is None:
            self.hide()
            return
        _, card = shown
        height = GROWN + OVERLAP
        top = min(card.bottom() + 1 - OVERLAP, self._grid.viewport().height() - height)
        self.setGeometry(card.left(), top, card.width(), height)
        self.show()
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        area = QRectF(self.rect())
        painter.setClipRect(area)
        rounded(painter, area.adjusted(0, -20, 0, 0), QColor(tokens.panel), QColor(tokens.accent), 10)
