"""SQLite file of the user's data folder: opened, read, changed, and replaced if damaged or gone.

Changes are written in a thread of their own (`writer`), with as many attempts as it takes; reading shows them at once.
While the file cannot be written, the tables concerned have a temporary stand-in. A file that is damaged, deleted or
replaced gives way to a new one with everything that is held in memory and everything that can be read.
"""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from app.base.jobs.post import GuiThreadCallback
from app.base.language.words import tr
from app.base.storage import database, file_copies, set_aside
from app.base.storage.salvage.recovery import recover
from app.base.storage.salvage.story import NewFileStory
from app.base.storage.salvage.write_ahead_log import LogState, index_of_log, is_log_damaged
from app.base.storage.writer import NOTHING, RefusedStatement, Statement, Writer
from core.base.puzzle import InputError

log = logging.getLogger(__name__)

SHORT_S = 0.02
"""Longest wait of the GUI thread for the file."""
OWN_S = 0.3
"""Longest wait for the program's own writing before an immediate change."""
CONNECT_S = 2.0
"""Longest wait of a worker for earlier changes and for other writers."""
LOOK_MS = 1000
"""Interval of the checks that the file is still where it was."""
MOST_RENEWALS = 5
"""Most new files in one run: after so many, something is wrong that no new file mends."""
FAULTS = (sqlite3.Error, OSError, UnicodeError)
"""Errors when opening a file that is damaged or cannot be written."""
REFUSALS = (sqlite3.IntegrityError, sqlite3.InterfaceError, sqlite3.ProgrammingError, OverflowError, UnicodeError)
"""Errors of a statement that makes no sense, in any file."""
Answer = TypeVar("Answer")


class NotSavedError(InputError):
    """Change that cannot be written now, and was not made."""


