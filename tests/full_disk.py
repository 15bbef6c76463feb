"""A disk that is full, for the process that runs the tests."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

if sys.platform != "win32":
    import resource


@contextmanager
def no_room() -> Iterator[None]:
    """No file of this process can grow."""
    if sys.platform == "win32":
        pytest.skip("needs limits of the process")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
