"""Memory of a process: pages, malloc's blocks, and objects by kind."""

from __future__ import annotations

import ctypes
import gc
import os
import re
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

MB = 1024 * 1024


@dataclass(frozen=True)
class Memory:
    """Memory in MB, and numbers of objects."""

    own: float
    """Resident pages without a file."""
    mapped: float
    """Resident pages of files: libraries, and the solver's small table, which is loaded as it is read."""
    given_out: float
    """Memory allocated by malloc in all threads."""
    kept_free: float
    """Freed memory that malloc keeps."""
    python_objects: int
    widgets: int

    def __str__(self) -> str:
        return (
            f"{self.own:.0f} MB own, {self.mapped:.0f} of files, {self.given_out:.0f} given out by malloc, "
            f"{self.kept_free:.0f} kept free, {self.python_objects} objects, {self.widgets} widgets"
        )


def measure() -> Memory:
    """Return the present memory, after garbage collection and returning free pages to the system."""
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    status = Path("/proc/self/status").read_text()
    taken, free = _malloc()
    return Memory(
        _kb(status, "RssAnon") / 1024,
        _kb(status, "RssFile") / 1024,
        (taken - free) / MB,
        free / MB,
        len(gc.get_objects()),
        len(QApplication.allWidgets()),
    )


def _kb(status: str, name: str) -> int:
    found = re.search(rf"{name}:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1])


def _malloc() -> tuple[int, int]:
    """Return the bytes that malloc has from the system, and those of them that are free."""
    libc = ctypes.CDLL(None)
    libc.fdopen.restype = ctypes.c_void_p
    with tempfile.TemporaryFile() as file:
        stream = ctypes.c_void_p(libc.fdopen(os.dup(file.fileno()), b"w"))
        libc.malloc_info(0, stream)
        libc.fclose(stream)
        file.seek(0)
        totals = file.read().decode().rsplit("</heap>", 1)[-1]
    sizes = {name: int(size) for name, size in re.findall(r'type="(\w+)"[^>]*? size="(\d+)"', totals)}
    return sizes["current"] + sizes["mmap"], sizes["fast"] + sizes["rest"]


def kinds() -> Counter[str]:
    """Return the number of objects of each class; Qt's objects also by their Qt class."""
    counts: Counter[str] = Counter()
    for thing in gc.get_objects():
        kind = type(thing)
        counts[f"{kind.__module__}.{kind.__qualname__}"] += 1
    for widget in QApplication.topLevelWidgets():
        for child in widget.findChildren(QObject):
            counts[f"Qt {child.metaObject().className()}"] += 1
    return counts


def widget_kinds() -> Counter[str]:
    """Return the number of widgets of each class in each kind of window."""
    return Counter(
        f"{type(widget).__name__} in {type(widget.window()).__name__}" for widget in QApplication.allWidgets()
    )
