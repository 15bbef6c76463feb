"""Read-only table of figures, as tall as its rows: for some dozens of rows, not thousands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from app.base.language.wording import clauses, commas
from app.base.language.words import as_shown, tr
from app.base.theme import theme
from app.widgets.explained_figures import SIDE, Figure, FigureSpot, dots
from app.widgets.focus import UNFRAMED
from app.widgets.keys import claim_key, is_plain_key
from core.base.files.spreadsheet import harmless
from core.base.words import THIN_SPACE

HEAD, ROW, ROW_COMPACT = 26, 25, 22
HEAD_FONT, CELL_SIZE = (11, 500), 12
PAD = 4
"""Pixels between a text and either edge of its cell, which keep the cell's focus ring off the text."""
LEAST_WORDS = 0.25
"""Least share of the width for columns of words, where the numbers beside them do not fit."""
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
MOVES = {
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
}
OPENS = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
AnyIndex = QModelIndex | QPersistentModelIndex


class DataTable(QTableView):
    """Table of right-aligned columns under a header, except for the first `words`, which are left-aligned.

    Cells are selected with the mouse or the keyboard and copied as text. `widths` are the columns' shares of the whole
    width, as far as all texts fit; what is cut off ends in an ellipsis, and is in the cell's tooltip. Copied text has a
    tab between cells, and plain figures, so that a spreadsheet reads it; the header is included when all cells are
    selected.

    A click on a number that has an explanation opens it. With `rows_lead` a click beside the numbers only chooses the
    row; by the keyboard Space does, and Enter in a cell without an explanation.
    """

    row_chosen = Signal(int)

    def __init__(
        self, heads: Sequence[str], widths: Sequence[float], *, rows_lead: bool = False, words: int = 0
    ) -> None:
        super().__init__()
        self._words = words
        self._widths, self._rows_lead = list(widths), rows_lead
        self._released = QPointF()
        """Position of the last mouse release."""
        self._marked = QItemSelection()
        """Selection when the mouse was pressed."""
        self._figures = _Figures(heads, self)
        self._spot: FigureSpot | None = None
        self._explained = (0, 0)
        """Row and column of the cell whose explanation was opened last."""
        self._explain = QAction(tr("Where this figure comes from"), self, visible=False)
        self._explain.triggered.connect(lambda: self.open_sheet_of(self.currentIndex()))
        self.setModel(self._figures)
        self.clicked.connect(self._on_clicked)
        self.setMouseTracking(True)
        self.setItemDelegate(_Cells(self))
        self.setHorizontalHeader(_Heads(self))
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        for corner in self.findChildren(QAbstractButton):  # Qt's own button between the headers
            corner.setToolTip(tr("Select all"))
            corner.setAccessibleName(tr("Select all"))
        self.setProperty(UNFRAMED, True)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(commas(heads))
        copy = QAction(tr("Copy"), self)
        copy.triggered.connect(self.copy)
        everything = QAction(tr("Select all"), self)
        everything.triggered.connect(self.selectAll)
        self.addActions((self._explain, copy, everything))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        theme.manager().changed.connect(self._fit)
        self._fit()

    def set(self, rows: Sequence[Sequence[str | Figure]]) -> None:
        """Show rows with a text or figure for each column; a click or Enter opens a figure's explanation."""
        cells = [[Figure(cell) if isinstance(cell, str) else cell for cell in row] for row in rows]
        self._figures.show(cells)
        self._offer_sheet()
        self._fit()
        if self._spot is not None and self._spot.isVisible():
            self._show_spot(self._spot)

    def set_heads(self, heads: Sequence[str]) -> None:
        """Set the names of the columns, as many as before."""
        self._figures.set_heads(heads)
        self.setAccessibleName(commas(heads))
        self._fit()

    @property
    def row_tip(self) -> str:
        """Tooltip for a click beside the numbers."""
        return tr("Click or Space: look at this row") if self._rows_lead else ""

    @property
    def heads(self) -> Sequence[str]:
        return self._figures.heads

    @property
    def rows(self) -> Sequence[Sequence[str]]:
        return [tuple(cell.text for cell in row) for row in self.cells]

    @property
    def cells(self) -> Sequence[Sequence[Figure]]:
        """Figures of all cells, with their derivations."""
        return self._figures.rows

    def side(self, column: int) -> Qt.AlignmentFlag:
        """Return the alignment of the texts in a column."""
        return LEFT if column < self._words else RIGHT

    def open_sheet_of(self, index: AnyIndex) -> None:
        """Open the explanation of a cell, if it has one."""
        if self._figures.find_figure(index).worked is None:
            return
        if self._spot is None:
            self._spot = FigureSpot("figure", self.viewport())
            self._spot.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._spot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._explained = index.row(), index.column()
        self._show_spot(self._spot)
        self._spot.click()

    def choose_row_of(self, index: AnyIndex) -> None:
        """Emit the row of a cell as chosen, if rows can be chosen."""
        if self._rows_lead and index.isValid():
            self.row_chosen.emit(index.row())

    def _on_clicked(self, index: QModelIndex) -> None:
        if QGuiApplication.keyboardModifiers() != Qt.KeyboardModifier.NoModifier:
            return  # cells are being selected
        if self.has_sheet_at(self._released):
            if self._rows_lead:
                self._mark_again()
            self.open_sheet_of(index)
        else:
            self.choose_row_of(index)

    def has_sheet_at(self, where: QPointF) -> bool:
        """Return whether a click opens an explanation.

        It does on the number, or anywhere in its cell where rows cannot be chosen.
        """
        index = self.indexAt(where.toPoint())
        if self._figures.find_figure(index).worked is None:
            return False
        wide = QFontMetricsF(theme.font(CELL_SIZE)).horizontalAdvance(index.data()) + PAD + SIDE
        return not self._rows_lead or where.x() >= self.visualRect(index).right() - wide

    def _show_spot(self, spot: FigureSpot) -> None:
        """Place the spot over the explained cell; without a figure there, hide it and so the explanation."""
        index = self._figures.index(*self._explained)
        shown = self._figures.find_figure(index) if index.isValid() else Figure("")
        spot.setVisible(shown.worked is not None)
        if shown.worked is not None:
            spot.name = clauses((self.heads[index.column()], self.rows[index.row()][0]))
            spot.setGeometry(self.visualRect(index))
            spot.set(shown)

    def copy(self) -> None:
        """Put the selected cells on the clipboard, a line for each row and a tab between cells."""
        chosen = {(index.row(), index.column()) for index in self.selectedIndexes()}
        if not chosen:
            return
        rows = sorted({row for row, _ in chosen})
        columns = sorted({column for _, column in chosen})
        lines = [[self.rows[row][column] if (row, column) in chosen else "" for column in columns] for row in rows]
        if len(chosen) == len(self.rows) * len(self._widths):
            lines.insert(0, self._figures.heads)
        text = "\n".join("\t".join(str(harmless(cell)) for cell in cells) for cells in lines)
        QGuiApplication.clipboard().setText(text.replace(THIN_SPACE, ""))

    def sizeHint(self) -> QSize:
        return QSize(320, HEAD + len(self.rows) * _row_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    def _fit(self) -> None:
        """Set the heights of the rows and the widths of the columns."""
        self.verticalHeader().setDefaultSectionSize(_row_height())
        left = 0.0
        for column, width in enumerate(self._portions()):
            right = left + width
            self.setColumnWidth(column, round(right) - round(left))
            left = right
        self.updateGeometry()

    def _portions(self) -> list[float]:
        """Return the widths of the columns; words are cut off first, since a number must be read to its end."""
        room, needs, words = self.viewport().width(), self._needs(), self._words
        words_room = room - sum(needs[words:])
        if sum(needs) > room and words_room >= LEAST_WORDS * room:
            return [*(words_room * need / sum(needs[:words]) for need in needs[:words]), *needs[words:]]
        return _share_widths(room, self._widths, needs)

    def _needs(self) -> list[float]:
        """Return the pixels that the texts of every column need."""
        head, cell = QFontMetricsF(theme.font(*HEAD_FONT)), QFontMetricsF(theme.font(CELL_SIZE))
        needs = []
        for column, name in enumerate(self.heads):
            widest = max((cell.horizontalAdvance(row[column]) for row in self.rows), default=0.0)
            needs.append(max(head.horizontalAdvance(name), widest) + 2 * PAD)
        return needs

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        leads = self.has_sheet_at(event.position())
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if leads else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._marked = self.selectionModel().selection()
        super().mousePressEvent(event)
        if self._rows_lead and event.button() != Qt.MouseButton.LeftButton:
            self._mark_again()

    def _mark_again(self) -> None:
        """Restore the selection, so that the current row stays marked."""
        self.selectionModel().select(self._marked, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._released = event.position()
        super().mouseReleaseEvent(event)

    def currentChanged(self, current: AnyIndex, previous: AnyIndex) -> None:
        super().currentChanged(current, previous)
        self._offer_sheet()

    def _offer_sheet(self) -> None:
        """Show the menu entry for an explanation if the current cell has one."""
        self._explain.setVisible(self._figures.find_figure(self.currentIndex()).worked is not None)

    def event(self, event: QEvent) -> bool:
        # These keys may be shortcuts of the page, but belong to the table that has the focus.
        return claim_key(event, self._takes) or super().event(event)

    def _takes(self, event: QKeyEvent) -> bool:
        own = MOVES | OPENS | ({Qt.Key.Key_Space} if self._rows_lead else set())
        return (is_plain_key(event) and event.key() in own) or _copies(event) or _selects_all(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        here = self.currentIndex()
        if _copies(event):
            self.copy()
        elif event.key() in OPENS and self._figures.find_figure(here).worked is not None:
            self.open_sheet_of(here)
        elif event.key() in OPENS or (event.key() == Qt.Key.Key_Space and self._rows_lead):
            self.choose_row_of(here)
        else:
            super().keyPressEvent(event)


def _share_widths(room: float, shares: Sequence[float], needs: Sequence[float]) -> list[float]:
    """Return column widths that fill the room by their shares, except where a column needs more.

    If the room is too small, the needs are scaled down to it.
    """
    if sum(needs) > room:
        return [room * need / sum(needs) for need in needs]
    widths, fixed = [0.0] * len(shares), set[int]()
    while True:
        spare = room - sum(needs[index] for index in fixed)
        total_share = sum(share for index, share in enumerate(shares) if index not in fixed)
        widths = [needs[index] if index in fixed else spare * share / total_share for index, share in enumerate(shares)]
        short = {index for index, width in enumerate(widths) if width < needs[index]}
        if not short:
            return widths
        fixed |= short


def _copies(event: QKeyEvent) -> bool:
    return event.matches(QKeySequence.StandardKey.Copy)


def _selects_all(event: QKeyEvent) -> bool:
    return event.matches(QKeySequence.StandardKey.SelectAll)


def _row_height() -> int:
    return ROW_COMPACT if theme.manager().compact else ROW


class _Figures(QAbstractTableModel):
    """Model of the table: figures in cells, shown as texts."""

    def __init__(self, heads: Sequence[str], parent: DataTable) -> None:
        super().__init__(parent)
        self._table = parent
        self.heads = list(heads)
        self.rows: Sequence[Sequence[Figure]] = ()

    def set_heads(self, heads: Sequence[str]) -> None:
        """Set the names of the columns."""
        self.heads = list(heads)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(heads) - 1)

    def find_figure(self, index: AnyIndex) -> Figure:
        """Return the figure in a cell; an empty one for an index that is no cell."""
        return self.rows[index.row()][index.column()] if index.isValid() else Figure("")

    def show(self, rows: Sequence[Sequence[Figure]]) -> None:
        """Replace the rows; if there are as many as before, the selection stays."""
        if len(rows) == len(self.rows):
            self.rows = rows
            if rows:
                self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(self.heads) - 1))
            return
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: AnyIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: AnyIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.heads)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        cell = self.find_figure(index)
        if role == Qt.ItemDataRole.ToolTipRole:
            known = (
                tr("Click or press Enter to see where it comes from")
                if cell.worked is not None
                else self._table.row_tip
            )
            cut = self._is_cut(cell.text, index.column(), theme.font(CELL_SIZE))
            return "\n".join(filter(None, (cell.text if cut else "", known))) or None
        return cell.text if role == Qt.ItemDataRole.DisplayRole else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        across = orientation == Qt.Orientation.Horizontal
        if role == Qt.ItemDataRole.ToolTipRole and across:
            name = self.heads[section]
            return name if self._is_cut(name, section, theme.font(*HEAD_FONT)) else None
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return self.heads[section] if across else str(section + 1)

    def _is_cut(self, text: str, column: int, font: QFont) -> bool:
        return QFontMetricsF(font).horizontalAdvance(text) > self._table.columnWidth(column) - 2 * PAD + 1


