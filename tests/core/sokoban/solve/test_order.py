"""Best solutions in an order: fewest pushes, then fewest moves, and every other order."""

from __future__ import annotations

import threading
import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.level import state_of
from core.sokoban.path.paths import walk_area
from core.sokoban.solve import solver
from core.sokoban.solve.engine import Tried
from core.sokoban.solve.exact import exact, shortest_walk
from core.sokoban.solve.finish import finish, solve_in_order
from core.sokoban.solve.order import ORDERS, PUSHES_FIRST, SolutionMeasure, SolutionOrder, order_of
from core.sokoban.solve.pushes import play
from core.sokoban.solve.solver import Effort, SearchEnding, SolveProgress, SolverMetric, engine_of, solve
from tests.core.sokoban.solve.solve_reference import least_costs, least_in_order, small_levels

SMALL = 32 << 20
WAREHOUSE = state_of(
    [
        "    #####",
        "    #   #",
        "    #$  #",
        "  ###  $##",
        "  #  $ $ #",
        "### # ## #   ######",
        "#   # ## #####  ..#",
        "# $  $          ..#",
        "##### ### #@##  ..#",
        "    #     #########",
        "    #######",
    ]
)
CROSSED = state_of(["######", "#.   #", "#$ # #", "#@$  #", "#   .#", "######"])
HALL = state_of(["###########", "#@        #", *["#  $ $ $  #", "#         #"] * 3, "#.........#", "###########"])


@settings(max_examples=500, deadline=None, suppress_health_check=list(HealthCheck))
@given(small_levels())
def test_the_shortest_walk_among_the_fewest_pushes_is_that_of_an_exhaustive_search(state: State) -> None:
    expected = least_costs(state, moves=False)
    if expected is None:
        return
    found = shortest_walk(engine_of(state), state, expected[0], seconds=60, memory=SMALL, control=Control())
    assert found.ending == "solved"
    played = play(state, found.pushes)
    assert played.state.solved
    assert (played.tally.pushes, played.tally.moves) == expected


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(small_levels(), st.data())
def test_the_shortest_walk_ends_where_the_man_has_to_be(state: State, data: st.DataObject) -> None:
    inside = state.board.flood(state.man)
    free = [cell for cell, seen in enumerate(inside) if seen and not state.board.goals[cell]]
    if not free:
        return
    end_man = data.draw(st.sampled_from(free))
    expected = least_costs(state, moves=False, end_man=end_man)
    if expected is None:
        return
    found = shortest_walk(
        engine_of(state), state, expected[0], seconds=60, memory=SMALL, control=Control(), end_man=end_man
    )
    played = play(state, found.pushes)
    assert walk_area(played.state)[end_man]
    assert (played.tally.pushes, played.tally.moves) == expected


@settings(max_examples=500, deadline=None, suppress_health_check=list(HealthCheck))
@given(small_levels(squares=5), st.sampled_from(ORDERS[1:]))
def test_every_order_ends_with_what_an_exhaustive_search_finds(state: State, order: SolutionOrder) -> None:
    expected = least_in_order(state, order)
    found = exact(engine_of(state), state, order=order.codes, seconds=60, memory=SMALL, control=Control())
    if expected is None:
        assert found.ending == "unsolvable"
        return
    played = play(state, found.pushes)
    assert played.state.solved
    assert order.cost(played.tally) == expected
    assert found.lower_bound == expected[0]
    assert found.proved == len(expected)


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(small_levels(squares=5), st.sampled_from(ORDERS), st.sampled_from((1, 2)), st.sampled_from((True, False)))
def test_solving_in_an_order_proves_both_numbers(
    state: State, order: SolutionOrder, threads: int, optimal: bool
) -> None:
    expected = least_in_order(state, order)
    found = solve_in_order(state, order, Effort(60, SMALL, threads), Control(), optimal=optimal)
    if expected is None:
        assert found.ending is SearchEnding.UNSOLVABLE
        return
    assert found.ending is SearchEnding.SOLVED
    assert found.optimal
    assert found.tie_optimal
    assert found.solution is not None
    assert order.cost(found.solution.tally)[:2] == expected[:2]
    assert found.lower_bound == expected[0]


