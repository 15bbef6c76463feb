"""Whether a position can still be solved, by patterns and counting together."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.deadlock.deadlocks import DEAD_SQUARE, Deadlock, Deadlocks
from core.sokoban.formats.collection import read_file, read_level
from core.sokoban.graph.counting import MOST_STATES, count_positions
from core.sokoban.path.held_piece import BoardDeadlocks
from core.sokoban.reverse import ReversePuzzle
from core.sokoban.solve.knowledge import NOTHING, PositionBounds
from core.sokoban.solve.verdict import Verdict, judge, judge_back
from resources import ROOT
from tests.core.sokoban.solve.solve_reference import least_pulls, small_levels

SIGNPOST = next(level for level in read_file(ROOT / "levels" / "statewalk.sok").levels if level.title == "The Signpost")
HOPELESS = read_level("######\n#@$  #\n#   .#\n######")
"""Level whose box is in the first row and can only be pushed along it."""


def test_nothing_is_certain_of_a_position_that_nobody_has_looked_at() -> None:
    assert judge(SIGNPOST.start, None, None) == Verdict()
    part = count_positions(SIGNPOST.start, 20, Control())
    assert not part.live.complete and judge(SIGNPOST.start, None, part) == Verdict()


def test_counting_finds_the_deadlocks_that_no_pattern_shows_and_never_contradicts_one() -> None:
    counts = count_positions(SIGNPOST.start, MOST_STATES, Control())
    patterns = Deadlocks(SIGNPOST.start.board)
    silent = 0
    for number in range(len(counts.whole)):
        state = counts.whole.state(number)
        pattern = patterns.find(state)
        verdict = judge(state, pattern, counts)
        assert verdict.dead == counts.whole.is_dead(number) and verdict.deadlock == pattern
        assert (verdict.left is None) == verdict.dead
        silent += verdict.dead and pattern is None
    assert silent == 6


def test_a_pattern_is_enough() -> None:
    pattern = Deadlock(DEAD_SQUARE, SIGNPOST.start.boxes[:1])
    assert judge(SIGNPOST.start, pattern, None) == Verdict(True, pattern)


def test_a_level_that_nobody_can_solve() -> None:
    counts = count_positions(HOPELESS.start, MOST_STATES, Control())
    assert judge(HOPELESS.start, None, counts) == Verdict(True, level=True)
    assert judge(HOPELESS.start, None, None, unsolvable=True) == Verdict(True, level=True)


def test_a_solved_position_is_no_push_away() -> None:
    solved = read_level("#####\n#@ *#\n#####").start
    assert judge(solved, None, None) == Verdict(left=0)


@settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
@given(small_levels(), st.data())
def test_backwards_counting_and_patterns_say_what_an_exhaustive_search_says(start: State, data: st.DataObject) -> None:
    puzzle = ReversePuzzle(start)
    begins = puzzle.starts()
    if not begins:
        return
    state = data.draw(st.sampled_from(begins))
    for _ in range(data.draw(st.integers(0, 12))):
        moves = puzzle.moves(state)
        if moves:
            state = puzzle.apply(state, data.draw(st.sampled_from(moves)))[0]
    fewest = least_pulls(puzzle, state)
    pattern = BoardDeadlocks(puzzle.board, pull=True).find(state)
    assert pattern is None or fewest is None
    counts = count_positions(start, MOST_STATES, Control())
    here = State(start.board, state.boxes, state.man)
    verdict = judge_back(here, ended=puzzle.goal(state), deadlock=pattern, counts=counts, known=NOTHING)
    assert (verdict.dead, verdict.left) == (fewest is None, fewest)
    part = count_positions(start, 3, Control())
    verdict = judge_back(here, ended=puzzle.goal(state), deadlock=None, counts=part, known=NOTHING)
    assert verdict.left in {None, fewest} and (not verdict.dead or fewest is None)


@pytest.mark.parametrize(("known", "left"), [(PositionBounds(3, 3), 3), (PositionBounds(1, 3), None), (NOTHING, None)])
def test_backwards_what_a_solver_proved_counts(known: PositionBounds, left: int | None) -> None:
    state = SIGNPOST.start
    assert judge_back(state, ended=False, deadlock=None, counts=None, known=known) == Verdict(left=left)
    dead = judge_back(state, ended=False, deadlock=None, counts=None, known=PositionBounds(dead="No way"))
    assert dead.dead and dead.reason == "No way"
