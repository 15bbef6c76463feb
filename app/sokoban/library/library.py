"""Library of level collections, stored in the same file as the games.

A removed collection is only hidden until the next start of the program, so that removal can be undone. Each change is
one transaction and therefore never half done.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, overload
from zlib import crc32

from app.base.storage import fields
from app.base.storage.store import CONNECT_S, SHORT_S, NotSavedError, Store
from app.sokoban.library import rows
from app.sokoban.library.arranging import Arranging
from app.sokoban.library.descriptions import make_measured_figures
from app.sokoban.library.index import LEVEL_COLUMNS, Index, LevelRow, read_index
from app.sokoban.library.level_set import KEPT_FILE, OWN, OWN_FILE, LevelSet, UnplayableError
from app.sokoban.library.rows import ImportSummary
from app.sokoban.library.titles import own_title
from app.widgets.explained_figures import FigureOrigin
from core.base.control import Control
from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.formats.collection import (
    GRADE,
    Collection,
    CollectionEntry,
    make_collection,
    read_collection,
    read_file,
)
from core.sokoban.level import Level

_KEPT = 64
"""Number of levels of a collection that stay in memory."""


class Library:
    """Collections and levels of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.arranging = Arranging(store)
        with suppress(NotSavedError), store.change(for_now=True) as db:
            db.execute("DELETE FROM sokoban_collection WHERE removed")
            rows.join_languages(db)

    def _row(self, query: str, *values: object) -> Any:
        """Return the first row of a query; None if there is none."""
        return next(iter(self.store.read(query, values)), None)

    # queries

    @property
    def size(self) -> int:
        """Number of levels in the library."""
        return int(self._row("SELECT count(*) FROM sokoban_level")[0])

    def index(self) -> Index:
        """Return the index of all collections and levels."""
        return self.store.ask(read_index)

    def indexing(self) -> Callable[[Control], Index]:
        """Return the work of a job that reads the index of all collections and levels."""

        def work(_control: Control) -> Index:
            with self.store.working() as db:
                return read_index(db)

        return work

    def rows(self, levels: Sequence[int]) -> list[LevelRow]:
        """Return the rows of levels for the browser."""
        query = f"SELECT {LEVEL_COLUMNS} FROM sokoban_level WHERE key IN (SELECT value FROM json_each(?))"
        return [LevelRow.read(row) for row in self.store.read(query, (json.dumps(levels),))]

    def read_level_texts(self, level: int) -> tuple[str, str, str]:
        """Return title, author and comment of a level, playable or not; raise InputError if it is gone."""
        entry = self.entry(level)
        return entry.title, entry.author, entry.comment

    def entry(self, level: int) -> CollectionEntry:
        """Return a level with all its texts, playable or not; raise InputError if it is gone."""
        row = self._row(f"SELECT {rows.ENTRY_COLUMNS} FROM sokoban_level WHERE key = ?", level)
        if row is None:
            raise InputError(phrase("This level is no longer in your collections"))
        return rows.entry_of(*row)

    def fault(self, level: int) -> str:
        """Return why a level cannot be played, as a sentence; "" if it can, or is gone."""
        query = f"SELECT {rows.ENTRY_COLUMNS} FROM sokoban_level WHERE key = ?"
        row = self._row(query, level)
        findings = () if row is None else rows.entry_of(*row).findings
        return next((finding.error().sentence for finding in findings if finding.fatal), "")

    def board(self, level: int) -> tuple[str, ...]:
        """Return the lines of a level's board, playable or not."""
        row = self._row("SELECT board FROM sokoban_level WHERE key = ?", level)
        return tuple(row[0].split("\n")) if row is not None else ()

    def playable(self, collection: int) -> list[int]:
        """Return the keys of a collection's playable levels, in their order."""
        query = "SELECT key FROM sokoban_level WHERE collection = ? AND fault = '' ORDER BY place"
        return [int(key) for (key,) in self.store.read(query, (collection,))]

    def level(self, level: int) -> Level:
        """Return a playable level; raise InputError for one that cannot be played, or is gone."""
        entry = self.entry(level)
        if entry.level is None:
            raise next(finding for finding in entry.findings if finding.fatal).error()
        return entry.level

    def make_grade_figure(self, row: LevelRow) -> FigureOrigin | None:
        """Return the grade of a level as a figure if the program computed it, else None."""
        if not row.grade:
            return None
        try:
            keys = self.level(row.key).keys
        except InputError:  # deleted since it was listed
            return None
        collection_row = self._row("SELECT source FROM sokoban_collection WHERE key = ?", row.collection)
        return make_measured_figures(keys, own=collection_row is not None and collection_row[0] == OWN_FILE).get(GRADE)

    def collection(self, key: int, db: sqlite3.Connection | None = None) -> Collection:
        """Return a collection with all its levels, as for a file; raise InputError if it is gone.

        A worker thread passes its own connection.
        """
        if db is None:
            return self.store.ask(lambda own: self.collection(key, own))
        row = db.execute("SELECT title, head FROM sokoban_collection WHERE key = ?", (key,)).fetchone()
        if row is None:
            raise InputError(phrase("This collection is no longer in your library"))
        levels = db.execute(
            f"SELECT {rows.ENTRY_COLUMNS} FROM sokoban_level WHERE collection = ? ORDER BY place", (key,)
        )
        head = rows.words_of(row[1])
        keys = [(name, value) for name, value in head.get("keys", ())]
        entries = [rows.entry_of(*level) for level in levels]
        return make_collection(own_title(row[0]), entries, keys, head.get("notes", ""))

    def level_set(self, collection: int) -> LevelSet:
        """Return a collection to play, with levels read on demand; raise InputError if it has none."""
        row = self._row("SELECT title, head FROM sokoban_collection WHERE key = ? AND NOT removed", collection)
        if row is None:
            raise InputError(phrase("This collection is no longer in your library"))
        levels = KeptLevels(
            self,
            self.store.read(
                "SELECT key, game FROM sokoban_level WHERE collection = ? AND fault = '' ORDER BY place", (collection,)
            ),
        )
        if not levels:
            raise InputError(phrase("{collection} has no level that can be played", collection=own_title(row[0])))
        author, notes = rows.said_of(row[1])
        return LibraryLevelSet(own_title(row[0]), levels, f"{KEPT_FILE}{collection}", author=author, comment=notes)

    def level_set_of(self, file: str) -> LevelSet:
        """Return the collection that a level set's `file` names; raise InputError if it is gone."""
        return self.level_set(_key_in(file))

    def locate(self, file: str, index: int) -> tuple[int | None, int | None]:
        """Return the keys of a level set's collection and of its playable level with an index, or Nones."""
        where, wanted = ("source", OWN_FILE) if file == OWN_FILE else ("key", str(_key_in(file)))
        row = self._row(
            "SELECT collection, key FROM sokoban_level WHERE fault = '' AND collection = "
            f"(SELECT key FROM sokoban_collection WHERE {where} = ? AND NOT removed) ORDER BY place LIMIT 1 OFFSET ?",
            wanted,
            index,
        )
        return (None, None) if row is None else (int(row[0]), int(row[1]))

    # changes

    def sync_own(self) -> None:
        """Update the built-in collection if its file has changed."""
        data = OWN.read_bytes()
        stamp = json.dumps({"stamp": crc32(data)})
        row = self._row("SELECT head FROM sokoban_collection WHERE source = ?", OWN_FILE)
        if row is not None and row[0] == stamp:
            return
        source = read_collection(data)
        prepared = rows.prepare(source.entries)
        with suppress(NotSavedError), self.store.change(for_now=True) as db:
            db.execute("DELETE FROM sokoban_collection WHERE source = ?", (OWN_FILE,))
            rows.insert(db, source.title, stamp, OWN_FILE, prepared, first=True)

    def add(self, collection: Collection, source: str = "") -> ImportSummary:
        """Store a collection; see `importing` for large ones."""
        prepared = rows.prepare(collection.entries)
        with self.store.working(SHORT_S) as db:
            return rows.keep(db, collection, source, prepared)

    def importing(self, path: Path, wait: float = CONNECT_S) -> Callable[[Control], ImportSummary | InputError]:
        """Return the work of a job that imports a level file; cancelled, it leaves no trace.

        Errors are returned: an `UnplayableError`, with nothing stored, if no level can be played; a `NotSavedError` if
        other writers are not done after `wait` seconds.
        """

        def work(control: Control) -> ImportSummary | InputError:
            try:
                collection = read_file(path, control)
            except InputError as error:
                return error
            if all(entry.state is None for entry in collection.entries):
                return UnplayableError(collection.entries[0])
            prepared = rows.prepare(collection.entries, control)
            try:
                with self.store.working(wait) as db:
                    return rows.keep(db, collection, str(path), prepared, control)
            except NotSavedError as error:
                return error

        return work

    def save_level(self, collection: str, level: Level, *, replaces: int | None = None) -> LevelRow:
        """Save a level at the end of the user's collection with a title, creating it if necessary.

        `replaces` is the key of a level there to be overwritten. The same board with the same title is not stored
        twice. Raises InputError for an empty title, for a built-in collection, and if nothing can be saved.
        """
        return self.save_entry(collection, rows.entry_for(level), replaces=replaces)

    def save_entry(self, collection: str, entry: CollectionEntry, *, replaces: int | None = None) -> LevelRow:
        """Save a level as `save_level` does; it need not be playable yet."""
        title = own_title(collection.strip())
        if not title:
            raise InputError(phrase("The collection needs a name"))
        row = rows.row_of(entry)
        with self.store.change() as db:
            collections = rows.find_collections_by_title(db, title)
            target = next((key for key, source in reversed(collections) if source != OWN_FILE), None)
            if target is None and collections:
                raise InputError(
                    phrase(
                        "{collection} comes with the program; save your level to another collection", collection=title
                    )
                )
            if target is None:
                target = rows.insert(db, title, "{}", "", ())
            candidates = db.execute(
                "SELECT key, title FROM sokoban_level WHERE collection = ? AND (key = ? OR (game = ? AND"
                " (game <> '' OR board = ?))) ORDER BY key <> ?",
                (target, replaces, row[rows.GAME], row[rows.BOARD], replaces),
            )
            matching_keys = (
                int(key) for key, other in candidates if key == replaces or own_title(other) == row[rows.TITLE]
            )
            key = next(matching_keys, None)
            if key is not None:
                db.execute(
                    f"UPDATE sokoban_level SET ({rows.COLUMNS}) = ({rows.PLACEHOLDERS}) WHERE key = ?", (*row, key)
                )
            else:
                key = rows.append(db, target, [row])
        return LevelRow.read(self._row(f"SELECT {LEVEL_COLUMNS} FROM sokoban_level WHERE key = ?", key))

    def rename(self, collection: int, title: str) -> None:
        """Rename a collection; raise InputError for an empty title, and if nothing can be saved."""
        if not title.strip():
            raise InputError(phrase("The collection needs a name"))
        with self.store.change() as db:
            db.execute(
                "UPDATE sokoban_collection SET title = ? WHERE key = ? AND source <> ?",
                (own_title(title.strip()), collection, OWN_FILE),
            )

    def remove(self, collection: int) -> None:
        """Remove a collection; `restore` can bring it back until the next start of the program.

        Like the methods below, it raises NotSavedError if nothing can be saved.
        """
        self._set_removed(collection, True)

    def restore(self, collection: int) -> None:
        """Restore a removed collection."""
        self._set_removed(collection, False)

    def move(self, collection: int, by: int) -> None:
        """Move a collection up (-1) or down (+1) in the list; the built-in one stays first."""
        collections = self.store.read(
            "SELECT key FROM sokoban_collection WHERE NOT removed AND source <> ? ORDER BY place", (OWN_FILE,)
        )
        keys = [int(row[0]) for row in collections]
        at = keys.index(collection)
        target = max(0, min(len(keys) - 1, at + by))
        keys.insert(target, keys.pop(at))
        with self.store.change() as db:
            db.executemany(
                "UPDATE sokoban_collection SET place = ? WHERE key = ?",
                [(place, key) for place, key in enumerate(keys, 1)],
            )

    def _set_removed(self, collection: int, removed: bool) -> None:
        with self.store.change() as db:
            db.execute(
                "UPDATE sokoban_collection SET removed = ? WHERE key = ? AND source <> ?",
                (removed, collection, OWN_FILE),
            )


