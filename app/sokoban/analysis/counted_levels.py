"""Counted positions of levels: graphs of the latest levels in memory, depth figures in the store."""

from __future__ import annotations

import json
import logging
import sqlite3
import time
from dataclasses import asdict
from functools import cached_property
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.base.services import Services
from app.base.storage import fields
from app.base.storage.store import NotSavedError, Store
from core.base.control import Control
from core.base.puzzle import InputError
from core.sokoban.board import State
from core.sokoban.graph.counting import MOST_STATES, Counts, Depths, PushLayerCounts, count_positions
from core.sokoban.identity import identity

log = logging.getLogger(__name__)

IN_MEMORY = MOST_STATES
"""Most positions in all graphs in memory, of some 100 bytes each; the latest graph always stays."""
MOST_LEVELS = 64
"""Number of levels of which anything stays in memory."""
KEPT_FROM = 20_000
"""Least number of positions whose figures are stored; smaller levels are counted again at once."""
MOST_KEPT = 500
"""Number of levels whose figures are stored; the oldest are dropped."""
MOST_LAYERS = 10_000
"""Largest number of depths of a level whose figures are stored."""


class CountedLevels(QObject):
    """Counted levels, shared by all pages of the window."""

    changed = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._store = services.store
        self._levels: dict[State, CountedLevel] = {}

    def level(self, start: State) -> CountedLevel:
        """Return what is known of the level that begins with `start`."""
        known = self._levels.pop(start, None) or CountedLevel(start, self._store)
        self._levels[start] = known
        if len(self._levels) > MOST_LEVELS:
            del self._levels[next(iter(self._levels))]
        return known

    def count(self, start: State, limit: int, seconds: float | None, control: Control) -> Counts | None:
        """Count positions in a job and store the figures; None if the job was cancelled."""
        counts = count_positions(start, limit, control, seconds)
        if control.cancelled:
            return None
        depths = counts.depths
        if counts.states >= KEPT_FROM:
            try:
                with self._store.working() as db, db:
                    keep(db, identity(start), depths)
            except (sqlite3.Error, NotSavedError) as error:
                log.debug("counted depths not kept: %s", error)  # the depths can be counted again
        return counts

    def learn(self, start: State, counts: Counts) -> None:
        """Take up the counts of a level; graphs used longest ago are dropped to make room."""
        self.level(start).learn(counts)
        others = [known for known in self._levels.values() if known.start != start and known.counts is not None]
        room = IN_MEMORY - counts.states
        for known in reversed(others):
            if known.counts is not None:
                room -= known.counts.states
                if room < 0:
                    known.counts = None
        self.changed.emit()


class CountedLevel:
    """Knowledge of one level: its graph, if in memory, and its depth figures."""

    def __init__(self, start: State, store: Store) -> None:
        self.start, self._store = start, store
        self.counts: Counts | None = None
        """All counted positions; None if they are not in memory."""
        self._learnt: Depths | None = None

    @cached_property
    def _stored_depths(self) -> Depths | None:
        return self._store.ask(lambda db: find(db, identity(self.start)))

    @property
    def depths(self) -> Depths | None:
        """Best known depth figures; None if the level was never counted."""
        learnt, kept = self._learnt, self._stored_depths
        return learnt if learnt is not None and learnt.is_better_than(kept) else kept

    def learn(self, counts: Counts) -> None:
        """Take up new counts."""
        self.counts = counts
        if counts.depths.is_better_than(self._learnt):
            self._learnt = counts.depths


def keep(db: sqlite3.Connection, level: str, depths: Depths) -> None:
    """Store the figures of a level, named by `identity`, unless better ones are stored."""
    if len(depths.layers) > MOST_LAYERS or not depths.is_better_than(find(db, level)):
        return
    record = json.dumps(asdict(depths), separators=(",", ":"))
    # a time later than all others, even if the clock went back, because the earliest are dropped
    db.execute(
        "INSERT OR REPLACE INTO sokoban_depths SELECT ?, ?, max(?, ifnull(max(kept) + 1e-3, 0)) FROM sokoban_depths",
        (level, record, time.time()),
    )
    db.execute(
        "DELETE FROM sokoban_depths WHERE identity NOT IN "
        f"(SELECT identity FROM sokoban_depths ORDER BY kept DESC LIMIT {MOST_KEPT})"
    )


def find(db: sqlite3.Connection, level: str) -> Depths | None:
    """Return the stored figures of a level; None if there are none or they are invalid."""
    row = db.execute("SELECT record FROM sokoban_depths WHERE identity = ?", (level,)).fetchone()
    if row is None:
        return None
    try:
        return read(row[0])
    except InputError:
        log.debug("the kept depths of %s make no sense", level)
        return None


def read(stored: Any) -> Depths:
    """Return the counts of a Sokoban level's positions by depth from the JSON that `keep` stored.

    Raises InputError if `keep` cannot have written `stored`.
    """
    try:
        return _depths(fields.decode(stored, fields.record({})))
    except (ValueError, TypeError, KeyError, OverflowError) as error:
        raise InputError("These are no depths of a level") from error  # not shown


def _depths(record: Any) -> Depths:
    layers = tuple(
        PushLayerCounts(_count(solvable), _count(dead), _count(unknown), bool(exact))
        for solvable, dead, unknown, exact in record["layers"]
    )
    pushes, seconds = record["pushes"], float(record["seconds"])
    depths = Depths(
        _count(record["states"]), bool(record["whole"]), bool(record["live"]),
        None if pushes is None else _count(pushes), bool(record["unsolvable"]), layers, seconds,
    )  # fmt: skip
    if not depths.states or not 0 < len(layers) <= MOST_LAYERS or not 0 <= seconds < 1e9:
        raise ValueError(record)
    return depths


def _count(number: Any) -> int:
    if not isinstance(number, int) or not 0 <= number < 1 << 40:
        raise ValueError(number)
    return number
