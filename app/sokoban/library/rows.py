"""Conversion between levels or collections and rows of the database, and merging with stored rows."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from app.base.storage import fields
from app.sokoban.library.level_set import KEPT_FILE, OWN_FILE, PUZZLE_KEY
from app.sokoban.library.titles import MADE_LEVELS, OWN_COLLECTION, own_title
from core.base.control import Control
from core.base.puzzle import InputError
from core.sokoban.formats.collection import Collection, CollectionEntry, make_entry
from core.sokoban.formats.notes import without_marks
from core.sokoban.identity import identity
from core.sokoban.level import Level, Recording

log = logging.getLogger(__name__)

_NAMES = ("title", "author", "board", "about", "game", "identity", "boxes", "width", "height", "fault", "grade")
COLUMNS = ", ".join(_NAMES)
PLACEHOLDERS = ", ".join("?" * len(_NAMES))
ENTRY_COLUMNS = "title, author, board, about"
TITLE, GAME, BOARD, _ABOUT, FAULT = map(_NAMES.index, ("title", "game", "board", "about", "fault"))
Row = tuple[str, str, str, str, str, str, int, int, int, str, int]
"""Values of the columns `_NAMES` of a level."""


@dataclass(frozen=True)
class ImportSummary:
    """Result of importing a file: its collection, the numbers of levels, and the first errors."""

    collection: int
    title: str
    levels: int
    """Number of levels of the file that can be played."""
    fresh: int
    """Number of levels that were not in the collection before."""
    bad: int
    first_error: str
    unclear: int = 0
    """Number of lines of the file that were not understood."""
    first_unclear: str = ""
    richer: int = 0
    """Number of levels already stored for which the file has recordings that the library lacked."""


_PAIRS = fields.list_field(fields.row(fields.text(), fields.text()))
_PLAIN, _NOTED = fields.row(fields.text(), fields.text()), fields.row(fields.text(), fields.text(), fields.text())


def recording(value: object, place: str) -> list[str]:
    """Check a stored recording: its title, its moves and, if there are any, its notes."""
    check = _NOTED if isinstance(value, list) and len(value) == len(Recording._fields) else _PLAIN
    checked: list[str] = check(value, place)
    return checked


def stored_recordings(recordings: Iterable[Recording]) -> list[tuple[str, ...]]:
    """Return recordings in the form that is stored, and checked by `recording`."""
    return [tuple(game) if game.notes else (game.title, game.moves) for game in recordings]


_WORDS = fields.record({}, {"keys": _PAIRS, "recordings": fields.list_field(recording), "notes": fields.text()})


def words_of(about: object) -> dict[str, Any]:
    """Return the stored texts of a level or collection; an empty record if they cannot be read.

    The levels can be played all the same.
    """
    try:
        words: dict[str, Any] = fields.decode(about, _WORDS)
    except InputError as error:
        log.debug("Words about levels cannot be read: %s", error)
        return {}
    return words


def said_of(head: object) -> tuple[str, str]:
    """Return the author and the notes in the head of a collection."""
    words = words_of(head)
    author = next((value for key, value in words.get("keys", ()) if key.lower() == "author"), "")
    return author, without_marks(words.get("notes", ""))


def row_of(entry: CollectionEntry) -> Row:
    recordings = stored_recordings(entry.recordings)
    about: dict[str, Any] = {"notes": entry.notes, "recordings": recordings, "keys": entry.keys}
    words = json.dumps({name: value for name, value in about.items() if value}, ensure_ascii=False)
    # whether recordings are solutions is found out when a level is played, not for all levels of a file
    board, level = "\n".join(entry.drawn), replace(entry, recordings=()).level
    title = own_title(entry.title)
    if level is not None:
        size = len(level.start.boxes), level.width, level.height
        return title, entry.author, board, words, level.key, identity(level), *size, "", entry.grade
    fault = next((finding.error().sentence for finding in entry.findings if finding.fatal), "")
    size = sum(map(board.count, "$*")), max(map(len, entry.drawn), default=0), len(entry.drawn)
    return title, entry.author, board, words, "", identity(entry.drawn), *size, fault, entry.grade


def entry_of(title: str, author: str, board: str, about: str) -> CollectionEntry:
    words = words_of(about)
    entry = make_entry(
        board.split("\n"),
        own_title(title),
        [(key, value) for key, value in words.get("keys", ())],
        words.get("notes", ""),
        [Recording(*one) for one in words.get("recordings", ())],
    )
    return replace(entry, author=author)


def entry_for(level: Level) -> CollectionEntry:
    keys = list(level.keys)
    if level.author and not any(key.lower() == "author" for key, _ in keys):
        keys.insert(0, ("Author", level.author))  # not shown
    recordings = level.recordings or tuple(Recording("Solution", moves) for moves in level.solutions)  # not shown
    return make_entry(level.rows, level.title, keys, level.comment, recordings)


def prepare(entries: Sequence[CollectionEntry], control: Control | None = None) -> list[Row]:
    """Return the database rows of levels; when cancelled, those made so far."""
    rows: list[Row] = []
    control = control or Control()
    begun = control.done if control.total else 0  # the caller may have set a total for several collections
    control.total = control.total or len(entries)
    for entry in entries:
        if control.cancelled:
            break
        rows.append(row_of(entry))
        control.done = begun + len(rows)
    return rows


def head_of(collection: Collection) -> str:
    """Return the properties and notes of a collection as JSON."""
    about: dict[str, Any] = {"keys": collection.keys, "notes": collection.notes}
    return json.dumps({name: value for name, value in about.items() if value}, ensure_ascii=False)


def _games(db: sqlite3.Connection, collection: int) -> list[str]:
    rows = db.execute("SELECT game FROM sokoban_level WHERE collection = ? ORDER BY place", (collection,))
    return [row[0] for row in rows]


def keep(
    db: sqlite3.Connection, source: Collection, path: str, rows: Sequence[Row], control: Control | None = None
) -> ImportSummary:
    """Store a file's levels in the collection they belong to, or in a new one.

    They belong to a collection that was opened from the same file or has the same levels in the same order.
    """
    with db:
        db.execute("BEGIN IMMEDIATE")
        key = _from_file(db, path) if path else None
        key = key if key is not None else _with_games(db, rows)
        key, fresh, richer = _put(db, key, source, path, rows)
        title = db.execute("SELECT title FROM sokoban_collection WHERE key = ?", (key,)).fetchone()[0]
        if control is not None and control.cancelled:
            db.rollback()
    faults = [fault for row in rows if isinstance(fault := row[FAULT], str) and fault]
    unclear = [line.error().sentence for line in source.unclear]
    return ImportSummary(
        key,
        title,
        len(rows) - len(faults),
        fresh,
        len(faults),
        faults[0] if faults else "",
        len(unclear),
        unclear[0] if unclear else "",
        richer,
    )


def merge(db: sqlite3.Connection, source: Collection, rows: Sequence[Row]) -> int:
    """Merge a collection into the stored one with the same levels or title, or store it as a new one.

    Returns how many levels are new. The caller must have begun the transaction.
    """
    key = _with_games(db, rows)
    if key is None:
        key = next((key for key, file in find_collections_by_title(db, source.title) if file != OWN_FILE), None)
    return _put(db, key, source, "", rows)[1]


def _put(
    db: sqlite3.Connection, key: int | None, source: Collection, path: str, rows: Sequence[Row]
) -> tuple[int, int, int]:
    """Add missing rows to a collection, or store them as a new one.

    Returns its key, the number of new levels, and the number of stored levels that got further recordings.
    """
    if key is None:
        return insert(db, source.title, head_of(source), path, rows), len(rows), 0
    stored = dict(db.execute("SELECT board, about FROM sokoban_level WHERE collection = ?", (key,)).fetchall())
    missing = [row for row in rows if row[BOARD] not in stored]
    append(db, key, missing)
    richer = [
        (about, key, row[BOARD])
        for row in rows
        if row[BOARD] in stored and (about := _with_recordings(stored[row[BOARD]], row[_ABOUT])) is not None
    ]
    db.executemany("UPDATE sokoban_level SET about = ? WHERE collection = ? AND board = ?", richer)
    return key, len(missing), len(richer)


def _with_recordings(there: object, read: object) -> str | None:
    """Return a stored level's texts with the new recordings of its file; None if there are no new ones."""
    before, words = words_of(there), words_of(read)
    known = {game[1] for game in before.get("recordings", ())}
    new = [game for game in words.get("recordings", ()) if game[1] not in known]
    if not new:
        return None
    before["recordings"] = [*before.get("recordings", ()), *new]
    return json.dumps(before, ensure_ascii=False)


