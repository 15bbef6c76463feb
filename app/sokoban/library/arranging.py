"""Levels of a person's collections put in another order or collection, away, or under another title; and undone.

A level's games and solutions go by its board (`Level.key`), not by its place: nothing here touches them. The program's
own collections stay as they are; their levels are copied.
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
"""So many changes can be undone."""
LONGEST_TITLE = 300
"""Characters."""


class LevelPosition(NamedTuple):
    """Where a level stands in the library: its collection, and its number there from 0."""

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
    """The level itself, where it comes or goes."""


@dataclass(frozen=True)
class Change:
    """What was done, in a form that can be undone however the library has changed meanwhile."""

    what: str
    """ "3 levels deleted" """
    steps: Sequence[LevelRelocation] = ()
    words: Sequence[tuple[int, LevelTexts, LevelTexts]] = ()
    """Levels of which other things are said, before and afterwards."""
    collections: frozenset[int] = field(default_factory=frozenset)
    """Those whose levels are others now, or otherwise called."""
    made: tuple[int, str] | None = None
    """The key and the title of a collection that was made for it."""

    @property
    def levels(self) -> list[int]:
        """The keys of the levels it is about."""
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
    """Changes the levels of collections. Each raises InputError, and nothing is changed, where that cannot be."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._done: list[Change] = []
        self._undone: list[Change] = []

    # what can be done

    def delete(self, levels: Sequence[int]) -> Change:
        """Take levels out of their collections."""
        found = self._places(levels)
        there = self._rows(levels)
        steps = [LevelRelocation(key, place, None, there[key]) for key, place in found.items()]
        return self._do(
            Change(
                tr("%n levels deleted", one="%n level deleted", n=len(steps)),
                steps,
                collections=_list_collections(found),
            )
        )

    def put(self, levels: Sequence[int], collection: int, before: int | None = None) -> Change | None:
        """Put levels into a collection, in the order given, in front of the level `before` or at the end.

        None if they stand there already.
        """
        found = self._places(levels)
        self._check(collection)
        there = [key for key, _ in self._store.ask(lambda db: _list_level_numbers(db, collection))]
        first = there.index(before) if before in there else len(there)
        at = sum(key not in found for key in there[:first])
        steps = [
            LevelRelocation(key, place, LevelPosition(collection, at + number))
            for number, (key, place) in enumerate(found.items())
            if place != LevelPosition(collection, at + number)
        ]
        if not steps:
            return None
        within = all(place.collection == collection for place in found.values())
        if within:
            what = tr("%n levels moved", one="%n level moved", n=len(found))
        else:
            what = _moved_to(len(found), self._title(collection))
        return self._do(Change(what, steps, collections=_list_collections(found) | {collection}))

    def copy(self, levels: Sequence[int], collection: int) -> Change:
        """Put copies of levels, of the program's own too, at the end of a collection."""
        self._check(collection)
        return self._do(self._copying(levels, collection, self._title(collection)))

    def copy_to_new(self, levels: Sequence[int], title: str) -> Change:
        """Put copies into a new collection."""
        key, title = self._make(title)
        change = self._copying(levels, key, title)
        return self._do(Change(change.what, change.steps, (), change.collections, (key, title)))

    def put_into_new(self, levels: Sequence[int], title: str) -> Change:
        """Put levels into a new collection."""
        found = self._places(levels)
        key, title = self._make(title)
        steps = [
            LevelRelocation(level, place, LevelPosition(key, number))
            for number, (level, place) in enumerate(found.items())
        ]
        return self._do(Change(_moved_to(len(steps), title), steps, (), _list_collections(found) | {key}, (key, title)))

    def describe(self, level: int, title: str, author: str | None = None, comment: str | None = None) -> Change | None:
        """Give a level another title, and another author and comment unless they are None; None if it has them."""
        found = self._places([level])
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
        what = tr("1 level renamed") if renamed else tr("1 level described")
        return self._do(Change(what, (), [(level, before, after)], _list_collections(found)))

    # undone and done again

    @property
    def can_undo(self) -> str:
        """What `undo` would take back; "" if there is nothing."""
        return self._done[-1].what if self._done else ""

    @property
    def can_redo(self) -> str:
        """What `redo` would do again; "" if there is nothing."""
        return self._undone[-1].what if self._undone else ""

    def undo(self) -> Change | None:
        """Take the last change back; what was done, the other way round."""
        if not self._done:
            return None
        back = self._done[-1].inverse
        self._carry_out(back, undo=True)
        self._undone.append(self._done.pop())
        return back

    def redo(self) -> Change | None:
        """Do the change again that was taken back last."""
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

    # how

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
        """The key and the title that a new collection will have."""
        title = own_title(title.strip())
        if not title:
            raise InputError(phrase("The collection needs a name"))
        ((key,),) = self._store.read(
            "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'sokoban_collection'"
        )
        return int(key) + 1, title

    def _places(self, levels: Sequence[int]) -> dict[int, LevelPosition]:
        """Where levels stand that may be changed, in the order given."""
        query = (
            "SELECT l.key, c.key, l.place, c.source, c.title FROM sokoban_level l "
            "JOIN sokoban_collection c ON c.key = l.collection "
            "WHERE l.key IN (SELECT value FROM json_each(?)) AND NOT c.removed"
        )
        found = {}
        for key, collection, place, source, title in self._store.read(query, (json.dumps(levels),)):
            if source == OWN_FILE:
                raise InputError(
                    phrase(
                        "{collection} comes with the program. Copy the level to a collection of your own",
                        collection=own_title(title),
                    )
                )
            found[key] = LevelPosition(collection, place)
        if len(found) < len(set(levels)):
            raise InputError(phrase("This level is no longer in your collections"))
        return {key: found[key] for key in levels}

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
        """The levels themselves, in the order given."""
        query = f"SELECT key, {rows.COLUMNS} FROM sokoban_level WHERE key IN (SELECT value FROM json_each(?))"
        found = {row[0]: tuple(row[1:]) for row in self._store.read(query, (json.dumps(levels),))}
        if len(found) < len(set(levels)):
            raise InputError(phrase("This level is no longer in your collections"))
        return {key: found[key] for key in levels}


