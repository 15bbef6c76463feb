"""Index of all collections and levels of a library at one moment, for the browser."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Any, NamedTuple

from app.base.language.words import as_shown, tr
from app.sokoban.library.arranging import Change
from app.sokoban.library.level_set import OWN_FILE, PUZZLE_KEY, level_title
from app.sokoban.library.rows import said_of
from app.sokoban.library.titles import own_title


class CollectionRow(NamedTuple):
    """Collection as the browser lists it."""

    key: int
    title: str
    source: str
    """Path of the file the collection was opened from; `OWN_FILE` if built in, "" for the user's own."""
    levels: int
    solved: int
    about: str = ""
    """Author and notes in the collection's file."""

    @property
    def name(self) -> str:
        """Title of the collection as it is shown."""
        return as_shown(self.title)

    @property
    def is_built_in(self) -> bool:
        """Whether the collection comes with the program and therefore cannot be changed."""
        return self.source == OWN_FILE


class LevelRow(NamedTuple):
    """Level as the browser lists it."""

    key: int
    collection: int
    place: int
    """Position in the collection, from 0."""
    title: str
    author: str
    boxes: int
    width: int
    height: int
    game: str
    """`Level.key`, which its games and best results are stored under; "" if it cannot be played."""
    identity: str
    """Identity of the board, equal for levels that are turned or mirrored copies."""
    fault: str
    """Why the level cannot be played; "" if it can."""
    grade: int = 0
    """Difficulty according to the level's file, 1 to 5; 0 if the file does not say."""

    @property
    def name(self) -> str:
        """Title or number of the level as it is shown."""
        return as_shown(level_title(self.title, self.place))

    @classmethod
    def read(cls, values: Iterable[Any]) -> LevelRow:
        """Return the row for the values of `LEVEL_COLUMNS`."""
        row = cls._make(values)
        title = own_title(row.title)
        return row if title is row.title else row._replace(title=title)


class LevelSearchSummary(NamedTuple):
    """Results of the program's searches in a level, as the browser lists them."""

    lower: int = 0
    """Proved lower bound of the pushes."""
    pushes: int = 0
    """Pushes of the shortest stored solution; 0 if there is none."""
    finder: str = ""
    """Finder of the shortest stored solution; see `known_levels`."""
    dead: bool = False
    """Whether the level is proved to be unsolvable."""
    tried: float = 0.0
    """Seconds of the longest search; 0 if there was none."""
    gave_up: str = ""
    """Why that search ended without an answer."""

    def with_more(self, more: LevelSearchSummary) -> LevelSearchSummary:
        """Return the combination of two summaries."""
        shorter = more if more.pushes and not 0 < self.pushes <= more.pushes else self
        longer = more if more.tried >= self.tried else self
        return LevelSearchSummary(
            max(self.lower, more.lower), shorter.pushes, shorter.finder, self.dead or more.dead,
            longer.tried, longer.gave_up,
        )  # fmt: skip


@dataclass(frozen=True)
class Index:
    """Snapshot of all collections and levels; a large one is made off the GUI thread."""

    collections: list[CollectionRow]
    """Collections, those that come with the program first."""
    levels: dict[int, list[LevelRow]]
    """Levels of each collection, in their order."""
    best: dict[str, int]
    """Fewest pushes of each level that the player has solved, by identity."""
    twins: dict[str, list[LevelRow]]
    """Levels that occur more than once, by identity."""
    begun: frozenset[str]
    """Keys of the games that are not finished."""
    searched: dict[str, LevelSearchSummary] = field(default_factory=dict)
    """Results of the program's searches, by identity; extended while levels are searched."""
    moves: dict[str, int] = field(default_factory=dict)
    """Fewest moves of each level that somebody has solved, by identity."""

    def learn(self, found: Iterable[tuple[str, LevelSearchSummary]]) -> None:
        """Add search results, given by the identity of their levels."""
        for identity, more in found:
            before = self.searched.get(identity)
            self.searched[identity] = more if before is None else before.with_more(more)

    def rows(self, collection: int | None) -> list[LevelRow]:
        """Return the levels of a collection; with None, of all collections."""
        if collection is not None:
            return self.levels.get(collection, [])
        return [row for entry in self.collections for row in self.levels[entry.key]]

    def apply_change(self, change: Change, fresh: Iterable[LevelRow]) -> Index:
        """Return the index after the levels of some collections were rearranged; `fresh` are levels that were added."""
        steps = {step.key: step for step in change.steps}
        texts = {key: words for key, _, words in change.words}
        changed = {collection: self.levels.get(collection, []) for collection in change.collections}
        coming = {row.key: row for row in chain(fresh, *changed.values()) if row.key in steps}
        levels = {**self.levels}
        for collection, before in changed.items():
            rows = [row for row in before if row.key not in steps]
            arrivals = [(step.after, key) for key, step in steps.items() if step.after is not None]
            for place, key in sorted(one for one in arrivals if one[0].collection == collection):
                rows.insert(place.number, coming[key]._replace(collection=collection))
            for index, row in enumerate(rows):
                if row.key in texts:
                    rows[index] = row._replace(title=own_title(texts[row.key].title), author=texts[row.key].author)
                if row.place != index:
                    rows[index] = rows[index]._replace(place=index)
            levels[collection] = rows
        collections = [
            row._replace(levels=len(levels[row.key]), solved=sum(one.identity in self.best for one in levels[row.key]))
            if row.key in changed
            else row
            for row in self.collections
        ]
        return replace(self, collections=collections, levels=levels, twins=_twins(levels.values()))

    def is_built_in(self, collection: int) -> bool:
        """Whether a collection comes with the program, so that its levels cannot be changed."""
        return any(entry.is_built_in for entry in self.collections if entry.key == collection)

    def title(self, collection: int) -> str:
        """Return the title of a collection as it is shown."""
        return next(entry.name for entry in self.collections if entry.key == collection)


