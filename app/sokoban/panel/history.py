"""History section of the panel: the list of moves, the choice of what makes a row, and playback."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from app.base.language.wording import format_integer
from app.base.language.words import tr, translate
from app.base.theme import theme
from app.sokoban.model.model import SokobanModel
from app.sokoban.panel.branch_marks import EDGE, GAP, BranchMarks, columns, mark_of, paint_mark
from app.sokoban.play.history_rows import BY_BOX, BY_MOVE, BY_PUSH, AnyIndex
from app.sokoban.solve.improving import LevelImproving
from app.widgets.controls.segment import Segment
from app.widgets.painting import paint_rounded_rect
from app.widgets.panel import Section
from app.widgets.text import Label
from core.base.words import phrase

PUSH, PULL = phrase("Push", context="a row of the history"), phrase("Pull", context="a row of the history")
MODES = (
    (BY_PUSH, PUSH),
    (BY_MOVE, phrase("Move", context="a row of the history")),
    (BY_BOX, phrase("Box", context="a row of the history")),
)


ROW = 28
LONGEST_ROW = 200
"""Number of letters that certainly overflow a row."""
_RUN = re.compile("[lurd]+|[LURD]+")


class HistorySection(Section):
    """Section with the history of the game; a click on a row goes to that position."""

    def __init__(self, model: SokobanModel, improving: LevelImproving, player: QWidget) -> None:
        super().__init__(tr("History"))
        self._model = model
        self.mode = Segment(MODES, BY_PUSH)
        self.mode.setAccessibleName(tr("Rows of the history"))
        self.mode.setToolTip(tr("A row for each push, each move, or each run of pushes of one box"))
        self.mode.chosen.connect(self._on_mode)
        self.add_tool(self.mode)
        self.list = HistoryList(model, improving)
        self.add(self.list)
        self._hint = Label("", 12, 400, "text2", wrap=True)
        self.add(self._hint)
        self.add(player)
        model.level_changed.connect(self.refresh)
        model.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the progress through the history and the hint on what capital letters mean."""
        pulled = self._model.pulling
        self.set_note(self._progress() if self._model.history.total_tally.moves else "")
        self.mode.option(BY_PUSH).setText(translate(PULL if pulled else PUSH))
        self._hint.setText(
            tr("Capitals are pulls. Click a row to go there, drag over rows to improve them.")
            if pulled
            else tr("Capitals are pushes. Click a row to go there, drag over rows to improve them.")
        )

    def _progress(self) -> str:
        """Return the progress through the history in words: "12 of 40 pushes"."""
        rows = self._model.history
        played, total = rows.tally, rows.total_tally
        if rows.mode == BY_MOVE:
            return tr("{done} of %n moves", one="{done} of %n move", n=total.moves, done=format_integer(played.moves))
        if rows.mode == BY_BOX:
            done = format_integer(played.box_changes)
            return tr("{done} of %n changes", one="{done} of %n change", n=total.box_changes, done=done)
        if self._model.pulling:
            return tr("{done} of %n pulls", one="{done} of %n pull", n=total.pushes, done=format_integer(played.pushes))
        return tr("{done} of %n pushes", one="{done} of %n push", n=total.pushes, done=format_integer(played.pushes))

    def _on_mode(self, mode: str) -> None:
        self._model.history.set_mode(mode)
        self.refresh()


