"""The collections at the side of the browser: how many levels, how many solved; F2 renames in place."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from app.base.language.wording import clauses, format_integer
from app.base.language.words import tr
from app.base.theme import theme
from app.sokoban.library.index import CollectionRow, Index
from app.widgets.cards.card import AnyIndex
from app.widgets.controls.renaming import Renaming
from app.widgets.keys import claim_key
from app.widgets.painting import get_track_colour, paint_rounded_rect
from app.widgets.text import plain_tip

ROW = 52
_OWN_KEYS = {Qt.Key.Key_F2, Qt.Key.Key_Delete}
NOTES = 12
"""So many lines of a file's notes are shown."""
EVERYTHING = -1
"""Stands for all collections."""


class CollectionModel(QAbstractListModel):
    """All levels together, if there is more than one collection, and each collection."""

    renamed = Signal(int, str)
    """The user has typed another title for the collection with that key."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rows: list[CollectionRow] = []

    def show(self, library: Index) -> None:
        rows = library.collections
        everything = CollectionRow(
            EVERYTHING, tr("All levels"), "", sum(row.levels for row in rows), sum(row.solved for row in rows)
        )
        self.beginResetModel()
        self.rows = [*rows, everything] if len(rows) > 1 else list(rows)
        self.endResetModel()

    def set_title(self, key: int, title: str) -> None:
        """A collection has another title now."""
        at = self.find(key)
        if at is not None:
            self.rows[at] = self.rows[at]._replace(title=title)
            self.dataChanged.emit(self.index(at), self.index(at))

    def find(self, key: int) -> int | None:
        """Where a collection is listed."""
        return next((at for at, row in enumerate(self.rows) if row.key == key), None)

    def rowCount(self, _parent: AnyIndex | None = None) -> int:
        return len(self.rows)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        own = index.isValid() and (self.rows[index.row()].is_built_in or self.rows[index.row()].key == EVERYTHING)
        flags = super().flags(index)
        return flags if own else flags | Qt.ItemFlag.ItemIsEditable

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole}:
            return row.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return clauses((row.name, detail(row)))
        if role == Qt.ItemDataRole.ToolTipRole and not row.is_built_in:
            return plain_tip("\n".join([*row.about.split("\n")[:NOTES], row.source]).strip()) or None
        return None

    def setData(self, index: AnyIndex, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or not isinstance(value, str):
            return False
        row = self.rows[index.row()]
        if value.strip() and value.strip() != row.name:
            self.renamed.emit(row.key, value.strip())
        return True


def detail(row: CollectionRow) -> str:
    """Return how many levels of a collection are solved: "12 of 155 solved by you"."""
    return tr(
        "{solved} of {levels} solved by you", solved=format_integer(row.solved), levels=format_integer(row.levels)
    )


class CollectionList(QListView):
    """Arrow keys and a click choose; F2 or a double click renames, Delete removes, Alt and an arrow moves."""

    chosen = Signal(int)
    """The key of a collection, or EVERYTHING."""
    entered_grid = Signal()
    """The user wants on to the levels."""
    removed = Signal()
    """The collection is to be removed."""
    shifted = Signal(int)
    """The collection is to be moved up (-1) or down (+1)."""

    def __init__(self, model: CollectionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._collections = model
        self._row = 0
        self.target: int | None = None
        """The key of the collection that is marked."""
        self.setModel(model)
        self.setItemDelegate(_Row(self))
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.DoubleClicked | QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Collections"))
        self.selectionModel().currentChanged.connect(self._on_current)

    @property
    def current(self) -> CollectionRow | None:
        index = self.currentIndex()
        return self._collections.rows[index.row()] if index.isValid() else None

    def select(self, key: int | None) -> None:
        """Choose a collection; if it is gone, the one that has taken its place."""
        at = None if key is None else self._collections.find(key)
        self._row = min(self._row if at is None else at, len(self._collections.rows) - 1)
        self.setCurrentIndex(self._collections.index(self._row))

    def row_at(self, place: QPoint) -> CollectionRow | None:
        """The collection at a point of the viewport."""
        index = self.indexAt(place)
        return self._collections.rows[index.row()] if index.isValid() else None

    def show_target(self, key: int | None) -> None:
        """Mark the collection that levels would be put into."""
        if key != self.target:
            self.target = key
            self.viewport().update()

    def rename(self) -> None:
        """Let the user type another title in place."""
        self.edit(self.currentIndex())

    def _on_current(self, index: AnyIndex) -> None:
        if index.isValid():
            self._row = index.row()
            self.chosen.emit(self._collections.rows[index.row()].key)

    def event(self, event: QEvent) -> bool:
        # the levels have these keys as shortcuts; here they belong to the collection
        return claim_key(event, lambda key: self._shift_of(key) is not None or key.key() in _OWN_KEYS) or super().event(
            event
        )

    @staticmethod
    def _shift_of(event: QKeyEvent) -> int | None:
        alone = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.AltModifier
        return {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key())) if alone else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shift = self._shift_of(event)
        if self.state() == QAbstractItemView.State.EditingState:
            super().keyPressEvent(event)  # what the line that is typed in has left over
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        elif shift is not None:
            self.shifted.emit(shift)
        elif event.key() == Qt.Key.Key_Delete:
            self.removed.emit()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Right}:
            self.entered_grid.emit()
        else:
            super().keyPressEvent(event)


class _Row(Renaming):
    def __init__(self, view: CollectionList) -> None:
        super().__init__(view, tr("Name of the collection"))
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: AnyIndex) -> QSize:
        return QSize(100, ROW)

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, _index: AnyIndex) -> None:
        area: QRect = option.rect
        editor.setGeometry(area.adjusted(2, 4, -6, 0).adjusted(0, 0, 0, 32 - area.height()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        tokens = theme.current()
        area: QRect = option.rect
        state: QStyle.StateFlag = option.state
        model = self._view.model()
        assert isinstance(model, CollectionModel)
        row = model.rows[index.row()]
        current = index.row() == self._view.currentIndex().row()
        box = QRectF(area).adjusted(0, 1, -4, -1)
        painter.save()
        if current:
            paint_rounded_rect(painter, box, QColor(tokens.soft), QColor(tokens.accent) if tokens.contrast else None, 7)
        elif state & QStyle.StateFlag.State_MouseOver:
            paint_rounded_rect(painter, box, QColor(tokens.hover), None, 7)
        if row.key == self._view.target:
            paint_rounded_rect(painter, box.adjusted(1, 1, -1, -1), QColor(tokens.soft), QColor(tokens.accent), 7)
        inner = box.adjusted(12, 6, -12, -7)
        font, small = theme.font(13, 600 if current else 500), theme.font(12)
        painter.setFont(font)
        painter.setPen(QColor(tokens.accent if current else tokens.text))
        left, top = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignTop
        title = QFontMetricsF(font).elidedText(row.name, Qt.TextElideMode.ElideRight, inner.width())
        painter.drawText(inner, left | top, title)
        painter.setFont(small)
        painter.setPen(QColor(tokens.text if current else tokens.text2))
        painter.drawText(inner.adjusted(0, 17, 0, 0), left | top, detail(row))
        track = QRectF(inner.left(), inner.bottom() - 2, inner.width(), 3)
        paint_rounded_rect(painter, track, get_track_colour(), None, 1.5)
        if row.solved:
            done = QRectF(track)
            done.setWidth(max(3.0, track.width() * row.solved / row.levels))
            paint_rounded_rect(painter, done, QColor(tokens.ok), None, 1.5)
        painter.restore()
