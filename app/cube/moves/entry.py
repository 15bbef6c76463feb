"""The line in which one enters moves or a position, and the clipboard that may hold them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QShortcut
from PySide6.QtWidgets import QGridLayout, QWidget

from app.cube.model import CubeModel
from app.services.jobs import Asker
from app.services.services import Services
from app.widgets.buttons import Button
from app.widgets.field import Field
from app.widgets.panel import Section
from app.widgets.text import Label
from core.control import Control
from core.cube.cubie import Cube
from core.cube.puzzle import CubePuzzle
from core.puzzle import InputError

COMPLAIN_AFTER_MS = 450
"""So long after the last key the field says what is wrong: a bracket just opened is no mistake yet."""
READ_AT_ONCE = 2000
"""Characters that are read within a frame or two; more is a job, and is judged when it is entered."""

EXAMPLES = {2: "(R U)3, [R, U], [R: U], x y z", 3: "(R U)3, [R, U], [R: U], wide r or Rw, M E S, x y z"}
"""By the cube's size."""

Read = Cube | list[str] | InputError
"""What a text says: a position, moves, or what is wrong with it."""


class Entry(Section):
    """Text that is neither moves nor a position stays with its error."""

    entered = Signal(object)
    """What a text says: a Cube to begin with, or a list of moves to play."""
    left = Signal()
    """Escape was pressed: the keyboard is wanted elsewhere."""

    def __init__(self, services: Services, model: CubeModel) -> None:
        super().__init__("Enter moves or a position")
        self._services, self._model = services, model
        self._reading = Asker(services.jobs)
        model.variant_changed.connect(self._on_variant)
        self._complaint = QTimer(self, singleShot=True, interval=COMPLAIN_AFTER_MS)
        self._complaint.timeout.connect(self._complain)
        self.field = Field("")
        self.field.edit.textChanged.connect(self._on_typed)
        self.field.submitted.connect(self.enter)
        escape = QShortcut(Qt.Key.Key_Escape, self.field.edit, context=Qt.ShortcutContext.WidgetShortcut)
        escape.activated.connect(self.left)
        self.button = Button("Enter")
        self.button.clicked.connect(lambda: self.enter(self.field.text))
        self.button.setToolTip("Play these moves, or start from this position")
        line = QWidget()
        grid = QGridLayout(line)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.addWidget(self.field, 0, 0)
        grid.addWidget(self.button, 0, 1, Qt.AlignmentFlag.AlignTop)
        self.add(line)
        self._example = Label("", 12, 400, "text3", wrap=True)
        self.add(self._example)
        self._invite()

    def _on_variant(self) -> None:
        self._reading.forget()
        self._invite()
        self._on_typed(self.field.text)

    def _invite(self) -> None:
        invitation = f"Moves, or {6 * self._model.puzzle.size**2} facelets"
        self.field.edit.setPlaceholderText(invitation)
        self.field.edit.setAccessibleName(invitation)
        self._example.setText(EXAMPLES[self._model.puzzle.size])

    def enter(self, text: str) -> None:
        """Tell what the field's text says, and empty the field; or show what is wrong with it."""
        self._complaint.stop()
        if text.strip():
            self._read(text, self.field.set_error, partial(self._clear, text))

    def paste(self) -> None:
        """Tell what the text in the clipboard says."""
        text = QGuiApplication.clipboard().text()
        self._read(text, self._refuse, lambda: None) if text.strip() else self._refuse("It is empty.")

    def take_focus(self) -> None:
        """Bring the keyboard to the field."""
        self.field.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.edit.selectAll()

    def _read(self, text: str, refuse: Callable[[str], object], done: Callable[[], object]) -> None:
        def use(found: Read) -> None:
            if isinstance(found, InputError):
                refuse(str(found))
            else:
                done()
                self.entered.emit(found)

        puzzle = self._model.puzzle
        if len(text) <= READ_AT_ONCE:
            use(_read(puzzle, text))
        else:
            self._reading.ask(text, "Reading moves", partial(_read, puzzle, text), use)

    def _clear(self, text: str) -> None:
        if self.field.text == text:
            self.field.set_text("")

    def _refuse(self, reason: str) -> None:
        self._services.messages.say("The clipboard holds no moves and no cube.", reason, good=False)

    def _on_typed(self, text: str) -> None:
        self._complaint.stop()
        if not self._fault(text):
            self.field.set_error("")
        elif self.field.error:
            self._complain()
        else:
            self._complaint.start()

    def _complain(self) -> None:
        self.field.set_error(self._fault(self.field.text))

    def _fault(self, text: str) -> str:
        found = _read(self._model.puzzle, text) if text.strip() and len(text) <= READ_AT_ONCE else ""
        return str(found) if isinstance(found, InputError) else ""


def _read(puzzle: CubePuzzle, text: str, _control: Control | None = None) -> Read:
    try:
        return puzzle.read(text)
    except InputError as error:
        return error
