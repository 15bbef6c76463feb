"""How the program ends: jobs stop, windows close while Python and Qt still stand, and no worker outlives either.

A worker that asks for the interpreter while that is taken apart crashes the process, and Python waits without limit for
the threads of an executor. So a script that opens a window and leaves without closing it is ended in order, too.
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
"""The process ends after so long, though a worker that gets no processor holds the interpreter. On a busy machine the
system may take another second to end the threads of low priority."""
WORKERS_S = 0.25
"""Workers have so long to return once the program ends, and to keep what they have found."""
WRITING_S = 0.25
"""The last moves have so long to come into the file: that takes some milliseconds."""


class ClosableWindow(Protocol):
    """A window with something to save, for a process that ends and leaves it open."""

    def end(self) -> None:
        """Save and close without a question."""
        ...


_OPEN: WeakSet[ClosableWindow] = WeakSet()
_ends_with_window = threading.Event()


def close_at_exit(window: ClosableWindow) -> None:
    """Call `window.end()` when the process ends, if the window is still there."""
    _OPEN.add(window)


@cache
def install() -> None:
    """End windows and jobs in order however the main thread ends; done once for the process.

    Before Python calls what `atexit` knows it waits for the threads of all executors, however long those work. What
    comes before that has no public name. The last that was registered comes first, hence the import of executors.
    """
    import concurrent.futures.thread  # noqa: F401

    getattr(threading, "_register_atexit", atexit.register)(_end)


def end_with_window() -> None:
    """From now on the process ends with its window: `hurry` is what a window that closes calls."""
    _ends_with_window.set()


def hurry() -> None:
    """Everything is saved, and the window is hidden: let the process end in time if it is to end with the window."""
    if _ends_with_window.is_set():
        leave_within(END_S, 0)


def carry_out(*steps: Callable[[], object]) -> None:
    """Do each of these, though another fails: a fault of the program keeps no window open."""
    for step in steps:
        try:
            step()
        except Exception as error:
            sys.excepthook(type(error), error, error.__traceback__)


def leave(code: int) -> NoReturn:
    """End the process now. Everything is saved, and the system takes back memory and threads faster than Qt does."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError, AttributeError):  # a pipe that nobody reads, closed, or none at all
            stream.flush()
    os._exit(code)


def _end() -> None:
    """Close and hide every window that is left: Qt closes what is visible, and would call Python when there is none."""
    end = time.monotonic() + WORKERS_S
    if not jobs.end_all(0.0):
        leave_within(END_S, _exit_code())
    for window in list(_OPEN):
        if shiboken6.isValid(window):
            window.end()
    if not jobs.end_all(max(0.0, end - time.monotonic())):
        leave(_exit_code())
    if isinstance(application := QApplication.instance(), QApplication):
        # hidden, not deleted: deleting a window with all its pages under the feet of its Python half crashes
        for widget in application.topLevelWidgets():
            if shiboken6.isValid(widget):
                widget.hide()
    stay()


def _exit_code() -> int:
    """Return the exit code as far as it can be known here: 1 after an exception that nobody caught."""
    return int(getattr(sys, "last_value", None) is not None)
