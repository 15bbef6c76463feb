"""A list of cells whose selected ones can be carried with the mouse; who listens decides what that means."""

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
    """Gap between the levels shown, where dragged levels can be dropped."""

    at: int
    """In front of the level that is shown there."""
    behind: bool
    """It is drawn behind the level before it: at the end of a line."""


class CarryingView(CellGrid):
    """A press selects, or leaves several selected; moving on with the button down carries them."""

    carried = Signal(QPoint)
    """The levels selected are carried, the pointer being at this point of the screen."""
    let_go = Signal(QPoint)
    """They are let go there."""
    carrying_ended = Signal()
    """Nothing is carried any more."""

    def __init__(self, name: str, height: int, parent: QWidget | None = None) -> None:
        super().__init__(name, height, parent)
        self.carrying = False
        """Whether anything is carried now."""
        self._pressed: QPoint | None = None
        self._keeps = False
        """A press leaves what is selected."""
        self._gap: DropGap | None = None

    @property
    def columns(self) -> int:
        """How many cells stand side by side."""
        return max(1, (self.viewport().width() - 1) // max(1, self.gridSize().width()))

    def gap_at(self, place: QPoint) -> DropGap:
        """The place between levels that is nearest to a point of the viewport."""
        cell, columns = self.gridSize(), self.columns
        line = max(0, (place.y() + self.verticalScrollBar().value()) // cell.height())
        column = max(0, min(columns, round(place.x() / cell.width())))
        at = min(line * columns + column, self.model().rowCount())
        return DropGap(at, behind=column == columns or at == self.model().rowCount())

    def show_gap(self, gap: DropGap | None) -> None:
        """Mark where levels would be put."""
        if gap != self._gap:
            self._gap = gap
            self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        plain = event.button() == Qt.MouseButton.LeftButton and not event.modifiers()
        self._pressed = event.position().toPoint() if plain and index.isValid() else None
        # several may be carried off: whether one was meant alone shows when the button goes up
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
        """Leave the levels where they are."""
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
