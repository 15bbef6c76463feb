"""The card of what is kept of a level: solutions to play back, and snapshots to go back to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.services import icons, theme
from app.sokoban.records.snapshots import Snapshot
from app.widgets.buttons import Button
from app.widgets.card import AnyIndex, Card, RowPainter
from app.widgets.field import Field
from app.widgets.text import Hairline, Label

WIDTH, ROW, MOST_ROWS = 360, 46, 8
CROSS = 36
"""Width of the place at the right of a snapshot where a click forgets it."""


@dataclass(frozen=True)
class Kept:
    """A row: a solution, or a snapshot."""

    title: str
    detail: str
    moves: str
    snapshot: Snapshot | None = None
    own: bool = True
    """The player's own, not that of the level's file."""


class KeptModel(QAbstractListModel):
    """The rows."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Kept] = []

    def show(self, rows: Sequence[Kept]) -> None:
        """Show other rows."""
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def rowCount(self, _parent: AnyIndex | None = None) -> int:
        return len(self.rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if role == Qt.ItemDataRole.DisplayRole:
            return self.rows[index.row()].title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self.rows[index.row()].title}. {self.rows[index.row()].detail}"
        return None


class SavedCard(Card):
    """Enter or a click goes to a row, Delete or a click on its cross forgets a snapshot."""

    chosen = Signal(object)
    """A `Kept` to play back or to go back to."""

    forgotten = Signal(object)
    """A `Kept` whose snapshot is to be forgotten."""

    named = Signal(str)
    """Keep the position under this name, or under a number if it is empty."""

    def __init__(self, window: QWidget) -> None:
        model = KeptModel()
        super().__init__(window, WIDTH, model, _Row(model), MOST_ROWS)
        self.model = model
        model.setParent(self)
        self.column.setContentsMargins(8, 14, 8, 12)
        self.column.setSpacing(8)
        head = Label("Solutions and snapshots", 12, 600, "text2")
        head.setContentsMargins(10, 0, 10, 0)
        self.view.setAccessibleName("Solutions and snapshots")
        self.view.clicked.connect(self._on_clicked)
        self.view.installEventFilter(self)
        self._empty = Label(
            "Nothing is kept of this level yet. Solve it, or keep a position.", 12, 400, "text2", wrap=True
        )
        self._empty.setContentsMargins(10, 4, 10, 4)
        for widget in (head, Hairline(), self.view, self._empty, Hairline()):
            self.column.addWidget(widget)
        self.name = Field("Name of this position")
        self.keep = Button("Keep")
        self.keep.setToolTip("Keep this position as a snapshot")
        self.name.submitted.connect(self._on_named)
        self.keep.clicked.connect(lambda: self._on_named(self.name.text))
        line = QHBoxLayout()
        line.setContentsMargins(8, 4, 8, 0)
        line.setSpacing(8)
        line.addWidget(self.name, 1)
        line.addWidget(self.keep, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(line)

    def show_kept(self, rows: Sequence[Kept]) -> None:
        """Show these rows; the one one was on stays current."""
        row = max(0, self.view.currentIndex().row())
        self.model.show(rows)
        self.view.setCurrentIndex(self.model.index(min(row, len(rows) - 1)))
        self._empty.setVisible(not rows)
        self.fit()

    def open_below(self, anchor: QWidget) -> None:
        super().open_below(anchor)
        (self.view if self.model.rows else self.name.edit).setFocus()

    def _on_named(self, name: str) -> None:
        self.name.set_text("")
        self.named.emit(name.strip())

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self.model.rows):
            kept = self.model.rows[row]
            self.dismiss()
            self.chosen.emit(kept)

    def _on_clicked(self, index: QModelIndex) -> None:
        row = self.model.rows[index.row()]
        at: QPoint = self.view.viewport().mapFromGlobal(self.view.cursor().pos())
        if row.snapshot is not None and at.x() > self.view.viewport().width() - CROSS:
            self.forgotten.emit(row)
        else:
            self._choose(index.row())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.view and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            row = self.view.currentIndex().row()
            if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
                self._choose(row)
                return True
            if event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace} and 0 <= row < len(self.model.rows):
                if self.model.rows[row].snapshot is not None:
                    self.forgotten.emit(self.model.rows[row])
                return True
        return super().eventFilter(watched, event)


class _Row(RowPainter):
    def __init__(self, model: KeptModel) -> None:
        super().__init__(ROW, model)
        self._model = model

    def paint_row(self, painter: QPainter, box: QRectF, row: int, current: bool) -> None:
        tokens, kept = theme.current(), self._model.rows[row]
        inner = box.adjusted(12, 5, -12, -5)
        icon = "play" if kept.snapshot is None else "save"
        icons.paint(painter, icon, QRectF(inner.left(), inner.center().y() - 9, 18, 18), tokens.text2)
        words = inner.adjusted(30, 0, -CROSS + 8, 0)
        left = Qt.AlignmentFlag.AlignLeft
        title_font = theme.font(13, 600 if current else 500)
        painter.setFont(title_font)
        painter.setPen(QColor(tokens.accent if current else tokens.text))
        title = QFontMetricsF(title_font).elidedText(kept.title, Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, left | Qt.AlignmentFlag.AlignTop, title)
        painter.setFont(theme.font(12))
        painter.setPen(QColor(tokens.text2))
        painter.drawText(words, left | Qt.AlignmentFlag.AlignBottom, kept.detail)
        if kept.snapshot is not None:
            icons.paint(painter, "close", QRectF(inner.right() - 16, inner.center().y() - 8, 16, 16), tokens.text2)
