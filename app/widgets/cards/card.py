"""Cards over the window: the base class, and one with a list, as for levels, patterns and times."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QShowEvent
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
from shiboken6 import isValid

from app.base.theme import accessible, theme
from app.widgets.painting import float_above, paint_rounded_rect, paint_sheet

AnyIndex = QModelIndex | QPersistentModelIndex
Row = TypeVar("Row")
ROLES = {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole}
"""Qt roles for which a row of a list has a text."""
EDGE = 8
"""Pixels between the card and the edges of the window, doubled at the lower one."""


def dismiss_cards(window: QWidget) -> None:
    """Close the card over the window: only one is open at a time."""
    for card in window.findChildren(OverlayCard, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if card.isVisible():
            card.dismiss()


class OverlayCard(QWidget):
    """Card over the whole window, so that a click beside its `sheet` only closes it.

    Escape, another card, a popover and the command list close it as well; the focus returns to the widget that had it.
    A subclass puts its content into `column`.
    """

    accessible_role = accessible.Role.Dialog

    def __init__(self, window: QWidget, width: int) -> None:
        super().__init__(window)
        dismiss_cards(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setGeometry(window.rect())
        self._came_from = QApplication.focusWidget()
        self.sheet = _Sheet(self)
        self.sheet.setFixedWidth(width)
        self.column = QVBoxLayout(self.sheet)
        float_above(self.sheet)
        window.installEventFilter(self)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Take the focus first, so that Escape never reaches the page behind, whatever the card focuses later.
        self.setFocus()

    def dismiss(self) -> None:
        """Close the card and return the focus to the widget that had it."""
        self.close()
        if self._came_from is not None and isValid(self._came_from):
            self._came_from.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.parentWidget() and event.type() == QEvent.Type.Resize:
            self.dismiss()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.dismiss()


class ListCard(OverlayCard):
    """Card with a list.

    A subclass puts the list `view` into `column` with the rest, and calls `fit` when the number of rows changed.
    """

    def __init__(
        self, window: QWidget, width: int, model: QAbstractItemModel, rows: RowPainter, most_rows: int
    ) -> None:
        super().__init__(window, width)
        self._most_rows, self._row = most_rows, rows.height
        self.view = RowView(model, rows)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setFixedHeight(rows.height)

    def open_below(self, anchor: QWidget) -> None:
        """Show the card under `anchor`: a button, with right edges level, or the header, under its title."""
        width = self.sheet.width()
        is_button = anchor.width() <= width
        offset = QPoint(anchor.width() - width, anchor.height() + 6) if is_button else QPoint(20, anchor.height() - 8)
        corner = anchor.mapTo(anchor.window(), offset)
        self.sheet.move(max(EDGE, min(corner.x(), self.width() - width - EDGE)), corner.y())
        self.fit()
        self.show()
        self.raise_()

    def fit(self) -> None:
        """Give the list the height of its rows, as far as it fits; hide it without rows."""
        count = self.view.model().rowCount()
        self.view.setVisible(count > 0)
        if count:
            others = self.sheet.sizeHint().height() - self.view.maximumHeight()
            room = self.height() - self.sheet.y() - 2 * EDGE - others
            wanted = min(count, self._most_rows) * self._row + 2
            self.view.setFixedHeight(max(self._row, min(wanted, room)))
        self.sheet.adjustSize()


class RowWords(NamedTuple):
    """Texts of a row: the visible one, a fuller one for screen readers, and a tooltip; "" for none."""

    text: str
    spoken: str = ""
    tip: str = ""


class RowModel(QAbstractListModel, Generic[Row]):
    """List model of any rows; a subclass implements `words` for their texts."""

    def __init__(self, parent: QObject | None = None, rows: Sequence[Row] = ()) -> None:
        super().__init__(parent)
        self.rows: Sequence[Row] = rows

    def words(self, row: int) -> RowWords:
        """Return the texts of a row."""
        raise NotImplementedError

    def show(self, rows: Sequence[Row]) -> None:
        """Replace the rows."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, _parent: AnyIndex | None = None) -> int:
        return len(self.rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if role not in ROLES or not 0 <= index.row() < len(self.rows):
            return None
        text, spoken, tip = self.words(index.row())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken or text
        return text if role == Qt.ItemDataRole.DisplayRole else tip or None


class RowView(QListView):
    """List of rows painted by the delegate `rows`; does not scroll horizontally."""

    def __init__(self, model: QAbstractItemModel, rows: RowPainter, name: str = "") -> None:
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(rows)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setAccessibleName(name)


class RowPainter(QStyledItemDelegate):
    """Delegate that paints the background of a row, then calls `paint_row` for its content."""

    def __init__(self, height: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.height = height

    @staticmethod
    def paint_words(
        painter: QPainter, box: QRectF, title: str, detail: str, *, current: bool, beside: float = 0
    ) -> None:
        """Draw the title at the top of `box`, leaving `beside` pixels free, and the detail at its bottom."""
        tokens, left = theme.current(), Qt.AlignmentFlag.AlignLeft
        painter.setFont(theme.font(13, 600 if current else 500))
        painter.setPen(QColor(tokens.accent if current else tokens.text))
        wide = round(box.width() - beside)
        title = painter.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, wide)
        painter.drawText(box, left | Qt.AlignmentFlag.AlignTop, title)
        painter.setFont(theme.font(12))
        painter.setPen(QColor(tokens.text2))
        painter.drawText(box, left | Qt.AlignmentFlag.AlignBottom, detail)

    def paint_row(self, painter: QPainter, box: QRectF, row: int, current: bool) -> None:
        """Draw the content of a row in `box`, the area of its background."""
        raise NotImplementedError

    def sizeHint(self, _option: QStyleOptionViewItem, _index: AnyIndex) -> QSize:
        return QSize(100, self.height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        tokens, view = theme.current(), option.widget
        assert isinstance(view, QListView)
        state: QStyle.StateFlag = option.state
        current = index.row() == view.currentIndex().row()
        box = QRectF(option.rect).adjusted(0, 1, 0, -1)
        painter.save()
        if current:
            paint_rounded_rect(painter, box, QColor(tokens.soft), QColor(tokens.accent) if tokens.contrast else None, 7)
        elif state & QStyle.StateFlag.State_MouseOver:
            paint_rounded_rect(painter, box, QColor(tokens.hover), None, 7)
        self.paint_row(painter, box, index.row(), current)
        painter.restore()


class _Sheet(QFrame):
    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_sheet(self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
