"""Running games, best results and the puzzles' own tables, in one SQLite file of the user's data folder.

What is changed is written in a thread of its own (`writer`), as often as it takes; reading shows it at once. As long as
the file cannot be written, the tables concerned have a stand-in in memory.
"""

from __future__ import annotations

import json
import logging
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.services import database, fields, set_aside
from app.services.fields import Check
from app.services.post import Post
from app.services.session import Record, Session, game
from app.services.words import tr
from app.services.writer import Statement, Writer
from core.puzzle import InputError

log = logging.getLogger(__name__)

SHORT_S = 0.02
"""So long the GUI thread waits for the file."""
OWN_S = 0.3
"""So long it waits for what the program itself is writing, before it changes something at once."""
CONNECT_S = 2.0
"""So long a worker waits for what was changed before, and for others that write."""
OPENING = Statement("", "SELECT 1", ())
"""Changes nothing, and is done when the file can be written."""


class NotSavedError(InputError):
    """A change that cannot be written now, and was not made."""


BEST = fields.row(fields.text(), fields.text(), fields.text(), fields.number(), fields.text())
"""A row of `best`: its key, which is puzzle, subject and metric, its value and its moves."""
ANY_RECORD = fields.record({})


@dataclass(frozen=True)
class Best:
    """A best result: `value` in the metric's unit and the moves that reached it, in the puzzle's notation."""

    value: float
    moves: str