class KeptLevels(Sequence[Level]):
    """Playable levels of a collection, each read when it is first needed."""

    def __init__(self, library: Library, levels: Sequence[tuple[int, str]]) -> None:
        """`levels` are pairs of a key in the library and the key of the level's games."""
        self._library = library
        self.keys = [key for key, _ in levels]
        self.games = [game for _, game in levels]
        self._read: dict[int, Level] = {}

    def __len__(self) -> int:
        return len(self.keys)

    @overload
    def __getitem__(self, index: int) -> Level: ...
    @overload
    def __getitem__(self, index: slice) -> list[Level]: ...
    def __getitem__(self, index: int | slice) -> Level | list[Level]:
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(len(self.keys)))]
        key = self.keys[index]
        level = self._read.get(key)
        if level is None:
            if len(self._read) >= _KEPT:
                self._read.clear()
            level = self._read[key] = self._library.level(key)
        return level


@dataclass
class LibraryLevelSet(LevelSet):
    """Level set that knows the keys of its levels without reading them."""

    @cached_property
    def games(self) -> Sequence[str]:
        assert isinstance(self.levels, KeptLevels)
        return self.levels.games


def _key_in(file: str) -> int:
    """Return the collection's key in a level set's `file`; -1 if there is none."""
    key = fields.digits(file.removeprefix(KEPT_FILE)) if file.startswith(KEPT_FILE) else None
    return -1 if key is None else key
