"""List of levels that opens below the header: title, boxes, best result, a tick when solved."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QWidget

from app.base.language.wording import clauses, format_integer
from app.base.language.words import tr
from app.base.theme import icons, theme
from app.sokoban.library.level_set import LevelSet, level_name, name_untitled_level
from app.sokoban.model.wording import pushes_of
from app.sokoban.records.results import LevelResults
from app.widgets.cards.card import ListCard, RowModel, RowPainter, RowWords
from app.widgets.controls.buttons import Button
from app.widgets.text import Hairline, Label
from core.sokoban.level import Level

ROW = 46
WIDTH = 340
MOST_ROWS = 10
LONGEST_NUMBER = 9
STATE = 80
"""Pixels at the right for a tick or "in progress"."""
LEAVES_NUMBER = {
    Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End,
}  # fmt: skip


class LevelListModel(RowModel[Level]):
    """List model of the levels of a set; only visible ones are read."""

    def __init__(self, level_set: LevelSet, results: LevelResults, parent: QObject | None = None) -> None:
        super().__init__(parent, level_set.levels)
        self.results = results

    def words(self, row: int) -> RowWords:
        return RowWords(level_name(self.rows[row], row))

    def detail(self, row: int) -> str:
        """Return a short description of a level: "4 boxes, your best 12 pushes"."""
        level = self.rows[row]
        boxes = tr("%n boxes", one="%n box", n=len(level.start.boxes))
        best = self.results.best_pushes(level.key)
        return boxes if best is None else clauses((boxes, tr("your best {pushes}", pushes=pushes_of(best))))


class LevelList(ListCard):
    """Card with the list of levels below the header; Enter or a click chooses."""

    chosen = Signal(int)
    file_wanted = Signal()
    """Emitted when the user wants to open a level file."""

    def __init__(self, window: QWidget, level_set: LevelSet, results: LevelResults, current: int) -> None:
        model = LevelListModel(level_set, results)
        super().__init__(window, WIDTH, model, _Row(model), MOST_ROWS)
        self.setAccessibleName(tr("Levels"))
        self.model = model
        model.setParent(self)
        self.column.setContentsMargins(8, 14, 8, 8)
        self.column.setSpacing(8)
        solved = sum(results.best_pushes(game) is not None for game in level_set.games)
        self._hint = tr(
            "%n levels, {solved} solved by you. Type a number to go to it.",
            one="%n level, {solved} solved by you. Type a number to go to it.",
            n=len(level_set.levels),
            solved=format_integer(solved),
        )
        self._typed = ""
        self.note = Label(self._hint, 12, 400, "text2", wrap=True)
        for line in (Label(level_set.name, 12, 600, "text2"), self.note):
            line.setContentsMargins(10, 0, 0, 0)
            self.column.addWidget(line)
        self.column.addWidget(Hairline())
        self.column.addWidget(self.view)
        self.column.addWidget(Hairline())
        self.open_file = Button(tr("Open a level file"), icon="open")
        self.open_file.clicked.connect(self._open_file)
        self.column.addWidget(self.open_file, 0, Qt.AlignmentFlag.AlignLeft)
        self.view.setAccessibleName(tr("Levels"))
        self.view.setCurrentIndex(model.index(current))
        self.view.clicked.connect(lambda index: self._choose(index.row()))
        self.view.installEventFilter(self)

    def open_below(self, anchor: QWidget) -> None:
        super().open_below(anchor)
        first = self.model.index(max(0, self.view.currentIndex().row() - MOST_ROWS // 2 + 1))
        self.view.scrollTo(first, QAbstractItemView.ScrollHint.PositionAtTop)
        self.view.setFocus()

    def _open_file(self) -> None:
        self.dismiss()
        self.file_wanted.emit()

    def _choose(self, row: int) -> None:
        self.dismiss()
        self.chosen.emit(row)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.view and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._on_key(event)
        return super().eventFilter(watched, event)

    def _on_key(self, event: QKeyEvent) -> bool:
        """Handle a key that types a number or chooses a level; False for any other key."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            row = self.view.currentIndex().row()
            if row >= 0 and self._typed in ("", str(row + 1)):
                self._choose(row)
            return True
        if event.text().isdecimal():
            self._go_to((self._typed + event.text()).lstrip("0")[:LONGEST_NUMBER])
        elif event.key() == Qt.Key.Key_Backspace:
            self._go_to(self._typed[:-1])
        else:
            if event.key() in LEAVES_NUMBER:
                self._go_to("")
            return False
        return True

    def _go_to(self, typed: str) -> None:
        """Select the level with the typed number, or say that there is none."""
        self._typed = typed
        there = not typed or int(typed) <= self.model.rowCount()
        self.note.set_ink("text2" if there else "danger")
        self.note.setText(
            self._hint if not typed else name_untitled_level(int(typed)) if there else self._missing(typed)
        )
        if typed and there:
            self.view.setCurrentIndex(self.model.index(int(typed) - 1))

    def _missing(self, typed: str) -> str:
        count = self.model.rowCount()
        return tr(
            "There is no level {number}; %n levels", one="There is no level {number}; %n level", n=count, number=typed
        )


class _Row(RowPainter):
    def __init__(self, model: LevelListModel) -> None:
        super().__init__(ROW, model)
        self._model = model

    def paint_row(self, painter: QPainter, box: QRectF, row: int, current: bool) -> None:
        tokens, results = theme.current(), self._model.results
        inner = box.adjusted(12, 5, -12, -5)
        level = self._model.rows[row]
        title = f"{row + 1}  {level_name(level, row)}"
        self.paint_words(painter, inner, title, self._model.detail(row), current=current, beside=STATE)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if results.best_pushes(level.key) is not None:
            icons.paint(painter, "check", QRectF(inner.right() - 18, inner.center().y() - 9, 18, 18), tokens.ok)
        elif results.has_unfinished_game(level):
            painter.drawText(inner, right, tr("in progress"))
