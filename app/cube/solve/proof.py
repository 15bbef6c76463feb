"""The proof that follows a short solution: the optimal solver in a worker, its bracket readable while it runs."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from threading import Lock
from typing import TYPE_CHECKING, TypeVar
from weakref import WeakKeyDictionary

from app.services.jobs import SETTLE_S, Jobs
from app.services.settings import Settings
from core.control import Control
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.solve.solution import Solution
from core.memory import physical_memory
from core.paths import tables_folder

if TYPE_CHECKING:
    from core.cube.solve.optimal import OptimalSearch
    from core.cube.solve.table import CosetTable

SIZES = (("small", "40 MB"), ("medium", "320 MB"), ("large", "2.6 GB"))
WORDS = {
    "small": "Made once in some seconds, kept on disk. Proves a random cube in many minutes.",
    "medium": "Made once in about ten seconds, kept in memory and on disk. Proves a random cube in about a minute.",
    "large": "Made once in about a minute, kept in memory and on disk. Proves a random cube in half a minute.",
}
TABLE_KEY = "cube/table"
ENOUGH_FOR_MEDIUM = 4 << 30
"""With so much memory in the machine a table of 320 MB is in nobody's way."""
THREADS = os.cpu_count() or 1
NICENESS = 10
MOST = 12
"""So many solutions of equal length are offered."""
POLL_SECONDS = 0.02

Result = TypeVar("Result")


def chosen_size(settings: Settings) -> str:
    """The size of table the user chose; else the largest that such a machine does not notice."""
    chosen = settings.get(TABLE_KEY, "")
    return chosen if chosen in WORDS else "medium" if physical_memory() >= ENOUGH_FOR_MEDIUM else "small"


def behind(work: Callable[[], Result]) -> Result:
    """What `work()` returns, done in a thread that gives way to the window's where the system knows such threads.

    The threads it starts do so too.
    """
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(1, initializer=give_way) as pool:
        return pool.submit(work).result()


def give_way() -> None:
    """Let the window's thread go before this one, where the system knows such threads."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


@dataclass
class Tables:
    """The tables in memory, of one size; at most one of each metric."""

    size: str = ""
    loaded: dict[Metric, CosetTable] = field(default_factory=dict)
    _turn: Lock = field(default_factory=Lock)

    def use(self, size: str) -> None:
        """Take tables of another size from now on."""
        if size != self.size:
            self.size = size
            self.loaded.clear()

    def get(self, metric: Metric, control: Control) -> tuple[CosetTable | None, str]:
        """The table of a metric, loaded or made for the first who asks, and what the user should know of it.

        None if `control`, which counts the work of making it, was cancelled. Works in a worker thread.
        """
        from core.cube.solve.table_file import TableStorageError, load_table

        while not self._turn.acquire(timeout=POLL_SECONDS):
            if control.cancelled:
                return None, ""
        try:
            size, note = self.size, ""
            table = self.loaded.get(metric)
            if table is None:
                try:
                    table = behind(partial(load_table, tables_folder(), size, metric.value, control, THREADS))
                except TableStorageError as error:
                    table, note = error.table, str(error)
                except MemoryError:
                    raise MemoryError("The table needs more memory. Choose a smaller one in the settings.") from None
                if table is not None and size == self.size:
                    self.loaded[metric] = table
            control.total = control.done = 0
            return table, note
        finally:
            self._turn.release()


_TABLES: WeakKeyDictionary[Jobs, Tables] = WeakKeyDictionary()


def tables_of(jobs: Jobs) -> Tables:
    """The tables of a window: whatever solves a cube there shares them."""
    return _TABLES.setdefault(jobs, Tables())


@dataclass
class Proof:
    """What is being proved; `run` works in a worker thread, the rest is read by the window meanwhile."""

    cube: Cube
    metric: Metric
    upper: tuple[str, ...]
    search: OptimalSearch | None = None
    note: str = ""
    """What the user should know of the table: that it could not be kept, say."""
    nodes_a_second: float | None = None
    seconds_left: float | None = None
    _depth: int = -1
    _since: float = 0.0
    _nodes: int = 0

    def run(self, tables: Tables, control: Control) -> Solution | None:
        """Load or make the table, then search; None if it was cancelled before the search."""
        table, self.note = tables.get(self.metric, control)
        if table is None:
            return None
        from core.cube.solve.optimal import OptimalSearch

        self.search = OptimalSearch(self.cube, table, self.upper, control)
        return behind(partial(self.search.run, THREADS))

    def run_all(self, tables: Tables, control: Control) -> list[tuple[str, ...]] | None:
        """Up to MOST solutions of the proved length; None if it was cancelled."""
        table, self.note = tables.get(self.metric, control)
        if table is None:
            return None
        from core.cube.solve.optimal import all_solutions

        found = behind(partial(all_solutions, self.cube, table, MOST, threads=THREADS, control=control))
        return None if control.cancelled else found

    def measure(self) -> None:
        """Bring `nodes_a_second` and `seconds_left` up to date; both are None while they cannot be told.

        The estimate is the rest of this iteration at its own pace; none is given while further ones may follow, since
        each takes an order of magnitude longer.
        """
        search, now = self.search, time.monotonic()
        self.nodes_a_second = self.seconds_left = None
        if search is None:
            return
        if search.depth != self._depth:
            self._depth, self._since, self._nodes = search.depth, now, search.nodes_tried
        spent, fraction = now - self._since, search.fraction
        if spent < SETTLE_S:
            return
        self.nodes_a_second = (search.nodes_tried - self._nodes) / spent
        upper = search.upper_bound
        if upper is not None and search.depth + self.metric.step >= upper and fraction > 0.01:
            self.seconds_left = spent * (1 - fraction) / fraction
