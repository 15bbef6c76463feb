"""Simulation of a full disk for the test process."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

if sys.platform != "win32":
    import resource


@contextmanager
def no_room() -> Iterator[None]:
    """Prevent every file of this process from growing."""
    if sys.platform == "win32":
        pytest.skip("needs limits of the process")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
