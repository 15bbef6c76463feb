"""Korf's solver finds shortest solutions; its databases are stored and read back.

The databases are made to depth 4 only: deeper entries are 5, which is still a lower bound.
"""

from __future__ import annotations

import random
import threading
from pathlib import Path

import pytest

from core.base.control import Control
from core.base.files.table_file import DamagedTableError
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import inverse_moves, position
from core.cube.notation.notation import parse_moves
from core.cube.scramble import scramble
from core.cube.solve import korf
from tests.core.cube.solve.databases import korf_databases
from tests.core.cube.solve.solving import TURNS, depths, random_cube


@pytest.fixture(scope="module", params=["htm", "qtm"])
def tables(request: pytest.FixtureRequest) -> korf.Databases:
    """Provide databases to depth 4."""
    return korf_databases(request.param, 4)


def test_every_near_position_has_its_depth(tables: korf.Databases) -> None:
    deepest = {"htm": 3, "qtm": 4}[tables.metric]
    known = depths(tables.metric, deepest)
    source = random.Random(1)
    for cube in source.sample(list(known), 1500):
        found = korf.solve(cube, tables)
        assert found.moves is not None
        assert found.optimal
        assert len(found.moves) == known[cube] == found.lower_bound
        assert set(found.moves) <= set(TURNS[tables.metric])
        assert position(found.moves, cube).solved
        assert tables.bound(cube) <= known[cube]


def test_a_position_and_its_inverse_are_equally_deep(tables: korf.Databases) -> None:
    for seed in range(30):
        cube = position(scramble(6 if tables.metric == "htm" else 5, seed))
        one, other = korf.solve(cube, tables), korf.solve(cube.inverse(), tables)
        assert one.upper_bound == other.upper_bound
        assert one.optimal
        assert other.optimal
        assert one.moves is not None
        assert position(inverse_moves(one.moves)) == cube


def test_solutions_are_for_the_cube_as_it_is_held(tables: korf.Databases) -> None:
    cube = position(parse_moves("R U F x y'"))
    found = korf.solve(cube, tables)
    assert found.moves is not None
    assert position(found.moves, cube).solved
    assert len(found.moves) == 3


def test_a_search_reports_its_bound_and_stops_when_told(tables: korf.Databases) -> None:
    control, bounds = Control(), []

    def report(bound: int, nodes: int) -> None:
        bounds.append(bound)
        if nodes > 10_000:
            control.cancel()

    found = korf.solve(random_cube(random.Random(1)), tables, 0, control, report)
    assert found.moves is None
    assert found.lower_bound == bounds[-1]
    assert bounds == sorted(set(bounds))
    assert len({bound % Metric(tables.metric).step for bound in bounds}) == 1


def test_time_ends_a_search(tables: korf.Databases) -> None:
    found = korf.solve(random_cube(random.Random(2)), tables, 0.05)
    assert found.moves is None
    assert found.lower_bound >= 5
    assert not found.optimal


def test_a_search_is_cancelled_from_another_thread(tables: korf.Databases) -> None:
    control = Control()
    timer = threading.Timer(0.05, control.cancel)
    timer.start()
    assert korf.solve(random_cube(random.Random(3)), tables, 0, control).moves is None


def test_figures_of_the_databases(tables: korf.Databases) -> None:
    assert [sum(tables.distribution(which)) for which in range(3)] == [88_179_840, 42_577_920, 42_577_920]
    assert 4.9 < tables.mean(0) < 5
    assert tables.sample(500, 7) == tables.sample(500, 7)
    assert set(tables.sample(500, 7)) <= set(range(6))
    assert tables.bound(Cube()) == 0


def test_databases_are_stored_and_mapped(tables: korf.Databases, tmp_path: Path) -> None:
    path = tmp_path / korf.file_name(tables.metric)
    tables.save(path)
    read = korf.Databases.load(path, tables.metric)
    for which in range(3):
        assert read.distribution(which) == tables.distribution(which)
    cube = position(parse_moves("R U F' L"))
    assert korf.solve(cube, read) == korf.solve(cube, tables)
    other = {"htm": "qtm", "qtm": "htm"}[tables.metric]
    with pytest.raises(DamagedTableError, match="another table"):
        korf.Databases.load(path, other)
    with pytest.raises(FileNotFoundError):
        korf.Databases.load(tmp_path / "nothing", tables.metric)


def test_generation_can_be_cancelled() -> None:
    control = Control()
    control.cancel()
    assert korf.Databases.generate("htm", 2, control) is None


def test_databases_of_another_size_are_refused() -> None:
    with pytest.raises(ValueError, match="size"):
        korf.Databases("htm", b"1", b"2", b"3")