class Store(QObject):
    """To be used in the GUI thread, but for `working`. Raises nothing for a file that cannot be read or written."""

    changed = Signal()
    """What is written, or why it is not (`problem`), or `notice` is another."""

    renewed = Signal()
    """The file is a new one: what is in use is to be saved again."""

    def __init__(self, path: Path | None = None) -> None:
        super().__init__()
        self.path = path or database.users_file()
        self.notice = ""
        """What happened to the file, in a sentence; empty if nothing did."""
        self.tell: Callable[[str, str], object] = lambda _text, _reason: None
        """Called with the name of a record that was set aside, and why."""
        self._writer = Writer(self.path, Post(self._on_told))
        self._shown: set[int] = set()
        """The statements that the stand-ins have carried out, by their numbers."""
        self._stand_ins: set[str] = set()
        self._in_memory = False
        self._db = self._open()

    def check(self) -> None:
        """Look the file through for damage, in the background."""
        if not self._in_memory:
            self._writer.check()

    def _open(self) -> sqlite3.Connection:
        try:
            return self._open_file()
        except (sqlite3.Error, OSError) as error:
            log.debug("%s: %s", self.path, error)
            if database.damaged(error):
                return self._renewed()
            if not database.passing(error):
                raise
            return self._without_file(error)

    def _open_file(self) -> sqlite3.Connection:
        db = database.opened(self.path)
        db.execute(f"PRAGMA busy_timeout = {round(SHORT_S * 1000)}")
        return db

    def _without_file(self, error: Exception) -> sqlite3.Connection:
        """What can be read of the file that cannot be written, in memory; writing is tried again."""
        problem = database.reason(error, self.path)
        try:
            memory = database.in_memory(self.path)
        except (sqlite3.Error, OSError) as unreadable:
            log.debug("%s cannot even be read: %s", self.path, unreadable)
            return self._given_up(unreadable)
        self._writer.problem = problem
        self._use_memory(memory)
        self._writer.put(OPENING)
        return memory

    def _use_memory(self, memory: sqlite3.Connection) -> None:
        self._in_memory = True
        for one in self._writer.waiting.values():
            with memory:
                memory.execute(one.sql, one.values)

    def _given_up(self, error: Exception) -> sqlite3.Connection:
        """Nothing in memory instead of a file that cannot be read, which is left alone: what it holds is not known."""
        self._writer.stop(tr("{name} cannot be read", name=self.path.name))
        self.notice = tr(
            "{name} cannot be read: {error}. Nothing is saved until Statewalk is started again.",
            name=self.path.name,
            error=error,
        )
        memory = database.empty()
        self._use_memory(memory)
        return memory

    def _renewed(self) -> sqlite3.Connection:
        """A new file with what can be read of the damaged one, which is set aside."""
        try:
            aside = database.move_aside(self.path)
            db = self._open_file()
        except (sqlite3.Error, OSError) as error:
            return self._without_file(error)
        rows = 0
        with suppress(sqlite3.Error):
            rows = database.salvage(aside, db)
        self.notice = tr("The file of saved games was damaged and is set aside as {name}.", name=aside.name)
        if rows:
            kept = tr(
                "What could be read of it (%n records) is taken over.",
                one="What could be read of it (%n record) is taken over.",
                n=rows,
            )
            self.notice = f"{self.notice} {kept}"
        return db

    def close(self, seconds: float = 2.0) -> bool:
        """Write what waits, for at most so long, and let go of the file; whether everything is written."""
        written = self._writer.wait(seconds)
        self._writer.stop(self._writer.problem)
        self._db.close()
        return written

    # what is written

    @property
    def problem(self) -> str:
        """Why nothing is saved now ("the disk is full"); empty if it is."""
        return self._writer.problem

    @property
    def trying(self) -> bool:
        """Whether what is not saved may still be: the file can be read, and the program goes on trying."""
        return self._writer.trying

    @property
    def unsaved(self) -> bool:
        """Whether anything waits to be written."""
        return any(one is not OPENING for one in self._writer.waiting.values())

    def finish(self, seconds: float) -> bool:
        """Wait until everything is written, at most so long; whether it is."""
        return self._writer.wait(seconds) or not self.unsaved

    def _on_told(self) -> None:
        if self._writer.failure is not None:
            self._renew()
        elif self._in_memory:
            self._return_to_file()
        self.changed.emit()

    def _renew(self) -> None:
        self._db.close()
        self._shown.clear()
        self._stand_ins.clear()
        self._db = self._renewed()
        self._writer.resume()
        self.renewed.emit()

    def _return_to_file(self) -> None:
        """The file can be written again, and everything is in it."""
        if self._writer.problem or self._writer.waiting:
            return
        try:
            db = self._open_file()
        except (sqlite3.Error, OSError):
            self._writer.put(OPENING)
            return
        self._db.close()
        self._db, self._in_memory = db, False
        self._shown.clear()

    # for a puzzle that keeps tables of its own here

    @property
    def connection(self) -> sqlite3.Connection:
        """For reading in the GUI thread; what waits to be written is seen."""
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
        """Show what waits, each table concerned by a temporary one that goes before it."""
        for table in {one.table for one in waiting.values()} - self._stand_ins - {""}:
            made = self._db.execute("SELECT sql FROM main.sqlite_master WHERE name = ?", (table,)).fetchone()[0]
            self._db.execute(made.replace("CREATE TABLE", "CREATE TEMP TABLE", 1))
            self._db.execute(f"INSERT INTO temp.{table} SELECT * FROM main.{table}")
            self._db.commit()
            self._stand_ins.add(table)
        for number in sorted(waiting.keys() - self._shown):
            with self._db:
                self._db.execute(waiting[number].sql, waiting[number].values)
        self._shown |= waiting.keys()

    def read(self, sql: str, values: tuple[Any, ...] = ()) -> list[Any]:
        """The rows of a query, what waits to be written included."""
        try:
            return self.connection.execute(sql, values).fetchall()
        except sqlite3.DatabaseError as error:
            if database.damaged(error):
                self._renew()
            elif database.passing(error) and not self._in_memory:
                self._db.close()
                self._db = self._given_up(error)
            else:
                raise
            self.changed.emit()
            return self.connection.execute(sql, values).fetchall()

    def write(self, table: str, sql: str, values: tuple[Any, ...], row: Any = None) -> None:
        """Change a table; see `writer.Statement`. It is written as soon as possible, and read at once."""
        if self._in_memory:
            with self._db as db:
                db.execute(sql, values)
        self._writer.put(Statement(table, sql, values, row))

    @contextmanager
    def change(self, *, for_now: bool = False) -> Iterator[sqlite3.Connection]:
        """Change tables at once, all or nothing. Raises NotSavedError, and nothing is changed, while that cannot be.

        `for_now`: what the next start does again anyway may be changed in memory alone.
        """
        if self._in_memory and not for_now:
            raise NotSavedError(tr("Not saved: {problem}", problem=self.problem))
        if not (for_now or self.problem):
            self._writer.wait(OWN_S)
        try:
            with self._db as db:
                db.execute("BEGIN IMMEDIATE")
                yield db
        except sqlite3.OperationalError as error:
            raise self._not_saved(error) from error

    @contextmanager
    def working(self, wait: float = CONNECT_S) -> Iterator[sqlite3.Connection]:
        """Another connection to the same file, for one worker thread. What was changed before is there, if it could be.

        It waits so many seconds for others that write: `SHORT_S` in the GUI thread. Raises NotSavedError for what
        cannot be written.
        """
        if not self._in_memory:
            self._writer.wait(wait)
        try:
            db = database.copied(self._db) if self._in_memory else database.opened(self.path, wait)
        except (sqlite3.OperationalError, OSError) as error:
            raise self._not_saved(error) from error
        with closing(db):
            try:
                yield db
            except sqlite3.OperationalError as error:
                raise self._not_saved(error) from error

    def _not_saved(self, error: sqlite3.OperationalError | OSError) -> Exception:
        """What to raise for an error; the error itself if it is a fault of the program."""
        if not database.passing(error):
            return error
        return NotSavedError(tr("Not saved: {reason}", reason=database.reason(error, self.path)))

    # games and best results

    def save_game(self, puzzle: str, slot: str, record: Record) -> None:
        """Keep `record` as the running game of that slot."""
        self.write(
            "game",
            "INSERT INTO game VALUES (?, ?, ?, ?) "
            "ON CONFLICT DO UPDATE SET record = excluded.record, saved = excluded.saved",
            (puzzle, slot, json.dumps(record, separators=(",", ":")), time.time()),
            (puzzle, slot),
        )

    def forget_game(self, puzzle: str, slot: str) -> None:
        """Empty a slot."""
        self.write("game", "DELETE FROM game WHERE puzzle = ? AND slot = ?", (puzzle, slot), (puzzle, slot))

    def saving(self, puzzle: str, slot: str) -> bool:
        """Whether the game of that slot is still to be written."""
        return self._writer.waits("game", (puzzle, slot))

    def load_game(self, puzzle: str, slot: str, check: Check = ANY_RECORD) -> Record | None:
        """The running game of that slot; None if there is none, or one that does not pass, which is set aside."""
        found = self.read("SELECT record FROM game WHERE puzzle = ? AND slot = ?", (puzzle, slot))
        if not found:
            return None
        try:
            record: Record = fields.decode(found[0][0], check)
        except InputError as error:
            self.set_game_aside(puzzle, slot, error)
            return None
        return record

    def take_up(self, session: Session, puzzle: str, slot: str, info: Check) -> bool:
        """Let a session take up the game of that slot, whose page's own part is `info`.

        Returns False if there is none, or one that makes no sense, which is set aside.
        """
        record = self.load_game(puzzle, slot, game(info))
        if record is None:
            return False
        try:
            session.restore(record)
        except InputError as error:
            self.set_game_aside(puzzle, slot, error)
            return False
        return True

    def set_game_aside(self, puzzle: str, slot: str, reason: InputError) -> None:
        """The game of that slot makes no sense: keep it apart, and leave the slot empty."""
        name = f"{puzzle} {slot}"
        for (record,) in self.read("SELECT record FROM game WHERE puzzle = ? AND slot = ?", (puzzle, slot)):
            self.write("set_aside", set_aside.PUT, set_aside.values(name, reason, record))
            self.forget_game(puzzle, slot)
        self.tell(name, str(reason))

    def sound(self, table: str, key: Sequence[str], rows: Iterable[Sequence[Any]], check: Check) -> list[list[Any]]:
        """Those rows of a table that pass; the others are set aside. Each row begins with the values of its key."""
        found = []
        for row in rows:
            try:
                found.append(check(row, ""))
            except InputError as error:
                self._set_row_aside(table, dict(zip(key, row, strict=False)), error)
        return found

    def _set_row_aside(self, table: str, key: dict[str, Any], reason: InputError) -> None:
        name = f"{table} {' '.join(map(str, key.values()))}"
        where, values = " AND ".join(f"{column} IS ?" for column in key), tuple(key.values())
        for stored in set_aside.rows(self.connection, table, key):
            self.write("set_aside", set_aside.PUT, set_aside.values(name, reason, stored))
        self.write(table, f"DELETE FROM {table} WHERE {where}", values)
        self.tell(" ".join(map(str, values)), str(reason))

    def last_slot(self, puzzle: str) -> str | None:
        """The slot of the puzzle that was saved last."""
        found = self.read("SELECT slot FROM game WHERE puzzle = ? ORDER BY saved DESC LIMIT 1", (puzzle,))
        return str(found[0][0]) if found else None

    def record_best(
        self, puzzle: str, subject: str, metric: str, value: float, moves: str = "", *, most: bool = False
    ) -> bool:
        """Keep `value` if it beats what is stored for (puzzle, subject, metric); return whether it did.

        `subject` is what was solved (a level's key, a board size); less is better unless `most`.
        """
        before = self.best(puzzle, subject).get(metric)
        if before is not None and not (value > before.value if most else value < before.value):
            return False
        better = ">" if most else "<"
        self.write(
            "best",
            "INSERT INTO best VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE "
            "SET value = excluded.value, moves = excluded.moves, reached = excluded.reached "
            f"WHERE excluded.value {better} best.value",
            (puzzle, subject, metric, value, moves, time.time()),
            (puzzle, subject, metric),
        )
        return True

    def forget_best(self, puzzle: str, subject: str, metric: str) -> None:
        """There is no best result for (puzzle, subject, metric) any more."""
        key = (puzzle, subject, metric)
        self.write("best", "DELETE FROM best WHERE puzzle = ? AND subject = ? AND metric = ?", key, key)

    def best(self, puzzle: str, subject: str) -> dict[str, Best]:
        """Every best result for that subject, by metric."""
        return {metric: Best(value, moves) for _, metric, value, moves in self._best(puzzle, "subject", subject)}

    def subjects(self, puzzle: str, metric: str) -> dict[str, float]:
        """Best value of a metric for every subject of the puzzle that has one."""
        return {subject: value for subject, _, value, _ in self._best(puzzle, "metric", metric)}

    def _best(self, puzzle: str, column: str, wanted: str) -> list[list[Any]]:
        """Subject, metric, value and moves of the puzzle's best results."""
        query = f"SELECT puzzle, subject, metric, value, moves FROM best WHERE puzzle = ? AND {column} = ?"
        rows = self.sound("best", ("puzzle", "subject", "metric"), self.read(query, (puzzle, wanted)), BEST)
        return [row[1:] for row in rows]
