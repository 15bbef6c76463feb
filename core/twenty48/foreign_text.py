"""Conversion of boards as other programs write them into rows of tiles separated by blanks.

- Lists of a programming language, nested or flat, a printed array, comma-separated values, a table drawn with bars.
- Hexadecimal digits, one for each cell from the top left: the exponent of its tile. `0x18ff07ff15ff1334`, as programs
  with 64-bit boards print it, and links to positions such as `https://2048verse.com/p/18ff07ff15ff1334`.
- The saved game of G. Cirulli's original, whose cells are listed column by column, and JSON with a board in it.

Characters are replaced one by one where possible, so that an offset in the result is the offset in the text.
"""

from __future__ import annotations

import json
import re

from core.base.text.signs import PLAIN_SIGNS

_LINK = re.compile(r"\s*(?:https?://)?(?:www\.)?[\w.-]+/p/([0-9a-fA-F]+)/?\s*\Z")
_HEXADECIMAL = re.compile(r"\s*(?:0[xX]([0-9a-fA-F]{8,16})(?:[uU]?[lL]{0,2})|([0-9a-fA-F]{16}))\s*\Z")
"""Hexadecimal digits of a 4x4 board; leading zeros may be missing after 0x."""
_LINKED = {4: 2, 9: 3, 16: 4}
"""Cells along a side by the number of digits in a link."""

_FOREIGN = re.compile(r"[\[\](){},;|│┃║_\-–—·•+\"'=]|\d\.|[A-Za-z]", re.ASCII)
_NOTHING = re.compile(r"\b(?:null|none|nil|undefined|nan)\b|\"\"|''", re.IGNORECASE)
_POINT = re.compile(r"(?<=[0-9])\.0*(?![0-9.])")
"""Decimal point and zeros of a whole number that is printed as a fraction."""
_EMPTY = re.compile(r"(?<!\S)[-–—_·•]{1,2}(?!\S)")
_INNER_LIST = re.compile(r"[\[({][^\[\](){}]*[\])}]")
"""Row in nested lists, which may have a line for every cell."""
_WORDLESS_LINE = re.compile(r"^[^0-9A-Za-z\n]+$", re.MULTILINE)
_RULE = re.compile(r"[-─━═=]{3}|[+┌┏╔├┣╠└┗╚┬┼┴]")
"""Characters of a line that is drawn between rows."""
_BARS = "|│┃║"
_BLANK_CELL = re.compile(rf"(?<=[{_BARS}])[^\S\n](?=[^\S\n]*[{_BARS}])")
_SIGNS = str.maketrans({**dict.fromkeys("[({,\"'" + _BARS, " "), **dict.fromkeys("])};", "/")})
_KEYS = ("grid", "board", "cells", "tiles", "state")
"""Keys under which a board is found in JSON, tried in this order at each level."""


def plain_board(text: str) -> str:
    """Return a board's text with rows on lines or separated by slashes, and `.` or 0 for empty cells.

    Text that is no board of another program is returned unchanged but for invisible characters.
    """
    text = text.translate(PLAIN_SIGNS)
    if not _FOREIGN.search(text) and not text.strip().isdigit():
        return text
    converted = _from_digits(text) or _from_json(text)
    if converted:
        return converted
    if len(rows := _INNER_LIST.findall(text)) > 1 and any("\n" in row for row in rows):
        text = _INNER_LIST.sub(lambda row: row[0].replace("\n", " "), text)
    text = _WORDLESS_LINE.sub(lambda line: _blank_match(line) if _RULE.search(line[0]) else line[0], text)
    text = _POINT.sub(_blank_match, _NOTHING.sub(_mark_empty, text))
    text = _BLANK_CELL.sub(".", text).translate(_SIGNS)
    return _EMPTY.sub(_mark_empty, text)


def _blank_match(match: re.Match[str]) -> str:
    return " " * len(match[0])


def _mark_empty(match: re.Match[str]) -> str:
    return ".".ljust(len(match[0]))


def _from_digits(text: str) -> str:
    """Return the rows of a board given as hexadecimal digits; "" for other text."""
    if (link := _LINK.match(text)) and len(link[1]) in _LINKED:
        digits, side = link[1], _LINKED[len(link[1])]
    elif number := _HEXADECIMAL.match(text):
        digits, side = (number[1] or number[2]).rjust(16, "0"), 4
    else:
        return ""
    tiles = [str(1 << int(digit, 16)) if digit != "0" else "." for digit in digits]
    return "\n".join(" ".join(tiles[start : start + side]) for start in range(0, len(tiles), side))


def _from_json(text: str) -> str:
    """Return the score and the rows of a saved game in JSON; "" for other text."""
    if not text.lstrip().startswith("{"):
        return ""
    try:
        game = json.loads(text)
    except (ValueError, RecursionError):
        return ""
    rows: object = game
    while isinstance(rows, dict):
        rows = next((rows[key] for key in _KEYS if key in rows), None)
    if not isinstance(rows, list) or not rows or not all(isinstance(row, list) for row in rows):
        return ""
    if len({len(row) for row in rows}) == 1 and any(isinstance(cell, dict) for row in rows for cell in row):
        # The original lists cells by x, then by y.
        rows = [list(column) for column in zip(*rows, strict=True)]
    score = game.get("score")
    has_score = isinstance(score, int) and not isinstance(score, bool) and score >= 0
    heading = [f"score {score}"] if has_score else []  # not shown
    return "\n".join([*heading, *(" ".join(map(_tile, row)) for row in rows)])


def _tile(cell: object) -> str:
    value = cell.get("value") if isinstance(cell, dict) else cell
    return "." if value in (None, "", 0) else "".join(str(value).split())
