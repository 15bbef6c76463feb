"""Picture of a corridor in a position of its solution, in the current skin, with its name above."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.base.language.words import tr
from app.base.theme import accessible
from app.sokoban.browser.thumbnails import paint_level
from app.widgets.text import Label
from core.sokoban.board import State
from core.sokoban.level import format_state

LARGEST = 44
"""Largest side of a square in pixels."""
LEFT = 28


class CorridorView(QWidget):
    """Position of a corridor under its name, as large as fits."""

    def __init__(self) -> None:
        super().__init__()
        self._title = Label("", 15, 600, elided=True)
        self.picture = _Picture()
        column = QVBoxLayout(self)
        column.setContentsMargins(LEFT, 20, 0, 14)
        column.setSpacing(8)
        column.addWidget(self._title)
        column.addWidget(self.picture, 1)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    @property
    def state(self) -> State | None:
        """Position that is drawn."""
        return self.picture.state

    def show_state(self, state: State) -> None:
        """Draw another position."""
        boxes = len(state.boxes)
        self._title.setText(tr("The corridor with %n boxes", one="The corridor with %n box", n=boxes))
        self.picture.show_state(state)


class _Picture(QWidget):
    accessible_role = accessible.Role.Graphic

    def __init__(self) -> None:
        super().__init__()
        self.state: State | None = None
        self.setMinimumSize(80, 120)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_state(self, state: State) -> None:
        self.state = state
        self.setAccessibleName(tr("Corridor"))
        self.setAccessibleDescription(format_state(state))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, 320)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.state is not None:
            rows = format_state(self.state).split("\n")
            picture = paint_level(rows, self.size(), self.devicePixelRatioF(), largest=LARGEST, rounded=True)
            QPainter(self).drawPixmap(0, 0, picture)
