"""How much memory the machine has, found without Qt."""

from __future__ import annotations

import os
import sys


def physical_memory() -> int:
    """Bytes of memory in this machine; 0 if it does not tell."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415  the other systems tell by themselves

        kilobytes = ctypes.c_ulonglong()
        told = ctypes.windll.kernel32.GetPhysicallyInstalledSystemMemory(ctypes.byref(kilobytes))
        return kilobytes.value * 1024 if told else 0
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (ValueError, OSError):
        return 0