def test_a_short_way_around_is_not_walked_the_long_way() -> None:
    found = solve_in_order(CROSSED, PUSHES_FIRST, Effort(60, SMALL), Control())
    assert found.solution is not None
    assert found.solution.lurd == "UrDldRR"
    assert found.optimal
    assert found.tie_optimal


def test_a_warehouse_is_walked_with_the_fewest_moves() -> None:
    engine = engine_of(WAREHOUSE)
    found = shortest_walk(engine, WAREHOUSE, 97, seconds=600, memory=256 << 20, control=Control())
    tally = play(WAREHOUSE, found.pushes).tally
    assert (found.ending, tally.pushes, tally.moves) == ("solved", 97, 230)


def test_pushes_that_no_solution_has_are_found_out() -> None:
    found = shortest_walk(engine_of(CROSSED), CROSSED, 3, seconds=60, memory=SMALL, control=Control())
    assert (found.ending, found.pushes, found.proved) == ("unsolvable", (), 0)


def test_the_time_limit_leaves_a_solution_that_is_not_called_proved() -> None:
    first = solve(WAREHOUSE, SolverMetric.PUSHES, Effort(600, 256 << 20), Control(), optimal=True)
    found = finish(WAREHOUSE, first, PUSHES_FIRST, Effort(0.05, SMALL), Control())
    assert found.solution is not None
    assert found.solution.tally.pushes == 97
    assert found.optimal
    assert not found.tie_optimal


def test_too_little_memory_is_told_and_no_walk_claimed() -> None:
    found = shortest_walk(engine_of(WAREHOUSE), WAREHOUSE, 97, seconds=600, memory=1 << 20, control=Control())
    assert (found.ending, found.pushes, found.proved) == ("memory", (), 0)


@pytest.mark.parametrize("order", [PUSHES_FIRST, order_of(SolutionMeasure.LINES)])
def test_a_cancel_ends_it_and_keeps_the_solution(order: SolutionOrder) -> None:
    first = solve(WAREHOUSE, SolverMetric.PUSHES, Effort(600, 256 << 20), Control(), optimal=True)
    control, progress, found = Control(), SolveProgress(WAREHOUSE), []
    thread = threading.Thread(
        target=lambda: found.append(
            finish(WAREHOUSE, first._replace(optimal=False), order, Effort(600, 1 << 30), control, progress=progress)
        )
    )
    thread.start()
    while not control.done:
        time.sleep(0.001)
    control.cancel()
    thread.join(60)
    assert not thread.is_alive()
    assert found[0].solution is not None
    assert progress.solution is not None


def test_what_has_less_decides_only_with_another_measure() -> None:
    assert order_of(SolutionMeasure.PUSHES) == PUSHES_FIRST
    assert order_of(SolutionMeasure.MOVES).tie is SolutionMeasure.PUSHES
    for tie in (SolutionMeasure.PUSHES, SolutionMeasure.LINES):
        with pytest.raises(ValueError, match="cannot decide"):
            order_of(SolutionMeasure.PUSHES, tie)


def test_a_search_that_fails_ends_the_one_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_arguments: object) -> Tried:
        raise RuntimeError("broken")

    monkeypatch.setattr(solver, "_for_any", fail)
    begun: list[Control] = []

    def wait_for_ever(_task: object, _effort: object, control: Control) -> object:
        begun.append(control)
        while not control.cancelled:
            time.sleep(0.001)
        return exact(engine_of(HALL), HALL, order=(0,), seconds=0, memory=SMALL, control=control), None

    monkeypatch.setattr(solver, "_exact_then_plans", wait_for_ever)
    raised: list[Exception] = []

    def run() -> None:
        try:
            solve(HALL, SolverMetric.PUSHES, Effort(600, SMALL, 2), Control())
        except RuntimeError as error:
            raised.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join(30)
    ended = not thread.is_alive()
    for control in begun:
        control.cancel()
    thread.join(30)
    assert ended
    assert [str(error) for error in raised] == ["broken"]
