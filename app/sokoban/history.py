"""The history as a list: one row a push (with the walk before it) or one row a move; a click goes there."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app import theme
from app.session import Session
from app.widgets.base import rounded
from app.widgets.text import grouped
from core.sokoban.tally import Ledger, Tally

AnyIndex = QModelIndex | QPersistentModelIndex

ROW = 28
NUMBER = 34
"""Width of the column of row numbers."""
BY_PUSH, BY_MOVE = "push", "move"


class History(QAbstractListModel):
    """The rows, kept in step with a session: what did not change is not counted again."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._ledger = Ledger()
        self._letters: list[str] = []
        self._mode = BY_PUSH
        self._rows = 0
        session.stepped.connect(self._on_stepped)
        session.jumped.connect(self._on_jumped)
        session.changed.connect(self._on_changed)
        self._stale_from: int | None = 0
        self._on_changed()

    @property
    def mode(self) -> str:
        return self._mode

    def set_mode(self, mode: str) -> None:
        """Rows by push or by move."""
        self.beginResetModel()
        self._mode = mode
        self._rows = self._count()
        self.endResetModel()

    @property
    def tally(self) -> Tally:
        """The cost of the game up to the current position."""
        return self._ledger.tally(self._session.position)

    @property
    def pushes(self) -> int:
        """How many pushes the whole history holds."""
        return len(self._ledger.ends)

    def position_of(self, row: int) -> int:
        """After how many moves the row is done."""
        if self._mode == BY_MOVE:
            return row + 1
        ends = self._ledger.ends
        return ends[row] if row < len(ends) else len(self._letters)

    def row_at(self, position: int) -> int:
        """The row that contains the last of the first `position` moves; -1 at the start."""
        if self._mode == BY_MOVE or not position:
            return position - 1
        return bisect_left(self._ledger.ends, position)

    def before(self, position: int) -> int:
        """Where undoing one row from `position` leads."""
        row = self.row_at(position)
        return self.position_of(row - 1) if row > 0 else 0

    def after(self, position: int) -> int:
        """Where redoing one row from `position` leads."""
        if self._mode == BY_MOVE:
            return min(position + 1, len(self._letters))
        ends = self._ledger.ends
        row = bisect_right(ends, position)
        return ends[row] if row < len(ends) else len(self._letters)

    def text_of(self, row: int) -> str:
        """The row's moves as LURD."""
        first = self.position_of(row - 1) if row else 0
        return "".join(self._letters[first : self.position_of(row)])

    def rowCount(self, _parent: AnyIndex | None = None) -> int:
        return self._rows

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return self.text_of(index.row())
        return None

    def _count(self) -> int:
        if self._mode == BY_MOVE:
            return len(self._letters)
        ends = self._ledger.ends
        return len(ends) + (len(self._letters) > (ends[-1] if ends else 0))

    def _on_stepped(self, _events: object, forward: bool) -> None:
        if not forward:
            return
        at, moves = self._session.position - 1, self._session.moves
        if len(moves) == len(self._letters) and moves[at] == self._letters[at]:
            return  # redone, not played anew
        self._stale_from = at if self._stale_from is None else min(at, self._stale_from)

    def _on_jumped(self) -> None:
        moves = self._session.moves
        if len(moves) != len(self._letters) or moves is not self._known_moves:
            self._stale_from = 0

    def _on_changed(self) -> None:
        self._known_moves = self._session.moves
        if self._stale_from is None:
            return
        first, self._stale_from = self._stale_from, None
        self._ledger.cut(first)
        states, moves = self._session.states, self._session.moves
        del self._letters[first:]
        for at in range(first, len(moves)):
            self._ledger.add(states[at], states[at + 1])
            self._letters.append(moves[at])
        rows = self._count()
        # The last row kept may have grown; everything above it is as it was.
        if rows > self._rows:
            self.beginInsertRows(QModelIndex(), self._rows, rows - 1)
            self._rows = rows
            self.endInsertRows()
        elif rows < self._rows:
            self.beginRemoveRows(QModelIndex(), rows, self._rows - 1)
            self._rows = rows
            self.endRemoveRows()
        if rows:
            self.dataChanged.emit(self.index(max(0, self.row_at(first) - 1)), self.index(rows - 1))


