"""Solvers that share nothing but the moves agree on how deep a position lies.

Korf's tables know small depths only, so that they are made quickly; bounds stay bounds.
"""

from __future__ import annotations

import random

import pytest

from core.cube import pocket
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import position
from core.cube.notation.notation import parse_moves
from core.cube.scramble import scramble
from core.cube.solve import korf, optimal, twophase
from core.cube.solve.table import CosetTable
from tests.core.cube.solve.cosets import small_table
from tests.core.cube.solve.solving import CLASSES, TURNS, representatives

LENGTHS = range(8, 14)


@pytest.fixture(scope="module", params=Metric)
def solvers(request: pytest.FixtureRequest) -> tuple[Metric, korf.Databases, CosetTable]:
    """A metric with the tables of both optimal solvers."""
    metric: Metric = request.param
    databases = korf.Databases.generate(metric.value, 2, deepest=7)
    assert databases is not None
    return metric, databases, small_table(metric.value)


def depth(cube: Cube, solvers: tuple[Metric, korf.Databases, CosetTable]) -> int:
    """The depth that both optimal solvers find, inside the bracket of the two-phase solver."""
    metric, databases, table = solvers
    one, other = korf.solve(cube, databases), optimal.solve(cube, table)
    short = twophase.solve(cube, 0.0, metric=metric)
    assert short.upper_bound is not None
    assert one.moves is not None
    assert other.moves is not None
    assert position(one.moves, cube).solved
    assert position(other.moves, cube).solved
    assert one.optimal
    assert other.optimal
    assert one.upper_bound == other.upper_bound == metric.length(one.moves)
    assert short.lower_bound <= one.lower_bound <= short.upper_bound
    assert pocket.depth(cube, metric) <= one.lower_bound
    assert databases.bound(cube) <= one.lower_bound
    return one.lower_bound


def test_solvers_agree(solvers: tuple[Metric, korf.Databases, CosetTable]) -> None:
    metric = solvers[0]
    source = random.Random(8)
    for length in LENGTHS:
        for _ in range(3 if length == LENGTHS[-1] else 8):
            moves = [source.choice(TURNS[metric.value]) for _ in range(length)]
            assert depth(position(moves), solvers) <= length


def test_every_near_position_has_its_depth(solvers: tuple[Metric, korf.Databases, CosetTable]) -> None:
    """All positions to depth 5 HTM and 6 QTM, one of each symmetry class, against breadth-first search."""
    metric, databases, table = solvers
    classes = CLASSES[metric.value]
    layers = representatives(metric.value, len(classes) - 1)
    assert tuple(map(len, layers)) == classes
    for expected, layer in enumerate(layers):
        for cube in layer:
            one, other = korf.solve(cube, databases), optimal.solve(cube, table)
            assert one.upper_bound == other.upper_bound == expected
            assert one.lower_bound == other.lower_bound == expected
            for found in (one, other):
                assert found.moves is not None
                assert position(found.moves, cube).solved


def test_symmetry_and_inverse_leave_the_depth(solvers: tuple[Metric, korf.Databases, CosetTable]) -> None:
    source = random.Random(7)
    for seed in range(8):
        cube = position(scramble(7, seed))
        turned = Cube.rotated(source.randrange(24))
        carried = turned.inverse() * cube * turned
        expected = depth(cube, solvers)
        assert depth(cube.inverse(), solvers) == expected
        assert depth(carried, solvers) == expected


def test_known_depths(solvers: tuple[Metric, korf.Databases, CosetTable]) -> None:
    for text, half, quarter in (("M2 E2 S2", 6, 12), ("M E M' E'", 8, 8), ("R U R' U'", 4, 4), ("U2", 1, 2)):
        if solvers[0] is Metric.HTM or quarter <= 8:
            assert depth(position(parse_moves(text)), solvers) == (half if solvers[0] is Metric.HTM else quarter)
