"""Memory for large tables, and how much of it there is."""

from __future__ import annotations

import contextlib
import mmap
import os
import sys


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
