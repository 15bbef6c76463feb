"""Reverse play: solved from anywhere and shortened, by questions to the forward solver."""

from __future__ import annotations

from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.reverse import ReversePuzzle, forwards
from core.sokoban.solve.backwards import NO_WAY_BACK, improvements_back, solve_back, variants_back
from core.sokoban.solve.optimiser import MoveRange
from core.sokoban.solve.solver import Effort, SearchEnding, SolveProgress, SolverMetric
from core.sokoban.solve.variants import take
from tests.core.sokoban.solve.solve_reference import least_pulls, small_levels

EFFORT = Effort(20, 1 << 24)


def wander(puzzle: ReversePuzzle, state: State, random: Random, count: int) -> str:
    """Return some random moves."""
    moves = ""
    while puzzle.moves(state) and len(moves) < count:
        move = random.choice(puzzle.moves(state))
        moves, state = moves + move, puzzle.apply(state, move)[0]
    return moves


def carried_out(puzzle: ReversePuzzle, state: State, moves: str) -> State:
    for move in moves:
        state = puzzle.apply(state, move)[0]
    return state


@settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
@given(small_levels(), st.integers(0, 2**32), st.booleans())
def test_from_anywhere_it_is_brought_back_or_proved_that_nothing_does(start: State, seed: int, optimal: bool) -> None:
    puzzle = ReversePuzzle(start)
    begins = puzzle.starts()
    if not begins:
        return
    here = carried_out(puzzle, begins[0], wander(puzzle, begins[0], Random(seed), 10))
    found = solve_back(puzzle, here, EFFORT, Control(), optimal=optimal, progress=SolveProgress(puzzle.question(here)))
    fewest = least_pulls(puzzle, here)
    if fewest is None:
        assert found.answer.ending is SearchEnding.UNSOLVABLE and found.answer.reason == NO_WAY_BACK and not found.moves
        return
    assert puzzle.goal(carried_out(puzzle, here, found.moves))
    pulls = sum(map(str.isupper, found.moves))
    assert found.answer.lower_bound is not None and found.answer.lower_bound <= fewest <= pulls
    assert not optimal or pulls == fewest


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(small_levels(), st.integers(0, 2**32), st.sampled_from(list(SolverMetric)), st.data())
def test_a_way_becomes_shorter_between_the_same_ends(
    start: State, seed: int, metric: SolverMetric, data: st.DataObject
) -> None:
    puzzle = ReversePuzzle(start)
    begins = puzzle.starts()
    if not begins:
        return
    begin = begins[0]
    moves = wander(puzzle, begin, Random(seed), 14)
    first = data.draw(st.integers(0, len(moves)))
    stretch = data.draw(st.sampled_from((None, MoveRange(first, data.draw(st.integers(first, len(moves)))))))
    better = moves
    for gain in improvements_back(puzzle, begin, moves, metric, EFFORT, Control(), stretch):
        better = forwards(gain.moves.lurd)
        if stretch is not None:
            assert better.startswith(moves[: stretch.first]) and better.endswith(moves[stretch.end :])
    assert carried_out(puzzle, begin, better) == carried_out(puzzle, begin, moves)
    assert len(better) <= len(moves) or metric is SolverMetric.PUSHES
    pieces = variants_back(puzzle, begin, moves, better)
    for piece in pieces:
        now = take(moves, [piece])
        assert carried_out(puzzle, begin, now) == carried_out(puzzle, begin, moves)
        assert len(moves) - len(now) == piece.moves_saved
    if pieces:
        assert pieces == sorted(pieces)
