"""The timed solves in the user's file."""

from __future__ import annotations

import time
from dataclasses import astuple, dataclass

from app.services import fields
from app.services.store import Store

ROW = fields.row(
    fields.whole(), fields.text(), fields.whole(), fields.text(), fields.whole(), fields.text(8), fields.moment
)
"""The columns of a timed solve."""


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


@dataclass(frozen=True)
class TimedSession:
    """Times measured one after another: how many there are, and when the first was, in seconds since 1970."""

    number: int
    count: int
    begun: float


class SolveTimes:
    """The table of timed solves."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._next = 1
        """No key is given twice, though the time that had it was deleted: it may be restored."""

    def add(self, puzzle: str, session: int, scramble: str, milliseconds: int, penalty: str = "") -> SolveTime:
        """Keep a timed solve of just now."""
        latest = self._store.read("SELECT max(key) FROM solve_time")[0][0] or 0
        solve = SolveTime(max(self._next, latest + 1), puzzle, session, scramble, milliseconds, penalty, time.time())
        self._next = solve.key + 1
        self._put(solve)
        return solve

    def restore(self, solve: SolveTime) -> None:
        """Put a deleted time back where it was."""
        self._put(solve)

    def _put(self, solve: SolveTime) -> None:
        self._write("INSERT OR REPLACE INTO solve_time VALUES (?, ?, ?, ?, ?, ?, ?)", *astuple(solve))

    def _write(self, sql: str, *values: object) -> None:
        self._store.write("solve_time", sql, values)

    def all(self, puzzle: str, session: int | None = None) -> list[SolveTime]:
        """The puzzle's timed solves in the order they were made; those of one session, or all."""
        rows = self._store.read(
            "SELECT * FROM solve_time WHERE puzzle = ? AND ? IN (session, -1) ORDER BY key",
            (puzzle, -1 if session is None else session),
        )
        return [SolveTime(*row) for row in self._store.sound("solve_time", ("key",), rows, ROW)]

    def sessions(self, puzzle: str) -> list[TimedSession]:
        """The puzzle's sessions that have times, the latest first."""
        rows = self._store.read(
            "SELECT session, count(*), min(solved_at) FROM solve_time WHERE puzzle = ? AND typeof(session) = 'integer' "
            "AND typeof(solved_at) = 'real' AND solved_at BETWEEN 0 AND ? GROUP BY session ORDER BY session DESC",
            (puzzle, fields.LAST_MOMENT),
        )
        return [TimedSession(*row) for row in rows]

    def last_session(self, puzzle: str) -> int:
        """The number of the session of the latest timed solve; 1 if there is none."""
        found = self._store.read("SELECT max(session) FROM solve_time WHERE puzzle = ?", (puzzle,))
        return int(found[0][0] or 1)

    def set_penalty(self, key: int, penalty: str) -> None:
        """Change the penalty of a timed solve."""
        self._write("UPDATE solve_time SET penalty = ? WHERE key = ?", penalty, key)

    def delete(self, key: int) -> None:
        """Forget a timed solve."""
        self._write("DELETE FROM solve_time WHERE key = ?", key)
