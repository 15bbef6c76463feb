"""Placeholder for an empty grid of levels."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.base.language.words import tr
from app.widgets.controls.buttons import Button
from app.widgets.text import Label


class NothingShown(QWidget):
    """Placeholder that says why no level is shown and offers to show all."""

    def __init__(self) -> None:
        super().__init__()
        self._title, self._why = Label("", 15, 600), Label("", 13, 400, "text2")
        self.button = Button(tr("Show all"), icon="restart")
        column = QVBoxLayout(self)
        column.setSpacing(10)
        centre = Qt.AlignmentFlag.AlignHCenter
        column.addStretch(2)
        for widget in (self._title, self._why, self.button):
            column.addWidget(widget, 0, centre)
        column.addStretch(3)

    def say(self, *, filtered: bool) -> None:
        """Show the text for a filter that hides all levels, or for an empty collection."""
        self._title.setText(tr("No matching levels") if filtered else tr("This collection is empty"))
        self._why.setText(
            tr("Try a shorter word or a wider range.")
            if filtered
            else tr("Move or copy levels from other collections here.")
        )
        self.button.setVisible(filtered)
