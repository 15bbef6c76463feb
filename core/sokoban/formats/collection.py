"""Files of many levels: what was read, judged level by level, and where it goes wrong.

`core.sokoban.formats.sok` reads text, `core.sokoban.formats.slc` XML, `core.sokoban.formats.write` writes both.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from core.base.budget import Budget, read_bytes
from core.base.control import Control
from core.base.files.encoding import decode_text
from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.formats.link import is_link
from core.sokoban.formats.notes import remove_marked_lines
from core.sokoban.formats.parsed_collection import (
    ORDER_KEYS,
    ConsecutiveRowPlaces,
    ParsedBoard,
    join_notes,
    other_game,
    value_of,
)
from core.sokoban.formats.sok import read_text
from core.sokoban.level import Level, LevelFinding, Recording, RowPlace, examine, trim
from core.sokoban.recordings import solutions_of

MADE, GRADE, DIFFICULTY = "Made", "Grade", "Difficulty"  # not shown
"""Keys of a level in a file: what made it, how hard it is ("4 of 5"), and the figure behind that."""
GRADES = ("1", "2", "3", "4", "5")


@dataclass(frozen=True, slots=True)
class CollectionEntry:
    """Board of a collection file, playable or not; equal to another that says the same on other lines."""

    index: int
    """1-based place in the file."""
    title: str
    author: str
    """The level's own, or the file's."""
    rows: tuple[str, ...]
    """The board in plain XSB, without decoration and trailing blanks."""
    state: State | None
    """The first position if the level can be played."""
    drawn: tuple[str, ...]
    """The board as it was drawn, decoration included."""
    keys: tuple[tuple[str, str], ...] = ()
    """All `Key: value` lines but the title, in their order: Author, Date, Copyright, Game, unknown ones too."""
    notes: str = ""
    """All other text about the level, as written."""
    recordings: tuple[Recording, ...] = ()
    """Solutions and snapshots, in their order."""
    findings: tuple[LevelFinding, ...] = field(default=(), compare=False)
    line: int = field(default=1, compare=False)
    """The line of the first row."""
    unclear: tuple[LevelFinding, ...] = field(default=(), compare=False)
    """Lines about the level that were not understood; they are kept among its notes and recordings."""

    @property
    def comment(self) -> str:
        """The notes without the lines that begin with `::`."""
        return remove_marked_lines(self.notes)

    @property
    def grade(self) -> int:
        """How hard its file says that it is, 1 to 5; 0 if it says nothing of it."""
        digit = value_of(self.keys, GRADE.lower())[:1]
        return int(digit) if digit in GRADES else 0

    @property
    def solutions(self) -> tuple[str, ...]:
        """The moves of the recordings that are solutions, or claim to be."""
        if self.state is None:
            return tuple(one.moves for one in self.recordings if one.is_solution)
        return tuple(one.moves for one in solutions_of(self.state, self.recordings))

    @property
    def level(self) -> Level | None:
        """The level, if it can be played."""
        if self.state is None:
            return None
        return Level(
            self.rows,
            self.state,
            self.title,
            self.author,
            self.comment,
            self.solutions,
            self.recordings,
            self.keys,
        )


@dataclass(frozen=True, slots=True)
class Collection:
    """All boards of a file."""

    title: str
    author: str
    entries: tuple[CollectionEntry, ...]
    keys: tuple[tuple[str, str], ...] = ()
    """All `Key: value` lines about the whole file but its title, in their order."""
    notes: str = ""
    """All other text about the whole file, as written."""
    findings: tuple[LevelFinding, ...] = field(default=(), compare=False)
    """What is wrong with the file as a whole; what is wrong with a level is in its entry."""

    @property
    def comment(self) -> str:
        """The notes without the lines that begin with `::`."""
        return remove_marked_lines(self.notes)

    @property
    def unclear(self) -> list[LevelFinding]:
        """The lines about levels that were not understood, in the order of the file."""
        return sorted((one for entry in self.entries for one in entry.unclear), key=lambda one: one.line)

    @property
    def levels(self) -> list[Level]:
        """The levels that can be played, in the order of the file."""
        return [level for entry in self.entries if (level := entry.level) is not None]


def make_entry(
    rows: Sequence[str],
    title: str = "",
    keys: Iterable[tuple[str, str]] = (),
    notes: str = "",
    recordings: Iterable[Recording] = (),
) -> CollectionEntry:
    """A level that comes from no file: from the editor, or a generator. `rows` may be one that cannot be played."""
    plain = trim(rows)
    board = ParsedBoard(
        plain, ConsecutiveRowPlaces(1, len(plain)), title, list(keys), notes.split("\n"), list(recordings)
    )
    return _judge(1, board, "")


def make_collection(
    title: str, entries: Iterable[CollectionEntry], keys: Iterable[tuple[str, str]] = (), notes: str = ""
) -> Collection:
    """The entries as a collection, numbered anew."""
    keys = tuple(keys)
    numbered = tuple(replace(entry, index=index) for index, entry in enumerate(entries, 1))
    return Collection(title, value_of(keys, "author"), numbered, keys, notes)


def read_file(path: Path, control: Control | None = None) -> Collection:
    """The collection in a file, or the level of a link that stands in its place; `control` as in `read_collection`.

    Raises InputError for a file that cannot be read or holds no level.
    """
    if is_link(str(path)):
        return read_collection(str(path), phrase("Link"))
    return read_collection(read_bytes(path), path.stem, control=control)


def read_collection(
    data: bytes | str, name: str = "", budget: Budget | None = None, control: Control | None = None
) -> Collection:
    """The collection in a text; `name` is its title unless the text has one.

    `control` counts each level of a text twice, with a total of three times the levels: the last third is for what the
    caller does with each. Cancelled, the answer is a part of the collection.

    Raises InputError if the text is no text, is about another game, holds no board, or takes more than its budget,
    which several texts of one file share.
    """
    budget, control = budget or Budget(), control or Control()
    budget.take_bytes(len(data))
    if _is_xml(data):
        from core.sokoban.formats.slc import read_xml  # few files are XML, and its parser takes a while to load

        head, parsed = read_xml(data, budget)
    else:
        text = data if isinstance(data, str) else decode_text(data)
        head, parsed = read_text(text.removeprefix("\ufeff"), budget, control)
    game = other_game(head.keys)
    if game:
        raise InputError(phrase("This is a {game} file; only Sokoban levels can be played", game=game))
    author = value_of(head.keys, "author")
    entries: list[CollectionEntry] = []
    control.total = 3 * len(parsed)
    control.done = len(parsed)
    for index, board in enumerate(parsed, 1):
        if entries and control.cancelled:
            break
        budget.take_cells(len(board.rows) * max(map(len, board.rows), default=0))
        entries.append(_judge(index, board, author))
        control.done += 1
    keys, findings = tuple(head.keys), tuple(head.findings)
    return Collection(head.title or name, author, tuple(entries), keys, join_notes(head.notes), findings)


def read_level(text: str) -> Level:
    """The one level in a text. Raises InputError with the place of what keeps it from being played."""
    entries = read_collection(text).entries
    if len(entries) > 1:
        second = entries[1]
        raise InputError.at_position(
            phrase("The text holds {levels} levels, not one", levels=len(entries)), second.line, 1
        )
    level = entries[0].level
    if level is None:
        raise next(finding for finding in entries[0].findings if finding.fatal).error()
    return level


def _judge(index: int, board: ParsedBoard, author: str) -> CollectionEntry:
    state, rows, findings = examine(board.rows, board.places)
    first = board.places[0] if board.places else RowPlace(1)
    if board.keys:
        author = value_of(board.keys, "author") or author
        game = other_game(board.keys)
        if game:
            message = phrase("This is a {game} level; only Sokoban levels can be played", game=game)
            findings = [LevelFinding(message, first.line, first.indent + 1)]
            state = None
        elif all(value_of(board.keys, key) for key in ORDER_KEYS):
            message = phrase("Each box has a goal of its own, as in Sokoban+, and is played without")
            board.findings.append(LevelFinding(message, first.line, first.indent + 1, fatal=False))
    return CollectionEntry(
        index,
        board.title,
        author,
        tuple(rows),
        state,
        tuple(board.rows),
        tuple(board.keys),
        join_notes(board.notes) if board.notes else "",
        tuple(board.recordings),
        tuple(findings),
        first.line,
        tuple(board.findings),
    )


def _is_xml(data: bytes | str) -> bool:
    start = data[:200] if isinstance(data, str) else data[:200].replace(b"\0", b"").decode("latin-1")
    return start.lstrip("\ufeffÿþï»¿ \t\r\n").startswith("<")
