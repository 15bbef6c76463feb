"""Welcome at the first start: one line with a button over the puzzle, which leads through a first minute of play."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QWidget

from app.base.language.wording import clauses
from app.base.language.words import tr
from app.base.theme import accessible
from app.widgets.controls.buttons import Button, IconButton
from app.widgets.keyboard_order import FLOATS
from app.widgets.painting import float_above, paint_sheet
from app.widgets.text import Label

SHOWN_KEY = "help/welcomed"
KEYS_OF_BUTTONS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Backtab})
EDGE = 12
"""Pixels between the line and the edges of the stage."""


class Welcome(QObject):
    """Sentence and button of the welcome line; a page's module `welcome` creates it and follows its signals."""

    changed = Signal()
    pressed = Signal()
    """The button was pressed."""
    left = Signal()
    """The user has closed the line."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.text = self.button = ""
        self.holds_keyboard = False
        """Whether the keys act on the line and not on the puzzle."""

    def say(self, text: str, button: str = "", *, holds_keyboard: bool = False) -> None:
        """Say a sentence beside a button; an empty sentence ends the welcome."""
        self.text, self.button, self.holds_keyboard = text, button, holds_keyboard
        self.changed.emit()

    def end(self) -> None:
        """End the welcome, because the minute is over or the user does something else."""
        self.say("")


class WelcomeLine(QFrame):
    """Line of a page's welcome, which floats over the upper edge of the stage.

    While it holds the keyboard, Return presses its button, Esc closes it, and no key reaches the page.
    """

    def __init__(self, page: QWidget, welcome: Welcome) -> None:
        stage = page.focusProxy()
        assert stage is not None
        super().__init__(stage)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(tr("Welcome to Statewalk"))
        self.setProperty(FLOATS, True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._page, self._stage, self._welcome = page, stage, welcome
        self.sentence = Label("", 15, 500, wrap=True)
        self.button = Button("", primary=True)
        self.button.clicked.connect(welcome.pressed)
        self.close_button = IconButton("close", tr("Close", context="take away"))
        self.close_button.clicked.connect(self._leave)
        for button in (self.button, self.close_button):
            # an arrow key would move the focus from a button to the widget beside it
            button.installEventFilter(self)
        line = QHBoxLayout(self)
        line.setContentsMargins(20, 10, 10, 10)
        line.setSpacing(12)
        line.addWidget(self.sentence, 1)
        line.addWidget(self.button)
        line.addWidget(self.close_button)
        float_above(self)
        welcome.changed.connect(self._refresh)
        stage.installEventFilter(self)
        page.installEventFilter(self)

    def open(self) -> None:
        """Show the line; it gets the focus if it holds the keyboard."""
        self._refresh()
        self.show()
        self.raise_()
        self._share_keyboard()

    def _refresh(self) -> None:
        welcome = self._welcome
        if not welcome.text:
            self.close()
            return
        self.sentence.setText(welcome.text)
        self.button.setText(welcome.button)
        self.button.setVisible(bool(welcome.button))
        self._place()
        self._share_keyboard()
        accessible.announce(self, clauses((welcome.text, welcome.button)))

    def _share_keyboard(self) -> None:
        if not self.isVisible():
            return
        if self._welcome.holds_keyboard:
            (self.button if self._welcome.button else self).setFocus()
        elif self._has_focus:
            self._page.setFocus()

    @property
    def _has_focus(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and (focus is self or self.isAncestorOf(focus))

    def _place(self) -> None:
        layout = self.layout()
        assert layout is not None
        layout.activate()
        most = self._stage.width() - 2 * EDGE
        wide = min(most, max(360, self._width_on_one_line))
        high = max(layout.heightForWidth(wide), layout.minimumSize().height())
        self.setGeometry((self._stage.width() - wide) // 2, EDGE, wide, high)

    @property
    def _width_on_one_line(self) -> int:
        words = self.sentence.fontMetrics().horizontalAdvance(self.sentence.text()) + 4
        buttons = [one.sizeHint().width() + 12 for one in (self.button, self.close_button) if not one.isHidden()]
        return 30 + words + sum(buttons)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._stage and event.type() == QEvent.Type.Resize:
            self._place()
        if watched is self._page and event.type() == QEvent.Type.HideToParent:
            self._leave()
        if watched in {self.button, self.close_button} and isinstance(event, QKeyEvent):
            return event.type() == QEvent.Type.KeyPress and self._take_key(event)
        return False

    def _leave(self) -> None:
        if self._has_focus:
            self._page.setFocus()
        self._welcome.left.emit()
        self._welcome.end()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            # accepted, so that it is no command of the page but arrives in keyPressEvent
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._take_key(event)
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self._welcome.button:
            self.button.click()
        event.accept()

    def _take_key(self, event: QKeyEvent) -> bool:
        """Close the line at Esc; return whether the key is none that presses a button or leads to another one."""
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        return event.key() not in KEYS_OF_BUTTONS

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_sheet(self)
