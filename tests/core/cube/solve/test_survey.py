"""A survey of a position's turns leaves open what its effort did not prove."""

from __future__ import annotations

from random import Random

import pytest

from core.base.control import Control
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import position
from core.cube.pocket_puzzle import POCKET
from core.cube.puzzle import PUZZLE, CubePuzzle
from core.cube.random_state import random_cube
from core.cube.solve.bracket import Bracket, make_trivial_bracket
from core.cube.solve.solver import Solver
from core.cube.solve.survey import Survey, TurnEffect, compass_turns, way
from tests.core.cube.solve.cosets import small_table
from tests.core.cube.solve.near import DEEP, depths


def survey(cube: Cube, metric: Metric) -> Survey:
    turns = compass_turns(PUZZLE, cube, metric)
    beside = {turn: make_trivial_bracket(PUZZLE, PUZZLE.apply(cube, turn)[0], metric) for turn in turns}
    return Survey(
        Solver.from_table(small_table(metric.value, 2)),
        cube,
        metric,
        make_trivial_bracket(PUZZLE, cube, metric),
        beside,
    )


@pytest.mark.parametrize("metric", Metric)
def test_it_is_where_a_search_of_all_positions_says(metric: Metric) -> None:
    known = depths(metric)
    for cube in Random(7).sample(sorted(known, key=PUZZLE.format), 40):
        asked = survey(cube, metric)
        asked.run(Control(), 60)
        assert (asked.bracket.lower, asked.bracket.upper) == (known[cube], known[cube])
        for turn, bracket in asked.neighbour_brackets.items():
            there = known.get(PUZZLE.apply(cube, turn)[0], DEEP + 1)
            here = known[cube]
            expected = TurnEffect.CLOSER if there < here else TurnEffect.FARTHER if there > here else TurnEffect.SAME
            assert way(asked.bracket, bracket) is expected, (PUZZLE.format(cube), turn)


def test_a_solved_cube_is_left_by_every_turn() -> None:
    asked = survey(PUZZLE.solved, Metric.HTM)
    asked.run(Control(), 60)
    assert {way(asked.bracket, bracket) for bracket in asked.neighbour_brackets.values()} == {TurnEffect.FARTHER}


def test_what_the_effort_does_not_prove_stays_open_and_true() -> None:
    """Unproved depths stay open and true: a random cube is not proved in a twentieth of a second."""
    asked = survey(random_cube(Random(3).getrandbits(60)), Metric.HTM)
    asked.shorten(Control())
    assert not asked._solver.has_table(Metric.QTM) and asked.bracket.lower > 1, "a short solution needs no table"
    asked.run(Control(), 0.05)
    found = asked.bracket
    assert found.lower < found.upper
    assert found.solution is not None
    assert position(found.solution, asked.cube).solved
    assert all(way(found, bracket) is None for bracket in asked.neighbour_brackets.values())


def test_cancelled_before_it_begins_it_looks_nowhere() -> None:
    control = Control()
    control.cancel()
    asked = survey(position(["R", "U"]), Metric.HTM)
    asked.run(control, 60)
    assert all(way(asked.bracket, bracket) is None for bracket in asked.neighbour_brackets.values())


def test_what_is_known_beside_is_not_searched_for() -> None:
    cube, metric = position(["R", "U"]), Metric.QTM
    depths = {turn: 1 if turn == "U'" else 3 for turn in compass_turns(PUZZLE, cube, metric)}
    beside = {turn: Bracket(metric, depth, depth) for turn, depth in depths.items()}
    asked = Survey(Solver(), cube, metric, Bracket(metric, 2, 2, ("U'", "R'")), beside)
    control = Control()
    asked._prove(control)  # no table is at hand: a search would have to make one
    assert not asked._solver.has_table(metric)
    assert {turn: found.lower for turn, found in asked.neighbour_brackets.items()} == depths


@pytest.mark.parametrize(
    ("puzzle", "metric", "count"),
    [(PUZZLE, Metric.HTM, 18), (PUZZLE, Metric.QTM, 12), (POCKET, Metric.HTM, 9), (POCKET, Metric.QTM, 6)],
)
def test_the_turns_of_a_compass(puzzle: CubePuzzle, metric: Metric, count: int) -> None:
    turns = compass_turns(puzzle, puzzle.solved, metric)
    assert len(turns) == len(set(turns)) == count
    assert {metric.length((turn,)) for turn in turns} == {1}


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ((15, 15), (14, 14), TurnEffect.CLOSER),
        ((15, 15), (15, 15), TurnEffect.SAME),
        ((15, 15), (16, 16), TurnEffect.FARTHER),
        ((15, 15), (15, 16), None),
        ((15, 16), (14, 14), TurnEffect.CLOSER),
        ((15, 16), (15, 15), None),
        ((15, 16), (17, 18), TurnEffect.FARTHER),
        ((15, 16), (15, 16), None),
    ],
)
def test_a_way_is_told_only_when_it_follows(
    before: tuple[int, int], after: tuple[int, int], expected: TurnEffect
) -> None:
    assert way(Bracket(Metric.HTM, *before), Bracket(Metric.HTM, *after)) is expected
