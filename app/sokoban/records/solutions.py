"""Stored solutions of the levels, found by the user or the program, with names and notes.

Solutions in a level's file stay there; only their names and notes are stored. The store's table `best`, which has the
user's best solution in each counter, is kept in step here.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntFlag
from typing import NamedTuple

from app.base.language.words import translate
from app.base.storage import fields
from app.base.storage.store import Store
from app.sokoban.records.file_recordings import name_in
from app.sokoban.records.results import METRICS, LevelResults
from core.base.control import Control
from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.level import Level, Recording
from core.sokoban.recordings import solutions_of
from core.sokoban.replay import Replay, replay_solution
from core.sokoban.tally import MoveTally

MOST_KEPT = 200
"""Most solutions stored for a level; beyond it, the oldest without name, note or record are deleted."""
MOST_MOVES = 200_000
"""Most moves of a solution that is replayed, more than any level needs."""
LONGEST_NOTE = 2000
"""Most characters of a name or a note."""


class SolutionSource(IntFlag):
    """Who found a solution; several may have found the same one."""

    PLAYER = 1
    HELPED = 2
    """Found by the user with moves that the program showed."""
    PROGRAM = 4
    FILE = 8
    """Contained in the level's file; never stored."""


class SolutionRecord(NamedTuple):
    """Solution as it is stored, before it is checked."""

    moves: str
    source: SolutionSource = SolutionSource(0)
    """Finders of the solution; 0 if the record only names, notes or hides a solution that lies elsewhere."""
    reached: float = 0.0
    """Seconds since 1970 at which it was found; 0 if unknown."""
    name: str = ""
    note: str = ""
    hidden: bool = False
    """Whether it was deleted, and must not reappear from another source such as the level's file."""


@dataclass(frozen=True)
class CheckedSolution:
    """Solution that was replayed, or an invalid one with its fault."""

    moves: str
    """Moves as LURD; as in the file if they are invalid."""
    source: SolutionSource
    tally: MoveTally
    reached: float = 0.0
    name: str = ""
    note: str = ""
    fault: str = ""
    """Why the moves do not solve the level; empty if they do."""


TABLE = "sokoban_solution"
ROW = fields.row(
    fields.text(64),
    fields.text(),
    fields.whole_number_field(0, SolutionSource.PLAYER | SolutionSource.HELPED | SolutionSource.PROGRAM),
    fields.moment,
    fields.text(LONGEST_NOTE),
    fields.text(LONGEST_NOTE),
    fields.whole_number_field(0, 1),
)
"""Format of a row of the table: its key (level and moves), and the rest of `SolutionRecord`."""
COLUMNS = "game, moves, source, reached, name, note, hidden"
_PUT = f"REPLACE INTO {TABLE} ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)"
_FORGET = f"DELETE FROM {TABLE} WHERE game = ? AND moves = ?"
MERGE = (
    f"INSERT INTO {TABLE} ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET "
    "source = source | excluded.source, hidden = hidden & excluded.hidden, "
    "name = CASE WHEN name = '' THEN excluded.name ELSE name END, "
    "note = CASE WHEN note = '' THEN excluded.note ELSE note END "
    "WHERE source | excluded.source <> source OR hidden & excluded.hidden <> hidden "
    "OR (name = '' AND excluded.name <> '') OR (note = '' AND excluded.note <> '')"
)
"""SQL statement that merges a row of another store; names and notes stored here are kept."""


