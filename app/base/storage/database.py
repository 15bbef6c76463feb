"""The SQLite file of the store: its tables, opening it, what its errors mean, and setting a damaged one aside."""

from __future__ import annotations

import errno
import logging
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Mapping
from contextlib import closing, suppress
from functools import lru_cache
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

from app.base import registry
from app.base.language.words import tr
from app.base.storage import set_aside
from core.base.paths import data_folder, make_folder, tighten

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
    "CREATE TABLE last_game (puzzle TEXT PRIMARY KEY, slot TEXT NOT NULL) WITHOUT ROWID;",
)
"""Migrations of the shared tables: entry k takes a file from version FIRST + k to the next.

A puzzle's own tables are in the module `schema` of its folder, under `MIGRATIONS`, counted for each folder in
`table_version`. Never edit an entry that was released; add one. A semicolon ends a statement and stands nowhere else.
"""

FIRST = 5
"""Last version number of files of program version 0.1.0, which say 1 to 5.

They hold some or all puzzles' tables, hence IF NOT EXISTS in the scripts that made them.
"""

COMPANIONS = ("", "-wal", "-shm")
"""Endings of the files of one database.

Without its log a database may lack the last hours, and the log of another one ruins it.
"""
HIGHEST_VERSION = 9999
"""Largest possible version: no program will ever have changed its tables so often."""
LITTLE = 1 << 17
"""Free bytes below which the disk is full: SQLite then says only that it cannot open a file."""


def users_file() -> Path:
    """Return the path of the user's own database, which may not exist yet."""
    return data_folder() / "statewalk.sqlite"


class DamageError(sqlite3.DatabaseError):
    """Damage found by looking at the file."""

    sqlite_errorcode = sqlite3.SQLITE_CORRUPT


class StrayFileError(OSError):
    """An opened file is no longer at its path: somebody has deleted, moved or replaced it."""


class NewerFileError(Exception):
    """A file was written by a later version of the program."""


class FileIdentity(NamedTuple):
    """Device and inode of a database and of its log: which files a path leads to, whatever their names."""

    file: tuple[int, int]
    log: tuple[int, int] | None


def identity(path: Path, *, in_use: bool) -> FileIdentity | None:
    """Return which file is at a path, and with `in_use` which log; None without a file.

    Raises OSError.
    """
    try:
        about = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    log = None
    if in_use:
        with suppress(FileNotFoundError):
            log_about = path.with_name(f"{path.name}-wal").stat()
            log = log_about.st_dev, log_about.st_ino
    return FileIdentity((about.st_dev, about.st_ino), log)


def verify(path: Path, expected: FileIdentity) -> None:
    """Raise StrayFileError unless the path has the expected file and log, DamageError if it is empty."""
    actual = identity(path, in_use=expected.log is not None)
    if actual != expected:
        raise StrayFileError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    if not path.stat().st_size:
        raise DamageError("empty")  # not shown


def connect(path: Path, wait: float = 2.0, expected: FileIdentity | None = None) -> sqlite3.Connection:
    """Connect to the file; the connection waits up to `wait` seconds for others that write.

    A missing file is made, with all its tables, unless one is expected. Raises sqlite3.Error or OSError.
    """
    if expected is not None:
        verify(path, expected)
    else:
        _make_if_missing(path)
    for companion in COMPANIONS:
        tighten(path.with_name(path.name + companion))
    db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=wait)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = NORMAL")
        _prepare(db)
    except BaseException:
        close_as_it_is(db, path)
        raise
    return db


def close_as_it_is(db: sqlite3.Connection, path: Path) -> None:
    """Close a connection to a damaged file, and leave the file as it was found.

    SQLite would copy the log into it when the last connection that can write is closed.
    """
    uri = f"{path.absolute().as_uri()}?mode=ro"
    with suppress(sqlite3.Error, UnicodeError), closing(sqlite3.connect(uri, uri=True)) as last:
        last.execute("PRAGMA user_version").fetchone()
        db.close()
    db.close()


def open_database(path: Path, wait: float = 2.0, expected: FileIdentity | None = None) -> sqlite3.Connection:
    """Open the file and bring its tables up to date. Raises as `connect` does, and NewerFileError."""
    db = connect(path, wait, expected)
    try:
        bring_up_to_date(db, path.name)
        if not is_complete(db):
            raise DamageError("tables")  # not shown
    except BaseException:
        close_as_it_is(db, path)
        raise
    return db


def check_plain(path: Path) -> None:
    """Raise OSError for a pipe, a device or a folder, which SQLite would wait for, or take for a damaged file."""
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))


def _make_if_missing(path: Path) -> None:
    """Make a missing file with all its tables; raise DamageError where only its log is left."""
    check_plain(path)
    make_folder(path.parent)
    log_left = path.with_name(f"{path.name}-wal")
    if path.exists() and not path.stat().st_size:
        raise DamageError("empty")  # not shown
    if not path.exists():
        if log_left.exists() and log_left.stat().st_size:
            raise DamageError("missing")  # not shown
        with closing(create_empty_tables()) as tables:
            make_file(tables, path)


