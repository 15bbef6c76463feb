"""Backup of everything a Sokoban player owns in one file: collections, best solutions, games.

A `.statewalk` file is a ZIP archive. The collections in it are ordinary .sok files, which every Sokoban program reads;
`games.json`, `best.json` and `solutions.json` hold the rest. Restoring merges: collections get the levels they lack, a
result is replaced only by a better one, a game only by a later one. It happens in one transaction.
"""

from __future__ import annotations

import json
import logging
import sqlite3
import zipfile
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from app.base.export.export import file_name
from app.base.language.wording import commas
from app.base.language.words import tr
from app.base.storage import fields, set_aside
from app.sokoban.library.level_set import GAME, OWN_FILE, PULL_SLOT, PUZZLE_KEY
from app.sokoban.library.library import Library
from app.sokoban.library.rows import merge, prepare
from app.sokoban.records import solutions
from app.sokoban.records.file_recordings import (
    add_snapshots,
    add_solutions,
    branch_snapshots,
    lurd_of,
    rename_recording,
)
from app.sokoban.records.results import BETTER
from app.sokoban.records.snapshots import SLOT, SNAPSHOTS, Snapshot
from app.sokoban.records.solutions import SolutionRecord, SolutionSource
from core.base.budget import BYTES, Budget, read_bytes
from core.base.control import Control
from core.base.files.whole_file import WholeFile, not_written
from core.base.puzzle import InputError
from core.base.words import Phrase, phrase
from core.sokoban.formats.collection import Collection, CollectionEntry, read_collection
from core.sokoban.formats.write import format_of, left_out_of_slc, save, write_sok
from core.sokoban.level import Recording
from core.sokoban.puzzle import PUZZLE
from core.sokoban.recordings import solutions_of
from core.sokoban.replay import replay

log = logging.getLogger(__name__)

FORMAT = 1
LEVELS = "levels"
"""File name of a collection whose title gives none."""
ARCHIVE = 3
"""Limit for an archive, as a multiple of the limit for one level file."""
LARGEST = ARCHIVE * BYTES
"""Most bytes that an archive may unpack to."""
ENTRY, MOST_ENTRIES = b"PK\1\2", 20_000
"""Signature of an entry in the directory of a ZIP archive, and the most entries allowed."""
PLAIN = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""Compression methods whose memory use does not depend on the file's content."""


@dataclass(frozen=True)
class RestoreSummary:
    """Numbers of levels, results, games and solutions that were restored from a backup."""

    levels: int
    results: int
    games: int
    solutions: int = 0
    """Solutions added or changed, including their names and notes."""
    unreadable: int = 0
    """Games, results and solutions in the file that are invalid and were left out."""

    def __str__(self) -> str:
        brought = (
            self.levels and tr("%n levels", one="%n level", n=self.levels),
            self.results and tr("%n better results", one="%n better result", n=self.results),
            self.games and tr("%n games", one="%n game", n=self.games),
            self.solutions and tr("%n solutions", one="%n solution", n=self.solutions),
        )
        words = commas(part for part in brought if part) or tr("Everything was already in your library")
        if self.unreadable:
            left = tr(
                "%n records could not be read and were skipped",
                one="%n record could not be read and was skipped",
                n=self.unreadable,
            )
            return f"{tr('{message}.', message=words)} {left}"
        return words


def saving(library: Library, path: Path) -> Callable[[Control], int]:
    """Return the work of a job that writes everything into `path`: the whole file, or none of it.

    The work returns the number of collections; it raises InputError if the file cannot be written.
    """

    def work(control: Control) -> int:
        try:
            with library.store.working() as db, WholeFile(path) as output:
                db.execute("BEGIN")  # a consistent snapshot, even if a game goes on
                number = _write(db, library, output.file, control)
                if control.cancelled:
                    output.discard()
        except OSError as error:
            raise not_written(path, error) from error
        return number

    return work


