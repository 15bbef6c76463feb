"""Detection of widgets shown without a parent: each is briefly a window and takes the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from app.shell.window import Window


class StrayWindows(QObject):
    """Event filter of the application that records stray windows.

    Popups, tooltips and dialogs are windows on purpose, by their type.
    """

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self.found: list[str] = []
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and _is_stray(watched):
            words = watched.accessibleName() or getattr(watched, "text", str)()
            self.found.append(f"{type(watched).__name__} {words!r} is shown before it has a place")
        return False


def _is_stray(shown: QWidget) -> bool:
    return shown.isWindow() and shown.windowType() == Qt.WindowType.Window and not isinstance(shown, Window)
