"""Click that waits where a double click has another meaning."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication


class PendingClick(QObject):
    """Delays the action of a click until no double click can follow, so that only one of both happens."""

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
        """Run the waiting action now, if there is one."""
        act = self._act
        self.drop()
        if act is not None:
            act()

    def drop(self) -> None:
        """Drop the waiting action: the click was the first half of a double click."""
        self._timer.stop()
        self._act = None
