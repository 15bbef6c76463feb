"""Memory for large tables, and the amount of memory of the machine."""

from __future__ import annotations

import contextlib
import mmap
import os
import sys

_MALLOC = {
    -3: 4 << 20,  # M_MMAP_THRESHOLD: larger blocks are mapped one by one; smaller ones are faster when reused
    -1: 8 << 20,  # M_TRIM_THRESHOLD
    -8: 2,  # M_ARENA_MAX
}


def memory_for(nbytes: int) -> mmap.mmap:
    """Return zeroed private memory, in huge pages if available, as look-ups in a table are scattered."""
    if hasattr(mmap, "MAP_PRIVATE"):
        memory = mmap.mmap(-1, nbytes, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    else:
        memory = mmap.mmap(-1, nbytes)
    if hasattr(mmap, "MADV_HUGEPAGE"):
        with contextlib.suppress(OSError):  # the kernel may be built without huge pages
            memory.madvise(mmap.MADV_HUGEPAGE)
    return memory


def give_back_large_pieces() -> None:
    """Make freed memory blocks of 4 MB and more go back to the system at once; with glibc only.

    By default glibc puts blocks of up to 32 MB between small ones after the first of them was freed, and has an arena
    for every thread: after an hour the window kept more free memory than there was in use.
    """
    if sys.platform == "linux":
        import ctypes  # slow to import, and not needed elsewhere

        with contextlib.suppress(AttributeError, OSError):  # the C library may not be glibc
            for setting, value in _MALLOC.items():
                ctypes.CDLL(None).mallopt(setting, value)


def physical_memory() -> int:
    """Return the bytes of memory in the machine, or 0 if unknown."""
    if sys.platform == "win32":
        import ctypes  # needed on Windows only

        kilobytes = ctypes.c_ulonglong()
        succeeded = ctypes.windll.kernel32.GetPhysicallyInstalledSystemMemory(ctypes.byref(kilobytes))
        return kilobytes.value * 1024 if succeeded else 0
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return 0


def half_of_memory() -> int:
    """Return the most bytes that one table may take: half of the machine's memory, 2 GiB if unknown."""
    return physical_memory() // 2 or 2 << 30
