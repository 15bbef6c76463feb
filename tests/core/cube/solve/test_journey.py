"""Proving the positions of a game: brackets always contain the true depth, cheap ones come first."""

from __future__ import annotations

from random import Random

import pytest

from core.base.control import Control
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import position
from core.cube.puzzle import PUZZLE
from core.cube.random_state import random_cube
from core.cube.solve.bracket import Bracket, make_trivial_bracket
from core.cube.solve.journey import PathDepthSearch
from core.cube.solve.solver import Solver
from core.cube.solve.survey import compass_turns
from tests.core.cube.solve.cosets import small_table
from tests.core.cube.solve.near import DEEP, depths


def journey(metric: Metric, moves: list[str], start: Cube = PUZZLE.solved, now: int = 0) -> PathDepthSearch:
    """Return a search along the game for which nothing is known yet."""
    cubes = [position(moves[:count], start) for count in range(len(moves) + 1)]
    known = [make_trivial_bracket(PUZZLE, cube, metric) for cube in cubes]
    return PathDepthSearch(Solver.from_table(small_table(metric.value, 2)), metric, cubes, moves, known, now)


@pytest.mark.parametrize("metric", Metric)
def test_a_walk_near_solved_is_proved_whole(metric: Metric) -> None:
    random, near, cube = Random(5), depths(metric), PUZZLE.solved
    moves: list[str] = []
    while len(moves) < 30:
        turn = random.choice(compass_turns(PUZZLE, cube, metric))
        if position([turn], cube) in near:
            moves.append(turn)
            cube = position([turn], cube)
    found = journey(metric, moves, now=12)
    assert found.run(Control(), 60) is found
    truth = [near[cube] for cube in found.cubes]
    assert [(bracket.lower, bracket.upper) for bracket in found.known] == [(depth, depth) for depth in truth]
    assert found.news and all(one.lower <= truth[at] <= one.upper for at, one in found.news.items())


@pytest.mark.parametrize("metric", Metric)
def test_what_the_effort_does_not_prove_stays_open_and_true(metric: Metric) -> None:
    """Unproved positions of a game from solved to a random cube keep true, open brackets."""
    moves = list(PUZZLE.opening_moves(4))
    search = journey(metric, moves)
    search.run(Control(), 0.3)
    near = depths(metric)
    assert not all(bracket.is_exact for bracket in search.known)
    for cube, bracket in zip(search.cubes, search.known, strict=True):
        depth = near.get(cube)
        assert bracket.lower <= bracket.upper
        assert bracket.lower <= depth <= bracket.upper if depth is not None else bracket.upper > DEEP
        assert bracket.solution is None or position(bracket.solution, cube).solved


def test_the_board_comes_first_and_a_depth_more_of_one_waits_for_the_others() -> None:
    far = random_cube(Random(3).getrandbits(60))
    found = journey(Metric.HTM, ["R", "U", "F"], far, now=2)
    looked: list[int] = []
    while (at := found._choose_next()) is not None and len(looked) < 8:
        looked.append(at)
        found.known[at] = Bracket(Metric.HTM, found.known[at].lower + 1, 20)
    assert looked == [2, 1, 3, 0] * 2


def test_cancelled_it_ends_and_keeps_what_it_has() -> None:
    control = Control()
    control.cancel()
    found = journey(Metric.HTM, ["R", "U"])
    found.run(control, 60)
    assert not found.news


def test_a_long_game_costs_no_more_for_each_position() -> None:
    """A long game costs no more for each position: a proof reaches only nearby positions."""
    random = Random(1)
    moves = [random.choice("URFDLB") + random.choice(("", "'")) for _ in range(1000)]
    search = journey(Metric.HTM, moves, now=1000)
    search._learn(1000, Bracket(Metric.HTM, 18, 18))
    assert [bracket.lower for bracket in search.known[-18:]] == list(range(1, 19))
    assert max(bracket.length or 0 for bracket in search.known) <= 20
    search._learn(500, Bracket(Metric.HTM, 18, 18, ("R",) * 18))
    assert max(bracket.length or 0 for bracket in search.known) <= 38
