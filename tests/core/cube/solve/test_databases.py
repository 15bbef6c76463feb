"""Pattern databases compared with brute force, near the solved cube."""

from __future__ import annotations

import random

import pytest

from core.base.control import Control
from core.base.depth import load
from core.cube.cubie import Cube
from core.cube.moves import position
from core.cube.scramble import scramble
from core.cube.solve import databases
from resources import ROOT
from tests.core.cube.solve.solving import depths, random_cube

DEEPEST = 3


@pytest.fixture(scope="module", params=["htm", "qtm"])
def metric(request: pytest.FixtureRequest) -> str:
    """Provide both metrics."""
    return str(request.param)


def least(metric: str, indices: dict[Cube, int]) -> dict[int, int]:
    """Return the least depth of a position for each entry."""
    known = depths(metric, DEEPEST)
    least_by_index: dict[int, int] = {}
    for cube, index in indices.items():
        least_by_index[index] = min(least_by_index.get(index, 99), known[cube])
    return least_by_index


def assert_begins(counts: list[int], pieces: str, metric: str, states: int) -> None:
    """Check that the stored figures of the complete database begin with these counts."""
    full_distribution = load(ROOT / "figures" / f"korf-{pieces}-{metric}.json")
    assert [layer.states for layer in full_distribution.layers][: DEEPEST + 1] == counts[: DEEPEST + 1]
    assert sum(layer.states for layer in full_distribution.layers) == full_distribution.total == states


@pytest.mark.parametrize("first", [0, 6])
@pytest.mark.parametrize("threads", [1, 2])
def test_six_edges_against_brute_force(metric: str, first: int, threads: int) -> None:
    database = databases.edge_database(first, metric, DEEPEST, threads)
    assert database is not None
    expected = least(metric, {cube: databases.edge_index_of(cube, first) for cube in depths(metric, DEEPEST)})
    assert {index: databases.value(database, index) for index in expected} == expected
    counts = databases.distribution(database)
    assert counts[: DEEPEST + 1] == [list(expected.values()).count(depth) for depth in range(DEEPEST + 1)]
    assert counts[DEEPEST + 1] == databases.EDGE_STATES - len(expected)
    assert sum(counts) == databases.EDGE_STATES
    assert_begins(counts, f"six-edges-{'b' if first else 'a'}", metric, databases.EDGE_STATES)


def test_corners_against_brute_force(metric: str) -> None:
    database = databases.corner_database(metric, DEEPEST, 2)
    assert database is not None
    expected = least(metric, {cube: databases.corner_index(cube) for cube in depths(metric, DEEPEST)})
    assert {index: databases.value(database, index) for index in expected} == expected
    counts = databases.distribution(database)
    assert counts[: DEEPEST + 1] == [list(expected.values()).count(depth) for depth in range(DEEPEST + 1)]
    assert counts[DEEPEST + 1] == databases.CORNER_STATES - len(expected)
    assert_begins(counts, "corners", metric, databases.CORNER_STATES)


def test_an_index_belongs_to_one_arrangement_of_the_six_edges() -> None:
    source = random.Random(1)
    for first in (0, 6):
        seen: dict[int, tuple[tuple[int, int], ...]] = {}
        for _ in range(3000):
            cube = random_cube(source)
            at = [cube.edges.index(piece) for piece in range(first, first + 6)]
            places = tuple((place, cube.flips[place]) for place in at)
            index = databases.edge_index_of(cube, first)
            assert 0 <= index < databases.EDGE_STATES
            assert seen.setdefault(index, places) == places


def test_every_entry_of_the_six_edges_is_reached_from_its_neighbours() -> None:
    """Entries of neighbouring positions differ by at most one, also deep in a partial table."""
    database = databases.edge_database(0, "htm", 6, 2)
    assert database is not None
    for seed in range(300):
        cube = position(scramble(8, seed))
        value = databases.value(database, databases.edge_index_of(cube, 0))
        for turn in range(18):
            neighbour_value = databases.value(database, databases.edge_index_of(cube * Cube.turned(turn), 0))
            assert abs(neighbour_value - value) <= 1


@pytest.mark.parametrize("make", [lambda control: databases.corner_database("htm", 14, 2, control),
                                  lambda control: databases.edge_database(0, "htm", 14, 2, control)])  # fmt: skip
def test_generation_can_be_cancelled(make: object) -> None:
    control = Control()
    control.cancel()
    assert callable(make)
    assert make(control) is None


def test_bad_arguments_are_refused() -> None:
    with pytest.raises(ValueError, match="deepest"):
        databases.corner_database("htm", 15)
    with pytest.raises(ValueError, match="first"):
        databases.edge_database(7)
    with pytest.raises(ValueError, match="htm or qtm"):
        databases.edge_database(0, "stm")
    with pytest.raises(IndexError):
        databases.value(b"\0\0", 4)
