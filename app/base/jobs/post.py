"""What workers have to say, brought to the thread of the window."""

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
    """Callable for any thread that soon has a method of a QObject called in the window's thread.

    Nothing is called if the object is gone by then.

    A worker must not emit a signal of an object that the window's thread may delete meanwhile. PySide looks whether the
    object is there, lets go of the interpreter and only then goes into it: if it dies in between, so does the process.
    Here all goes through one object that stays, and whether the receiver is there is asked in the thread in which it
    dies.
    """

    def __init__(self, receive: Callable[..., object]) -> None:
        """`receive` is a method of a QObject, which it does not keep. To be made in the window's thread."""
        self._office = _office()
        self._receive = weakref.WeakMethod(receive)

    def __call__(self, *values: object) -> None:
        self._office.take(self._receive, values)


class _Office(QObject):
    """Takes what is posted in any thread, and hands it over in the one it was made in."""

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
        """Take nothing any more: PySide deletes every object when the process ends, and this one with them."""
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
