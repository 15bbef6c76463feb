"""Rearranging levels in the user's collections: moving, copying, deleting and renaming, with undo.

Games and solutions belong to a level's board (`Level.key`), not to its place, so they are never touched. The
collections that come with the program do not change; their levels are copied.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from app.base.language.words import tr
from app.base.storage.store import Store
from app.sokoban.library import rows
from app.sokoban.library.level_set import OWN_FILE
from app.sokoban.library.titles import own_title
from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.formats.notes import MARK

MOST_UNDONE = 100
"""Number of changes that can be undone."""
LONGEST_TITLE = 300
"""Most characters of a title or an author's name."""


class LevelPosition(NamedTuple):
    """Position of a level in the library: its collection, and its number there, from 0."""

    collection: int
    number: int


class LevelTexts(NamedTuple):
    """Title, author and other texts of a level; `about` is in the form that the table stores."""

    title: str
    author: str
    about: str


@dataclass(frozen=True)
class LevelRelocation:
    """Change of place of one level: where it was, if it existed before, and where it is, if it exists afterwards."""

    key: int
    before: LevelPosition | None
    after: LevelPosition | None
    row: rows.Row | None = None
    """The level's stored row, if the level is added or deleted."""


@dataclass(frozen=True)
class Change:
    """Change to collections, stored so that it can be undone even if the library has changed since."""

    what: str
    """Description of the change, such as "3 levels deleted"."""
    steps: Sequence[LevelRelocation] = ()
    words: Sequence[tuple[int, LevelTexts, LevelTexts]] = ()
    """Levels whose texts changed: key, texts before, texts afterwards."""
    collections: frozenset[int] = field(default_factory=frozenset)
    """Keys of the collections whose levels or texts changed."""
    made: tuple[int, str] | None = None
    """Key and title of a collection created by the change."""

    @property
    def levels(self) -> list[int]:
        """Keys of the levels that the change concerns."""
        return [step.key for step in self.steps] or [key for key, _, _ in self.words]

    @property
    def inverse(self) -> Change:
        """Inverse change, which undoes this one."""
        return Change(
            self.what,
            [LevelRelocation(step.key, step.after, step.before, step.row) for step in self.steps],
            [(key, after, before) for key, before, after in self.words],
            self.collections,
            self.made,
        )


