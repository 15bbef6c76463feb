"""A set of levels to choose from: the program's own, a collection of the library, a text that was pasted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from app.base.language.wording import sentences
from app.base.language.words import as_shown, tr
from app.base.session.session import Record, game
from app.base.storage import fields
from app.base.storage.store import Store
from app.sokoban.library.titles import own_title, shown_title
from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.formats.collection import Collection, CollectionEntry, read_collection, read_file, read_level
from core.sokoban.formats.notes import without_marks
from core.sokoban.level import Level
from resources import ROOT

OWN = ROOT / "levels" / "statewalk.sok"
OWN_FILE = "own"
"""What a saved game calls the program's own levels, whose path differs from machine to machine."""
KEPT_FILE = "library:"
"""What a saved game calls a collection of the library: this and the collection's key."""
PUZZLE_KEY = "sokoban"
PULL_SLOT = "/pull"
"""Ends the slot of a game that is played backwards; before it stands the level's key."""
GAME = game(
    fields.record(
        {},
        {
            **dict.fromkeys(("file", "key", "title", "author", "view"), fields.text()),
            "solved": fields.flag,
            "shown": fields.flag,
            "revealed": fields.flag,
            "helped": fields.whole_number_field(),
        },
    )
)
"""What a saved game holds."""


class UnplayableError(InputError):
    """There are levels, and none of them can be played; it says what is wrong with the first, which is `entry`."""

    def __init__(self, entry: CollectionEntry) -> None:
        error = next(finding for finding in entry.findings if finding.fatal).error()
        super().__init__(error.message, error.place)
        self.entry = entry


@dataclass
class LevelSet:
    """Levels to choose from; `file` says from where: `OWN_FILE`, `KEPT_FILE` with a key, "" for a pasted text."""

    title: str
    levels: Sequence[Level]
    file: str = ""
    bad: int = 0
    """How many levels of the file cannot be played."""
    first_error: str = ""
    unclear: int = 0
    """How many lines of the file were not understood."""
    first_unclear: str = ""
    author: str = ""
    """Of the collection."""
    comment: str = ""
    """What is said of the collection."""

    @property
    def name(self) -> str:
        """Its title as it is shown."""
        return shown_title(self.title)

    @cached_property
    def games(self) -> Sequence[str]:
        """The keys of the levels."""
        return [level.key for level in self.levels]

    def find(self, key: str) -> int | None:
        """The index of the level with that key."""
        games = self.games
        return games.index(key) if key in games else None


def playable(collection: Collection, file: str = "") -> LevelSet:
    """The playable levels of a collection. Raises UnplayableError if there is none."""
    levels = collection.levels
    bad = [entry for entry in collection.entries if entry.state is None]
    if not levels:
        raise UnplayableError(bad[0])
    first_error = UnplayableError(bad[0]).sentence if bad else ""
    unclear = [one.error().sentence for one in collection.unclear]
    return LevelSet(
        collection.title,
        levels,
        file,
        len(bad),
        first_error,
        len(unclear),
        unclear[0] if unclear else "",
        collection.author,
        without_marks(collection.notes),
    )


def opening_in_words(level_set: LevelSet) -> tuple[str, bool]:
    """Say what there is to know of levels that were opened, and whether all of them were understood."""
    said = []
    if level_set.bad:
        said.append(
            tr(
                "%n cannot be played; the first: {error}",
                one="%n cannot be played; the first: {error}",
                n=level_set.bad,
                error=level_set.first_error,
            )
        )
    if level_set.unclear:
        said.append(
            tr(
                "%n lines were not understood; the first: {error}",
                one="%n line was not understood: {error}",
                n=level_set.unclear,
                error=level_set.first_unclear,
            )
        )
    return (sentences(*said), False) if said else (level_set.name, True)


@cache
def own_levels() -> LevelSet:
    """The levels that come with the program, read once."""
    return playable(read_file(OWN), OWN_FILE)


def pasted_levels(text: str) -> LevelSet:
    """The levels in a text. Raises InputError, of levels none of which can be played an UnplayableError."""
    return playable(read_collection(text, tr("Pasted")))


def shown_level(text: str) -> LevelSet:
    """The one level in a text, as a set of its name. Raises InputError if it cannot be played."""
    level = read_level(text)
    return LevelSet(level_name(level, 0), [level])


def level_title(title: str, index: int) -> str:
    """Return the name of a level in a file: its own title, or its number.

    A bare number gets its noun.
    """
    return own_title(title) if title and not title.isdigit() else phrase("Level {number}", number=title or index + 1)


def level_name(level: Level, index: int) -> str:
    """The same as it is shown."""
    return as_shown(level_title(level.title, index))


def name_untitled_level(number: int) -> str:
    """Return the name of a level without a title, from its number."""
    return as_shown(level_title("", number - 1))


def restore_level_set(record: Record, kept: Callable[[str], LevelSet]) -> LevelSet:
    """Return the set from which a saved game was taken, or a set of its level alone.

    Raises InputError for an invalid record.

    `kept` gives the collection of the library that a file's name stands for.
    """
    info = record["info"]
    file, key = info.get("file", ""), info.get("key", "")
    if file:
        try:
            level_set = own_levels() if file == OWN_FILE else kept(file)
            if level_set.find(key) is not None:
                return level_set
        except InputError:
            pass  # the collection was changed or is gone; the level itself is in the record
    level_set = pasted_levels(record["start"])
    level = level_set.levels[0]
    level_set.levels = [Level(level.rows, level.start, info.get("title", ""), info.get("author", ""))]
    return level_set


def find_last_played(store: Store, kept: Callable[[str], LevelSet]) -> tuple[LevelSet, int] | None:
    """Return the set and the index of the level that was played last, when the program was closed; None if unknown."""
    slot = store.last_slot(PUZZLE_KEY)
    key = (slot or "").partition("/")[0]
    record = store.load_game(PUZZLE_KEY, key, GAME) if key else None
    if record is None:
        return None
    try:
        level_set = restore_level_set(record, kept)
    except InputError as error:
        store.set_game_aside(PUZZLE_KEY, key, error)
        return None
    index = level_set.find(key)
    return None if index is None else (level_set, index)
