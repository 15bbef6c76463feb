"""Card with the description of the level being played and of its collection; long comments scroll."""

from __future__ import annotations

import re

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGridLayout, QPlainTextEdit, QVBoxLayout, QWidget

from app.base.language.words import tr, translate
from app.base.theme import theme
from app.sokoban.library.descriptions import LevelDescription
from app.widgets.cards.popover import EDGE, Popover
from app.widgets.controls.buttons import Button
from app.widgets.explained_figures import FigureOrigin
from app.widgets.focus import UNFRAMED
from app.widgets.text import Hairline, Label, row
from core.base.text.figure_text import join_texts, whole_figure
from core.base.words import phrase
from core.sokoban.formats.collection import GRADE

WIDTH = 420
PER_LINE = 80
"""Pixels of the window's height for each line that a comment shows without scrolling."""
LONGEST_MEASURED = 4000
"""Number of characters that certainly fill those lines."""
_BROKEN = re.compile(r"(?<=[^\n]{50})\n(?=\S)")
"""Line break after 50 characters or more, where a line was full when the file was written."""
_GRADE = re.compile(r"(\d) of (\d)")
FACTS = (phrase("Grade"), phrase("Difficulty"), phrase("Made"))
"""Names of facts that are translated; others are shown as in their files."""
BARE = "QPlainTextEdit { background: transparent; border: none; padding: 0; }"  # not shown


class LevelDescriptionCard(Popover):
    """Card with title, author, dates and comment of the level, and then of its collection."""

    def __init__(self, window: QWidget, words: LevelDescription, *, quiet: bool) -> None:
        """`quiet` hides the comments, which may contain hints, until the user asks for them."""
        super().__init__(window)
        self.setFixedWidth(min(WIDTH, window.width() - 2 * EDGE))
        self.setAccessibleName(tr("About this level"))
        self._comments: list[QPlainTextEdit] = []
        self._most_lines = window.height() // PER_LINE
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(20, 18, 20, 18)
        self._column.setSpacing(8)
        self._add_heading(words.level, words.author)
        if words.facts:
            self._column.addWidget(_facts(words))
        self._add_comment(words.comment, tr("Comment on {name}", name=words.level))
        if words.collection and (words.collection_author or words.collection_comment):
            self._column.addWidget(Hairline())
            self._add_heading(words.collection, words.collection_author)
            self._add_comment(words.collection_comment, tr("Comment on {name}", name=words.collection))
        self._hidden = row(
            Label(tr("Comments are hidden because “No spoilers” is on."), 12, 400, "text2"),
            self._show_button(),
            spacing=12,
        )
        self._column.addWidget(self._hidden)
        self._show_comments(not quiet)

    def open_at(self, corner: QPoint) -> None:
        """Show the card with its upper right corner at a point of the screen."""
        self._fit()
        self.place(QPoint(corner.x() - self.width(), corner.y()))
        self.show()
        self.setFocus()

    @property
    def comments(self) -> list[str]:
        """Texts of the visible comments."""
        return [edit.toPlainText() for edit in self._comments if not edit.isHidden()]

    def _show_button(self) -> Button:
        self.show_button = Button(tr("Show them"))
        self.show_button.clicked.connect(self._on_show)
        return self.show_button

    def _on_show(self) -> None:
        self._show_comments(True)
        self._fit()

    def _show_comments(self, shown: bool) -> None:
        for edit in self._comments:
            edit.setVisible(shown)
        self._hidden.setVisible(not shown and bool(self._comments))

    def _fit(self) -> None:
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        layout.activate()
        height = layout.totalHeightForWidth(self.width()) if layout.hasHeightForWidth() else layout.sizeHint().height()
        self.resize(self.width(), height)

    def _add_heading(self, title: str, author: str) -> None:
        self._column.addWidget(_selectable(Label(title, 15, 600, wrap=True)))
        if author:
            self._column.addWidget(_selectable(Label(tr("by {author}", author=author), 12, 400, "text2", wrap=True)))

    def _add_comment(self, text: str, name: str) -> None:
        if not text:
            return
        text = _BROKEN.sub(" ", translate(text))
        edit = QPlainTextEdit(text)
        edit.setReadOnly(True)
        edit.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        edit.setStyleSheet(BARE)
        edit.setProperty(UNFRAMED, True)
        edit.setFont(theme.font(13))
        edit.setAccessibleName(name)
        edit.setTabChangesFocus(True)
        edit.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        metrics = QFontMetricsF(edit.font())
        room = QRectF(0, 0, self.width() - 52, 1e6)
        box = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text[:LONGEST_MEASURED])
        lines = min(self._most_lines, max(1, round(box.height() / metrics.lineSpacing())))
        edit.document().setDocumentMargin(0)
        edit.setFixedHeight(round((lines + 0.5) * metrics.lineSpacing()))
        self._comments.append(edit)
        self._column.addWidget(edit)


def _facts(words: LevelDescription) -> QWidget:
    box = QWidget()
    grid = QGridLayout(box)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(2)
    grid.setColumnStretch(1, 1)
    for line, (name, value) in enumerate(words.facts):
        grid.addWidget(
            Label(translate(name) if name in FACTS else name, 12, 400, "text2"), line, 0, Qt.AlignmentFlag.AlignTop
        )
        said = _selectable(Label("", 12, wrap=True))
        said.say(_in_words(name, value, words.measured.get(name)))
        grid.addWidget(said, line, 1)
    return box


def _in_words(name: str, value: str, origin: FigureOrigin | None) -> str:
    """Return the text of a fact about a level; its number is a figure if `origin` derives it.

    A grade like "2 of 5" is translated.
    """
    if origin is None:
        number, rest = "", value
    elif name == GRADE:
        number, rest = whole_figure(value[:1], origin), value[1:]
    else:
        number, rest = whole_figure(value, origin), ""
    if grade := _GRADE.fullmatch(value):
        return tr("{grade} of {most}", context="a grade", grade=number or grade[1], most=grade[2])
    return join_texts("", (number, rest))


def _selectable(label: Label) -> Label:
    """Make a label selectable plain text, so that nothing in a file becomes a link."""
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
