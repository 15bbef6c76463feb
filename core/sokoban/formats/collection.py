"""Collections of levels as read from files, checked level by level, with their faults.

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
"""Keys of a level in a file: what made it, its grade ("4 of 5"), and the difficulty behind the grade."""
GRADES = ("1", "2", "3", "4", "5")


@dataclass(frozen=True, slots=True)
class CollectionEntry:
    """Board of a collection file, playable or not; line numbers do not count for equality."""

    index: int
    """Number of the board in the file, from 1."""
    title: str
    author: str
    """Author of the level, or else of the file."""
    rows: tuple[str, ...]
    """Board in plain XSB, without decoration and trailing blanks."""
    state: State | None
    """First position; None if the level cannot be played."""
    drawn: tuple[str, ...]
    """Board as it is drawn in the file, decoration included."""
    keys: tuple[tuple[str, str], ...] = ()
    """All `Key: value` lines but the title, in file order: Author, Date, Copyright, Game, unknown ones."""
    notes: str = ""
    """All other text about the level, as written."""
    recordings: tuple[Recording, ...] = ()
    """Solutions and snapshots in the order of the file."""
    findings: tuple[LevelFinding, ...] = field(default=(), compare=False)
    line: int = field(default=1, compare=False)
    """Line number of the first row."""
    unclear: tuple[LevelFinding, ...] = field(default=(), compare=False)
    """Lines about the level that were not understood; they are kept in its notes and recordings."""

    @property
    def comment(self) -> str:
        """Notes without the lines that begin with `::`."""
        return remove_marked_lines(self.notes)

    @property
    def grade(self) -> int:
        """Grade of difficulty given in the file, 1 to 5; 0 if there is none."""
        digit = value_of(self.keys, GRADE.lower())[:1]
        return int(digit) if digit in GRADES else 0

    @property
    def solutions(self) -> tuple[str, ...]:
        """Moves of the recordings that are solutions, or are called so in a level that cannot be played."""
        if self.state is None:
            return tuple(one.moves for one in self.recordings if one.is_solution)
        return tuple(one.moves for one in solutions_of(self.state, self.recordings))

    @property
    def level(self) -> Level | None:
        """Level to be played; None if it cannot be played."""
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
    """All boards of a file, with its title, author and notes."""

    title: str
    author: str
    entries: tuple[CollectionEntry, ...]
    keys: tuple[tuple[str, str], ...] = ()
    """All `Key: value` lines about the whole file but its title, in their order."""
    notes: str = ""
    """All other text about the whole file, as written."""
    findings: tuple[LevelFinding, ...] = field(default=(), compare=False)
    """Faults of the file as a whole; those of a level are in its entry."""

    @property
    def comment(self) -> str:
        """Notes without the lines that begin with `::`."""
        return remove_marked_lines(self.notes)

    @property
    def unclear(self) -> list[LevelFinding]:
        """Lines about levels that were not understood, in the order of the file."""
        return sorted((one for entry in self.entries for one in entry.unclear), key=lambda one: one.line)

    @property
    def levels(self) -> list[Level]:
        """Playable levels in the order of the file."""
        return [level for entry in self.entries if (level := entry.level) is not None]


def make_entry(
    rows: Sequence[str],
    title: str = "",
    keys: Iterable[tuple[str, str]] = (),
    notes: str = "",
    recordings: Iterable[Recording] = (),
) -> CollectionEntry:
    """Return the entry of a level from the editor or a generator; the rows need not be playable."""
    plain = trim(rows)
    board = ParsedBoard(
        plain, ConsecutiveRowPlaces(1, len(plain)), title, list(keys), notes.split("\n"), list(recordings)
    )
    return _judge(1, board, "")


def make_collection(
    title: str, entries: Iterable[CollectionEntry], keys: Iterable[tuple[str, str]] = (), notes: str = ""
) -> Collection:
    """Return the entries as a collection, renumbered from 1."""
    keys = tuple(keys)
    numbered = tuple(replace(entry, index=index) for index, entry in enumerate(entries, 1))
    return Collection(title, value_of(keys, "author"), numbered, keys, notes)


def read_file(path: Path, control: Control | None = None) -> Collection:
    """Return the collection in a file, or the level of a link given in place of the path.

    `control` as in `read_collection`. Raises InputError for a file that cannot be read or holds no level.
    """
    if is_link(str(path)):
        return read_collection(str(path), phrase("Link", context="a web address"))
    return read_collection(read_bytes(path), path.stem, control=control)


def read_collection(
    data: bytes | str, name: str = "", budget: Budget | None = None, control: Control | None = None
) -> Collection:
    """Return the collection in a text; `name` is its title unless the text has one.

    `control` counts each level of a text twice, with a total of three times the levels: the last third is for what the
    caller does with each. A cancelled call returns a part of the collection. `budget` may be shared by several texts of
    one file. Raises InputError if the text cannot be decoded, is about another game, holds no board, or exceeds the
    budget.
    """
    budget, control = budget or Budget(), control or Control()
    budget.take_bytes(len(data))
    if _is_xml(data):
        # imported late: few files are XML, and the parser takes a while to load
        from core.sokoban.formats.slc import read_xml

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
    """Return the only level in a text. Raises InputError with the place if it has none or several."""
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
            message = phrase("Each box has a goal of its own, as in Sokoban+; this is ignored when playing")
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