_MAKE = (
    "INSERT OR IGNORE INTO sokoban_collection (key, title, head, source, place) "
    "VALUES (?, ?, '{}', '', (SELECT coalesce(max(place), 0) + 1 FROM sokoban_collection WHERE key <> ?))"
)


def _take_steps(db: sqlite3.Connection, steps: Sequence[LevelRelocation]) -> None:
    """Take all levels from where they are, then put each where it comes, the lowest numbers first."""
    moving = {step.key: step for step in steps}
    db.executemany("DELETE FROM sokoban_level WHERE key = ?", [(one.key,) for one in steps if one.after is None])
    for collection in {place.collection for step in steps for place in (step.before, step.after) if place is not None}:
        there = [row for row in _list_level_numbers(db, collection) if row[0] not in moving]
        order = [key for key, _ in there]
        coming = [(one.after, one.key) for one in steps if one.after is not None and one.after.collection == collection]
        for place, key in sorted(coming):
            order.insert(place.number, key)
        numbers = {key: number for number, key in enumerate(order)}
        _shift(db, collection, [(number, numbers[key]) for key, number in there])
        for _, key in coming:
            step = moving[key]
            if step.before is None and step.row is not None:
                db.execute(_INSERT, (key, collection, numbers[key], *step.row))
            else:
                db.execute(_PUT, (collection, numbers[key], key))


def _shift(db: sqlite3.Connection, collection: int, numbers: Sequence[tuple[int, int]]) -> None:
    """Give levels that stay in their order other numbers: pairs of before and afterwards, ascending.

    Those that stand together go together. First those that go up, from the end, then those that go down, from the
    beginning: so nobody is in the way.
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
    """Return the keys and the numbers of the levels in a collection, in their order."""
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
