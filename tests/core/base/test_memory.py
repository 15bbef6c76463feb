"""Freed memory is returned to the system."""

from __future__ import annotations

import ctypes
import sys

import pytest

from tests.fresh_python import in_fresh_python

LET_GO = """
import os
from pathlib import Path
from core.base.memory import give_back_large_pieces

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

give_back_large_pieces()
first = b"x" * (30 << 20)
del first
before, large, small = resident(), [], []
for _ in range(8):
    large.append(b"x" * (8 << 20))
    small.append(b"x" * (1 << 16))
large.clear()
print(resident() - before)
"""


@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "mallopt"), reason="other systems have other ways"
)
def test_large_pieces_between_small_ones_are_given_back() -> None:
    """Large freed blocks between small ones are returned to the system.

    By default, glibc keeps the eight blocks of 8 MB: once a block of 30 MB has been freed, it serves them from the
    heap.
    """
    assert int(in_fresh_python(LET_GO)) < 8 << 20