class HistoryList(QListView):
    """The rows on the screen; rows out of sight cost nothing."""

    chosen = Signal(int)
    """Go to the position after this many moves."""

    def __init__(self, history: History, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._history, self._session = history, session
        self.setModel(history)
        self.setUniformItemSizes(True)
        self.setItemDelegate(_Row(history, session, self))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.setMinimumHeight(3 * ROW)
        self.setAccessibleName("History")
        self.clicked.connect(lambda index: self.chosen.emit(history.position_of(index.row())))
        session.changed.connect(self._show_current)
        theme.manager().changed.connect(self.doItemsLayout)

    def _show_current(self) -> None:
        row = self._history.row_at(self._session.position)
        if row >= 0:
            self.scrollTo(self._history.index(row), QAbstractItemView.ScrollHint.EnsureVisible)
        else:
            self.scrollToTop()
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._history.rowCount():
            super().paintEvent(event)
            return
        painter = QPainter(self.viewport())
        painter.setFont(theme.font(12))
        painter.setPen(QColor(theme.current().text2))
        text = "Nothing yet. Drag a box, or use the arrow keys."
        box = self.viewport().rect().adjusted(0, 6, 0, 0)
        painter.drawText(box, Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap, text)


class _Row(QStyledItemDelegate):
    def __init__(self, history: History, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._history, self._session = history, session

    def sizeHint(self, _option: QStyleOptionViewItem, _index: AnyIndex) -> QSize:
        return QSize(100, 24 if theme.manager().compact else ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        tokens = theme.current()
        area: QRect = option.rect
        state: QStyle.StateFlag = option.state
        row = index.row()
        current = row == self._history.row_at(self._session.position)
        painter.save()
        if current:
            line = QColor(tokens.accent) if tokens.contrast else None
            rounded(painter, QRectF(area), QColor(tokens.soft), line, 6)
        elif state & QStyle.StateFlag.State_MouseOver:
            rounded(painter, QRectF(area), QColor(tokens.hover), None, 6)
        text, total = self._history.text_of(row), self._history.position_of(row)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(theme.font(12))
        painter.setPen(QColor(tokens.text2))
        inner = QRectF(area).adjusted(8, 0, -8, 0)
        right = middle | Qt.AlignmentFlag.AlignRight
        painter.drawText(QRectF(inner.left(), inner.top(), NUMBER - 14, inner.height()), right, grouped(row + 1))
        painter.drawText(inner, right, grouped(total))
        room = inner.adjusted(NUMBER, 0, -44, 0)
        self._paint_moves(painter, room, text, current)
        painter.restore()

    @staticmethod
    def _paint_moves(painter: QPainter, room: QRectF, text: str, current: bool) -> None:
        """Walks in the ordinary weight, the push in bold; too long a walk loses its beginning."""
        tokens = theme.current()
        walk, push = (text[:-1], text[-1]) if text[-1:].isupper() else (text, "")
        plain, bold = theme.font(13), theme.font(13, 700)
        metrics = QFontMetricsF(plain)
        width = QFontMetricsF(bold).horizontalAdvance(push)
        walk = metrics.elidedText(walk, Qt.TextElideMode.ElideLeft, room.width() - width)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(plain)
        painter.setPen(QColor(tokens.text))
        painter.drawText(room, middle, walk)
        painter.setFont(bold)
        painter.setPen(QColor(tokens.accent if current else tokens.text))
        painter.drawText(room.adjusted(metrics.horizontalAdvance(walk), 0, 0, 0), middle, push)
