"""Card with all times of a session."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from app.base.actions import with_key
from app.base.jobs.jobs import QuestionRunner
from app.base.language.wording import clauses, day
from app.base.language.words import tr
from app.base.services import Services
from app.base.theme import icons, theme
from app.cube.timer.recent_times import Change, change_menu, format_result_or_dash, results
from app.cube.timer.sessions import Sessions
from app.cube.timer.solve_times import LONGEST_COMMENT, SolveTime, TimedSession
from app.cube.timer.standings import StandingsTable
from app.widgets.cards.card import ListCard, RowModel, RowPainter, RowWords
from app.widgets.controls.buttons import Button, IconButton
from app.widgets.controls.dropdown import Dropdown
from app.widgets.painting import CONTROL_HEIGHT
from app.widgets.text import Hairline, Label, plain_tip
from core.base.control import Control
from core.cube.timing import times
from core.cube.timing.session_import import LONGEST_NAME
from core.cube.timing.times import AverageStanding

WIDTH, ROW, MOST_ROWS = 352, 28, 12


class TimesModel(RowModel[SolveTime]):
    """List model of a session, newest first; the averages of a row are computed when it is painted."""

    results: Sequence[int] = ()

    def show_session(self, solves: Sequence[SolveTime]) -> None:
        """Show the times of a session, given oldest first."""
        self.results = results(solves)
        self.show(list(solves))

    def number(self, row: int) -> int:
        """Return the index in the session of the time in a row."""
        return len(self.rows) - 1 - row

    def words(self, row: int) -> RowWords:
        solve = self.rows[self.number(row)]
        tip = plain_tip("\n".join(filter(None, (solve.comment, solve.scramble))))
        return RowWords(times.format_time(solve.milliseconds, solve.penalty), tip=tip)

    def averages(self, row: int) -> tuple[str, str]:
        """Return ao5 and ao12 as text, up to the time in a row."""
        until = self.number(row) + 1
        return tuple(  # type: ignore[return-value]
            format_result_or_dash(times.average_of_last(self.results[max(0, until - count) : until], count))
            for count in (5, 12)
        )


class TimesCard(ListCard):
    """Card with all times of a session; 2, D, 0, C and Delete change the current one."""

    copied = Signal()
    exported = Signal()
    imported = Signal()
    pasted = Signal()

    def __init__(self, window: QWidget, services: Services, sessions: Sessions, change: Change) -> None:
        model = TimesModel()
        super().__init__(window, WIDTH, model, _Row(model), MOST_ROWS)
        self.setAccessibleName(tr("Times"))
        self.model, self._book = model, sessions
        model.setParent(self)
        self._change = change
        self.column.setContentsMargins(8, 14, 8, 12)
        self.column.setSpacing(8)
        self.column.addLayout(self._head())
        self._asker = QuestionRunner(services.jobs)
        self.destroyed.connect(self._asker.forget)
        self.standings = StandingsTable()
        self._mean = Label("", 12, 400, "text2")
        summary = QVBoxLayout()
        summary.setContentsMargins(10, 0, 10, 0)
        summary.setSpacing(2)
        summary.addWidget(self.standings)
        summary.addWidget(self._mean)
        self.column.addLayout(summary)
        self.column.addWidget(Hairline())
        self._heads = _Heads()
        self.column.addWidget(self._heads)
        self.view.setAccessibleName(tr("Times"))
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._on_menu)
        self.view.clicked.connect(lambda index: self._on_menu(self.view.visualRect(index).bottomLeft()))
        self.view.selectionModel().currentChanged.connect(self._show_comment)
        self.view.installEventFilter(self)
        self.column.addWidget(self.view)
        self._empty = Label(tr("No times in this session yet."), 13, 400, "text2")
        self._empty.setContentsMargins(10, 4, 10, 4)
        self.column.addWidget(self._empty)
        self.comment = _Line("", LONGEST_COMMENT)
        self._written_on: SolveTime | None = None
        self.comment.entered.connect(self._on_comment)
        self.comment.left.connect(self._leave_comment)
        line = QHBoxLayout()
        line.setContentsMargins(8, 0, 8, 0)
        line.addWidget(self.comment)
        self.column.addLayout(line)
        self.column.addWidget(Hairline())
        self.column.addLayout(self._foot())
        sessions.changed.connect(self._show)
        self._show()

    def _head(self) -> QHBoxLayout:
        """Return the head: the choice of the session, and its rename and delete buttons."""
        self.sessions = Dropdown((("1", ""),), "1")
        self.sessions.setAccessibleName(tr("Session"))
        self.sessions.setToolTip(tr("Open another session; new times are added to it"))
        self.sessions.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.sessions.chosen.connect(lambda number: self._book.open(int(number)))
        self.name = _Line(tr("Name of this session"), LONGEST_NAME)
        self.name.hide()
        self.name.entered.connect(self._book.rename)
        self.name.left.connect(self._end_renaming)
        self.session_button = IconButton("plus", tr("New session: keep these times and begin an empty list"))
        self.rename_button = IconButton("edit", tr("Give this session a name"))
        self.delete_button = IconButton("erase", tr("Delete this session with its times"))
        head = QHBoxLayout()
        head.setSpacing(2)
        head.addWidget(self.sessions, 1)
        head.addWidget(self.name, 1)
        for button, act in (
            (self.session_button, self._book.begin), (self.rename_button, self._begin_renaming),
            (self.delete_button, self._book.delete_session),
        ):  # fmt: skip
            button.clicked.connect(act)
            head.addWidget(button)
        return head

    def _foot(self) -> QHBoxLayout:
        self.export_button = Button(tr("Export"))
        self.import_button = Button(tr("Import"))
        self.import_button.setToolTip(
            tr("Add the sessions of a file that Statewalk or csTimer has written; Ctrl+V adds those in the clipboard")
        )
        self.copy_button = Button(tr("Copy"))
        self.copy_button.setToolTip(tr("Copy an average or the session as cubers post it, or as CSV"))
        self.undo_button = IconButton("undo")
        foot = QHBoxLayout()
        foot.setContentsMargins(8, 4, 8, 0)
        foot.setSpacing(8)
        for button, act in (
            (self.export_button, self.exported), (self.import_button, self.imported), (self.copy_button, self.copied),
        ):  # fmt: skip
            button.clicked.connect(act)
            foot.addWidget(button)
        foot.addStretch(1)
        self.undo_button.clicked.connect(self._book.undo)
        foot.addWidget(self.undo_button)
        return foot

    def _show(self) -> None:
        """Show the open session, keeping the current row."""
        book = self._book
        row = max(0, self.view.currentIndex().row())
        self.model.show_session(book.times)
        count, sessions = len(book.times), book.all_sessions
        self.sessions.set_choices([(str(one.number), _session_words(one)) for one in sessions], str(book.number))
        self._mean.setText(tr("mean of all {time}", time=format_result_or_dash(times.mean(self.model.results))))
        self.standings.reserve(count)
        found = tuple(self.model.results)
        work = partial(_standings, found)
        self._asker.ask(found, tr("Averaging times"), work, self.standings.show_standings)
        for widget in (self.standings, self._mean, self._heads, self.comment):
            widget.setVisible(bool(count))
        self.copy_button.setEnabled(bool(count))
        current = book.current
        self.session_button.setEnabled(bool(current.count or current.name))
        self.delete_button.setEnabled(bool(current.count or current.name))
        # an export contains all sessions
        self.export_button.setEnabled(any(one.count for one in sessions))
        self.undo_button.setVisible(book.past is not None)
        if book.past is not None:
            self.undo_button.setToolTip(plain_tip(book.past.words))
            self.undo_button.setAccessibleName(book.past.words)
        self._empty.setVisible(not count)
        self._heads.beside_bar = count > MOST_ROWS
        self.view.setCurrentIndex(self.model.index(min(row, count - 1)))
        self._show_comment()
        self.fit()

    # name of the session

    def _begin_renaming(self) -> None:
        self.sessions.hide()
        self.name.begin(self._book.current.name)
        self.name.show()
        self.name.setFocus()

    def _end_renaming(self) -> None:
        if self.name.hasFocus():
            self.view.setFocus()
        self.name.hide()
        self.sessions.show()

    # comments

    def write_on(self, solve: SolveTime) -> None:
        """Let the user edit the comment on a time."""
        row = next((k for k in range(self.model.rowCount()) if self._solve(k).key == solve.key), 0)
        self.view.setCurrentIndex(self.model.index(row))
        self.comment.setFocus()
        self.comment.selectAll()

    def _show_comment(self) -> None:
        solve = self._written_on = self._current()
        if solve is not None:
            shown = times.format_time(solve.milliseconds, solve.penalty)
            self.comment.setPlaceholderText(with_key(tr("Comment on {time}", time=shown), "C"))
            self.comment.begin(solve.comment)

    def _on_comment(self, text: str) -> None:
        if self._written_on is not None:
            self._book.comment(self._written_on, text)

    def _leave_comment(self) -> None:
        if self.comment.hasFocus():
            self.view.setFocus()
        self._show_comment()

    def open_below(self, anchor: QWidget) -> None:
        super().open_below(anchor)
        self.view.setFocus()

    def _on_menu(self, point: QPoint) -> None:
        solve = self._current()
        if solve is not None:
            menu = change_menu(self, solve, self._change, self.write_on)
            menu.popup(self.view.viewport().mapToGlobal(point))

    def _solve(self, row: int) -> SolveTime:
        return self.model.rows[self.model.number(row)]

    def _current(self) -> SolveTime | None:
        row = self.view.currentIndex().row()
        return self._solve(row) if 0 <= row < len(self.model.rows) else None

    def _on_key(self, key: int) -> bool:
        solve = self._current()
        penalties = {Qt.Key.Key_2: times.PLUS_TWO, Qt.Key.Key_D: times.DID_NOT_FINISH, Qt.Key.Key_0: times.NO_PENALTY}
        if solve is None:
            return False
        if key in penalties:
            self._change(solve, penalties[Qt.Key(key)])
        elif key == Qt.Key.Key_Delete:
            self._change(solve, None)
        elif key == Qt.Key.Key_C:
            self.write_on(solve)
        else:
            return False
        return True

    def event(self, event: QEvent) -> bool:
        """Handle the paste key wherever the focus is in the card; a line edit takes it first."""
        if isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Paste):
            if event.type() == QEvent.Type.KeyPress:
                self.pasted.emit()
            event.accept()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.view and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._on_key(event.key())
        return super().eventFilter(watched, event)


class _Line(QLineEdit):
    """Line edit that submits on Enter or when it loses the focus; Escape restores the text."""

    entered = Signal(str)
    left = Signal()

    def __init__(self, invitation: str, longest: int) -> None:
        super().__init__()
        self._before, self._longest = "", longest
        self.setPlaceholderText(invitation)
        self.setAccessibleName(invitation or tr("Comment"))
        self.setFont(theme.font(13))
        self.setFixedHeight(CONTROL_HEIGHT)
        self.returnPressed.connect(self._enter)

    def begin(self, text: str) -> None:
        """Show a text for editing; an imported one longer than the limit is not cut."""
        self.setMaxLength(max(self._longest, len(text)))
        self.setText(text)
        self._before = self.text()

    def _enter(self) -> None:
        if self.text() != self._before:
            self._before = self.text()
            self.entered.emit(self.text())
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.setText(self._before)
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self.isVisible() and event.reason() != Qt.FocusReason.PopupFocusReason:
            self._enter()


def _session_words(session: TimedSession) -> str:
    if not session.count:
        return tr("{title}, no times", title=session.title)
    count = tr("%n times", one="%n time", n=session.count)
    return clauses((session.title, day(session.begun) if session.begun else "", count))


def _standings(found: Sequence[int], _control: Control) -> list[AverageStanding]:
    return times.standings(found)


def _paint_cells(painter: QPainter, area: QRectF, cells: Sequence[str], inks: Sequence[str]) -> None:
    """Paint number, time, ao5 and ao12 in right-aligned columns."""
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
        _paint_cells(painter, area, ("", tr("time", context="of a solve"), "ao5", "ao12"), (tokens.text2,) * 4)


class _Row(RowPainter):
    def __init__(self, model: TimesModel) -> None:
        super().__init__(ROW, model)
        self._model = model

    def paint_row(self, painter: QPainter, box: QRectF, row: int, current: bool) -> None:
        tokens = theme.current()
        painter.setFont(theme.font(13, 500))
        solve = self._model.rows[self._model.number(row)]
        time = times.format_time(solve.milliseconds, solve.penalty)
        cells = (str(self._model.number(row) + 1), time, *self._model.averages(row))
        second = tokens.text if current else tokens.text2
        _paint_cells(painter, box.adjusted(4, 0, -14, 0), cells, (second, tokens.text, second, second))
        if solve.comment:
            icons.paint(painter, "edit", QRectF(box.left() + 0.16 * box.width(), box.center().y() - 6, 12, 12), second)
