"""Keyboard handling of the timer: which keys it takes, and which key releases are real."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from app.cube.timer.stopwatch import Phase, Stopwatch

BELIEVED_AFTER_MS = 25
"""X11 may report auto-repeat as a release and a press of one time stamp, at most this far apart."""

_MODIFIER_KEYS = {
    Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock, Qt.Key.Key_ScrollLock,
}  # fmt: skip
_PLAIN = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
"""Modifiers the timer allows; a key with any other is a command and does not stop the clock."""


class _Release(NamedTuple):
    key: int
    stamp: int
    at: int
    """Time of the release on the stopwatch."""


class TimerKeys(QObject):
    """Event filter for a watched page that takes the space bar and, while the clock runs, any key."""

    stopped_by = Signal(int)
    """A key has stopped the clock: its code."""

    def __init__(
        self, stopwatch: Stopwatch, by_turns: Callable[[], bool], visible: Callable[[], bool], parent: QObject
    ) -> None:
        """Create the filter.

        While `by_turns` is true turns run the clock, and only space and Escape end it. Unless `visible`, no key starts
        it.
        """
        super().__init__(parent)
        self._stopwatch, self._by_turns, self._visible = stopwatch, by_turns, visible
        self._stopped_by = -1
        self._released: _Release | None = None
        self._doubt = QTimer(self, interval=BELIEVED_AFTER_MS, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._doubt.timeout.connect(self._believe)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in {QEvent.Type.WindowDeactivate, QEvent.Type.Hide}:
            self._believe()
            self._stopwatch.let_go()
        if not isinstance(event, QKeyEvent):
            return False
        if kind == QEvent.Type.KeyRelease:
            taken = self._on_release(event)
        elif kind in {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress}:
            taken = self._on_press(event, pressed=kind == QEvent.Type.KeyPress)
        else:
            return False
        if taken:
            event.accept()
        return taken

    def _on_press(self, event: QKeyEvent, *, pressed: bool) -> bool:
        """Return whether the timer takes the key; called for the shortcut override and for the press."""
        released = self._released
        if released is not None and (event.key(), event.timestamp()) == (released.key, released.stamp):
            if pressed:
                self._released = None
                self._doubt.stop()
            return True
        self._believe()
        taken = self._wants(event)
        if taken and pressed and not event.isAutoRepeat():
            self._take(event.key())
        return taken

    def _wants(self, event: QKeyEvent) -> bool:
        key, watch = event.key(), self._stopwatch
        if key == self._stopped_by and event.isAutoRepeat():
            return True
        if key in _MODIFIER_KEYS or event.modifiers() & ~_PLAIN:
            return False
        if watch.running:
            return not self._by_turns() or key in {Qt.Key.Key_Space, Qt.Key.Key_Escape}
        if watch.phase is Phase.IDLE:
            return key == Qt.Key.Key_Space and self._visible()
        return key in {Qt.Key.Key_Space, Qt.Key.Key_Escape}

    def _take(self, key: int) -> None:
        if key == Qt.Key.Key_Escape:
            self._stopwatch.cancel()
        elif self._stopwatch.running:
            self._stopped_by = key
            self._stopwatch.stop()
            self.stopped_by.emit(key)
        elif key == Qt.Key.Key_Space:
            self._stopped_by = -1
            self._stopwatch.press()

    def _on_release(self, event: QKeyEvent) -> bool:
        ours = event.key() == self._stopped_by or (event.key() == Qt.Key.Key_Space and self._stopwatch.holding)
        if ours and not event.isAutoRepeat():
            self._released = _Release(event.key(), event.timestamp(), self._stopwatch.time_ms)
            if event.timestamp():
                self._doubt.start()
            else:
                self._believe()
        return ours

    def _believe(self) -> None:
        """Treat the last release as real, because no press followed it at once."""
        released, self._released = self._released, None
        self._doubt.stop()
        if released is None:
            return
        if released.key == self._stopped_by:
            self._stopped_by = -1
        else:
            self._stopwatch.release(released.at)
