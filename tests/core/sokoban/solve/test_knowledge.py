"""What is learnt of one position holds for those on its way, and never excludes the truth."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.control import Control
from core.sokoban.board import State
from core.sokoban.level import state_of
from core.sokoban.replay import replay
from core.sokoban.solve.knowledge import NOTHING, LevelKnowledge
from core.sokoban.solve.solver import Effort, Ending, Metric, solve
from tests.core.sokoban.solve.solve_reference import least_cost, small_levels

ROOM = state_of(["#######", "#     #", "# @$ .#", "#     #", "#######"])


def test_a_step_of_the_man_forgets_nothing() -> None:
    known = LevelKnowledge()
    known.learn_solution(ROOM, "RR")
    known.learn_bound(ROOM, 2)
    for moves in ("u", "uld", "drr"):
        here = replay(ROOM, moves).state
        assert known.of(here).proved
        assert replay(here, known.solution_from(here)).state.solved


def test_along_the_solution_each_push_takes_one_off() -> None:
    known = LevelKnowledge()
    known.learn_solution(ROOM, "RR")
    known.learn_bound(ROOM, 2)
    here = replay(ROOM, "R").state
    assert (known.of(here).lower, known.of(here).upper) == (1, 1)
    assert known.solution_from(here) == "R"
    done = replay(ROOM, "RR").state
    assert known.of(done).upper == 0
    assert known.solution_from(done) == ""


def test_a_bound_may_come_before_the_solution_or_after_it() -> None:
    for first in (True, False):
        known = LevelKnowledge()
        if first:
            known.learn_bound(ROOM, 2)
        known.learn_solution(ROOM, "RR")
        known.learn_bound(ROOM, 2)
        assert known.of(ROOM).proved


def test_a_longer_solution_does_not_take_the_place_of_a_shorter_one() -> None:
    known = LevelKnowledge()
    known.learn_solution(ROOM, "RR")
    known.learn_solution(ROOM, "RurrdLulldRR")
    assert known.of(ROOM).upper == 2


def test_moves_that_do_not_solve_teach_nothing_false() -> None:
    known = LevelKnowledge()
    with pytest.raises(ValueError, match="do not solve"):
        known.learn_solution(ROOM, "R")


def test_a_position_off_the_way_is_not_known() -> None:
    known = LevelKnowledge()
    known.learn_solution(ROOM, "RR")
    assert known.of(replay(ROOM, "drU").state) == NOTHING


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(small_levels(), st.integers(0, 3))
def test_what_is_known_is_so(state: State, short: int) -> None:
    """Of every position on the way of a solution, whatever valid bound was learnt with it."""
    known = LevelKnowledge()
    found = solve(state, Metric.PUSHES, Effort(20, 1 << 24), Control(), optimal=True)
    if found.ending is Ending.UNSOLVABLE:
        known.learn_dead(state, found.reason)
        assert known.of(state).dead
        return
    assert found.solution is not None and found.lower_bound is not None
    known.learn_bound(state, max(0, found.lower_bound - short))
    known.learn_solution(state, found.solution.lurd)
    known.learn_bound(state, max(0, found.lower_bound - short))
    here = state
    for move in ("", *found.solution.lurd):
        here = replay(here, move).state
        facts = known.of(here)
        truth = least_cost(here, moves=False)
        assert truth is not None and facts.upper is not None
        assert facts.lower <= truth <= facts.upper
        assert replay(here, known.solution_from(here)).state.solved
