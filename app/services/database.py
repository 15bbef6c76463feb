"""The SQLite file of the store: its tables, opening it, what its errors mean, and setting a damaged one aside."""

from __future__ import annotations

import errno
import logging
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from app.services import registry, set_aside
from app.services.words import tr
from core.paths import data_folder, make_folder, make_private, tighten

log = logging.getLogger(__name__)

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE IF NOT EXISTS game (
        puzzle TEXT NOT NULL, slot TEXT NOT NULL, record TEXT NOT NULL, saved REAL NOT NULL,
        PRIMARY KEY (puzzle, slot)
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS best (
        puzzle TEXT NOT NULL, subject TEXT NOT NULL, metric TEXT NOT NULL, value REAL NOT NULL,
        moves TEXT NOT NULL, reached REAL NOT NULL,
        PRIMARY KEY (puzzle, subject, metric)
    ) WITHOUT ROWID;
    CREATE TABLE table_version (package TEXT PRIMARY KEY, version INTEGER NOT NULL) WITHOUT ROWID;
    """,
    set_aside.TABLE,
)
"""What all puzzles share: entry k takes a file from version FIRST + k to the next. A puzzle's own tables are in the
module `schema` of its folder, under `MIGRATIONS`, counted for each folder in `table_version`.

Never edit an entry that was released; add one. A semicolon ends a statement and stands nowhere else.
"""

FIRST = 5
"""Files of version 0.1.0 say 1 to 5 and hold some or all puzzles' tables, hence IF NOT EXISTS in what made them."""

COMPANIONS = ("", "-wal", "-shm")
"""The files of one database: without its log the first may lack the last hours, and a log of another one ruins it."""
LITTLE = 1 << 17
"""With fewer bytes free the disk is full: SQLite then says only that it cannot open a file."""


def users_file() -> Path:
    """Where the user's own is, or will be."""
    return data_folder() / "statewalk.sqlite"


def connect(path: Path, wait: float = 2.0) -> sqlite3.Connection:
    """A connection to the file, which is made if missing; it waits so many seconds for others that write.

    Raises sqlite3.Error or OSError.
    """
    make_folder(path.parent)
    make_private(path)
    for companion in COMPANIONS:
        tighten(path.with_name(path.name + companion))
    db = sqlite3.connect(path, timeout=wait)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = NORMAL")
        _prepare(db)
    except BaseException:
        db.close()
        raise
    return db


def opened(path: Path, wait: float = 2.0) -> sqlite3.Connection:
    """A connection to the file, brought up to date. Raises as `connect` does, and SystemExit for a newer program's."""
    db = connect(path, wait)
    try:
        bring_up_to_date(db, path.name)
    except BaseException:
        db.close()
        raise
    return db


def in_memory(path: Path) -> sqlite3.Connection:
    """A copy of what can be read of the file, in memory and brought up to date; empty where there is no file.

    Raises sqlite3.Error or OSError if there is a file that cannot be read.
    """
    memory = _memory()
    try:
        if path.exists() and (path.is_dir() or path.stat().st_size):
            _copy(path, memory)
        bring_up_to_date(memory, path.name)
    except BaseException:
        memory.close()
        raise
    return memory


def empty() -> sqlite3.Connection:
    """All tables, in memory, without a row."""
    memory = _memory()
    bring_up_to_date(memory, "memory")
    return memory


def copied(memory: sqlite3.Connection) -> sqlite3.Connection:
    """Another of a database in memory, for reading in another thread."""
    copy = _memory()
    memory.backup(copy)
    copy.execute("PRAGMA query_only = ON")
    return copy


def _memory() -> sqlite3.Connection:
    # SQLite itself keeps threads apart; only `copied` is called in another one
    memory = sqlite3.connect(":memory:", check_same_thread=False)
    _prepare(memory)
    return memory


def _copy(path: Path, memory: sqlite3.Connection) -> None:
    """Copy a file in a place where nothing can be written. Raises sqlite3.Error or OSError."""
    ways: list[Callable[[Path, sqlite3.Connection], None]] = [_copy_in_place, _copy_alone, _copy_elsewhere]
    log_left = path.with_name(f"{path.name}-wal")
    if not log_left.exists() or not log_left.stat().st_size:
        ways.insert(1, _copy_unlogged)
    for way in ways[:-1]:
        with suppress(sqlite3.OperationalError):
            return way(path, memory)
    return ways[-1](path, memory)


def _copy_in_place(path: Path, memory: sqlite3.Connection) -> None:
    _backup(f"{path.resolve().as_uri()}?mode=ro", memory)


def _copy_unlogged(path: Path, memory: sqlite3.Connection) -> None:
    """A folder that cannot be written has no place for the log; if nobody writes, none is needed."""
    _backup(f"{path.resolve().as_uri()}?mode=ro&immutable=1", memory)


def _copy_alone(path: Path, memory: sqlite3.Connection) -> None:
    """On a full disk there is no room for the index of the log; who has the file alone keeps it in memory."""
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


def _prepare(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA temp_store = MEMORY")
    # one flipped bit in a text is no reason to refuse the row: what it means is checked where it is read
    db.text_factory = _text


def _text(data: bytes) -> str:
    return data.decode(errors="replace")


def bring_up_to_date(db: sqlite3.Connection, name: str) -> None:
    """Make the tables that are missing, all or none. Raises SystemExit for a newer program's file."""
    if not _pending(db, name):
        return
    with db:
        # asked again: another process may have been quicker
        db.execute("BEGIN IMMEDIATE")
        for statement in _pending(db, name):
            log.debug("%s: %s", name, " ".join(statement.split()))
            db.execute(statement)


def _pending(db: sqlite3.Connection, name: str) -> list[str]:
    """The statements that bring a file up to date; none if it is. Raises SystemExit for a newer program's file."""
    applied = max(0, db.execute("PRAGMA user_version").fetchone()[0] - FIRST)
    versions = dict(db.execute("SELECT package, version FROM table_version")) if applied else {}
    newer = applied > len(MIGRATIONS)
    scripts = list(MIGRATIONS[applied:])
    if scripts:
        scripts.append(f"PRAGMA user_version = {FIRST + len(MIGRATIONS)}")
    for entry in registry.PAGES:
        schema = entry.part("schema")
        migrations: tuple[str, ...] = () if schema is None else schema.MIGRATIONS
        version = versions.get(entry.package, 0)
        newer = newer or version > len(migrations)
        if version < len(migrations):
            scripts += migrations[version:]
            scripts.append(f"REPLACE INTO table_version VALUES ('{entry.package}', {len(migrations)})")
    if newer:
        raise SystemExit(f"{name} was written by a newer Statewalk. Update the program to read it.")  # not shown
    return [statement for script in scripts for statement in script.split(";") if statement.strip()]


# what an error means


def damaged(error: BaseException) -> bool:
    """Whether the file is no database, or one whose insides are broken: waiting will not mend it."""
    return _code(error) in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


def locked(error: BaseException) -> bool:
    """Whether another program is writing, and may be done soon."""
    return _code(error) in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


def passing(error: BaseException) -> bool:
    """Whether the same may succeed later: the disk has room again, the lock is gone."""
    return isinstance(error, OSError) or _code(error) in {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_NOMEM,
    }


def reason(error: BaseException, path: Path) -> str:
    """Why nothing can be written, in some words that follow "Not saved: "."""
    code, number = _code(error), error.errno if isinstance(error, OSError) else 0
    if locked(error):
        return tr("another program has locked the file")
    if code == sqlite3.SQLITE_FULL or number in {errno.ENOSPC, errno.EDQUOT} or _full(path):
        return tr("the disk is full")
    refused = {errno.EROFS, errno.EACCES, errno.EPERM}
    if code in {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM} or number in refused or not _writable(path):
        # in a folder that may not even be looked into nobody knows whether it exists, and Path.exists raises
        return tr("{path} cannot be changed", path=path.name if os.access(path, os.F_OK) else path.parent)
    if code == sqlite3.SQLITE_CANTOPEN or number:
        return tr("{name} cannot be opened", name=path.name)
    return tr("the disk does not take it")


def _code(error: BaseException) -> int:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _full(path: Path) -> bool:
    with suppress(OSError):
        return shutil.disk_usage(path.parent).free < LITTLE
    return False


def _writable(path: Path) -> bool:
    return os.access(path.parent, os.W_OK) and (not os.access(path, os.F_OK) or os.access(path, os.W_OK))


# a damaged file


def move_aside(path: Path) -> Path:
    """Give the database, its log included, another name; that name. Raises OSError."""
    stem = f"{path.stem}.damaged-{time.strftime('%Y%m%d-%H%M%S')}"
    names = [stem, *(f"{stem}-{number}" for number in range(2, 1000))]
    aside = next(path.with_name(name) for name in names if not path.with_name(name).exists())
    for end in COMPANIONS:
        with suppress(FileNotFoundError):
            path.with_name(path.name + end).rename(aside.with_name(aside.name + end))
    log.debug("%s set aside as %s", path, aside.name)
    return aside


def salvage(aside: Path, db: sqlite3.Connection) -> int:
    """Take over what can still be read of a damaged file into `db`, which is new; how many rows."""
    before = db.total_changes
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid")]
    with closing(sqlite3.connect(aside)) as source, db:
        source.text_factory = _text
        db.execute("PRAGMA defer_foreign_keys = ON")
        for table in tables:
            if table != "table_version" and not table.startswith("sqlite_"):
                _take_over(source, db, table)
        # what belonged to a row that is lost
        for table, row, *_ in db.execute("PRAGMA foreign_key_check").fetchall():
            db.execute(f"DELETE FROM {table} WHERE rowid = ?", (row,))
    return db.total_changes - before


def _take_over(source: sqlite3.Connection, db: sqlite3.Connection, table: str) -> None:
    """Copy the rows of a table, from both its ends up to the damage."""
    columns = db.execute(f"PRAGMA table_info({table})").fetchall()
    names, marks = ", ".join(column[1] for column in columns), ", ".join("?" * len(columns))
    keys = [column[1] for column in sorted(columns, key=lambda column: column[5]) if column[5]]
    for direction in ("ASC", "DESC"):
        order = ", ".join(f"{key} {direction}" for key in keys)
        try:
            for row in source.execute(f"SELECT {names} FROM {table} ORDER BY {order}"):
                with suppress(sqlite3.IntegrityError):
                    db.execute(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", row)
        except sqlite3.Error as error:
            log.debug("%s of the damaged file, %s: %s", table, direction, error)
        else:
            return