def _write(db: sqlite3.Connection, library: Library, file: BinaryIO, control: Control) -> int:
    """Write the library as the connection sees it, and return the number of collections."""
    cursor = db.execute(
        "SELECT key FROM sokoban_collection WHERE NOT removed AND source <> ? ORDER BY place", (OWN_FILE,)
    )
    keys = [int(row[0]) for row in cursor.fetchall()]
    control.total = len(keys) + 1
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("statewalk.json", json.dumps({"format": FORMAT, "puzzle": PUZZLE_KEY}))
        for number, key in enumerate(keys, 1):
            collection = library.collection(key, db)
            name = f"levels/{number:03} {file_name(collection.title, LEVELS)}.sok"
            archive.writestr(name, write_sok(collection))
            control.done = number
            if control.cancelled:
                break
        archive.writestr("games.json", _rows(db, _GAMES, PUZZLE_KEY))
        archive.writestr(
            "best.json",
            _rows(db, "SELECT subject, metric, value, moves, reached FROM best WHERE puzzle = ?", PUZZLE_KEY),
        )
        archive.writestr("solutions.json", _rows(db, f"SELECT {solutions.COLUMNS} FROM {solutions.TABLE}"))
    if not control.cancelled:
        control.done = control.total
    return len(keys)


def restoring(library: Library, path: Path) -> Callable[[Control], RestoreSummary | InputError]:
    """Return the work of a job that merges a saved library; cancelled, it changes nothing."""

    def work(control: Control) -> RestoreSummary | InputError:
        try:
            found = _read(path)
        except InputError as error:
            return error
        control.total = sum(len(collection.entries) for collection in found.collections)
        prepared = [(collection, prepare(collection.entries, control)) for collection in found.collections]
        with library.store.working() as db, db:
            db.execute("BEGIN IMMEDIATE")
            levels = sum(merge(db, collection, rows) for collection, rows in prepared)
            results = sum(db.execute(BETTER, (PUZZLE_KEY, *row)).rowcount for row in found.best)
            later = sum(_restore_game(db, *row) for row in found.games)
            kept = sum(db.execute(solutions.MERGE, row).rowcount for row in found.solutions)
            if control.cancelled:
                db.rollback()
        return RestoreSummary(levels, results, later, kept, found.unreadable)

    return work


class SavedCollection(NamedTuple):
    """Result of saving a collection: the number of levels, and sentences on what the format cannot hold."""

    levels: int
    left_out: Sequence[Phrase]


def saving_collection(library: Library, key: int, path: Path) -> Callable[[Control], SavedCollection]:
    """Return the work of a job that writes a collection as a level file.

    The user's own solutions, snapshots and branches follow those that the file had. The job raises InputError if the
    file cannot be written.
    """

    def work(_control: Control) -> SavedCollection:
        with library.store.working() as db:
            collection = library.collection(key, db)
            entries = [replace(entry, recordings=_with_own(db, entry)) for entry in collection.entries]
        whole = replace(collection, entries=tuple(entries))
        save(path, whole)
        return SavedCollection(len(entries), left_out_of_slc(whole) if format_of(path) == "slc" else ())

    return work


