"""The history as a list: a row for each push (with the walk before it), move, or run of one box; a click goes there."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable

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

from app.services import theme
from app.services.session import Run, Session
from app.widgets.base import rounded
from app.widgets.text import grouped
from core.sokoban.tally import Ledger, Tally

_RUN = re.compile("[lurd]+|[LURD]+")

AnyIndex = QModelIndex | QPersistentModelIndex

ROW = 28
NUMBER = 34
"""Width of the column of row numbers."""
LONGEST_ROW = 200
"""More letters than a row has room for."""
BY_PUSH, BY_MOVE, BY_BOX = "push", "move", "box"


class History(QAbstractListModel):
    """The rows, kept in step with a session: what did not change is not counted again."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._ledger = Ledger()
        self._letters: list[str] = []
        self._mode = BY_PUSH
        self._rows = 0
        session.moved.connect(self._on_moved)
        session.jumped.connect(self._on_jumped)
        session.changed.connect(self._on_changed)
        self._stale_from: int | None = 0
        self._on_changed()

    @property
    def mode(self) -> str:
        return self._mode

    def set_mode(self, mode: str) -> None:
        """Rows by push, by move, or by the box that is pushed."""
        self.beginResetModel()
        self._mode = mode
        self._rows = self._count()
        self.endResetModel()

    @property
    def tally(self) -> Tally:
        """The cost of the game up to the current position."""
        return self._ledger.tally(self._session.position)

    @property
    def whole(self) -> Tally:
        """The cost of the whole history."""
        return self._ledger.tally(len(self._letters))

    def position_of(self, row: int) -> int:
        """After how many moves the row is done."""
        if self._mode == BY_MOVE:
            return row + 1
        ends = self._ends
        return ends[row] if row < len(ends) else len(self._letters)

    @property
    def _ends(self) -> list[int]:
        """After how many moves each row that ends in a push is done."""
        return self._ledger.runs if self._mode == BY_BOX else self._ledger.ends

    def row_at(self, position: int) -> int:
        """The row that contains the last of the first `position` moves; -1 at the start."""
        if self._mode == BY_MOVE or not position:
            return position - 1
        return bisect_left(self._ends, position)

    def before(self, position: int, mode: str = "") -> int:
        """Where taking back one row from `position` leads; `mode` other than that of the rows, if given."""
        mode = mode or self._mode
        if mode == BY_MOVE:
            return max(0, position - 1)
        ends = self._ledger.runs if mode == BY_BOX else self._ledger.ends
        at = bisect_left(ends, position)
        return ends[at - 1] if at else 0

    def after(self, position: int, mode: str = "") -> int:
        """Where playing one row again from `position` leads."""
        mode = mode or self._mode
        if mode == BY_MOVE:
            return min(position + 1, len(self._letters))
        ends = self._ledger.runs if mode == BY_BOX else self._ledger.ends
        at = bisect_right(ends, position)
        return ends[at] if at < len(ends) else len(self._letters)

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
        ends = self._ends
        return len(ends) + (len(self._letters) > (ends[-1] if ends else 0))

    def _on_moved(self, run: Run) -> None:
        if not run.forward:
            return
        end, moves = self._session.position, self._session.moves
        first = end - len(run.steps)
        if len(moves) == len(self._letters) and list(moves[first:end]) == list(self._letters[first:end]):
            return  # redone, not played anew
        self._stale_from = first if self._stale_from is None else min(first, self._stale_from)

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

    def __init__(
        self, history: History, session: Session, letters: Callable[[str], str], parent: QWidget | None = None
    ) -> None:
        """`letters` gives moves as they look on a board that is turned."""
        super().__init__(parent)
        self._history, self._session = history, session
        self.setModel(history)
        self.setUniformItemSizes(True)
        self.setItemDelegate(_Row(history, session, letters, self))
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

    def sizeHint(self) -> QSize:
        """Few rows: what height there is to spare comes on top."""
        return QSize(256, 4 * ROW)

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
    def __init__(self, history: History, session: Session, letters: Callable[[str], str], parent: QWidget) -> None:
        super().__init__(parent)
        self._history, self._session, self._letters = history, session, letters

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
        text, total = self._letters(self._history.text_of(row)), self._history.position_of(row)
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
        """Walks in the ordinary weight, pushes in bold; too long a text loses its beginning."""
        tokens = theme.current()
        plain, bold = theme.font(13), theme.font(13, 700)
        widths = QFontMetricsF(plain), QFontMetricsF(bold)
        parts: list[tuple[str, bool]] = []
        left = room.width()
        for run in reversed([run.group() for run in _RUN.finditer(text[-LONGEST_ROW:])]):
            pushes = run[0].isupper()
            shown = widths[pushes].elidedText(run, Qt.TextElideMode.ElideLeft, left)
            parts.append((shown, pushes))
            left -= widths[pushes].horizontalAdvance(shown)
            if shown != run or left <= 0:
                break
        x = room.left()
        for run, pushes in reversed(parts):
            painter.setFont(bold if pushes else plain)
            painter.setPen(QColor(tokens.accent if current and pushes else tokens.text))
            width = widths[pushes].horizontalAdvance(run)
            painter.drawText(QRectF(x, room.top(), width + 2, room.height()), Qt.AlignmentFlag.AlignVCenter, run)
            x += width