class LevelSolutions:
    """Stored solutions of all levels."""

    def __init__(self, store: Store, results: LevelResults) -> None:
        self._store, self._results = store, results

    def read_records(self, game: str) -> dict[str, SolutionRecord]:
        """Return the stored solutions of the level with the key `game`, by moves; those of older versions included."""
        rows = self._store.read(f"SELECT {COLUMNS} FROM {TABLE} WHERE game = ?", (game,))
        records = {}
        for _, moves, source, reached, name, note, hidden in self._store.sound(TABLE, ("game", "moves"), rows, ROW):
            records[moves] = SolutionRecord(moves, SolutionSource(source), reached, name, note, bool(hidden))
        for best in self._results.find_best_results(game).values():
            if best.moves and not records.get(best.moves, SolutionRecord("")).source & SolutionSource.PLAYER:
                known = records.get(best.moves, SolutionRecord(best.moves))
                records[best.moves] = known._replace(source=known.source | SolutionSource.PLAYER, hidden=False)
        return records

    def rank_moves(self, game: str) -> tuple[list[str], list[str]]:
        """Return the moves of the stored solutions, best first: sorted by pushes, and by moves.

        They are not replayed, and one that was stored by an older version may not solve the level.
        """
        stored = [one.moves for one in self.read_records(game).values() if one.source and not one.hidden]
        pushes = {moves: sum(map(str.isupper, moves)) for moves in stored}
        return (
            sorted(stored, key=lambda moves: (pushes[moves], len(moves), moves)),
            sorted(stored, key=lambda moves: (len(moves), pushes[moves], moves)),
        )

    def keep(self, game: str, moves: str, source: SolutionSource) -> None:
        """Store a solution that was replayed, or add `source` to it if it is already stored.

        A solution that is already stored does not become the user's by being played with help.
        """
        records = self.read_records(game)
        before = records.get(moves, SolutionRecord(moves, reached=time.time()))
        if source is SolutionSource.HELPED and before.source:
            return
        self.put(game, before._replace(source=before.source | source, hidden=False))
        if moves not in records:
            self._thin_out(game, records)

    def put(self, game: str, kept: SolutionRecord) -> None:
        """Write a record to the store, or delete it there if it contains nothing any more."""
        key = (game, kept.moves)
        if kept.source or kept.name or kept.note or kept.hidden:
            values = (*key, int(kept.source), kept.reached, kept.name, kept.note, int(kept.hidden))
            self._store.write(TABLE, _PUT, values, key)
        else:
            self._store.write(TABLE, _FORGET, key, key)

    def name(self, game: str, solution: CheckedSolution, name: str) -> None:
        """Set the name of a solution of a Sokoban level; an empty name clears it.

        `game` is the key of the level. The name is stripped of spaces and cut to `LONGEST_NOTE` characters.
        """
        self.put(game, self._find_record(game, solution)._replace(name=name.strip()[:LONGEST_NOTE]))

    def note(self, game: str, solution: CheckedSolution, note: str) -> None:
        """Set the note on a solution."""
        self.put(game, self._find_record(game, solution)._replace(note=note.strip()[:LONGEST_NOTE]))

    def _find_record(self, game: str, solution: CheckedSolution) -> SolutionRecord:
        return self.read_records(game).get(solution.moves, SolutionRecord(solution.moves))

    def remove(self, game: str, solution: CheckedSolution, others: Sequence[CheckedSolution]) -> SolutionRecord:
        """Delete a solution, and return what `restore` needs.

        If it was the user's, the best results are taken from the user's `others`.
        """
        before = self._find_record(game, solution)
        elsewhere = bool(solution.source & (SolutionSource.FILE | SolutionSource.PROGRAM))
        self.put(game, SolutionRecord(solution.moves, hidden=elsewhere))
        if before.source & SolutionSource.PLAYER:
            self._results.forget(game, solution.moves)
            for other in others:
                if other.source & SolutionSource.PLAYER and other.moves != solution.moves:
                    self._results.record(game, other.tally, other.moves)
        return before

    def restore(self, game: str, kept: SolutionRecord, tally: MoveTally) -> None:
        """Restore a solution that was deleted."""
        self.put(game, kept)
        if kept.source & SolutionSource.PLAYER:
            self._results.record(game, tally, kept.moves)

    def _thin_out(self, game: str, kept: Mapping[str, SolutionRecord]) -> None:
        records = {best.moves for best in self._results.find_best_results(game).values()}
        plain = [one for one in kept.values() if not (one.name or one.note or one.hidden or one.moves in records)]
        for one in sorted(plain, key=lambda one: one.reached)[: max(0, len(kept) + 1 - MOST_KEPT)]:
            self._store.write(TABLE, _FORGET, (game, one.moves), (game, one.moves))


