"""Drop-down library of patterns, the user's own first: a small cube, a name and a description."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QWidget

from app.base.language.wording import clauses, full_stops, sentences
from app.base.language.words import as_shown, tr, translate
from app.base.theme import icons, theme
from app.cube.depth.path import depth_in_turns, source_sentence
from app.cube.editor import drawn_patterns as drawn
from app.cube.editor.drawn_patterns import DrawnPattern, DrawnPatterns
from app.cube.editor.net import paint_solid
from app.widgets.cards.card import ListCard, RowModel, RowPainter, RowWords
from app.widgets.controls.buttons import Button
from app.widgets.controls.field import Field
from app.widgets.text import Hairline, Label
from core.base.puzzle import InputError
from core.base.words import phrase
from core.cube.notation.patterns import Pattern, matching, patterns
from core.cube.solve.bracket import Bracket, BracketSource

WIDTH, ROW, MOST_ROWS = 420, 66, 7
THUMBNAIL = 54
OWN_KEYS = phrase("F2 renames it, Shift+Del deletes it")


class PatternModel(RowModel[Pattern | DrawnPattern]):
    """Patterns that match the search text, with what is known of their depths."""

    def __init__(self, own: DrawnPatterns, known: Callable[[Pattern], Bracket], parent: QObject | None = None) -> None:
        super().__init__(parent, [*own.patterns, *patterns()])
        self._own, self._known = own, known

    def search(self, query: str) -> None:
        """Show the patterns that match the search text."""
        self.show([*drawn.matching(self._own.patterns, query), *matching(query, as_shown)])

    def words(self, row: int) -> RowWords:
        pattern, depth = self.rows[row], self.depth(row)
        moves = pattern.moves if isinstance(pattern, Pattern) else translate(OWN_KEYS)
        name = as_shown(pattern.name)
        spoken = full_stops(filter(None, (name, as_shown(pattern.description), depth)))
        return RowWords(name, spoken, "\n".join(filter(None, (moves, depth))))

    def find_bracket(self, row: int) -> Bracket | None:
        """Return what is known of the depth of the pattern in a row.

        A pattern drawn by the user may have blanks, so the result is None.
        """
        pattern = self.rows[row]
        return self._known(pattern) if isinstance(pattern, Pattern) else None

    def description(self, row: int) -> str:
        """Return the description in a row, with the source of a published depth."""
        pattern, known = self.rows[row], self.find_bracket(row)
        published = known is not None and known.source is BracketSource.PUBLISHED
        return sentences(as_shown(pattern.description), source_sentence(known) if known and published else "")

    def depth(self, row: int) -> str:
        """Return the depth in words, with its source: "20 half turns, published, M. Reid, 1995"."""
        known = self.find_bracket(row)
        if known is None:
            return ""
        return clauses(filter(None, (depth_in_turns(known), translate(known.provenance))))


class PatternList(ListCard):
    """Card with a search field; Enter or click chooses, F2 renames, Shift+Del deletes a drawn pattern."""

    chosen = Signal(object)
    """A pattern was chosen: a `core.cube.notation.patterns.Pattern` or a `DrawnPattern`."""

    def __init__(self, window: QWidget, own: DrawnPatterns, known: Callable[[Pattern], Bracket]) -> None:
        """Create the card; `known` returns what is known of a pattern's depth in the metric of the page."""
        model = PatternModel(own, known)
        super().__init__(window, WIDTH, model, _Row(model), MOST_ROWS)
        self.setAccessibleName(tr("Patterns"))
        self.model, self._own = model, own
        model.setParent(self)
        self.column.setContentsMargins(8, 6, 8, 8)
        self.column.setSpacing(4)
        self.edit = _SearchLine(tr("Search {number} patterns", number=model.rowCount()))
        self.edit.textChanged.connect(self._on_text)
        self.edit.installEventFilter(self)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setAccessibleName(tr("Patterns"))
        self.view.setCurrentIndex(self.model.index(0))
        self.view.clicked.connect(lambda index: self._choose(index.row()))
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._open_menu)
        self._empty = Label(tr("No pattern matches. Try a shorter word."), 13, 400, "text2")
        self._empty.setContentsMargins(12, 10, 12, 12)
        self._empty.hide()
        for widget in (self.edit, Hairline(), self.view, self._empty, *self._foot()):
            self.column.addWidget(widget)

    def _foot(self) -> tuple[QWidget, QWidget]:
        """Return the field for renaming a pattern, and the line that offers to undo a deletion."""
        self.name = Field(tr("Name of this pattern"))
        self.name.edit.setMaxLength(drawn.LONGEST_NAME)
        self.name.submitted.connect(self._rename)
        self.name.edit.installEventFilter(self)
        self._renamed: DrawnPattern | None = None
        self._deleted: DrawnPattern | None = None
        self.gone = QWidget()
        self.undo_button, self._gone_words = Button(tr("Undo")), Label("", 12, 400, "text2", elided=True)
        self.undo_button.clicked.connect(self._undo)
        line = QHBoxLayout(self.gone)
        line.setContentsMargins(12, 4, 4, 0)
        line.addWidget(self._gone_words, 1)
        line.addWidget(self.undo_button)
        self.name.hide()
        self.gone.hide()
        return self.name, self.gone

    def open_below(self, anchor: QWidget) -> None:
        super().open_below(anchor)
        self.edit.setFocus()

    def _on_text(self, text: str) -> None:
        self.model.search(text)
        self.view.setCurrentIndex(self.model.index(0))
        self._empty.setVisible(not self.model.rows)
        self.fit()

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self.model.rows):
            pattern = self.model.rows[row]
            self.dismiss()
            self.chosen.emit(pattern)

    # drawn patterns

    @property
    def current_own_pattern(self) -> DrawnPattern | None:
        """Pattern of the current row if the user has drawn it, else None."""
        row = self.view.currentIndex().row()
        pattern = self.model.rows[row] if 0 <= row < len(self.model.rows) else None
        return pattern if isinstance(pattern, DrawnPattern) else None

    def _open_menu(self, point: QPoint) -> None:
        if self.current_own_pattern is not None:
            menu = QMenu(self)
            menu.addAction(icons.icon("edit"), tr("Rename"), self._begin_renaming)
            menu.addAction(icons.icon("erase"), tr("Delete"), self._delete)
            menu.popup(self.view.viewport().mapToGlobal(point))

    def _begin_renaming(self) -> None:
        self._renamed = self.current_own_pattern
        if self._renamed is not None:
            self.name.set_text(self._renamed.name)
            self.name.set_error("")
            self.name.show()
            self.fit()
            self.name.edit.setFocus()
            self.name.edit.selectAll()

    def _rename(self, name: str) -> None:
        if self._renamed is None:
            return
        try:
            renamed = self._own.rename(self._renamed, name)
        except InputError as error:
            self.name.set_error(translate(error.sentence))
            self.fit()
            return
        self._end_renaming()
        self._renew(renamed.name)

    def _end_renaming(self) -> None:
        self._renamed = None
        self.name.hide()
        self.edit.setFocus()
        self.fit()

    def _delete(self) -> None:
        gone = self._deleted = self.current_own_pattern
        if gone is not None:
            self._own.delete(gone)
            self._gone_words.setText(tr("{name} is deleted", name=gone.name))
            self.gone.show()
            self._renew()

    def _undo(self) -> None:
        if self._deleted is not None and self._own.find_pattern(self._deleted.name) is None:
            self._own.keep(self._deleted.name, self._deleted.net)
            self.gone.hide()
            self._renew(self._deleted.name)

    def _renew(self, name: str = "") -> None:
        """Update the list and stay on the row, or go to the pattern with this name."""
        row = self.view.currentIndex().row()
        self._on_text(self.edit.text())
        names = [pattern.name for pattern in self.model.rows]
        row = names.index(name) if name in names else min(row, len(names) - 1)
        self.view.setCurrentIndex(self.model.index(row))

    # keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            key = Qt.Key(event.key())
            if watched is self.name.edit and key == Qt.Key.Key_Escape:
                self._end_renaming()
                return True
            if watched is self.edit and key == Qt.Key.Key_F2 and self.current_own_pattern is not None:
                self._begin_renaming()
                return True
            shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            if watched is self.edit and key == Qt.Key.Key_Delete and shifted and self.current_own_pattern is not None:
                self._delete()
                return True
            if watched is self.edit:
                return self._on_key(key)
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
        self.setAccessibleName(tr("Search patterns"))
        self.setFixedHeight(40)
        self.setFont(theme.font(13))
        self.setStyleSheet("border: none; background: transparent; padding-left: 34px;")

    def paintEvent(self, event: object) -> None:
        super().paintEvent(event)  # type: ignore[arg-type]
        icons.paint(QPainter(self), "search", QRectF(10, 11, 18, 18), theme.current().text2)


