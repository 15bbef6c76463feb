"""What the settings have for 2048: how often a new tile is a 4."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.services.settings import Settings
from app.widgets.field import Field
from app.widgets.text import Label
from core.puzzle import InputError
from core.twenty48.board import FOUR
from core.twenty48.puzzle import parse_four

HELP = "Among new tiles, as 0.1 or 1/10. The next new game is dealt with it, and its odds follow."


def create(settings: Settings) -> QWidget:
    """The section, as the settings ask for it."""
    return FourPreferences(settings)


class FourPreferences(QWidget):
    """Every valid text is kept at once; any other says what is wrong with it, and changes nothing."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.four = Field("Probability of a 4")
        self.four.set_text(f"{settings.get('2048/four', FOUR):g}")
        self.four.edit.textEdited.connect(self._on_edited)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(Label("Probability of a 4", 12, 600, "text2"))
        column.addWidget(self.four)
        column.addWidget(Label(HELP, 12, 400, "text2", wrap=True))

    def _on_edited(self, text: str) -> None:
        try:
            four = float(parse_four(text.strip()))
        except InputError as error:
            self.four.set_error(str(error))
            return
        self.four.set_error("")
        self._settings.set("2048/four", four)
