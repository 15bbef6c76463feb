"""Line edit with an error message below it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from app.base.theme import icons, theme
from app.widgets.text import Label


class Field(QWidget):
    """Line edit with a message below it; an error never changes the text of the user."""

    submitted = Signal(str)

    def __init__(self, placeholder: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self.edit = QLineEdit()
        self.edit.setPlaceholderText(placeholder)
        self.edit.setAccessibleName(placeholder)
        self.edit.setFixedHeight(34)
        self.edit.setFont(theme.font(13))
        self.edit.returnPressed.connect(lambda: self.submitted.emit(self.edit.text()))
        self._message = Label("", 12, 400, "danger", wrap=True)
        self._message.hide()
        self._sign: QAction | None = None
        theme.manager().changed.connect(self._apply_theme)
        column.addWidget(self.edit)
        column.addWidget(self._message)

    @property
    def text(self) -> str:
        return self.edit.text()

    @property
    def error(self) -> str:
        """Message shown now; empty if there is none."""
        return self._message.text() if not self._message.isHidden() else ""

    def set_text(self, text: str) -> None:
        self.edit.setText(text)

    def _apply_theme(self) -> None:
        self.set_error(self.error)

    def set_error(self, sentence: str) -> None:
        """Show an error message; an empty one hides it."""
        self._message.setText(sentence)
        self._message.setVisible(bool(sentence))
        self.edit.setProperty("invalid", bool(sentence))
        self.edit.style().polish(self.edit)
        if self._sign is not None:
            self.edit.removeAction(self._sign)
            self._sign = None
        if sentence:
            sign = icons.pixmap("warn", theme.current().danger, 18, 2.0)
            self._sign = self.edit.addAction(sign, QLineEdit.ActionPosition.TrailingPosition)
