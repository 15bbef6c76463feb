"""Store of games and proofs for the command line: without Qt, and beside a window that is open.

A window owns its file only against other windows. Rows that are merged where they are written, as those of proofs are,
may be written by any number of processes.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

from app.base.storage import database

log = logging.getLogger(__name__)

WAIT_S = 5.0
"""Longest wait for others that write."""


FAULTS = (sqlite3.Error, OSError, UnicodeError, database.NewerFileError)
"""Errors of a file that is damaged, in the way, or written by a later program."""


class CommandStore:
    """Store of a command: reads saved rows and adds to them.

    It never fails: without a readable file nothing is known, and the reason is printed once.
    """

    def __init__(self, say: Callable[[str], object]) -> None:
        self._path, self._say = database.users_file(), say
        self._db: sqlite3.Connection | None = None
        self._opened: database.FileIdentity | None = None
        """Identity of the open file: the window that owns it may put another one in its place."""
        self._said = False
        self._given_up = False

    def read(self, sql: str, values: tuple[Any, ...]) -> list[Any]:
        """Return the rows of a query; none while there is no file, or nothing in it that can be read."""
        try:
            if self._db is not None:
                return self._db.execute(sql, values).fetchall()
            if not self._path.is_file():
                return []
            uri = f"{self._path.resolve().as_uri()}?mode=ro"
            with closing(sqlite3.connect(uri, uri=True, timeout=WAIT_S)) as db:
                return db.execute(sql, values).fetchall()
        except FAULTS as error:
            log.debug("%s is not read: %s", self._path, error)
            if "no such" in str(error) and self._db is None:
                return self._read_after_upgrade(sql, values)
            self._tell("Stored games and proofs cannot be read", error)
            return []

    def _read_after_upgrade(self, sql: str, values: tuple[Any, ...]) -> list[Any]:
        """Return the rows of a query to an older version's file, after bringing its tables up to date."""
        try:
            return self._open_connection().execute(sql, values).fetchall()
        except FAULTS as error:
            log.debug("%s is not read: %s", self._path, error)
            self._tell("Stored games and proofs cannot be read", error)
            return []

    def _open_connection(self) -> sqlite3.Connection:
        """Return a connection to the file that is there now, whose writes outlast a power cut."""
        there = database.identity(self._path, in_use=False)
        if self._db is not None and there != self._opened:
            self._db.close()
            self._db = None
        if self._db is None:
            self._db = database.open_database(self._path, WAIT_S)
            self._db.execute("PRAGMA synchronous = FULL")
            self._opened = database.identity(self._path, in_use=False)
        return self._db

    def write(self, table: str, sql: str, values: tuple[Any, ...]) -> None:
        """Change a table by a statement that merges with what others have written there."""
        if self._given_up:
            return
        try:
            with self._open_connection() as db:
                db.execute("BEGIN IMMEDIATE")
                db.execute(sql, values)
        except FAULTS as error:
            log.debug("%s: %s is not written: %s", self._path, table, error)
            self._given_up, self._said = True, False
            self._tell("Proofs cannot be stored", error)

    def _tell(self, what: str, error: Exception) -> None:
        if not self._said:
            self._said = True
            self._say(f"{what}: {self._reason(error).rstrip('.')}.")

    def _reason(self, error: Exception) -> str:
        if isinstance(error, database.NewerFileError):
            return str(error)
        return database.reason(error, self._path) if database.passing(error) else f"{self._path.name} is damaged"
