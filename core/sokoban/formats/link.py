"""Levels as links, as articles and forums share them.

A link is `http://sokoban.ws/sokoplayer/?w=4&h=9&lvl=HHHH|H__H|...`. `w` and `h` are columns and rows; the level is in
the signs of MF8, which do not clash with the syntax of a link: `H` wall, `_` floor, `a` man, `x` man on a goal, `$`
box, `*` box on a goal, `.` goal, rows separated by `|`. A link may be whole or only its query, with `%7C` for a sign or
`&amp;` between its parts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from urllib.parse import unquote

from core.base.budget import Budget
from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.formats.parsed_collection import ParsedBoard
from core.sokoban.level import RowPlace, trim

PLAYER = "http://sokoban.ws/sokoplayer/"
"""Address of the web page that opens such links."""

_LEVEL = re.compile(r"lvl=[^\s\"'<>#]*", re.IGNORECASE)
_AROUND = re.compile(r"[\s\"'<>]")
"""Characters that end a link."""
_ROW_END = re.compile(r"\||%7c", re.IGNORECASE)
_DIGITS = re.compile(r"[0-9]{1,9}$", re.ASCII)
_READ = str.maketrans("Hax", "#@+")
_WRITE = str.maketrans("# -@+", "H__ax")
_LOOSE = ",;)]"
"""Characters after a link that belong to the sentence around it."""


def is_link(text: str) -> bool:
    """Return whether a text given as a file name is a link to a level."""
    return _LEVEL.search(text) is not None


def read_links(text: str, budget: Budget) -> list[ParsedBoard]:
    """Return a board for each link in a text. Raises InputError for an incomplete or contradictory link."""
    boards = []
    if is_link(text):
        for number, line in enumerate(text.split("\n"), 1):
            for link, start in _links(line):
                budget.take_levels(1)
                boards.append(_board(link, start, number, budget))
    return boards


def write_link(rows: Sequence[str]) -> str:
    """Return a level as a link that opens it in a browser; `rows` are in plain XSB."""
    width = max(map(len, rows), default=0)
    level = "|".join(row.ljust(width).translate(_WRITE) for row in rows)
    return f"{PLAYER}?w={width}&h={len(rows)}&lvl={level}"


def _links(line: str) -> Iterator[tuple[str, int]]:
    """Yield the links in a line with their start columns; linear in the length of the line."""
    end = 0
    for match in _LEVEL.finditer(line):
        before = _AROUND.split(line[end : match.start()])[-1]
        if not before.endswith(("?", "&", ";")):
            before = ""
        yield before + match.group(), match.start() - len(before)
        end = match.end()


def _board(link: str, start: int, line: int, budget: Budget) -> ParsedBoard:
    at = link.lower().rindex("lvl=") + len("lvl=")
    end = next((place for place, sign in enumerate(link) if sign == "&" and place > at), len(link))
    written = link[at:end].rstrip(_LOOSE)
    budget.take_characters(len(written))
    size = {name: count for part in (link[:at], link[end:]) for name, count in _sizes(part)}
    pieces = list(_pieces(written, start + at))
    while pieces and not pieces[-1][0]:
        pieces.pop()  # some programs write a separator after the last row, too
    rows = [unquote(row).translate(_READ) for row, _ in pieces]
    width, height = size.get("w"), size.get("h")
    if rows and width is not None and len(rows[-1]) == width + 1 and rows[-1].endswith("."):
        rows[-1] = rows[-1][:-1]  # a full stop of the sentence around the link
    if not any(rows):
        raise InputError.at_position(phrase("This link holds no level after lvl="), line, start + at + 1)
    if height is not None and len(rows) < height:
        message = phrase("The link is cut off: it says h={height} and has {rows}", height=height, rows=_rows(len(rows)))
        raise InputError.at_position(message, line, start + at + len(written))
    if height is not None and len(rows) > height:
        message = phrase("The link says h={height} and has {rows}", height=height, rows=_rows(len(rows)))
        raise InputError.at_position(message, line, pieces[height][1] + 1)
    for index, row in enumerate(rows):
        if width is not None and len(row) > width:
            message = phrase(
                "The link says w={width}, and row {row} has {squares} squares",
                width=width,
                row=index + 1,
                squares=len(row),
            )
            raise InputError.at_position(message, line, pieces[index][1] + width + 1)
    plain = trim(rows)
    return ParsedBoard(plain, [RowPlace(line, start) for _, start in pieces[: len(plain)]])


def _pieces(written: str, start: int) -> Iterator[tuple[str, int]]:
    """Yield the rows as written, with their positions in the line."""
    row_start = 0
    for end in _ROW_END.finditer(written):
        yield written[row_start : end.start()], start + row_start
        row_start = end.end()
    yield written[row_start:], start + row_start


def _sizes(query: str) -> Iterator[tuple[str, int]]:
    """Yield the sizes `w` and `h` in a part of a query; numbers of ten or more digits are ignored."""
    for part in re.split(r"[?&;]", query):
        name, _, value = part.partition("=")
        if name.lower() in ("w", "h") and _DIGITS.match(value):
            yield name.lower(), int(value)


def _rows(count: int) -> str:
    return phrase("%n rows", one="%n row", n=count)
