"""The measured times: the last few as tiles under the timer, and all of a session in a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
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
    QHBoxLayout,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from app import icons, theme
from app.store import SolveTime
from app.widgets.base import PaintedButton, float_above, rounded
from app.widgets.buttons import Button
from app.widgets.text import Hairline, Label, grouped
from core.cube import times

AnyIndex = QModelIndex | QPersistentModelIndex
Change = Callable[[SolveTime, str | None], None]
"""Give a time another penalty, or, with None, delete it."""

TILE_WIDTH, TILE_HEIGHT, MOST_TILES = 66, 28, 6
WIDTH, ROW, MOST_ROWS = 352, 28, 12
MISSING = "–"
"""For an average of too few times."""


def short(solve: SolveTime) -> str:
    """A time for a narrow place: "42.18", "44.18+", "DNF"."""
    if solve.penalty == times.DID_NOT_FINISH:
        return times.DID_NOT_FINISH
    return times.format_time(solve.milliseconds, solve.penalty)


def results(solves: Sequence[SolveTime]) -> list[int]:
    """The results that count."""
    return [times.result(one.milliseconds, one.penalty) for one in solves]


def shown(result: int | None) -> str:
    """A result or a dash."""
    return MISSING if result is None else times.format_result(result)


def change_menu(parent: QWidget, solve: SolveTime, change: Change) -> QMenu:
    """What can be done with one time."""
    menu = QMenu(parent)
    for penalty, text in ((times.NO_PENALTY, "No penalty"), (times.PLUS_TWO, "+2"), (times.DID_NOT_FINISH, "DNF")):
        action = menu.addAction(text)
        if solve.penalty == penalty:
            action.setIcon(icons.icon("check", 16))
        action.triggered.connect(lambda _on=False, penalty=penalty: change(solve, penalty))
    menu.addSeparator()
    if solve.scramble:
        copy = menu.addAction("Copy scramble")
        copy.triggered.connect(lambda: QApplication.clipboard().setText(solve.scramble))
    menu.addAction("Delete").triggered.connect(lambda: change(solve, None))
    menu.aboutToHide.connect(menu.deleteLater)
    return menu


class PenaltyButton(PaintedButton):
    """A small button that can stay pressed: "+2", "DNF"."""

    def __init__(self, text: str, tip: str, *, checkable: bool = True) -> None:
        super().__init__()
        self.setText(text)
        self.setToolTip(tip)
        self.setAccessibleName(text)
        self.setCheckable(checkable)

    def set_text(self, text: str) -> None:
        self.setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + 22, 28)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, on = theme.current(), self.isChecked()
        painter = QPainter(self)
        fill = QColor(tokens.soft) if on else theme.mix(tokens.panel, tokens.hover, self.warmth)
        line = tokens.accent if on else tokens.outline if tokens.contrast else tokens.border
        rounded(painter, QRectF(self.rect()), fill.darker(106) if self.isDown() else fill, QColor(line))
        painter.setFont(theme.font(12, 600 if on else 500))
        painter.setPen(QColor(tokens.accent if on else tokens.text))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class TimeTiles(QWidget):
    """The last times, newest first; a click opens what can be done with one."""

    def __init__(self, change: Change) -> None:
        super().__init__()
        self._change = change
        self._solves: list[SolveTime] = []
        self._hovered = -1
        self.menu: QMenu | None = None
        self.setMouseTracking(True)
        self.setFixedHeight(TILE_HEIGHT)
        self.setAccessibleName("Last times")
        self.setToolTip("Click a time for +2, DNF or to delete it")

    def set_times(self, solves: Sequence[SolveTime]) -> None:
        """Show the last of `solves`."""
        self._solves = list(solves[: -MOST_TILES - 1 : -1])
        self._hovered = -1
        self.setAccessibleDescription(", ".join(short(one) for one in self._solves))
        self.update()

    @property
    def _columns(self) -> int:
        return max(1, min(MOST_TILES, self.width() // TILE_WIDTH))

    def tile(self, index: int) -> QRectF:
        """Where a time is; 0 is the newest."""
        width = self.width() / self._columns
        return QRectF(index * width, 0, width, TILE_HEIGHT)

    def _at(self, point: QPointF) -> int:
        count = min(len(self._solves), self._columns)
        return next((k for k in range(count) if self.tile(k).contains(point)), -1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hovered = self._at(event.position())
        self.update()

    def leaveEvent(self, _event: QEvent) -> None:
        self._hovered = -1
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self._at(event.position())
        if index >= 0:
            self.menu = change_menu(self, self._solves[index], self._change)
            self.menu.popup(self.mapToGlobal(self.tile(index).bottomLeft().toPoint()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        for index, solve in enumerate(self._solves[: self._columns]):
            area = self.tile(index)
            inset = 0
            if index == self._hovered:
                rounded(painter, area.adjusted(0, 1, -2, -1), QColor(tokens.hover), None, 6)
                inset = 6
            painter.setFont(theme.font(13, 600 if index == 0 else 500))
            failed = solve.penalty == times.DID_NOT_FINISH
            painter.setPen(QColor(tokens.text3 if failed else tokens.text if index == 0 else tokens.text2))
            painter.drawText(area.adjusted(inset, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, short(solve))


class TimesModel(QAbstractListModel):
    """A session, newest first; a row's averages are worked out when it is painted."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.solves: list[SolveTime] = []
        self.results: list[int] = []

    def show(self, solves: Sequence[SolveTime]) -> None:
        self.beginResetModel()
        self.solves, self.results = list(solves), results(solves)
        self.endResetModel()

    def rowCount(self, _parent: AnyIndex | None = None) -> int:
        return len(self.solves)

    def number(self, row: int) -> int:
        """The place in the session, from 0, of the time in a row."""
        return len(self.solves) - 1 - row

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or role not in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}:
            return None
        solve = self.solves[self.number(index.row())]
        if role == Qt.ItemDataRole.ToolTipRole:
            return solve.scramble
        return times.format_time(solve.milliseconds, solve.penalty)

    def averages(self, row: int) -> tuple[str, str]:
        """ao5 and ao12 up to the time in a row."""
        until = self.number(row) + 1
        return tuple(  # type: ignore[return-value]
            shown(times.average_of_last(self.results[max(0, until - count) : until], count)) for count in (5, 12)
        )