class _Heads(QHeaderView):
    """Header with small names over a hairline; a click selects a column."""

    def __init__(self, table: DataTable) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(1)
        self.setFixedHeight(HEAD)

    def sizeHint(self) -> QSize:
        return QSize(0, HEAD)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        tokens = theme.current()
        painter.setFont(theme.font(*HEAD_FONT))
        painter.setPen(QColor(tokens.text2))
        table = self.parent()
        assert isinstance(table, DataTable)
        area = QRectF(rect.left() + PAD, 0, rect.width() - 2 * PAD, HEAD - 6)
        _paint_text(painter, area, self._name(section), table.side(section))
        painter.fillRect(rect.left(), HEAD - 3, rect.width(), 1, QColor(tokens.border))

    def _name(self, section: int) -> str:
        return str(self.model().headerData(section, Qt.Orientation.Horizontal))


class _Cells(QStyledItemDelegate):
    """Delegate for the cells: texts aligned in their column, with the background of a selection."""

    def __init__(self, table: DataTable) -> None:
        super().__init__(table)
        self._table = table
        self._font = theme.font(CELL_SIZE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        tokens = theme.current()
        rect = QRectF(option.rect)
        state: QStyle.StateFlag = option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        if selected:
            painter.fillRect(rect, QColor(tokens.soft))
        if selected and tokens.contrast:
            # A line between cells would cross their last digits.
            for y in (rect.top(), rect.bottom() - 2):
                painter.fillRect(QRectF(rect.left(), y, rect.width(), 2), QColor(tokens.accent))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QColor(tokens.accent))
            painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.setFont(self._font)
        painter.setPen(QColor(tokens.text))
        area = rect.adjusted(PAD, 0, -PAD, 0)
        text = _paint_text(painter, area, index.data(), self._table.side(index.column()))
        model = index.model()
        if isinstance(model, _Figures) and model.find_figure(index).worked is not None:
            metrics = QFontMetricsF(self._font)
            line = rect.center().y() + metrics.height() / 2 + 0.5
            left = area.right() - metrics.horizontalAdvance(text)
            painter.setPen(dots(tokens.text3))
            painter.drawLine(QPointF(left, line), QPointF(area.right(), line))


def _paint_text(painter: QPainter, area: QRectF, text: str, side: Qt.AlignmentFlag) -> str:
    """Draw a text at one side of its column, elided if it does not fit; return what was drawn."""
    metrics = QFontMetricsF(painter.font())
    # Allow one pixel, so that a text that just fits is not elided.
    shown = metrics.elidedText(as_shown(text), Qt.TextElideMode.ElideRight, area.width() + 1)
    painter.drawText(area, side, shown)
    return shown
