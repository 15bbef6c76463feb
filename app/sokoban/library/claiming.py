"""Claiming solutions in a collection's file as the player's own; their levels then count as solved."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from typing import NamedTuple

from app.sokoban.library.level_set import PUZZLE_KEY
from app.sokoban.library.library import Library
from app.sokoban.library.rows import ENTRY_COLUMNS, entry_of
from app.sokoban.records import solutions
from app.sokoban.records.file_recordings import name_in
from app.sokoban.records.results import BETTER, METRICS
from app.sokoban.records.solutions import MOST_MOVES, SolutionSource
from core.base.control import Control
from core.base.puzzle import InputError
from core.sokoban.recordings import solutions_of
from core.sokoban.replay import replay_solution
from core.sokoban.tally import MoveTally


class Claim(NamedTuple):
    """Valid solution in a file, of a level that the player has not solved."""

    game: str
    """Key of the level."""
    moves: str
    """LURD, pushes in capitals."""
    tally: MoveTally
    name: str
    """Name of the solution in the file; "" without one."""


def has_recordings(library: Library, collection: int) -> bool:
    """Whether the file of a collection has recordings of any level."""
    query = "SELECT 1 FROM sokoban_level WHERE collection = ? AND instr(about, '\"recordings\"') LIMIT 1"
    return bool(library.store.read(query, (collection,)))


def finding(library: Library, collection: int) -> Callable[[Control], list[Claim]]:
    """Return the work of a job that searches a collection for solutions of unsolved levels.

    It raises InputError while the library cannot be read.
    """

    def work(control: Control) -> list[Claim]:
        with library.store.working() as db:
            return find_claims(db, collection, control)

    return work


def find_claims(db: sqlite3.Connection, collection: int, control: Control) -> list[Claim]:
    """Return the valid solutions in a collection's file of levels that are not solved.

    A cancelled search returns those found so far.
    """
    levels = db.execute(_LEVELS, (collection, PUZZLE_KEY)).fetchall()
    control.total = len(levels)
    claims: list[Claim] = []
    for number, (*row, game) in enumerate(levels, 1):
        if control.cancelled:
            break
        entry = entry_of(*row)
        if entry.state is not None and entry.recordings:
            for recording in solutions_of(entry.state, entry.recordings):
                if len(recording.moves) <= MOST_MOVES:
                    try:
                        played = replay_solution(entry.state, recording.moves)
                    except InputError:
                        continue  # not a valid solution
                    claims.append(Claim(game, played.lurd, played.tally, name_in(recording.title)))
        control.done = number
    return claims


def claiming(library: Library, claims: list[Claim]) -> Callable[[Control], int]:
    """Return the work of a job that stores claims as the player's solutions and counts their levels."""

    def work(_control: Control) -> int:
        with library.store.working() as db, db:
            db.execute("BEGIN IMMEDIATE")
            now = time.time()
            for game, moves, tally, name in claims:
                db.execute(solutions.MERGE, (game, moves, int(SolutionSource.PLAYER), 0.0, name, "", 0))
                for metric, _ in METRICS:
                    db.execute(BETTER, (PUZZLE_KEY, game, metric, getattr(tally, metric), moves, now))
        return len({claim.game for claim in claims})

    return work


_LEVELS = (
    f"SELECT {ENTRY_COLUMNS}, game FROM sokoban_level WHERE collection = ? AND fault = '' "
    "AND NOT EXISTS (SELECT 1 FROM best WHERE puzzle = ? AND subject = game) ORDER BY place"
)
