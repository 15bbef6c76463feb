"""Store of running games and best results, beside the puzzles' own tables, in the user's database."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from app.base.session.session import Record, Session, game
from app.base.storage import fields, set_aside
from app.base.storage.fields import Check
from app.base.storage.store_file import CONNECT_S, SHORT_S, NotSavedError, StoreFile
from core.base.puzzle import InputError

__all__ = ["CONNECT_S", "SHORT_S", "BestResult", "NotSavedError", "Store"]  # not shown

BEST = fields.row(fields.text(), fields.text(), fields.text(), fields.number(), fields.text())
"""Check of a row of `best`: its key (puzzle, subject and metric), its value and its moves."""
ANY_RECORD = fields.record({})


@dataclass(frozen=True)
class BestResult:
    """Best result: `value` in the metric's unit and the moves that reached it, in the puzzle's notation."""

    value: float
    moves: str


class Store(StoreFile):
    """Store of the window: one object for all pages."""

    # games and best results

    def save_game(self, puzzle: str, slot: str, record: Record) -> None:
        """Save `record` as the running game of a slot."""
        self.write(
            "game",
            "INSERT INTO game VALUES (?, ?, ?, ?) "
            "ON CONFLICT DO UPDATE SET record = excluded.record, saved = excluded.saved",
            (puzzle, slot, json.dumps(record, separators=(",", ":")), time.time()),
            (puzzle, slot),
        )
        # The slot played last is stored explicitly, since the clock may have been wrong.
        self.write("last_game", "REPLACE INTO last_game VALUES (?, ?)", (puzzle, slot), puzzle)

    def forget_game(self, puzzle: str, slot: str) -> None:
        """Delete the running game of a slot."""
        self.write("game", "DELETE FROM game WHERE puzzle = ? AND slot = ?", (puzzle, slot), (puzzle, slot))

    def saving(self, puzzle: str, slot: str) -> bool:
        """Return whether the game of a slot is still to be written."""
        return self._writer.waits("game", (puzzle, slot))

    def load_game(self, puzzle: str, slot: str, check: Check = ANY_RECORD) -> Record | None:
        """Return the running game of a slot; None if there is none, or an invalid one, which is set aside."""
        rows = self.read("SELECT record FROM game WHERE puzzle = ? AND slot = ?", (puzzle, slot))
        if not rows:
            return None
        try:
            record: Record = fields.decode(rows[0][0], check)
        except InputError as error:
            self.set_game_aside(puzzle, slot, error)
            return None
        return record

    def take_up(self, session: Session, puzzle: str, slot: str, info: Check) -> bool:
        """Restore the game of a slot, whose page's own part passes `info`, into a session.

        Returns False if there is none, or one that makes no sense, which is set aside.
        """
        record = self.load_game(puzzle, slot, game(info))
        if record is None:
            return False
        try:
            session.take_up(record)
        except InputError as error:
            self.set_game_aside(puzzle, slot, error)
            return False
        return True

    def set_game_aside(self, puzzle: str, slot: str, reason: InputError) -> None:
        """Set aside the game of a slot, which makes no sense, and leave the slot empty."""
        name = f"{puzzle} {slot}"
        for (record,) in self.read("SELECT record FROM game WHERE puzzle = ? AND slot = ?", (puzzle, slot)):
            self.write("set_aside", set_aside.PUT, set_aside.values(name, reason, record))
            self.forget_game(puzzle, slot)
        self.tell(name, str(reason))

    def sound(self, table: str, key: Sequence[str], rows: Iterable[Sequence[Any]], check: Check) -> list[list[Any]]:
        """Return the rows of a table that pass the check, and set the others aside.

        Each row begins with the values of its key.
        """
        sound_rows = []
        for row in rows:
            try:
                sound_rows.append(check(row, ""))
            except InputError as error:
                self._set_row_aside(table, dict(zip(key, row, strict=False)), error)
        return sound_rows

    def _set_row_aside(self, table: str, key: dict[str, Any], reason: InputError) -> None:
        name = f"{table} {' '.join(map(str, key.values()))}"
        where, values = " AND ".join(f"{column} IS ?" for column in key), tuple(key.values())
        for stored in self.ask(lambda db: set_aside.rows(db, table, key)):
            self.write("set_aside", set_aside.PUT, set_aside.values(name, reason, stored))
        self.write(table, f"DELETE FROM {table} WHERE {where}", values)
        self.tell(" ".join(map(str, values)), str(reason))

    def last_slot(self, puzzle: str) -> str | None:
        """Return the slot of the puzzle that was saved last; None if there is none."""
        rows = self.read(
            "SELECT slot FROM game LEFT JOIN last_game USING (puzzle, slot) WHERE puzzle = ? "
            "ORDER BY last_game.slot IS NOT NULL DESC, saved DESC LIMIT 1",
            (puzzle,),
        )
        return str(rows[0][0]) if rows else None

    def record_best(
        self, puzzle: str, subject: str, metric: str, value: float, moves: str = "", *, most: bool = False
    ) -> bool:
        """Store `value` if it beats the best for (puzzle, subject, metric); return whether it did.

        `subject` is what was solved (a level's key, a board size); less is better unless `most`.
        """
        before = self.read_best_results(puzzle, subject).get(metric)
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
        """Delete the best result for (puzzle, subject, metric)."""
        key = (puzzle, subject, metric)
        self.write("best", "DELETE FROM best WHERE puzzle = ? AND subject = ? AND metric = ?", key, key)

    def read_best_results(self, puzzle: str, subject: str) -> dict[str, BestResult]:
        """Return every best result for a subject, by metric."""
        return {
            metric: BestResult(value, moves)
            for _, metric, value, moves in self._read_best_rows(puzzle, "subject", subject)
        }

    def subjects(self, puzzle: str, metric: str) -> dict[str, float]:
        """Return the best value of a metric for every subject of the puzzle that has one."""
        return {subject: value for subject, _, value, _ in self._read_best_rows(puzzle, "metric", metric)}

    def _read_best_rows(self, puzzle: str, column: str, wanted: str) -> list[list[Any]]:
        """Return subject, metric, value and moves of each best result with `wanted` in the given column."""
        query = f"SELECT puzzle, subject, metric, value, moves FROM best WHERE puzzle = ? AND {column} = ?"
        rows = self.sound("best", ("puzzle", "subject", "metric"), self.read(query, (puzzle, wanted)), BEST)
        return [row[1:] for row in rows]
