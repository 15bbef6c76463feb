"""Measured walks in the user's file: how many ended at each depth, and the next walk of the seed.

The walks of one number of moves come from one seed, in order from 0. Each addition states where it begins, so that no
walk is counted twice, even if the program is killed or another window measures too.
"""

from __future__ import annotations

import json
import sqlite3
from random import getrandbits
from typing import NamedTuple

from app.base.language.words import tr
from app.base.storage import fields, set_aside
from core.base.puzzle import InputError
from core.cube.metrics import Metric
from core.cube.walk.sample import EndDepthCounts

SEED_BITS = 48
COUNTS = fields.list_field(fields.whole_number_field(), 64)
ROW = fields.row(fields.whole_number_field(0, (1 << SEED_BITS) - 1), fields.whole_number_field(), COUNTS)
"""Format of a row: seed, next and counts."""


class WalkSampleKey(NamedTuple):
    """Key of a sample of walks: its puzzle, its metric and the number of moves."""

    puzzle: str
    metric: Metric
    moves: int


class Sample(NamedTuple):
    """Sample of the walks 0..`next` - 1 of `seed`."""

    seed: int
    next: int
    measured: EndDepthCounts


class TakenError(Exception):
    """Raised when another process has already stored these sampled random walks of the cube."""


def read(db: sqlite3.Connection, subject: WalkSampleKey) -> EndDepthCounts:
    """Return the end depths of all measured walks of a subject."""
    row = _row(db, subject)
    return EndDepthCounts(()) if row is None else row.measured


def begin(db: sqlite3.Connection, subject: WalkSampleKey) -> Sample:
    """Return the sample to be extended; a new one gets its own seed."""
    read(db, subject)  # removes a row that cannot be read
    with db:
        db.execute(
            "INSERT INTO cube_walk_sample VALUES (?, ?, ?, ?, 0, '[]') ON CONFLICT DO NOTHING",
            (*subject, getrandbits(SEED_BITS)),
        )
    row = _row(db, subject)
    assert row is not None
    return row


def add(db: sqlite3.Connection, subject: WalkSampleKey, sample: Sample, more: EndDepthCounts) -> Sample:
    """Add the walks that follow a sample in one transaction, and return the grown sample.

    Raises TakenError if another process has extended it since.
    """
    grown = Sample(sample.seed, sample.next + more.samples, sample.measured + more)
    with db:
        changed = db.execute(
            "UPDATE cube_walk_sample SET next = ?, counts = ? "
            "WHERE puzzle = ? AND metric = ? AND moves = ? AND seed = ? AND next = ?",
            (grown.next, json.dumps(grown.measured.counts), *subject, sample.seed, sample.next),
        ).rowcount
    if not changed:
        raise TakenError(tr("Another window has measured these walks."))
    return grown


def _row(db: sqlite3.Connection, subject: WalkSampleKey) -> Sample | None:
    row = db.execute(
        "SELECT seed, next, counts FROM cube_walk_sample WHERE puzzle = ? AND metric = ? AND moves = ?", subject
    ).fetchone()
    if row is None:
        return None
    try:
        seed, following, counts = ROW((row[0], row[1], fields.decode(row[2], COUNTS)), "")
    except InputError as error:
        with db:
            set_aside.take_row(db, "cube_walk_sample", subject._asdict(), error)
        return None
    return Sample(seed, following, EndDepthCounts(tuple(counts)))
