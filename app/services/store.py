"""One SQLite file in the user's data folder: running games, best results, and the puzzles' own tables.

Written at once: a process that is killed loses nothing that was written.
"""

from __future__ import annotations

import json
import logging
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QStandardPaths, QTimer, Signal

from app.services import fields, registry, set_aside
from app.services.fields import Check
from app.services.session import Record, Session, game
from app.services.settings import folder
from core.puzzle import InputError

log = logging.getLogger(__name__)

AUTOSAVE_MS = 400
"""How long changes may gather before they are written; a killed process loses at most this much play."""

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE IF NOT EXISTS game (
        puzzle TEXT NOT NULL, slot TEXT NOT NULL, record TEXT NOT NULL, saved REAL NOT NULL,
        PRIMARY KEY (puzzle, slot)
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS best (
        puzzle TEXT NOT NULL, subject TEXT NOT NULL, metric TEXT NOT NULL, value REAL NOT NULL,
        moves TEXT NOT NULL, reached REAL NOT NULL,
        PRIMARY KEY (puzzle, subject, metric)
    ) WITHOUT ROWID;
    CREATE TABLE table_version (package TEXT PRIMARY KEY, version INTEGER NOT NULL) WITHOUT ROWID;
    """,
    set_aside.TABLE,
)
"""What all puzzles share: entry k takes a file from version FIRST + k to the next. A puzzle's own tables are in the
module `schema` of its folder, under `MIGRATIONS`, counted for each folder in `table_version`.

Never edit an entry that was released; add one. A semicolon ends a statement and stands nowhere else.
"""

FIRST = 5
"""Files of version 0.1.0 say 1 to 5 and hold some or all puzzles' tables, hence IF NOT EXISTS in what made them."""


BEST = fields.row(fields.text(), fields.text(), fields.text(), fields.number(), fields.text())
"""A row of `best`: its key, which is puzzle, subject and metric, its value and its moves."""


@dataclass(frozen=True)
class Best:
    """A best result: `value` in the metric's unit and the moves that reached it, in the puzzle's notation."""

    value: float
    moves: str


ANY_RECORD = fields.record({})


class Store:
    """The file itself. Raises nothing for a damaged file: it is set aside, and `notice` says so."""

    def __init__(self, path: Path | None = None) -> None:
        location = QStandardPaths.StandardLocation.GenericDataLocation
        self.path = path or folder(location) / "statewalk.sqlite"
        self.notice = ""
        self.tell: Callable[[str, str], object] = lambda _text, _reason: None
        """Called with the name of a record that was set aside, and why."""
        try:
            self._db = _open(self.path)
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.OperationalError) and "locked" in str(error):
                raise
            aside = self.path.with_suffix(f".damaged-{time.strftime('%Y%m%d-%H%M%S')}")
            self.path.rename(aside)
            log.debug("%s set aside as %s: %s", self.path, aside.name, error)
            self.notice = f"Saved games could not be read and were set aside as {aside.name}."
            self._db = _open(self.path)

    def close(self) -> None:
        self._db.close()

    @property
    def connection(self) -> sqlite3.Connection:
        """For a puzzle that keeps tables of its own here; to be used in the GUI thread only."""
        return self._db

    def connect(self) -> sqlite3.Connection:
        """Another connection to the same file, for one worker thread; the caller closes it."""
        return _connect(self.path)

    def save_game(self, puzzle: str, slot: str, record: Record) -> None:
        """Keep `record` as the running game of that slot."""
        with self._db:
            self._db.execute(
                "INSERT INTO game VALUES (?, ?, ?, ?) "
                "ON CONFLICT DO UPDATE SET record = excluded.record, saved = excluded.saved",
                (puzzle, slot, json.dumps(record, separators=(",", ":")), time.time()),
            )

    def load_game(self, puzzle: str, slot: str, check: Check = ANY_RECORD) -> Record | None:
        """The running game of that slot; None if there is none, or one that does not pass, which is set aside."""
        row = self._db.execute("SELECT record FROM game WHERE puzzle = ? AND slot = ?", (puzzle, slot)).fetchone()
        if row is None:
            return None
        try:
            record: Record = fields.decode(row[0], check)
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
        with self._db:
            row = self._db.execute("SELECT record FROM game WHERE puzzle = ? AND slot = ?", (puzzle, slot)).fetchone()
            if row is not None:
                set_aside.put(self._db, f"{puzzle} {slot}", reason, row[0])
                self._db.execute("DELETE FROM game WHERE puzzle = ? AND slot = ?", (puzzle, slot))
        self.tell(f"{puzzle} {slot}", str(reason))

    def sound(self, table: str, key: Sequence[str], rows: Iterable[Sequence[Any]], check: Check) -> list[list[Any]]:
        """Those rows of a table that pass; the others are set aside. Each row begins with the values of its key."""
        found, bad = [], []
        for row in rows:
            try:
                found.append(check(row, ""))
            except InputError as error:
                bad.append((dict(zip(key, row, strict=False)), error))
        if bad:
            with self._db:
                for where, reason in bad:
                    set_aside.take_row(self._db, table, where, reason)
            for where, reason in bad:
                self.tell(" ".join(map(str, where.values())), str(reason))
        return found

    def last_slot(self, puzzle: str) -> str | None:
        """The slot of the puzzle that was saved last."""
        row = self._db.execute(
            "SELECT slot FROM game WHERE puzzle = ? ORDER BY saved DESC LIMIT 1", (puzzle,)
        ).fetchone()
        return None if row is None else str(row[0])

    def record_best(
        self, puzzle: str, subject: str, metric: str, value: float, moves: str = "", *, most: bool = False
    ) -> bool:
        """Keep `value` if it beats what is stored for (puzzle, subject, metric); return whether it did.

        `subject` is what was solved (a level's key, a board size); less is better unless `most`.
        """
        better = ">" if most else "<"
        with self._db:
            cursor = self._db.execute(
                "INSERT INTO best VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE "
                "SET value = excluded.value, moves = excluded.moves, reached = excluded.reached "
                f"WHERE excluded.value {better} best.value",
                (puzzle, subject, metric, value, moves, time.time()),
            )
        return cursor.rowcount > 0

    def best(self, puzzle: str, subject: str) -> dict[str, Best]:
        """Every best result for that subject, by metric."""
        return {metric: Best(value, moves) for _, metric, value, moves in self._best(puzzle, "subject", subject)}

    def subjects(self, puzzle: str, metric: str) -> dict[str, float]:
        """Best value of a metric for every subject of the puzzle that has one."""
        return {subject: value for subject, _, value, _ in self._best(puzzle, "metric", metric)}

    def _best(self, puzzle: str, column: str, wanted: str) -> list[list[Any]]:
        """Subject, metric, value and moves of the puzzle's best results."""
        query = f"SELECT puzzle, subject, metric, value, moves FROM best WHERE puzzle = ? AND {column} = ?"
        rows = self.sound("best", ("puzzle", "subject", "metric"), self._db.execute(query, (puzzle, wanted)), BEST)
        return [row[1:] for row in rows]


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, timeout=2.0)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = NORMAL")
        db.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        db.close()
        raise
    return db


