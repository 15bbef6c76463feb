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

from app.services import database

log = logging.getLogger(__name__)

FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.05, 1.0
"""Between two attempts; each pause is twice as long as the one before."""
LOCK_WAIT_S = 0.25
LOCK_TOLD_S = 1.0
"""Others may write for so long without a word about it."""


class Statement(NamedTuple):
    """A change of one table. Carried out twice, it leaves what it leaves when carried out once."""

    table: str
    sql: str
    values: tuple[Any, ...]
    row: Hashable = None
    """A later statement for the same row of the same table makes this one superfluous."""


class DamageError(sqlite3.DatabaseError):
    """What SQLite found when it was asked to look."""

    sqlite_errorcode = sqlite3.SQLITE_CORRUPT


class Writer:
    """Takes statements from any thread and writes them in their order, those that wait together in one transaction.

    The thread ends when nothing waits and begins anew with the next statement.
    """

    def __init__(self, path: Path, told: Callable[[], object]) -> None:
        """`told` is called in the thread whenever `problem` or what waits has changed."""
        self._path, self._told = path, told
        self._waiting: dict[int, Statement] = {}
        """By a running number; superfluous ones are taken out."""
        self._number = 0
        self._up_to_date = False
        self._moved = threading.Condition()
        self._running = self._stopped = self._checking = False
        self.problem = ""
        """Why what waits cannot be written; empty while nothing is wrong."""
        self.failure: Exception | None = None
        """The file is damaged: nothing is written until `resume`."""

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
        if not self._running and not self._stopped and self.failure is None:
            self._running = True
            threading.Thread(target=self._work, name="store", daemon=True).start()

    def check(self) -> None:
        """Look the file through for damage: `failure` says if there is any."""
        with self._moved:
            self._checking = True
            self._start()

    @property
    def trying(self) -> bool:
        """Whether what waits may still be written."""
        return not self._stopped

    @property
    def waiting(self) -> dict[int, Statement]:
        """What is not written yet, in order, by a number that is never used again."""
        with self._moved:
            return dict(self._waiting)

    def waits(self, table: str, row: Hashable) -> bool:
        """Whether a change of that row is not written yet."""
        with self._moved:
            return any(one.table == table and one.row == row for one in self._waiting.values())

    def wait(self, seconds: float) -> bool:
        """Wait until everything is written, at most so long; whether it is."""
        with self._moved:
            return self._moved.wait_for(lambda: not self._waiting, seconds)

    def stop(self, problem: str = "") -> None:
        """Write nothing any more. With a `problem`, that is why what waits stays unwritten."""
        with self._moved:
            self._stopped = True
            self.problem = problem
            self._moved.notify_all()

    def resume(self) -> None:
        """There is a new file in place of the damaged one."""
        with self._moved:
            self.failure, self._up_to_date = None, False
            if self._waiting:
                self._start()

    def _work(self) -> None:
        pause, since = FIRST_PAUSE_S, time.monotonic()
        while True:
            with self._moved:
                if not (self._waiting or self._checking) or self._stopped or self.failure is not None:
                    self._running = False
                    return
                batch, checking = dict(self._waiting), self._checking
                self._checking = False
            try:
                self._write(list(batch.values()), checking)
            except (sqlite3.Error, OSError, SystemExit) as error:
                log.debug("%s is not written: %s", self._path.name, error)
                self._note(error, time.monotonic() - since)
                self._told()
                with self._moved:
                    self._moved.wait_for(lambda: self._stopped, pause)
                pause = min(2 * pause, LONGEST_PAUSE_S)
                continue
            with self._moved:
                for number in batch:
                    self._waiting.pop(number, None)
                if not self._stopped:
                    self.problem = ""
                self._moved.notify_all()
            pause, since = FIRST_PAUSE_S, time.monotonic()
            self._told()

    def _note(self, error: sqlite3.Error | OSError | SystemExit, lasting: float) -> None:
        with self._moved:
            if isinstance(error, SystemExit):
                self._stopped, self.problem = True, str(error)
            elif database.damaged(error):
                self.failure = error
            elif not database.locked(error) or lasting > LOCK_TOLD_S:
                self.problem = database.reason(error, self._path)

    def _write(self, statements: list[Statement], checking: bool) -> None:
        connect = database.connect if self._up_to_date else database.opened
        with closing(connect(self._path, LOCK_WAIT_S)) as db, db:
            self._up_to_date = True
            if checking:
                for (found,) in db.execute("PRAGMA quick_check(1)"):
                    if found != "ok":
                        raise DamageError(found)
            db.execute("BEGIN IMMEDIATE")
            for one in statements:
                try:
                    db.execute(one.sql, one.values)
                except Exception as error:
                    if database.passing(error) or database.damaged(error):
                        raise
                    # a fault of the program: what comes after it shall not wait for ever
                    log.exception("not written: %s", one.sql)
