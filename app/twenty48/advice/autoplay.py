"""Any key stops play to the end, and does nothing else."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from app.twenty48.advice.assistant import Assistant


class StopOnKey(QObject):
    """Watches the window and what has the focus while the best moves are played."""

    def __init__(self, assistant: Assistant, widget: QWidget) -> None:
        super().__init__(widget)
        self._assistant, self._widget = assistant, widget
        self._watched: list[QObject] = []
        assistant.changed.connect(self._refresh)

    def _refresh(self) -> None:
        if self._assistant.autoplaying == bool(self._watched):
            return
        for watched in self._watched:
            if isValid(watched):  # what had the focus may be gone meanwhile
                watched.removeEventFilter(self)
        self._watched = []
        if self._assistant.autoplaying:
            focus = QApplication.focusWidget()
            self._watched = list({self._widget.window(), focus or self._widget})
            for watched in self._watched:
                watched.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        # a key that is a shortcut comes as ShortcutOverride first: accepted here, it does nothing but stop
        if event.type() in {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress} and self._assistant.autoplaying:
            self._assistant.toggle_autoplay()
            event.accept()
            return True
        return False
