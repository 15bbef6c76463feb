"""Classification of single lines of a level file: key with value, title, moves, or heading of moves."""

from __future__ import annotations

import re

from core.sokoban.formats.blocks import Verbatim

_KNOWN_KEY = re.compile(
    r"\s*(title|author|collection|set|comment|comment-end|date|game|copyright"
    r"|variant|(?:puzzle|game) type|tessellation)\s*:\s*(.*)$",
    re.IGNORECASE,
)
COLLECTION_KEYS = ("collection", "set")
"""Keys that give the title of a whole file."""
_GAME = re.compile(r"\s*(game)\s*=\s*(\S.*)$", re.IGNORECASE)
_KEY = re.compile(r"\s*(?!(?:solution|snapshot|saved? ?game)\b)([A-Za-z][\w-]*)\s*:(?![:/])\s*(.*)$", re.IGNORECASE)
SECTION = re.compile(
    r"\s*((?:(?:(?:my|best|second|other|optimal|shortest) )*solution|snapshot|saved? ?game)\b[^:]*)(?::\s*(.*))?$",
    re.IGNORECASE,
)
"""Line that announces moves in any context; the moves may follow in the same line."""
MOVES = re.compile(r"(?=.*[lurdLURD])[lurdLURD0-9()\[\]{}*\s]+$")
MORE_MOVES = re.compile(r"[lurdLURD0-9()\[\]{}*\s]+$")
"""Line that may continue moves; only there may a line consist of a count alone."""
_WORD = re.compile(r"[LURD]?[lurd]{1,5}$|(?!.*[lurd][LURD]).{1,3}$|.*[0-9]$")
_LEVEL = re.compile(r"level\s*:\s*(?=\S)", re.IGNORECASE)
_FENCE = re.compile(r"\s*(?:```|~~~)[\w+-]*\s*$")
_SIGNS = "-=_~*#+.` "
_QUOTES = "'\""


def known_key(line: str) -> tuple[str, str]:
    """Return the known key of a line in lower case, and its value; ("", "") for any other line."""
    match = _KNOWN_KEY.match(line) or _GAME.match(line)
    return (match.group(1).lower(), match.group(2).strip()) if match else ("", "")


def key_and_value(line: str) -> tuple[str, str]:
    """Return the key of a `Key: value` line as it is written, and the value; ("", "") for any other line."""
    match = _KNOWN_KEY.match(line) or _GAME.match(line) or _KEY.match(line)
    return (match.group(1), " ".join(match.group(2).split())) if match else ("", "")


def bare_title(line: str) -> str:
    """Return a title line without decoration: `;` or `Level:` before it, a pair of quotes around it."""
    title = " ".join(_LEVEL.sub("", line.strip().lstrip(";").strip(), count=1).split())
    if len(title) > 1 and title[0] == title[-1] and title[0] in _QUOTES:
        title = title[1:-1].strip()
    return title


def is_filled(line: str) -> bool:
    """Return whether a line has content; an empty line of a comment counts."""
    return bool(line) or isinstance(line, Verbatim)


def is_fence(line: str) -> bool:
    """Return whether a line opens or closes a code block in Markdown."""
    return not isinstance(line, Verbatim) and _FENCE.match(line) is not None


def may_be_title(line: str) -> bool:
    """Return whether a line may be the title of a board or of moves."""
    if isinstance(line, Verbatim) or not bare_title(line).strip(_SIGNS):
        return False
    return not (line.lstrip().startswith("::") or known_key(line)[0] or is_fence(line))


def are_moves(line: str) -> bool:
    """Return whether a line may consist of moves."""
    return not isinstance(line, Verbatim) and MOVES.match(line) is not None


def is_word(line: str) -> bool:
    """Return whether a line of moves is more likely a word or number, such as "Dull", "3D" or "R 12"."""
    return _WORD.match(line.strip()) is not None
