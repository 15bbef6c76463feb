"""Recovery of a damaged database into a new one in memory."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from app.base.language.words import tr
from app.base.storage import database, set_aside
from app.base.storage.salvage.image import PageImage, read_images
from app.base.storage.salvage.tables import SalvagedRow, TableSearch, TableShape
from app.base.storage.salvage.write_ahead_log import LogState
from core.base.puzzle import InputError

log = logging.getLogger(__name__)

VERSION_AT = 60
"""Offset in the header of a database file of the version that the program set."""
VERSIONS = "table_version"
LAST_KEYS = "sqlite_sequence"
"""SQLite's table of the largest key that each table ever gave, which is never given again."""


class Recovery(NamedTuple):
    """Result of recovering a damaged database."""

    db: sqlite3.Connection
    """Database in memory with all tables."""
    rows: int


def recover(path: Path, index: LogState | None) -> Recovery:
    """Read every row that can be read of a file and its log; raises OSError.

    `index` is what the index of the log said before anybody used the file. A row that no longer fits into its table is
    set aside. The versions that the file names may be damaged, too: those are used with which most rows can be read.
    """
    images = read_images(path, index)
    recoveries = [_recover_as(images, versions, path.name) for versions in _possible_versions(images[0])]
    best = max(recoveries, key=lambda one: one.rows)
    for one in recoveries:
        if one is not best:
            one.db.close()
    log.debug("%s: %d rows could be read", path.name, best.rows)
    return best


def _recover_as(images: Sequence[PageImage], versions: Mapping[str, int], name: str) -> Recovery:
    db = database.create_empty_tables(versions)
    db.execute("PRAGMA foreign_keys = OFF")
    rows = 0
    with db:
        shapes = [shape for shape in _shapes(db) if shape.name != VERSIONS]
        for image in images:
            rows += sum(_put(db, row) for row in TableSearch(image, shapes).rows())
        for table, key, parent, _ in db.execute("PRAGMA foreign_key_check").fetchall():
            _find_parent(db, table, key, parent)
    db.execute("PRAGMA foreign_keys = ON")
    database.bring_up_to_date(db, name)
    return Recovery(db, rows)


def _shapes(db: sqlite3.Connection) -> list[TableShape]:
    names = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return [TableShape(db, name) for (name,) in names]


def _possible_versions(image: PageImage) -> list[dict[str, int]]:
    """Return the versions that the puzzles' tables may have: those in the file, if older, and the newest."""
    newest = database.newest_versions()
    with closing(database.create_empty_tables()) as tables:
        version_rows = TableSearch(image, _shapes(tables)).rows()
        rows = [(row.values["package"], row.values["version"]) for row in version_rows if row.table == VERSIONS]
    named = {package: version for package, version in rows if isinstance(package, str) and package in newest}
    older = dict(newest)
    if named:
        for package, version in named.items():
            if isinstance(version, int) and 0 < version < newest[package]:
                older[package] = version
    elif 0 < int.from_bytes(image.page(1)[VERSION_AT : VERSION_AT + 4], "big") <= database.FIRST:
        older = database.first_versions()
    return [newest] if older == newest else [older, newest]


def _put(db: sqlite3.Connection, row: SalvagedRow) -> int:
    """Insert a row and return 1; return 0 if it is there already or is SQLite's own."""
    if row.table == LAST_KEYS:
        last = row.values.get("seq"), row.values.get("name")
        db.execute("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?", last)
        return 0
    names, marks = ", ".join(row.values), ", ".join("?" * len(row.values))
    try:
        db.execute(f"INSERT INTO {row.table} ({names}) VALUES ({marks})", tuple(row.values.values()))
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode in {
            sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_ROWID
        }:  # fmt: skip
            return 0
        set_aside.put(db, row.table, _make_damage_error(), json.dumps(row.values, default=set_aside.encode_value))
    return 1


def _find_parent(db: sqlite3.Connection, table: str, key: int, parent: str) -> None:
    """Create the lost row that a row with this key refers to, or set that row aside."""
    reference = next(row for row in db.execute(f"PRAGMA foreign_key_list({table})") if row[2] == parent)
    (wanted,) = db.execute(f"SELECT {reference[3]} FROM {table} WHERE rowid = ?", (key,)).fetchone()
    columns = db.execute(f"PRAGMA table_info({parent})").fetchall()
    values = [wanted if row[1] == reference[4] else "" if row[2].upper() == "TEXT" else 0 for row in columns]
    try:
        db.execute(f"INSERT OR IGNORE INTO {parent} VALUES ({', '.join('?' * len(values))})", values)
    except sqlite3.Error:
        for stored in set_aside.rows(db, table, {"rowid": key}):
            set_aside.put(db, table, _make_damage_error(), stored)
        db.execute(f"DELETE FROM {table} WHERE rowid = ?", (key,))


def _make_damage_error() -> InputError:
    return InputError(tr("The file of saved games was damaged."))
