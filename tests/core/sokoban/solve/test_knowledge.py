"""Facts learned about one position hold for those along its path, and never exclude the truth."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.level import state_of
from core.sokoban.replay import replay
from core.sokoban.reverse import ReversePuzzle, forwards
from core.sokoban.solve.knowledge import NOTHING, LevelKnowledge, is_odd
from core.sokoban.solve.solver import Effort, SearchEnding, SolverMetric, solve
from tests.core.sokoban.solve.solve_reference import least_cost, least_pulls, small_levels

ROOM = state_of(["#######", "#     #", "# @$ .#", "#     #", "#######"])


def test_a_step_of_the_man_forgets_nothing() -> None:
    known = LevelKnowledge(ROOM)
    known.learn_solution(ROOM, "RR")
    known.learn_bound(ROOM, 2)
    for moves in ("u", "uld", "drr"):
        here = replay(ROOM, moves).state
        assert known.look_up(here).is_proved
        assert replay(here, known.solution_from(here)).state.solved


def test_along_the_solution_each_push_takes_one_off() -> None:
    known = LevelKnowledge(ROOM)
    known.learn_solution(ROOM, "RR")
    known.learn_bound(ROOM, 2)
    here = replay(ROOM, "R").state
    assert (known.look_up(here).lower, known.look_up(here).upper) == (1, 1)
    assert known.solution_from(here) == "R"
    done = replay(ROOM, "RR").state
    assert known.look_up(done).upper == 0
    assert known.solution_from(done) == ""


def test_a_bound_may_come_before_the_solution_or_after_it() -> None:
    for first in (True, False):
        known = LevelKnowledge(ROOM)
        if first:
            known.learn_bound(ROOM, 2)
        known.learn_solution(ROOM, "RR")
        known.learn_bound(ROOM, 2)
        assert known.look_up(ROOM).is_proved


def test_a_bound_that_came_first_goes_along_the_solution() -> None:
    known = LevelKnowledge(ROOM)
    known.learn_bound(ROOM, 2)
    known.learn_solution(ROOM, "RR")
    assert known.look_up(replay(ROOM, "R").state).is_proved


def test_a_longer_solution_does_not_take_the_place_of_a_shorter_one() -> None:
    known = LevelKnowledge(ROOM)
    known.learn_solution(ROOM, "RR")
    known.learn_solution(ROOM, "RurrdLulldRR")
    assert known.look_up(ROOM).upper == 2


def test_moves_that_do_not_solve_teach_nothing_false() -> None:
    known = LevelKnowledge(ROOM)
    with pytest.raises(ValueError, match="do not solve"):
        known.learn_solution(ROOM, "R")


def test_a_position_off_the_way_is_not_known() -> None:
    known = LevelKnowledge(ROOM)
    known.learn_solution(ROOM, "RR")
    assert known.look_up(replay(ROOM, "drU").state) == NOTHING


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(small_levels(), st.integers(0, 3))
def test_what_is_known_is_so(state: State, short: int) -> None:
    """Every position along a solution gets correct bounds, whatever valid bound was learned with it."""
    knowledge = LevelKnowledge(state)
    answer = solve(state, SolverMetric.PUSHES, Effort(20, 1 << 24), Control(), optimal=True)
    if answer.ending is SearchEnding.UNSOLVABLE:
        knowledge.learn_dead(state, answer.reason)
        assert knowledge.look_up(state).dead
        return
    assert answer.solution is not None and answer.lower_bound is not None
    knowledge.learn_bound(state, max(0, answer.lower_bound - short))
    knowledge.learn_solution(state, answer.solution.lurd)
    knowledge.learn_bound(state, max(0, answer.lower_bound - short))
    here = state
    for move in ("", *answer.solution.lurd):
        here = replay(here, move).state
        facts = knowledge.look_up(here)
        truth = least_cost(here, moves=False)
        assert truth is not None and facts.upper is not None
        assert facts.lower <= truth <= facts.upper
        assert replay(here, knowledge.solution_from(here)).state.solved


@settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
@given(small_levels())
def test_every_way_has_as_odd_a_number_of_pushes_as_is_said(state: State) -> None:
    fewest = least_cost(state, moves=False)
    if fewest is None:
        return
    assert fewest % 2 == is_odd(state)
    known = LevelKnowledge(state)
    known.learn_bound(state, fewest - 1)
    assert known.look_up(state).lower == fewest, "one less is not possible"


def test_a_gap_of_one_closes() -> None:
    known = LevelKnowledge(ROOM)
    known.learn_solution(ROOM, "RR")
    assert not known.look_up(ROOM).is_proved
    known.learn_bound(ROOM, 1)
    assert known.look_up(ROOM).is_proved


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(small_levels())
def test_backwards_the_same_is_known_and_it_is_so(start: State) -> None:
    found = solve(start, SolverMetric.PUSHES, Effort(20, 1 << 24), Control(), optimal=True)
    known, puzzle = LevelKnowledge(start), ReversePuzzle(start)
    if found.solution is None:
        known.learn_dead(start, found.reason)
        known.share()
        assert all(
            known.backward_knowledge.look_up(end).dead and least_pulls(puzzle, end) is None for end in puzzle.starts()
        )
        return
    known.learn_solution(start, found.solution.lurd)
    known.learn_bound(start, found.lower_bound or 0)
    known.share()
    end = found.solution.state
    here = State(puzzle.board, end.boxes, end.man)
    for move in ("", *forwards(found.solution.lurd)):
        here = puzzle.apply(here, move)[0] if move else here
        facts, fewest = known.backward_knowledge.look_up(here), least_pulls(puzzle, here)
        assert fewest is not None and facts.upper is not None
        assert facts.lower <= fewest <= facts.upper
        home = here
        for step in known.backward_knowledge.solution_from(here):
            home = puzzle.apply(home, step)[0]
        assert puzzle.goal(home)
    assert known.backward_knowledge.look_up(State(puzzle.board, end.boxes, end.man)).is_proved


@settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
@given(small_levels(), st.data())
def test_the_way_back_is_searched_for_as_pushes(start: State, data: st.DataObject) -> None:
    """Reverse positions after random moves are solved as pushes, or proved unsolvable."""
    puzzle = ReversePuzzle(start)
    begins = puzzle.starts()
    if not begins:
        return
    state = data.draw(st.sampled_from(begins))
    for _ in range(data.draw(st.integers(0, 12))):
        moves = puzzle.moves(state)
        if moves:
            state = puzzle.apply(state, data.draw(st.sampled_from(moves)))[0]
    question, effort = puzzle.question(state), Effort(20, 1 << 24)
    found = solve(question, SolverMetric.PUSHES, effort, Control(), optimal=True, end_man=state.man)
    fewest = least_pulls(puzzle, state)
    if found.solution is None:
        assert found.ending is SearchEnding.UNSOLVABLE and fewest is None
        return
    moves_back = puzzle.answer(state, found.solution.lurd)
    known = LevelKnowledge(start)
    known.backward_knowledge.learn_solution(state, moves_back)
    assert known.backward_knowledge.look_up(state).upper == fewest == sum(map(str.isupper, moves_back))


def test_the_best_by_pushes_and_the_best_by_moves_are_both_kept() -> None:
    """Among several learned solutions the best by pushes and the best by moves are found."""
    knowledge = LevelKnowledge(ROOM)
    for moves in ("udRR", "RR", "udRudR"):
        knowledge.learn_solution(ROOM, moves)
    assert knowledge.find_best(SolverMetric.PUSHES) == knowledge.find_best(SolverMetric.MOVES) == "RR"
    assert LevelKnowledge(ROOM).find_best(SolverMetric.MOVES) == ""
