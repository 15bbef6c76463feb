"""Records that cannot be read: moved out of the way one by one, and kept as they were."""

from __future__ import annotations

import json
import logging
import sqlite3
import time
from collections.abc import Mapping

from core.base.puzzle import InputError

log = logging.getLogger(__name__)

TABLE = """
    CREATE TABLE set_aside (
        key INTEGER PRIMARY KEY, name TEXT NOT NULL, reason TEXT NOT NULL, record, at REAL NOT NULL
    );
"""


PUT = (
    "INSERT INTO set_aside (name, reason, record, at) SELECT ?1, ?2, ?3, ?4 "
    "WHERE NOT EXISTS (SELECT 1 FROM set_aside WHERE name = ?1 AND at = ?4)"
)
"""Statement that stores what `values` returns, once."""


def values(name: str, reason: InputError, stored: object) -> tuple[object, ...]:
    """Return the row to store for a record, named for people; the caller removes the record itself."""
    log.debug("%s set aside: %s", name, reason)
    return name, str(reason), stored, time.time()


def put(db: sqlite3.Connection, name: str, reason: InputError, stored: object) -> None:
    """Store a record among those set aside, through a worker's own connection."""
    db.execute(PUT, values(name, reason, stored))


def rows(db: sqlite3.Connection, table: str, key: Mapping[str, object]) -> list[str]:
    """Return the rows of a table with this key, each as JSON."""
    where = " AND ".join(f"{name} IS ?" for name in key)
    cursor = db.execute(f"SELECT * FROM {table} WHERE {where}", tuple(key.values()))
    names = [column[0] for column in cursor.description]
    return [json.dumps(dict(zip(names, row, strict=True)), default=encode_value) for row in cursor.fetchall()]


def take_row(db: sqlite3.Connection, table: str, key: Mapping[str, object], reason: InputError) -> None:
    """Move the row with this key from its table to those set aside."""
    for stored in rows(db, table, key):
        put(db, f"{table} {' '.join(map(str, key.values()))}", reason, stored)
    where = " AND ".join(f"{name} IS ?" for name in key)
    db.execute(f"DELETE FROM {table} WHERE {where}", tuple(key.values()))


def export_json(db: sqlite3.Connection) -> str:
    """Return all records that were set aside, oldest first, as a JSON text to look at."""
    rows = db.execute("SELECT name, reason, record, at FROM set_aside ORDER BY key")
    records = [dict(zip(("name", "reason", "record", "at"), row, strict=True)) for row in rows]
    return json.dumps(records, indent=1, default=encode_value)


def count(db: sqlite3.Connection) -> int:
    """Return the number of records that were set aside."""
    return int(db.execute("SELECT count(*) FROM set_aside").fetchone()[0])


def encode_value(value: object) -> str:
    """Return a text for a value that has no form in JSON: a blob in hexadecimal digits, anything else as its repr."""
    return f"hexadecimal {value.hex()}" if isinstance(value, bytes) else repr(value)
