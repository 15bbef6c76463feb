"""Table of a level's solutions: finder and counters, with the least of each counter in bold."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QObject,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QFontMetricsF, QKeyEvent, QKeySequence, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from app.base.language.wording import day_and_time, format_integer, join_with_and
from app.base.language.words import as_shown, tr, translate
from app.base.theme import icons, theme
from app.sokoban.records.results import IN_A_SENTENCE, METRICS
from app.sokoban.records.solutions import LONGEST_NOTE, CheckedSolution, SolutionSource, bests
from app.widgets.cards.card import AnyIndex
from app.widgets.controls.renaming import Renaming
from app.widgets.explained_figures import FigureRect, FigureSpots, NamedFigure, find_figure_rects
from app.widgets.keys import claim_key
from app.widgets.text import plain_tip
from core.base.words import phrase
from core.explain.formulas.derivation import DerivedFigure
from core.explain.sokoban import counters, pushes

HEAD, ROW = 30, 46
COLUMN = 78
"""Width of a counter's column in pixels, unless the column of names gets too narrow by it."""
HEAD_ROOM, ARROW = 14, 13
NAMES_LEAST = 210
SHORT = {"pushing_sessions": phrase("Sessions")}
"""Short headings of the counters whose name is too long for a column."""
WHOSE = {
    SolutionSource.PLAYER: phrase("yours"),
    SolutionSource.HELPED: phrase("yours, with help"),
    SolutionSource.FILE: phrase("the file's"),
    SolutionSource.PROGRAM: phrase("the program's"),
}
INSIDE = (12, 0, -10, 0)
"""Adjustment of a cell's rectangle to that of its content, in pixels."""
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def describe_finders(solution: CheckedSolution) -> str:
    """Return who found a solution: "yours and the file's"."""
    finders = [translate(words) for source, words in WHOSE.items() if solution.source & source]
    return join_with_and(finders) if finders else ""


def title(solution: CheckedSolution) -> str:
    """Return the title of a solution: its name, or else who found it."""
    return as_shown(solution.name) or describe_finders(solution)[:1].upper() + describe_finders(solution)[1:]


def detail(solution: CheckedSolution) -> str:
    """Return the details of a solution in a line: fault, finder, date and note."""
    parts = [solution.fault.rstrip(".。"), describe_finders(solution) if solution.name else ""]
    if solution.reached:
        parts.append(day_and_time(solution.reached))
    return " · ".join(part for part in (*parts, solution.note) if part)


def sorting_by(column: int) -> str:
    """Return the tooltip of a column's heading: "Sort by moves"."""
    if not column:
        return tr("Sort by solution")
    return tr("Sort by {counter}", counter=translate(IN_A_SENTENCE[METRICS[column - 1][0]]))


def _derive_counters(solution: CheckedSolution) -> dict[str, DerivedFigure]:
    """Return the derivation of each counter of a solution."""
    tally = solution.tally
    return {"moves": pushes.moves(tally), "pushes": pushes.pushes(tally), **counters.counters(tally)}


