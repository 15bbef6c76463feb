"""Samples of positions of the 3x3x3 at one depth, in the user's file.

For each depth it holds where the turns lead, and which sequence of the seed comes next. See `core.cube.walk.lumping`
and, for how nothing is counted twice, `app.cube.walk.samples`.
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
"""Format of a row: seed, next and counts."""


class DepthClassSample(NamedTuple):
    """Sample of a depth class.

    The turns are counted at the end positions of the sequences 0..`next` - 1 of `seed`.
    """

    seed: int
    next: int
    found: ClassTurns


def read(db: sqlite3.Connection, metric: Metric, depth: int) -> ClassTurns:
    """Return all that was sampled at a depth."""
    row = _row(db, metric, depth)
    return ClassTurns(depth, TURNS[PUZZLE, metric], False, {}) if row is None else row.found


def begin(db: sqlite3.Connection, metric: Metric, depth: int) -> DepthClassSample:
    """Return the sample to be extended; a new one gets its own seed."""
    read(db, metric, depth)  # removes a row that cannot be read
    with db:
        db.execute(
            "INSERT INTO cube_class_sample VALUES (?, ?, ?, 0, '[]') ON CONFLICT DO NOTHING",
            (metric.value, depth, getrandbits(SEED_BITS)),
        )
    row = _row(db, metric, depth)
    assert row is not None
    return row


def add(db: sqlite3.Connection, metric: Metric, before: DepthClassSample, more: ClassTurns) -> DepthClassSample:
    """Add the results of the next sequences in one transaction, and return the grown sample.

    Raises TakenError if another process has extended it since.
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
