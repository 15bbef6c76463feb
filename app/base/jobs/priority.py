"""Threads that give way to the window's."""

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
    """What `work()` returns, done in a thread that gives way to the window's where the system knows such threads.

    The threads it starts do so too.
    """
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(1, initializer=lower_priority) as pool:
        return pool.submit(work).result()


def lower_priority() -> None:
    """Let the window's thread go before this one, where the system knows such threads."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