def _with_own(db: sqlite3.Connection, entry: CollectionEntry) -> tuple[Recording, ...]:
    """Return a level's recordings without those the user deleted, plus the user's own, each once.

    The user's own are solutions, snapshots and branches.
    """
    level = entry.level
    if level is None:
        return entry.recordings
    records = {
        row[1]: SolutionRecord(row[1], SolutionSource(row[2]), *row[3:]) for row in db.execute(_SOLUTIONS, (level.key,))
    }
    recordings: list[Recording] = []
    taken: set[str] = set()
    claimed = solutions_of(level.start, entry.recordings)
    for one in entry.recordings:
        moves = lurd_of(level, one.moves) if one in claimed else ""
        stored = records.get(moves, SolutionRecord(moves))
        if not stored.hidden:
            taken.add(moves)
            noted = one._replace(notes=stored.note or one.notes)
            recordings.append(rename_recording(noted, stored.name, recordings))
    own_records = {
        one.moves: one for one in records.values() if one.source & (SolutionSource.PLAYER | SolutionSource.HELPED)
    }
    own_records |= {
        moves: records.get(moves, SolutionRecord(moves)) for (moves,) in db.execute(_RECORDS, (PUZZLE_KEY, level.key))
    }
    named = [(one.name, moves, one.note) for moves, one in own_records.items() if moves and moves not in taken]
    named.sort(key=lambda one: (sum(map(str.isupper, one[1])), len(one[1])))
    own_snapshots = [*_snapshots(db, level.key), *_branches(db, level.key)]
    return tuple(add_snapshots(level, add_solutions(recordings, named), own_snapshots))


def _record(db: sqlite3.Connection, slot: str, check: fields.Check) -> dict[str, Any]:
    """Return the record in a game slot; an empty one if there is none or it cannot be read."""
    row = db.execute("SELECT record FROM game WHERE puzzle = ? AND slot = ?", (PUZZLE_KEY, slot)).fetchone()
    try:
        record: dict[str, Any] = {} if row is None else fields.decode(row[0], check)
    except InputError as error:
        log.debug("a record was left out of a collection: %s", error)
        return {}
    return record


def _snapshots(db: sqlite3.Connection, level: str) -> list[Snapshot]:
    """Return the user's snapshots of a level; none if they cannot be read."""
    record = _record(db, level + SLOT, SNAPSHOTS)
    return [Snapshot(**snapshot) for snapshot in record.get("snapshots", ())]


def _branches(db: sqlite3.Connection, level: str) -> list[Snapshot]:
    """Return the branches of the games of a level, forwards and backwards; none of a game that cannot be read."""
    snapshots: list[Snapshot] = []
    for slot, pull in ((level, False), (level + PULL_SLOT, True)):
        record = _record(db, slot, GAME)
        branches = [(branch["at"], branch["moves"]) for branch in record.get("branches", ())]
        if branches:
            snapshots += branch_snapshots(record["start"], record["moves"], branches, pull=pull)
    return snapshots


_SOLUTIONS = f"SELECT {solutions.COLUMNS} FROM {solutions.TABLE} WHERE game = ?"
_RECORDS = "SELECT moves FROM best WHERE puzzle = ? AND subject = ?"


_GAMES = "SELECT slot, record, saved FROM game WHERE puzzle = ? AND typeof(record) = 'text'"
_LATER = (
    "INSERT INTO game (puzzle, slot, record, saved) VALUES (?, ?, ?, ?) "
    "ON CONFLICT DO UPDATE SET record = excluded.record, saved = excluded.saved WHERE excluded.saved > game.saved"
)


def _restore_game(db: sqlite3.Connection, slot: str, record: str, saved: float) -> int:
    """Keep the later of two games, and the snapshots of both; return 1 if anything changed, else 0."""
    if slot.endswith(SLOT):
        row = db.execute("SELECT record, saved FROM game WHERE puzzle = ? AND slot = ?", (PUZZLE_KEY, slot)).fetchone()
        if row is not None:
            restored = fields.decode(record, SNAPSHOTS)["snapshots"]
            try:
                existing = fields.decode(row[0], SNAPSHOTS)["snapshots"]
            except InputError as error:
                set_aside.put(db, f"{PUZZLE_KEY} {slot}", error, row[0])
                existing = []
            new = [snapshot for snapshot in restored if snapshot not in existing]
            record = json.dumps({"snapshots": existing + new}, separators=(",", ":"))
            saved = max(saved, row[1] + 1e-3) if new else 0.0
    return db.execute(_LATER, (PUZZLE_KEY, slot, record, saved)).rowcount


def _rows(db: sqlite3.Connection, query: str, *values: str) -> str:
    return json.dumps(db.execute(query, values).fetchall(), ensure_ascii=False)


