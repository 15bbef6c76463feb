"""Room for the classes that are made beside the window, in workers that import modules."""

from __future__ import annotations

import gc
import sys
from functools import lru_cache

import shiboken6

ROOM = 1800
"""As many types as the whole program has, pyqtgraph's among them."""


@lru_cache(maxsize=1)
def make_room() -> None:
    """Let PySide's table of types grow now, in the window's thread; once is enough.

    Before Python 3.12 PySide 6.10 keeps what it knows of its types in one hash table, without a lock: each event of an
    object whose class was written in Python is looked up there, and each class that is made is added. If a worker adds
    the one with which the table has to grow, the window's thread may read it half moved, and crashes. A table never
    becomes smaller again, so types that come and go here leave it large enough.
    """
    if sys.version_info >= (3, 12):
        return
    types = [type(f"Room{number}", (shiboken6.Object,), {}) for number in range(ROOM)]
    del types
    # a class refers to itself
    gc.collect()
