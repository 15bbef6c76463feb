"""Splitting a text into boards, which are runs of lines of XSB characters, and the text between them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from core.base.budget import Budget
from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.board import MAX_SIZE
from core.sokoban.formats.parsed_collection import ConsecutiveRowPlaces
from core.sokoban.formats.rle import expand
from core.sokoban.level import PLAIN, RowPlace, plain_row

MAX_LINE = 2 * MAX_SIZE
"""Maximum length of an expanded line: more than any board has, with a `|` after each of its rows."""

LINES_AT_ONCE = 1000
"""Number of lines between two checks of the time budget."""

# Ordinary rows, each with a wall: nearly always a whole board. The match is possessive, so no text makes it slow.
_BOARD = re.compile(r"(?:^(?=[^#\n]*#)[-#@+$*._ ]++(?:\n|\Z))+", re.MULTILINE)
_COMMENT = re.compile(r"^[ \t]*comment(-end)?[ \t]*:[ \t]*(.*)(?:\n|\Z)", re.IGNORECASE | re.MULTILINE)
_LEGAL = re.compile(r"[-#@+$*._ pPbB0-9()|]*$")
_CODED = re.compile(r"[0-9()|]")
_QUOTE = re.compile(r"\s*(?:>\s?)+")


class Verbatim(str):
    """Line of a comment, which is text even if it looks like a board, a key or moves."""

    __slots__ = ()


@dataclass(slots=True)
class Block:
    """Board and the text between it and the next one."""

    rows: list[str] = field(default_factory=list)
    places: Sequence[RowPlace] = ()
    text: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    """Line number in the file, from 1, of each line of `text`."""


def blocks_of(text: str, budget: Budget) -> list[Block]:
    """Return a block without rows for the text before the first board, then one for each board.

    A board's block has the text up to the next board.
    """
    reader = _Reader(text, budget)
    position = 0
    for start, end, comment_lines in _comments(text):
        reader.text(text[position:start])
        reader.comment(comment_lines, text.count("\n", start, end))
        position = end
    reader.text(text[position:])
    reader.drop_waiting()
    return reader.blocks


def row_of(line: str) -> tuple[list[str], int] | None:
    """Return the rows encoded in a line of XSB characters, and the width of what precedes them.

    That is the width of the quotation marks of a mail, or of a leading `|`. None if the line holds no row.
    """
    indent = 0
    if not _LEGAL.match(line):
        quote = _QUOTE.match(line)
        if quote is None or not _LEGAL.match(line, quote.end()):
            return None
        indent = quote.end()
        line = line[indent:]
    if line.startswith("|"):
        # rows of a table in Markdown begin with the separator
        indent, line = indent + 1, line[1:]
    if not _CODED.search(line):
        return [line], indent
    try:
        return expand(line, MAX_LINE).split("|"), indent
    except InputError:
        return None


def strip_quotation(line: str) -> str:
    """Return a line without the quotation marks `>` of a mail before it."""
    quote = _QUOTE.match(line)
    return line[quote.end() :] if quote is not None else line


def no_board(text: str) -> InputError:
    """Return the error for a text without a board.

    It names the first character that keeps a line with a wall from being a row.
    """
    for number, line in enumerate(text.split("\n"), 1):
        if line.lstrip().startswith("#"):
            for column, sign in enumerate(line.rstrip(), 1):
                if not _LEGAL.match(sign):
                    return InputError.at_position(phrase("{sign} is not a level character", sign=sign), number, column)
    return InputError(phrase("There is no level in this text; # is a wall, @ the man, $ a box and . a goal"))


def _comments(text: str) -> Iterator[tuple[int, int, list[str]]]:
    """Yield start, end and lines of every comment that has an end."""
    marks = list(_COMMENT.finditer(text)) if "comment-end" in text.lower() else []
    for begin, end in pairwise(marks):
        if not begin.group(1) and end.group(1):
            lines = text[begin.end() : end.start()].removesuffix("\n").split("\n")
            yield begin.start(), end.end(), [begin.group(2), *lines] if begin.group(2).strip() else lines


class _Reader:
    """Reader that splits text into blocks in one pass over its lines."""

    def __init__(self, text: str, budget: Budget) -> None:
        budget.take_lines(text.count("\n"))
        self._budget = budget
        self.blocks = [Block()]
        self._lines = text.split("\n")
        self._next = 1
        """Number of the next line."""
        self._waiting: list[tuple[int, list[str], int]] = []
        """Rows without a wall, which belong to the board if a row with a wall follows."""
        self._coded = False
        """Whether the current board has run-lengths, or several rows in a line."""

    def text(self, piece: str) -> None:
        """Read a piece of text outside of comments; it consists of whole lines."""
        position = 0
        for match in _BOARD.finditer(piece):
            self._text_lines(piece[position : match.start()])
            self._board(match.group())
            position = match.end()
        self._text_lines(piece[position:])

    def comment(self, said: Sequence[str], lines: int) -> None:
        """Read the lines of a comment that takes up `lines` lines of the file."""
        self.drop_waiting()
        # text behind `Comment:` belongs to the comment, and the line `Comment-End:` has none
        first = self._next + lines - 1 - len(said)
        self._keep_text([Verbatim(line.rstrip()) for line in said], range(first, first + len(said)))
        self._next += lines

    def drop_waiting(self) -> None:
        """Treat the waiting rows as text, because no wall follows."""
        numbers = [number for number, _, _ in self._waiting]
        self._keep_text([self._lines[number - 1].rstrip() for number in numbers], numbers)
        self._waiting.clear()

    def _keep_text(self, text: Sequence[str], numbers: Sequence[int]) -> None:
        """Add lines of text, with their line numbers in the file, to the text after the last board."""
        self.blocks[-1].text += text
        self.blocks[-1].lines += numbers

    @property
    def _in_board(self) -> bool:
        return bool(self.blocks[-1].rows) and not self.blocks[-1].text

    def _board(self, run: str) -> None:
        if "-" in run or "_" in run:
            run = run.translate(PLAIN)
        rows = run.removesuffix("\n").split("\n")
        if " \n" in run or run[-1] == " ":
            rows = [row.rstrip() for row in rows]
        self._start_rows()
        block = self.blocks[-1]
        block.places = _append_places(block.places, ConsecutiveRowPlaces(self._next, len(rows)))
        block.rows += rows
        self._next += len(rows)

    def _start_rows(self) -> None:
        """Add the waiting rows to the board, or begin a new board, because a wall follows."""
        if not self._in_board:
            self.drop_waiting()
            self._budget.take_levels(1)
            self.blocks.append(Block())
            self._coded = False
        for number, rows, indent in self._waiting:
            self._add(rows, number, indent)
        self._waiting.clear()

    def _add(self, rows: Sequence[str], number: int, indent: int) -> None:
        """Add the rows that one line encodes; a `|` at the end of the line adds no row."""
        self._budget.take_characters(sum(map(len, rows)) + len(rows))
        plain = [plain_row(row) for row in rows]
        while len(rows) > 1 and len(plain) > 1 and not rows[len(plain) - 1]:
            plain.pop()
        block = self.blocks[-1]
        block.places = _append_places(block.places, [RowPlace(number, indent)] * len(plain))
        block.rows += plain

    def _text_lines(self, piece: str) -> None:
        lines = piece.split("\n")
        if not lines[-1]:
            lines.pop()
        plain = "#" not in piece  # without a wall there can be no board, only the end of one
        for at, raw in enumerate(lines):
            if plain and not self._in_board:
                if "\t" in piece:
                    lines = [line.expandtabs(8) for line in lines]
                rest = [line.rstrip() for line in lines[at:]]
                self._keep_text(rest, range(self._next, self._next + len(rest)))
                self._next += len(rest)
                return
            self._line(raw)
            self._next += 1
            if self._next % LINES_AT_ONCE == 0:
                self._budget.take_time()

    def _line(self, raw: str) -> None:
        """Read a line that is no ordinary row with a wall: text, or a coded, quoted or broken row."""
        line = raw.rstrip()
        if not line:
            self.drop_waiting()
            self._keep_text([""], [self._next])
            return
        if "\t" in line:
            line = line.expandtabs(8)
        parsed = row_of(line)
        if parsed is not None and any("#" in row for row in parsed[0]):
            self._start_rows()
            self._add(parsed[0], self._next, parsed[1])
            self._coded = self._coded or bool(_CODED.search(line))
        elif self._in_board and parsed is not None and (self._coded or not any(sign.isdigit() for sign in line)):
            self._waiting.append((self._next, *parsed))
        elif self._in_board and parsed is None and self._broken_row(line):
            self._start_rows()
            self._add([line], self._next, 0)
        else:
            self.drop_waiting()
            self._keep_text([line], [self._next])

    def _broken_row(self, line: str) -> bool:
        """Return whether a line inside a board is meant as a row although a character in it is invalid."""
        bare = line.strip()
        following = self._lines[self._next] if self._next < len(self._lines) else ""
        return bare.startswith("#") and (bare.endswith("#") or ("#" in following and row_of(following) is not None))


def _append_places(places: Sequence[RowPlace], more: Sequence[RowPlace]) -> Sequence[RowPlace]:
    """Return the row places followed by `more`; one consecutive range stays one small object."""
    return [*places, *more] if places else more