@dataclass(frozen=True)
class _Archive:
    """Valid content of a saved library."""

    collections: list[Collection]
    games: list[list[Any]]
    """Rows of slot, record and time of saving."""
    best: list[list[Any]]
    """Rows of level, metric, value, moves and time."""
    solutions: list[list[Any]]
    """Rows of the table of solutions."""
    unreadable: int


def _read(path: Path) -> _Archive:
    """Read a saved library; raise InputError if the file is not one, or damaged."""
    try:
        budget = Budget(ARCHIVE)
        data = read_bytes(path)
        if data.count(ENTRY) > MOST_ENTRIES:
            raise InputError(phrase("{name} contains too many files", name=path.name))  # before zipfile lists them
        with zipfile.ZipFile(BytesIO(data)) as archive:
            if any(entry.compress_type not in PLAIN for entry in archive.infolist()):
                raise InputError(phrase("{name} is compressed in a way this program does not read", name=path.name))
            if sum(entry.file_size for entry in archive.infolist()) > LARGEST:
                raise InputError(phrase("{name} is too large", name=path.name))
            head = fields.decode(archive.read("statewalk.json").decode(), _HEAD)
            if head["puzzle"] != PUZZLE_KEY:
                raise InputError(phrase("{name} holds no Sokoban levels", name=path.name))
            if head["format"] > FORMAT:
                raise InputError(
                    phrase("{name} was written by a newer Statewalk. Update the program to read it", name=path.name)
                )
            names = sorted(name for name in archive.namelist() if name.startswith("levels/"))
            collections = [read_collection(archive.read(name), Path(name).stem[4:], budget) for name in names]
            games = fields.decode(archive.read("games.json").decode(), _ROWS)
            best = fields.decode(archive.read("best.json").decode(), _ROWS)
            older = "solutions.json" not in archive.namelist()
            solution_rows = [] if older else fields.decode(archive.read("solutions.json").decode(), _ROWS)
    except OSError as error:
        raise InputError(
            phrase("{name} cannot be read: {reason}", name=path.name, reason=error.strerror or str(error))
        ) from error
    except InputError as error:
        raise InputError(
            phrase("{name} cannot be read: {reason}", name=path.name, reason=error.message), error.place
        ) from error
    except (zipfile.BadZipFile, zlib.error, EOFError, KeyError, ValueError, RuntimeError) as error:
        raise InputError(phrase("{name} is not a saved library, or is damaged", name=path.name)) from error
    good = _sound(games, _game), _sound(best, _BEST), _sound(solution_rows, solutions.ROW)
    return _Archive(collections, *good, len(games) + len(best) + len(solution_rows) - sum(map(len, good)))


def _sound(rows: list[Any], check: fields.Check) -> list[list[Any]]:
    """Return the rows that pass a check."""
    valid = []
    for row in rows:
        try:
            valid.append(check(row, ""))
        except InputError as error:
            log.debug("a row of the backup was left out: %s", error)
    return valid


def _game(value: Any, place: str) -> list[Any]:
    """Check the row of a game or of snapshots, and its record as when it is opened."""
    slot, record, saved = _GAME_ROW(value, place)
    if slot.endswith(SLOT):
        fields.decode(record, SNAPSHOTS)
    else:
        played = fields.decode(record, GAME)
        if "/" not in slot:  # a game played backwards cannot be replayed without its level
            replay(PUZZLE.parse(played["start"]), "".join(played["moves"]))
    return [slot, record, saved]


_HEAD = fields.record({"puzzle": fields.text(), "format": fields.whole_number_field()})
_ROWS = fields.list_field(lambda value, _place: value)
_GAME_ROW = fields.row(fields.text(64), fields.text(LARGEST), fields.moment)
_BEST = fields.row(fields.text(64), fields.text(64), fields.number(), fields.text(LARGEST), fields.moment)