LEVEL_COLUMNS = ", ".join(LevelRow._fields)
_ALL_LEVELS = (
    f"SELECT {', '.join('l.' + name for name in LevelRow._fields)} FROM sokoban_level l "
    "JOIN sokoban_collection c ON c.key = l.collection WHERE NOT c.removed ORDER BY c.place, l.place"
)
_BEGUN = (
    # a record that cannot be read is reported when its game is opened
    f"SELECT slot FROM game WHERE puzzle = '{PUZZLE_KEY}' AND CASE WHEN json_valid(record) THEN "
    "json_extract(record, '$.position') > 0 AND json_extract(record, '$.info.solved') IS NULL END"
)
_BEST = (
    "SELECT l.identity, min(b.value) FROM best b JOIN sokoban_level l ON l.game = b.subject "
    f"WHERE b.puzzle = '{PUZZLE_KEY}' AND b.metric = 'pushes' AND typeof(b.value) = 'real' GROUP BY l.identity"
)

_MOVES = (
    "SELECT l.identity, min(s.moves) FROM ("
    f"SELECT subject AS game, value AS moves FROM best WHERE puzzle = '{PUZZLE_KEY}' AND metric = 'moves' "
    "AND typeof(value) = 'real' UNION ALL "
    "SELECT game, moves FROM sokoban_known WHERE solution <> '' AND typeof(moves) = 'integer'"
    ") s JOIN sokoban_level l ON l.game = s.game GROUP BY l.identity"
)

_COPIES = (
    "SELECT DISTINCT copy.game FROM sokoban_level one JOIN sokoban_level copy ON copy.identity = one.identity "
    "WHERE one.game = ? AND copy.game <> one.game"
)
_SHARED_BEST = (
    "SELECT copy.game, min(b.value) FROM best b JOIN sokoban_level l ON l.game = b.subject "
    "JOIN sokoban_level copy ON copy.identity = l.identity "
    f"WHERE b.puzzle = '{PUZZLE_KEY}' AND b.metric = 'pushes' AND typeof(b.value) = 'real' GROUP BY copy.game"
)

_SEARCHED = (
    "SELECT l.identity, k.lower, k.pushes, k.finder, k.dead <> '', k.tried, k.gave_up FROM sokoban_known k "
    "JOIN sokoban_level l ON l.game = k.game "
    "WHERE typeof(k.lower) = 'integer' AND typeof(k.pushes) = 'integer' AND typeof(k.tried) IN ('real', 'integer')"
)


def copies(db: sqlite3.Connection, game: str) -> list[str]:
    """Return the game keys of all other levels that are copies of the level with the key `game`."""
    return [row[0] for row in db.execute(_COPIES, (game,)) if row[0]]


def shared_best(db: sqlite3.Connection) -> list[tuple[str, float]]:
    """Return the fewest pushes of each solved level and its copies, by the key of its games."""
    return [(game, float(value)) for game, value in db.execute(_SHARED_BEST)]


def read_index(db: sqlite3.Connection) -> Index:
    """Return the index of the library that a connection reads; takes some 7 µs a level."""
    best = {key: int(value) for key, value in db.execute(_BEST)}
    heads = db.execute(
        "SELECT key, title, source, head FROM sokoban_collection WHERE NOT removed ORDER BY place"
    ).fetchall()
    levels: dict[int, list[LevelRow]] = {key: [] for key, *_ in heads}
    for row in map(LevelRow.read, db.execute(_ALL_LEVELS)):
        levels[row.collection].append(row)
    collections = [
        CollectionRow(
            key,
            own_title(title),
            source,
            len(levels[key]),
            sum(row.identity in best for row in levels[key]),
            _describe_collection(head),
        )
        for key, title, source, head in heads
    ]
    begun = frozenset(row[0] for row in db.execute(_BEGUN))
    moves = {key: int(value) for key, value in db.execute(_MOVES)}
    index = Index(collections, levels, best, _twins(levels.values()), begun, moves=moves)
    index.learn((identity, LevelSearchSummary(*rest)) for identity, *rest in db.execute(_SEARCHED))
    return index


def _twins(levels: Iterable[Sequence[LevelRow]]) -> dict[str, list[LevelRow]]:
    first: dict[str, LevelRow] = {}
    twins: dict[str, list[LevelRow]] = {}
    for row in chain.from_iterable(levels):
        before = first.setdefault(row.identity, row)
        if before is not row:
            twins.setdefault(row.identity, [before]).append(row)
    return twins


def _describe_collection(head: str) -> str:
    """Return the author and the notes of a Sokoban level collection as lines of text for the browser.

    `head` is the collection's stored head, a JSON text.
    """
    author, notes = said_of(head)
    return "\n".join(line for line in (tr("by {author}", author=author) if author else "", *notes.split("\n")) if line)