class HistoryList(QListView):
    """List of the history's rows; invisible rows cost nothing."""

    def __init__(self, model: SokobanModel, improving: LevelImproving) -> None:
        super().__init__()
        self._rows, self._session = model.history, model.session
        self._model, self._improving = model, improving
        self.marks = BranchMarks(self, model)
        self._pressed, self._dragged = -1, False
        """Row on which the mouse button was pressed, or -1, and whether the drag selects rows."""
        self.setModel(self._rows)
        self.setUniformItemSizes(True)
        self.setItemDelegate(_Row(model, improving, self))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.setMinimumHeight(3 * ROW)
        self.setAccessibleName(tr("History"))
        improving.changed.connect(self.viewport().update)
        model.changed.connect(self._show_current)
        model.turned.connect(self.viewport().update)
        model.level_changed.connect(self.viewport().update)
        model.options.changed.connect(self.viewport().update)
        theme.manager().changed.connect(self.doItemsLayout)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        row = self.indexAt(event.position().toPoint()).row()
        self._pressed, self._dragged = row, False
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and row >= 0:
            self._dragged = True
            self._select(max(0, self._rows.row_at(self._session.position)), row)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        row = self._row_near(event.position().toPoint())
        if self._pressed >= 0 and event.buttons() & Qt.MouseButton.LeftButton:
            self._dragged = self._dragged or row != self._pressed
            if self._dragged:
                self.scrollTo(self._rows.index(row), QAbstractItemView.ScrollHint.EnsureVisible)
                self._select(self._pressed, row)

    def mark_at(self, row: int) -> QRect:
        """Return the rectangle of a row's branch mark in the viewport."""
        return mark_of(QRectF(self.visualRect(self._rows.index(row))), columns(self._rows)[1]).toAlignedRect()

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            row = self.indexAt(event.pos()).row()
            words = self.marks.words(row) if row >= 0 and self.mark_at(row).contains(event.pos()) else ""
            QToolTip.showText(event.globalPos(), words, self.viewport())
            return True
        return super().viewportEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        row, self._pressed = self._pressed, -1
        if row >= 0 and not self._dragged:
            at = event.position().toPoint()
            if self.mark_at(row).contains(at) and self.marks.take(row, self.viewport().mapToGlobal(at)):
                return
            self._improving.select_all()
            self._model.go(self._rows.position_of(row))

    def _row_near(self, at: QPoint) -> int:
        """Return the row at the height of a point, or the first or last row beyond the ends."""
        row = self.indexAt(QPoint(self.viewport().width() // 2, at.y())).row()
        return row if row >= 0 else 0 if at.y() < 0 else self._rows.rowCount() - 1

    def _select(self, one: int, other: int) -> None:
        self._improving.select_rows(min(one, other), max(one, other))

    def sizeHint(self) -> QSize:
        """Return a small preferred height; the layout adds spare space."""
        return QSize(256, 4 * ROW)

    def _show_current(self) -> None:
        row = self._rows.row_at(self._session.position)
        if row >= 0:
            self.scrollTo(self._rows.index(row), QAbstractItemView.ScrollHint.EnsureVisible)
        else:
            self.scrollToTop()
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_current()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._rows.rowCount():
            super().paintEvent(event)
            return
        painter = QPainter(self.viewport())
        painter.setFont(theme.font(12))
        painter.setPen(QColor(theme.current().text2))
        box = self.viewport().rect().adjusted(0, 6, 0, 0)
        painter.drawText(box, Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap, self.invitation)

    @property
    def invitation(self) -> str:
        """Text shown before the first move: the comment of a built-in level, else how to begin.

        Comments of other levels may contain hints, so they are shown only on request.
        """
        words = translate(self._model.level.comment) if self._model.is_own and not self._model.options.is_quiet else ""
        return words or tr("Nothing yet. Drag a box, or use the arrow keys.")


class _Row(QStyledItemDelegate):
    def __init__(self, model: SokobanModel, improving: LevelImproving, parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self._improving = model, improving

    def sizeHint(self, _option: QStyleOptionViewItem, _index: AnyIndex) -> QSize:
        return QSize(100, 24 if theme.manager().compact else ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        tokens = theme.current()
        area: QRect = option.rect
        state: QStyle.StateFlag = option.state
        row = index.row()
        rows = self._model.history
        current = row == rows.row_at(self._model.session.position)
        painter.save()
        marked = self._improving.marks_row(row)  # the row is selected to be improved, or a variant changes it
        if marked:
            painter.fillRect(area, theme.colour(tokens.accent, 0.10))
        if current:
            line = QColor(tokens.accent) if tokens.contrast else None
            paint_rounded_rect(painter, QRectF(area), QColor(tokens.soft), line, 6)
        elif state & QStyle.StateFlag.State_MouseOver:
            paint_rounded_rect(painter, QRectF(area), QColor(tokens.hover), None, 6)
        if marked:
            painter.fillRect(QRectF(area.left(), area.top(), 3, area.height()), QColor(tokens.accent))
        text, total = self._model.as_seen(rows.text_of(row)), rows.position_of(row)
        painter.setFont(theme.font(12))
        number, end = columns(rows)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(QColor(tokens.text2))
        inner = QRectF(area).adjusted(EDGE, 0, -EDGE, 0)
        right = middle | Qt.AlignmentFlag.AlignRight
        painter.drawText(QRectF(inner.left(), inner.top(), number, inner.height()), right, format_integer(row + 1))
        painter.drawText(inner, right, format_integer(total))
        room = inner.adjusted(number + GAP, 0, -end - GAP, 0)
        if rows.branches_of(row):
            mark = mark_of(QRectF(area), end)
            paint_mark(painter, mark)
            room.setRight(mark.left() - 6)
        self._paint_moves(painter, room, text, current)
        painter.restore()

    @staticmethod
    def _paint_moves(painter: QPainter, room: QRectF, text: str, current: bool) -> None:
        """Paint moves in normal weight and pushes in bold; a text too long loses its beginning."""
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