class TimesCard(QWidget):
    """All times of the session, over the window; Escape or a click elsewhere closes.

    Keys on a row: 2 for +2, D for DNF, 0 for none, Delete.
    """

    copied = Signal()
    exported = Signal()
    new_session = Signal()

    def __init__(self, window: QWidget, change: Change) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setGeometry(window.rect())
        self._change = change
        self._came_from = QApplication.focusWidget()
        self._card = _Card(self)
        self._card.setFixedWidth(WIDTH)
        column = QVBoxLayout(self._card)
        column.setContentsMargins(8, 14, 8, 12)
        column.setSpacing(8)
        self._title = Label("", 12, 600, "text2")
        self._summary = Label("", 12, 400, "text2", wrap=True)
        for line in (self._title, self._summary):
            line.setContentsMargins(10, 0, 10, 0)
            column.addWidget(line)
        column.addWidget(Hairline())
        self._heads = _Heads()
        column.addWidget(self._heads)
        self.model = TimesModel(self)
        self.view = QListView()
        self.view.setModel(self.model)
        self.view.setUniformItemSizes(True)
        self.view.setItemDelegate(_Row(self.model, self.view))
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setMouseTracking(True)
        self.view.setAccessibleName("Times")
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._on_menu)
        self.view.clicked.connect(lambda index: self._on_menu(self.view.visualRect(index).bottomLeft()))
        self.view.installEventFilter(self)
        column.addWidget(self.view)
        self._empty = Label("No times in this session yet.", 13, 400, "text2")
        self._empty.setContentsMargins(10, 4, 10, 4)
        column.addWidget(self._empty)
        column.addWidget(Hairline())
        buttons = QHBoxLayout()
        buttons.setContentsMargins(8, 4, 8, 0)
        buttons.setSpacing(8)
        self.export_button = Button("Export CSV")
        self.copy_button = Button("Copy")
        self.session_button = Button("New session")
        for button, signal in (
            (self.export_button, self.exported), (self.copy_button, self.copied),
            (self.session_button, self.new_session),
        ):  # fmt: skip
            button.clicked.connect(signal)
            buttons.addWidget(button)
        buttons.addStretch(1)
        column.addLayout(buttons)
        float_above(self._card)
        window.installEventFilter(self)

    def show_times(self, solves: Sequence[SolveTime], session: int) -> None:
        """Show another list; the row one was on stays current."""
        row = max(0, self.view.currentIndex().row())
        self.model.show(solves)
        count, found = len(solves), self.model.results
        self._title.setText(f"Session {session}, {grouped(count)} {'time' if count == 1 else 'times'}")
        facts = (
            ("best", times.best(found)), ("mean", times.mean(found)),
            ("best ao5", times.best_average(found, 5)), ("best ao12", times.best_average(found, 12)),
        )  # fmt: skip
        parts = [f"{name} {shown(value)}" for name, value in facts if value is not None]
        self._summary.setText("\n".join("   ".join(parts[k : k + 2]) for k in range(0, len(parts), 2)))
        self._summary.setVisible(bool(count))
        for widget in (self.view, self._heads):
            widget.setVisible(bool(count))
        for button in (self.export_button, self.copy_button, self.session_button):
            button.setEnabled(bool(count))
        self._empty.setVisible(not count)
        self._heads.beside_bar = count > MOST_ROWS
        self.view.setFixedHeight(min(max(count, 1), MOST_ROWS) * ROW + 2)
        self.view.setCurrentIndex(self.model.index(min(row, count - 1)))
        self._card.adjustSize()

    def open_below(self, anchor: QWidget) -> None:
        """Show the card under `anchor`, its right edge level with it."""
        corner = anchor.mapTo(anchor.window(), QPoint(anchor.width(), anchor.height() + 6))
        left = max(8, min(corner.x() - WIDTH, self.width() - WIDTH - 8))
        self._card.move(left, max(8, min(corner.y(), self.height() - self._card.height() - 16)))
        self.show()
        self.raise_()
        self.view.setFocus()

    def dismiss(self) -> None:
        """Close, and give the keyboard back."""
        self.close()
        if self._came_from is not None:
            self._came_from.setFocus()

    def _on_menu(self, point: QPoint) -> None:
        solve = self._current()
        if solve is not None:
            change_menu(self, solve, self._change).popup(self.view.viewport().mapToGlobal(point))

    def _current(self) -> SolveTime | None:
        row = self.view.currentIndex().row()
        return self.model.solves[self.model.number(row)] if 0 <= row < len(self.model.solves) else None

    def _on_key(self, key: int) -> bool:
        solve = self._current()
        penalties = {Qt.Key.Key_2: times.PLUS_TWO, Qt.Key.Key_D: times.DID_NOT_FINISH, Qt.Key.Key_0: times.NO_PENALTY}
        if key == Qt.Key.Key_Escape:
            self.dismiss()
        elif solve is None:
            return False
        elif key in penalties:
            self._change(solve, penalties[Qt.Key(key)])
        elif key == Qt.Key.Key_Delete:
            self._change(solve, None)
        else:
            return False
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.view and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._on_key(event.key())
        if watched is self.parentWidget() and event.type() == QEvent.Type.Resize:
            self.close()
        return False

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.dismiss()


