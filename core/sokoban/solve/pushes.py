"""Pushes to moves and back: what the searches find, played by the simple engine before anyone sees it."""

from __future__ import annotations

from collections.abc import Iterable

from core.sokoban.board import State
from core.sokoban.lurd import LETTERS
from core.sokoban.path.paths import walk_path
from core.sokoban.replay import Replay, replay
from core.sokoban.solve.engine import Push


def play(state: State, pushes: Iterable[Push], end_man: int | None = None) -> Replay:
    """The pushes with the shortest walks between them, and to `end_man`, carried out by the rules alone.

    Raises AssertionError unless they are legal: nobody is shown moves that do not work.
    """
    offsets = _offsets(state)
    moves: list[str] = []
    now = state
    for box, way in pushes:
        moves.append(_walk(now, box - offsets[way]) + "LURD"[way])
        now = replay(now, moves[-1]).state
    if end_man is not None:
        moves.append(_walk(now, end_man))
    return replay(state, "".join(moves))


def pushes_of(state: State, moves: str) -> list[Push]:
    """The pushes among some moves. Raises IllegalMoveError with the number of an impossible move."""
    offsets = _offsets(state)
    pushes = []
    man = state.man
    for letter in replay(state, moves).lurd:
        way = LETTERS.find(letter.lower())
        man += offsets[way]
        if letter.isupper():
            pushes.append(Push(man, way))
    return pushes


def _offsets(state: State) -> tuple[int, int, int, int]:
    stride = state.board.stride
    return -1, -stride, 1, stride


def _walk(state: State, to: int) -> str:
    path = walk_path(state, to)
    assert path is not None, f"the man cannot walk to cell {to}"
    return path
