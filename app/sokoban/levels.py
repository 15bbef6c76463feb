"""The list of levels that drops down from the header: title, boxes, best result, a tick when solved."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from app import icons, theme
from app.sokoban.shelf import Marks, Shelf, label
from app.widgets.base import float_above, rounded
from app.widgets.text import Hairline, Label, grouped

AnyIndex = QModelIndex | QPersistentModelIndex

ROW = 46
WIDTH = 340
MOST_ROWS = 10
COUNT_SOLVED_UP_TO = 500
"""Naming a level takes some 20 µs; of a larger collection only the rows in sight are named."""


class LevelModel(QAbstractListModel):
    """The levels of a shelf."""

    def __init__(self, shelf: Shelf, marks: Marks, parent: QWidget) -> None:
        super().__init__(parent)
        self.shelf, self.marks = shelf, marks

    def rowCount(self, _parent: AnyIndex | None = None) -> int:
        return len(self.shelf.levels)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return label(self.shelf.levels[index.row()], index.row())
        return None

    def detail(self, row: int) -> str:
        """ "4 boxes, best 12 pushes" """
        level = self.shelf.levels[row]
        count = len(level.start.boxes)
        boxes = "1 box" if count == 1 else f"{count} boxes"
        best = self.marks.best_pushes(level)
        return boxes if best is None else f"{boxes}, best {grouped(best)} {'push' if best == 1 else 'pushes'}"


class LevelList(QWidget):
    """A card below the header; Enter or a click chooses, Escape or a click anywhere else closes.

    It lies over the whole window, so that such a click does nothing else.
    """

    chosen = Signal(int)

    def __init__(self, window: QWidget, shelf: Shelf, marks: Marks, current: int) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setGeometry(window.rect())
        self._came_from = QApplication.focusWidget()
        self._card = _Card(self)
        self._card.setFixedWidth(WIDTH)
        column = QVBoxLayout(self._card)
        column.setContentsMargins(8, 14, 8, 8)
        column.setSpacing(8)
        count = len(shelf.levels)
        note = "1 level" if count == 1 else f"{grouped(count)} levels"
        if count <= COUNT_SOLVED_UP_TO:
            note += f", {sum(marks.best_pushes(level) is not None for level in shelf.levels)} solved"
        for text, weight in ((shelf.title, 600), (note, 400)):
            line = Label(text, 12, weight, "text2")
            line.setContentsMargins(10, 0, 0, 0)
            column.addWidget(line)
        column.addWidget(Hairline())
        self.view = QListView()
        self.model = LevelModel(shelf, marks, self)
        self.view.setModel(self.model)
        self.view.setUniformItemSizes(True)
        self.view.setItemDelegate(_Row(self.model, self.view))
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setMouseTracking(True)
        self.view.setFixedHeight(min(count, MOST_ROWS) * ROW + 2)
        self.view.setAccessibleName("Levels")
        self.view.setCurrentIndex(self.model.index(current))
        self.view.clicked.connect(lambda index: self._choose(index.row()))
        self.view.installEventFilter(self)
        column.addWidget(self.view)
        float_above(self._card)
        window.installEventFilter(self)

    def open_below(self, anchor: QWidget) -> None:
        """Show the card under the title in the header `anchor`."""
        self._card.adjustSize()
        corner = anchor.mapTo(anchor.window(), QPoint(20, anchor.height() - 8))
        self._card.move(corner)
        room = self.height() - corner.y() - 16
        if self._card.height() > room:
            self.view.setFixedHeight(max(ROW, self.view.height() - (self._card.height() - room)))
            self._card.adjustSize()
        self.show()
        self.raise_()
        first = self.model.index(max(0, self.view.currentIndex().row() - MOST_ROWS // 2 + 1))
        self.view.scrollTo(first, QAbstractItemView.ScrollHint.PositionAtTop)
        self.view.setFocus()

    def _dismiss(self) -> None:
        self.close()
        if self._came_from is not None:
            self._came_from.setFocus()

    def _choose(self, row: int) -> None:
        self._dismiss()
        self.chosen.emit(row)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.view and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.view.currentIndex().isValid():
                self._choose(self.view.currentIndex().row())
                return True
            if event.key() == Qt.Key.Key_Escape:
                self._dismiss()
                return True
        if watched is self.parentWidget() and event.type() == QEvent.Type.Resize:
            self.close()
        return False

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self._dismiss()


class _Card(QFrame):
    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        rounded(QPainter(self), QRectF(self.rect()), QColor(tokens.panel), QColor(tokens.border), 12)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()


class _Row(QStyledItemDelegate):
    def __init__(self, model: LevelModel, view: QListView) -> None:
        super().__init__(view)
        self._model, self._view = model, view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: AnyIndex) -> QSize:
        return QSize(100, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        tokens, row = theme.current(), index.row()
        area: QRect = option.rect
        state: QStyle.StateFlag = option.state
        current = row == self._view.currentIndex().row()
        box = QRectF(area).adjusted(0, 1, 0, -1)
        painter.save()
        if current:
            rounded(painter, box, QColor(tokens.soft), QColor(tokens.accent) if tokens.contrast else None, 7)
        elif state & QStyle.StateFlag.State_MouseOver:
            rounded(painter, box, QColor(tokens.hover), None, 7)
        inner = box.adjusted(12, 5, -12, -5)
        level = self._model.shelf.levels[row]
        solved = self._model.marks.best_pushes(level) is not None
        title_font, detail_font = theme.font(13, 600 if current else 500), theme.font(12)
        left, top = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignTop
        painter.setFont(title_font)
        painter.setPen(QColor(tokens.accent if current else tokens.text))
        title = QFontMetricsF(title_font).elidedText(
            f"{row + 1}  {label(level, row)}", Qt.TextElideMode.ElideRight, inner.width() - 80
        )
        painter.drawText(inner, left | top, title)
        painter.setFont(detail_font)
        painter.setPen(QColor(tokens.text2))
        painter.drawText(inner, left | Qt.AlignmentFlag.AlignBottom, self._model.detail(row))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if solved:
            icons.paint(painter, "check", QRectF(inner.right() - 18, inner.center().y() - 9, 18, 18), tokens.ok)
        elif self._model.marks.begun(level):
            painter.drawText(inner, right, "in progress")
        painter.restore()
