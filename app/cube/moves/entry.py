"""Entry field for moves or a position, and pasting them from the clipboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QShortcut
from PySide6.QtWidgets import QGridLayout

from app.base.actions import with_key
from app.base.jobs.jobs import QuestionRunner
from app.base.language.words import tr, translate
from app.base.services import Services
from app.cube.model.model import CubeModel
from app.widgets.controls.buttons import Button, IconButton
from app.widgets.controls.field import Field
from app.widgets.panel import Section
from app.widgets.text import Label
from core.base.control import Control
from core.base.puzzle import InputError
from core.base.words import phrase
from core.cube.cubie import Cube
from core.cube.notation.notation import leading_group
from core.cube.puzzle import CubePuzzle

COMPLAIN_AFTER_MS = 450
"""Delay after the last key before an error is shown: a bracket just opened is no mistake yet."""
READ_AT_ONCE = 2000
"""Number of characters that can be read within a frame or two; longer texts are read in a job."""

EXAMPLES = {
    2: phrase("(R U)3, [R, U], [R: U], 2R Rw, x y z, // words"),
    3: phrase("(R U)3, [R, U], [R: U], r Rw 2R 3Rw, M E S, x y z, // words"),
}
"""Example of an entry by the size of the cube."""


class ParsedEntry(NamedTuple):
    """Parsed entry: a position or moves with their text; setup moves on a solved cube may come first."""

    found: Cube | list[str]
    text: str
    setup: Sequence[str] = ()
    setup_text: str = ""
    leading: str = ""
    """Round brackets at the beginning of the moves that were read as a group."""


class EntryRefusal(NamedTuple):
    """Reason why an entered text was refused, and whether it is the text of the setup."""

    sentence: str
    in_setup: bool = False


Read = ParsedEntry | EntryRefusal


class EntrySection(Section):
    """Section with the entry field for moves or a position; invalid text stays there with its error."""

    entered = Signal(object)
    """A text was understood: the ParsedEntry."""
    wanted = Signal()
    """The section should be shown, because the user types in it or it shows an error."""
    left = Signal()
    """Escape was pressed: the focus should move elsewhere."""

    def __init__(self, services: Services, model: CubeModel) -> None:
        super().__init__(tr("Enter moves or a position"))
        self._services, self._model = services, model
        self._reading = QuestionRunner(services.jobs)
        model.variant_changed.connect(self._on_variant)
        self._complaint = QTimer(self, singleShot=True, interval=COMPLAIN_AFTER_MS)
        self._complaint.timeout.connect(self._complain)
        self.field = Field("")
        self.field.edit.textChanged.connect(self._on_text_typed)
        self.field.submitted.connect(self.enter)
        escape = QShortcut(Qt.Key.Key_Escape, self.field.edit, context=Qt.ShortcutContext.WidgetShortcut)
        escape.activated.connect(self.left)
        self.button = Button(tr("Enter"))
        self.button.clicked.connect(lambda: self.enter(self.field.text))
        self.button.setToolTip(tr("Play these moves, or start from this position"))
        self.opener = IconButton("plus", with_key(tr("Set the cube up first, with other moves"), "Ctrl+Shift+L"))
        self.opener.clicked.connect(self._toggle_setup)
        self.add_tool(self.opener)
        self._make_setup()
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        for row, (field, button) in enumerate(((self.setup, self.inverse_button), (self.field, self.button))):
            grid.addWidget(field, row, 0)
            grid.addWidget(button, row, 1, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(grid)
        self._example = Label("", 12, 400, "text3", wrap=True)
        self.add(self._example)
        self._invite()

    def _make_setup(self) -> None:
        self.setup = Field(tr("Setup, from a solved cube"))
        self.setup.edit.textChanged.connect(lambda: self.setup.set_error(""))
        self.setup.submitted.connect(lambda: self.enter(self.field.text))
        escape = QShortcut(Qt.Key.Key_Escape, self.setup.edit, context=Qt.ShortcutContext.WidgetShortcut)
        escape.activated.connect(self._toggle_setup)
        self.inverse_button = Button(tr("Inverse"))
        self.inverse_button.setToolTip(tr("Set up the position that the moves below solve"))
        self.inverse_button.clicked.connect(self._set_up_inverse)
        for widget in (self.setup, self.inverse_button):
            widget.hide()

    def open_setup(self) -> None:
        """Show the field for moves that set the cube up before the entered ones, and give it the focus."""
        for widget in (self.setup, self.inverse_button):
            widget.show()
        self.opener.set_icon("minus")
        self.wanted.emit()
        self.setup.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _toggle_setup(self) -> None:
        if self.setup.isHidden():
            self.open_setup()
            return
        self.setup.set_text("")
        if self.setup.edit.hasFocus():
            self.take_focus()
        for widget in (self.setup, self.inverse_button):
            widget.hide()
        self.opener.set_icon("plus")

    def _set_up_inverse(self) -> None:
        text = self.field.text.strip()
        if text and not self._fault(text):
            # on a line of its own, for a comment would swallow the closing bracket
            self.setup.set_text(f"({text}\n)'" if "//" in text else f"({text})'")
        self._complain()

    def _on_variant(self) -> None:
        self._reading.forget()
        self._invite()
        self._on_text_typed(self.field.text)

    def _invite(self) -> None:
        invitation = tr("Moves, or {number} facelets", number=6 * self._model.puzzle.size**2)
        self.field.edit.setPlaceholderText(invitation)
        self.field.edit.setAccessibleName(invitation)
        self._example.setText(translate(EXAMPLES[self._model.puzzle.size]))

    def enter(self, text: str) -> None:
        """Emit the parsed entry and clear the fields, or show the error."""
        self._complaint.stop()
        setup = self.setup.text
        if text.strip() or setup.strip():
            self._read(text, setup, self._show_refusal, partial(self._clear, text, setup))

    def paste(self) -> None:
        """Emit what the text in the clipboard says, or show the error."""
        text = QGuiApplication.clipboard().text()
        self._read(text, "", self._refuse, lambda: None) if text.strip() else self._refuse(
            EntryRefusal(tr("It is empty."))
        )

    def take_focus(self) -> None:
        """Give the entry field the focus."""
        self.wanted.emit()
        self.field.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.edit.selectAll()

    def _read(
        self, text: str, setup: str, refuse: Callable[[EntryRefusal], object], done: Callable[[], object]
    ) -> None:
        def use(found: Read) -> None:
            if isinstance(found, EntryRefusal):
                refuse(found)
            else:
                done()
                self.entered.emit(found)

        work = partial(_read, self._model.puzzle, text, setup)
        if len(text) + len(setup) <= READ_AT_ONCE:
            use(work())
        else:
            self._reading.ask((text, setup), tr("Reading moves"), work, use)

    def _clear(self, text: str, setup: str) -> None:
        for field, entered in ((self.field, text), (self.setup, setup)):
            if field.text == entered:
                field.set_text("")

    def _show_refusal(self, refused: EntryRefusal) -> None:
        (self.setup if refused.in_setup else self.field).set_error(refused.sentence)
        self._services.messages.say(tr("These moves were not played."), refused.sentence, good=False)
        self.wanted.emit()

    def _refuse(self, refused: EntryRefusal) -> None:
        self._services.messages.say(tr("The clipboard holds no moves and no cube."), refused.sentence, good=False)

    def _on_text_typed(self, text: str) -> None:
        self._complaint.stop()
        if not self._fault(text):
            self.field.set_error("")
        elif self.field.error:
            self._complain()
        else:
            self._complaint.start()

    def _complain(self) -> None:
        self.field.set_error(self._fault(self.field.text))
        if self.field.edit.hasFocus():
            self.wanted.emit()

    def _fault(self, text: str) -> str:
        found = _read(self._model.puzzle, text, "") if text.strip() and len(text) <= READ_AT_ONCE else None
        return found.sentence if isinstance(found, EntryRefusal) else ""


def _read(puzzle: CubePuzzle, text: str, setup_text: str, _control: Control | None = None) -> Read:
    try:
        setup = puzzle.parse_moves(setup_text)
    except InputError as error:
        return EntryRefusal(translate(error.sentence), in_setup=True)
    try:
        found = puzzle.read(text) if text.strip() else []
    except InputError as error:
        return EntryRefusal(translate(error.sentence))
    if isinstance(found, Cube) and setup:
        return EntryRefusal(tr("A position needs no setup: enter only one of the two."), in_setup=True)
    leading = "" if isinstance(found, Cube) else leading_group(text, puzzle.size)
    return ParsedEntry(found, text, setup, setup_text, leading)
