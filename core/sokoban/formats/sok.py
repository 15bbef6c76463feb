"""Level files that are text (.xsb, .sok, .txt), as people really write them.

Text between two boards belongs to the board before or after it as the .sok format has it (YASC 0.17): a title is a
`Title:` line on either side, or the last text line before the board if a blank line stands before that or it is the
only one. `Comment:` up to `Comment-End:` is taken as it is; a solution or snapshot is a line that says so and the
LURD lines after it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from core.budget import Budget
from core.sokoban.formats.blocks import Block, Verbatim, blocks_of, no_board, row_of, unquoted
from core.sokoban.formats.link import read_links
from core.sokoban.formats.parsed import Head, Parsed
from core.sokoban.level import Recording, trim

_KNOWN_KEY = re.compile(r"\s*(title|author|collection|comment|comment-end|date|game|copyright)\s*:\s*(.*)$", re.I)
_KEY = re.compile(r"\s*(?!(?:solution|snapshot|saved? ?game)\b)([A-Za-z][\w-]*)\s*:(?![:/])\s*(.*)$", re.I)
_SECTION = re.compile(
    r"\s*((?:(?:(?:my|best|second|other|optimal|shortest) )*solution|snapshot|saved? ?game)\b[^:]*)(?::\s*(.*))?$", re.I
)
_MOVES = re.compile(r"(?=.*[lurdLURD])[lurdLURD0-9()\[\]*\s]+$")
_MORE_MOVES = re.compile(r"[lurdLURD0-9()\[\]*\s]+$")
_SIGNS = "-=_~*#+. "


def read_text(text: str, budget: Budget) -> tuple[Head, list[Parsed]]:
    """The head of a text and its boards with all that is said about them; without a board, the levels of its links.

    Raises InputError if it holds neither.
    """
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    first, *blocks = blocks_of(text, budget)
    if not blocks:
        linked = read_links(text, budget)
        if not linked:
            raise no_board(text)
        return Head(), linked
    if ">" in text:
        quoted = any(place.indent for block in blocks for place in block.places[:1])
        for block in (first, *blocks):
            block.text = [_unquoted(line, whole=quoted) for line in block.text]
    return _assign(first.text, blocks)


def stands_above(title: str) -> bool:
    """Whether a line with this title, blank lines around it, is always read as the title of the board below it."""
    row = row_of(title)
    text = [Verbatim("other text"), "", title, ""]
    if _bare(title) != title or unquoted(title) != title:
        return False
    return _loose_title(text, first=False) == 2 and (row is None or "#" not in title)


def recording_title(line: str) -> str:
    """What a line announces before moves: the title of a solution or snapshot; "" for any other line."""
    section = _SECTION.match(line)
    if section is None:
        return ""
    title, value = section.groups()
    return " ".join((line if value and not _MOVES.match(value) else title).split())


def _unquoted(line: str, *, whole: bool) -> str:
    """A line without the quotation marks of a mail: of the `whole` text, or at least where it is about moves."""
    bare = line if isinstance(line, Verbatim) else unquoted(line)
    return bare if whole or _SECTION.match(bare) or _MOVES.match(bare) else line


def _known_key(line: str) -> tuple[str, str]:
    """A line with a usual key, the key in lower case; "" for any other line."""
    match = _KNOWN_KEY.match(line)
    return (match.group(1).lower(), match.group(2).strip()) if match else ("", "")


def _key(line: str) -> tuple[str, str]:
    """A `Key: value` line, the key as written; "" for any other line."""
    match = _KNOWN_KEY.match(line) or _KEY.match(line)
    return (match.group(1), " ".join(match.group(2).split())) if match else ("", "")


def _bare(line: str) -> str:
    """A title line without the signs that some files put around it."""
    return " ".join(line.strip().lstrip(";").strip().strip("'\"").split())


def _filled(line: str) -> bool:
    """Whether the line says something; an empty line of a comment does."""
    return bool(line) or isinstance(line, Verbatim)


def _titular(line: str) -> bool:
    """Whether a line may be a title where it stands."""
    if isinstance(line, Verbatim) or not _bare(line).strip(_SIGNS):
        return False
    return not (line.lstrip().startswith("::") or _KNOWN_KEY.match(line) or _SECTION.match(line))


def _titular_below(line: str) -> bool:
    """Whether a line may be a title below a board, where keys and moves are to be expected."""
    return _titular(line) and not _MOVES.match(line) and not _KEY.match(line)


def _loose_title(text: Sequence[str], *, first: bool) -> int | None:
    """Where in the text before a board its title stands, if it has one there.

    `first`: no board stands before the text, which may hold notes on the whole file.
    """
    last = len(text) - 1
    while last >= 0 and not _filled(text[last]):
        last -= 1
    if last < 0 or not _titular(text[last]):
        return None
    line = text[last]
    alone = not any(map(_filled, text[:last]))
    above = text[last - 1].strip() if last > 0 else ""
    after_blank = last > 0 and not above
    if not (alone or after_blank or above.startswith((";", "::"))):
        return None
    looks_like_moves = _MOVES.match(line) and not alone
    looks_like_key = _KEY.match(line) and not after_blank
    return last if first or not (looks_like_moves or looks_like_key) else None


def _named_below(head: Sequence[str], blocks: Sequence[Block]) -> bool:
    """Whether a file names its levels below their boards: nothing above the first, something below every one."""
    if any(map(_filled, head)):
        return False
    loose = [list(map(_titular_below, block.text)) for block in blocks]
    return all(map(any, loose)) and (len(blocks) > 1 or loose[0][0])


def _assign(head_text: Sequence[str], blocks: Sequence[Block]) -> tuple[Head, list[Parsed]]:
    """Give every line of text to the board it speaks of."""
    head = Head()
    parsed = [Parsed(trim(block.rows) if not block.rows[-1] else block.rows, block.places) for block in blocks]
    keys_above = _title_key(head_text) is not None and _title_key(blocks[-1].text) is None
    named_below = _named_below(head_text, blocks)
    before: Head | Parsed = head
    texts = [head_text, *(block.text for block in blocks)]
    for text, after in zip(texts, [*parsed, None], strict=True):
        reader = _Between(text, before, after)
        if named_below:
            reader.name_before()
        elif after is not None:
            reader.name_after(after)
        reader.read(_title_key(text) if keys_above else None)
        if after is not None:
            before = after
    return head, parsed


def _title_key(text: Sequence[str]) -> int | None:
    """Where a `Title:` line stands."""
    named = (at for at, line in enumerate(text) if not isinstance(line, Verbatim) and _known_key(line)[0] == "title")
    return next(named, None)


class _Between:
    """Reads the text between two boards, or around the first and the last."""

    def __init__(self, text: Sequence[str], before: Head | Parsed, after: Parsed | None) -> None:
        self._text, self._before, self._after = text, before, after
        self._done: set[int] = set()
        """Lines that are read."""
        self._title_at = len(text)
        self._moves: list[str] | None = None
        """The lines of moves so far, within a recording."""

    def name_after(self, after: Parsed) -> None:
        """Take the loose title of the board below; what `;` says right above it belongs there too."""
        at = _loose_title(self._text, first=isinstance(self._before, Head))
        if at is None:
            return
        self._title_at = at
        after.title = _bare(self._text[at])
        begin = at
        while begin > 0 and self._text[begin - 1] and not isinstance(self._text[begin - 1], Verbatim):
            begin -= 1
        above = range(begin, at) if all(line.lstrip().startswith(";") for line in self._text[begin:at]) else ()
        after.notes += [said for line in above if not (said := _bare(self._text[line])).isdigit()]
        self._done |= {at, *above}

    def name_before(self) -> None:
        """Take the loose title of the board above."""
        for at, line in enumerate(self._text):
            if isinstance(self._before, Parsed) and _titular_below(line):
                self._before.title = _bare(line)
                self._done.add(at)
                return

    def read(self, title_key: int | None) -> None:
        """Read all lines; the line `title_key`, keys right above it and what follows it speak of the board below."""
        below = len(self._text) if title_key is None else title_key
        while 0 < below < len(self._text) and _key(self._text[below - 1])[0]:
            below -= 1
        for at, line in enumerate(self._text):
            owner = self._after if self._after is not None and at >= below else self._before
            if at in self._done:
                self._end_moves()
            elif isinstance(line, Verbatim):
                self._end_moves()
                owner.notes.append(line)
            elif not line:
                if self._moves is None and owner.notes and owner.notes[-1]:
                    owner.notes.append("")
            elif not self._read_moves(at):
                self._read_key(line, owner)
        self._end_moves()

    def _read_moves(self, at: int) -> bool:
        """Whether the line announces moves or goes on with them."""
        line = self._text[at]
        if self._moves is not None:
            if _MOVES.match(line) or (self._text[at - 1] and _MORE_MOVES.match(line)):
                self._moves.append(line)
                return True
            self._end_moves()
        section = _SECTION.match(line)
        if section is None or isinstance(self._before, Head):
            return False
        tail = section.group(2) or ""
        if not _MOVES.match(tail):
            tail = ""
            following = at + 1
            while following < len(self._text) and not self._text[following]:
                following += 1
            if following in (len(self._text), self._title_at) or not _MOVES.match(self._text[following]):
                return False
        self._moves = [tail]
        self._before.recordings.append(Recording(recording_title(line), ""))
        return True

    def _end_moves(self) -> None:
        if self._moves is not None and isinstance(self._before, Parsed):
            title = self._before.recordings[-1].title
            self._before.recordings[-1] = Recording(title, "".join("".join(self._moves).split()))
        self._moves = None

    def _read_key(self, line: str, owner: Head | Parsed) -> None:
        """A `Key: value` line, or a note."""
        key, value = _key(line)
        kind = key.lower()
        if not key or (kind == "comment-end" and not value):
            owner.notes += [line] if not key else []
        elif kind == "comment":
            owner.notes += [value] if value else []
        elif kind == "title":
            named = owner if isinstance(owner, Parsed) else self._after
            assert named is not None  # text with nothing before and nothing after it holds no board
            if value and named.title and named.title != value:
                named.notes.append(named.title)
            named.title = value or named.title
        elif kind == "collection" and isinstance(owner, Head):
            owner.title = value
        else:
            owner.keys.append((key, value))
