"""Sets of levels to choose from: built-in ones, a collection of the library, or a pasted text."""

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
"""Name of the built-in levels in saved games, since their path differs between machines."""
KEPT_FILE = "library:"
"""Prefix in saved games for a collection of the library; its key follows."""
PUZZLE_KEY = "sokoban"
PULL_SLOT = "/pull"
"""Suffix of the slot of a game played backwards; the level's key precedes it."""
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
"""Check of the record of a saved game."""


class UnplayableError(InputError):
    """Error for levels none of which can be played; it describes the fault of the first, `entry`."""

    def __init__(self, entry: CollectionEntry) -> None:
        error = next(finding for finding in entry.findings if finding.fatal).error()
        super().__init__(error.message, error.place)
        self.entry = entry


@dataclass
class LevelSet:
    """Levels to choose from.

    `file` is `OWN_FILE`, `KEPT_FILE` with a collection's key, or "" for a pasted text.
    """

    title: str
    levels: Sequence[Level]
    file: str = ""
    bad: int = 0
    """Number of levels in the file that cannot be played."""
    first_error: str = ""
    unclear: int = 0
    """Number of lines in the file that were not understood."""
    first_unclear: str = ""
    author: str = ""
    """Author of the collection."""
    comment: str = ""
    """Comment on the collection."""

    @property
    def name(self) -> str:
        """Title of the set as it is shown."""
        return shown_title(self.title)

    @cached_property
    def games(self) -> Sequence[str]:
        """Keys of the levels."""
        return [level.key for level in self.levels]

    def find(self, key: str) -> int | None:
        """Return the index of the level with a key; None without one."""
        games = self.games
        return games.index(key) if key in games else None


def playable(collection: Collection, file: str = "") -> LevelSet:
    """Return the playable levels of a collection; raise UnplayableError if there are none."""
    levels = collection.levels
    bad = [entry for entry in collection.entries if entry.state is None]
    if not levels:
        raise UnplayableError(bad[0])
    first_error = UnplayableError(bad[0]).sentence if bad else ""
    unclear = [line.error().sentence for line in collection.unclear]
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
    """Return a message about opened levels, and whether everything in the file was understood."""
    parts = []
    if level_set.bad:
        parts.append(
            tr(
                "%n levels cannot be played; the first: {error}",
                one="%n level cannot be played: {error}",
                n=level_set.bad,
                error=level_set.first_error,
            )
        )
    if level_set.unclear:
        parts.append(
            tr(
                "%n lines were not understood; the first: {error}",
                one="%n line was not understood: {error}",
                n=level_set.unclear,
                error=level_set.first_unclear,
            )
        )
    return (sentences(*parts), False) if parts else (level_set.name, True)


@cache
def own_levels() -> LevelSet:
    """Return the levels that come with the program, read once."""
    return playable(read_file(OWN), OWN_FILE)


def pasted_levels(text: str) -> LevelSet:
    """Return the levels in a text; raise InputError, or UnplayableError if none can be played."""
    return playable(read_collection(text, tr("Pasted")))


def shown_level(text: str) -> LevelSet:
    """Return the level in a text as a set with its name; raise InputError if it cannot be played."""
    level = read_level(text)
    return LevelSet(level_name(level, 0), [level])


def level_title(title: str, index: int) -> str:
    """Return the name of a level in a file: its title, or "Level" and a number.

    The number is the title if that is a number, else the level's position.
    """
    return own_title(title) if title and not title.isdigit() else phrase("Level {number}", number=title or index + 1)


def level_name(level: Level, index: int) -> str:
    """Return the name of a level as it is shown."""
    return as_shown(level_title(level.title, index))


def name_untitled_level(number: int) -> str:
    """Return the name of a level without a title, with its number."""
    return as_shown(level_title("", number - 1))


def restore_level_set(record: Record, kept: Callable[[str], LevelSet]) -> LevelSet:
    """Return the set that a saved game was taken from, or a set of its level alone.

    `kept` returns the library's collection for a file name. Raises InputError for an invalid record.
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
    """Return the set and index of the level played last before the program was closed; None if unknown."""
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
