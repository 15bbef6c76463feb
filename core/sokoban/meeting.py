"""Solutions joined from a game played forwards and one played backwards that reach the same position."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from core.sokoban.board import State
from core.sokoban.lurd import LETTERS
from core.sokoban.path.paths import walk_path
from core.sokoban.replay import replay
from core.sokoban.reverse import forwards


class ReverseGame(NamedTuple):
    """Game of reverse play (`core.sokoban.reverse`) up to some point."""

    start: State
    """First position of the game: the boxes on the goals of the level."""
    moves: str
    """Moves; capital letters pull."""


class _BackwardPosition(NamedTuple):
    man: int
    rest: str
    """Moves that solve the level from this position."""


def solution_where_they_meet(start: State, played: Iterable[str], pulled: Iterable[ReverseGame]) -> str:
    """Return the shortest solution joined from a forward and a backward game; "" if none.

    Fewest pushes come first. `start` is the first position of the level, `played` are moves from there. Two games meet
    where the boxes are the same and the man can walk from his square in one to his square in the other, at the end of
    either game or before. An impossible move ends its game. O(moves of all games x squares).
    """
    ends: dict[tuple[int, ...], list[_BackwardPosition]] = defaultdict(list)
    for game in pulled:
        for done, state in _positions(game.start, game.moves, pull=True):
            ends[state.boxes].append(_BackwardPosition(state.man, forwards(game.moves[:done])))
    found = [
        moves[:done] + walk + reached.rest
        for moves in played
        for done, state in _positions(start, moves, pull=False)
        for reached in ends.get(state.boxes, ())
        if (walk := walk_path(state, reached.man)) is not None
    ]
    best = min(found, key=lambda moves: (sum(map(str.isupper, moves)), len(moves)), default="")
    return replay(start, best).lurd


def _positions(start: State, moves: str, *, pull: bool) -> Iterator[tuple[int, State]]:
    """Yield the first position and each one after a push or a pull, with the number of moves before it."""
    yield 0, start
    state = start
    for done, move in enumerate(moves, 1):
        way = LETTERS.find(move.lower())
        after = state.pull(way) if pull and move.isupper() else state.step(way)
        if after is None or (pull and move.islower() and after.boxes != state.boxes):
            return
        if after.boxes != state.boxes:
            yield done, after
        state = after
