"""All times of a session in a card over the window."""

from __future__ import annotations

from collections.abc import Sequence
from time import localtime, strftime

from PySide6.QtCore import QAbstractListModel, QEvent, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.cube.timer.recent_times import Change, change_menu, results, shown
from app.cube.timer.solve_times import SolveTime, TimedSession
from app.services import theme
from app.services.wording import counted
from app.widgets.buttons import Button
from app.widgets.card import AnyIndex, Card, RowPainter
from app.widgets.dropdown import Dropdown
from app.widgets.text import Hairline, Label
from core.cube import times

WIDTH, ROW, MOST_ROWS = 352, 28, 12


class TimesModel(QAbstractListModel):
    """A session, newest first; a row's averages are worked out when it is painted."""

    def __init__(self, parent: QObject | None = None) -> None:
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

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
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


class TimesCard(Card):
    """All times of a session. Keys on a row: 2 for +2, D for DNF, 0 for none, Delete."""

    copied = Signal()
    exported = Signal()
    new_session = Signal()
    session_chosen = Signal(int)

    def __init__(self, window: QWidget, change: Change) -> None:
        model = TimesModel()
        super().__init__(window, WIDTH, model, _Row(model), MOST_ROWS)
        self.model = model
        model.setParent(self)
        self._change = change
        self.column.setContentsMargins(8, 14, 8, 12)
        self.column.setSpacing(8)
        self.sessions = Dropdown((("1", ""),), "1")
        self.sessions.setToolTip("Open another session; new times are added to it")
        self.sessions.chosen.connect(lambda number: self.session_chosen.emit(int(number)))
        self._summary = Label("", 12, 400, "text2", wrap=True)
        self._summary.setContentsMargins(10, 0, 10, 0)
        for line in (self.sessions, self._summary):
            self.column.addWidget(line)
        self.column.addWidget(Hairline())
        self._heads = _Heads()
        self.column.addWidget(self._heads)
        self.view.setAccessibleName("Times")
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._on_menu)
        self.view.clicked.connect(lambda index: self._on_menu(self.view.visualRect(index).bottomLeft()))
        self.view.installEventFilter(self)
        self.column.addWidget(self.view)
        self._empty = Label("No times in this session yet.", 13, 400, "text2")
        self._empty.setContentsMargins(10, 4, 10, 4)
        self.column.addWidget(self._empty)
        self.column.addWidget(Hairline())
        buttons = QHBoxLayout()
        buttons.setContentsMargins(8, 4, 8, 0)
        buttons.setSpacing(8)
        self.export_button = Button("Export")
        self.copy_button = Button("Copy")
        self.session_button = Button("New session")
        for button, signal in (
            (self.export_button, self.exported), (self.copy_button, self.copied),
            (self.session_button, self.new_session),
        ):  # fmt: skip
            button.clicked.connect(signal)
            buttons.addWidget(button)
        buttons.addStretch(1)
        self.column.addLayout(buttons)

    def show_times(self, solves: Sequence[SolveTime], session: int, sessions: Sequence[TimedSession]) -> None:
        """Show the times of a session, one of `sessions` or a new one; the row one was on stays current."""
        row = max(0, self.view.currentIndex().row())
        self.model.show(solves)
        count, found = len(solves), self.model.results
        choices = [(str(one.number), _session_words(one)) for one in sessions]
        if all(one.number != session for one in sessions):
            choices.insert(0, (str(session), f"Session {session}, no times"))
        self.sessions.set_choices(choices, str(session))
        facts = (
            ("best", times.best(found)), ("mean", times.mean(found)),
            ("best ao5", times.best_average(found, 5)), ("best ao12", times.best_average(found, 12)),
            *((f"ao{many}", times.average_of_last(found, many)) for many in (50, 100, 1000)),
        )  # fmt: skip
        parts = [f"{name} {shown(value)}" for name, value in facts if value is not None]
        self._summary.setText("\n".join("   ".join(parts[k : k + 2]) for k in range(0, len(parts), 2)))
        for widget in (self._summary, self._heads):
            widget.setVisible(bool(count))
        for button in (self.copy_button, self.session_button):
            button.setEnabled(bool(count))
        # it saves every session
        self.export_button.setEnabled(bool(sessions))
        self._empty.setVisible(not count)
        self._heads.beside_bar = count > MOST_ROWS
        self.view.setCurrentIndex(self.model.index(min(row, count - 1)))
        self.fit()

    def open_below(self, anchor: QWidget) -> None:
        super().open_below(anchor)
        self.view.setFocus()

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
        if solve is None:
            return False
        if key in penalties:
            self._change(solve, penalties[Qt.Key(key)])
        elif key == Qt.Key.Key_Delete:
            self._change(solve, None)
        else:
            return False
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.view and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._on_key(event.key())
        return super().eventFilter(watched, event)


def _session_words(session: TimedSession) -> str:
    count = f"{counted(session.count, 'time')}"
    return f"Session {session.number}, {strftime('%Y-%m-%d', localtime(session.begun))}, {count}"


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


class _Row(RowPainter):
    def __init__(self, model: TimesModel) -> None:
        super().__init__(ROW, model)
        self._model = model

    def paint_row(self, painter: QPainter, box: QRectF, row: int, current: bool) -> None:
        tokens = theme.current()
        painter.setFont(theme.font(13, 500))
        solve = self._model.solves[self._model.number(row)]
        time = times.format_time(solve.milliseconds, solve.penalty)
        cells = (str(self._model.number(row) + 1), time, *self._model.averages(row))
        second = tokens.text if current else tokens.text2
        _paint_cells(painter, box.adjusted(4, 0, -14, 0), cells, (second, tokens.text, second, second))
