"""Reduced motion as the system asks for it, read at the start and whenever the program is activated."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from app.base.jobs.jobs import Job
from app.base.language.words import tr
from app.base.theme import system_motion, theme
from core.base.control import Control


class SystemMotion(QObject):
    """Reads the system's setting in a worker whenever the program comes to the front."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._job: Job | None = None
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.applicationStateChanged.connect(self._on_state)
        self.ask()

    def _on_state(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self.ask()

    def ask(self) -> None:
        """Read the setting, unless that is under way."""
        if self._job is not None:
            return
        self._job = Job(tr("Reading the settings of the system"), _wants_less)
        self._job.finished.connect(self._on_answer)
        self._job.start()

    def _on_answer(self, reduced: bool) -> None:
        self._job = None
        if reduced != theme.manager().system_reduces:
            theme.manager().follow_motion(reduced)


def _wants_less(_control: Control) -> bool:
    return system_motion.wants_less()
