"""Event filter by which any key stops automatic play and does nothing else."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from app.twenty48.advice.assistant import Assistant


class StopOnKey(QObject):
    """Event filter on the window and the focus widget while the best moves are played automatically."""

    def __init__(self, assistant: Assistant, widget: QWidget) -> None:
        super().__init__(widget)
        self._assistant, self._widget = assistant, widget
        self._watched: list[QObject] = []
        assistant.changed.connect(self._refresh)

    def _refresh(self) -> None:
        if self._assistant.autoplaying == bool(self._watched):
            return
        for watched in self._watched:
            if isValid(watched):  # the focus widget may have been deleted meanwhile
                watched.removeEventFilter(self)
        self._watched = []
        if self._assistant.autoplaying:
            focus = QApplication.focusWidget()
            self._watched = list({self._widget.window(), focus or self._widget})
            for watched in self._watched:
                watched.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        # a shortcut key arrives as ShortcutOverride first; accepting it keeps the shortcut from acting
        if event.type() in {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress} and self._assistant.autoplaying:
            self._assistant.toggle_autoplay()
            event.accept()
            return True
        return False
