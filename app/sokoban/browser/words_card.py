"""Card for editing the title, author and comment of a level."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QWidget

from app.base.actions import with_key
from app.base.language.words import as_shown, tr
from app.base.theme import theme
from app.sokoban.library.arranging import LONGEST_TITLE
from app.widgets.cards.card import EDGE, OverlayCard
from app.widgets.controls.buttons import Button
from app.widgets.controls.field import Field
from app.widgets.text import Label

WIDTH, COMMENT = 440, 140
FRAMED = (
    "QPlainTextEdit { background: palette(alternate-base); border: 1px solid palette(mid); border-radius: 7px; }"
    "QPlainTextEdit:focus { border: 1px solid palette(highlight); }"
)
"""Style sheet that frames a text field; scroll areas have no frame of their own."""


class WordsCard(OverlayCard):
    """Card for a level's title, author and comment.

    Ctrl and Return or the button saves; Escape or a click elsewhere discards the changes.
    """

    written = Signal(str, str, str)

    def __init__(self, window: QWidget, title: str, author: str, comment: str) -> None:
        super().__init__(window, min(WIDTH, window.width() - 2 * EDGE))
        self.setAccessibleName(as_shown(title) or tr("Title"))
        self.title, self.author = self._field(tr("Title"), as_shown(title)), self._field(tr("Author"), as_shown(author))
        self.comment = QPlainTextEdit(as_shown(comment))
        self.comment.setAccessibleName(tr("Comment"))
        self.comment.setFont(theme.font(13))
        self.comment.setTabChangesFocus(True)
        self.comment.setStyleSheet(FRAMED)
        self.comment.setFixedHeight(COMMENT)
        self.save, cancel = Button(tr("Save"), primary=True), Button(tr("Cancel"))
        self.save.setToolTip(with_key(tr("Save the changes"), "Ctrl+Return"))
        self.save.clicked.connect(self._write)
        cancel.setToolTip(with_key(tr("Discard the changes"), "Esc"))
        cancel.clicked.connect(self.dismiss)
        self.column.setContentsMargins(20, 18, 20, 18)
        self.column.setSpacing(6)
        for name, widget in ((tr("Title"), self.title), (tr("Author"), self.author), (tr("Comment"), self.comment)):
            self.column.addWidget(Label(name, 12, 600, "text2"))
            self.column.addWidget(widget)
        line = QHBoxLayout()
        line.setContentsMargins(0, 8, 0, 0)
        line.setSpacing(8)
        line.addWidget(self.save)
        line.addWidget(cancel)
        line.addStretch(1)
        self.column.addLayout(line)

    def _field(self, name: str, text: str) -> Field:
        field = Field(name)
        field.set_text(text)
        field.edit.setMaxLength(LONGEST_TITLE)
        field.submitted.connect(lambda _: self._write())
        return field

    def open_over(self, widget: QWidget) -> None:
        """Show the card centred over a widget."""
        self.sheet.adjustSize()
        corner = widget.mapTo(widget.window(), widget.rect().center()) - self.sheet.rect().center()
        right, bottom = self.width() - self.sheet.width() - EDGE, self.height() - self.sheet.height() - EDGE
        self.sheet.move(QPoint(max(EDGE, min(corner.x(), right)), max(EDGE, min(corner.y(), bottom))))
        self.show()
        self.raise_()
        self.title.edit.setFocus()
        self.title.edit.selectAll()

    def _write(self) -> None:
        words = self.title.text, self.author.text, self.comment.toPlainText()
        self.dismiss()
        self.written.emit(*words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        returned = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if returned and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._write()
        else:
            super().keyPressEvent(event)
