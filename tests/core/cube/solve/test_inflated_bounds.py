"""Korf's search with an inadmissible bound, compared with a plain search; and the effect of each turn."""

from __future__ import annotations

import random

import pytest

from core.base.control import Control
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS, OPPOSITE, position
from core.cube.solve import korf
from core.cube.solve.inflated_bounds import EXAMPLE, neighbour, too_large, trial
from tests.core.cube.solve.databases import korf_databases
from tests.core.cube.solve.solving import TURNS, depths


@pytest.fixture(scope="module", params=["htm", "qtm"])
def tables(request: pytest.FixtureRequest) -> korf.Databases:
    """Provide databases to depth 4."""
    return korf_databases(request.param, 4)


def near(tables: korf.Databases, count: int, seed: int) -> list[tuple[Cube, int]]:
    known = depths(tables.metric, {"htm": 3, "qtm": 4}[tables.metric])
    cubes = random.Random(seed).sample(list(known), count)
    return [(cube, known[cube]) for cube in cubes]


def plain(cube: Cube, tables: korf.Databases, tenths: int) -> tuple[int, list[int]]:
    """Return the limit at which a solution is found, and the positions generated in each iteration."""

    generated = 0

    def bound(cube: Cube) -> int:
        exact = tables.bound(cube)
        return exact + exact * tenths // 10

    def walk(cube: Cube, last: str, left: int) -> bool:
        nonlocal generated
        for turn in FACE_TURNS:
            if last and (turn[0] == last or (turn[0] == OPPOSITE[last] and last not in "URF")):
                continue
            generated += 1
            there = position([turn], cube)
            if there.solved or (bound(there) < left and walk(there, turn[0], left - 1)):
                return True
        return False

    limit, counts = bound(cube), list[int]()
    while True:
        generated = 0
        if walk(cube, "", limit):
            return limit, counts
        counts.append(generated)
        limit += 1


@pytest.mark.parametrize("tenths", [0, 4, 10])
def test_it_goes_as_deep_and_generates_as_much_as_a_plain_search(tables: korf.Databases, tenths: int) -> None:
    if tables.metric != "htm":
        pytest.skip("the plain search has the sequences of half turns")
    for cube, depth in near(tables, 60, tenths):
        if depth == 0:
            continue
        found = korf.solve_misled(cube, tables, tenths)
        limit, counts = plain(cube, tables, tenths)
        assert [deep for deep, _ in found.iterations] == list(range(limit - len(counts), limit + 1))
        assert [generated for _, generated in found.iterations[:-1]] == counts


@pytest.mark.parametrize("tenths", [0, 3, 5, 10, 15])
def test_a_solution_is_longer_by_no_more_than_the_bound_is_too_large(tables: korf.Databases, tenths: int) -> None:
    for cube, depth in near(tables, 400, 7):
        found = korf.solve_misled(cube, tables, tenths)
        assert found.moves is not None
        assert position(found.moves, cube).solved
        assert set(found.moves) <= set(TURNS[tables.metric])
        assert depth <= len(found.moves) <= depth + depth * tenths // 10
        if tenths == 0:
            assert len(found.moves) == depth


def test_solved_needs_nothing_and_turned_as_a_whole_is_solved_too(tables: korf.Databases) -> None:
    assert korf.solve_misled(position(["x", "y'"]), tables, 5) == ((), ())


def test_it_stops_when_told_and_refuses_what_it_cannot(tables: korf.Databases) -> None:
    deep = position(["R", "U", "F'", "L2", "D", "B'", "R2", "U'", "F", "D2", "L", "B", "R'", "U2", "F2"])
    assert trial(deep, tables, 0, 0.02, Control()).moves is None
    control = Control()
    control.cancel()
    assert trial(deep, tables, 0, 0, control).moves is None
    with pytest.raises(ValueError, match="0 to 15 tenths, not 16"):
        korf.solve_misled(deep, tables, 16)


def test_every_turn_leads_as_far_as_breadth_first_search_says(tables: korf.Databases) -> None:
    metric = Metric(tables.metric)
    deepest = {"htm": 3, "qtm": 4}[tables.metric]
    known = depths(tables.metric, deepest)
    for cube, depth in near(tables, 12, 3):
        for turn in metric.face_turns:
            found = neighbour(cube, turn, depth, tables, 0, Control())
            there = position([turn], cube)
            assert found.depth == known.get(there, deepest + 1)
            assert found.largest_bound == tables.bound(there) <= found.depth


def test_the_example_is_one_turn_longer_than_needed(tables: korf.Databases) -> None:
    if tables.metric != "htm":
        pytest.skip("the example counts half turns")
    moves, tenths = EXAMPLE
    cube = position(moves.split())
    assert too_large(3, tenths) == 5, "as in the article, where 4 turns are needed"
    first = too_large(tables.bound(cube), tenths)
    honest, misled = (trial(cube, tables, more, 0, Control()) for more in (0, tenths))
    assert honest.moves is not None and misled.moves is not None
    assert (len(honest.moves), len(misled.moves)) == (6, 7)
    assert misled.iterations[0][0] == first > 6, "6 turns are never tried"
