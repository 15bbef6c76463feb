"""The best move, again and again, until the game ends or any key is pressed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

SPEEDS = (("1", "1/s"), ("3", "3/s"), ("10", "10/s"), ("100", "Max"))
DEFAULT_SPEED = "3"


class AutoPlay(QObject):
    """Calls `step` at a steady pace until it says that nothing is left to do."""

    changed = Signal()
    """It started, or stopped."""

    def __init__(self, step: Callable[[], bool], widget: QWidget) -> None:
        super().__init__(widget)
        self._step, self._widget = step, widget
        self._watched: list[QObject] = []
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_beat)
        self.speed = DEFAULT_SPEED

    @property
    def playing(self) -> bool:
        return self._timer.isActive()

    def set_speed(self, speed: str) -> None:
        """One of SPEEDS, by its key."""
        self.speed = speed if speed in dict(SPEEDS) else DEFAULT_SPEED
        self._timer.setInterval(1000 // int(self.speed))

    def start(self) -> None:
        if self.playing:
            return
        self._watched = [self._widget.window()]
        focus = QApplication.focusWidget()
        if focus is not None and focus not in self._watched:
            self._watched.append(focus)
        for watched in self._watched:
            watched.installEventFilter(self)
        self._timer.start(1000 // int(self.speed))
        self.changed.emit()

    def stop(self) -> None:
        if not self.playing:
            return
        self._timer.stop()
        for watched in self._watched:
            watched.removeEventFilter(self)
        self._watched = []
        self.changed.emit()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        # a key that is a shortcut comes as ShortcutOverride first: accepted here, it does nothing but stop
        if event.type() in {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress} and self.playing:
            self.stop()
            event.accept()
            return True
        return False

    def _on_beat(self) -> None:
        if not self._step():
            self.stop()