def gather_records(level: Level, kept: Mapping[str, SolutionRecord]) -> list[SolutionRecord]:
    """Return all solutions that a level may have: the stored ones, and those in its file."""
    stored = level.recordings or tuple(Recording("Solution", moves) for moves in level.solutions)  # not shown
    solutions = solutions_of(level.start, stored)
    of_file = (
        SolutionRecord(one.moves, SolutionSource.FILE, name=name_in(one.title), note=one.notes) for one in solutions
    )
    return [*kept.values(), *of_file]


def check_solutions(
    start: State, gathered: Sequence[SolutionRecord], control: Control | None = None
) -> list[CheckedSolution]:
    """Return each solution once, checked by replay, sorted by pushes and then moves.

    Invalid ones of the file come last. If cancelled, only what was checked so far is returned.
    """
    stored = {one.moves: one for one in gathered if not one.source & SolutionSource.FILE}
    solutions: dict[str, CheckedSolution] = {}
    for one in gathered:
        if control is not None and control.cancelled:
            break
        if not one.source:
            continue  # only a name, a note or a deletion of a solution elsewhere
        try:
            replayed = _carried_out(start, one.moves)
            moves, tally, fault = replayed.lurd, replayed.tally, ""
        except InputError as error:
            if not one.source & SolutionSource.FILE:
                continue  # damaged, or stored by an older version
            moves, tally, fault = one.moves, MoveTally(), translate(error.sentence)
        words = stored.get(moves, one)
        if words.hidden:
            continue
        before = solutions.get(
            moves, CheckedSolution(moves, SolutionSource(0), tally, words.reached, words.name, words.note, fault)
        )
        name, note = before.name or one.name, before.note or one.note
        solutions[moves] = replace(before, source=before.source | one.source, name=name, note=note)
    return sorted(solutions.values(), key=lambda one: (bool(one.fault), one.tally.pushes, one.tally.moves, one.reached))


def known_solutions(level: Level, kept: Mapping[str, SolutionRecord]) -> list[CheckedSolution]:
    """Return each valid solution of a level once, with its finders, pushes and moves.

    Stored solutions are not replayed again. The result is sorted by pushes and then moves.
    """
    solutions: dict[str, CheckedSolution] = {}
    for one in gather_records(level, kept):
        words = kept.get(one.moves, one)
        moves = one.moves
        if one.source & SolutionSource.FILE:
            try:
                moves = _carried_out(level.start, one.moves).lurd
            except InputError:
                continue
            words = kept.get(moves, one)
        if not one.source or words.hidden:
            continue
        tally = MoveTally(moves=len(moves), pushes=sum(map(str.isupper, moves)))
        before = solutions.get(
            moves, CheckedSolution(moves, SolutionSource(0), tally, words.reached, words.name, words.note)
        )
        name, note = before.name or one.name, before.note or one.note
        solutions[moves] = replace(before, source=before.source | one.source, name=name, note=note)
    return sorted(solutions.values(), key=lambda one: (one.tally.pushes, one.tally.moves, one.reached))


def _carried_out(start: State, moves: str) -> Replay:
    if len(moves) > MOST_MOVES:
        raise InputError(phrase("The solution has more than {most:,} moves", most=MOST_MOVES))
    return replay_solution(start, moves)


def bests(solutions: Sequence[CheckedSolution]) -> dict[str, int]:
    """Return the least value of each counter among the solutions without a fault."""
    tallies = [solution.tally for solution in solutions if not solution.fault]
    return {metric: min(getattr(tally, metric) for tally in tallies) for metric, _ in METRICS} if tallies else {}
