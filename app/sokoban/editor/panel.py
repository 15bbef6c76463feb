"""Sections of the editor's side panel: description, remarks, counts, collection, and XSB text."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontDatabase, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from app.base.language.wording import clauses, format_integer
from app.base.language.words import as_shown, tr, translate
from app.base.theme import theme
from app.sokoban.editor.model import DraftModel
from app.sokoban.editor.remarks import RemarkList
from app.sokoban.library.titles import OWN_COLLECTION, UNTITLED, own_title, shown_title
from app.widgets.controls.buttons import Button, IconButton
from app.widgets.controls.field import Field
from app.widgets.controls.suggestions import Suggestions
from app.widgets.focus import UNFRAMED
from app.widgets.painting import paint_rounded_rect
from app.widgets.panel import Section
from app.widgets.text import Label
from core.base.words import phrase
from core.sokoban.draft.grid import Draft

MOST_COMMENT_LINES = 5
MOST_LINES = 18
BARE = "QPlainTextEdit { background: transparent; border: none; padding: 0; }"  # not shown
LONGEST_MEASURED = 2000
"""Number of characters that certainly fill the visible lines of a comment."""
FIGURES = {
    "size": phrase("Size"),
    "boxes": phrase("Boxes"),
    "goals": phrase("Goals"),
    "floor": phrase("Floor squares"),
}


class AboutSection(Section):
    """Section with title, author and comment of the level."""

    edited = Signal(str, str)
    """Emitted with the name of a field of `Draft` and the text that the user typed."""
    left = Signal()
    """Emitted when the user leaves a field with Enter."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.title = self._field(tr("Title"), translate(UNTITLED), "title")
        self.author = self._field(tr("Author"), tr("Add a name"), "author")
        self.add(Label(tr("Comment"), 12, 600, "text2"))
        frame = _FramedTextEdit(tr("Add a note"))
        self.comment = frame.edit
        self.comment.setAccessibleName(tr("Comment"))
        self.comment.textChanged.connect(self._on_comment)
        self.add(frame)
        self._filling = False

    def _field(self, name: str, placeholder: str, key: str) -> Field:
        self.add(Label(name, 12, 600, "text2"))
        field = Field(placeholder)
        field.edit.setAccessibleName(name)
        field.edit.textEdited.connect(lambda text: self.edited.emit(key, text))
        field.submitted.connect(self.left)
        self.add(field)
        self.body.addSpacing(4)
        return field

    def _on_comment(self) -> None:
        if not self._filling:
            self.edited.emit("comment", self.comment.toPlainText())

    def show_draft(self, draft: Draft) -> None:
        """Show the draft's title, author and comment; a field that already has the text keeps its cursor."""
        self._filling = True
        if own_title(self.title.text) != own_title(draft.title):
            self.title.set_text(shown_title(draft.title))
        if self.author.text != as_shown(draft.author):
            self.author.set_text(as_shown(draft.author))
        if self.comment.toPlainText() != draft.comment:
            self.comment.setPlainText(draft.comment)
        self._filling = False


class _FramedTextEdit(QWidget):
    """Framed text field for several lines that grows with its text up to a limit."""

    def __init__(self, placeholder: str) -> None:
        super().__init__()
        self.edit = QPlainTextEdit()
        self.edit.setPlaceholderText(placeholder)
        self.edit.setTabChangesFocus(True)
        self.edit.setFont(theme.font(13))
        self.edit.document().setDocumentMargin(0)
        self.edit.setStyleSheet(BARE)
        self.edit.setProperty(UNFRAMED, True)
        self.edit.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.edit.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(13, 8, 11, 6)
        column.addWidget(self.edit)
        self.edit.installEventFilter(self)
        self.edit.textChanged.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        # QPlainTextEdit lays out its lines only when it is painted, so their number is measured here
        metrics, text = QFontMetrics(self.edit.font()), self.edit.toPlainText()[:LONGEST_MEASURED]
        room = QRect(0, 0, max(1, self.width() - 24), 1_000_000)
        box = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text)
        lines = max(1, min(MOST_COMMENT_LINES, round(box.height() / metrics.lineSpacing())))
        self.setFixedHeight(lines * metrics.lineSpacing() + 18)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            # fit when the layout with this size is done
            QTimer.singleShot(0, self, self._fit)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self.update()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        line = QColor(tokens.accent if self.edit.hasFocus() else tokens.border)
        paint_rounded_rect(QPainter(self), QRectF(self.rect()), QColor(tokens.sunken), line)


