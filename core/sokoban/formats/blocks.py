"""Where the boards of a text are: runs of lines of XSB characters, and the text between them."""

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
"""Characters that a line may stand for: more than any board has, with a `|` after each of its rows."""

LINES_AT_ONCE = 1000
"""How often somebody looks at the clock."""

# Ordinary rows, each with a wall: nearly always a whole board. A row is taken whole, so no text makes it slow.
_BOARD = re.compile(r"(?:^(?=[^#\n]*#)[-#@+$*._ ]++(?:\n|\Z))+", re.MULTILINE)
_COMMENT = re.compile(r"^[ \t]*comment(-end)?[ \t]*:[ \t]*(.*)(?:\n|\Z)", re.IGNORECASE | re.MULTILINE)
_LEGAL = re.compile(r"[-#@+$*._ pPbB0-9()|]*$")
_CODED = re.compile(r"[0-9()|]")
_QUOTE = re.compile(r"\s*(?:>\s?)+")


class Verbatim(str):
    """A line of a comment, which is text whatever it looks like."""

    __slots__ = ()


@dataclass(slots=True)
class Block:
    """A board and the text between it and the next one."""

    rows: list[str] = field(default_factory=list)
    places: Sequence[RowPlace] = ()
    text: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    """The number, from 1, of each line of `text` in the file."""


def blocks_of(text: str, budget: Budget) -> list[Block]:
    """The text before the first board as a block without rows, then every board with the text after it."""
    reader = _Reader(text, budget)
    at = 0
    for start, end, said in _comments(text):
        reader.text(text[at:start])
        reader.comment(said, text.count("\n", start, end))
        at = end
    reader.text(text[at:])
    reader.drop_waiting()
    return reader.blocks


def row_of(line: str) -> tuple[list[str], int] | None:
    """Return the rows that a line of XSB characters stands for, and the width before them.

    The width is that of the quotation marks, or of the `|` that parts rows.
    """
    indent = 0
    if not _LEGAL.match(line):
        quote = _QUOTE.match(line)
        if quote is None or not _LEGAL.match(line, quote.end()):
            return None
        indent = quote.end()
        line = line[indent:]
    if line.startswith("|"):
        # a table in Markdown begins its rows with the sign that parts them
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
    """Why a text holds no board: the first character that keeps a line with a wall from being one."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.lstrip().startswith("#"):
            for column, sign in enumerate(line.rstrip(), 1):
                if not _LEGAL.match(sign):
                    return InputError.at_position(phrase("{sign} is not a level character", sign=sign), number, column)
    return InputError(phrase("There is no level in this text; # is a wall, @ the man, $ a box and . a goal"))


def _comments(text: str) -> Iterator[tuple[int, int, list[str]]]:
    """From where to where every comment goes that has an end, and its lines."""
    marks = list(_COMMENT.finditer(text)) if "comment-end" in text.lower() else []
    for begin, end in pairwise(marks):
        if not begin.group(1) and end.group(1):
            said = text[begin.end() : end.start()].removesuffix("\n").split("\n")
            yield begin.start(), end.end(), [begin.group(2), *said] if begin.group(2).strip() else said


class _Reader:
    """Goes through the lines once."""

    def __init__(self, text: str, budget: Budget) -> None:
        budget.take_lines(text.count("\n"))
        self._budget = budget
        self.blocks = [Block()]
        self._lines = text.split("\n")
        self._next = 1
        """The number of the next line."""
        self._waiting: list[tuple[int, list[str], int]] = []
        """Rows without a wall: part of the board if a wall follows."""
        self._coded = False
        """Whether the board so far has run-lengths, or several rows a line."""

    def text(self, piece: str) -> None:
        """Whole lines outside of comments."""
        at = 0
        for match in _BOARD.finditer(piece):
            self._text_lines(piece[at : match.start()])
            self._board(match.group())
            at = match.end()
        self._text_lines(piece[at:])

    def comment(self, said: Sequence[str], lines: int) -> None:
        """The lines of a comment, which takes up `lines` lines."""
        self.drop_waiting()
        # what stands in the line of `Comment:` itself is said there, and `Comment-End:` says nothing
        first = self._next + lines - 1 - len(said)
        self._keep_text([Verbatim(line.rstrip()) for line in said], range(first, first + len(said)))
        self._next += lines

    def drop_waiting(self) -> None:
        """No wall follows: what waits is text."""
        numbers = [number for number, _, _ in self._waiting]
        self._keep_text([self._lines[number - 1].rstrip() for number in numbers], numbers)
        self._waiting.clear()

    def _keep_text(self, text: Sequence[str], numbers: Sequence[int]) -> None:
        """Add lines of text, which have these numbers in the file, to what stands after the last board."""
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
        """A wall follows: what waits is board, or a new board begins."""
        if not self._in_board:
            self.drop_waiting()
            self._budget.take_levels(1)
            self.blocks.append(Block())
            self._coded = False
        for number, rows, indent in self._waiting:
            self._add(rows, number, indent)
        self._waiting.clear()

    def _add(self, rows: Sequence[str], number: int, indent: int) -> None:
        """The rows that one line stands for; nothing comes after a `|` that ends it."""
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
        """One line that is no ordinary row with a wall: text, or a row all the same."""
        line = raw.rstrip()
        if not line:
            self.drop_waiting()
            self._keep_text([""], [self._next])
            return
        if "\t" in line:
            line = line.expandtabs(8)
        found = row_of(line)
        if found is not None and any("#" in row for row in found[0]):
            self._start_rows()
            self._add(found[0], self._next, found[1])
            self._coded = self._coded or bool(_CODED.search(line))
        elif self._in_board and found is not None and (self._coded or not any(sign.isdigit() for sign in line)):
            self._waiting.append((self._next, *found))
        elif self._in_board and found is None and self._broken_row(line):
            self._start_rows()
            self._add([line], self._next, 0)
        else:
            self.drop_waiting()
            self._keep_text([line], [self._next])

    def _broken_row(self, line: str) -> bool:
        """Whether a line inside a board with a character that means nothing is still meant as a row of it."""
        bare = line.strip()
        following = self._lines[self._next] if self._next < len(self._lines) else ""
        return bare.startswith("#") and (bare.endswith("#") or ("#" in following and row_of(following) is not None))


def _append_places(places: Sequence[RowPlace], more: Sequence[RowPlace]) -> Sequence[RowPlace]:
    """Return the row places followed by `more`; the common case of rows line by line stays one small object."""
    return [*places, *more] if places else more
