"""Files of many levels: .xsb, .sok and plain text, as people really write them.

A board is a run of lines of XSB characters; everything between two boards is text: titles, `Key: value` lines,
comments, solutions. Text belongs to the board before or after it as the .sok format has it (YASC 0.17): a title is a
`Title:` line on either side, or the last text line before the board if a blank line stands before that or it is the
only one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from core.puzzle import InputError
from core.sokoban.board import State
from core.sokoban.level import Finding, Level, Place, examine, plain_row, trim
from core.sokoban.rle import expand

MAX_BYTES = 64 << 20
MAX_LINE = 1 << 20

_BREAK = re.compile(r"\r\n|\r|\n")
_ORDINARY = re.compile(r"[-#@+$*._ ]*$")
_LEGAL = re.compile(r"[-#@+$*._ pPbB0-9()|]*$")
_QUOTE = re.compile(r"\s*(?:>\s?)+")
_KEY = re.compile(r"\s*(title|author|collection|comment|comment-end|date|game|copyright)\s*:\s*(.*)$", re.I)
_SECTION = re.compile(r"\s*(solution|snapshot|saved game)\b[^:]*(?::\s*(.*))?$", re.I)
_LURD = re.compile(r"[lurdLURD0-9()\s]+$")
_BINARY = re.compile(rb"[\x00-\x08\x0e-\x19\x1b-\x1f]")


@dataclass(frozen=True, slots=True)
class Entry:
    """One board of a file, whether it can be played or not."""

    index: int
    """1-based place in the file."""
    title: str
    author: str
    comment: str
    rows: tuple[str, ...]
    line: int
    solutions: tuple[str, ...]
    findings: tuple[Finding, ...]
    state: State | None

    @property
    def level(self) -> Level | None:
        """The level, if it can be played."""
        if self.state is None:
            return None
        return Level(self.rows, self.state, self.title, self.author, self.comment, self.solutions)


@dataclass(frozen=True, slots=True)
class Collection:
    """All boards of a file."""

    title: str
    author: str
    entries: tuple[Entry, ...]

    @property
    def levels(self) -> list[Level]:
        """The levels that can be played, in the order of the file."""
        return [level for entry in self.entries if (level := entry.level) is not None]


@dataclass(slots=True)
class _Block:
    """A board and the text between it and the next one."""

    rows: list[str] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)
    text: list[tuple[int, str]] = field(default_factory=list)


@dataclass(slots=True)
class _About:
    """What the text around one board says about it."""

    title: str = ""
    author: str = ""
    solutions: list[str] = field(default_factory=list)
    comment: list[str] = field(default_factory=list)


def read_file(path: Path) -> Collection:
    """The collection in a file. Raises InputError for a file that cannot be read or holds no level."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise InputError(f"{path.name} is larger than 64 MB")
        data = path.read_bytes()
    except OSError as error:
        raise InputError(f"{path.name} cannot be read: {error.strerror}") from error
    return read_collection(data, path.stem)


def read_collection(data: bytes | str, name: str = "") -> Collection:
    """The collection in a text; `name` is its title unless the text has one.

    Raises InputError if the text is no text, is about another game, or holds no board.
    """
    text = data if isinstance(data, str) else _decode(data)
    lines = _BREAK.split(text.removeprefix("\ufeff"))
    if text.lstrip().startswith("<"):
        raise InputError("This is XML; save the levels as .sok or .xsb text to open them here")
    blocks = list(_blocks(lines))
    head, boards = blocks[0], blocks[1:]
    if not boards:
        raise _no_board(lines)
    about = _About()
    title = name
    for _, line in head.text:
        key, value = _key(line)
        if key == "collection":
            title = value
        elif key == "game" and value.lower() not in ("", "sokoban"):
            raise InputError(f"This is a {value} file; only Sokoban levels can be played")
        elif key == "author":
            about.author = value
    notes = _assign(head, boards)
    entries = []
    for index, (block, note) in enumerate(zip(boards, notes, strict=True), 1):
        state, rows, findings = examine(block.rows, block.places)
        entries.append(
            Entry(
                index,
                note.title,
                note.author or about.author,
                "\n".join(note.comment).strip(),
                tuple(rows),
                block.places[0].line,
                tuple(note.solutions),
                tuple(findings),
                state,
            )
        )
    return Collection(title, about.author, tuple(entries))


def read_level(text: str) -> Level:
    """The one level in a text. Raises InputError with the place of what keeps it from being played."""
    entries = read_collection(text).entries
    if len(entries) > 1:
        second = entries[1]
        raise InputError.at(f"The text holds {len(entries)} levels, not one", second.line, 1)
    level = entries[0].level
    if level is None:
        raise next(finding for finding in entries[0].findings if finding.fatal).error()
    return level


def _decode(data: bytes) -> str:
    if len(data) > MAX_BYTES:
        raise InputError("The file is larger than 64 MB")
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", "replace")
    if _BINARY.search(data):
        raise InputError("This is not a text file")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def _row(line: str) -> tuple[list[str], int] | None:
    """The rows that a line of XSB characters stands for, and the width of a quotation mark before them."""
    if _ORDINARY.match(line):
        return [line], 0
    indent = 0
    if not _LEGAL.match(line):
        quote = _QUOTE.match(line)
        if quote is None or not _LEGAL.match(line, quote.end()):
            return None
        indent = quote.end()
        line = line[indent:]
    try:
        plain = expand(line, MAX_LINE)
    except InputError:
        return None
    return plain.split("|"), indent


