"""Solver and optimiser for reverse play: the forward problem is solved, and its solution reversed."""

from __future__ import annotations

from typing import NamedTuple

from core.base.control import Control
from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.reverse import ReversePuzzle, forwards
from core.sokoban.solve.optimiser import Improvements, MoveRange
from core.sokoban.solve.pushes import pulls_of
from core.sokoban.solve.solver import Answer, Effort, SearchEnding, SolveProgress, SolverMetric, solve
from core.sokoban.solve.variants import Variant, variants

NO_WAY_BACK = phrase("This position cannot be reached from the start of the level")


class BackwardSearchResult(NamedTuple):
    """Result of solving a position of reverse play."""

    answer: Answer
    """Answer to the forward problem, with its solution."""
    moves: str
    """Moves of reverse play from the position to its end; "" if none were found."""


def solve_back(
    puzzle: ReversePuzzle, state: State, effort: Effort, control: Control, *, optimal: bool, progress: SolveProgress
) -> BackwardSearchResult:
    """Return the result of a search for moves from a position of reverse play to its end.

    See `core.sokoban.solve.solver.solve`. `progress` was made for the position's `question`.
    """
    answer = solve(
        progress.state, SolverMetric.PUSHES, effort, control, optimal=optimal, progress=progress, end_man=state.man
    )
    if answer.ending is SearchEnding.UNSOLVABLE:
        answer = answer._replace(reason=NO_WAY_BACK)
    return BackwardSearchResult(
        answer, puzzle.answer(state, answer.solution.lurd) if answer.solution is not None else ""
    )


def improvements_back(
    puzzle: ReversePuzzle,
    start: State,
    moves: str,
    metric: SolverMetric,
    effort: Effort,
    control: Control,
    stretch: MoveRange | None = None,
) -> Improvements:
    """Return ever shorter ways to where the moves lead, searched forwards.

    `core.sokoban.reverse.forwards` reverses their moves.
    """
    begin, count = _other_end(puzzle, start, moves), len(moves)
    reversed_stretch = MoveRange(count - stretch.end, count - stretch.first) if stretch else None
    return Improvements(begin, forwards(moves), metric, effort, control, reversed_stretch, same_end=True)


def variants_back(puzzle: ReversePuzzle, start: State, old: str, new: str) -> list[Variant]:
    """Return the pieces in which two ways between the same positions differ, in reverse play.

    See `core.sokoban.solve.variants.variants`.
    """
    pieces = variants(_other_end(puzzle, start, old), forwards(old), forwards(new))
    count = len(old)
    return [
        piece._replace(first=count - piece.end, end=count - piece.first, moves=forwards(piece.moves))
        for piece in reversed(pieces)
    ]


def _other_end(puzzle: ReversePuzzle, start: State, moves: str) -> State:
    """Return the position that the moves of reverse play lead to, as a position of forward play."""
    end = pulls_of(start, moves)[1]
    return State(puzzle.level_start.board, end.boxes, end.man)
