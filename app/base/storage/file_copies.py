"""Copies of a database in memory, also of a file that cannot be written."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from app.base.storage import database


def in_memory(path: Path) -> sqlite3.Connection:
    """Return a copy of what can be read of the file, in memory and up to date; empty without a file.

    Raises sqlite3.Error or OSError if there is a file that cannot be read.
    """
    memory = database.memory()
    try:
        database.check_plain(path)
        if path.exists():
            _copy(path, memory)
        database.bring_up_to_date(memory, path.name)
    except BaseException:
        memory.close()
        raise
    return memory


def held_by(db: sqlite3.Connection) -> sqlite3.Connection:
    """Return a copy in memory of what a connection still reads, wherever its file is now.

    Raises sqlite3.Error.
    """
    memory = database.memory()
    try:
        db.backup(memory)
    except BaseException:
        memory.close()
        raise
    return memory


def _copy(path: Path, memory: sqlite3.Connection) -> None:
    """Copy a file from a place where nothing can be written. Raises sqlite3.Error or OSError."""
    methods: list[Callable[[Path, sqlite3.Connection], None]] = [_copy_in_place, _copy_alone, _copy_elsewhere]
    log_left = path.with_name(f"{path.name}-wal")
    if not log_left.exists() or not log_left.stat().st_size:
        methods.insert(1, _copy_without_log)
    for copy_by in methods[:-1]:
        with suppress(sqlite3.OperationalError):
            return copy_by(path, memory)
    return methods[-1](path, memory)


def _copy_in_place(path: Path, memory: sqlite3.Connection) -> None:
    _backup(f"{path.resolve().as_uri()}?mode=ro", memory)


def _copy_without_log(path: Path, memory: sqlite3.Connection) -> None:
    """Copy a database in a folder that cannot be written, where no log can be made.

    If nobody writes, no log is needed.
    """
    _backup(f"{path.resolve().as_uri()}?mode=ro&immutable=1", memory)


def _copy_alone(path: Path, memory: sqlite3.Connection) -> None:
    """Copy a database on a full disk, where the index of the log has no room.

    Exclusive access lets SQLite keep the index in memory.
    """
    _backup(f"{path.resolve().as_uri()}?mode=rw", memory, "PRAGMA locking_mode = EXCLUSIVE")


def _copy_elsewhere(path: Path, memory: sqlite3.Connection) -> None:
    with tempfile.TemporaryDirectory() as room:
        for end in ("", "-wal"):
            with suppress(FileNotFoundError):
                shutil.copyfile(path.with_name(path.name + end), Path(room) / f"copy{end}")
        _backup((Path(room) / "copy").as_uri(), memory)


def _backup(uri: str, memory: sqlite3.Connection, before: str = "") -> None:
    with closing(sqlite3.connect(uri, uri=True, timeout=2.0)) as source:
        source.execute(before)
        source.backup(memory)
