"""Uncaught exceptions: reported to the user once, and the program goes on."""

from __future__ import annotations

import sys
import traceback
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Signal

from app.base.language.words import tr


class Faults(QObject):
    """Handler of exceptions raised in a slot, an event or painting."""

    told = Signal(str, str)
    """Emitted for a new fault: what failed, and how and where."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._known: set[str] = set()

    def listen(self) -> None:
        """Handle uncaught exceptions from now on."""
        sys.excepthook = self.hear

    def hear(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Report an exception once, however often it is raised, and clear its frames.

        Python keeps the traceback, and a painter that lives on in it would paint on something that is gone by then.
        """
        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, error, trace)
            return
        frames = traceback.extract_tb(trace)
        place = tr("an unknown place")
        if frames:
            place = tr("{file}, line {line}", file=Path(frames[-1].filename).name, line=frames[-1].lineno)
        if (fault := tr("{error} in {place}", error=kind.__name__, place=place)) not in self._known:
            self._known.add(fault)
            sys.__excepthook__(kind, error, trace)
            why = tr("{fault}: {error}. Everything else goes on.", fault=fault, error=error)
            self.told.emit(tr("A part of Statewalk"), why)
        traceback.clear_frames(trace)