class _Card(QFrame):
    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        rounded(QPainter(self), QRectF(self.rect()), QColor(tokens.panel), QColor(tokens.border), 12)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()


def _paint_cells(painter: QPainter, area: QRectF, cells: Sequence[str], inks: Sequence[str]) -> None:
    """Number at the left, then time, ao5 and ao12 in right-aligned columns."""
    edges = (0.14, 0.48, 0.74, 1.0)
    before = 0.0
    for cell, edge, ink in zip(cells, edges, inks, strict=True):
        box = QRectF(area.left() + before * area.width(), area.top(), (edge - before) * area.width(), area.height())
        painter.setPen(QColor(ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, cell)
        before = edge


class _Heads(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(18)
        self.beside_bar = False

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        painter.setFont(theme.font(11, 500))
        area = QRectF(self.rect()).adjusted(4, 0, -24 if self.beside_bar else -14, 0)
        _paint_cells(painter, area, ("", "time", "ao5", "ao12"), (tokens.text2,) * 4)


class _Row(QStyledItemDelegate):
    def __init__(self, model: TimesModel, view: QListView) -> None:
        super().__init__(view)
        self._model, self._view = model, view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: AnyIndex) -> QSize:
        return QSize(100, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        tokens, row = theme.current(), index.row()
        state: QStyle.StateFlag = option.state
        area = QRectF(option.rect)
        painter.save()
        current = row == self._view.currentIndex().row() and self._view.hasFocus()
        if current:
            line = QColor(tokens.accent) if tokens.contrast else None
            rounded(painter, area.adjusted(0, 1, 0, -1), QColor(tokens.soft), line, 7)
        elif state & QStyle.StateFlag.State_MouseOver:
            rounded(painter, area.adjusted(0, 1, 0, -1), QColor(tokens.hover), None, 7)
        painter.setFont(theme.font(13, 500))
        number = str(self._model.number(row) + 1)
        cells = (number, str(index.data()), *self._model.averages(row))
        second = tokens.text if current else tokens.text2
        _paint_cells(painter, area.adjusted(4, 0, -14, 0), cells, (second, tokens.text, second, second))
        painter.restore()