class StoreFile(QObject):
    """Access to the file, in the GUI thread except for `working`.

    Raises nothing for a file that cannot be read or written.
    """

    changed = Signal()
    """Emitted when what is written, `problem` (why nothing is) or `notice` may have changed."""

    renewed = Signal()
    """Emitted when the file is a new one: what is in use must be saved again."""

    def __init__(self, path: Path | None = None) -> None:
        super().__init__()
        # SQLite puts the log beside the file itself, not beside a link to it.
        self.path = Path(os.path.realpath(path or database.users_file()))
        self.notice = ""
        """Sentence about what happened to the file; empty if nothing did."""
        self.tell: Callable[[str, str], object] = lambda _text, _reason: None
        """Called with the name of a record that was set aside, and the reason."""
        self._writer = Writer(self.path, GuiThreadCallback(self._on_told))
        self._shown: set[int] = set()
        """Numbers of the statements that the stand-ins have carried out."""
        self._stand_ins: set[str] = set()
        self._memory: sqlite3.Connection | None = None
        """Database in memory that is used instead of the file, if any; workers read it, too."""
        self._homeless = ""
        """Why the data in memory has no file, though it should have one; empty if it has."""
        self._renewals = 0
        self._story = NewFileStory()
        self._watch = QTimer(self, interval=LOOK_MS)
        self._watch.timeout.connect(self._look)
        self._db = self._open()

    @property
    def _in_memory(self) -> bool:
        return self._memory is not None

    def check(self) -> None:
        """Check the file for damage, in the background."""
        if not self._in_memory:
            self._writer.check()

    def watch(self, check_after_ms: int) -> None:
        """Check every second whether the file is still where it was, and check it for damage after a while."""
        self._watch.start()
        QTimer.singleShot(check_after_ms, self, self.check)

    def _look(self) -> None:
        if self._homeless:
            self._find_home()
        else:
            self._writer.look()

    # opening

    def _open(self) -> sqlite3.Connection:
        index = index_of_log(self.path)
        try:
            if is_log_damaged(self.path, index):
                return self._recover_file(index)
            return self._open_file()
        except database.NewerFileError as error:
            return self._given_up(str(error), str(error))
        except FAULTS as error:
            log.debug("%s: %s", self.path, error)
            return self._without_file(error) if database.passing(error) else self._recover_file(index)

    def _open_file(self) -> sqlite3.Connection:
        db = database.open_database(self.path)
        db.execute(f"PRAGMA busy_timeout = {round(SHORT_S * 1000)}")
        # Only the writer's thread waits for the disk.
        db.execute("PRAGMA wal_autocheckpoint = 0")
        self._memory, self._homeless = None, ""
        self._writer.resume(database.identity(self.path, in_use=True))
        return db

    def _without_file(self, error: BaseException) -> sqlite3.Connection:
        """Use a copy in memory of a file that cannot be written; writing is tried again."""
        problem = database.reason(error, self.path)
        try:
            memory = file_copies.in_memory(self.path)
        except database.NewerFileError as newer:
            return self._given_up(str(newer), str(newer))
        except FAULTS as unreadable:
            log.debug("%s cannot even be read: %s", self.path, unreadable)
            return self._unreadable(unreadable) if database.passing(unreadable) else self._recover_file()
        there = database.identity(self.path, in_use=False)
        self._use_memory(memory)
        if there is None:
            self._wait_for_home(problem)
        else:
            self._writer.resume(there)
            self._writer.problem = problem
            self._writer.put(NOTHING)
        return memory

    def _use_memory(self, memory: sqlite3.Connection) -> None:
        """Use a database in memory, and apply to it the statements that wait to be written."""
        for statement in self._writer.waiting.values():
            _carry_out(memory, statement)
        self._memory = memory

    def _unreadable(self, error: BaseException) -> sqlite3.Connection:
        name = self.path.name
        return self._given_up(
            tr("{name} cannot be read", name=name),
            tr(
                "{name} cannot be read: {error}. Nothing is saved until Statewalk is started again.",
                name=name,
                error=error,
            ),
        )

    def _given_up(self, problem: str, notice: str) -> sqlite3.Connection:
        """Use an empty database in memory instead of a file that cannot be read, which is left alone."""
        self._writer.stop(problem)
        self.notice = notice
        memory = database.create_empty_tables()
        self._use_memory(memory)
        return memory

    # a new file for what is held in memory

    def _recover_file(self, index: LogState | None = None) -> sqlite3.Connection:
        """Return a connection to a new file with what can be read of the damaged one, which is set aside."""
        try:
            recovery = recover(self.path, index or index_of_log(self.path))
        except OSError as error:
            return self._unreadable(error)
        self._story = NewFileStory(damaged=True, rows=recovery.rows)
        return self._move_in(recovery.db)

    def _move_in(self, memory: sqlite3.Connection) -> sqlite3.Connection:
        """Use a database in memory until a new file has its content: at once, if one can be made."""
        self._use_memory(memory)
        self._writer.clear()
        self._shown.clear()
        self._stand_ins.clear()
        return self._in_new_file(memory) or memory

    def _in_new_file(self, memory: sqlite3.Connection) -> sqlite3.Connection | None:
        """Return a new file with what is in memory, None while it cannot be made; set aside what is there."""
        try:
            if any(os.path.lexists(self.path.with_name(self.path.name + end)) for end in database.COMPANIONS):
                self._story.set_aside(self.path)
            database.make_file(memory, self.path)
            db = self._open_file()
        except FAULTS as error:
            log.debug("%s cannot be made: %s", self.path, error)
            self._wait_for_home(database.reason(error, self.path))
            return None
        finally:
            self.notice = self._story.text()
        memory.close()
        return db

    def _wait_for_home(self, problem: str) -> None:
        """Keep everything in memory, and try again from time to time to make a file for it."""
        self._homeless = problem
        self._writer.hold(problem)
        if QCoreApplication.instance() is not None:
            self._watch.start()

    def _find_home(self) -> None:
        db = self._in_new_file(self._db)
        if db is not None:
            self._db = db
            self.renewed.emit()
        self.changed.emit()

    def _renew(self, error: BaseException) -> None:
        """Make a new file: the present one is damaged or not where it was."""
        self._renewals += 1
        if self._renewals > MOST_RENEWALS:
            self._writer.stop(tr("{name} cannot be read", name=self.path.name))
            self.changed.emit()
            return
        before = self._db
        content = _held_by(before) if isinstance(error, database.StrayFileError) else None
        database.close_as_it_is(before, self.path)
        if content is None:
            self._db = self._recover_file()
        else:
            self._story = NewFileStory()
            self._db = self._move_in(content)
        self.renewed.emit()

    def close(self, seconds: float = 2.0) -> bool:
        """Write waiting changes for at most `seconds`, close the file, and return whether all are written."""
        written = self._writer.wait_for_disk(seconds) and not self._homeless
        self._watch.stop()
        self._writer.stop(self._writer.problem)
        self._db.close()
        return written

    # what is written

    @property
    def problem(self) -> str:
        """Why nothing is saved now ("the disk is full"); empty if it is saved."""
        return self._writer.problem

    @property
    def trying(self) -> bool:
        """Whether unsaved changes may still be saved: the program goes on trying."""
        return self._writer.trying

    @property
    def has_unsaved_changes(self) -> bool:
        """Whether any change waits to be written."""
        return bool(self._homeless) or self._writer.has_unsaved_changes

    def finish(self, seconds: float) -> bool:
        """Wait at most `seconds` until everything is written; return whether it is, and into the right file."""
        if self._homeless:
            self._find_home()
        else:
            self._verify()
        return not self._homeless and (self._writer.wait_for_disk(seconds) or not self.has_unsaved_changes)

    def _verify(self) -> None:
        """Make a new file at once if the one that was opened is gone or damaged."""
        expected = self._writer.expected
        if expected is None or not self._writer.trying or self._homeless:
            return
        try:
            database.verify(self.path, expected)
        except (sqlite3.Error, OSError) as error:
            if isinstance(error, database.StrayFileError) or database.is_damage_error(error):
                self._renew(error)
                self.changed.emit()

    def _on_told(self) -> None:
        failure = self._writer.failure
        if failure is not None:
            self._renew(failure)
        elif self._in_memory and not self._homeless:
            self._return_to_file()
        for refused in self._writer.take_refused_statements():
            self._refuse(refused)
        self.changed.emit()

    def _refuse(self, refused: RefusedStatement) -> None:
        """Store a change that the database refused in the table `set_aside`, and report it to the user.

        The user can save what was set aside to a file for inspection.
        """
        table, reason = refused.statement.table, InputError(str(refused.error))
        self.write("set_aside", set_aside.PUT, set_aside.values(table, reason, ascii(refused.statement.values)))
        self.tell(table, str(reason))

    def _return_to_file(self) -> None:
        """Use the file again, once it can be written and everything is in it."""
        if self._writer.problem or self._writer.waiting or not self._writer.trying:
            return
        memory = self._db
        try:
            self._db = self._open_file()
        except FAULTS:
            self._writer.put(NOTHING)
            return
        memory.close()
        self._shown.clear()

    # for puzzles with tables of their own

    @property
    def connection(self) -> sqlite3.Connection:
        """Connection that shows the waiting changes, too; for tests and `ask`."""
        if not self._in_memory:
            waiting = {} if self._writer.wait(0.0 if self._stand_ins else SHORT_S) else self._writer.waiting
            if waiting:
                self._show(waiting)
            elif self._stand_ins:
                for table in self._stand_ins:
                    self._db.execute(f"DROP TABLE temp.{table}")
                self._stand_ins.clear()
                self._shown.clear()
        return self._db

    def _show(self, waiting: dict[int, Statement]) -> None:
        """Show the waiting changes in temporary tables that hide those of the same name."""
        for table in {statement.table for statement in waiting.values()} - self._stand_ins - {""}:
            definition = self._db.execute("SELECT sql FROM main.sqlite_master WHERE name = ?", (table,)).fetchone()
            if definition is None:
                raise database.DamageError(table)
            self._db.execute(definition[0].replace("CREATE TABLE", "CREATE TEMP TABLE", 1))
            self._db.execute(f"INSERT INTO temp.{table} SELECT * FROM main.{table}")
            self._db.commit()
            self._stand_ins.add(table)
        for number in sorted(waiting.keys() - self._shown):
            _carry_out(self._db, waiting[number])
        self._shown |= waiting.keys()

    def ask(self, question: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Return what a function reads from the database, waiting changes included.

        A file that turns out to be damaged is made anew, and read again.
        """
        try:
            return question(self.connection)
        except (sqlite3.Error, UnicodeError) as error:
            if self._in_memory or not self._is_broken(error):
                raise
            self._renew(error)
            self.changed.emit()
        return question(self.connection)

    def _is_broken(self, error: sqlite3.Error | UnicodeError) -> bool:
        """Return whether the file is to blame for an error; otherwise the program is."""
        if database.is_damage_error(error) or database.passing(error):
            return True
        try:
            return not database.is_complete(self._db)
        except (sqlite3.Error, UnicodeError):
            return True

    def read(self, sql: str, values: tuple[Any, ...] = ()) -> list[Any]:
        """Return the rows of a query; changes that wait to be written are included."""
        return self.ask(lambda db: db.execute(sql, values).fetchall())

    def write(self, table: str, sql: str, values: tuple[Any, ...], row: Any = None) -> None:
        """Change a table (see `writer.Statement`): seen by readers at once, written as soon as possible."""
        statement = Statement(table, sql, values, row)
        if self._in_memory and (refused := _carry_out(self._db, statement)) is not None and self._homeless:
            log.debug("not written: %s (%s)", sql, refused)
            self.tell(table, str(refused))
        if not self._homeless:
            self._writer.put(statement)

    @contextmanager
    def change(self, *, for_now: bool = False) -> Iterator[sqlite3.Connection]:
        """Change tables at once, all or nothing; raise NotSavedError, and change nothing, if that fails.

        `for_now`: what the next start does again anyway may be changed in memory alone.
        """
        self._verify()
        if self._in_memory and not for_now:
            raise NotSavedError(tr("Not saved: {problem}", problem=self.problem))
        if not (for_now or self.problem):
            self._writer.wait(OWN_S)
        try:
            with self._db as db:
                db.execute("BEGIN IMMEDIATE")
                yield db
        except (sqlite3.Error, UnicodeError) as error:
            if not self._in_memory and not database.passing(error) and self._is_broken(error):
                self._renew(error)
                self.changed.emit()
                raise NotSavedError(tr("Not saved: {reason}", reason=self._describe_damage())) from error
            raise self._make_not_saved_error(error) from error
        if not self._in_memory:
            self._writer.sync()

    @contextmanager
    def working(self, wait: float = CONNECT_S) -> Iterator[sqlite3.Connection]:
        """Open another connection to the same file, for one worker thread.

        It sees earlier changes if they could be written, and waits `wait` seconds for other writers: `SHORT_S` in the
        GUI thread. Raises NotSavedError for what cannot be written.
        """
        if not self._in_memory:
            self._writer.wait(wait)
        try:
            db, expected = self._worker_connection(wait)
        except FAULTS as error:
            raise self._make_not_saved_error(error) from error
        with closing(db):
            if wait > SHORT_S:
                db.execute("PRAGMA synchronous = FULL")
            before = db.total_changes
            try:
                yield db
                if db.total_changes > before and expected is not None:
                    # What was written into a file that is gone is not kept.
                    database.verify(self.path, expected)
                    self._writer.copy_log()
            except (sqlite3.Error, database.StrayFileError, UnicodeError) as error:
                raise self._make_not_saved_error(error) from error

    def _worker_connection(self, wait: float) -> tuple[sqlite3.Connection, database.FileIdentity | None]:
        """Open the present file or copy the database in memory; return it and its file's identity.

        Tries again if the GUI thread replaces the database in memory meanwhile.
        """
        while True:
            memory, expected = self._memory, self._writer.expected
            if memory is None:
                return database.open_database(self.path, wait, expected), expected
            try:
                return database.copy_to_memory(memory), expected
            except sqlite3.ProgrammingError:
                # The GUI thread closes it once there is a file again.
                if memory is self._memory:
                    raise

    def _make_not_saved_error(self, error: BaseException) -> BaseException:
        """Return what to raise for an error of the database; the error itself if it is a fault of the program."""
        if database.is_damage_error(error):
            # The writer's thread finds out whether the file itself is damaged.
            self._writer.check()
            return NotSavedError(tr("Not saved: {reason}", reason=self._describe_damage()))
        if not database.passing(error):
            return error
        return NotSavedError(tr("Not saved: {reason}", reason=database.reason(error, self.path)))

    def _describe_damage(self) -> str:
        return tr("{name} is damaged", name=self.path.name)


def _carry_out(db: sqlite3.Connection, statement: Statement) -> Exception | None:
    """Apply a waiting statement, so that it is seen; return the error if SQLite refuses it.

    The writer reports such errors.
    """
    try:
        with db:
            db.execute(statement.sql, statement.values)
    except REFUSALS as error:
        return error
    return None


def _held_by(db: sqlite3.Connection) -> sqlite3.Connection | None:
    """Return a copy in memory of all that a connection still reads; None if it cannot be read."""
    try:
        return file_copies.held_by(db)
    except sqlite3.Error as error:
        log.debug("what was open cannot be read any more: %s", error)
        return None
