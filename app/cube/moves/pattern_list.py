"""The pattern library that drops down from the header: a small cube, a name and a line of words for each."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QLineEdit, QWidget

from app.cube.editor.net import paint_solid
from app.services import icons, theme
from app.widgets.card import AnyIndex, Card, RowPainter
from app.widgets.text import Hairline, Label
from core.cube.patterns import Pattern, matching, patterns

WIDTH, ROW, MOST_ROWS = 420, 66, 7
THUMBNAIL = 54


class PatternModel(QAbstractListModel):
    """The patterns that have the words typed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.found: list[Pattern] = list(patterns())

    def search(self, query: str) -> None:
        """Show the patterns that match."""
        self.beginResetModel()
        self.found = matching(query)
        self.endResetModel()

    def rowCount(self, _parent: AnyIndex | None = None) -> int:
        return len(self.found)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if not index.isValid():
            return None
        pattern = self.found[index.row()]
        return {
            int(Qt.ItemDataRole.DisplayRole): pattern.name,
            int(Qt.ItemDataRole.ToolTipRole): pattern.moves,
            int(Qt.ItemDataRole.AccessibleTextRole): f"{pattern.name}. {pattern.description}",
        }.get(int(role))


class PatternList(Card):
    """A card with a line to search in; Enter or a click chooses."""

    chosen = Signal(object)
    """A `core.cube.patterns.Pattern`."""

    def __init__(self, window: QWidget) -> None:
        model = PatternModel()
        super().__init__(window, WIDTH, model, _Row(model), MOST_ROWS)
        self.model = model
        model.setParent(self)
        self.column.setContentsMargins(8, 6, 8, 8)
        self.column.setSpacing(4)
        self.edit = _SearchLine(f"Search {len(patterns())} patterns")
        self.edit.textChanged.connect(self._on_text)
        self.edit.installEventFilter(self)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setAccessibleName("Patterns")
        self.view.setCurrentIndex(self.model.index(0))
        self.view.clicked.connect(lambda index: self._choose(index.row()))
        self._empty = Label("No pattern has these words. Try a shorter one.", 13, 400, "text2")
        self._empty.setContentsMargins(12, 10, 12, 12)
        self._empty.hide()
        for widget in (self.edit, Hairline(), self.view, self._empty):
            self.column.addWidget(widget)

    def open_below(self, anchor: QWidget) -> None:
        super().open_below(anchor)
        self.edit.setFocus()

    def _on_text(self, text: str) -> None:
        self.model.search(text)
        self.view.setCurrentIndex(self.model.index(0))
        self._empty.setVisible(not self.model.found)
        self.fit()

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self.model.found):
            pattern = self.model.found[row]
            self.dismiss()
            self.chosen.emit(pattern)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.edit and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._on_key(Qt.Key(event.key()))
        return super().eventFilter(watched, event)

    def _on_key(self, key: Qt.Key) -> bool:
        row, last = self.view.currentIndex().row(), self.model.rowCount() - 1
        page = max(1, self.view.height() // ROW)
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: page, Qt.Key.Key_PageUp: -page}
        if key in steps:
            self.view.setCurrentIndex(self.model.index(max(0, min(last, row + steps[key]))))
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._choose(row)
        else:
            return False
        return True


class _SearchLine(QLineEdit):
    def __init__(self, invitation: str) -> None:
        super().__init__()
        self.setPlaceholderText(invitation)
        self.setAccessibleName("Search patterns")
        self.setFixedHeight(40)
        self.setFont(theme.font(13))
        self.setStyleSheet("border: none; background: transparent; padding-left: 34px;")

    def paintEvent(self, event: object) -> None:
        super().paintEvent(event)  # type: ignore[arg-type]
        icons.paint(QPainter(self), "search", QRectF(10, 11, 18, 18), theme.current().text2)


class _Row(RowPainter):
    """A small cube is worked out only when its row is first in sight."""

    def __init__(self, model: PatternModel) -> None:
        super().__init__(ROW, model)
        self._model = model

    def paint_row(self, painter: QPainter, box: QRectF, row: int, current: bool) -> None:
        tokens, pattern = theme.current(), self._model.found[row]
        picture = QRectF(box.left() + 8, box.center().y() - THUMBNAIL / 2, THUMBNAIL, THUMBNAIL)
        paint_solid(painter, picture, pattern.facelets, letters=False)
        words = box.adjusted(THUMBNAIL + 22, 8, -12, -6)
        painter.setFont(theme.font(13, 600 if current else 500))
        painter.setPen(QColor(tokens.accent if current else tokens.text))
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, pattern.name)
        painter.setFont(theme.font(12))
        painter.setPen(QColor(tokens.text if current else tokens.text2))
        wrapped = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
        painter.drawText(words.adjusted(0, 18, 0, 0), wrapped, pattern.description)
