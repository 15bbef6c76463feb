"""The levels in reach: the program's own or a file's, which of them is on the board, and which are solved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.services.session import Record
from app.services.store import Store
from core.puzzle import InputError
from core.sokoban.formats.collection import Collection, read_collection, read_file
from core.sokoban.level import Level
from resources import ROOT

OWN = ROOT / "levels" / "statewalk.sok"
OWN_FILE = "own"
"""What a saved game calls the program's own levels, whose path differs from machine to machine."""
KEPT_FILE = "library:"
"""What a saved game calls a collection of the library: this and the collection's key."""
PUZZLE_KEY = "sokoban"


@dataclass
class Shelf:
    """Levels to choose from; `file` says from where: `OWN_FILE`, `KEPT_FILE` with a key, "" for a pasted text."""

    title: str
    levels: Sequence[Level]
    file: str = ""
    bad: int = 0
    """How many levels of the file cannot be played."""
    first_error: str = ""

    @property
    def games(self) -> Sequence[str]:
        """The keys of the levels."""
        return [level.key for level in self.levels]

    def find(self, key: str) -> int | None:
        """The index of the level with that key."""
        games = self.games
        return games.index(key) if key in games else None


def shelf_of(collection: Collection, file: str = "") -> Shelf:
    """The playable levels of a collection. Raises the first level's InputError if there is none."""
    levels, bad, error = [], 0, None
    for entry in collection.entries:
        level = entry.level
        if level is not None:
            levels.append(level)
            continue
        bad += 1
        error = error or next(finding for finding in entry.findings if finding.fatal).error()
    if not levels:
        assert error is not None
        raise error
    return Shelf(collection.title, levels, file, bad, str(error or ""))


def own_levels() -> Shelf:
    """The levels that come with the program."""
    return shelf_of(read_file(OWN), OWN_FILE)


def pasted_levels(text: str) -> Shelf:
    """The levels in a text. Raises InputError."""
    return shelf_of(read_collection(text, "Pasted"))


class Marks:
    """What the store knows about levels, asked once for each."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pushes: dict[str, float] = {}
        self._begun: dict[str, bool] = {}
        self.refresh()

    def refresh(self) -> None:
        """Read the store anew."""
        self._pushes = self._store.subjects(PUZZLE_KEY, "pushes")
        self._begun.clear()

    def best_pushes(self, game: str) -> int | None:
        """Fewest pushes the level with that key was solved with; None if it was not."""
        best = self._pushes.get(game)
        return None if best is None else int(best)

    def first_open(self, shelf: Shelf) -> int:
        """The index of the first level that is not solved; 0 if all are."""
        return next((at for at, game in enumerate(shelf.games) if game not in self._pushes), 0)

    def begun(self, level: Level) -> bool:
        """Whether a game of this level waits to be finished."""
        key = level.key
        if key not in self._begun:
            record = self._store.load_game(PUZZLE_KEY, key)
            self._begun[key] = bool(record and record.get("moves") and not record.get("info", {}).get("solved"))
        return self._begun[key]


def label(level: Level, index: int) -> str:
    """What a level is called: its title, or its number; a bare number gets its noun."""
    title = level.title
    return title if title and not title.isdigit() else f"Level {title or index + 1}"


def restored(record: Record, kept: Callable[[str], Shelf]) -> Shelf:
    """The levels from which a saved game was taken, or that level alone. Raises InputError if it makes no sense.

    `kept` gives the collection of the library that a file's name stands for.
    """
    info = record.get("info")
    info = info if isinstance(info, dict) else {}
    file, key = str(info.get("file", "")), str(info.get("key", ""))
    if file:
        try:
            shelf = own_levels() if file == OWN_FILE else kept(file)
            if shelf.find(key) is not None:
                return shelf
        except InputError:
            pass  # the collection was changed or is gone; the level itself is in the record
    shelf = pasted_levels(str(record.get("start", "")))
    level = shelf.levels[0]
    shelf.levels = [Level(level.rows, level.start, str(info.get("title", "")), str(info.get("author", "")))]
    return shelf