class Arranging:
    """Changes the levels of collections, with undo; impossible changes raise InputError, without effect."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._done: list[Change] = []
        self._undone: list[Change] = []

    # changes

    def delete(self, levels: Sequence[int]) -> Change:
        """Delete levels from their collections."""
        positions = self._places(levels)
        stored = self._rows(levels)
        steps = [LevelRelocation(key, place, None, stored[key]) for key, place in positions.items()]
        return self._do(
            Change(
                tr("%n levels deleted", one="%n level deleted", n=len(steps)),
                steps,
                collections=_list_collections(positions),
            )
        )

    def put(self, levels: Sequence[int], collection: int, before: int | None = None) -> Change | None:
        """Move levels into a collection in the given order, before the level `before` or to the end.

        Returns None if they are there already.
        """
        positions = self._places(levels)
        self._check(collection)
        keys = [key for key, _ in self._store.ask(lambda db: _list_level_numbers(db, collection))]
        first = keys.index(before) if before in keys else len(keys)
        start = sum(key not in positions for key in keys[:first])
        steps = [
            LevelRelocation(key, place, LevelPosition(collection, start + number))
            for number, (key, place) in enumerate(positions.items())
            if place != LevelPosition(collection, start + number)
        ]
        if not steps:
            return None
        within = all(place.collection == collection for place in positions.values())
        if within:
            what = tr("%n levels moved", one="%n level moved", n=len(positions))
        else:
            what = _moved_to(len(positions), self._title(collection))
        return self._do(Change(what, steps, collections=_list_collections(positions) | {collection}))

    def copy(self, levels: Sequence[int], collection: int) -> Change:
        """Copy levels, built-in ones included, to the end of a collection."""
        self._check(collection)
        return self._do(self._copying(levels, collection, self._title(collection)))

    def copy_to_new(self, levels: Sequence[int], title: str) -> Change:
        """Copy levels into a new collection."""
        key, title = self._make(title)
        change = self._copying(levels, key, title)
        return self._do(Change(change.what, change.steps, (), change.collections, (key, title)))

    def put_into_new(self, levels: Sequence[int], title: str) -> Change:
        """Move levels into a new collection."""
        positions = self._places(levels)
        key, title = self._make(title)
        steps = [
            LevelRelocation(level, place, LevelPosition(key, number))
            for number, (level, place) in enumerate(positions.items())
        ]
        return self._do(
            Change(_moved_to(len(steps), title), steps, (), _list_collections(positions) | {key}, (key, title))
        )

    def describe(self, level: int, title: str, author: str | None = None, comment: str | None = None) -> Change | None:
        """Set a level's title and, unless None, its author and comment; None if nothing changes."""
        positions = self._places([level])
        ((title_now, author_now, about),) = self._store.read(
            "SELECT title, author, about FROM sokoban_level WHERE key = ?", (level,)
        )
        before = LevelTexts(own_title(title_now), author_now, about)
        after = LevelTexts(own_title(" ".join(title.split())[:LONGEST_TITLE]), author_now, about)
        if author is not None or comment is not None:
            after = _edit_texts(after, author, comment)
        if after == before:
            return None
        renamed = before._replace(title="") == after._replace(title="")
        what = tr("1 level renamed") if renamed else tr("Details of 1 level changed")
        return self._do(Change(what, (), [(level, before, after)], _list_collections(positions)))

    # undo and redo

    @property
    def can_undo(self) -> str:
        """Description of the change that `undo` would revert; "" if there is none."""
        return self._done[-1].what if self._done else ""

    @property
    def can_redo(self) -> str:
        """Description of the change that `redo` would repeat; "" if there is none."""
        return self._undone[-1].what if self._undone else ""

    def undo(self) -> Change | None:
        """Undo the last change and return the inverse change that was applied; None if there is none."""
        if not self._done:
            return None
        back = self._done[-1].inverse
        self._carry_out(back, undo=True)
        self._undone.append(self._done.pop())
        return back

    def redo(self) -> Change | None:
        """Redo the change that was undone last, and return it; None if there is none."""
        if not self._undone:
            return None
        self._carry_out(self._undone[-1])
        self._done.append(self._undone.pop())
        return self._done[-1]

    def _do(self, change: Change) -> Change:
        self._carry_out(change)
        self._done = [*self._done, change][-MOST_UNDONE:]
        self._undone.clear()
        return change

    # implementation

    def _carry_out(self, change: Change, *, undo: bool = False) -> None:
        made = change.made[0] if change.made is not None else None
        for collection in {step.after.collection for step in change.steps if step.after is not None} - {made}:
            self._check(collection)
        with self._store.change() as db:
            if change.made is not None and not undo:
                key, title = change.made
                db.execute(_MAKE, (key, title, key))
            _take_steps(db, change.steps)
            for key, _, after in change.words:
                db.execute("UPDATE sokoban_level SET (title, author, about) = (?, ?, ?) WHERE key = ?", (*after, key))
            if change.made is not None and undo and not _list_level_numbers(db, change.made[0]):
                db.execute("DELETE FROM sokoban_collection WHERE key = ?", change.made[:1])

    def _copying(self, levels: Sequence[int], collection: int, title: str) -> Change:
        at = len(self._store.ask(lambda db: _list_level_numbers(db, collection)))
        ((last,),) = self._store.read("SELECT coalesce(max(key), 0) FROM sokoban_level")
        ((used,),) = self._store.read("SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'sokoban_level'")
        first = max(last, used) + 1
        steps = [
            LevelRelocation(first + number, None, LevelPosition(collection, at + number), row)
            for number, row in enumerate(self._rows(levels).values())
        ]
        what = tr(
            "%n levels copied to {collection}", one="%n level copied to {collection}", n=len(steps), collection=title
        )
        return Change(what, steps, collections=frozenset({collection}))

    def _make(self, title: str) -> tuple[int, str]:
        """Return the key and the title for a new collection."""
        title = own_title(title.strip())
        if not title:
            raise InputError(phrase("The collection needs a name"))
        ((key,),) = self._store.read(
            "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'sokoban_collection'"
        )
        return int(key) + 1, title

    def _places(self, levels: Sequence[int]) -> dict[int, LevelPosition]:
        """Return the positions of levels in the given order; raise InputError if one cannot be changed."""
        query = (
            "SELECT l.key, c.key, l.place, c.source, c.title FROM sokoban_level l "
            "JOIN sokoban_collection c ON c.key = l.collection "
            "WHERE l.key IN (SELECT value FROM json_each(?)) AND NOT c.removed"
        )
        positions = {}
        for key, collection, place, source, title in self._store.read(query, (json.dumps(levels),)):
            if source == OWN_FILE:
                raise InputError(
                    phrase(
                        "{collection} comes with the program. Copy the level to a collection of your own",
                        collection=own_title(title),
                    )
                )
            positions[key] = LevelPosition(collection, place)
        if len(positions) < len(set(levels)):
            raise InputError(phrase("This level is no longer in your collections"))
        return {key: positions[key] for key in levels}

    def _check(self, collection: int) -> None:
        found = self._store.read(
            "SELECT source, title FROM sokoban_collection WHERE key = ? AND NOT removed", (collection,)
        )
        if not found:
            raise InputError(phrase("This collection is no longer in your library"))
        if found[0][0] == OWN_FILE:
            raise InputError(
                phrase("{collection} comes with the program and cannot be changed", collection=own_title(found[0][1])),
                advice=phrase("Copy its levels to a collection of your own"),
            )

    def _title(self, collection: int) -> str:
        return own_title(self._store.read("SELECT title FROM sokoban_collection WHERE key = ?", (collection,))[0][0])

    def _rows(self, levels: Sequence[int]) -> dict[int, rows.Row]:
        """Return the stored rows of levels in the given order."""
        query = f"SELECT key, {rows.COLUMNS} FROM sokoban_level WHERE key IN (SELECT value FROM json_each(?))"
        stored = {row[0]: tuple(row[1:]) for row in self._store.read(query, (json.dumps(levels),))}
        if len(stored) < len(set(levels)):
            raise InputError(phrase("This level is no longer in your collections"))
        return {key: stored[key] for key in levels}


