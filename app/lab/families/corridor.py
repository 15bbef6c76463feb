"""A corridor as it is at its start, drawn in the skin in force, with what it shows in words above."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.services.wording import counted
from app.sokoban.browser.thumbnails import paint_level
from app.widgets.text import Label
from core.sokoban.level import Level

LARGEST = 44
"""Most pixels of a square."""
LEFT = 28


class CorridorView(QWidget):
    """A level under its name; as large as there is room."""

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
    def level(self) -> Level | None:
        """What is drawn."""
        return self.picture.level

    def show_level(self, level: Level) -> None:
        """Draw another one."""
        boxes = counted(len(level.start.boxes), "box", "boxes")
        self._title.setText(f"The corridor with {boxes}")
        self.picture.show_level(level)


class _Picture(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.level: Level | None = None
        self.setMinimumSize(80, 120)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_level(self, level: Level) -> None:
        self.level = level
        self.setAccessibleName(level.title)
        self.setAccessibleDescription("\n".join(level.rows))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, 320)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.level is not None:
            picture = paint_level(self.level.rows, self.size(), self.devicePixelRatioF(), largest=LARGEST)
            QPainter(self).drawPixmap(0, 0, picture)
