"""The optimal solver's tables on disk: made once, checked on every load, made again if damaged."""

from __future__ import annotations

from pathlib import Path

from core import storage
from core.control import Control
from core.cube.solve.table import CosetTable, generate, table_bytes
from core.memory import memory_for

VERSION = 2


class TableStorageError(OSError):
    """The table is made but could not be stored; `table` holds it for this run."""

    def __init__(self, message: str, table: CosetTable) -> None:
        super().__init__(message)
        self.table = table


def table_path(folder: Path, size: str, metric: str) -> Path:
    """Where a table is kept."""
    return folder / f"cosets-{metric}-{size}.table"


def _kind(size: str, metric: str) -> str:
    return f"cosets {metric} {size}"


def save_table(table: CosetTable, folder: Path) -> None:
    """Store a table whole or not at all. Raises OSError with one sentence."""
    facts = {"base": table.base, "counts": table.counts}
    path = table_path(folder, table.size, table.metric)
    try:
        storage.write_table(path, _kind(table.size, table.metric), VERSION, [table.data], facts)
    except OSError as error:
        raise OSError(f"The table could not be stored in {folder}: {error.strerror or error}.") from error


def read_table(folder: Path, size: str, metric: str) -> CosetTable | None:
    """The stored table, or None if there is none, it is of another version, damaged or cut short.

    A small table stays mapped; a larger one is copied into large pages, where looks at it are up to twice as fast.
    """
    path = table_path(folder, size, metric)
    try:
        memory = None if size == "small" else memory_for
        content, facts = storage.read_table(path, _kind(size, metric), VERSION, table_bytes(size), memory)
    except (OSError, storage.DamagedTableError):
        return None
    match facts:
        case {"base": int(base), "counts": list(counts)}:
            pass
        case _:
            return None
    return CosetTable(size, metric, content, counts, base)


def load_table(
    folder: Path, size: str = "small", metric: str = "htm", control: Control | None = None, threads: int = 1
) -> CosetTable | None:
    """The table of a size ("small", "medium", "large") and metric ("htm", "qtm"), made and stored if need be.

    `control` counts the work of making it; None is returned if it is cancelled, and nothing is left behind. Raises
    TableStorageError, which holds the table, if it cannot be stored.
    """
    table = read_table(folder, size, metric)
    if table is not None:
        return table
    table = generate(size, metric, control=control, threads=threads)
    if table is None:
        return None
    try:
        save_table(table, folder)
    except OSError as error:
        raise TableStorageError(str(error), table) from error
    return table
