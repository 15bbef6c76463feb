"""The user's file of games and proofs, as the command line has it: without Qt, and beside a window that is open.

A window owns its file only against other windows. Rows that are merged where they are written, as those of proofs are,
may be written by any number of processes.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

from app.services import database

log = logging.getLogger(__name__)

WAIT_S = 5.0
"""So long it waits for others that write."""


class CommandStore:
    """Reads what is kept and adds to it. Never fails: without a file that can be read nothing is known, and why nothing
    can be kept is said once."""

    def __init__(self, say: Callable[[str], object]) -> None:
        self._path, self._say = database.users_file(), say
        self._db: sqlite3.Connection | None = None
        self._given_up = False

    def read(self, sql: str, values: tuple[Any, ...]) -> list[Any]:
        """The rows of a query; none while there is no file, or nothing in it that can be read."""
        try:
            if self._db is not None:
                return self._db.execute(sql, values).fetchall()
            if not self._path.is_file():
                return []
            uri = f"{self._path.resolve().as_uri()}?mode=ro"
            with closing(sqlite3.connect(uri, uri=True, timeout=WAIT_S)) as db:
                return db.execute(sql, values).fetchall()
        except (sqlite3.Error, OSError) as error:
            log.debug("%s is not read: %s", self._path, error)
            return self._read_renewed(sql, values) if "no such" in str(error) and self._db is None else []

    def _read_renewed(self, sql: str, values: tuple[Any, ...]) -> list[Any]:
        """The rows of a query to a file of an earlier version, once its tables are those of this one."""
        try:
            self._db = database.opened(self._path, WAIT_S)
            return self._db.execute(sql, values).fetchall()
        except (sqlite3.Error, OSError, SystemExit) as error:
            log.debug("%s is not read: %s", self._path, error)
            return []

    def write(self, table: str, sql: str, values: tuple[Any, ...]) -> None:
        """Change a table by a statement that merges with what others have written there."""
        if self._given_up:
            return
        try:
            if self._db is None:
                self._db = database.opened(self._path, WAIT_S)
            with self._db:
                self._db.execute("BEGIN IMMEDIATE")
                self._db.execute(sql, values)
        except (sqlite3.Error, OSError, SystemExit) as error:
            log.debug("%s: %s is not written: %s", self._path, table, error)
            self._given_up = True
            self._say(f"What is proved is not kept: {self._reason(error).rstrip('.')}.")

    def _reason(self, error: sqlite3.Error | OSError | SystemExit) -> str:
        if isinstance(error, SystemExit):
            return str(error)
        return f"{self._path.name} is damaged" if database.damaged(error) else database.reason(error, self._path)
