"""Threads of lower priority than the GUI thread."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

NICENESS = 10

Result = TypeVar("Result")


def run_low_priority(work: Callable[[], Result]) -> Result:
    """Return what `work()` returns, run in a thread of low priority where the system knows such threads.

    The threads that the work starts have a low priority, too.
    """
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(1, initializer=lower_priority) as pool:
        return pool.submit(work).result()


def lower_priority() -> None:
    """Give the current thread a lower priority than the GUI thread, where the system allows it."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
