"""List of a level's snapshots, with a field that keeps another one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QVBoxLayout, QWidget

from app.base.language.wording import clauses, day_and_time
from app.base.language.words import as_shown, tr
from app.base.theme import icons, theme
from app.sokoban.model.wording import cost_of
from app.sokoban.records.snapshots import Snapshot
from app.widgets.cards.card import RowModel, RowPainter, RowView, RowWords
from app.widgets.controls.buttons import Button
from app.widgets.controls.field import Field
from app.widgets.text import Hairline, Label

ROW, MOST_ROWS = 46, 8
CROSS = 36
"""Width of the area at the right of a row in which a click deletes the snapshot, in pixels."""


class SnapshotModel(RowModel[Snapshot]):
    """Rows of the list of snapshots, latest first."""

    def words(self, row: int) -> RowWords:
        name = as_shown(self.rows[row].name)
        return RowWords(name, f"{name}. {detail(self.rows[row])}")


def detail(one: Snapshot) -> str:
    """Return a snapshot's cost, and when it was kept or that it comes from the level's file."""
    cost = cost_of(one.moves, pulled=one.pull)
    when = day_and_time(one.saved) if one.saved else tr("the file's", context="a snapshot")
    return tr("{cost}, backwards, {when}", cost=cost, when=when) if one.pull else clauses((cost, when))


class SnapshotList(QWidget):
    """List of snapshots: Enter or a click goes to one, Delete or a click on its cross deletes it."""

    chosen = Signal(object)
    forgotten = Signal(object)
    named = Signal(str)
    """The user wants to keep the position under this name, or under a number if it is empty."""

    def __init__(self) -> None:
        super().__init__()
        self.model = SnapshotModel(self)
        self.view = RowView(self.model, _Row(self.model), tr("Snapshots"))
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.installEventFilter(self)
        self.view.viewport().installEventFilter(self)
        self._empty = Label(tr("There is no snapshot of this level yet."), 12, 400, "text2", wrap=True)
        self._empty.setContentsMargins(10, 4, 10, 4)
        self.name = Field(tr("Name of this position"))
        self.keep = Button(tr("Keep", context="a position"))
        self.keep.setToolTip(tr("Keep this position as a snapshot"))
        self.name.submitted.connect(self._on_name_submitted)
        self.keep.clicked.connect(lambda: self._on_name_submitted(self.name.text))
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.name, 1)
        line.addWidget(self.keep, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (self.view, self._empty, Hairline()):
            column.addWidget(widget)
        column.addLayout(line)

    def show_snapshots(self, rows: Sequence[Snapshot]) -> None:
        """Show these snapshots; the current row stays current."""
        row = max(0, self.view.currentIndex().row())
        self.model.show(rows)
        self.view.setCurrentIndex(self.model.index(min(row, len(rows) - 1)))
        self.view.setVisible(bool(rows))
        self._empty.setVisible(not rows)

    def heights(self) -> tuple[int, int]:
        """Return the preferred and the least height of the list, in pixels."""
        count = len(self.model.rows)
        return (min(count, MOST_ROWS) * ROW + 2, ROW) if count else (0, 0)

    def take_focus(self) -> None:
        """Focus the list, or the name field if the list is empty."""
        (self.view if self.model.rows else self.name.edit).setFocus()

    def _on_name_submitted(self, name: str) -> None:
        self.name.set_text("")
        self.named.emit(name.strip())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.view and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._on_key(event)
        clicked = isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonRelease
        if clicked and event.button() == Qt.MouseButton.LeftButton:  # type: ignore[attr-defined]
            self._on_click(self.view.indexAt(event.position().toPoint()), event)  # type: ignore[attr-defined,arg-type]
        return super().eventFilter(watched, event)

    def _on_click(self, index: QModelIndex, event: QMouseEvent) -> None:
        if index.isValid():
            crossed = event.position().x() > self.view.viewport().width() - CROSS
            (self.forgotten if crossed else self.chosen).emit(self.model.rows[index.row()])

    def _on_key(self, event: QKeyEvent) -> bool:
        row = self.view.currentIndex().row()
        if row < 0:
            return False
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.chosen.emit(self.model.rows[row])
        elif event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.forgotten.emit(self.model.rows[row])
        else:
            return False
        return True


class _Row(RowPainter):
    def __init__(self, model: SnapshotModel) -> None:
        super().__init__(ROW, model)
        self._model = model

    def paint_row(self, painter: QPainter, box: QRectF, row: int, current: bool) -> None:
        tokens, one = theme.current(), self._model.rows[row]
        inner = box.adjusted(12, 5, -12, -5)
        icons.paint(painter, "save", QRectF(inner.left(), inner.center().y() - 9, 18, 18), tokens.text2)
        words = inner.adjusted(30, 0, -CROSS + 8, 0)
        self.paint_words(painter, words, as_shown(one.name), detail(one), current=current)
        if one.saved:
            icons.paint(painter, "close", QRectF(inner.right() - 16, inner.center().y() - 8, 16, 16), tokens.text2)
