"""What every plot has around it in a pane: a foot with read-out and unit, and words where there is nothing to draw."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.widgets.text import Label


class Body(QWidget):
    """A view over its foot, or with `show_nothing` a sentence in their place. More goes into `column`."""

    def __init__(self, view: QWidget) -> None:
        super().__init__()
        self.reading, self.unit = Label("", 12, 500), Label("", 11, 400, "text2")
        self.empty = Label("", 12, 400, "text2", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._full = QWidget()
        self.column = QVBoxLayout(self._full)
        self.column.setContentsMargins(0, 2, 0, 0)
        self.column.setSpacing(2)
        self.column.addWidget(view, 1)
        self.foot = QHBoxLayout()
        self.foot.addWidget(self.reading, 1)
        self.foot.addWidget(self.unit)
        self.column.addLayout(self.foot)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._full, 1)
        outer.addWidget(self.empty, 1)
        self.show_nothing("")

    def show_plot(self) -> None:
        self.empty.hide()
        self._full.show()

    def show_nothing(self, reason: str) -> None:
        """No plot, but the reason why, or what to wait for."""
        self._full.hide()
        self.empty.setText(reason)
        self.empty.show()
