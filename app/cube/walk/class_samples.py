"""Positions of the 3x3x3 drawn from one depth, in the user's file.

For each depth it holds where their turns lead, and which sequence of their seed comes next. See
`core.cube.walk.lumping` and, for how nothing is counted twice, `app.cube.walk.samples`.
"""

from __future__ import annotations

import json
import sqlite3
from random import getrandbits
from typing import NamedTuple

from app.base.language.words import tr
from app.base.storage import fields, set_aside
from app.cube.walk.samples import SEED_BITS, TakenError
from core.base.puzzle import InputError
from core.cube.metrics import Metric
from core.cube.walk.lumping import ClassTurns, as_rows, from_rows
from core.cube.walk.turn_averages import TURNS

PUZZLE = "3x3x3"
COUNTS = fields.list_field(fields.list_field(fields.whole_number_field(), 3), 400)
ROW = fields.row(fields.whole_number_field(0, (1 << SEED_BITS) - 1), fields.whole_number_field(), COUNTS)
"""Seed, next and counts."""


class DepthClassSample(NamedTuple):
    """Sample of a depth class.

    The turns are counted at the positions that the sequences 0..`next` - 1 of `seed` ended at.
    """

    seed: int
    next: int
    found: ClassTurns


def read(db: sqlite3.Connection, metric: Metric, depth: int) -> ClassTurns:
    """All that was drawn."""
    row = _row(db, metric, depth)
    return ClassTurns(depth, TURNS[PUZZLE, metric], False, {}) if row is None else row.found


def begin(db: sqlite3.Connection, metric: Metric, depth: int) -> DepthClassSample:
    """The sample to add to; a new one has a seed of its own."""
    read(db, metric, depth)  # one that cannot be read makes way
    with db:
        db.execute(
            "INSERT INTO cube_class_sample VALUES (?, ?, ?, 0, '[]') ON CONFLICT DO NOTHING",
            (metric.value, depth, getrandbits(SEED_BITS)),
        )
    row = _row(db, metric, depth)
    assert row is not None
    return row


def add(db: sqlite3.Connection, metric: Metric, before: DepthClassSample, more: ClassTurns) -> DepthClassSample:
    """Add what the sequences that follow ended at, all or nothing; returns the sample as it is now.

    Raises TakenError if it has grown since.
    """
    grown = DepthClassSample(before.seed, before.next + more.drawn, before.found + more)
    with db:
        changed = db.execute(
            "UPDATE cube_class_sample SET next = ?, counts = ? "
            "WHERE metric = ? AND depth = ? AND seed = ? AND next = ?",
            (grown.next, json.dumps(as_rows(grown.found.counts)), metric.value, more.depth, before.seed, before.next),
        ).rowcount
    if not changed:
        raise TakenError(tr("Another window has drawn these positions."))
    return grown


def _row(db: sqlite3.Connection, metric: Metric, depth: int) -> DepthClassSample | None:
    row = db.execute(
        "SELECT seed, next, counts FROM cube_class_sample WHERE metric = ? AND depth = ?", (metric.value, depth)
    ).fetchone()
    if row is None:
        return None
    turns = TURNS[PUZZLE, metric]
    try:
        seed, following, rows = ROW((row[0], row[1], fields.decode(row[2], COUNTS)), "")
        counts = from_rows(rows, turns)
        if sum(counts.values()) > following:
            raise ValueError("more positions than sequences")
    except (InputError, ValueError) as error:
        with db:
            key = {"metric": metric.value, "depth": depth}
            set_aside.take_row(db, "cube_class_sample", key, InputError(str(error)))
        return None
    return DepthClassSample(seed, following, ClassTurns(depth, turns, False, counts, following))