def find_collections_by_title(db: sqlite3.Connection, title: str) -> list[tuple[int, str]]:
    """Return the keys and sources of the collections with a title, in their order.

    A title that the program gave matches in whatever language it was stored.
    """
    cursor = db.execute("SELECT key, source, title FROM sokoban_collection WHERE NOT removed ORDER BY place")
    return [
        (int(key), source)
        for key, source, stored_title in cursor.fetchall()
        if own_title(stored_title) == own_title(title)
    ]


def join_languages(db: sqlite3.Connection) -> None:
    """Merge collections to which the program gave the same title in different languages.

    These are the collections of made and of drawn levels. Games that were played in them are moved along.
    """
    targets: dict[str, tuple[int, str]] = {}
    collections = "SELECT key, title FROM sokoban_collection WHERE source = '' ORDER BY place"
    for key, title in db.execute(collections).fetchall():
        name = own_title(title)
        if name not in (MADE_LEVELS, OWN_COLLECTION):
            continue
        first, stored = targets.setdefault(name, (int(key), title))
        if title == stored:
            continue  # the first one itself, or a collection to which a user gave the same title
        levels = "SELECT key, game, title FROM sokoban_level WHERE collection = ?"
        present = {(game, own_title(level_title)) for _, game, level_title in db.execute(levels, (first,))}
        for level, game, level_title in db.execute(levels, (key,)).fetchall():
            if (game, own_title(level_title)) in present:
                db.execute("DELETE FROM sokoban_level WHERE key = ?", (level,))
        db.execute(
            "UPDATE sokoban_level SET collection = ?, place = place + 1 + "
            "(SELECT coalesce(max(place), -1) FROM sokoban_level WHERE collection = ?) WHERE collection = ?",
            (first, first, key),
        )
        db.execute("DELETE FROM sokoban_collection WHERE key = ?", (key,))
        db.execute(
            "UPDATE game SET record = json_set(record, '$.info.file', ?) WHERE puzzle = ? AND json_valid(record) "
            "AND json_extract(record, '$.info.file') = ?",
            (f"{KEPT_FILE}{first}", PUZZLE_KEY, f"{KEPT_FILE}{key}"),
        )


