"""Recorded games in the text of a level file: solutions, saved games and snapshots.

The .sok format (YASC 0.17) reserves no keyword for them. A game is lines of LURD; its title is the last text line
before them, if a blank line precedes it or it is the only text line there. A line that says "Solution", "Snapshot" or
"Saved game" announces moves wherever it stands, as many programs write it, and may have the moves behind a colon.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.formats.blocks import Verbatim, row_of, strip_quotation
from core.sokoban.formats.rle import expand
from core.sokoban.formats.text_lines import (
    MORE_MOVES,
    MOVES,
    SECTION,
    are_moves,
    is_filled,
    is_word,
    key_and_value,
    may_be_title,
)
from core.sokoban.lurd import read_play

UNTITLED = "Saved game"  # not shown
"""Title of a recorded game that has none in its file."""
WRAPPED = 40
"""Length from which on a line of moves may continue after a blank line, in a text with broken lines.

The moves of a game without a title never continue so, as another game may follow.
"""
LIKE_MOVES = 12
"""Number of move letters, with hardly any others, from which on a line was probably meant as moves."""
LONGEST = 1_000_000
"""Maximum number of moves of a game that only its place in the text announces."""

_HEADING = re.compile(
    r"\s*(?:(?:my|best|second|other|optimal|shortest) )*(?:solution|snapshot|saved? ?game)[\s\d:/]*$", re.IGNORECASE
)


class RecordedGame(NamedTuple):
    """Recorded game in a text: its title, its moves and its lines."""

    title: str
    moves: str
    """Moves in LURD as the file has them, without white space."""
    first: int
    """Index of the line of the title, or of the first line of moves."""
    end: int
    """Index of the line after the last line of moves."""


def recording_title(line: str) -> str:
    """Return the title in a line that announces moves, such as "Solution"; "" for any other line."""
    section = SECTION.match(line)
    if section is None:
        return ""
    title, value = section.groups()
    return " ".join((line if value and not MOVES.match(value) else title).split())


def games_in(text: Sequence[str], board_title: int | None = None) -> list[RecordedGame]:
    """Return the recorded games in the text after a board, in their order.

    `board_title` is the line that holds the title of the next board, if it has one.
    """
    if not any(SECTION.match(line) or MOVES.match(line) for line in text):
        return []
    games: list[RecordedGame] = []
    index, alone = 0, True
    while index < len(text):
        if index == board_title or not is_filled(text[index]):
            index += 1
            continue
        game = _game_at(text, index, board_title, alone=alone)
        alone = game is not None
        if game is not None:
            games.append(game)
        index = index + 1 if game is None else game.end
    return games


def fault_of(game: RecordedGame) -> str:
    """Return why the moves of a recorded game cannot be read; "" if they can."""
    try:
        read_play(game.moves)
    except InputError as error:
        return phrase("The moves of “{title}” cannot be read: {reason}", title=game.title, reason=error.message)
    return ""


def fault_of_note(line: str) -> str:
    """Return a warning about a note that was probably meant as moves or their heading; else ""."""
    if isinstance(line, Verbatim):
        return ""
    if _HEADING.match(line):
        return phrase("No moves follow “{title}”, so it is kept as a note", title=line.strip())
    letters = sum(map(line.count, "lurdLURD"))
    if letters >= LIKE_MOVES and 10 * letters >= 9 * sum(map(str.isalnum, line)):
        stranger = next((sign for sign in line if not MORE_MOVES.match(sign)), "")
        if stranger:
            return phrase("{sign} is not a move, so this line is kept as a note", sign=stranger)
        return phrase("These moves cannot be read, so the line is kept as a note")
    return ""


def is_kept_title(title: str) -> bool:
    """Return whether a line with this title before moves is read as the title of the moves."""
    row = row_of(title)
    if strip_quotation(title) != title or (row is not None and any("#" in game for game in row[0])):
        return False
    games = games_in([Verbatim("other text"), "", title, "rR"])
    return [(game.title, game.first, game.end) for game in games] == [(title, 2, 4)]


def _game_at(text: Sequence[str], at: int, board_title: int | None, *, alone: bool) -> RecordedGame | None:
    """Return the game that begins in line `at`; None if none does.

    `alone`: no text separates it from the board, or from the last game.
    """
    line = text[at]
    if isinstance(line, Verbatim):
        return None
    section = SECTION.match(line)
    tail = (section.group(2) or "") if section is not None else ""
    if MOVES.match(tail):
        return _game(recording_title(line), text, at, at + 1, board_title, tail)
    if are_moves(line):
        return None if is_word(line) else _sensible(_game(UNTITLED, text, at, at, board_title))
    begin = _find_filled(text, at + 1)
    if begin in (len(text), board_title) or not are_moves(text[begin]):
        return None
    if section is not None:
        return _game(recording_title(line), text, at, begin, board_title)
    after_blank = at > 0 and not is_filled(text[at - 1])
    titled = may_be_title(line) and (after_blank or (alone and not key_and_value(line)[1]))
    return _sensible(_game(" ".join(line.split()).rstrip(" :"), text, at, begin, board_title)) if titled else None


def _game(
    title: str, text: Sequence[str], first: int, begin: int, board_title: int | None, tail: str = ""
) -> RecordedGame:
    """Return the game whose lines of moves begin with line `begin`.

    `tail` are moves in the heading line before them.
    """
    parts, end = [tail], begin
    while True:
        following = _find_filled(text, end)
        if following in (len(text), board_title) or not (
            (following == begin and not tail) or _goes_on(text, following, torn=title != UNTITLED)
        ):
            return RecordedGame(title, "".join("".join(parts).split()), first, end)
        parts.append(text[following])
        end = following + 1


def _goes_on(text: Sequence[str], at: int, *, torn: bool) -> bool:
    """Return whether line `at` continues the moves of the last non-blank line before it.

    `torn`: it may do so after a blank line, if that line was long and stood alone.
    """
    line = text[at]
    if isinstance(line, Verbatim):
        return False
    if text[at - 1]:
        return MORE_MOVES.match(line) is not None
    before = at - 1
    while before > 0 and not is_filled(text[before]):
        before -= 1
    alone = before == 0 or not are_moves(text[before - 1])
    return torn and alone and MOVES.match(line) is not None and len(text[before]) >= WRAPPED


def _sensible(game: RecordedGame) -> RecordedGame | None:
    """Return the game if its run-lengths can be expanded; else None, as the line only looked like moves."""
    try:
        return game if expand(game.moves, LONGEST) else None
    except InputError:
        return None


def _find_filled(text: Sequence[str], at: int) -> int:
    while at < len(text) and not is_filled(text[at]):
        at += 1
    return at
