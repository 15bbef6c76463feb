"""Facts about the machine and the program's files, for the settings and for a report."""

from __future__ import annotations

import os
import platform
import sys
from pathlib import Path
from typing import NamedTuple

from app.base.language.wording import format_number
from app.base.language.words import tr
from core.base import paths


class Fact(NamedTuple):
    """Fact about the machine: its name and value."""

    name: str
    value: str


def size_of(folder: Path) -> int:
    """Return the bytes of all files in a folder and its subfolders; 0 if it does not exist."""
    total = 0
    for place, _, names in os.walk(folder):
        for name in names:
            try:
                total += (Path(place) / name).stat().st_size
            except OSError:
                continue  # the file was deleted meanwhile
    return total


def size_in_words(count: int) -> str:
    """Return a number of bytes in the unit that suits: "325 MB"."""
    for unit, factor in (("GB", 10**9), ("MB", 10**6), ("kB", 10**3)):
        if count >= factor:
            figure = count / factor
            return f"{format_number(figure, '.1f' if figure < 10 else '.0f')} {unit}"
    return tr("{count} bytes", count=count) if count else tr("none yet")


def shorten_path(path: Path) -> str:
    """Return a path as people read it: the home folder is ~."""
    try:
        return str(Path("~") / path.relative_to(Path.home()))
    except (ValueError, RuntimeError):
        return str(path)


def facts() -> list[Fact]:
    """Return the facts that somebody who helps from afar would ask for first."""
    from PySide6.QtCore import qVersion
    from PySide6.QtGui import QGuiApplication

    threads = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return [
        Fact("Python", platform.python_version()),  # not shown
        Fact("Qt", f"{qVersion()}, {QGuiApplication.platformName()}"),  # not shown
        Fact(tr("System"), f"{platform.system() or sys.platform} {platform.release()}, {platform.machine()}"),
        Fact(tr("Threads"), tr("{threads} of {all}", threads=threads, all=os.cpu_count() or threads)),
        Fact(tr("Saved in"), shorten_path(paths.data_folder())),
        Fact(tr("Tables"), size_in_words(size_of(paths.tables_folder()))),
    ]
