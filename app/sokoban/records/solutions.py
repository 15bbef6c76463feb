"""The solutions of the levels: those the player found, those the program found, and what is said of any of them.

What lies in a level's file stays there, and is only named and noted here. `best`, the store's table of records, says
which solution of the player's has the least of each counter; it is kept in step here.
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
"""So many solutions of a level are kept; beyond that the oldest go that have no name, no note and no record."""
MOST_MOVES = 200_000
"""More than anybody needs for a level; a longer one is not carried out."""
LONGEST_NOTE = 2000
"""Characters of a name or a note."""


class SolutionSource(IntFlag):
    """Who found a solution; several may have found the same."""

    PLAYER = 1
    HELPED = 2
    """The player, with moves that the program showed."""
    PROGRAM = 4
    FILE = 8
    """It stands in the level's file. Never stored."""


class SolutionRecord(NamedTuple):
    """Solution as it is stored, before it is checked."""

    moves: str
    source: SolutionSource = SolutionSource(0)
    """Nobody's if this is only what is said of one that lies elsewhere."""
    reached: float = 0.0
    """Seconds since 1970; 0 if that is not known."""
    name: str = ""
    note: str = ""
    hidden: bool = False
    """It was deleted, and would come back from where else it lies."""


@dataclass(frozen=True)
class CheckedSolution:
    """Solution that was carried out, or a text that claims to be one, with its fault."""

    moves: str
    """LURD; as its file has it if it is broken."""
    source: SolutionSource
    tally: MoveTally
    reached: float = 0.0
    name: str = ""
    note: str = ""
    fault: str = ""
    """Why it does not solve the level; "" if it does."""


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
"""What a row of the table holds: its key, which is the level's and the moves, and the rest of `SolutionRecord`."""
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
"""Puts a row of another store in; what is said here stays."""