def make_file(content: sqlite3.Connection, path: Path) -> None:
    """Write a database into a new file, all of it or nothing.

    A file that exists by then is left alone. Raises sqlite3.Error or OSError.
    """
    make_folder(path.parent)
    handle, name = tempfile.mkstemp(prefix=f"{path.name}.", dir=path.parent)
    os.close(handle)
    try:
        with closing(sqlite3.connect(name)) as db:
            content.backup(db)
            # the log and its index belong to a file by its name, so that they are made under the right one
        with suppress(FileExistsError):
            _name(Path(name), path)
    finally:
        for end in ("", "-journal"):
            Path(name + end).unlink(missing_ok=True)
    sync_folder(path.parent)


def _name(new: Path, path: Path) -> None:
    """Give a file its final name; raise FileExistsError if another file has it."""
    try:
        os.link(new, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if path.exists():
            raise FileExistsError from None
        new.rename(path)


def sync_log(path: Path) -> None:
    """Write the log of the database through to the disk; raises OSError.

    No lock lies on the log, so that it may be opened beside SQLite and closed again.
    """
    with suppress(FileNotFoundError):
        handle = os.open(path.with_name(f"{path.name}-wal"), os.O_RDWR | getattr(os, "O_BINARY", 0))
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def sync_folder(folder: Path) -> None:
    """Make the names of the files in a folder outlast a power cut, where the system has a way to."""
    if os.name != "nt":
        with suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


def create_empty_tables(versions: Mapping[str, int] | None = None) -> sqlite3.Connection:
    """Return a database in memory with all tables and no rows, in these versions or the newest."""
    tables = memory()
    bring_up_to_date(tables, "memory", versions)
    return tables


def copy_to_memory(source: sqlite3.Connection) -> sqlite3.Connection:
    """Return a read-only copy of a database in memory, for another thread."""
    copy = memory()
    source.backup(copy)
    copy.execute("PRAGMA query_only = ON")
    return copy


def memory() -> sqlite3.Connection:
    """Return a new database in memory, without tables."""
    # SQLite itself serializes threads; only `copy_to_memory` is called in another one.
    db = sqlite3.connect(":memory:", check_same_thread=False)
    _prepare(db)
    return db


def _prepare(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA temp_store = MEMORY")
    # A flipped bit in a text is no reason to refuse the row: what it means is checked where it is read.
    db.text_factory = _text


def _text(data: bytes) -> str:
    return data.decode(errors="replace")


# versions


def newest_versions() -> dict[str, int]:
    """Return the number of migrations of each puzzle."""
    return {package: len(migrations) for package, migrations in _migrations().items()}


def first_versions() -> dict[str, int]:
    """Return the version of each puzzle's tables in a file of 0.1.0, which did not count them."""
    return {
        package: len(list(takewhile(lambda script: "IF NOT EXISTS" in script, migrations)))
        for package, migrations in _migrations().items()
    }


def _migrations() -> dict[str, tuple[str, ...]]:
    schemas = {entry.package: entry.part("schema") for entry in registry.PAGES}
    return {package: schema.MIGRATIONS for package, schema in schemas.items() if schema is not None}


def bring_up_to_date(db: sqlite3.Connection, name: str, versions: Mapping[str, int] | None = None) -> None:
    """Make the tables that are missing, all or none, up to the given versions or the newest.

    Raises NewerFileError, and DamageError if a version makes no sense.
    """
    if not _pending(db, name, versions):
        return
    with db:
        # Ask again: another process may have been quicker.
        db.execute("BEGIN IMMEDIATE")
        for statement in _pending(db, name, versions):
            log.debug("%s: %s", name, " ".join(statement.split()))
            db.execute(statement)


def _pending(db: sqlite3.Connection, name: str, versions: Mapping[str, int] | None) -> list[str]:
    """Return the statements that bring a database up to date; none if it is."""
    stored = db.execute("PRAGMA user_version").fetchone()[0]
    _judge_version(db, name, stored, FIRST + len(MIGRATIONS))
    applied = max(0, stored - FIRST)
    stored_versions = dict(db.execute("SELECT package, version FROM table_version")) if applied else {}
    scripts = list(MIGRATIONS[applied:])
    if scripts:
        scripts.append(f"PRAGMA user_version = {FIRST + len(MIGRATIONS)}")
    for package, migrations in _migrations().items():
        version = stored_versions.get(package, 0)
        _judge_version(db, name, version, len(migrations))
        wanted = len(migrations) if versions is None else versions[package]
        if version < wanted:
            scripts += migrations[version:wanted]
            scripts.append(f"REPLACE INTO table_version VALUES ('{package}', {wanted})")
    return [statement for script in scripts for statement in script.split(";") if statement.strip()]


def _judge_version(db: sqlite3.Connection, name: str, version: object, newest: int) -> None:
    """Raise NewerFileError for a version after the newest, and DamageError for one that a flipped bit has made.

    A later program has other tables. A number that is one bit away from the newest, or is none that a program ever
    reaches, in a file whose tables are this program's, was damaged.
    """
    if not isinstance(version, int) or not 0 <= version <= HIGHEST_VERSION:
        raise DamageError(f"version {version}")  # not shown
    if version > newest:
        if (version ^ newest).bit_count() == 1 and layout(db) == expected_layout():
            raise DamageError(f"version {version}")  # not shown
        raise NewerFileError(tr("{name} was written by a newer Statewalk. Update the program to read it.", name=name))


def layout(db: sqlite3.Connection) -> frozenset[tuple[object, ...]]:
    """Return the tables of a database with their columns and references, and its indices."""
    columns = db.execute(
        'SELECT m.name, c.name, upper(c.type), c."notnull", c.dflt_value, c.pk '
        "FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'"
    )
    references = db.execute(
        'SELECT m.name, f."from", f."table", f."to" '
        "FROM sqlite_master m JOIN pragma_foreign_key_list(m.name) f WHERE m.type = 'table'"
    )
    indices = db.execute(
        "SELECT m.tbl_name, m.name, i.seqno, i.name "
        "FROM sqlite_master m JOIN pragma_index_info(m.name) i WHERE m.type = 'index' AND m.sql IS NOT NULL"
    )
    return frozenset(
        (kind, *row)
        for kind, rows in (("column", columns), ("reference", references), ("index", indices))
        for row in rows
    )


def is_complete(db: sqlite3.Connection) -> bool:
    """Whether a database has all tables with all their columns, and all indices."""
    return expected_layout() <= layout(db)


def expected_layout() -> frozenset[tuple[object, ...]]:
    """Return the layout that a file of this version has."""
    return _layout_after((MIGRATIONS, *_migrations().values()))


@lru_cache(maxsize=1)
def _layout_after(_scripts: tuple[tuple[str, ...], ...]) -> frozenset[tuple[object, ...]]:
    with closing(create_empty_tables()) as tables:
        return layout(tables)


# what an error means


def is_damage_error(error: BaseException) -> bool:
    """Return whether an error says that the file is no database, or a broken one: waiting will not mend it."""
    broken = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
    return _code(error) in broken or getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_IOERR_SHORT_READ


def is_lock_error(error: BaseException) -> bool:
    """Return whether an error says that another program is writing, and may be done soon."""
    return _code(error) in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


def passing(error: BaseException) -> bool:
    """Return whether a second try may succeed: the disk has room again, the lock is gone."""
    return not is_damage_error(error) and (isinstance(error, OSError) or _code(error) in {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_NOMEM,
    })  # fmt: skip


def reason(error: BaseException, path: Path) -> str:
    """Return why nothing can be written, in words that follow "Not saved: "."""
    code, number = _code(error), error.errno if isinstance(error, OSError) else 0
    if is_lock_error(error):
        return tr("another program has locked the file")
    if code == sqlite3.SQLITE_FULL or number in {errno.ENOSPC, errno.EDQUOT} or _is_disk_full(path):
        return tr("the disk is full")
    if isinstance(error, StrayFileError):
        return tr("{name} is gone", name=path.name)
    refused = {errno.EROFS, errno.EACCES, errno.EPERM}
    if code in {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM} or number in refused or not _writable(path):
        # In a folder that may not be searched, Path.exists raises, and nobody knows whether the file exists.
        return tr("{path} cannot be changed", path=path.name if os.access(path, os.F_OK) else path.parent)
    if code == sqlite3.SQLITE_CANTOPEN or number:
        return tr("{name} cannot be opened", name=path.name)
    return tr("the disk cannot be written")


def _code(error: BaseException) -> int:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _is_disk_full(path: Path) -> bool:
    with suppress(OSError):
        return shutil.disk_usage(path.parent).free < LITTLE
    return False


def _writable(path: Path) -> bool:
    return os.access(path.parent, os.W_OK) and (not os.access(path, os.F_OK) or os.access(path, os.W_OK))


# a damaged file


def move_aside(path: Path, kind: str = "damaged") -> Path:
    """Rename the database with its log and return the new path; raises OSError."""
    stem = f"{path.stem}.{kind}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = [stem, *(f"{stem}-{number}" for number in range(2, 1000))]
    free = (name for name in names if not any(os.path.lexists(path.with_name(name + end)) for end in COMPANIONS))
    aside = path.with_name(next(free))
    log_left = path.with_name(f"{path.name}-wal")
    if log_left.exists() and not log_left.stat().st_size:
        # An empty log: nothing was written since the file was opened.
        for end in COMPANIONS[1:]:
            path.with_name(path.name + end).unlink(missing_ok=True)
    for end in COMPANIONS:
        with suppress(FileNotFoundError):
            path.with_name(path.name + end).rename(aside.with_name(aside.name + end))
    log.debug("%s set aside as %s", path, aside.name)
    return aside
