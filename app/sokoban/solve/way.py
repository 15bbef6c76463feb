"""The way through the level that is looked at: drawn push by push, and made shorter."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from app.sokoban.model.model import SokobanModel
from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.reverse import ReversePuzzle
from core.sokoban.solve.optimiser import MoveRange

BEST, GAME, SO_FAR = phrase("Best solution"), phrase("This game"), phrase("This game so far")


@dataclass(frozen=True)
class SolutionPath:
    """Moves from where the game began, as a path with its pushes and walks."""

    start: State
    moves: str
    title: str
    in_game: bool
    """They are those of the game, moves that wait included."""
    pulled: bool
    """They are played backwards."""

    @cached_property
    def ends(self) -> Sequence[int]:
        """After how many moves each push is done."""
        return [push.end() for push in re.finditer("[LURD]", self.moves)]

    @cached_property
    def walks(self) -> Sequence[int]:
        """The moves before each push, since the one before it."""
        return [end - before - 1 for before, end in zip((0, *self.ends), self.ends, strict=False)]

    def pushes_of(self, stretch: MoveRange) -> tuple[int, int]:
        """The first and the last of the pushes, the first of all being 1, that lie in a part of the moves."""
        first = bisect_left(self.ends, stretch.first + 1) + 1
        return first, max(first, bisect_left(self.ends, stretch.end) + 1)

    @cached_property
    def boxes(self) -> Sequence[tuple[int, ...]]:
        """Where the boxes stand after each push, and before the first."""
        now, found = self.start, [self.start.boxes]
        for move in self.moves:
            way = "lurd".index(move.lower())
            after = now.pull(way) if self.pulled and move.isupper() else now.step(way)
            assert after is not None
            now = after
            if move.isupper():
                found.append(now.boxes)
        return found

    def left_at(self, states: Sequence[State]) -> int:
        """After how many pushes a game, whose positions after each push these are, was last on this way."""
        for done in range(min(len(states), len(self.boxes)) - 1, 0, -1):
            if states[done].boxes == self.boxes[done]:
                return done
        return 0


def way_to_look_at(model: SokobanModel, selected: str = "") -> SolutionPath | None:
    """Return the solution to look at.

    It is the game if it solves the level, or if part of it is selected; else the best solution known, if it may be
    shown; else the game as far as it goes.
    """
    session, pulled = model.session, model.pulling
    moves, best = "".join(session.moves), best_moves(model)
    solves = bool(moves) and session.puzzle.goal(session.states[-1])
    if moves and (solves or moves == selected or not best):
        is_best = solves and (not best or model.options.cost(moves) <= model.options.cost(best))
        title = BEST if is_best else GAME if solves else SO_FAR
        return SolutionPath(session.start, moves, title, in_game=True, pulled=pulled)
    return SolutionPath(session.start, best, BEST, in_game=False, pulled=pulled) if best else None


def best_moves(model: SokobanModel) -> str:
    """The best solution known by what the player counts first, in the direction of play; "" if none may be shown."""
    best = model.knowledge.find_best(model.options.metric) if model.is_solution_revealed else ""
    puzzle = model.session.puzzle
    return _turn_forward(puzzle, model.session.start, best) if best and isinstance(puzzle, ReversePuzzle) else best


@lru_cache(maxsize=4)
def _turn_forward(puzzle: ReversePuzzle, start: State, solution: str) -> str:
    """Return the forward moves of a solution played backwards from `start`; empty if the man cannot get to its end."""
    try:
        return puzzle.answer(start, solution)
    except ValueError:
        return ""
