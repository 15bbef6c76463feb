"""Tables of a damaged database: which pages belong to which table, and the rows on them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from app.base.storage.salvage.image import PageImage
from app.base.storage.salvage.records import (
    BRANCHES,
    INDEX_KINDS,
    LEAVES,
    TABLE_KINDS,
    PageContents,
    PageReader,
    StoredRecord,
)

SCHEMA_COLUMNS = 5
"""Number of columns of the table that lists all tables: type, name, table, root page, SQL."""
KINDS_OF_VALUES: dict[str, tuple[type, ...]] = {
    "TEXT": (str, bytes), "INTEGER": (int,), "REAL": (int, float), "": (str, bytes, int, float)
}  # fmt: skip


JSON_COLUMNS = {"record": "{", "counts": "["}
"""Columns with JSON, by names that all tables share, with the sign that their texts begin with."""


class ColumnShape(NamedTuple):
    """Type of a column, and whether it may be empty."""

    name: str
    declared: str
    required: bool
    """Whether the column is never empty."""
    has_default: bool


class TableShape:
    """Storage of the rows of a table."""

    def __init__(self, db: sqlite3.Connection, name: str) -> None:
        """Describe a table as an undamaged database has it."""
        self.name = name
        column_rows = db.execute(f"PRAGMA table_info({name})").fetchall()
        keys = [row[1] for row in sorted(column_rows, key=lambda row: row[5]) if row[5]]
        statement = db.execute("SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?", (name,)).fetchone()[0]
        self.has_rowid = "WITHOUT ROWID" not in statement.upper()
        self.kinds = TABLE_KINDS if self.has_rowid else INDEX_KINDS
        """Kinds of the pages that hold the table."""
        types = {row[1]: row[2].upper() for row in column_rows}
        self.key = keys[0] if self.has_rowid and len(keys) == 1 and types[keys[0]] == "INTEGER" else None
        """Column that is another name for the rowid; None if there is none."""
        columns = {row[1]: ColumnShape(row[1], types[row[1]], bool(row[3]), row[4] is not None) for row in column_rows}
        names = list(columns) if self.has_rowid else [*keys, *(name for name in columns if name not in keys)]
        self.columns = [columns[name] for name in names]
        """Columns in the order in which they are stored."""

    def fits(self, record: StoredRecord) -> bool:
        """Return whether a record may be a row of the table.

        A row from before the last columns were added has fewer values.
        """
        if (record.key is not None) != self.has_rowid or not 0 < len(record.values) <= len(self.columns):
            return False
        if not all(column.has_default or not column.required for column in self.columns[len(record.values) :]):
            return False
        return all(self._holds(*pair) for pair in zip(self.columns, record.values, strict=False))

    def _holds(self, column: ColumnShape, value: object) -> bool:
        if column.name == self.key:
            return value is None
        if value is None:
            return not column.required
        return isinstance(value, KINDS_OF_VALUES.get(column.declared, (object,)))

    def likeness_of_texts(self, record: StoredRecord) -> int:
        """Return 1 if all JSON columns hold JSON, -1 if not, 0 if there are none.

        Tells tables with columns of the same types apart.
        """
        row = self.row(record)
        texts = [(row[name], begin) for name, begin in JSON_COLUMNS.items() if name in row]
        if not texts:
            return 0
        return 1 if all(isinstance(text, str) and text.startswith(begin) for text, begin in texts) else -1

    def row(self, record: StoredRecord) -> dict[str, object]:
        """Return the values of a record by column name."""
        row = {column.name: value for column, value in zip(self.columns, record.values, strict=False)}
        if self.key is not None:
            row[self.key] = record.key
        return row


class SalvagedRow(NamedTuple):
    """Row that could be read, and its table."""

    table: str
    values: dict[str, object]


class TableSearch:
    """Finds the rows of all tables, first by their trees, then on pages that no tree leads to."""

    def __init__(self, image: PageImage, shapes: Sequence[TableShape]) -> None:
        self._image, self._shapes = image, shapes
        self._reader = PageReader(image)
        self._free = image.free_pages()
        self._taken: set[int] = set()
        self._hurt: set[str] = set()
        """Tables whose trees no longer lead to all of their pages."""

    def rows(self) -> Iterator[SalvagedRow]:
        """Yield every row that can be read, first those in intact trees."""
        roots = self._roots()
        for shape in self._shapes:
            if shape.name not in roots:
                self._hurt.add(shape.name)
                continue
            for contents in self._tree(roots[shape.name], shape.kinds, partial(self._belongs, shape), shape.name):
                yield from (SalvagedRow(shape.name, shape.row(record)) for record in contents.records)
        # The trees of indices hold nothing new; reading them marks their pages as taken.
        for name in roots.keys() - {shape.name for shape in self._shapes}:
            for _contents in self._tree(roots[name], INDEX_KINDS, lambda records: self._owner(records) is None):
                pass
        yield from self._strays()

    def _roots(self) -> dict[str, int]:
        """Return the root page of every table and index, as far as their list can be read."""
        roots = {}
        for contents in self._tree(1, TABLE_KINDS, _is_list_of_tables):
            for record in contents.records:
                if len(record.values) == SCHEMA_COLUMNS:
                    _, name, _, root, _ = record.values
                    if isinstance(name, str) and isinstance(root, int) and 1 < root <= self._image.count:
                        roots[name] = root
        return roots

    def _tree(
        self,
        root: int,
        kinds: tuple[int, ...],
        belongs: Callable[[Sequence[StoredRecord]], bool],
        table: str = "",
    ) -> Iterator[PageContents]:
        """Yield the pages of a tree, except those with another table's rows.

        `table` is marked as damaged where the tree leads nowhere.
        """
        waiting = [root]
        while waiting:
            number = waiting.pop()
            contents = None if number in self._taken else self._reader.read(number, kinds)
            if contents is None or not belongs(contents.records):
                self._hurt.add(table)
                continue
            if contents.broken and contents.kind in BRANCHES:
                self._hurt.add(table)
            self._taken.add(number)
            waiting.extend(reversed(contents.children))
            yield contents

    @staticmethod
    def _belongs(shape: TableShape, records: Sequence[StoredRecord]) -> bool:
        return not records or 2 * sum(map(shape.fits, records)) >= len(records)

    def _strays(self) -> Iterator[SalvagedRow]:
        """Yield the rows of pages that no tree leads to."""
        for number in range(2, self._image.count + 1):
            if number in self._taken or number in self._reader.spilled or number in self._free:
                continue
            contents = self._reader.read(number, (*LEAVES, *BRANCHES))
            if contents is None or not contents.records:
                continue
            shape = self._owner(contents.records)
            if shape is not None:
                yield from (SalvagedRow(shape.name, shape.row(record)) for record in contents.records)

    def _owner(self, records: Sequence[StoredRecord]) -> TableShape | None:
        """Return the table that most of the rows fit best; tables with damaged trees win ties."""
        best = max(self._shapes, key=lambda shape: self._likeness(records, shape), default=None)
        return best if best is not None and self._belongs(best, records) else None

    def _likeness(self, records: Sequence[StoredRecord], shape: TableShape) -> tuple[int, int, int, bool]:
        fitting = [record for record in records if shape.fits(record)]
        whole = sum(len(record.values) == len(shape.columns) for record in fitting)
        return len(fitting), sum(map(shape.likeness_of_texts, fitting)), whole, shape.name in self._hurt


def _is_list_of_tables(records: Sequence[StoredRecord]) -> bool:
    """Return whether at least half of the rows name a table or an index, as in the list of tables."""
    named = sum(len(record.values) == SCHEMA_COLUMNS and record.values[0] in ("table", "index") for record in records)
    return 2 * named >= len(records)
