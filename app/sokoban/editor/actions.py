"""Commands for the draft as a whole: new, play, copy, paste, open, trim, export."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QPainter

from app.base.export import export
from app.base.language.wording import sentences
from app.base.language.words import tr, translate
from app.base.theme import images
from app.shell.page import Page
from app.sokoban.board.position import PositionDrawing
from app.sokoban.editor.canvas import DraftCanvas
from app.sokoban.editor.model import DraftModel
from app.sokoban.editor.new_room import NewRoom
from app.sokoban.library.titles import UNTITLED, shown_title
from core.base.budget import read_bytes
from core.base.puzzle import InputError
from core.sokoban.draft.grid import Draft, from_rows, from_text, room, trim_draft
from core.sokoban.draft.remarks import level_of
from core.sokoban.formats.collection import CollectionEntry
from core.sokoban.level import Level

PICTURE_SQUARE = 48
LARGEST_FILE = 200_000
"""Largest file in bytes that is read within a frame or two."""


class DraftActions(QObject):
    """Commands for the draft as a whole; each change is one step of its undo history."""

    play_wanted = Signal(object)
    """Emitted with the `Level` that the user wants to play."""
    picture_wanted = Signal(object)
    """Emitted to read a level from a picture: the path of a file, or None for the clipboard."""

    def __init__(self, page: Page, drafting: DraftModel, canvas: DraftCanvas) -> None:
        super().__init__(page)
        self._page, self.drafting, self._canvas = page, drafting, canvas
        self.new_card: NewRoom | None = None

    def refuse(self, sentence: str) -> None:
        """Show a message that says why something was not done."""
        self._page.services.messages.say(sentence, good=False)

    def level(self) -> Level | None:
        """Return the draft as a level; if it cannot be played, show the reason and return None."""
        try:
            return self.drafting.level()
        except InputError as error:
            self.refuse(translate(error.sentence))
            return None

    def try_level(self) -> None:
        """Play the draft, if it can be played."""
        level = self.level()
        if level is not None:
            self.drafting.flush()
            self.play_wanted.emit(level)

    # starting a draft

    def begin_copy(self, level: Level, kept_as: int | None = None) -> None:
        """Edit a copy of a level, unless the draft already comes from that level.

        `kept_as` is the level's key in the library; saved to the same collection, the copy replaces it.
        """
        if self.drafting.origin.source == level.key or self._is_level(level):
            return
        draft = from_rows(level.rows, level.title, level.author, level.comment)
        self.drafting.begin(draft, level, kept_as)

    def begin_entry(self, entry: CollectionEntry, kept_as: int | None = None) -> None:
        """Edit a level that cannot be played as it is; `kept_as` is its key if it is in the library."""
        if kept_as is not None and self.drafting.origin.kept_as == kept_as:
            return
        try:
            draft = from_rows(entry.drawn, entry.title, entry.author, entry.comment)
        except InputError as error:
            self.refuse(translate(error.sentence))
        else:
            self.drafting.begin(draft, entry, kept_as)

    def _is_level(self, level: Level) -> bool:
        try:
            return level_of(self.drafting.current).key == level.key
        except InputError:
            return False

    def ask_for_size(self) -> None:
        """Ask the user for the size of a new empty room."""
        draft = self.drafting.current
        self.new_card = NewRoom(self._page.window(), min(draft.width, 200), min(draft.height, 200))
        self.new_card.chosen.connect(self.new_room)
        self.new_card.open_below(self._page.header)

    def new_room(self, width: int, height: int) -> None:
        """Begin with an empty room and keep the author."""
        self.drafting.begin(replace(room(width, height), author=self.drafting.current.author))
        self._canvas.zoom_to(1.0)

    def copy_text(self) -> None:
        """Copy the level to the clipboard as XSB text."""
        QGuiApplication.clipboard().setText(self.drafting.current.text)
        self._page.services.messages.toast(tr("Copied the level as text"))

    def paste_text(self) -> None:
        """Begin a Sokoban draft from the text in the clipboard; if it holds only a picture, from that.

        Text that is no level is refused with a message. For a picture `picture_wanted` is emitted.
        """
        text = QGuiApplication.clipboard().text()
        if text.strip() or QGuiApplication.clipboard().image().isNull():
            self._begin_text(text)
        else:
            self.picture_wanted.emit(None)

    def open_path(self, path: Path) -> None:
        """Begin with the first level of a file, or with the level on a picture."""
        if path.suffix.lower() in images.ENDINGS:
            self.picture_wanted.emit(path)
            return
        try:
            if path.stat().st_size > LARGEST_FILE:
                self.refuse(tr("{name} holds many levels. Open it to play, and edit the one you want.", name=path.name))
            else:
                self._begin_text(read_bytes(path))
        except OSError as error:
            self.refuse(tr("{name} cannot be read: {reason}.", name=path.name, reason=error.strerror))
        except InputError as error:
            self.refuse(translate(error.sentence))

    def open_dropped_text(self, what: str) -> None:
        """Begin a draft from a dropped text, or from the file whose path follows "file:" in it."""
        if what.startswith("file:"):
            self.open_path(Path(what.removeprefix("file:")))
        else:
            self._begin_text(what)

    def _begin_text(self, text: str | bytes) -> None:
        try:
            taken = from_text(text)
        except InputError as error:
            self.refuse(translate(error.sentence))
            return
        self.drafting.begin(taken.draft)
        more = [tr("The first of {levels} levels.", levels=taken.levels)] if taken.levels > 1 else []
        if taken.strange:
            more.append(
                tr(
                    "%n unknown characters became floor.",
                    one="1 unknown character became floor.",
                    n=taken.strange,
                )
            )
        sentence = sentences(*more, tr("Undo brings the previous draft back."))
        self._page.services.messages.say(tr("Level loaded."), sentence)

    # the whole draft

    def change(self, draft: Draft) -> None:
        """Make `draft` the next step of the history."""
        self.drafting.do(draft)

    def trim(self) -> None:
        """Remove floor outside of the walls and empty margins around the level."""
        if not self.drafting.do(trim_draft(self.drafting.current)):
            self._page.services.messages.say(tr("There is nothing around the level to trim."))

    def export_picture(self) -> None:
        """Save the board as a picture: as a vector drawing if the level can be played."""
        name = shown_title(self.drafting.current.title.strip() or UNTITLED)
        try:
            drawing = PositionDrawing(level_of(self.drafting.current).start)
        except InputError:
            paint, size = self._canvas.paint_whole, self._canvas.picture_size(PICTURE_SQUARE)
        else:
            paint, size = drawing.paint, drawing.size(PICTURE_SQUARE)

        def draw(painter: QPainter) -> None:
            paint(painter, PICTURE_SQUARE)

        export.ask_and_save(self._page, draw, size, name, self._page.services)