def _blocks(lines: Sequence[str]) -> Iterator[_Block]:
    """The text before the first board, then every board with the text after it."""
    block = _Block()
    waiting: list[tuple[int, list[str], int]] = []  # rows without a wall: part of the board if a wall follows
    for number, raw in enumerate(lines, 1):
        line = raw.rstrip()
        if "\t" in line:
            line = line.expandtabs(8)
        in_board = block.rows and not block.text
        row = _row(line) if line else None
        if row is not None and "#" in line:
            rows, indent = row
            if not in_board:
                yield block
                block = _Block()
            for at, held, held_indent in waiting:
                _add(block, held, at, held_indent)
            waiting.clear()
            _add(block, rows, number, indent)
        elif in_board and line and row is not None and not any(c.isdigit() for c in line):
            waiting.append((number, *row))
        elif in_board and line and row is None and _broken_row(line, lines[number] if number < len(lines) else ""):
            for at, held, held_indent in waiting:
                _add(block, held, at, held_indent)
            waiting.clear()
            _add(block, [line], number, 0)
        else:
            block.text += [(at, lines[at - 1]) for at, _, _ in waiting]
            waiting.clear()
            block.text.append((number, line))
    block.text += [(at, lines[at - 1]) for at, _, _ in waiting]
    yield block


def _broken_row(line: str, following: str) -> bool:
    """Whether a line inside a board with a character that means nothing is still meant as a row of it."""
    bare = line.strip()
    return bare.startswith("#") and (bare.endswith("#") or ("#" in following and _row(following) is not None))


def _add(block: _Block, rows: Sequence[str], line: int, indent: int) -> None:
    plain = trim(rows) if len(rows) > 1 else [plain_row(rows[0])]
    block.rows += plain
    block.places += [Place(line, indent)] * len(plain)


def _key(line: str) -> tuple[str, str]:
    """A `Key: value` line, the key in lower case; "" for any other line."""
    match = _KEY.match(line)
    return (match.group(1).lower(), match.group(2).strip()) if match else ("", "")


def _bare(line: str) -> str:
    """A title line without the signs that some files put around it."""
    return line.strip().lstrip(";").strip().strip("'\"").strip()


def _is_title(line: str) -> bool:
    return bool(_bare(line)) and not (line.lstrip().startswith("::") or _KEY.match(line) or _SECTION.match(line))


def _loose_title(text: Sequence[tuple[int, str]], first: bool) -> int | None:
    """Where in the text before a board its title stands, if it has one there.

    `first`: no board stands before the text, which may hold notes on the whole file.
    """
    filled = [at for at, (_, line) in enumerate(text) if line.strip()]
    if not filled or not _is_title(text[filled[-1]][1]):
        return None
    last = filled[-1]
    alone = len(filled) == 1
    above = text[last - 1][1].strip() if last > 0 else ""
    after_blank = last > 0 and not above
    if not (alone or after_blank or above.startswith((";", "::"))):
        return None
    if not first and _LURD.match(text[last][1]) and not alone:
        return None
    return last


def _assign(head: _Block, boards: Sequence[_Block]) -> list[_About]:
    """Give every line of text to the board it speaks of."""
    abouts = [_About() for _ in boards]
    keyed_before = any(_key(line)[0] == "title" for _, line in head.text)
    keyed_after = any(_key(line)[0] == "title" for _, line in boards[-1].text)
    # A file that names its levels below their boards has nothing above the first and something below the last.
    named_below = not any(line.strip() for _, line in head.text) and any(_is_title(line) for _, line in boards[-1].text)
    for at in range(-1, len(boards)):
        text = head.text if at < 0 else boards[at].text
        before = abouts[at] if at >= 0 else None
        after = abouts[at + 1] if at + 1 < len(boards) else None
        title_at = None
        if not named_below and after is not None:
            title_at = _loose_title(text, at < 0)
        _read_text(text, title_at, before, after, keyed_before and not keyed_after)
        if named_below and before is not None and not before.title:
            loose = [line for _, line in text if _is_title(line) and not _LURD.match(line)]
            before.title = _bare(loose[0]) if loose else ""
    return abouts


def _read_text(
    text: Sequence[tuple[int, str]], title_at: int | None, before: _About | None, after: _About | None, keys_above: bool
) -> None:
    """Read the lines between two boards; `keys_above`: `Title:` and `Author:` lines speak of the board below them."""
    owner = after if keys_above or before is None else before
    moves: list[str] | None = None

    def close() -> None:
        nonlocal moves
        if moves and before is not None:
            before.solutions.append("".join(moves))
        moves = None

    for at, (_, line) in enumerate(text):
        key, value = _key(line)
        section = _SECTION.match(line)
        if at == title_at:
            close()
            if after is not None and not after.title:
                after.title = _bare(line)
        elif section:
            close()
            if section.group(1).lower() == "solution":
                moves = [section.group(2)] if _LURD.match(section.group(2) or "") else []
        elif key in ("title", "author"):
            close()
            if owner is not None and (key == "title" or before is not None or keys_above):
                setattr(owner, key, value)
        elif moves is not None and line.strip() and _LURD.match(line):
            moves.append("".join(line.split()))
        elif line.strip():
            close()
            if before is not None and not line.lstrip().startswith("::") and not key:
                before.comment.append(line.strip())
            elif key == "comment" and value and before is not None:
                before.comment.append(value)
    close()


def _no_board(lines: Sequence[str]) -> InputError:
    """Why a text holds no board: the first character that keeps a line with a wall from being one."""
    for number, line in enumerate(lines, 1):
        if line.lstrip().startswith("#"):
            for column, sign in enumerate(line.rstrip(), 1):
                if not _LEGAL.match(sign):
                    return InputError.at(f"{sign} is not a level character", number, column)
    return InputError("There is no level in this text; a level is drawn with # for walls, @ for the man, $ and .")
