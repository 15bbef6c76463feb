"""Messages for a start that cannot open the window, for users who start without a terminal."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from app.base.language import languages
from app.base.language.words import tr
from app.base.storage.settings import Settings
from app.base.theme import theme
from app.shell.application import make_application
from app.shell.instance import Instance, Request, SilentOwnerError

ASK_AGAIN_MS = 300


def prepare() -> QApplication:
    """Create the application in the user's language and theme, for a notice instead of its window."""
    application, settings = make_application(), Settings()
    languages.use(application, languages.read_chosen_language(settings))
    theme.manager().load(settings)
    return application


class StartNotice(QMessageBox):
    """Message box with one sentence on why Statewalk does not open, and what to do about it."""

    def __init__(self, sentence: str, advice: str = "") -> None:
        super().__init__()
        self.setWindowTitle("Statewalk")  # not shown
        self.setIcon(QMessageBox.Icon.Warning)
        self.setText(sentence)
        self.setInformativeText(advice)
        self.close_button = self.addButton(tr("Close", context="take away"), QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self.close_button)
        self.setEscapeButton(self.close_button)


class SilentOwnerNotice(StartNotice):
    """Notice that Statewalk already runs without answering; asks it again until it answers."""

    def __init__(self, instance: Instance, request: Request) -> None:
        super().__init__(
            tr("Statewalk is already running, but does not answer."),
            tr("This window closes by itself as soon as it answers. If it hangs, end it, and Statewalk opens here."),
        )
        self._instance, self._request = instance, request
        self.owns: bool | None = None
        """Whether this process owns the folder now; None while the other one is silent."""
        self._asking = QTimer(self, interval=ASK_AGAIN_MS)
        self._asking.timeout.connect(self._ask)
        self._asking.start()

    def wait(self) -> bool | None:
        """Wait until the owner answers or ends, or the user closes the notice; return `owns`."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.setQuitOnLastWindowClosed(False)  # Statewalk's own window may follow
        self.exec()
        application.setQuitOnLastWindowClosed(True)
        return self.owns

    def _ask(self) -> None:
        try:
            self.owns = self._instance.take(self._request, 0.0)
        except SilentOwnerError:
            return
        self._asking.stop()
        self.accept()
