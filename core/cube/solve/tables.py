"""Tables of the optimal solvers: read if complete, else made, and stored for the next time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from core.base.control import Control
from core.base.files import table_file as storage
from core.base.memory import memory_for
from core.base.paths import tables_folder
from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.solve.table import CosetTable, generate, table_bytes

if TYPE_CHECKING:
    # imported only when that solver is needed
    from core.cube.solve.korf import Databases

VERSION = 2

Notify = Callable[[str, bool], object]
"""Function that gets a sentence about the tables, and whether something went wrong."""

Kept = TypeVar("Kept")


def ignore(_sentence: str, _wrong: bool) -> None:
    """Do nothing: a `Notify` for callers that need no messages."""


def coset_table(
    size: str,
    metric: Metric,
    control: Control | None = None,
    threads: int = 1,
    notify: Notify = ignore,
    folder: Path | None = None,
) -> CosetTable | None:
    """Return the optimal solver's table of a size, kept in the cache folder.

    Sizes are "small", "medium", "big" and "large". `control` shows the progress of making it; None if it was cancelled,
    and no file is left then. A table that cannot be stored is reported and still returned.
    """
    folder = tables_folder() if folder is None else folder
    return _load_or_make(
        table_path(folder, size, metric),
        lambda: read_table(folder, size, metric.value),
        lambda: generate(size, metric.value, control=control, threads=threads),
        lambda table: save_table(table, folder),
        notify,
    )


def korf_databases(
    metric: Metric, control: Control | None = None, threads: int = 1, notify: Notify = ignore
) -> Databases | None:
    """Return Korf's pattern databases, read or made as by `coset_table`."""
    from core.cube.solve.korf import Databases, file_name

    path = tables_folder() / file_name(metric)
    return _load_or_make(
        path,
        lambda: Databases.load(path, metric),
        lambda: generate_korf(metric, threads, control),
        lambda databases: databases.save(path),
        notify,
    )


def generate_korf(metric: Metric, threads: int, control: Control | None) -> Databases | None:
    """Return Korf's databases, newly made; None if cancelled."""
    from core.cube.solve.korf import Databases

    return Databases.generate(metric, threads, control)


def _load_or_make(
    path: Path, read: Callable[[], Kept], make: Callable[[], Kept | None], save: Callable[[Kept], None], notify: Notify
) -> Kept | None:
    try:
        return read()
    except FileNotFoundError:
        notify(phrase("Building the solver's pruning tables; they are kept for next time."), False)
    except storage.DamagedTableError:
        notify(
            phrase(
                "{name} is damaged or from another version. Building the solver's pruning tables again.", name=path.name
            ),
            True,
        )
    except OSError as error:
        notify(
            phrase(
                "{name} cannot be read: {reason}. Building the solver's pruning tables again.",
                name=path.name,
                reason=error.strerror or str(error),
            ),
            True,
        )
    made = make()
    if made is not None:
        try:
            save(made)
        except OSError as error:
            notify(
                phrase(
                    "The pruning tables could not be stored in {folder}: {reason}.",
                    folder=path.parent,
                    reason=error.strerror or str(error),
                ),
                True,
            )
    return made


# File of a coset table


def table_path(folder: Path, size: str, metric: str) -> Path:
    """Return the path of a table's file."""
    return folder / f"cosets-{metric}-{size}.table"


def _kind(size: str, metric: str) -> str:
    return f"cosets {metric} {size}"


def save_table(table: CosetTable, folder: Path) -> None:
    """Store a table whole or not at all; raises OSError."""
    facts = {"base": table.base, "counts": table.counts}
    path = table_path(folder, table.size, table.metric)
    storage.write_table(path, _kind(table.size, table.metric), VERSION, [table.data], facts)


def read_table(folder: Path, size: str, metric: str) -> CosetTable:
    """Return a stored table.

    A small table stays mapped; a larger one is copied into huge pages, where look-ups are up to twice as fast. Raises
    FileNotFoundError, another OSError, or DamagedTableError.
    """
    path = table_path(folder, size, metric)
    memory = None if size == "small" else memory_for
    content, facts = storage.read_table(path, _kind(size, metric), VERSION, table_bytes(size), memory)
    match facts:
        case {"base": int(base), "counts": list(counts)}:
            return CosetTable(size, metric, content, counts, base)
        case _:
            raise storage.DamagedTableError(phrase("{name} does not say what it contains", name=path.name))