def _open(path: Path) -> sqlite3.Connection:
    db = _connect(path)
    try:
        if _pending(db, path.name):
            with db:
                # all or nothing, and asked again: another process may have been quicker
                db.execute("BEGIN IMMEDIATE")
                for statement in _pending(db, path.name):
                    log.debug("%s: %s", path.name, " ".join(statement.split()))
                    db.execute(statement)
    except BaseException:
        db.close()
        raise
    return db


def _pending(db: sqlite3.Connection, name: str) -> list[str]:
    """The statements that bring a file up to date; none if it is. Raises SystemExit for a newer program's file."""
    applied = max(0, db.execute("PRAGMA user_version").fetchone()[0] - FIRST)
    versions = dict(db.execute("SELECT package, version FROM table_version")) if applied else {}
    newer = applied > len(MIGRATIONS)
    scripts = list(MIGRATIONS[applied:])
    if scripts:
        scripts.append(f"PRAGMA user_version = {FIRST + len(MIGRATIONS)}")
    for entry in registry.PAGES:
        schema = entry.part("schema")
        migrations: tuple[str, ...] = () if schema is None else schema.MIGRATIONS
        version = versions.get(entry.package, 0)
        newer = newer or version > len(migrations)
        if version < len(migrations):
            scripts += migrations[version:]
            scripts.append(f"REPLACE INTO table_version VALUES ('{entry.package}', {len(migrations)})")
    if newer:
        raise SystemExit(f"{name} was written by a newer Statewalk. Update the program to read it.")
    return [statement for script in scripts for statement in script.split(";") if statement.strip()]


class Autosave(QObject):
    """Writes a session into its slot soon after every change."""

    saved = Signal()

    def __init__(self, store: Store, session: Session, puzzle: str, slot: Callable[[], str]) -> None:
        super().__init__(session)
        self._store, self._session, self._puzzle, self._slot = store, session, puzzle, slot
        self._timer = QTimer(self, interval=AUTOSAVE_MS, singleShot=True)
        self._timer.timeout.connect(self.flush)
        session.changed.connect(self._on_changed)

    def _on_changed(self) -> None:
        # never restarted while it runs: quick play must not put saving off for ever
        if not self._timer.isActive():
            self._timer.start()

    @property
    def pending(self) -> bool:
        """Whether a change waits to be written."""
        return self._timer.isActive()

    def flush(self) -> None:
        """Write now."""
        self._timer.stop()
        self._store.save_game(self._puzzle, self._slot(), self._session.record())
        self.saved.emit()
