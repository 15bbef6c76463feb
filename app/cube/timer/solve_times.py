"""Table of timed solves in the user's file, and the names of their sessions."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import astuple, dataclass
from itertools import count

from app.base.language.words import tr
from app.base.storage import fields
from app.base.storage.store import Store
from core.cube.timing.times import TimerSession

LONGEST_COMMENT = 500
"""Most characters of a comment by the user."""
ROW = fields.row(
    fields.whole_number_field(),
    fields.text(),
    fields.whole_number_field(),
    fields.text(),
    fields.whole_number_field(),
    fields.text(8),
    fields.moment,
    fields.text(),
)
"""Format of a row with a timed solve."""
NAME_ROW = fields.row(fields.text(), fields.whole_number_field(), fields.text())
PUT = "INSERT OR REPLACE INTO solve_time VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
PUT_NAME = "INSERT OR REPLACE INTO timer_session VALUES (?, ?, ?)"


@dataclass(frozen=True)
class SolveTime:
    """Timed solve.

    `milliseconds` as measured, `penalty` "", "+2" or "DNF", `solved_at` in seconds since 1970.
    """

    key: int
    puzzle: str
    session: int
    scramble: str
    milliseconds: int
    penalty: str
    solved_at: float
    comment: str = ""


@dataclass(frozen=True)
class TimedSession:
    """Session of timed solves.

    It has their count, the time of the first in seconds since 1970 (0 if unknown), and the name given by the user.
    """

    number: int
    count: int
    begun: float
    name: str = ""

    @property
    def title(self) -> str:
        """Name of the session, or its number in words."""
        return self.name or tr("Session {number}", number=self.number)


class SolveTimes:
    """Table of timed solves and of their sessions."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._next = 1
        """Next key; keys of deleted times are never reused, because a time may be restored."""

    def add(self, puzzle: str, session: int, scramble: str, milliseconds: int, penalty: str = "") -> SolveTime:
        """Store a new timed solve with the current time."""
        solve = SolveTime(self._take_keys(1), puzzle, session, scramble, milliseconds, penalty, time.time())
        self.restore(solve)
        return solve

    def _take_keys(self, count: int) -> int:
        """Return the first of `count` keys that no other time will have."""
        latest = self._store.read("SELECT max(key) FROM solve_time")[0][0] or 0
        first = max(self._next, latest + 1)
        self._next = first + count
        return first

    def restore(self, solve: SolveTime) -> None:
        """Restore a deleted time."""
        self._write(PUT, *astuple(solve))

    def _write(self, sql: str, *values: object) -> None:
        self._store.write("solve_time", sql, values)

    def list_solves(self, puzzle: str, session: int | None = None) -> list[SolveTime]:
        """Return the timed solves of a puzzle, or of one of its sessions, in the order they were made."""
        rows = self._store.read(
            "SELECT * FROM solve_time WHERE puzzle = ? AND ? IN (session, -1) ORDER BY key",
            (puzzle, -1 if session is None else session),
        )
        return [SolveTime(*row) for row in self._store.sound("solve_time", ("key",), rows, ROW)]

    def set_penalty(self, key: int, penalty: str) -> None:
        """Change the penalty of a timed solve."""
        self._write("UPDATE solve_time SET penalty = ? WHERE key = ?", penalty, key)

    def set_comment(self, key: int, comment: str) -> None:
        """Change the comment on a timed solve."""
        self._write("UPDATE solve_time SET comment = ? WHERE key = ?", comment, key)

    def delete(self, key: int) -> None:
        """Delete a timed solve."""
        self._write("DELETE FROM solve_time WHERE key = ?", key)

    # sessions

    def sessions(self, puzzle: str) -> list[TimedSession]:
        """Return the sessions of a puzzle that have times or a name, the latest first."""
        names = self._names(puzzle)
        rows = self._store.read(
            "SELECT session, count(*), coalesce(min(nullif(solved_at, 0)), 0.0) FROM solve_time "
            "WHERE puzzle = ? AND typeof(session) = 'integer' "
            "AND typeof(solved_at) = 'real' AND solved_at BETWEEN 0 AND ? GROUP BY session",
            (puzzle, fields.LAST_MOMENT),
        )
        found = [TimedSession(number, times, begun, names.pop(number, "")) for number, times, begun in rows]
        found += [TimedSession(number, 0, 0.0, name) for number, name in names.items()]
        return sorted(found, key=lambda one: -one.number)

    def _names(self, puzzle: str) -> dict[int, str]:
        rows = self._store.read("SELECT puzzle, session, name FROM timer_session WHERE puzzle = ?", (puzzle,))
        sound = self._store.sound("timer_session", ("puzzle", "session"), rows, NAME_ROW)
        return {number: name for _, number, name in sound}

    def last_session(self, puzzle: str) -> int:
        """Return the number of the latest session; 1 if there is none."""
        return max((session.number for session in self.sessions(puzzle)), default=1)

    def rename(self, puzzle: str, session: int, name: str) -> None:
        """Set the name of a session, or remove it if empty."""
        if name:
            self._store.write("timer_session", PUT_NAME, (puzzle, session, name))
        else:
            sql = "DELETE FROM timer_session WHERE puzzle = ? AND session = ?"
            self._store.write("timer_session", sql, (puzzle, session))

    def delete_session(self, puzzle: str, session: int) -> None:
        """Delete a session with all its times."""
        self._write("DELETE FROM solve_time WHERE puzzle = ? AND session = ?", puzzle, session)
        self.rename(puzzle, session, "")

    def number_sessions(self, found: Sequence[TimerSession]) -> Mapping[tuple[str, int], TimerSession]:
        """Return imported sessions keyed by their puzzle and a free session number."""
        last: dict[str, int] = {}
        placed = {}
        for one in found:
            if one.puzzle not in last:
                last[one.puzzle] = max((existing.number for existing in self.sessions(one.puzzle)), default=0)
            last[one.puzzle] += 1
            placed[one.puzzle, last[one.puzzle]] = one
        return placed

    def rows_of(self, placed: Mapping[tuple[str, int], TimerSession]) -> list[SolveTime]:
        """Return the times of imported sessions with new keys, for `put`."""
        keys = count(self._take_keys(sum(len(one.times) for one in placed.values())))
        return [
            SolveTime(
                next(keys), puzzle, number, one.scramble, one.milliseconds, one.penalty, one.solved_at, one.comment
            )
            for (puzzle, number), session in placed.items()
            for one in session.times
        ]


def put(db: sqlite3.Connection, solves: Iterable[SolveTime], names: Iterable[tuple[str, int, str]]) -> None:
    """Write many times and session names in one transaction, on a worker's own connection."""
    with db:
        db.executemany(PUT, map(astuple, solves))
        db.executemany(PUT_NAME, names)
