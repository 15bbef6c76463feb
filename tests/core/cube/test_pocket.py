"""The 2x2x2: its distributions are the published ones, and every table entry is what its neighbours say."""

from __future__ import annotations

import random
import threading

import pytest

from core.base.depth import load
from core.cube import pocket
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS, MOVES, position
from core.cube.notation.notation import parse_moves
from core.cube.scramble import scramble
from resources import ROOT
from tests.core.cube.solve.solving import TURNS, random_cube

METRICS = ["htm", "qtm"]


@pytest.mark.parametrize("metric", METRICS)
def test_distribution_is_the_published_one(metric: str) -> None:
    published = load(ROOT / "figures" / f"cube-2x2x2-{metric}.json")
    assert pocket.distribution(metric) == [layer.states for layer in published.layers]
    assert sum(pocket.distribution(metric)) == pocket.STATES


@pytest.mark.parametrize("metric", METRICS)
def test_depths_near_solved_against_brute_force(metric: str) -> None:
    known = {0: 0}
    layer = [Cube()]
    for depth in range(1, 5):
        following = []
        for cube in layer:
            for move in TURNS[metric]:
                after = cube * MOVES[move].cube
                number = pocket.number(after)
                if number not in known:
                    known[number] = depth
                    following.append(after)
        layer = following
    assert {number: pocket.depth(pocket.cube_of(number), metric) for number in known} == known


@pytest.mark.parametrize("metric", METRICS)
def test_any_position_is_one_deeper_than_its_best_neighbour(metric: str) -> None:
    source = random.Random(2)
    for _ in range(1500):
        cube = pocket.cube_of(source.randrange(1, pocket.STATES))
        neighbours = [pocket.depth(cube * MOVES[move].cube, metric) for move in TURNS[metric]]
        assert pocket.depth(cube, metric) == 1 + min(neighbours)


@pytest.mark.parametrize("metric", METRICS)
def test_solutions_solve_in_as_many_turns_as_the_depth(metric: str) -> None:
    source = random.Random(3)
    for _ in range(500):
        cube = random_cube(source) * Cube.rotated(source.randrange(24))
        moves = pocket.solve(cube, metric)
        assert set(moves) <= set(TURNS[metric])
        assert Metric(metric).length(moves) == pocket.depth(cube, metric)
        assert pocket.solved(position(moves, cube))


def test_numbers_and_positions_correspond() -> None:
    source = random.Random(4)
    for _ in range(3000):
        number = source.randrange(pocket.STATES)
        cube = pocket.cube_of(number)
        assert pocket.number(cube) == number
        assert Cube.from_pieces(cube.corners, cube.twists, cube.edges, cube.flips) == cube
    for number in (-1, pocket.STATES):
        with pytest.raises(ValueError, match="number"):
            pocket.cube_of(number)


def test_a_position_has_one_number_however_it_is_held() -> None:
    for seed in range(50):
        cube = position(scramble(15, seed))
        held = [cube * Cube.rotated(rotation) for rotation in range(24)]
        assert len({pocket.number(other) for other in held}) == 1


def test_turning_a_face_or_the_opposite_one_is_the_same_but_for_the_way_it_is_held() -> None:
    for seed in range(50):
        cube = position(scramble(12, seed))
        for one, other in (("U", "D"), ("R", "L"), ("F", "B")):
            for move in FACE_TURNS:
                if move[0] == one:
                    twin = cube * MOVES[other + move[1:]].cube
                    assert pocket.number(cube * MOVES[move].cube) == pocket.number(twin)


def test_edges_do_not_count() -> None:
    cube = position(parse_moves("M2 E2 S2 M E M' E'"))
    assert pocket.solved(cube)
    assert pocket.depth(cube) == 0
    assert pocket.solve(cube) == ()


def test_random_states_and_scrambles() -> None:
    for seed in range(300):
        cube = pocket.random_state(seed)
        moves = pocket.random_state_scramble(seed)
        assert pocket.number(position(moves)) == pocket.number(cube)
        assert 4 <= len(moves) == pocket.depth(cube) <= 11
    drawn = [pocket.number(pocket.random_state(seed)) for seed in range(4000)]
    assert abs(sum(drawn) / len(drawn) / pocket.STATES - 0.5) < 5 / (12 * len(drawn)) ** 0.5
    assert pocket.random_state(3) == pocket.random_state(3)


def test_another_metric_is_refused_and_threads_share_the_tables() -> None:
    with pytest.raises(ValueError, match="htm or qtm"):
        pocket.depth(Cube(), "stm")
    threads = [threading.Thread(target=pocket.depth, args=(Cube(), metric)) for metric in METRICS * 3]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert pocket.depth(position(["R"])) == 1