class FixSection(Section):
    """Section with the remarks on the draft and their number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Before you can play"), parent=parent)
        self.remarks = RemarkList()
        self.add(self.remarks)

    def show_state(self, drafting: DraftModel) -> None:
        """Show the latest inspection."""
        seen = drafting.inspection
        to_fix = len(seen.fatal)
        to_consider = len(seen.remarks) - to_fix
        parts = [tr("{count} to fix", count=to_fix)] if to_fix else []
        if to_consider:
            parts.append(tr("{count} to consider", count=to_consider))
        self.set_note(clauses(parts) or tr("Nothing left to fix"))
        self.remarks.show_inspection(seen)
        self.remarks.setVisible(bool(seen.remarks))


class FactsSection(Section):
    """Section with the draft's size and counts; wrong numbers of boxes and goals are red."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.body.setSpacing(6)
        self.values: dict[str, Label] = {}
        for key, name in FIGURES.items():
            value = self.values[key] = Label("", 13, 600)
            line = QHBoxLayout()
            line.addWidget(Label(name, 13))
            line.addStretch(1)
            line.addWidget(value)
            self.body.addLayout(line)

    def show_state(self, drafting: DraftModel) -> None:
        """Show the counts of the latest inspection."""
        seen, draft = drafting.inspection, drafting.shown
        ink = "text" if seen.boxes == seen.goals and seen.boxes else "danger"
        for key, text, colour in (
            ("size", f"{draft.width} × {draft.height}", "text"),
            ("boxes", format_integer(seen.boxes), ink),
            ("goals", format_integer(seen.goals), ink),
            ("floor", format_integer(seen.floor), "text"),
        ):
            self.values[key].setText(text)
            self.values[key].set_ink(colour)


class KeepSection(Section):
    """Section with the collection to save the level to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Save to collection"), parent=parent)
        self.collection = Field(translate(OWN_COLLECTION))
        self.collection.edit.setAccessibleName(tr("Collection"))
        self.collection.set_text(translate(OWN_COLLECTION))
        self.suggestions = Suggestions(self.collection.edit)
        self.button = Button(tr("Save"))
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.collection, 1)
        line.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(line)

    @property
    def name(self) -> str:
        """Name of the collection; the default one if the field is empty."""
        return self.collection.text.strip() or translate(OWN_COLLECTION)

    def offer(self, names: Sequence[str]) -> None:
        """Set the names that the field completes to."""
        self.suggestions.offer(names)


class TextSection(Section):
    """Section with the level as XSB text, to be copied."""

    def __init__(self, copy: IconButton, parent: QWidget | None = None) -> None:
        super().__init__(tr("As text"), parent=parent)
        copy.setFixedSize(28, 28)
        self.add_tool(copy)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(tr("The level as text"))
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setTabChangesFocus(True)
        self.text.document().setDocumentMargin(0)
        self.text.setStyleSheet(BARE)
        self.text.setProperty(UNFRAMED, True)
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPixelSize(12)
        self.text.setFont(font)
        self.add(self.text)

    def show_text(self, text: str) -> None:
        """Show a level's text in a field that is as high as the text, up to a limit."""
        if self.text.toPlainText() == text:
            return
        self.text.setPlainText(text)
        lines = min(MOST_LINES, text.count("\n") + 1)
        self.text.setFixedHeight(lines * QFontMetrics(self.text.font()).lineSpacing() + 14)
