"""A click that waits where a double click means something else."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication


class PendingClick(QObject):
    """Holds what a click does until the time for a second one is over, so that a double click does one thing only."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._act: Callable[[], object] | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.finish)

    def wait(self, act: Callable[[], object]) -> None:
        """Call `act` later, unless the click is dropped."""
        self.finish()
        self._act = act
        self._timer.start(QApplication.doubleClickInterval())

    def finish(self) -> None:
        """Do at once what waits, if anything does."""
        act = self._act
        self.drop()
        if act is not None:
            act()

    def drop(self) -> None:
        """Forget what waits: it was the first half of a double click."""
        self._timer.stop()
        self._act = None
