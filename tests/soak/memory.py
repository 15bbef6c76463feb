"""What a process holds: pages of memory, what malloc gave out, and objects by kind."""

from __future__ import annotations

import ctypes
import gc
import resource
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

MALLINFO = (
    "arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost",
)  # fmt: skip


class _Mallinfo(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in MALLINFO]


@dataclass(frozen=True)
class Memory:
    """In MB, and counts."""

    resident: float
    given_out: float
    """By malloc, small pieces and mapped ones."""
    kept_free: float
    """What malloc keeps of the pieces that were given back."""
    python_objects: int
    widgets: int

    def __str__(self) -> str:
        return (
            f"{self.resident:.0f} MB resident, {self.given_out:.0f} given out, {self.kept_free:.0f} kept free, "
            f"{self.python_objects} objects, {self.widgets} widgets"
        )


def measure(*, trim: bool = True) -> Memory:
    """What is held now, after garbage was collected and, with `trim`, free pages given back."""
    gc.collect()
    libc = ctypes.CDLL(None)
    if trim:
        libc.malloc_trim(0)
    libc.mallinfo2.restype = _Mallinfo
    info = libc.mallinfo2()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    mb = 1024 * 1024
    return Memory(
        pages * resource.getpagesize() / mb,
        (info.uordblks + info.hblkhd) / mb,
        info.fordblks / mb,
        len(gc.get_objects()),
        len(QApplication.allWidgets()),
    )


def kinds() -> Counter[str]:
    """How many objects there are of each class, QObjects of C++ apart."""
    found: Counter[str] = Counter()
    for thing in gc.get_objects():
        kind = type(thing)
        found[f"{kind.__module__}.{kind.__qualname__}"] += 1
    for widget in QApplication.topLevelWidgets():
        for child in widget.findChildren(QObject):
            found[f"Qt {child.metaObject().className()}"] += 1
    return found
