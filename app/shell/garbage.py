"""Python's search for garbage in cycles, kept to the GUI thread.

Left alone it runs in whatever thread happens to make an object, and a widget or timer that dies in a worker thread
takes the process with it.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

TICK_MS = 500


class Collector(QObject):
    """Collects from the event loop of the thread that made it, by Python's own thresholds."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        timer = QTimer(self, interval=TICK_MS)
        timer.timeout.connect(collect)
        timer.start()


def collect() -> None:
    """Collect the oldest generation whose turn it is."""
    ages = enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
    due = [age for age, (count, most) in ages if count > most]
    if due:
        gc.collect(due[-1])
