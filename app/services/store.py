"""One SQLite file in the user's data folder: running games, best results, timed solves. Written at once, kill-safe."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable
from dataclasses import astuple, dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, QTimer, Signal

from app.services.session import Record, Session
from app.services.settings import folder

AUTOSAVE_MS = 400
"""How long changes may gather before they are written; a killed process loses at most this much play."""

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE game (
        puzzle TEXT NOT NULL, slot TEXT NOT NULL, record TEXT NOT NULL, saved REAL NOT NULL,
        PRIMARY KEY (puzzle, slot)
    ) WITHOUT ROWID;
    CREATE TABLE best (
        puzzle TEXT NOT NULL, subject TEXT NOT NULL, metric TEXT NOT NULL, value REAL NOT NULL,
        moves TEXT NOT NULL, reached REAL NOT NULL,
        PRIMARY KEY (puzzle, subject, metric)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE solve_time (
        key INTEGER PRIMARY KEY AUTOINCREMENT, puzzle TEXT NOT NULL, session INTEGER NOT NULL, scramble TEXT NOT NULL,
        milliseconds INTEGER NOT NULL, penalty TEXT NOT NULL, solved_at REAL NOT NULL
    );
    CREATE INDEX solve_time_of_session ON solve_time (puzzle, session);
    """,
    """
    CREATE TABLE sokoban_collection (
        key INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL, head TEXT NOT NULL, source TEXT NOT NULL,
        place INTEGER NOT NULL, removed INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE sokoban_level (
        key INTEGER PRIMARY KEY AUTOINCREMENT,
        collection INTEGER NOT NULL REFERENCES sokoban_collection (key) ON DELETE CASCADE,
        place INTEGER NOT NULL, title TEXT NOT NULL, author TEXT NOT NULL, board TEXT NOT NULL, about TEXT NOT NULL,
        game TEXT NOT NULL, identity TEXT NOT NULL, boxes INTEGER NOT NULL, width INTEGER NOT NULL,
        height INTEGER NOT NULL, fault TEXT NOT NULL
    );
    CREATE INDEX sokoban_level_of_collection ON sokoban_level (collection, place);
    CREATE INDEX sokoban_level_identity ON sokoban_level (identity);
    CREATE INDEX sokoban_level_game ON sokoban_level (game);
    """,
    """
    CREATE TABLE twenty48_game (
        key TEXT PRIMARY KEY, size INTEGER NOT NULL, target INTEGER NOT NULL, four REAL NOT NULL,
        score INTEGER NOT NULL, moves INTEGER NOT NULL, largest INTEGER NOT NULL, win_moves INTEGER, win_sum INTEGER,
        record TEXT NOT NULL, ended REAL NOT NULL
    );
    CREATE INDEX twenty48_game_by_size ON twenty48_game (size, ended);
    """,
    """
    CREATE TABLE cube_walk_sample (
        puzzle TEXT NOT NULL, metric TEXT NOT NULL, moves INTEGER NOT NULL, seed INTEGER NOT NULL,
        next INTEGER NOT NULL, counts TEXT NOT NULL,
        PRIMARY KEY (puzzle, metric, moves)
    ) WITHOUT ROWID;
    """,
)
"""Entry k takes a file from schema version k to k + 1. Never edit an entry that was released; add one."""


@dataclass(frozen=True)
class Best:
    """A best result: `value` in the metric's unit and the moves that reached it, in the puzzle's notation."""

    value: float
    moves: str


@dataclass(frozen=True)
class SolveTime:
    """One timed solve: `milliseconds` as measured, `penalty` "", "+2" or "DNF", `solved_at` in seconds since 1970."""

    key: int
    puzzle: str
    session: int
    scramble: str
    milliseconds: int
    penalty: str
    solved_at: float


class Store:
    """The file itself. Raises nothing for a damaged file: it is set aside, and `notice` says so."""

    def __init__(self, path: Path | None = None) -> None:
        location = QStandardPaths.StandardLocation.GenericDataLocation
        self.path = path or folder(location) / "statewalk.sqlite"
        self.notice = ""
        try:
            self._db = _open(self.path)
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.OperationalError) and "locked" in str(error):
                raise
            aside = self.path.with_suffix(f".damaged-{time.strftime('%Y%m%d-%H%M%S')}")
            self.path.rename(aside)
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

    def load_game(self, puzzle: str, slot: str) -> Record | None:
        """The running game of that slot; None if there is none."""
        row = self._db.execute("SELECT record FROM game WHERE puzzle = ? AND slot = ?", (puzzle, slot)).fetchone()
        if row is None:
            return None
        record = json.loads(row[0])
        return record if isinstance(record, dict) else None

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
        rows = self._db.execute(
            "SELECT metric, value, moves FROM best WHERE puzzle = ? AND subject = ?", (puzzle, subject)
        )
        return {metric: Best(value, moves) for metric, value, moves in rows}

    def subjects(self, puzzle: str, metric: str) -> dict[str, float]:
        """Best value of a metric for every subject of the puzzle that has one."""
        rows = self._db.execute("SELECT subject, value FROM best WHERE puzzle = ? AND metric = ?", (puzzle, metric))
        return dict(rows)

    def add_time(self, puzzle: str, session: int, scramble: str, milliseconds: int, penalty: str = "") -> SolveTime:
        """Keep a timed solve of just now."""
        values = (puzzle, session, scramble, milliseconds, penalty, time.time())
        with self._db:
            cursor = self._db.execute("INSERT INTO solve_time VALUES (NULL, ?, ?, ?, ?, ?, ?)", values)
        assert cursor.lastrowid is not None
        return SolveTime(cursor.lastrowid, *values)

    def restore_time(self, solve: SolveTime) -> None:
        """Put a deleted time back where it was."""
        with self._db:
            self._db.execute("INSERT OR REPLACE INTO solve_time VALUES (?, ?, ?, ?, ?, ?, ?)", astuple(solve))

    def times(self, puzzle: str, session: int | None = None) -> list[SolveTime]:
        """The puzzle's timed solves in the order they were made; those of one session, or all."""
        rows = self._db.execute(
            "SELECT * FROM solve_time WHERE puzzle = ? AND ? IN (session, -1) ORDER BY key",
            (puzzle, -1 if session is None else session),
        )
        return [SolveTime(*row) for row in rows]

    def last_session(self, puzzle: str) -> int:
        """The number of the session of the latest timed solve; 1 if there is none."""
        row = self._db.execute("SELECT max(session) FROM solve_time WHERE puzzle = ?", (puzzle,)).fetchone()
        return int(row[0] or 1)

    def set_penalty(self, key: int, penalty: str) -> None:
        """Change the penalty of a timed solve."""
        with self._db:
            self._db.execute("UPDATE solve_time SET penalty = ? WHERE key = ?", (penalty, key))

    def delete_time(self, key: int) -> None:
        """Forget a timed solve."""
        with self._db:
            self._db.execute("DELETE FROM solve_time WHERE key = ?", (key,))


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
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if version > len(MIGRATIONS):
            raise SystemExit(f"{path.name} was written by a newer Statewalk. Update the program to read it.")
        for target in range(version, len(MIGRATIONS)):
            db.executescript(f"BEGIN; {MIGRATIONS[target]} PRAGMA user_version = {target + 1}; COMMIT;")
    except BaseException:
        db.close()
        raise
    return db


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
