"""List of a level's solutions, with buttons for the actions on the selected one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QVBoxLayout, QWidget

from app.base.actions import with_key
from app.base.language.words import tr, translate
from app.base.theme import icons, theme
from app.sokoban.records.results import METRICS
from app.sokoban.records.solution_table import HEAD, ROW, SolutionModel, SolutionTable, sorting_by, title
from app.sokoban.records.solutions import LONGEST_NOTE, CheckedSolution
from app.widgets.controls.buttons import Button
from app.widgets.text import Label
from core.base.words import phrase

MOST_ROWS = 8
NOTHING = phrase("No solution is known yet. Solve the level, or let the program solve it.")


class SavedSolutionList(QWidget):
    """List of a level's solutions. Only emits what the user wants; its owner carries it out."""

    played = Signal(object)
    copied = Signal(object, bool)
    """The user wants to copy a solution's moves; sends the solution and whether to use run-lengths."""
    saved = Signal(object)
    animated = Signal(object)
    deleted = Signal(object)
    named = Signal(object, str)
    noted = Signal(object, str)
    undone = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.model = SolutionModel(self)
        self.table = SolutionTable(self.model)
        self.empty = Label("", 12, 400, "text2", wrap=True)
        self.empty.setContentsMargins(12, 6, 12, 6)
        self.note = QLineEdit()
        self.note.setPlaceholderText(tr("Note on this solution"))
        self.note.setAccessibleName(tr("Note on this solution"))
        self.note.setMaxLength(LONGEST_NOTE)
        self.note.setFixedHeight(34)
        self.note.setFont(theme.font(13))
        self.play = self._button(
            tr("Play", context="a solution"),
            with_key(tr("Play the moves of this solution"), "Enter"),
            self._on_play,
            primary=True,
        )
        self.copy = self._button(tr("Copy"), with_key(tr("Copy the moves as LURD text"), "Ctrl+C"), self._on_copy)
        self.export = self._button(
            tr("Export"), tr("Save the level with this solution, or an animation"), self._on_export
        )
        self.delete = self._button(
            tr("Delete"), with_key(tr("Remove the solution from this list"), "Del"), self._on_delete
        )
        self.undo = self._button(tr("Undo"), with_key(tr("Bring the solution back"), "Ctrl+Z"), self.undone.emit)
        self._gone = Label("", 12, 400, "text2", elided=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (self.table, self.empty, self.note):
            column.addWidget(widget)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(8)
        for button in (self.play, self.copy, self.export, self.delete):
            self._buttons.addWidget(button)
        self._buttons.addStretch(1)
        self._buttons.addWidget(self._gone)
        self._buttons.addWidget(self.undo)
        column.addLayout(self._buttons)
        self._connect()
        self.say_gone("")

    def _button(self, text: str, tip: str, run: Callable[..., object], *, primary: bool = False) -> Button:
        button = Button(text, primary=primary)
        button.setToolTip(tip)
        button.clicked.connect(run)
        return button

    def _connect(self) -> None:
        table = self.table
        table.played.connect(self._on_play)
        table.copied.connect(self._on_copy)
        table.deleted.connect(self._on_delete)
        table.undone.connect(self.undone)
        table.customContextMenuRequested.connect(self._on_context)
        table.selectionModel().currentRowChanged.connect(self._on_current)
        self.model.modelReset.connect(self._on_current)
        self.model.named.connect(self.named)
        self.note.textEdited.connect(self._on_note)

    def show_solutions(self, rows: Sequence[CheckedSolution], words: str) -> None:
        """Show these solutions and the message `words`; the current solution stays current."""
        current, row = self.table.current, self.table.currentIndex().row()
        self.model.show(rows)
        index = self.model.find(current.moves) if current is not None else None
        self.table.select(row if index is None else index)
        self.table.setVisible(bool(rows))
        self.empty.setText(words or ("" if rows else translate(NOTHING)))
        self.empty.setVisible(bool(self.empty.text()))
        self._on_current()

    def say_gone(self, name: str) -> None:
        """Offer to restore the deleted solution called `name`; "" withdraws the offer."""
        self._gone.setText(tr("{name} was deleted.", name=name) if name else "")
        for widget in (self._gone, self.undo):
            widget.setVisible(bool(name))

    def heights(self) -> tuple[int, int]:
        """Return the preferred and the least height of the table, in pixels."""
        count = len(self.model.rows)
        return (HEAD + min(count, MOST_ROWS) * ROW + 2, HEAD + ROW + 2) if count else (0, 0)

    def take_focus(self) -> None:
        """Focus the table, or the list itself if the table is empty."""
        (self.table if self.model.rows else self).setFocus()

    def _on_current(self) -> None:
        one = self.table.current
        sound = one is not None and not one.fault
        for button in (self.play, self.export):
            button.setEnabled(sound)
        for button in (self.copy, self.delete):
            button.setEnabled(one is not None)
        self.note.setVisible(one is not None)
        if one is not None and self.note.text().strip() != one.note:
            self.note.setText(one.note)

    def _on_note(self, text: str) -> None:
        if self.table.current is not None:
            self.noted.emit(self.table.current, text)

    def _on_play(self) -> None:
        one = self.table.current
        if one is not None and not one.fault:
            self.played.emit(one)

    def _on_copy(self, packed: bool = False) -> None:
        if self.table.current is not None:
            self.copied.emit(self.table.current, packed)

    def _on_delete(self) -> None:
        if self.table.current is not None:
            self.deleted.emit(self.table.current)

    def _on_export(self) -> None:
        menu = self._menu()
        self._add_exports(menu)
        menu.popup(self.export.mapToGlobal(QPoint(0, self.export.height() + 4)))

    def _on_context(self, place: QPoint) -> None:
        """Open the context menu, with the actions on the current solution and the sort orders."""
        solution = self.table.current
        if solution is None:
            return
        menu = self._menu()
        for icon, text, run, possible in (
            ("play", tr("Play", context="a solution"), self._on_play, not solution.fault),
            ("edit", tr("Rename"), self.table.rename, True),
            ("copy", tr("Copy moves"), self._on_copy, True),
            ("copy", tr("Copy moves with run-lengths"), lambda: self._on_copy(True), True),
            ("erase", tr("Delete"), self._on_delete, True),
        ):
            action = menu.addAction(icons.icon(icon, 16), text)
            action.setEnabled(possible)
            action.triggered.connect(lambda _checked=False, run=run: run())
        menu.addSeparator()
        self._add_exports(menu)
        menu.addSeparator()
        for column in range(1 + len(METRICS)):
            action = menu.addAction(sorting_by(column))
            action.triggered.connect(lambda _checked=False, column=column: self.model.sort_by(column))
        menu.popup(self.table.viewport().mapToGlobal(place))

    def _add_exports(self, menu: QMenu) -> None:
        one = self.table.current
        for icon, text, wanted in (
            ("export", tr("Save level with this solution"), self.saved),
            ("play", tr("Save animated GIF"), self.animated),
        ):
            action = menu.addAction(icons.icon(icon, 16), text)
            action.setEnabled(one is not None and not one.fault)
            action.triggered.connect(lambda _checked=False, wanted=wanted: wanted.emit(one))

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        return menu


def name_of(solution: CheckedSolution) -> str:
    """Return the name of a solution within a sentence; a name given by the user is quoted."""
    return title(solution) if not solution.name else tr("“{name}”", name=solution.name)
