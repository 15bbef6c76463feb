"""Path through the level that is displayed push by push and improved."""

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
    """Path of moves from the game's start, with its pushes and walks."""

    start: State
    moves: str
    title: str
    in_game: bool
    """Whether the moves are those of the game, planned ones included."""
    pulled: bool
    """Whether the moves are played backwards."""

    @cached_property
    def ends(self) -> Sequence[int]:
        """Number of moves up to the end of each push."""
        return [push.end() for push in re.finditer("[LURD]", self.moves)]

    @cached_property
    def walks(self) -> Sequence[int]:
        """Number of moves of the walk before each push."""
        return [end - before - 1 for before, end in zip((0, *self.ends), self.ends, strict=False)]

    def pushes_of(self, stretch: MoveRange) -> tuple[int, int]:
        """Return the first and last push, numbered from 1, that lie in a stretch of the moves."""
        first = bisect_left(self.ends, stretch.first + 1) + 1
        return first, max(first, bisect_left(self.ends, stretch.end) + 1)

    @cached_property
    def boxes(self) -> Sequence[tuple[int, ...]]:
        """Cells of the boxes at the start and after each push."""
        state, positions = self.start, [self.start.boxes]
        for move in self.moves:
            direction = "lurd".index(move.lower())
            after = state.pull(direction) if self.pulled and move.isupper() else state.step(direction)
            assert after is not None
            state = after
            if move.isupper():
                positions.append(state.boxes)
        return positions

    def left_at(self, states: Sequence[State]) -> int:
        """Return the number of pushes after which a game was last on this path.

        `states` are the positions of the game at its start and after each push.
        """
        for done in range(min(len(states), len(self.boxes)) - 1, 0, -1):
            if states[done].boxes == self.boxes[done]:
                return done
        return 0


def way_to_look_at(model: SokobanModel, selected: str = "") -> SolutionPath | None:
    """Return the path to display, or None.

    It is the game if that solves the level or if part of it is selected; else the best known solution, if it may be
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
    """Return the best solution in the user's metric, in the direction of play; "" if none may be shown."""
    best = model.knowledge.find_best(model.options.metric) if model.is_solution_revealed else ""
    puzzle = model.session.puzzle
    return _turn_forward(puzzle, model.session.start, best) if best and isinstance(puzzle, ReversePuzzle) else best


@lru_cache(maxsize=4)
def _turn_forward(puzzle: ReversePuzzle, start: State, solution: str) -> str:
    """Return a solution as the moves of the backward game from `start`; "" if it does not fit."""
    try:
        return puzzle.answer(start, solution)
    except ValueError:
        return ""
