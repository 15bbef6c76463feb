"""The pattern library that drops down from the header: a small cube, a name and a line of words for each."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from app import icons, theme
from app.cube.net import paint_solid
from app.widgets.base import float_above, rounded
from app.widgets.text import Hairline, Label
from core.cube.patterns import Pattern, matching, patterns

AnyIndex = QModelIndex | QPersistentModelIndex

WIDTH, ROW, MOST_ROWS = 420, 66, 7
THUMBNAIL = 54


class PatternModel(QAbstractListModel):
    """The patterns that have the words typed."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.found: list[Pattern] = list(patterns())

    def search(self, query: str) -> None:
        """Show the patterns that match."""
        self.beginResetModel()
        self.found = matching(query)
        self.endResetModel()

    def rowCount(self, _parent: AnyIndex | None = None) -> int:
        return len(self.found)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if not index.isValid():
            return None
        pattern = self.found[index.row()]
        return {
            int(Qt.ItemDataRole.DisplayRole): pattern.name,
            int(Qt.ItemDataRole.ToolTipRole): pattern.moves,
            int(Qt.ItemDataRole.AccessibleTextRole): f"{pattern.name}. {pattern.description}",
        }.get(int(role))


class PatternList(QWidget):
    """A card with a line to search in; Enter or a click chooses, Escape or a click anywhere else closes.

    It lies over the whole window, so that such a click does nothing else.
    """

    chosen = Signal(object)
    """A `core.cube.patterns.Pattern`."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setGeometry(window.rect())
        self._came_from = QApplication.focusWidget()
        self._card = _Card(self)
        self._card.setFixedWidth(WIDTH)
        column = QVBoxLayout(self._card)
        column.setContentsMargins(8, 6, 8, 8)
        column.setSpacing(4)
        self.edit = QLineEdit()
        self.edit.setPlaceholderText(f"Search {len(patterns())} patterns")
        self.edit.setAccessibleName("Search patterns")
        self.edit.setFixedHeight(40)
        self.edit.setFont(theme.font(13))
        self.edit.setStyleSheet("border: none; background: transparent; padding-left: 34px;")
        self.edit.textChanged.connect(self._on_text)
        self.edit.installEventFilter(self)
        self.model = PatternModel(self)
        self.view = QListView()
        self.view.setModel(self.model)
        self.view.setUniformItemSizes(True)
        self.view.setItemDelegate(_Row(self.view))
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setMouseTracking(True)
        self.view.setAccessibleName("Patterns")
        self.view.clicked.connect(lambda index: self._choose(index.row()))
        self._empty = Label("No pattern has these words. Try a shorter one.", 13, 400, "text2")
        self._empty.setContentsMargins(12, 10, 12, 12)
        self._empty.hide()
        for widget in (self.edit, Hairline(), self.view, self._empty):
            column.addWidget(widget)
        self._room = MOST_ROWS * ROW + 2
        self._on_text("")
        float_above(self._card)
        window.installEventFilter(self)

    def open_below(self, anchor: QWidget) -> None:
        """Show the card under `anchor`: a button, its right edge level with it, or the header, under its title."""
        right = anchor.width() <= WIDTH
        offset = QPoint(anchor.width() - WIDTH, anchor.height() + 6) if right else QPoint(20, anchor.height() - 8)
        corner = anchor.mapTo(anchor.window(), offset)
        self._card.move(max(8, min(corner.x(), self.width() - WIDTH - 8)), corner.y())
        used = self._card.sizeHint().height() - self.view.height()
        self._room = max(ROW, min(self._room, self.height() - corner.y() - 16 - used))
        self._on_text(self.edit.text())
        self.show()
        self.raise_()
        self.edit.setFocus()

    def _on_text(self, text: str) -> None:
        self.model.search(text)
        count = self.model.rowCount()
        self.view.setCurrentIndex(self.model.index(0))
        self.view.setVisible(count > 0)
        self._empty.setVisible(count == 0)
        self.view.setFixedHeight(min(max(1, count) * ROW + 2, self._room))
        self._card.adjustSize()

    def _dismiss(self) -> None:
        self.close()
        if self._came_from is not None:
            self._came_from.setFocus()

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self.model.found):
            pattern = self.model.found[row]
            self._dismiss()
            self.chosen.emit(pattern)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.edit and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._on_key(Qt.Key(event.key()))
        if watched is self.parentWidget() and event.type() == QEvent.Type.Resize:
            self.close()
        return False

    def _on_key(self, key: Qt.Key) -> bool:
        row, last = self.view.currentIndex().row(), self.model.rowCount() - 1
        page = max(1, self.view.height() // ROW)
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: page, Qt.Key.Key_PageUp: -page}
        if key in steps:
            self.view.setCurrentIndex(self.model.index(max(0, min(last, row + steps[key]))))
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._choose(row)
        elif key == Qt.Key.Key_Escape:
            self._dismiss()
        else:
            return False
        return True

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self._dismiss()


class _Card(QFrame):
    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        rounded(painter, QRectF(self.rect()), QColor(tokens.panel), QColor(tokens.border), 12)
        icons.paint(painter, "search", QRectF(18, 17, 18, 18), tokens.text2)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()


class _Row(QStyledItemDelegate):
    """Paints a row; a small cube is worked out only when its row is first in sight."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: AnyIndex) -> QSize:
        return QSize(100, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        tokens, row = theme.current(), index.row()
        model = self._view.model()
        assert isinstance(model, PatternModel)
        pattern = model.found[row]
        state: QStyle.StateFlag = option.state
        current = row == self._view.currentIndex().row()
        box = QRectF(option.rect).adjusted(0, 1, 0, -1)
        painter.save()
        if current:
            rounded(painter, box, QColor(tokens.soft), QColor(tokens.accent) if tokens.contrast else None, 7)
        elif state & QStyle.StateFlag.State_MouseOver:
            rounded(painter, box, QColor(tokens.hover), None, 7)
        picture = QRectF(box.left() + 8, box.center().y() - THUMBNAIL / 2, THUMBNAIL, THUMBNAIL)
        paint_solid(painter, picture, pattern.facelets, letters=False)
        words = box.adjusted(THUMBNAIL + 22, 8, -12, -6)
        painter.setFont(theme.font(13, 600 if current else 500))
        painter.setPen(QColor(tokens.accent if current else tokens.text))
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, pattern.name)
        painter.setFont(theme.font(12))
        painter.setPen(QColor(tokens.text if current else tokens.text2))
        wrapped = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
        painter.drawText(words.adjusted(0, 18, 0, 0), wrapped, pattern.description)
        painter.restore()
