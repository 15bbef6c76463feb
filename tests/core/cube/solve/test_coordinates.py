"""Coordinates number the parts of a position one to one."""

from __future__ import annotations

import itertools
import random

import pytest

from core.cube.cubie import Cube
from core.cube.moves import position
from core.cube.solve.coordinates import coordinates
from tests.core.cube.solve.solving import random_cube

PHASE2 = ["U", "U2", "U'", "D", "D2", "D'", "R2", "L2", "F2", "B2"]


def rank(order: tuple[int, ...]) -> int:
    """Return the number of smaller permutations, by the factorial number system."""
    value = 0
    for i, piece in enumerate(order):
        value = value * (len(order) - i) + sum(other < piece for other in order[i + 1 :])
    return value


def test_solved_is_zero_everywhere() -> None:
    assert set(coordinates(Cube()).values()) == {0}


@pytest.mark.parametrize("seed", range(4))
def test_coordinates_against_their_definitions(seed: int) -> None:
    source = random.Random(seed)
    slices: list[tuple[int, ...]] = sorted(
        itertools.combinations(range(12), 4), key=lambda places: [11 - place for place in places]
    )
    for _ in range(500):
        cube = random_cube(source)
        found = coordinates(cube)
        assert found["twist"] == int("".join(map(str, cube.twists[:7])), 3)
        assert found["flip"] == int("".join(map(str, cube.flips[:11])), 2)
        assert found["corner_order"] == rank(cube.corners)
        taken = tuple(place for place in range(12) if cube.edges[place] >= 8)
        assert found["slice"] == slices.index(taken)


def test_orders_of_edges_inside_the_group_of_phase_2() -> None:
    source = random.Random(1)
    for _ in range(300):
        cube = position(source.choice(PHASE2) for _ in range(30))
        found = coordinates(cube)
        assert found["twist"] == found["flip"] == found["slice"] == 0
        assert found["edge_order"] == rank(cube.edges[:8])
        assert found["slice_order"] == rank(tuple(edge - 8 for edge in cube.edges[8:]))
