"""A fault of the program itself, an exception that nobody caught: it is told of once, and the program goes on."""

from __future__ import annotations

import sys
import traceback
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Signal

from app.base.language.words import tr


class Faults(QObject):
    """Hears of exceptions that left a slot, an event or painting."""

    told = Signal(str, str)
    """A fault that is new: what failed, and how and where."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._known: set[str] = set()

    def listen(self) -> None:
        """From now on be told of what nobody catches."""
        sys.excepthook = self.hear

    def hear(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Tell of it once, however often a frame that fails is painted, and let go of all that it was at.

        Python keeps the traceback, and a painter that lives on in it paints on something that is gone by then.
        """
        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, error, trace)
            return
        frames = traceback.extract_tb(trace)
        place = tr("no place")
        if frames:
            place = tr("{file}, line {line}", file=Path(frames[-1].filename).name, line=frames[-1].lineno)
        if (fault := tr("{error} in {place}", error=kind.__name__, place=place)) not in self._known:
            self._known.add(fault)
            sys.__excepthook__(kind, error, trace)
            why = tr("{fault}: {error}. Everything else goes on.", fault=fault, error=error)
            self.told.emit(tr("A part of Statewalk"), why)
        traceback.clear_frames(trace)
