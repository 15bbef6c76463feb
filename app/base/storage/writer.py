"""Writes to the store's file in a thread of its own, again and again until it is done."""

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
"""Between two attempts; each pause is twice as long as the one before."""
LOCK_WAIT_S = 0.25
LOCK_TOLD_S = 1.0
"""Others may write for so long without a word about it."""
COPY_EVERY_S = 10.0
"""So long what is written may be in the log alone, which is the only place of it then."""


class Statement(NamedTuple):
    """A change of one table. Carried out twice, it leaves what it leaves when carried out once."""

    table: str
    sql: str
    values: tuple[Any, ...]
    row: Hashable = None
    """A later statement for the same row of the same table makes this one superfluous."""


NOTHING = Statement("", "SELECT 1", ())
"""Changes nothing, and is done when the file can be written."""


class RefusedStatement(NamedTuple):
    """A change that SQLite does not take, whenever it is tried: a fault of the program."""

    statement: Statement
    error: Exception


class Writer:
    """Takes statements from any thread and writes them in their order, those that wait together in one transaction.

    The file is never made here: it is the one that the store has opened, or nothing is written. What is in the file is
    then brought to the disk, in a second thread, for that takes longer; only then is it saved (`waits`).
    The threads end when nothing waits and begin anew with the next statement.
    """

    def __init__(self, path: Path, told: Callable[[], object]) -> None:
        """`told` is called in the thread whenever `problem` or what waits has changed."""
        self._path, self._told = path, told
        self.expected: FileIdentity | None = None
        """The file to write into; None for the one that is there."""
        self._waiting: dict[int, Statement] = {}
        """By a running number; superfluous ones are taken out."""
        self._unsynced: dict[int, Statement] = {}
        """What is in the file, and would be lost with the power."""
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
        """Why what waits cannot be written; empty while nothing is wrong."""
        self.failure: Exception | None = None
        """The file is damaged, or not where it was: nothing is written until `resume`."""
        self._refused: list[RefusedStatement] = []

    def put(self, statement: Statement) -> None:
        """Write this as soon as possible."""
        with self._moved:
            if statement.row is not None:
                same = (statement.table, statement.row)
                for number in [key for key, one in self._waiting.items() if (one.table, one.row) == same]:
                    del self._waiting[number]
            self._number += 1
            self._waiting[self._number] = statement
            self._start()

    def _start(self) -> None:
        if not (self._running or self._stopped or self._held) and self.failure is None:
            self._running = True
            threading.Thread(target=self._work, name="store", daemon=True).start()

    def check(self) -> None:
        """Look the file through for damage: `failure` says if there is any."""
        with self._moved:
            self._checking = True
            self._start()

    def look(self) -> None:
        """See whether the file is where it was, and bring what its log holds into it from time to time."""
        with self._moved:
            self._looking = True
            self._start()

    def copy_log(self) -> None:
        """Much was written by another connection: bring it to the disk, and from the log into the file."""
        with self._moved:
            self._copying = True
            self._start()

    def sync(self) -> None:
        """Another connection has written something: bring it to the disk."""
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
        """Write nothing of what waits: it is kept in another way."""
        with self._moved:
            self._waiting.clear()
            self._unsynced.clear()
            self._moved.notify_all()

    @property
    def trying(self) -> bool:
        """Whether what waits may still be written."""
        return not self._stopped

    @property
    def waiting(self) -> dict[int, Statement]:
        """What is not written yet, in order, by a number that is never used again."""
        with self._moved:
            return dict(self._waiting)

    @property
    def has_unsaved_changes(self) -> bool:
        """Whether a change is not on the disk yet."""
        with self._moved:
            return any(one is not NOTHING for one in (*self._waiting.values(), *self._unsynced.values()))

    def waits(self, table: str, row: Hashable) -> bool:
        """Whether a change of that row is not on the disk yet."""
        with self._moved:
            changes = (*self._waiting.values(), *self._unsynced.values())
            return any(one.table == table and one.row == row for one in changes)

    def wait(self, seconds: float) -> bool:
        """Wait until everything is in the file, at most so long; whether it is."""
        with self._moved:
            return self._moved.wait_for(lambda: not self._waiting, seconds)

    def wait_for_check(self, seconds: float) -> bool:
        """Wait until the file is looked through, at most so long; whether it is."""
        with self._moved:
            return self._moved.wait_for(lambda: not self._running, seconds)

    def wait_for_disk(self, seconds: float) -> bool:
        """Wait until everything is on the disk, at most so long; whether it is."""
        with self._moved:
            return self._moved.wait_for(lambda: not self._waiting and not self._unsynced, seconds)

    def stop(self, problem: str = "") -> None:
        """Write nothing any more. With a `problem`, that is why what waits stays unwritten."""
        with self._moved:
            self._stopped = True
            self.problem = problem
            self._moved.notify_all()

    def resume(self, expected: FileIdentity | None) -> None:
        """Write into this file from now on."""
        with self._moved:
            self.expected, self.failure, self._up_to_date, self._held = expected, None, False, False
            if not self._stopped:
                self.problem = ""
            if self._waiting:
                self._start()

    def hold(self, problem: str) -> None:
        """There is no file, for this reason: write nothing until `resume`."""
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
            except BaseException as error:  # whatever it is, this thread goes on: nobody else writes
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
                self.problem = database.reason(error, self._path)  # says nothing of the file: it is tried again
                return
            if isinstance(error, database.NewerFileError):
                self._stopped, self.problem = True, str(error)
            elif isinstance(error, database.StrayFileError) or not database.passing(error):
                self.failure = error
            elif not database.is_lock_error(error) or lasting > LOCK_TOLD_S:
                self.problem = database.reason(error, self._path)

    def _write(self, statements: list[Statement], *, checking: bool, copying: bool) -> list[RefusedStatement]:
        """Carry out what waits and look at the file; what SQLite does not take. Raises what is to be tried again."""
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
                # what the log holds is brought to the disk first, and then copied into the file as far as it can be
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
                    # what comes after it shall not wait for ever
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
        """The disk did not take it: nothing of it counts as written, but for what a later change makes superfluous."""
        with self._moved:
            later = {(one.table, one.row) for one in self._waiting.values() if one.row is not None}
            again = {number: one for number, one in batch.items() if (one.table, one.row) not in later}
            self._waiting = {**again, **self._waiting}
            self._unsynced.clear()
            self._syncing, self.problem = False, problem
            self._start()
        self._told()

    @staticmethod
    def _look_through(db: sqlite3.Connection) -> None:
        """Raise DamageError if a page, a table or an index of the file is not as it should be."""
        if not database.is_complete(db):
            raise database.DamageError("tables")  # not shown
        for (found,) in db.execute("PRAGMA integrity_check(1)"):
            if found != "ok":
                raise database.DamageError(found)