_MAKE = (
    "INSERT OR IGNORE INTO sokoban_collection (key, title, head, source, place) "
    "VALUES (?, ?, '{}', '', (SELECT coalesce(max(place), 0) + 1 FROM sokoban_collection WHERE key <> ?))"
)


def _take_steps(db: sqlite3.Connection, steps: Sequence[LevelRelocation]) -> None:
    """Take all levels out of their old places, then insert each at its new one, lowest numbers first."""
    moving = {step.key: step for step in steps}
    db.executemany(
        "DELETE FROM sokoban_level WHERE key = ?",
        [(relocation.key,) for relocation in steps if relocation.after is None],
    )
    for collection in {place.collection for step in steps for place in (step.before, step.after) if place is not None}:
        staying = [row for row in _list_level_numbers(db, collection) if row[0] not in moving]
        order = [key for key, _ in staying]
        coming = [
            (relocation.after, relocation.key)
            for relocation in steps
            if relocation.after is not None and relocation.after.collection == collection
        ]
        for place, key in sorted(coming):
            order.insert(place.number, key)
        numbers = {key: number for number, key in enumerate(order)}
        _shift(db, collection, [(number, numbers[key]) for key, number in staying])
        for _, key in coming:
            step = moving[key]
            if step.before is None and step.row is not None:
                db.execute(_INSERT, (key, collection, numbers[key], *step.row))
            else:
                db.execute(_PUT, (collection, numbers[key], key))


def _shift(db: sqlite3.Connection, collection: int, numbers: Sequence[tuple[int, int]]) -> None:
    """Renumber levels that keep their order; `numbers` are pairs of old and new numbers, ascending.

    Runs with the same offset are shifted together: first those that go up, from the end, then those that go down, from
    the beginning, so that numbers never collide.
    """
    runs: list[tuple[int, int, int]] = []
    for before, after in numbers:
        if runs and runs[-1][2] == after - before:
            runs[-1] = (runs[-1][0], before, after - before)
        else:
            runs.append((before, before, after - before))
    for first, last, by in [run for run in reversed(runs) if run[2] > 0] + [run for run in runs if run[2] < 0]:
        db.execute(_SHIFT, (by, collection, first, last))


_PUT = "UPDATE sokoban_level SET (collection, place) = (?, ?) WHERE key = ?"
_SHIFT = "UPDATE sokoban_level SET place = place + ? WHERE collection = ? AND place BETWEEN ? AND ?"
_INSERT = f"INSERT INTO sokoban_level (key, collection, place, {rows.COLUMNS}) VALUES (?, ?, ?, {rows.PLACEHOLDERS})"


def _list_level_numbers(db: sqlite3.Connection, collection: int) -> list[tuple[int, int]]:
    """Return the keys and numbers of the levels in a collection, in their order."""
    query = "SELECT key, place FROM sokoban_level WHERE collection = ? ORDER BY place, key"
    return db.execute(query, (collection,)).fetchall()


def _edit_texts(words: LevelTexts, author: str | None, comment: str | None) -> LevelTexts:
    about = rows.words_of(words.about)
    if author is not None:
        author = " ".join(author.split())[:LONGEST_TITLE]
        keys = [list(pair) for pair in about.get("keys", ()) if pair[0].lower() != "author"]
        about["keys"] = [["Author", author], *keys] if author else keys  # not shown
        words = words._replace(author=author)
    if comment is not None:
        marked = [line for line in about.get("notes", "").split("\n") if line.startswith(MARK)]
        about["notes"] = "\n".join([*marked, *([comment.strip("\n")] if comment.strip() else [])])
    kept = {name: value for name, value in about.items() if value}
    return words._replace(about=json.dumps(kept, ensure_ascii=False))


def _moved_to(count: int, collection: str) -> str:
    return tr("%n levels moved to {collection}", one="%n level moved to {collection}", n=count, collection=collection)


def _list_collections(places: dict[int, LevelPosition]) -> frozenset[int]:
    return frozenset(place.collection for place in places.values())
