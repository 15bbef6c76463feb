"""End of the program: jobs stop and windows close before Python and Qt are taken down.

A worker that needs the interpreter while that is taken down crashes the process, and Python waits without limit for the
threads of an executor. So a script that opens a window and leaves without closing it is ended in order, too.
"""

from __future__ import annotations

import atexit
import os
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import NoReturn, Protocol
from weakref import WeakSet

import shiboken6
from PySide6.QtWidgets import QApplication

from app.base.jobs import jobs
from core.base.deadline import leave_within, stay

END_S = 0.5
"""Longest time to the end of the process, even if a worker without a processor holds the interpreter.

On a busy machine the system may take another second to end the threads of low priority.
"""
WORKERS_S = 0.25
"""Seconds that workers have to return, and to save what they have found, when the program ends."""
WRITING_S = 0.25
"""Seconds to write the last moves into the file, which takes some milliseconds."""


class ClosableWindow(Protocol):
    """Window with something to save, to be ended if it is open when the process ends."""

    def end(self) -> None:
        """Save and close without asking."""
        ...


_OPEN: WeakSet[ClosableWindow] = WeakSet()
_ends_with_window = threading.Event()


def close_at_exit(window: ClosableWindow) -> None:
    """Call `window.end()` when the process ends, if the window is still there."""
    _OPEN.add(window)


@cache
def install() -> None:
    """End windows and jobs in order however the main thread ends; done once for the process.

    Before `atexit` handlers run, Python waits for the threads of all executors, however long those work, and the hook
    before that has no public name. What was registered last runs first, hence the import of executors.
    """
    import concurrent.futures.thread  # noqa: F401

    getattr(threading, "_register_atexit", atexit.register)(_end)


def end_with_window() -> None:
    """Let the process end with its window from now on: a window that closes calls `hurry`."""
    _ends_with_window.set()


def hurry() -> None:
    """Let the process end in time, if it is to end with its window, which is now saved and hidden."""
    if _ends_with_window.is_set():
        leave_within(END_S, 0)


def carry_out(*steps: Callable[[], object]) -> None:
    """Call every step, even if another fails: a fault of the program must keep no window open."""
    for step in steps:
        try:
            step()
        except Exception as error:
            sys.excepthook(type(error), error, error.__traceback__)


def leave(code: int) -> NoReturn:
    """End the process at once; everything is saved, and the system frees memory faster than Qt does."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError, AttributeError):  # a pipe without a reader, a closed stream, or none at all
            stream.flush()
    os._exit(code)


def _end() -> None:
    """Close and hide every window that is left; Qt would close them later and call Python too late."""
    end = time.monotonic() + WORKERS_S
    if not jobs.end_all(0.0):
        leave_within(END_S, _exit_code())
    for window in list(_OPEN):
        if shiboken6.isValid(window):
            window.end()
    if not jobs.end_all(max(0.0, end - time.monotonic())):
        leave(_exit_code())
    if isinstance(application := QApplication.instance(), QApplication):
        # Hide, not delete: deleting a window with all its pages while its Python half exists crashes.
        for widget in application.topLevelWidgets():
            if shiboken6.isValid(widget):
                widget.hide()
    stay()


def _exit_code() -> int:
    """Return the exit code as far as it is known here: 1 after an uncaught exception."""
    return int(getattr(sys, "last_value", None) is not None)
