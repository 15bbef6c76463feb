"""Records that cannot be read: taken out of the way one by one, and kept as they were."""

from __future__ import annotations

import json
import logging
import sqlite3
import time
from collections.abc import Mapping

from core.puzzle import InputError

log = logging.getLogger(__name__)

TABLE = """
    CREATE TABLE set_aside (
        key INTEGER PRIMARY KEY, name TEXT NOT NULL, reason TEXT NOT NULL, record, at REAL NOT NULL
    );
"""


def put(db: sqlite3.Connection, name: str, reason: InputError, stored: object) -> None:
    """Keep what is stored under a name that a person understands; the caller removes it from where it stood."""
    log.debug("%s set aside: %s", name, reason)
    values = (name, str(reason), stored, time.time())
    db.execute("INSERT INTO set_aside (name, reason, record, at) VALUES (?, ?, ?, ?)", values)


def take_row(db: sqlite3.Connection, table: str, key: Mapping[str, object], reason: InputError) -> None:
    """Move the row with this key from its table to those set aside, as JSON."""
    where = " AND ".join(f"{name} IS ?" for name in key)
    cursor = db.execute(f"SELECT * FROM {table} WHERE {where}", tuple(key.values()))
    names = [column[0] for column in cursor.description]
    for row in cursor.fetchall():
        stored = json.dumps(dict(zip(names, row, strict=True)), default=_shown)
        put(db, f"{table} {' '.join(map(str, key.values()))}", reason, stored)
    db.execute(f"DELETE FROM {table} WHERE {where}", tuple(key.values()))


def exported(db: sqlite3.Connection) -> str:
    """All that was set aside, as a JSON text to look at, oldest first."""
    rows = db.execute("SELECT name, reason, record, at FROM set_aside ORDER BY key")
    found = [dict(zip(("name", "reason", "record", "at"), row, strict=True)) for row in rows]
    return json.dumps(found, indent=1, default=_shown)


def count(db: sqlite3.Connection) -> int:
    """How many records were set aside."""
    return int(db.execute("SELECT count(*) FROM set_aside").fetchone()[0])


def _shown(value: object) -> str:
    """A blob, as hexadecimal digits."""
    assert isinstance(value, bytes)
    return f"hexadecimal {value.hex()}"
