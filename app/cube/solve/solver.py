"""The window's solver of the 3x3x3: one for all who solve there, with the table the user chose."""

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
"""Bytes of the tables, about."""
WORDS = {
    "small": phrase("Made once in some seconds, kept on disk. Proves a random cube in many minutes."),
    "medium": phrase(
        "Made once in about ten seconds, kept in memory and on disk. Proves a random cube in about a minute."
    ),
    "big": phrase(
        "Made once in about half a minute, kept in memory and on disk. Proves a random cube in half a minute."
    ),
    "large": phrase(
        "Made once in about a minute, kept in memory and on disk. Proves a random cube in some twenty seconds."
    ),
}
TABLE_KEY = "cube/table"
ENOUGH_FOR_MEDIUM = 4 << 30
"""With so much memory in the machine a table of 320 MB is in nobody's way."""
THREADS = os.cpu_count() or 1


def table_size(size: str) -> str:
    """How large a table is, in words."""
    return size_in_words(SIZES[size])


def chosen_size(settings: Settings) -> str:
    """The size of table the user chose; else the largest that such a machine does not notice."""
    chosen = settings.get(TABLE_KEY, "")
    if chosen in WORDS:
        return chosen
    return "medium" if physical_memory() >= ENOUGH_FOR_MEDIUM else "small"


class WindowSolver(QObject):
    """Owns the solver of a window; `WindowSolver.of_window` gives it to whoever solves there."""

    asked = Signal(bool)
    """Whether it is at work on what the user asked for: what goes on in the background waits."""

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
        """The solver, with the size of table that the user wants now.

        The search after each turn and the one that was asked for share it: who presses Solve while the table is being
        made joins that work.
        """
        self._solver.size = chosen_size(self._services.settings)
        return self._solver

    def _notify(self, sentence: str, wrong: bool) -> None:
        if wrong:
            self._told(translate(sentence))

    def _tell(self, sentence: str) -> None:
        self._services.messages.say(sentence, good=False)
