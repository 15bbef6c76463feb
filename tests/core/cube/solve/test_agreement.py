"""Independent solvers agree on the depth of a position.

Korf's tables know small depths only, so that they are made quickly; their bounds stay valid.
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
    """Provide a metric with the tables of both optimal solvers."""
    metric: Metric = request.param
    databases = korf.Databases.generate(metric.value, 2, deepest=7)
    assert databases is not None
    return metric, databases, small_table(metric.value)


def depth(cube: Cube, solvers: tuple[Metric, korf.Databases, CosetTable]) -> int:
    """Return the depth found by both optimal solvers, checked against the two-phase solver's bracket."""
    metric, databases, table = solvers
    korf_result, coset_result = korf.solve(cube, databases), optimal.solve(cube, table)
    short = twophase.solve(cube, 0.0, metric=metric)
    assert short.upper_bound is not None
    assert korf_result.moves is not None
    assert coset_result.moves is not None
    assert position(korf_result.moves, cube).solved
    assert position(coset_result.moves, cube).solved
    assert korf_result.optimal
    assert coset_result.optimal
    assert korf_result.upper_bound == coset_result.upper_bound == metric.length(korf_result.moves)
    assert short.lower_bound <= korf_result.lower_bound <= short.upper_bound
    assert pocket.depth(cube, metric) <= korf_result.lower_bound
    assert databases.bound(cube) <= korf_result.lower_bound
    return korf_result.lower_bound


def test_solvers_agree(solvers: tuple[Metric, korf.Databases, CosetTable]) -> None:
    metric = solvers[0]
    source = random.Random(8)
    for length in LENGTHS:
        for _ in range(3 if length == LENGTHS[-1] else 8):
            moves = [source.choice(TURNS[metric.value]) for _ in range(length)]
            assert depth(position(moves), solvers) <= length


def test_every_near_position_has_its_depth(solvers: tuple[Metric, korf.Databases, CosetTable]) -> None:
    """Both solvers agree with breadth-first search to depth 5 HTM and 6 QTM, for every symmetry class."""
    metric, databases, table = solvers
    classes = CLASSES[metric.value]
    layers = representatives(metric.value, len(classes) - 1)
    assert tuple(map(len, layers)) == classes
    for expected, layer in enumerate(layers):
        for cube in layer:
            korf_result, coset_result = korf.solve(cube, databases), optimal.solve(cube, table)
            assert korf_result.upper_bound == coset_result.upper_bound == expected
            assert korf_result.lower_bound == coset_result.lower_bound == expected
            for found in (korf_result, coset_result):
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
