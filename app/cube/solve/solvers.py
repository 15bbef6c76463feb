"""The optimal solvers of the 3x3x3, each with its tables: read from the cache folder, or made and kept there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from core.control import Control
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.solve import korf, optimal, table_file
from core.cube.solve.bracket import Report
from core.cube.solve.solution import Solution
from core.cube.solve.table import CosetTable, generate
from core.paths import tables_folder
from core.storage import DamagedTableError

Say = Callable[[str], None]
"""Gets one sentence about what is being done, or what went wrong without stopping it."""

Tables = TypeVar("Tables")


class CancelledError(Exception):
    """Making a table was cancelled."""


class Solver(Protocol):
    """An optimal solver with its tables and metric chosen: a `core.cube.solve.bracket.Search`."""

    @property
    def nodes(self) -> int:
        """Positions tried so far by the running search."""
        ...

    def __call__(self, cube: Cube, short: Solution, control: Control, report: Report) -> Solution:
        """See `core.cube.solve.bracket.Search`."""
        ...


class KorfSolver:
    """Korf's solver with its three pattern databases."""

    def __init__(self, metric: Metric, threads: int, control: Control, say: Say) -> None:
        self._databases = korf_databases(metric, threads, control, say)
        self._control = control

    @property
    def nodes(self) -> int:
        return self._control.done

    def __call__(self, cube: Cube, short: Solution, control: Control, report: Report) -> Solution:
        del short
        self._control = control
        return korf.solve(cube, self._databases, 0, control, report)


class CosetSolver:
    """The fast solver with a coset table of the size asked for."""

    def __init__(self, size: str, metric: Metric, threads: int, control: Control, say: Say) -> None:
        self._table = coset_table(size, metric, threads, control, say)
        self._threads = threads
        self._running: optimal.OptimalSearch | None = None

    @property
    def nodes(self) -> int:
        return 0 if self._running is None else self._running.nodes_tried

    def __call__(self, cube: Cube, short: Solution, control: Control, report: Report) -> Solution:
        self._running = optimal.OptimalSearch(cube, self._table, short.moves, control)
        return self._running.run(self._threads, lambda search: report(search.lower_bound, search.nodes_tried))


def coset_table(size: str, metric: Metric, threads: int, control: Control, say: Say) -> CosetTable:
    """The fast solver's table, kept in the cache folder. Raises as `kept`."""
    folder = tables_folder()

    def load(path: Path) -> CosetTable:
        if not path.exists():
            raise FileNotFoundError(path)
        table = table_file.read_table(folder, size, metric.value)
        if table is None:
            raise DamagedTableError(f"{path.name} is damaged or from another version")
        return table

    return kept(
        table_file.table_path(folder, size, metric.value),
        load,
        lambda: generate(size, metric.value, control=control, threads=threads),
        lambda table, _: table_file.save_table(table, folder),
        say,
    )


def korf_databases(metric: Metric, threads: int, control: Control, say: Say) -> korf.Databases:
    """Korf's databases, kept in the cache folder. Raises as `kept`."""
    return kept(
        tables_folder() / korf.file_name(metric),
        lambda path: korf.Databases.load(path, metric),
        lambda: generate_korf(metric, threads, control),
        lambda databases, path: databases.save(path),
        say,
    )


def generate_korf(metric: Metric, threads: int, control: Control) -> korf.Databases | None:
    """Korf's databases, whole."""
    return korf.Databases.generate(metric, threads, control)


def kept(
    path: Path,
    load: Callable[[Path], Tables],
    make: Callable[[], Tables | None],
    save: Callable[[Tables, Path], None],
    say: Say,
) -> Tables:
    """The tables in that file, or new ones if it is missing or damaged; those are kept if the disk allows.

    Raises `CancelledError` if `make` was cancelled.
    """
    try:
        return load(path)
    except FileNotFoundError:
        say("Making the solver's tables, which are kept for the next time.")
    except (DamagedTableError, OSError) as error:
        say(f"{error}. Making the solver's tables again.")
    tables = make()
    if tables is None:
        raise CancelledError
    try:
        save(tables, path)
    except OSError as error:
        say(f"The tables were not kept: {error.strerror} ({path})." if error.strerror else str(error))
    return tables
