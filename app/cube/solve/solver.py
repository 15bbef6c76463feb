"""Solver of the 3x3x3 shared by all parts of a window, with the table the user chose."""

from __future__ import annotations

import os

from PySide6.QtCore import QObject, Signal

from app.base.jobs.post import GuiThreadCallback
from app.base.language.words import translate
from app.base.services import Services
from app.base.storage.settings import Settings
from app.base.system.machine import size_in_words
from core.base.memory import physical_memory
from core.base.words import phrase
from core.cube.solve.solver import Solver

SIZES = {"small": 40 * 10**6, "medium": 320 * 10**6, "big": 1300 * 10**6, "large": 2600 * 10**6}
"""Approximate sizes of the tables in bytes."""
WORDS = {
    "small": phrase("Built once in seconds and kept on disk. Proving a random cube takes many minutes."),
    "medium": phrase(
        "Built once in about ten seconds, kept in memory and on disk. Proving a random cube takes about a minute."
    ),
    "big": phrase(
        "Built once in about half a minute, kept in memory and on disk. Proving a random cube takes half a minute."
    ),
    "large": phrase(
        "Built once in about a minute, kept in memory and on disk. Proving a random cube takes some twenty seconds."
    ),
}
TABLE_KEY = "cube/table"
ENOUGH_FOR_MEDIUM = 4 << 30
"""Memory in bytes from which a table of 320 MB does no harm."""
THREADS = os.cpu_count() or 1


def table_size(size: str) -> str:
    """Return the size of a table in words."""
    return size_in_words(SIZES[size])


def chosen_size(settings: Settings) -> str:
    """Return the size of table the user chose, or the largest that suits the memory of the machine."""
    chosen = settings.get(TABLE_KEY, "")
    if chosen in WORDS:
        return chosen
    return "medium" if physical_memory() >= ENOUGH_FOR_MEDIUM else "small"


class WindowSolver(QObject):
    """Owner of a window's solver; get it with `WindowSolver.of_window`."""

    asked = Signal(bool)
    """A search by the user has begun (True) or ended (False); background work waits meanwhile."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._solver = Solver(threads=THREADS, notify=self._notify)
        self._told = GuiThreadCallback(self._tell)

    @classmethod
    def of_window(cls, services: Services) -> WindowSolver:
        """Return the solver of the window, made for the first caller."""
        return services.jobs.window.findChild(cls) or cls(services, services.jobs.window)

    @property
    def solver(self) -> Solver:
        """Solver with the size of table that the user chose.

        The search after each turn and the user's own share it, so that pressing Solve while the table is being made
        joins that work.
        """
        self._solver.size = chosen_size(self._services.settings)
        return self._solver

    def _notify(self, sentence: str, wrong: bool) -> None:
        if wrong:
            self._told(translate(sentence))

    def _tell(self, sentence: str) -> None:
        self._services.messages.say(sentence, good=False)
