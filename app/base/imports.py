"""Import of modules in advance, in the GUI thread, one between two events, so that pages open fast.

Code that needs a module before its turn imports it at once. No worker thread imports a module that uses Qt: a class
created outside the GUI thread can crash PySide before Python 3.12, and an import holds the interpreter's lock.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterable
from importlib import import_module

from PySide6.QtCore import QObject, QTimer, Signal

log = logging.getLogger(__name__)

PAUSE_MS = 4
"""Pause between two imports, in which events are handled and animations keep their pace."""


class ImportQueue(QObject):
    """Imports modules by name, one at a time, with the event loop between them."""

    finished = Signal()
    """Emitted when every module is imported, except those that cannot be."""

    def __init__(self, names: Iterable[str], parent: QObject) -> None:
        super().__init__(parent)
        self._names = iter(names)
        self._timer = QTimer(self, interval=PAUSE_MS)
        self._timer.timeout.connect(self._import_next)

    def start(self) -> None:
        """Start importing, or resume it."""
        self._timer.start()

    def stop(self) -> None:
        """Stop importing."""
        self._timer.stop()

    def _import_next(self) -> None:
        name = next((name for name in self._names if name not in sys.modules), None)
        if name is None:
            self._timer.stop()
            self.finished.emit()
            return
        try:
            import_module(name)
        except Exception:
            # The page that needs the module fails when it is opened, and says why.
            log.debug("%s cannot be imported", name, exc_info=True)
