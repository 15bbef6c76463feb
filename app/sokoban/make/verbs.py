"""Row of buttons for the highlighted level card."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.base.theme import theme
from app.sokoban.make.grid import CardGrid
from app.widgets.painting import paint_rounded_rect

GROWN, OVERLAP = 42, 12
SIDE, GAP = 8, 4


class CardVerbs(QWidget):
    """Overlay that extends the highlighted card's lower edge by a row of buttons."""

    def __init__(self, grid: CardGrid, long: QWidget, short: QWidget, buttons: Sequence[QWidget]) -> None:
        """Create the overlay; its first button is `long`, or `short` on a card too narrow for it."""
        super().__init__(grid.viewport())
        self._grid, self._long, self._short = grid, long, short
        line = QHBoxLayout(self)
        line.setContentsMargins(SIDE, OVERLAP, SIDE, 8)
        line.setSpacing(GAP)
        self._others = sum(button.sizeHint().width() + GAP for button in buttons)
        for button in (long, short, *buttons):
            line.addWidget(button)
        line.addStretch(1)
        self.hide()
        grid.pointed.connect(self.place)

    def place(self) -> None:
        """Move the buttons to the highlighted card, or hide them if there is none."""
        highlighted = self._grid.highlighted_card
        self._grid.viewport().update()
        if highlighted is None:
            self.hide()
            return
        _, card = highlighted
        fits = 2 * SIDE + self._long.sizeHint().width() + self._others <= card.width()
        self._long.setVisible(fits)
        self._short.setVisible(not fits)
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
        paint_rounded_rect(painter, area.adjusted(0, -20, 0, 0), QColor(tokens.panel), QColor(tokens.accent), 10)
