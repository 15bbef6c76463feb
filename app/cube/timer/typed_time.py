"""Field for typing a time measured by another timer."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from app.base.language.words import tr, translate
from app.base.theme import theme
from app.widgets.painting import CONTROL_HEIGHT
from core.base.puzzle import InputError
from core.cube.timing.times import read_time

LONGEST = 24


class TypedTime(QLineEdit):
    """Field that accepts a time with Enter and is then cleared; Escape leaves it."""

    entered = Signal(int, str)
    """A time was accepted: milliseconds as measured, and the penalty."""
    refused = Signal(str)
    """The text is no time: a sentence that says why."""
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setPlaceholderText(tr("Time, as 12.34, 1:02.34, 14.34+ or DNF"))
        self.setAccessibleName(tr("Time", context="a solve"))
        self.setMaxLength(LONGEST)
        self.setFont(theme.font(13))
        self.setFixedHeight(CONTROL_HEIGHT)
        self.returnPressed.connect(self._enter)

    def _enter(self) -> None:
        try:
            milliseconds, penalty = read_time(self.text())
        except InputError as error:
            self.refused.emit(translate(error.sentence))
            self.selectAll()
            return
        self.clear()
        self.entered.emit(milliseconds, penalty)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.left.emit()
        else:
            super().keyPressEvent(event)
