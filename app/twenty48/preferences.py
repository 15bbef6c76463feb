"""Preferences of 2048: the probability of a 4."""

from __future__ import annotations

from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.base.language.wording import format_number, normalize_number
from app.base.language.words import tr, translate
from app.base.storage.settings import Settings
from app.twenty48.model.model import share_of_fours
from app.widgets.controls.field import Field
from app.widgets.text import Label
from core.base.puzzle import InputError
from core.base.words import phrase
from core.twenty48.puzzle import parse_four

HELP = phrase(
    "Share of fours among new tiles, such as 0.1 or 1/10. It applies from the next new game on, to its odds too."
)


def create(settings: Settings) -> QWidget:
    """Create the section for the preferences."""
    return FourPreferences(settings)


class FourPreferences(QWidget):
    """Preference for the probability of a 4.

    A valid text is stored when editing has finished; an invalid one shows an error and changes nothing.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.four = Field(tr("Probability of a 4"))
        self.four.set_text(format_number(share_of_fours(settings), ""))
        self.four.edit.textEdited.connect(self._read)
        self.four.edit.editingFinished.connect(self._keep)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(Label(tr("Probability of a 4"), 12, 600, "text2"))
        column.addWidget(self.four)
        column.addWidget(Label(HELP, 12, 400, "text2", wrap=True))

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._keep()

    def _read(self) -> float | None:
        """Return the probability in the field; show an error and return None if it is none."""
        try:
            four = float(parse_four(normalize_number(self.four.text)))
        except InputError as error:
            self.four.set_error(translate(error.sentence))
            return None
        self.four.set_error("")
        return four

    def _keep(self) -> None:
        four = self._read()
        if four is not None:
            self._settings.set("2048/four", four)