class _Row(RowPainter):
    """Painter of a row; the facelets of a pattern are computed only when its row is first visible."""

    def __init__(self, model: PatternModel) -> None:
        super().__init__(ROW, model)
        self._model = model

    def paint_row(self, painter: QPainter, box: QRectF, row: int, current: bool) -> None:
        tokens, pattern = theme.current(), self._model.rows[row]
        picture = QRectF(box.left() + 8, box.center().y() - THUMBNAIL / 2, THUMBNAIL, THUMBNAIL)
        stickers = pattern.facelets if isinstance(pattern, Pattern) else pattern.net
        paint_solid(painter, picture, stickers, letters=False)
        words = box.adjusted(THUMBNAIL + 22, 8, -12, -6)
        known = self._model.find_bracket(row)
        depth = "" if known is None else depth_in_turns(known)
        painter.setFont(theme.font(12))
        room = words.width() - (painter.fontMetrics().horizontalAdvance(depth) + 12 if depth else 0)
        painter.setPen(QColor(tokens.text if current else tokens.text2))
        painter.drawText(words, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, depth)
        painter.setFont(theme.font(13, 600 if current else 500))
        painter.setPen(QColor(tokens.accent if current else tokens.text))
        name = painter.fontMetrics().elidedText(as_shown(pattern.name), Qt.TextElideMode.ElideRight, int(room))
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, name)
        painter.setFont(theme.font(12))
        painter.setPen(QColor(tokens.text if current else tokens.text2))
        wrapped = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
        painter.drawText(words.adjusted(0, 18, 0, 0), wrapped, self._model.description(row))
