"""A read-only table of figures, as tall as its rows: for some dozens of rows, not thousands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QAction,
    QColor,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
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

from app.services import theme
from app.services.words import tr
from app.widgets.explained import Shown, Spot, dots
from app.widgets.keys import claimed, plain
from core.words import THIN_SPACE

HEAD, ROW, ROW_COMPACT = 26, 25, 22
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
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


class Table(QTableView):
    """Right-aligned columns under a head; cells are selected with the mouse or the keyboard and copied as text.

    `widths` are the columns' shares of the whole width. What is copied has a tab between cells, and plain figures, so
    that a spreadsheet reads them; the heads come along when all is selected.
    """

    def __init__(self, heads: Sequence[str], widths: Sequence[float]) -> None:
        super().__init__()
        self._widths = list(widths)
        self._figures = _Figures(heads, self)
        self._spot: Spot | None = None
        self._explained = (0, 0)
        """Row and column of the cell whose sheet was opened last."""
        self.setModel(self._figures)
        self.doubleClicked.connect(self.open_sheet_of)
        self.setItemDelegate(_Cells(self))
        self.setHorizontalHeader(_Heads(self))
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        for corner in self.findChildren(QAbstractButton):  # Qt's own, between the two headers
            corner.setToolTip(tr("Select all"))
            corner.setAccessibleName(tr("Select all"))
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(", ".join(heads))
        copy = QAction(tr("Copy"), self)
        copy.triggered.connect(self.copy)
        everything = QAction(tr("Select all"), self)
        everything.triggered.connect(self.selectAll)
        self.addActions((copy, everything))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        theme.manager().changed.connect(self._fit)
        self._fit()

    def set(self, rows: Sequence[Sequence[str | Shown]]) -> None:
        """Show these rows, a text for each column; Enter or a double click opens the sheet of one that has one."""
        cells = [[Shown(cell) if isinstance(cell, str) else cell for cell in row] for row in rows]
        if self._figures.show(cells):
            self._fit()
        if self._spot is not None and self._spot.isVisible():
            self._show_spot(self._spot)

    def set_heads(self, heads: Sequence[str]) -> None:
        """Call the columns so, as many as there are."""
        self._figures.set_heads(heads)
        self.setAccessibleName(", ".join(heads))

    @property
    def heads(self) -> Sequence[str]:
        return self._figures.heads

    @property
    def rows(self) -> Sequence[Sequence[str]]:
        return [tuple(cell.text for cell in row) for row in self._figures.rows]

    def open_sheet_of(self, index: AnyIndex) -> None:
        """Open the sheet of a cell, if it has one."""
        if self._figures.shown(index).worked is None:
            return
        if self._spot is None:
            self._spot = Spot("figure", self.viewport())
            self._spot.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._spot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._explained = index.row(), index.column()
        self._show_spot(self._spot)
        self._spot.click()

    def _show_spot(self, spot: Spot) -> None:
        """Over the cell that is explained; without it the sheet closes."""
        index = self._figures.index(*self._explained)
        shown = self._figures.shown(index) if index.isValid() else Shown("")
        spot.setVisible(shown.worked is not None)
        if shown.worked is not None:
            spot.name = f"{self.heads[index.column()]}, {self.rows[index.row()][0]}"
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
        text = "\n".join("\t".join(cells) for cells in lines)
        QGuiApplication.clipboard().setText(text.replace(THIN_SPACE, ""))

    def sizeHint(self) -> QSize:
        return QSize(320, HEAD + len(self.rows) * _row_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    def _fit(self) -> None:
        """Heights of the rows and of the whole, widths of the columns."""
        self.verticalHeader().setDefaultSectionSize(_row_height())
        total, left = sum(self._widths), 0.0
        for column, share in enumerate(self._widths):
            right = left + share * self.width() / total
            self.setColumnWidth(column, round(right) - round(left))
            left = right
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        # a page may have these keys as shortcuts; here they belong to the cells
        return claimed(event, _takes) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _copies(event):
            self.copy()
        elif event.key() in OPENS:
            self.open_sheet_of(self.currentIndex())
        else:
            super().keyPressEvent(event)


def _takes(event: QKeyEvent) -> bool:
    return (plain(event) and event.key() in MOVES | OPENS) or _copies(event) or _selects_all(event)


def _copies(event: QKeyEvent) -> bool:
    return event.matches(QKeySequence.StandardKey.Copy)


def _selects_all(event: QKeyEvent) -> bool:
    return event.matches(QKeySequence.StandardKey.SelectAll)


def _row_height() -> int:
    return ROW_COMPACT if theme.manager().compact else ROW


class _Figures(QAbstractTableModel):
    """The cells as texts."""

    def __init__(self, heads: Sequence[str], parent: Table) -> None:
        super().__init__(parent)
        self.heads = list(heads)
        self.rows: Sequence[Sequence[Shown]] = ()

    def set_heads(self, heads: Sequence[str]) -> None:
        """Other names for the columns."""
        self.heads = list(heads)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(heads) - 1)

    def shown(self, index: AnyIndex) -> Shown:
        """What is in a cell; nothing in none."""
        return self.rows[index.row()][index.column()] if index.isValid() else Shown("")

    def show(self, rows: Sequence[Sequence[Shown]]) -> bool:
        """Take these rows; whether there are more or fewer than before. As many keep what is selected."""
        if len(rows) == len(self.rows):
            self.rows = rows
            if rows:
                self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(self.heads) - 1))
            return False
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()
        return True

    def rowCount(self, parent: AnyIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: AnyIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.heads)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        cell = self.shown(index)
        if role == Qt.ItemDataRole.ToolTipRole and cell.worked is not None:
            return tr("Double click or Enter: where it comes from")
        return cell.text if role == Qt.ItemDataRole.DisplayRole else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return self.heads[section] if orientation == Qt.Orientation.Horizontal else str(section + 1)


class _Heads(QHeaderView):
    """Small names over a hairline; a click selects a column."""

    def __init__(self, table: Table) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(1)
        self.setFixedHeight(HEAD)

    def sizeHint(self) -> QSize:
        return QSize(0, HEAD)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        tokens = theme.current()
        painter.setFont(theme.font(11, 500))
        painter.setPen(QColor(tokens.text2))
        painter.drawText(QRectF(rect.left(), 0, rect.width(), HEAD - 6), RIGHT, self._name(section))
        painter.fillRect(rect.left(), HEAD - 3, rect.width(), 1, QColor(tokens.border))

    def _name(self, section: int) -> str:
        return str(self.model().headerData(section, Qt.Orientation.Horizontal))


class _Cells(QStyledItemDelegate):
    """Figures at the right of their column, on the colour of a selection where they are selected."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._font = theme.font(12)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        tokens = theme.current()
        rect = QRectF(option.rect)
        state: QStyle.StateFlag = option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        if selected:
            painter.fillRect(rect, QColor(tokens.soft))
        if selected and tokens.contrast:
            # a line between cells would run through their last digits
            for y in (rect.top(), rect.bottom() - 2):
                painter.fillRect(QRectF(rect.left(), y, rect.width(), 2), QColor(tokens.accent))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QColor(tokens.accent))
            painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.setFont(self._font)
        painter.setPen(QColor(tokens.text))
        painter.drawText(rect, RIGHT, index.data())
        model = index.model()
        if isinstance(model, _Figures) and model.shown(index).worked is not None:
            metrics = QFontMetricsF(self._font)
            line = rect.center().y() + metrics.height() / 2 + 0.5
            left = rect.right() - metrics.horizontalAdvance(index.data())
            painter.setPen(dots(tokens.text3))
            painter.drawLine(QPointF(left, line), QPointF(rect.right(), line))
