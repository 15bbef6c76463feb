"""Reader of positions as `statewalk policy data` and the article write them: text or JSON lines.

The text has six faces; a line of JSON is an object.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import NamedTuple

from core.base.puzzle import InputError
from core.base.words import phrase
from core.cube.cubie import Cube
from core.cube.facelets import parse_facelets
from core.cube.moves import position
from core.cube.policy.text import LENGTH, VOCABULARY, decode
from core.cube.puzzle import PUZZLE

LONGEST = 10_000_000
"""Most characters of a file: some sixty thousand positions."""

_ROW = r"([^\W\d_]{3})"
_FACES = r"\s*".join(rf"{face}:\s*{_ROW}\s+{_ROW}\s+{_ROW}" for face in range(6))
_POSITION = re.compile(rf"\s*{_FACES}[\s-]*(?:Labels?:(?:(?!0:)[^\n])*)?\s*")
"""Six faces, padding, and a label, which tells nothing about the position."""


class WrittenPosition(NamedTuple):
    """Position read from a file, and the number of turns that led there if it is known."""

    cube: Cube
    turns: int | None = None


def read_positions(text: str) -> list[WrittenPosition]:
    """Return the positions in a text: moves from solved, 54 facelets, or positions as written to files.

    Raises InputError with the place: the position's number where there are several, and what is wrong with it.
    """
    if len(text) > LONGEST:
        raise InputError(phrase("This has more than {millions} million characters", millions=LONGEST // 1_000_000))
    start = text.lstrip()
    if start.startswith("{"):
        lines = [line for line in text.splitlines() if line.strip()]
        return [_read_numbered(_from_json, line, number, len(lines)) for number, line in enumerate(lines, 1)]
    if start.startswith("0:"):
        parts = re.split(r"\s(?=0:)", start)
        return [_read_numbered(_from_text, part, number, len(parts)) for number, part in enumerate(parts, 1)]
    given = PUZZLE.read(text)
    return [WrittenPosition(given) if isinstance(given, Cube) else WrittenPosition(position(given), len(given))]


def _read_numbered(read: Callable[[str], WrittenPosition], text: str, number: int, of: int) -> WrittenPosition:
    try:
        return read(text)
    except InputError as error:
        if of == 1:
            raise
        place = (
            phrase("position {number}, {place}", number=number, place=error.place)
            if error.place
            else phrase("position {number}", number=number)
        )
        raise InputError(error.message, place) from None


def _from_text(text: str) -> WrittenPosition:
    found = _POSITION.fullmatch(text)
    if found is None:
        raise InputError(phrase("Six faces are needed, 0: to 5:, each with three times three letters of URFDLB"))
    return WrittenPosition(parse_facelets("".join(found.groups())))


def _from_json(line: str) -> WrittenPosition:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise InputError(phrase("This is not a JSON object on one line")) from None
    match answer:
        case {"tokens": [*tokens]} if len(tokens) == LENGTH and all(_is_token(token) for token in tokens):
            turns = answer.get("length")
            cube = _from_text(decode(tokens)).cube
            return WrittenPosition(cube, turns if isinstance(turns, int) and turns >= 0 else None)
        case _:
            words = phrase("The JSON object has no {tokens} tokens below {most}", tokens=LENGTH, most=len(VOCABULARY))
            raise InputError(words, "tokens")


def _is_token(token: object) -> bool:
    return isinstance(token, int) and 0 <= token < len(VOCABULARY)
