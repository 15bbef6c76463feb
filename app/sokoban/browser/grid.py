"""Grid of thumbnails in the level browser; only visible cells are drawn."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelection,
    QItemSelectionModel,
    QObject,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QStaticText,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from app.base.language.wording import clauses, format_integer
from app.base.language.words import as_shown, tr, translate
from app.base.theme import icons, theme
from app.sokoban.browser.carrying import CarryingView
from app.sokoban.browser.filter import Filter
from app.sokoban.browser.standing import LevelStanding, Status, standing
from app.sokoban.browser.thumbnails import Thumbnails
from app.sokoban.library.arranging import LONGEST_TITLE
from app.sokoban.library.index import Index, LevelRow
from app.sokoban.library.level_set import name_untitled_level
from app.widgets.cards.card import AnyIndex
from app.widgets.controls.renaming import Renaming
from app.widgets.explained_figures import FigureOrigin
from app.widgets.painting import paint_rounded_rect
from app.widgets.text import plain_tip
from core.base.text.figure_text import FigureNumber, join_texts

CELL = 172
"""Least width of a cell; remaining space is shared out among the cells of a line."""
PICTURE = QSize(148, 108)
CELL_HEIGHT = 172
SIGNS = {
    Status.YOURS: ("check", "ok", "ok_fill"),
    Status.PROGRAM: ("bulb", "accent", "soft"),
    Status.GAVE_UP: ("clock", "text2", "hover"),
    Status.UNSOLVABLE: ("close", "danger", "danger_fill"),
    Status.BROKEN: ("warn", "warn", "warn_fill"),
}
"""Icon, ink and fill of the sign for each status; a level that is merely not solved has none."""
EMPTY = Index([], {}, {}, {}, frozenset())


class GridModel(QAbstractListModel):
    """Levels of one collection, or of all, that pass the filter."""

    retitled = Signal(int, str)
    """Emitted with a level's key and the new title that the user typed."""

    def __init__(self, parent: QObject, fault_of: Callable[[int], str]) -> None:
        """`fault_of` returns why the level with a given key cannot be played."""
        super().__init__(parent)
        self._fault_of = fault_of
        self.index_of_library = EMPTY
        self._rows: list[LevelRow] = []
        self._texts: list[str] = []
        self._shown: list[int] = []
        self._many = False
        self.quiet = False
        """Whether what the program knows of levels is hidden from the player."""

    def standing(self, row: LevelRow) -> LevelStanding:
        """Return the current standing of a level."""
        return standing(row, self.index_of_library, quiet=self.quiet)

    def set_rows(self, library: Index, collection: int | None) -> Sequence[LevelRow]:
        """Load the levels of a collection (None: of all); they are shown by the next `apply`."""
        self.index_of_library = library
        self._rows = library.rows(collection)
        self._many = collection is None
        self._texts.clear()
        return self._rows

    def apply(self, wanted: Filter) -> None:
        """Show the levels that pass the filter."""
        if wanted.words and not self._texts:
            self._texts = [f"{row.name}\n{row.author}".casefold() for row in self._rows]
        self.beginResetModel()
        self._shown = wanted.choose(self._rows, self._texts, self.standing)
        self.endResetModel()

    def rearrange(self, library: Index, collection: int | None, wanted: Filter) -> bool:
        """Show rearranged levels in the same cells; False, with nothing changed, if their number differs.

        A reset of the model would lay out thousands of cells anew and take longer than the repeat of a key.
        """
        rows = library.rows(collection)
        texts = [f"{row.name}\n{row.author}".casefold() for row in rows] if wanted.words else []
        before = self.index_of_library
        self.index_of_library = library
        shown = wanted.choose(rows, texts, self.standing)
        if len(shown) != len(self._shown):
            self.index_of_library = before
            return False
        self._rows, self._texts, self._shown = rows, texts, shown
        if shown:
            self.dataChanged.emit(self.index(0), self.index(len(shown) - 1))
        return True

    @property
    def count(self) -> int:
        """Number of levels, shown or not."""
        return len(self._rows)

    @property
    def solved_count(self) -> int:
        """Number of levels in the grid that the player has solved."""
        best = self.index_of_library.best
        return sum(row.identity in best for row in self._rows)

    def row(self, at: int) -> LevelRow:
        return self._rows[self._shown[at]]

    def find(self, level: int) -> int | None:
        """Return the index at which the level with a key is shown; None if it is not."""
        return next((place for place, index in enumerate(self._shown) if self._rows[index].key == level), None)

    def find_number(self, number: int | None) -> int | None:
        """Return the index at which the first level with a number is shown; None if there is none."""
        if number is None:
            return None
        return next((at for at, index in enumerate(self._shown) if self._rows[index].place + 1 == number), None)

    def is_unsolved(self, row: LevelRow) -> bool:
        """Whether a level is playable and the player has not solved it."""
        return not row.fault and row.identity not in self.index_of_library.best

    def neighbour_of(self, levels: Collection[int]) -> int | None:
        """Return the key of the level shown behind the last of `levels`, else of one before; None without one."""
        places = [place for place in range(len(self._shown)) if self.row(place).key in levels]
        others = (*range(places[-1] + 1, len(self._shown)), *range(places[-1], -1, -1))
        return next((key for place in others if (key := self.row(place).key) not in levels), None)

    def find_level_behind(self, level: int, moving: Collection[int]) -> int | None:
        """Return the first level after `level`, shown or not, that is not among `moving`; None if there is none."""
        keys = [row.key for row in self._rows]
        return next((key for key in keys[keys.index(level) + 1 :] if key not in moving), None)

    def rowCount(self, _parent: AnyIndex | None = None) -> int:
        return len(self._shown)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if not index.isValid():
            return None
        row = self.row(index.row())
        if role == Qt.ItemDataRole.DisplayRole:
            return row.name
        if role == Qt.ItemDataRole.EditRole:
            return as_shown(row.title)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return clauses((row.name, self.words(row)))
        return plain_tip(self.fault(row) or self.words(row)) if role == Qt.ItemDataRole.ToolTipRole else None

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        flags = super().flags(index)
        own = index.isValid() and self.index_of_library.is_built_in(self.row(index.row()).collection)
        return flags if own else flags | Qt.ItemFlag.ItemIsEditable

    def setData(self, index: AnyIndex, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role == Qt.ItemDataRole.EditRole and isinstance(value, str):
            row = self.row(index.row())
            if value.strip() != as_shown(row.title):
                self.retitled.emit(row.key, value)
        return True

    def words(self, row: LevelRow, grade: FigureOrigin | None = None) -> str:
        """Return the state of a level in words: "4 boxes, solved by you, best 12 pushes, at least 10".

        `grade` is the derivation of the level's grade, if there is one.
        """
        words = self.standing(row).words
        if row.fault:
            return words
        boxes = tr("%n boxes", one="%n box", n=row.boxes)
        return clauses((boxes, _grade_words(row, grade), words))

    def fault(self, row: LevelRow) -> str:
        """Return why a level cannot be played; "" if it can."""
        return translate(self._fault_of(row.key)) or row.fault if row.fault else ""

    def detail(self, row: LevelRow) -> str:
        """Return a short description of a level: "4 boxes, 10–12 pushes"."""
        if row.fault:
            return tr("cannot be played")
        known = self.standing(row)
        begun = known.status is Status.BEGUN and known.best is None
        boxes = tr("%n boxes", one="%n box", n=row.boxes)
        grade = tr("grade {grade}", grade=row.grade) if row.grade else ""
        return clauses((boxes, grade, tr("in progress") if begun else known.brief))

    def line(self, row: LevelRow) -> str:
        """Return the line below a level's name; among all levels it begins with the collection."""
        detail = self.detail(row)
        return clauses((self.index_of_library.title(row.collection), detail)) if self._many else detail

    def number(self, row: LevelRow) -> str:
        """Return the level's number in its collection, or "" if its name says it already."""
        number = f"{format_integer(row.place + 1)}"
        return "" if not self._many and row.name == name_untitled_level(row.place + 1) else number

    def story(self, row: LevelRow, grade: FigureOrigin | None = None) -> str:
        """Return everything known about a level in one line; for `grade` see `words`."""
        library = self.index_of_library
        parts = [f"{row.width} × {row.height}", self.words(row, grade)]
        if row.author:
            parts.insert(0, tr("by {author}", author=row.author))
        if self._many:
            parts.insert(
                0,
                tr(
                    "{collection}, level {number}",
                    collection=library.title(row.collection),
                    number=format_integer(row.place + 1),
                ),
            )
        others = [twin for twin in library.twins.get(row.identity, ()) if twin.key != row.key]
        if others:
            parts.append(_same_as(others[0].name, library.title(others[0].collection), len(others) - 1))
        return join_texts(" · ", parts)


def _grade_words(row: LevelRow, origin: FigureOrigin | None) -> str:
    """Return the difficulty of a level in words; "" if its file does not say."""
    if not row.grade:
        return ""
    return tr("grade {grade} of 5", grade=row.grade if origin is None else FigureNumber(row.grade, origin))


def _same_as(level: str, collection: str, more: int) -> str:
    if not more:
        return tr("same as {level} in {collection}", level=level, collection=collection)
    return tr(
        "same as {level} in {collection} and %n more",
        one="same as {level} in {collection} and %n more",
        n=more,
        level=level,
        collection=collection,
    )


class LevelGrid(CarryingView):
    """Grid of levels for mouse and keyboard.

    Arrow keys and a click select, with Shift or Ctrl several; Enter and a double click open, F2 renames; a letter goes
    to the search.
    """

    opened = Signal(object)
    """Emitted with the `LevelRow` that the user opens."""
    selected = Signal(object)
    """Emitted with the `LevelRow` that was selected, or None."""
    typed = Signal(str)

    def __init__(self, model: GridModel, thumbnails: Thumbnails, parent: QWidget | None = None) -> None:
        super().__init__(tr("Levels"), CELL_HEIGHT, parent)
        self._levels = model
        self.setModel(model)
        self.setItemDelegate(_Cell(model, thumbnails, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.verticalScrollBar().setSingleStep(CELL_HEIGHT // 3)
        self.verticalScrollBar().valueChanged.connect(lambda _: thumbnails.forget_wishes())
        thumbnails.drawn.connect(self.viewport().update)
        theme.manager().changed.connect(self.viewport().update)
        self.doubleClicked.connect(lambda index: self.opened.emit(model.row(index.row())))
        self.selectionModel().currentChanged.connect(lambda *_: self._tell())
        model.modelReset.connect(self._tell)

    @property
    def current(self) -> LevelRow | None:
        """Current level; None without one."""
        index = self.currentIndex()
        return self._levels.row(index.row()) if index.isValid() else None

    @property
    def selected_levels(self) -> list[LevelRow]:
        """Selected levels, in the order in which they are shown."""
        return [
            self._levels.row(at) for at in sorted({index.row() for index in self.selectionModel().selectedIndexes()})
        ]

    @property
    def holds_own(self) -> bool:
        """Whether at least one of the selected levels is built in, so that it cannot be changed or deleted."""
        library = self._levels.index_of_library
        return any(library.is_built_in(collection) for collection in {row.collection for row in self.selected_levels})

    def select_all_of(self, levels: Collection[int], current: int | None = None) -> None:
        """Select the levels with these keys that are shown, and scroll to `current` or the first of them."""
        places = [at for at in range(self._levels.rowCount()) if self._levels.row(at).key in levels]
        if not places:
            return
        at = next((at for at in places if self._levels.row(at).key == current), places[0])
        selection = QItemSelection()
        for first, last in _runs(places):
            selection.select(self._levels.index(first), self._levels.index(last))
        keep = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(self._levels.index(at), keep.NoUpdate)
        self.selectionModel().select(selection, keep.ClearAndSelect)
        self.scrollTo(self._levels.index(at), self.ScrollHint.EnsureVisible)

    def rename(self) -> None:
        """Let the user edit the title of the current level in place."""
        self.edit(self.currentIndex())

    def select(self, level: int | None) -> None:
        """Select the level with a key, or the first one if it is not shown, and scroll to it."""
        row = self._levels.find(level) if level is not None else None
        if self._levels.rowCount():
            index = self._levels.index(row or 0)
            # the view's own setCurrentIndex looks at the keyboard: with Ctrl held, as in Ctrl+B, it adds to the
            # selection
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
            self.scrollTo(
                index, QAbstractItemView.ScrollHint.PositionAtCenter if row else self.ScrollHint.EnsureVisible
            )

    def _tell(self) -> None:
        self.selected.emit(self.current)

    def columns_in(self, width: int) -> int:
        return max(1, width // CELL)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.carrying:
            if event.key() == Qt.Key.Key_Escape:
                self.stop_carrying()
            return
        if self.state() == QAbstractItemView.State.EditingState:
            super().keyPressEvent(event)  # keys that the editor of the title did not use
            return
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if self.current is not None:
                self.opened.emit(self.current)
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        elif plain and event.text().strip() and event.text().isprintable():
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)


class _Cell(Renaming):
    def __init__(self, model: GridModel, thumbnails: Thumbnails, view: LevelGrid) -> None:
        super().__init__(view, tr("Title of the level"), LONGEST_TITLE)
        self._model, self._thumbnails, self._view = model, thumbnails, view
        self._bold, self._name, self._small = theme.font(13, 600), theme.font(13, 500), theme.font(12)

    def sizeHint(self, _option: QStyleOptionViewItem, _index: AnyIndex) -> QSize:
        return self._view.gridSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        tokens = theme.current()
        area: QRect = option.rect
        state: QStyle.StateFlag = option.state
        row = self._model.row(index.row())
        current = index.row() == self._view.currentIndex().row()
        box = QRectF(area).adjusted(4, 4, -4, -4)
        painter.save()
        selected = bool(state & QStyle.StateFlag.State_Selected)
        if current or selected:
            line = QColor(tokens.accent) if current or tokens.contrast else None
            paint_rounded_rect(painter, box, QColor(tokens.soft if selected else tokens.hover), line, 10)
        elif state & QStyle.StateFlag.State_MouseOver:
            paint_rounded_rect(painter, box, QColor(tokens.hover), None, 10)
        left = round(box.center().x() - PICTURE.width() / 2)
        place = QRect(left, round(box.top()) + 8, PICTURE.width(), PICTURE.height())
        ratio = self._view.devicePixelRatioF()
        picture = self._thumbnails.picture((row.key, row.game or row.identity), PICTURE, ratio)
        if picture is not None:
            painter.drawPixmap(place.topLeft(), picture)
        else:
            paint_rounded_rect(painter, QRectF(place).adjusted(24, 18, -24, -18), QColor(tokens.sunken), None, 8)
        words = QRectF(box.left() + 12, place.bottom() + 6, box.width() - 24, 18)
        self._paint_words(painter, words, row, current, ratio)
        if (sign := SIGNS.get(self._model.standing(row).status)) is not None:
            _paint_sign(painter, QPointF(box.right() - 28, box.top() + 6), *sign, ratio)
        painter.restore()

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, _index: AnyIndex) -> None:
        area: QRect = option.rect
        top = area.top() + 4 + 8 + PICTURE.height()
        editor.setGeometry(QRect(area.left() + 6, top, area.width() - 12, CELL_HEIGHT - 8 - 8 - PICTURE.height()))

    def _paint_words(self, painter: QPainter, line: QRectF, row: LevelRow, current: bool, ratio: float) -> None:
        tokens = theme.current()
        font = self._bold if current else self._name
        number = self._model.number(row)
        painter.setFont(font)
        painter.setPen(QColor(tokens.accent if current else tokens.text))
        twin = row.identity in self._model.index_of_library.twins
        room = round(line.width()) - 8 * len(number) - (22 if twin else 4)
        painter.drawStaticText(line.topLeft(), _line(row.name, room, font.weight()))
        painter.setFont(self._small)
        painter.setPen(QColor(tokens.text if current else tokens.text2))
        right = line.right()
        if number:
            text = _line(number, CELL, 400)
            right -= text.size().width()
            painter.drawStaticText(QPointF(right, line.top() + 1), text)
            right -= 6
        if twin:
            painter.drawPixmap(QPointF(right - 14, line.top() + 2), icons.pixmap("copy", tokens.text2, 14, ratio))
        painter.drawStaticText(line.bottomLeft(), _line(self._model.line(row), round(line.width()), 400))


def _runs(places: Sequence[int]) -> list[tuple[int, int]]:
    """Return ascending numbers as runs of consecutive ones, each as its first and last number."""
    runs: list[tuple[int, int]] = []
    for place in places:
        if runs and runs[-1][1] == place - 1:
            runs[-1] = (runs[-1][0], place)
        else:
            runs.append((place, place))
    return runs


def _paint_sign(painter: QPainter, place: QPointF, icon: str, ink_name: str, fill_name: str, ratio: float) -> None:
    tokens = theme.current()
    ink: str = getattr(tokens, ink_name)
    painter.setPen(QColor(ink) if tokens.contrast else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(getattr(tokens, fill_name)))
    painter.drawEllipse(QRectF(place, QSizeF(22, 22)))
    painter.drawPixmap(place + QPointF(3, 3), icons.pixmap(icon, ink, 16, ratio))


@lru_cache(maxsize=2000)
def _line(text: str, width: int, weight: int) -> QStaticText:
    """Return a line of a cell, elided and laid out; cached, since both take longer than drawing it."""
    font = theme.font(12 if weight == 400 else 13, weight)
    line = QStaticText(QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width))
    line.setTextFormat(Qt.TextFormat.PlainText)
    line.prepare(font=font)
    return line
