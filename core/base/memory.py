"""Memory for large tables, and how much of it there is."""

from __future__ import annotations

import contextlib
import mmap
import os
import sys

_MALLOC = {
    -3: 4 << 20,  # M_MMAP_THRESHOLD: the system is asked for the piece alone. Smaller ones cost less time if kept
    -1: 8 << 20,  # M_TRIM_THRESHOLD
    -8: 2,  # M_ARENA_MAX
}


def memory_for(nbytes: int) -> mmap.mmap:
    """Zeroed private memory, in large pages where the system has them: looks at a table are scattered all over it."""
    if hasattr(mmap, "MAP_PRIVATE"):
        memory = mmap.mmap(-1, nbytes, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    else:
        memory = mmap.mmap(-1, nbytes)
    if hasattr(mmap, "MADV_HUGEPAGE"):
        with contextlib.suppress(OSError):  # a kernel built without them
            memory.madvise(mmap.MADV_HUGEPAGE)
    return memory


def give_back_large_pieces() -> None:
    """From now on memory of 4 MB and more goes back to the system as soon as it is let go; with glibc only.

    By itself glibc puts pieces of up to 32 MB between small ones after the first of them was let go, and has an arena
    for every thread: after an hour in the window it kept more free memory than there was in use.
    """
    if sys.platform == "linux":
        import ctypes  # takes a moment, and one may do without

        with contextlib.suppress(AttributeError, OSError):  # another C library
            for setting, value in _MALLOC.items():
                ctypes.CDLL(None).mallopt(setting, value)


def physical_memory() -> int:
    """Bytes of memory in this machine; 0 if it does not tell."""
    if sys.platform == "win32":
        import ctypes  # the other systems tell by themselves

        kilobytes = ctypes.c_ulonglong()
        told = ctypes.windll.kernel32.GetPhysicallyInstalledSystemMemory(ctypes.byref(kilobytes))
        return kilobytes.value * 1024 if told else 0
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return 0


def half_of_memory() -> int:
    """What one table may take, in bytes: half of the machine's memory, 2 GiB where it does not tell."""
    return physical_memory() // 2 or 2 << 30