class LevelSolutions:
    """What the store has of every level's solutions."""

    def __init__(self, store: Store, results: LevelResults) -> None:
        self._store, self._results = store, results

    def read_records(self, game: str) -> dict[str, SolutionRecord]:
        """Return the stored solutions of the level with the key `game`, by moves; those of older versions included."""
        rows = self._store.read(f"SELECT {COLUMNS} FROM {TABLE} WHERE game = ?", (game,))
        found = {}
        for _, moves, source, reached, name, note, hidden in self._store.sound(TABLE, ("game", "moves"), rows, ROW):
            found[moves] = SolutionRecord(moves, SolutionSource(source), reached, name, note, bool(hidden))
        for best in self._results.find_best_results(game).values():
            if best.moves and not found.get(best.moves, SolutionRecord("")).source & SolutionSource.PLAYER:
                known = found.get(best.moves, SolutionRecord(best.moves))
                found[best.moves] = known._replace(source=known.source | SolutionSource.PLAYER, hidden=False)
        return found

    def find_shortest_moves(self, game: str) -> set[str]:
        """Return the moves of the solution with the fewest pushes, and of that with the fewest moves."""
        kept = [one.moves for one in self.read_records(game).values() if not one.hidden]
        by_pushes = sorted((sum(map(str.isupper, moves)), len(moves), moves) for moves in kept)
        return {by_pushes[0][2], min(kept, key=len)} if kept else set()

    def keep(self, game: str, moves: str, source: SolutionSource) -> None:
        """Keep a solution, which was replayed; one that is there already is another's too from now on.

        To play what the program has found is no solution of the player's, not even one with help.
        """
        kept = self.read_records(game)
        before = kept.get(moves, SolutionRecord(moves, reached=time.time()))
        if source is SolutionSource.HELPED and before.source:
            return
        self.put(game, before._replace(source=before.source | source, hidden=False))
        if moves not in kept:
            self._thin_out(game, kept)

    def put(self, game: str, kept: SolutionRecord) -> None:
        """Write one down as it is; one that says nothing any more is forgotten."""
        key = (game, kept.moves)
        if kept.source or kept.name or kept.note or kept.hidden:
            values = (*key, int(kept.source), kept.reached, kept.name, kept.note, int(kept.hidden))
            self._store.write(TABLE, _PUT, values, key)
        else:
            self._store.write(TABLE, _FORGET, key, key)

    def name(self, game: str, solution: CheckedSolution, name: str) -> None:
        """Call a solution something."""
        self.put(game, self._find_record(game, solution)._replace(name=name.strip()[:LONGEST_NOTE]))

    def note(self, game: str, solution: CheckedSolution, note: str) -> None:
        """Say something about a solution."""
        self.put(game, self._find_record(game, solution)._replace(note=note.strip()[:LONGEST_NOTE]))

    def _find_record(self, game: str, solution: CheckedSolution) -> SolutionRecord:
        return self.read_records(game).get(solution.moves, SolutionRecord(solution.moves))

    def remove(self, game: str, solution: CheckedSolution, others: Sequence[CheckedSolution]) -> SolutionRecord:
        """Take a solution off the list; what is left of the player's own are his best from now on.

        Gives back what `restore` needs.
        """
        before = self._find_record(game, solution)
        elsewhere = bool(solution.source & (SolutionSource.FILE | SolutionSource.PROGRAM))
        self.put(game, SolutionRecord(solution.moves, hidden=elsewhere))
        if before.source & SolutionSource.PLAYER:
            self._results.forget(game, solution.moves)
            for one in others:
                if one.source & SolutionSource.PLAYER and one.moves != solution.moves:
                    self._results.record(game, one.tally, one.moves)
        return before

    def restore(self, game: str, kept: SolutionRecord, tally: MoveTally) -> None:
        """Bring back what was removed."""
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
    """Return every solution once, checked by the rules alone; the fewest pushes first and then the fewest moves.

    Broken ones of the file come last. As far as it got when cancelled.
    """
    said = {one.moves: one for one in gathered if not one.source & SolutionSource.FILE}
    found: dict[str, CheckedSolution] = {}
    for one in gathered:
        if control is not None and control.cancelled:
            break
        if not one.source:
            continue  # it lies elsewhere, if it still does
        try:
            played = _carried_out(start, one.moves)
            moves, tally, fault = played.lurd, played.tally, ""
        except InputError as error:
            if not one.source & SolutionSource.FILE:
                continue  # damaged, or of an older version
            moves, tally, fault = one.moves, MoveTally(), translate(error.sentence)
        words = said.get(moves, one)
        if words.hidden:
            continue
        before = found.get(
            moves, CheckedSolution(moves, SolutionSource(0), tally, words.reached, words.name, words.note, fault)
        )
        name, note = before.name or one.name, before.note or one.note
        found[moves] = replace(before, source=before.source | one.source, name=name, note=note)
    return sorted(found.values(), key=lambda one: (bool(one.fault), one.tally.pushes, one.tally.moves, one.reached))


def known_solutions(level: Level, kept: Mapping[str, SolutionRecord]) -> list[CheckedSolution]:
    """Return every sound solution of a level once, with whose it is, its pushes and its moves.

    Those that are kept were replayed before. The fewest pushes come first and then the fewest moves.
    """
    found: dict[str, CheckedSolution] = {}
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
        before = found.get(
            moves, CheckedSolution(moves, SolutionSource(0), tally, words.reached, words.name, words.note)
        )
        name, note = before.name or one.name, before.note or one.note
        found[moves] = replace(before, source=before.source | one.source, name=name, note=note)
    return sorted(found.values(), key=lambda one: (one.tally.pushes, one.tally.moves, one.reached))


def _carried_out(start: State, moves: str) -> Replay:
    if len(moves) > MOST_MOVES:
        raise InputError(phrase("It has more than {most:,} moves", most=MOST_MOVES))
    return replay_solution(start, moves)


def bests(solutions: Sequence[CheckedSolution]) -> dict[str, int]:
    """The least of every counter among those that solve the level."""
    good = [one.tally for one in solutions if not one.fault]
    return {metric: min(getattr(tally, metric) for tally in good) for metric, _ in METRICS} if good else {}
