"""The solvers of the 3x3x3 by name, each with its tables: read from the cache folder, or made and kept there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from app.cube.cache import tables_folder
from core.control import Control
from core.cube import korf
from core.cube.bracket import Report, Search
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.solution import Solution
from core.cube.storage import DamagedTableError

Say = Callable[[str], None]
"""Gets one sentence about what is being done, or what went wrong without stopping it."""

SIZES = ("small", "medium", "large")


class CancelledError(Exception):
    """Making a table was cancelled."""


class _Tables(Protocol):
    def save(self, path: Path) -> None: ...


Tables = TypeVar("Tables", bound=_Tables)


def korf_search(metric: Metric, threads: int, control: Control, say: Say) -> Search:
    """Korf's solver with its three pattern databases."""
    databases = kept(
        korf.file_name(metric),
        lambda path: korf.Databases.load(path, metric),
        lambda: korf.Databases.generate(metric, threads, control),
        say,
    )

    def search(cube: Cube, control: Control, report: Report) -> Solution:
        return korf.solve(cube, databases, 0, control, report)

    return search


def kept(name: str, load: Callable[[Path], Tables], make: Callable[[], Tables | None], say: Say) -> Tables:
    """The tables in the file of that name, or new ones if it is missing or damaged; those are kept if the disk allows.

    Raises `CancelledError` if `make` was cancelled.
    """
    path = tables_folder() / name
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
        tables.save(path)
    except OSError as error:
        say(f"The tables were not kept: {error.strerror or error} ({path}).")
    return tables
