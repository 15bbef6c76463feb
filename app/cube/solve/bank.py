"""Bank of proofs: positions whose depth is wanted, each for its whole class, and the work so far.

What is known of their depths is in `app.cube.solve.archive`, so that a position proved elsewhere, or as one of its 96
equivalents, counts as proved here.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from app.cube.solve.archive import Rows
from core.base.files.spreadsheet import csv_text
from core.base.puzzle import InputError
from core.cube.cubie import Cube
from core.cube.facelets import format_facelets, parse_facelets
from core.cube.metrics import Metric
from core.cube.notation.notation import format_moves
from core.cube.solve.bracket import Bracket
from core.cube.symmetries import representative

TABLE = "cube_bank"
COLUMNS = ("input", "metric", "lower", "upper", "proved", "solution", "nodes", "seconds", "proof")
"""Columns of the exported bank."""
_ADD = (
    f"INSERT INTO {TABLE} (position, metric, entered, text, nodes, seconds, added, place) "
    f"SELECT ?, ?, ?, ?, 0, 0, ?, max(?, ifnull(max(place) + 1, 0)) FROM {TABLE} WHERE true ON CONFLICT DO NOTHING"
)
_SPEND = (
    f"UPDATE {TABLE} SET nodes = nodes + ?, seconds = seconds + ?, begun = coalesce(begun, ?), "
    "proved = coalesce(proved, ?), "
    "tables = iif(instr(', ' || tables || ',', ', ' || ? || ','), tables, ltrim(tables || ', ' || ?, ', ')) "
    "WHERE position = ? AND metric = ?"
)


class BankEntry(NamedTuple):
    """Position of the bank as it was entered, with the work that went into it.

    The work is the nodes and seconds of all searches so far.
    """

    cube: Cube
    metric: Metric
    text: str
    nodes: int
    seconds: float
    position: str
    """Facelets of the representative of the position's class."""
    place: float
    """Sort key in the queue, least first."""
    begun: int | None = None
    """Lower bound of the depth when the first search began."""
    proved: float | None = None
    """Time of the proof by a search here, in seconds since 1970."""
    tables: str = ""
    """Sizes of the tables that the searches used."""


class Bank:
    """Entries of the bank in the user's file, one for each class; rows that cannot be read are skipped."""

    def __init__(self, store: Rows) -> None:
        self._store = store

    def entries(self, metric: Metric) -> Sequence[BankEntry]:
        """Return all entries of a metric in their order, at first that in which they were added."""
        rows = self._store.read(
            "SELECT entered, text, nodes, seconds, position, place, begun, proved, tables "
            f"FROM {TABLE} WHERE metric = ? ORDER BY place, added, position",
            (metric.value,),
        )
        found = []
        for facelets, text, nodes, seconds, key, place, begun, when, tables in rows:
            try:
                lower = None if begun is None else int(begun)
                proved = None if when is None else float(when)
                cube, work = _read(facelets), (int(nodes), float(seconds))
                found.append(BankEntry(cube, metric, str(text), *work, key, float(place), lower, proved, str(tables)))
            except (InputError, TypeError, ValueError, AttributeError):
                continue
        return found

    def add(self, cube: Cube, metric: Metric, text: str) -> None:
        """Append a position, unless one of its class is there."""
        now, key = time.time(), format_facelets(representative(cube)[0])
        self._store.write(TABLE, _ADD, (key, metric.value, format_facelets(cube), text, now, now))

    def put(self, entry: BankEntry, place: float) -> None:
        """Set the sort key of an entry."""
        sql = f"UPDATE {TABLE} SET place = ? WHERE position = ? AND metric = ?"
        self._store.write(TABLE, sql, (place, entry.position, entry.metric.value))

    def remove(self, entry: BankEntry) -> None:
        """Remove an entry; what is known of its depth is kept."""
        sql = f"DELETE FROM {TABLE} WHERE position = ? AND metric = ?"
        self._store.write(TABLE, sql, (entry.position, entry.metric.value))

    def spend(self, entry: BankEntry, work: Work) -> None:
        """Add the work of a search to an entry."""
        values = (work.nodes, work.seconds, work.begun, work.proved, work.table, work.table)
        self._store.write(TABLE, _SPEND, (*values, entry.position, entry.metric.value))


class Work(NamedTuple):
    """Work of a search on an entry, or of a part of one."""

    nodes: int
    seconds: float
    begun: int
    """Lower bound of the depth when the search began."""
    table: str
    """Size of the table used."""
    proved: float | None = None
    """Time of the proof, or None."""


@lru_cache(maxsize=8192)
def _read(facelets: str) -> Cube:
    """Parse facelets; cached because the bank is read again and again."""
    return parse_facelets(facelets)


def to_csv(entries: Iterable[tuple[BankEntry, Bracket]]) -> str:
    """Return entries and what is known of them as CSV with a heading."""
    return csv_text(COLUMNS, (list(describe_entry(entry, found).values()) for entry, found in entries))


def describe_entry(entry: BankEntry, found: Bracket) -> dict[str, object]:
    """Return an entry and what is known of it, keyed by `COLUMNS`."""
    solution = None if found.solution is None else format_moves(found.solution)
    values = (
        entry.text, str(entry.metric), found.lower, found.upper, found.is_exact, solution, entry.nodes,
        round(entry.seconds, 3), (found.provenance or found.source.value) if found.is_exact else None,
    )  # fmt: skip
    return dict(zip(COLUMNS, values, strict=True))
