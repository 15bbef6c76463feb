"""Section of the settings for the interface size; a change needs a restart, which keeps everything."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from app.base.language.wording import percent_sign
from app.base.language.words import tr
from app.base.storage.settings import Settings
from app.shell.application import SYSTEM_FONT
from app.shell.preferences import text_size
from app.widgets.controls.buttons import Button
from app.widgets.controls.segment import Segment
from app.widgets.text import Label


class SizeSection(QWidget):
    """Choice of the interface size, which asks for a restart when it is not the one in use."""

    restart = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        choices = [(str(size), percent_sign(str(size))) for size in text_size.SIZES]
        self.choice = Segment(choices, str(text_size.read_chosen_size(settings)))
        self.choice.setAccessibleName(tr("Interface size"))
        self.choice.chosen.connect(self._on_chosen)
        self.told = Label("", 12, 400, "text2", wrap=True)
        self.again = Button(tr("Restart now"))
        self.again.setToolTip(tr("Close the window and open it again; everything is kept"))
        self.again.clicked.connect(self.restart)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        for part in (Label(tr("Interface size"), 12, 600, "text2"), self.choice, self.told):
            column.addWidget(part)
        column.addWidget(self.again, 0, Qt.AlignmentFlag.AlignLeft)
        self._tell()

    def _on_chosen(self, size: str) -> None:
        self._settings.set(text_size.SIZE_KEY, int(size))
        self._tell()

    def _tell(self) -> None:
        """Show when the size takes effect: Qt scales a window as a whole, and reads the factor only once."""
        size, app = text_size.read_chosen_size(self._settings), QApplication.instance()
        assert app is not None
        font = app.property(SYSTEM_FONT)
        begins, most = text_size.needed_environment(font, size) is not None, text_size.most_here(font)
        if size > most:
            most_shown = percent_sign(str(most))
            words = (
                tr("This screen has room for {most}. It is used after a restart.", most=most_shown)
                if begins
                else tr("This screen has room for {most} at most, which is in use now.", most=most_shown)
            )
        elif begins:
            words = tr("Shown after a restart, which keeps everything.")
        else:
            words = tr("A new size takes effect after a restart; nothing is lost.")
        self.told.setText(words)
        self.again.setVisible(begins)
