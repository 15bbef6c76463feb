"""Moves as text: l u r d walk, L U R D push.

The case is informative only: files written by other programs get it wrong, so a replay decides which steps push.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from core.puzzle import IllegalMoveError, InputError
from core.sokoban.board import State
from core.sokoban.rle import expand
from core.sokoban.tally import Ledger, Tally

LETTERS = "lurd"
WAYS = ("left", "up", "right", "down")
MAX_MOVES = 10_000_000
_STRANGER = re.compile(r"[^lurdLURD0-9()\s]")


def parse_lurd(text: str) -> list[str]:
    """Single moves; white space is skipped and run-lengths such as `3r2(uL)` are written out.

    Raises InputError with the line and column of a character that is no move.
    """
    stranger = _STRANGER.search(text)
    if stranger:
        line = text.count("\n", 0, stranger.start()) + 1
        column = stranger.start() - text.rfind("\n", 0, stranger.start())
        raise InputError.at(f"{stranger.group()} is not a move. Use l u r d, or L U R D for a push", line, column)
    return list(expand("".join(text.split()), MAX_MOVES))


def format_lurd(moves: Iterable[str]) -> str:
    """The moves as one string."""
    return "".join(moves)


@dataclass(frozen=True, slots=True)
class Replay:
    """A sequence of moves carried out."""

    state: State
    lurd: str
    """The moves with the right case."""
    tally: Tally


def replay(state: State, moves: str) -> Replay:
    """Carry out a string of letters in either case. Raises IllegalMoveError with the number of an impossible move."""
    done: list[str] = []
    ledger = Ledger()
    for number, letter in enumerate(moves, 1):
        way = LETTERS.find(letter.lower())
        if way < 0:
            raise InputError(f"{letter} is not a move. Use l u r d", f"move {number}")
        after = state.step(way)
        if after is None:
            raise IllegalMoveError(f"The man cannot go {WAYS[way]}", f"move {number}")
        done.append("LURD"[way] if ledger.add(state, after) else LETTERS[way])
        state = after
    return Replay(state, "".join(done), ledger.tally(len(done)))
