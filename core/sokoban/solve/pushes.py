"""Conversion of pushes or pulls to moves and back; search results are replayed by the simple rules."""

from __future__ import annotations

from collections.abc import Iterable

from core.base.puzzle import IllegalMoveError
from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.lurd import LETTERS
from core.sokoban.path.paths import walk_path
from core.sokoban.replay import Replay, replay
from core.sokoban.solve.engine import Push
from core.sokoban.words import CANNOT_GO


def play(state: State, pushes: Iterable[Push], end_man: int | None = None) -> Replay:
    """Return the replay of pushes with the shortest walks between them, and to `end_man`.

    They are replayed by the rules alone. Raises AssertionError unless they are legal, so that no wrong moves are shown.
    """
    offsets = _offsets(state)
    moves: list[str] = []
    current = state
    for box, way in pushes:
        moves.append(_walk(current, box - offsets[way]) + "LURD"[way])
        current = replay(current, moves[-1]).state
    if end_man is not None:
        moves.append(_walk(current, end_man))
    return replay(state, "".join(moves))


def pushes_of(state: State, moves: str) -> list[Push]:
    """Return the pushes among some moves. Raises IllegalMoveError with the number of an impossible move."""
    offsets = _offsets(state)
    pushes = []
    man = state.man
    for letter in replay(state, moves).lurd:
        way = LETTERS.find(letter.lower())
        man += offsets[way]
        if letter.isupper():
            pushes.append(Push(man, way))
    return pushes


def play_back(state: State, pulls: Iterable[Push]) -> tuple[str, State]:
    """Return the moves of pulls in reverse play with the shortest walks between, and the final position.

    Raises AssertionError unless they are legal.
    """
    offsets = _offsets(state)
    moves: list[str] = []
    current = state
    for box, way in pulls:
        stand = box + offsets[way]
        walk = _walk(current, stand)
        after = State(current.board, current.boxes, stand).pull(way)
        assert after is not None and not after.has_box(box), f"the box on cell {box} cannot be pulled"
        moves.append(walk + "LURD"[way])
        current = after
    return "".join(moves), current


def pulls_of(state: State, moves: str) -> tuple[list[Push], State]:
    """Return the pulls among some moves of reverse play, and the final position.

    Capital letters pull. Raises IllegalMoveError with the number of an impossible move.
    """
    offsets = _offsets(state)
    pulls = []
    current = state
    for number, letter in enumerate(moves, 1):
        way = LETTERS.find(letter.lower())
        after = current.pull(way) if letter.isupper() else current.step(way)
        if after is None or (letter.islower() and after.boxes != current.boxes):
            raise IllegalMoveError(CANNOT_GO[way], phrase("move {number}", number=number))
        if letter.isupper():
            pulls.append(Push(current.man - offsets[way], way))
        current = after
    return pulls, current


def _offsets(state: State) -> tuple[int, int, int, int]:
    stride = state.board.stride
    return -1, -stride, 1, stride


def _walk(state: State, to: int) -> str:
    path = walk_path(state, to)
    assert path is not None, f"the man cannot walk to cell {to}"
    return path
