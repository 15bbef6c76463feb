"""Calls from worker threads that are made in the GUI thread."""

from __future__ import annotations

import atexit
import weakref
from collections.abc import Callable
from functools import lru_cache
from threading import Lock
from types import MethodType

import shiboken6
from PySide6.QtCore import QObject, Qt, Signal


class GuiThreadCallback:
    """Callable for any thread that soon has a method of a QObject called in the GUI thread.

    Nothing is called if the object is gone by then.

    A worker must not emit a signal of an object that the GUI thread may delete meanwhile: PySide checks that the object
    exists, releases the interpreter's lock and only then enters the object; if it dies in between, the process crashes.
    Here all calls go through one object that stays, and the receiver is checked in the thread in which it dies.
    """

    def __init__(self, receive: Callable[..., object]) -> None:
        """Store a weak reference to `receive`, a method of a QObject; call in the GUI thread only."""
        self._office = _office()
        self._receive = weakref.WeakMethod(receive)

    def __call__(self, *values: object) -> None:
        self._office.take(self._receive, values)


class _Office(QObject):
    """Takes calls from any thread and makes them in the thread in which it was created."""

    _taken = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self._lock, self._open = Lock(), True
        self._taken.connect(self._hand_over, Qt.ConnectionType.QueuedConnection)

    def take(self, receive: weakref.WeakMethod[Callable[..., object]], values: tuple[object, ...]) -> None:
        with self._lock:
            if self._open:
                self._taken.emit(receive, values)

    def close(self) -> None:
        """Take no more calls: PySide deletes every object, this one included, when the process ends."""
        with self._lock:
            self._open = False

    @staticmethod
    def _hand_over(receive: weakref.WeakMethod[Callable[..., object]], values: tuple[object, ...]) -> None:
        method = receive()
        if isinstance(method, MethodType) and shiboken6.isValid(method.__self__):
            method(*values)


@lru_cache(maxsize=1)
def _office() -> _Office:
    office = _Office()
    atexit.register(office.close)
    return office
