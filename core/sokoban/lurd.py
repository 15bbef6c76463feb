"""Moves as text: l u r d walk, L U R D push (or pull, in reverse play).

The case is informative only: files written by other programs get it wrong, so a replay decides which steps push. In
reverse play the man may jump; `[...]` holds the walk he would have made, and reverse play begins with a jump, perhaps
an empty one. `*` marks the current position, before moves that can be redone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice

from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.formats.rle import RunLengthError, expand

LETTERS = "lurd"
MAX_MOVES = 10_000_000
_STRANGER = re.compile(r"[^lurdLURD0-9()\[\]*\s]")
_SIGN = re.compile(r"[\[\]*]")
_SIGN_IN_RUN = re.compile(r"\d[\[\]*]")


@dataclass(frozen=True, slots=True)
class Play:
    """Moves of a text, with their jumps and the current position."""

    moves: str
    """Moves as single letters, the steps of jumps included."""
    jumps: tuple[tuple[int, int], ...] = ()
    """Ranges of indices in `moves` that are jumps; ascending."""
    position: int | None = None
    """Number of moves before the current position; None if the text does not give it, which means all."""

    @property
    def reverse(self) -> bool:
        """Whether the play begins with a jump, and so is reverse play."""
        return bool(self.jumps) and self.jumps[0][0] == 0

    @property
    def text(self) -> str:
        """Text of the play, as `read_play` reads it."""
        signs: dict[int, str] = {}
        for begin, end in self.jumps:
            signs[begin] = signs.get(begin, "") + ("[" if begin < end else "[]")
            if begin < end:
                signs[end] = "]"
        if self.position is not None:
            index = self.position
            bracket = signs.get(index, "")
            signs[index] = f"{bracket[:-1]}*[" if bracket.endswith("[") else f"{bracket}*"
        parts, last = [], 0
        for index in sorted(signs):
            parts += [self.moves[last:index], signs[index]]
            last = index
        return "".join([*parts, self.moves[last:]])


def read_play(text: str) -> Play:
    """Return moves with jumps and a current position, read from text.

    Run-lengths such as `3r2(uL)` are expanded, white space is skipped. Raises InputError with the line and column of
    the fault.
    """
    if len(text) > 2 * MAX_MOVES:
        raise InputError(
            phrase("This text has {length:,} characters; {most:,} is the most", length=len(text), most=2 * MAX_MOVES)
        )
    stranger = _STRANGER.search(text)
    if stranger and stranger.group() in "{}":
        message = phrase("{sign} changes the man, which only Multiban has", sign=stranger.group())
        raise InputError.at_position(message, *_place(text, stranger.start()))
    if stranger:
        message = phrase("{letter} is not a move. Use l u r d, or L U R D for a push", letter=stranger.group())
        raise InputError.at_position(message, *_place(text, stranger.start()))
    packed = "".join(text.split())
    try:
        expanded = expand(packed, MAX_MOVES)
    except RunLengthError as error:
        raise InputError.at_position(error.message, *_place(text, _nth(text, error.index))) from error
    if not _SIGN.search(packed):
        return Play(expanded)
    repeated = _SIGN_IN_RUN.search(packed)
    if repeated:
        message = phrase("{sign} cannot be repeated", sign=repeated.group()[1])
        raise InputError.at_position(message, *_place(text, _nth(text, repeated.start())))
    try:
        return _parse_signs(expanded)
    except InputError as error:
        first = _SIGN.search(text)
        assert first is not None
        raise InputError.at_position(error.message, *_place(text, first.start())) from error


def parse_lurd(text: str) -> list[str]:
    """Return the single moves of ordinary play; the mark of the current position is ignored.

    Raises InputError with the line and column of a character that is no move, and for a jump.
    """
    play = read_play(text)
    if play.jumps:
        raise InputError.at_position(phrase("The man can jump only in reverse play"), *_place(text, text.index("[")))
    return list(play.moves)


def format_lurd(moves: Iterable[str]) -> str:
    """Return the moves as one string."""
    return "".join(moves)


def _parse_signs(written: str) -> Play:
    """Parse LURD text without repeat counts: its moves, its jumps [...] and the current position *.

    The signs are left out of the moves of the result. Raises InputError, without a place, if they are inconsistent.
    """
    parts: list[str] = []
    jumps: list[tuple[int, int]] = []
    jump_start: int | None = None
    position: int | None = None
    count = last = 0
    for match in _SIGN.finditer(written):
        parts.append(written[last : match.start()])
        count += len(parts[-1])
        last = match.end()
        sign = match.group()
        if sign == "*":
            if position is not None:
                raise InputError(phrase("The current position * stands there twice"))
            position = count
        elif sign == "[":
            if jump_start is not None:
                raise InputError(phrase("A jump [ begins within another"))
            jump_start = count
        else:
            if jump_start is None:
                raise InputError(phrase("A jump ends with ] that never began"))
            jumps.append((jump_start, count))
            jump_start = None
    if jump_start is not None:
        raise InputError(phrase("A jump [ never ends with ]"))
    return Play("".join([*parts, written[last:]]), tuple(jumps), position)


def _nth(text: str, index: int) -> int:
    """Return the index of the character that has index `index` when white space is not counted."""
    return next(islice((at for at, sign in enumerate(text) if not sign.isspace()), index, None), len(text))


def _place(text: str, at: int) -> tuple[int, int]:
    """Return the line and column, from 1, of an index in a text."""
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
