"""Import of a level from a picture: read in a job, named on a card, then played or edited."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QImage

from app.base.export import files
from app.base.jobs.jobs import QuestionRunner
from app.base.language.words import tr, translate
from app.base.theme import images
from app.shell.page import Page
from core.base.control import Control
from core.base.puzzle import InputError
from core.base.words import phrase

if TYPE_CHECKING:
    from app.sokoban.picture.card import NamingCard
    from app.sokoban.picture.model import GridReading
    from core.picture.grid import Pixels

PICTURES = phrase("Pictures ({endings})", endings=" ".join(f"*{ending}" for ending in images.ENDINGS))
PASTED = phrase("Level from a picture")


class PictureImport(QObject):
    """Imports levels from pictures, one picture at a time."""

    play_wanted = Signal(object)
    """Emitted with the `CollectionEntry` of a level to be played."""
    edit_wanted = Signal(object)
    """Emitted with the `CollectionEntry` of a level to be edited."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._page = page
        self._asker = QuestionRunner(page.services.jobs)
        self.card: NamingCard | None = None

    def ask_for_picture(self) -> None:
        """Let the user choose a picture to import."""
        path = files.ask_to_open_one(self._page, tr("Open a picture of a level"), translate(PICTURES))
        if path is not None:
            self.open_path(path)

    def open_path(self, path: Path) -> None:
        """Read a level from a picture file."""
        self._read(path.stem, lambda: images.read_image(path))

    def take_from(self, path: Path | None) -> None:
        """Read the picture in a file; with None, the picture in the clipboard."""
        if path is None:
            self.take_clipboard()
        else:
            self.open_path(path)

    def take_clipboard(self) -> bool:
        """Read the picture in the clipboard; False if there is none, or if there is a text."""
        data = QGuiApplication.clipboard().mimeData()
        if data is None or not data.hasImage() or data.text().strip():
            return False
        self.take(QGuiApplication.clipboard().image())
        return True

    def take(self, image: QImage) -> None:
        """Read a level from an image."""
        self._read(translate(PASTED), lambda: image)

    def _read(self, name: str, give: Callable[[], QImage]) -> None:
        self._asker.ask(
            object(),
            tr("Reading the picture"),
            lambda control: _read(give(), control),
            lambda answer: self._on_read(name, answer),
            detail=name,
            on_failure=self._refuse,
        )

    def _refuse(self, reason: str) -> None:
        self._page.services.messages.say(tr("No level was read from the picture."), reason, good=False)

    def _on_read(self, name: str, answer: tuple[QImage, Pixels, GridReading] | InputError) -> None:
        if isinstance(answer, InputError):
            self._refuse(translate(answer.sentence))
            return
        from app.sokoban.picture.card import NamingCard
        from app.sokoban.picture.model import PictureModel

        if self.card is not None:
            self.card.dismiss()
        window = self._page.window()
        card = self.card = NamingCard(window, PictureModel(self._page.services.jobs, name, *answer, window))
        card.play_wanted.connect(self.play_wanted)
        card.edit_wanted.connect(self.edit_wanted)
        card.destroyed.connect(lambda: self._forget(card))
        card.open_card()

    def _forget(self, card: NamingCard) -> None:
        # another picture may have been opened meanwhile
        if self.card is card:
            self.card = None


def _read(image: QImage, control: Control) -> tuple[QImage, Pixels, GridReading] | InputError:
    """Read a picture in a job; an InputError is returned, not raised."""
    from app.sokoban.picture.model import read_level

    try:
        return read_level(image, control)
    except InputError as error:
        return error
