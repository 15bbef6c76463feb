"""Memory for large tables."""

from __future__ import annotations

import contextlib
import mmap


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