class SolutionModel(QAbstractTableModel):
    """Table model of a level's solutions in the chosen order; invalid ones always come last."""

    named = Signal(object, str)
    """The user has given a `CheckedSolution` another name."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rows: list[CheckedSolution] = []
        self.order: tuple[int, bool] | None = None
        """Column to sort by, and whether in reverse; None sorts by pushes and then moves."""
        self._best: dict[str, int] = {}

    def show(self, rows: Sequence[CheckedSolution]) -> None:
        """Show these solutions."""
        self.beginResetModel()
        self.rows = self._sort_solutions(rows)
        self._best = bests(rows)
        self.endResetModel()

    def update(self, before: CheckedSolution, after: CheckedSolution) -> None:
        """Replace a solution in its row after a change of its name or note."""
        if before in self.rows:
            row = self.rows.index(before)
            self.rows[row] = after
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(METRICS)))

    def sort_by(self, column: int) -> None:
        """Sort by a column, reversing the order if the table is already sorted by it."""
        self.order = (column, self.order == (column, False))
        self.show(self.rows)

    def _sort_solutions(self, rows: Sequence[CheckedSolution]) -> list[CheckedSolution]:
        found = sorted(rows, key=lambda one: (one.tally.pushes, one.tally.moves, one.reached))
        if self.order is not None:
            column, backwards = self.order
            if column:
                found.sort(key=lambda one: self.value(one, column), reverse=backwards)
            else:
                found.sort(key=lambda one: title(one).casefold(), reverse=backwards)
        return sorted(found, key=lambda one: bool(one.fault))

    @staticmethod
    def value(solution: CheckedSolution, column: int) -> int:
        """Return the counter of a solution in a column, numbered from 1."""
        return int(getattr(solution.tally, METRICS[column - 1][0]))

    def is_best(self, solution: CheckedSolution, column: int) -> bool:
        """Return whether a solution is the best in the counter of a column."""
        return not solution.fault and self._best.get(METRICS[column - 1][0]) == self.value(solution, column)

    def find(self, moves: str) -> int | None:
        """Return the row of the solution with these moves, or None."""
        return next((row for row, solution in enumerate(self.rows) if solution.moves == moves), None)

    def rowCount(self, parent: AnyIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: AnyIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else 1 + len(METRICS)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags if index.column() else flags | Qt.ItemFlag.ItemIsEditable

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        one, column = self.rows[index.row()], index.column()
        if column:
            text = "" if one.fault else format_integer(self.value(one, column))
            if role == Qt.ItemDataRole.AccessibleTextRole and self.is_best(one, column):
                return tr("{number}, the least", number=text)
            return text if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole} else None
        if role == Qt.ItemDataRole.EditRole:
            return one.name
        if role == Qt.ItemDataRole.DisplayRole:
            return title(one)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{title(one)}. {detail(one)}"
        return plain_tip(detail(one)) if role == Qt.ItemDataRole.ToolTipRole else None

    def setData(self, index: AnyIndex, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        one = self.rows[index.row()]
        if role == Qt.ItemDataRole.EditRole and isinstance(value, str) and value.strip() != one.name:
            self.named.emit(one, value.strip())
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation == Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            metric, text = METRICS[section - 1] if section else ("", phrase("Solution"))
            return translate(SHORT.get(metric, text))
        return sorting_by(section) if role == Qt.ItemDataRole.ToolTipRole else None


class SolutionTable(QTableView):
    """Table of solutions: Enter or a double click plays one, F2 renames it in place, Delete deletes it.

    These keys take precedence over the page's shortcuts.
    """

    played = Signal()
    deleted = Signal()
    copied = Signal()
    undone = Signal()

    def __init__(self, model: SolutionModel) -> None:
        super().__init__()
        self.solutions = model
        self.setModel(model)
        self.setItemDelegate(_Cells(self))
        self._heads = _Heads(self)
        self._spots = FigureSpots(self.viewport())
        self.setHorizontalHeader(self._heads)
        model.modelReset.connect(self._fit)
        self.verticalScrollBar().valueChanged.connect(self._place_figures)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW)
        self.setCornerButtonEnabled(False)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setAccessibleName(tr("Solutions"))
        self.doubleClicked.connect(lambda _: self.played.emit())

    @property
    def current(self) -> CheckedSolution | None:
        """Solution in the current row, or None."""
        index = self.currentIndex()
        return self.solutions.rows[index.row()] if index.isValid() else None

    def select(self, row: int) -> None:
        """Select a row, or the nearest one that exists."""
        if self.solutions.rows:
            self.setCurrentIndex(self.solutions.index(max(0, min(row, len(self.solutions.rows) - 1)), 0))

    def rename(self) -> None:
        """Let the user edit the name of the current solution in place."""
        if self.current is not None:
            self.edit(self.currentIndex().siblingAtColumn(0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Make each counter's column wide enough for its heading, including the arrow of the sorted one."""
        room = self.viewport().width()
        least = COLUMN if room - COLUMN * len(METRICS) >= NAMES_LEAST else 0
        for column in range(1, 1 + len(METRICS)):
            width = max(least, self._heads.width_of(column))
            self.setColumnWidth(column, width)
            room -= width
        self.setColumnWidth(0, max(NAMES_LEAST // 2, room))
        self._place_figures()

    def _place_figures(self) -> None:
        """Make the counters in the visible rows open their explanations."""
        places: list[FigureRect] = []
        sight = self.viewport().rect()
        for row, solution in enumerate(self.solutions.rows):
            worked = {} if solution.fault else _derive_counters(solution)
            for column, (metric, _) in enumerate(METRICS, 1):
                index = self.solutions.index(row, column)
                area = self.visualRect(index)
                if metric in worked and area.intersects(sight):
                    name = tr(
                        "{counter} of solution {number}", counter=translate(IN_A_SENTENCE[metric]), number=row + 1
                    )
                    text, font = (
                        str(index.data()),
                        theme.font(13, 700 if self.solutions.is_best(solution, column) else 400),
                    )
                    box = QRectF(area).adjusted(*INSIDE)
                    places += find_figure_rects(text, (NamedFigure(name, text, worked[metric]),), box, font, RIGHT)
        self._spots.show(places)

    def event(self, event: QEvent) -> bool:
        # The page has these keys as shortcuts; in the table they act on the row.
        return claim_key(event, lambda key: self._deed(key) is not None) or super().event(event)

    def _deed(self, key: QKeyEvent) -> Callable[[], object] | None:
        plain = not key.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and key.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            return self.played.emit
        if plain and key.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            return self.deleted.emit
        if plain and key.key() == Qt.Key.Key_F2:
            return self.rename
        if key.matches(QKeySequence.StandardKey.Copy):
            return self.copied.emit
        return self.undone.emit if key.matches(QKeySequence.StandardKey.Undo) else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        deed = self._deed(event)
        if self.state() == QAbstractItemView.State.EditingState or event.key() == Qt.Key.Key_Escape:
            event.ignore()
        elif deed is not None:
            deed()
        else:
            super().keyPressEvent(event)


class _Heads(QHeaderView):
    """Header of the table: small names over a hairline; a click sorts, an arrow shows the order."""

    def __init__(self, table: SolutionTable) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._solutions = table.solutions
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(1)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setFixedHeight(HEAD)
        self.sectionClicked.connect(self._solutions.sort_by)

    def sizeHint(self) -> QSize:
        return QSize(0, HEAD)

    def width_of(self, section: int) -> int:
        """Return the width that a heading needs, in pixels."""
        order = self._solutions.order
        sorts = order is not None and order[0] == section
        text = str(self.model().headerData(section, Qt.Orientation.Horizontal))
        return QFontMetrics(theme.font(11, 600)).horizontalAdvance(text) + HEAD_ROOM + (ARROW if sorts else 0)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        tokens, order = theme.current(), self._solutions.order
        sorts = order is not None and order[0] == section
        painter.setFont(theme.font(11, 600 if sorts else 500))
        painter.setPen(QColor(tokens.text if sorts else tokens.text2))
        text = str(self.model().headerData(section, Qt.Orientation.Horizontal))
        box = QRectF(rect).adjusted(0 if section else 12, 0, -10, -6)
        across = Qt.AlignmentFlag.AlignRight if section else Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | across, text)
        if sorts and order is not None:
            width = painter.fontMetrics().horizontalAdvance(text)
            left = box.right() - width - 13 if section else box.left() + width + 2
            icons.paint(painter, "down" if order[1] else "up", QRectF(left, box.center().y() - 5, 11, 11), tokens.text)
        painter.fillRect(rect.left(), HEAD - 3, rect.width(), 1, QColor(tokens.border))


class _Cells(Renaming):
    """Delegate of the table: a name over its details, and right-aligned counters."""

    def __init__(self, table: SolutionTable) -> None:
        super().__init__(table, tr("Name of the solution"), LONGEST_NOTE)
        self._table = table

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, _index: AnyIndex) -> None:
        area: QRect = option.rect
        editor.setGeometry(area.adjusted(4, 7, -4, -7))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        tokens = theme.current()
        area = QRectF(option.rect)
        state: QStyle.StateFlag = option.state
        current = index.row() == self._table.currentIndex().row()
        one = self._table.solutions.rows[index.row()]
        painter.save()
        if current:
            painter.fillRect(area.adjusted(0, 1, 0, -1), QColor(tokens.soft))
            if tokens.contrast:
                painter.fillRect(area.adjusted(0, area.height() - 2, 0, 0), QColor(tokens.accent))
                painter.fillRect(area.adjusted(0, 0, 0, 2 - area.height()), QColor(tokens.accent))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(area.adjusted(0, 1, 0, -1), QColor(tokens.hover))
        box = area.adjusted(*INSIDE)
        if index.column():
            best = self._table.solutions.is_best(one, index.column())
            painter.setFont(theme.font(13, 700 if best else 400))
            painter.setPen(QColor(tokens.text if best else tokens.text2))
            painter.drawText(box, RIGHT, str(index.data()))
        else:
            self._paint_name(painter, box, one, current)
        painter.restore()

    @staticmethod
    def _paint_name(painter: QPainter, box: QRectF, one: CheckedSolution, current: bool) -> None:
        tokens = theme.current()
        under = detail(one)
        inner = box.adjusted(0, 5, 0, -5)
        if one.fault:
            icons.paint(painter, "warn", QRectF(inner.left(), inner.center().y() - 9, 18, 18), tokens.warn)
            inner.setLeft(inner.left() + 26)
        upper = Qt.AlignmentFlag.AlignTop if under else Qt.AlignmentFlag.AlignVCenter
        for text, font, ink, place in (
            (title(one), theme.font(13, 600 if current else 500), tokens.accent if current else tokens.text, upper),
            (under, theme.font(12), tokens.text if current else tokens.text2, Qt.AlignmentFlag.AlignBottom),
        ):
            painter.setFont(font)
            painter.setPen(QColor(ink))
            shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, inner.width())
            painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | place, shown)