def _from_file(db: sqlite3.Connection, path: str) -> int | None:
    """Return the key of the collection that was opened from a file; None without one."""
    row = db.execute("SELECT key FROM sokoban_collection WHERE source = ? AND NOT removed", (path,)).fetchone()
    return None if row is None else int(row[0])


def _with_games(db: sqlite3.Connection, rows: Sequence[Row]) -> int | None:
    """Return the key of the collection with exactly these levels in this order; None without one."""
    wanted = [row[GAME] for row in rows]
    keys = db.execute("SELECT key FROM sokoban_collection WHERE NOT removed").fetchall()
    return next((int(key) for (key,) in keys if _games(db, key) == wanted), None)


def insert(
    db: sqlite3.Connection, title: str, head: str, source: str, rows: Sequence[Row], *, first: bool = False
) -> int:
    place = "0" if first else "(SELECT coalesce(max(place), 0) + 1 FROM sokoban_collection)"
    cursor = db.execute(
        f"INSERT INTO sokoban_collection (title, head, source, place) VALUES (?, ?, ?, {place})",
        (own_title(title), head, source),
    )
    assert cursor.lastrowid is not None
    append(db, cursor.lastrowid, rows)
    return cursor.lastrowid


def append(db: sqlite3.Connection, collection: int, rows: Sequence[Row]) -> int:
    """Append levels to a collection and return the key of the last level."""
    start = db.execute(
        "SELECT coalesce(max(place) + 1, 0) FROM sokoban_level WHERE collection = ?", (collection,)
    ).fetchone()[0]
    db.executemany(
        f"INSERT INTO sokoban_level (collection, place, {COLUMNS}) VALUES (?, ?, {PLACEHOLDERS})",
        [(collection, start + offset, *row) for offset, row in enumerate(rows)],
    )
    return int(db.execute("SELECT coalesce(max(key), 0) FROM sokoban_level").fetchone()[0])
