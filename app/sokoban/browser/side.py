"""List of collections at the side of the browser, with counts of solved levels; F2 renames in place."""

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
"""Number of lines of a file's notes in the tooltip."""
EVERYTHING = -1
"""Key of the entry for all collections together."""


class CollectionModel(QAbstractListModel):
    """List model of the collections, with an entry for all levels if there is more than one."""

    renamed = Signal(int, str)
    """Emitted with a collection's key and the new title that the user typed."""

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
        """Show the new title of a collection."""
        at = self.find(key)
        if at is not None:
            self.rows[at] = self.rows[at]._replace(title=title)
            self.dataChanged.emit(self.index(at), self.index(at))

    def find(self, key: int) -> int | None:
        """Return the index of a collection in the list; None if it is not listed."""
        return next((index for index, row in enumerate(self.rows) if row.key == key), None)

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
    """List of collections.

    Arrow keys and a click choose; F2 or a double click renames, Delete removes, Alt and an arrow moves.
    """

    chosen = Signal(int)
    """Emitted with the key of the chosen collection, or EVERYTHING."""
    entered_grid = Signal()
    """Emitted when the user moves on to the grid of levels."""
    removed = Signal()
    """Emitted when the current collection is to be removed."""
    shifted = Signal(int)
    """Emitted when the current collection is to be moved up (-1) or down (+1)."""

    def __init__(self, model: CollectionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._collections = model
        self._row = 0
        self.target: int | None = None
        """Key of the collection marked as target of a drag."""
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
        """Select a collection; if it is gone, the one now in its place."""
        row = None if key is None else self._collections.find(key)
        self._row = min(self._row if row is None else row, len(self._collections.rows) - 1)
        self.setCurrentIndex(self._collections.index(self._row))

    def row_at(self, place: QPoint) -> CollectionRow | None:
        """Return the collection at a point of the viewport; None if there is none."""
        index = self.indexAt(place)
        return self._collections.rows[index.row()] if index.isValid() else None

    def show_target(self, key: int | None) -> None:
        """Mark the collection into which dragged levels would be put; None for no mark."""
        if key != self.target:
            self.target = key
            self.viewport().update()

    def rename(self) -> None:
        """Let the user edit the title of the current collection in place."""
        self.edit(self.currentIndex())

    def _on_current(self, index: AnyIndex) -> None:
        if index.isValid():
            self._row = index.row()
            self.chosen.emit(self._collections.rows[index.row()].key)

    def event(self, event: QEvent) -> bool:
        # the same keys are shortcuts for levels; in this list they act on the collection
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
            super().keyPressEvent(event)  # keys that the editor of the title did not use
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
