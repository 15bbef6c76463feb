"""The bank of proofs: positions whose depth is wanted, each for its whole class, and what their proofs took so far.

What is known of their depths lies where all proofs lie, see `app.cube.solve.archive`: a position that was proved
anywhere, as any of its 96 likes, is proved here too.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from app.cube.solve.archive import Rows
from core.cube.cubie import Cube
from core.cube.facelets import format_facelets, parse_facelets
from core.cube.metrics import Metric
from core.cube.symmetries import representative
from core.puzzle import InputError

TABLE = "cube_bank"


class Entry(NamedTuple):
    """One position as it was entered, and the work that went into it: nodes and seconds of all searches so far."""

    cube: Cube
    metric: Metric
    text: str
    nodes: int
    seconds: float


class Bank:
    """The rows of the user's file. Positions that look alike share one; a row that cannot be read is passed over."""

    def __init__(self, store: Rows) -> None:
        self._store = store

    def entries(self, metric: Metric) -> Sequence[Entry]:
        """All, in the order in which they were added."""
        rows = self._store.read(
            f"SELECT entered, text, nodes, seconds FROM {TABLE} WHERE metric = ? ORDER BY added, position",
            (metric.value,),
        )
        found = []
        for facelets, text, nodes, seconds in rows:
            try:
                found.append(Entry(parse_facelets(facelets), metric, str(text), int(nodes), float(seconds)))
            except (InputError, TypeError, ValueError, AttributeError):
                continue
        return found

    def add(self, cube: Cube, metric: Metric, text: str) -> None:
        """Enter a position, unless one of its class is there."""
        self._store.write(
            TABLE,
            f"INSERT INTO {TABLE} VALUES (?, ?, ?, ?, 0, 0, ?) ON CONFLICT DO NOTHING",
            (_key(cube), metric.value, format_facelets(cube), text, time.time()),
        )

    def spend(self, entry: Entry, nodes: int, seconds: float) -> None:
        """So much more work went into an entry."""
        self._store.write(
            TABLE,
            f"UPDATE {TABLE} SET nodes = nodes + ?, seconds = seconds + ? WHERE position = ? AND metric = ?",
            (nodes, seconds, _key(entry.cube), entry.metric.value),
        )


def _key(cube: Cube) -> str:
    return format_facelets(representative(cube)[0])
