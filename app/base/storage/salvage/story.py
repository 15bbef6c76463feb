"""Message for the user about a file that was damaged, deleted or replaced."""

from __future__ import annotations

import os
from pathlib import Path

from app.base.language.wording import sentences
from app.base.language.words import tr
from app.base.storage import database


class NewFileStory:
    """Reason for a new file in place of an old one, as a sentence for the user."""

    def __init__(self, *, damaged: bool = False, rows: int = 0) -> None:
        """Describe a file that is damaged, with the number of rows read from it, or else is gone."""
        self._damaged, self._rows = damaged, rows
        self._aside = ""

    def set_aside(self, path: Path) -> None:
        """Rename what lies in the place of the new file; raises OSError."""
        replaced = os.path.lexists(path)
        aside = database.move_aside(path, "damaged" if self._damaged else "replaced")
        if self._damaged or replaced:
            self._aside = aside.name

    def text(self) -> str:
        """Return the sentence for the user."""
        if not self._damaged:
            return self._text_of_stray()
        if not self._aside:
            return tr("The file of saved games was damaged.")
        notice = tr("The file of saved games was damaged and has been set aside as {name}.", name=self._aside)
        if not self._rows:
            return notice
        kept = tr(
            "What could be read of it was recovered (%n records).",
            one="What could be read of it was recovered (%n record).",
            n=self._rows,
        )
        return sentences(notice, kept)

    def _text_of_stray(self) -> str:
        if self._aside:
            return tr(
                "Another program replaced the file of saved games. Its file is now {name}; yours was written again.",
                name=self._aside,
            )
        return tr("The file of saved games was missing and has been written again.")
