"""Grid of cells whose selected cells can be dragged with the mouse."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QItemSelectionModel, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.base.theme import theme
from app.widgets.cards.card import AnyIndex
from app.widgets.cards.cell_grid import CellGrid
from app.widgets.painting import paint_rounded_rect


class DropGap(NamedTuple):
    """Gap between the shown levels into which dragged levels can be dropped."""

    at: int
    """Index of the shown level in front of which the gap lies."""
    behind: bool
    """Whether the gap is drawn behind the level before it, at the end of a line."""


class CarryingView(CellGrid):
    """Grid whose selected cells can be dragged; a press on one of them keeps the selection."""

    carried = Signal(QPoint)
    """Emitted while the selected levels are dragged, with the pointer's position on the screen."""
    let_go = Signal(QPoint)
    """Emitted when the dragged levels are dropped, with the pointer's position on the screen."""
    carrying_ended = Signal()
    """Emitted when a drag has ended."""

    def __init__(self, name: str, height: int, parent: QWidget | None = None) -> None:
        super().__init__(name, height, parent)
        self.carrying = False
        """Whether levels are being dragged."""
        self._pressed: QPoint | None = None
        self._keeps = False
        """Whether the current press leaves the selection as it is."""
        self._gap: DropGap | None = None

    @property
    def columns(self) -> int:
        """Number of cells in a line of the grid."""
        return max(1, (self.viewport().width() - 1) // max(1, self.gridSize().width()))

    def gap_at(self, place: QPoint) -> DropGap:
        """Return the gap between levels that is nearest to a point of the viewport."""
        cell, columns = self.gridSize(), self.columns
        line = max(0, (place.y() + self.verticalScrollBar().value()) // cell.height())
        column = max(0, min(columns, round(place.x() / cell.width())))
        index = min(line * columns + column, self.model().rowCount())
        return DropGap(index, behind=column == columns or index == self.model().rowCount())

    def show_gap(self, gap: DropGap | None) -> None:
        """Mark the gap into which levels would be dropped; None for no mark."""
        if gap != self._gap:
            self._gap = gap
            self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        plain = event.button() == Qt.MouseButton.LeftButton and not event.modifiers()
        self._pressed = event.position().toPoint() if plain and index.isValid() else None
        # keep a multiple selection for a drag; a mere click selects its one cell on release
        self._keeps = self._pressed is not None and self.selectionModel().isSelected(index)
        super().mousePressEvent(event)
        self._keeps = False

    def selectionCommand(self, index: AnyIndex, event: QEvent | None = None) -> QItemSelectionModel.SelectionFlag:
        return QItemSelectionModel.SelectionFlag.NoUpdate if self._keeps else super().selectionCommand(index, event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            super().mouseMoveEvent(event)
            return
        way = event.position().toPoint() - self._pressed
        if self.carrying or way.manhattanLength() >= QApplication.startDragDistance():
            self.carrying = True
            self.carried.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        if self.carrying:
            self.carrying = False
            self.let_go.emit(event.globalPosition().toPoint())
            self.stop_carrying()
            return
        if pressed is not None:
            index = self.indexAt(pressed)
            if index.isValid():
                self.selectionModel().select(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        super().mouseReleaseEvent(event)

    def stop_carrying(self) -> None:
        """Cancel the drag and leave the levels where they are."""
        self.carrying, self._pressed = False, None
        self.carrying_ended.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._gap is None or not self.model().rowCount():
            return
        behind, last = self._gap.behind and self._gap.at > 0, self.model().rowCount() - 1
        cell = self.visualRect(self.model().index(self._gap.at - 1 if behind else min(self._gap.at, last), 0))
        x = cell.right() - 1 if behind else cell.left()
        bar = QRectF(x - 1.5, cell.top() + 6, 3, cell.height() - 12)
        paint_rounded_rect(QPainter(self.viewport()), bar, QColor(theme.current().accent), None, 1.5)
