"""Writer of the store's file: a thread of its own, with as many attempts as it takes."""

from __future__ import annotations

import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Hashable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from app.base.storage import database
from app.base.storage.database import FileIdentity

log = logging.getLogger(__name__)

FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.05, 1.0
"""Seconds between two attempts; each pause is twice as long as the one before."""
LOCK_WAIT_S = 0.25
LOCK_TOLD_S = 1.0
"""Seconds that others may write before a problem is reported."""
COPY_EVERY_S = 10.0
"""Most seconds that what is written may be in the log alone."""


class Statement(NamedTuple):
    """Change of one table that has the same effect whether it is carried out once or twice."""

    table: str
    sql: str
    values: tuple[Any, ...]
    row: Hashable = None
    """Row that is changed; a later statement for the same row makes this one superfluous."""


NOTHING = Statement("", "SELECT 1", ())
"""Statement that changes nothing, and is done when the file can be written."""


class RefusedStatement(NamedTuple):
    """Change that SQLite refuses whenever it is tried: a fault of the program."""

    statement: Statement
    error: Exception


class Writer:
    """Writes statements from any thread in their order, waiting ones together in one transaction.

    The file is never created here: it is the one that the store has opened, or nothing is written. What is in the file
    is then flushed to the disk, in a second thread, for that takes longer; only then is it saved (`waits`). The threads
    end when nothing waits and are started again for the next statement.
    """

    def __init__(self, path: Path, told: Callable[[], object]) -> None:
        """Set the file; `told` is called in the thread whenever `problem` or what waits has changed."""
        self._path, self._told = path, told
        self.expected: FileIdentity | None = None
        """File to write into; None for the one that is there."""
        self._waiting: dict[int, Statement] = {}
        """Waiting statements by a running number; superfluous ones are removed."""
        self._unsynced: dict[int, Statement] = {}
        """Statements that are in the file, but would be lost in a power cut."""
        self._number = 0
        self._up_to_date = False
        self._moved = threading.Condition()
        self._running = self._stopped = self._checking = self._looking = False
        self._held = self._behind = False
        """Whether the log holds what the database file does not."""
        self._syncing = False
        self._copying = False
        """Whether the log is to be copied into the file now."""
        self._copied_at = time.monotonic()
        self.problem = ""
        """Why the waiting statements cannot be written; empty while nothing is wrong."""
        self.failure: Exception | None = None
        """Error if the file is damaged or not where it was: nothing is written until `resume`."""
        self._refused: list[RefusedStatement] = []

    def put(self, statement: Statement) -> None:
        """Write a statement as soon as possible."""
        with self._moved:
            if statement.row is not None:
                same = (statement.table, statement.row)
                for number in [key for key, other in self._waiting.items() if (other.table, other.row) == same]:
                    del self._waiting[number]
            self._number += 1
            self._waiting[self._number] = statement
            self._start()

    def _start(self) -> None:
        if not (self._running or self._stopped or self._held) and self.failure is None:
            self._running = True
            threading.Thread(target=self._work, name="store", daemon=True).start()

    def check(self) -> None:
        """Check the file for damage in the thread; `failure` says if there is any."""
        with self._moved:
            self._checking = True
            self._start()

    def look(self) -> None:
        """Check whether the file is where it was; now and then copy its log into it."""
        with self._moved:
            self._looking = True
            self._start()

    def copy_log(self) -> None:
        """Flush what another connection has written to the disk, and copy the log into the file."""
        with self._moved:
            self._copying = True
            self._start()

    def sync(self) -> None:
        """Flush to the disk what another connection has written."""
        with self._moved:
            self._number += 1
            self._unsynced[self._number] = NOTHING
            self._behind = True
            self._start_sync()

    def take_refused_statements(self) -> list[RefusedStatement]:
        """Return the changes that could not be made and never will be, each once."""
        with self._moved:
            refused, self._refused = self._refused, []
            return refused

    def clear(self) -> None:
        """Drop all waiting statements: their content is kept in another way."""
        with self._moved:
            self._waiting.clear()
            self._unsynced.clear()
            self._moved.notify_all()

    @property
    def trying(self) -> bool:
        """Whether statements that wait to be written to the user's database may still be.

        False after `stop`, and if a newer version of the program has made the file.
        """
        return not self._stopped

    @property
    def waiting(self) -> dict[int, Statement]:
        """Statements that are not written yet, in order, by a number that is never used again."""
        with self._moved:
            return dict(self._waiting)

    @property
    def has_unsaved_changes(self) -> bool:
        """Whether a change is not on the disk yet."""
        with self._moved:
            return any(statement is not NOTHING for statement in (*self._waiting.values(), *self._unsynced.values()))

    def waits(self, table: str, row: Hashable) -> bool:
        """Return whether a change of a row is not on the disk yet."""
        with self._moved:
            changes = (*self._waiting.values(), *self._unsynced.values())
            return any(statement.table == table and statement.row == row for statement in changes)

    def wait(self, seconds: float) -> bool:
        """Wait at most `seconds` until everything is in the file; return whether it is."""
        with self._moved:
            return self._moved.wait_for(lambda: not self._waiting, seconds)

    def wait_for_check(self, seconds: float) -> bool:
        """Wait at most `seconds` until the file has been checked; return whether it has been."""
        with self._moved:
            return self._moved.wait_for(lambda: not self._running, seconds)

    def wait_for_disk(self, seconds: float) -> bool:
        """Wait at most `seconds` until everything is on the disk; return whether it is."""
        with self._moved:
            return self._moved.wait_for(lambda: not self._waiting and not self._unsynced, seconds)

    def stop(self, problem: str = "") -> None:
        """Stop writing; `problem` is why waiting statements stay unwritten, if any do."""
        with self._moved:
            self._stopped = True
            self.problem = problem
            self._moved.notify_all()

    def resume(self, expected: FileIdentity | None) -> None:
        """Write into the file with this identity from now on."""
        with self._moved:
            self.expected, self.failure, self._up_to_date, self._held = expected, None, False, False
            if not self._stopped:
                self.problem = ""
            if self._waiting:
                self._start()

    def hold(self, problem: str) -> None:
        """Write nothing until `resume`: there is no file, for the reason `problem`."""
        with self._moved:
            self._held, self.problem, self.failure = True, problem, None

    @property
    def _at_work(self) -> bool:
        return bool(self._waiting) or self._checking or self._looking or self._copying

    def _work(self) -> None:
        pause, since = FIRST_PAUSE_S, time.monotonic()
        while True:
            with self._moved:
                if not self._at_work or self._stopped or self._held or self.failure is not None:
                    self._running = False
                    self._moved.notify_all()
                    return
                batch, checking, copying = dict(self._waiting), self._checking, self._copying
                self._checking = self._looking = self._copying = False
            try:
                refused = self._write(list(batch.values()), checking=checking, copying=copying)
            except BaseException as error:  # after any error this thread goes on: nobody else writes
                log.debug("%s is not written: %r", self._path.name, error)
                self._note(error, time.monotonic() - since)
                self._told()
                with self._moved:
                    self._moved.wait_for(lambda: self._stopped, pause)
                pause = min(2 * pause, LONGEST_PAUSE_S)
                continue
            with self._moved:
                for number, statement in batch.items():
                    if self._waiting.pop(number, None) is not None:
                        self._unsynced[number] = statement
                self._start_sync()
                self._refused += refused
                healed = bool(self.problem) and not self._stopped
                if not self._stopped:
                    self.problem = ""
                self._moved.notify_all()
            pause, since = FIRST_PAUSE_S, time.monotonic()
            if batch or checking or healed:
                self._told()

    def _note(self, error: BaseException, lasting: float) -> None:
        with self._moved:
            if not isinstance(error, Exception):
                self.problem = database.reason(error, self._path)  # says nothing about the file, so it is tried again
                return
            if isinstance(error, database.NewerFileError):
                self._stopped, self.problem = True, str(error)
            elif isinstance(error, database.StrayFileError) or not database.passing(error):
                self.failure = error
            elif not database.is_lock_error(error) or lasting > LOCK_TOLD_S:
                self.problem = database.reason(error, self._path)

    def _write(self, statements: list[Statement], *, checking: bool, copying: bool) -> list[RefusedStatement]:
        """Carry out waiting statements and check the file; return refused ones, raise what to try again."""
        if self.expected is not None:
            database.verify(self._path, self.expected)
        due = self._behind and time.monotonic() - self._copied_at > COPY_EVERY_S
        if not (statements or checking or copying or due):
            return []
        connect = database.connect if self._up_to_date else database.open_database
        with closing(connect(self._path, LOCK_WAIT_S, self.expected)) as db:
            self._up_to_date = True
            refused = self._carry_out(db, statements) if statements else []
            if checking:
                self._look_through(db)
            if copying or due:
                # SQLite flushes the log to the disk first, and then copies as much as possible of it into the file.
                db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
                self._behind, self._copied_at = False, time.monotonic()
        if self.expected is not None:
            database.verify(self._path, self.expected)
        return refused

    def _carry_out(self, db: sqlite3.Connection, statements: list[Statement]) -> list[RefusedStatement]:
        refused = []
        self._behind = True
        with db:
            db.execute("BEGIN IMMEDIATE")
            for one in statements:
                try:
                    db.execute(one.sql, one.values)
                except Exception as error:
                    if database.passing(error) or database.is_damage_error(error):
                        raise
                    if not database.is_complete(db):
                        raise database.DamageError(str(error)) from error
                    # Later statements must not wait for ever for a refused one.
                    log.exception("not written: %s", one.sql)
                    refused.append(RefusedStatement(one, error))
        return refused

    def _start_sync(self) -> None:
        if self._unsynced and not self._syncing:
            self._syncing = True
            threading.Thread(target=self._sync, name="store-sync", daemon=True).start()

    def _sync(self) -> None:
        while True:
            with self._moved:
                batch = dict(self._unsynced)
                if not batch:
                    self._syncing = False
                    return
            try:
                database.sync_log(self._path)
            except BaseException as error:
                self._write_again(batch, database.reason(error, self._path))
                return
            with self._moved:
                for number in batch:
                    self._unsynced.pop(number, None)
                self._moved.notify_all()
            self._told()

    def _write_again(self, batch: dict[int, Statement], problem: str) -> None:
        """Let statements that the disk did not take wait again, except for superfluous ones."""
        with self._moved:
            later = {
                (statement.table, statement.row) for statement in self._waiting.values() if statement.row is not None
            }
            again = {
                number: statement
                for number, statement in batch.items()
                if (statement.table, statement.row) not in later
            }
            self._waiting = {**again, **self._waiting}
            self._unsynced.clear()
            self._syncing, self.problem = False, problem
            self._start()
        self._told()

    @staticmethod
    def _look_through(db: sqlite3.Connection) -> None:
        """Raise DamageError if a page, a table or an index of the file is damaged."""
        if not database.is_complete(db):
            raise database.DamageError("tables")  # not shown
        for (finding,) in db.execute("PRAGMA integrity_check(1)"):
            if finding != "ok":
                raise database.DamageError(finding)
