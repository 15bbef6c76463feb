"""Proved depths survive a restart, for the whole symmetry class; a damaged row proves nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.base.storage.store import Store
from app.cube.solve.archive import DepthArchive
from core.cube.cubie import Cube
from core.cube.facelets import format_facelets
from core.cube.metrics import Metric
from core.cube.moves import inverse_moves, position
from core.cube.puzzle import PUZZLE
from core.cube.solve.bracket import Bracket, BracketSource
from core.cube.solve.knowledge import Knowledge

SCRAMBLE = ("R", "U2", "F'", "L")
SOLUTION = tuple(inverse_moves(SCRAMBLE))
OPEN = Bracket(Metric.HTM, 15, 18, None, BracketSource.SOLVER)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "games.sqlite")


def known(store: Store, metric: Metric = Metric.HTM) -> Knowledge:
    return Knowledge(PUZZLE, metric, DepthArchive(store))


def test_a_bracket_is_kept_with_its_source_for_all_that_look_alike(store: Store, tmp_path: Path) -> None:
    hard = PUZZLE.new("3x3x3", 4)
    first = known(store)
    first.learn(position(SCRAMBLE), Bracket(Metric.HTM, 4, 4, SOLUTION, BracketSource.SOLVER))
    first.learn(hard, OPEN)
    store.close()
    later = known(Store(tmp_path / "games.sqlite"))
    found = later.look_up(Cube.rotated(9) * position(SCRAMBLE).inverse())
    assert found.is_proved and found.upper == 4 and found.source is BracketSource.SOLVER
    assert later.look_up(position(["L'"], position(SCRAMBLE))).is_exact
    found = later.look_up(hard)
    assert (found.lower, found.upper, found.solution, found.source) == (15, 18, None, BracketSource.SOLVER)


def test_of_two_programs_each_adds_to_what_the_other_kept(store: Store) -> None:
    cube, archive = PUZZLE.new("3x3x3", 4), DepthArchive(store)
    one, other = known(store), known(store)
    for knowledge in (one, other):
        assert knowledge.look_up(cube).source is BracketSource.NOTHING
    one.learn(cube, Bracket(Metric.HTM, 17, 20, None, BracketSource.SOLVER))
    other.learn(cube, Bracket(Metric.HTM, 12, 19, None, BracketSource.SOLVER))
    found = known(store).look_up(cube)
    assert (found.lower, found.upper) == (17, 19)
    assert not archive.read(Metric.QTM, [cube])


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("lower", -1), ("lower", "seventeen"), ("upper", 99), ("lower", 19), ("upper", 1e300), ("source", "hearsay"),
        ("solution", "R U"), ("solution", "R Q"), ("solution", "M"), ("solution", b"R"),
    ],
)  # fmt: skip
def test_a_row_that_cannot_be_true_proves_nothing(store: Store, column: str, value: object) -> None:
    cube = PUZZLE.new("3x3x3", 4)
    known(store).learn(cube, OPEN)
    assert store.finish(10), "otherwise the writer might put it back"
    with store.connection as db:
        db.execute(f"UPDATE cube_depth SET {column} = ?", (value,))
    found = known(store).look_up(cube)
    if value == b"R":
        assert found.solution is None, "what it bounds does not hang on it"
    else:
        assert found.source is BracketSource.NOTHING
    known(store).learn(cube, OPEN)


def test_a_solution_is_kept_as_turns_of_what_stands_for_the_class(store: Store) -> None:
    known(store).learn(position(SCRAMBLE), Bracket(Metric.HTM, 4, 4, SOLUTION, BracketSource.SOLVER))
    rows = store.connection.execute("SELECT position, solution FROM cube_depth ORDER BY upper DESC").fetchall()
    assert len(rows) == 4, "a row for each position on the way, and none for the solved cube"
    for facelets, solution in rows:
        cube = PUZZLE.parse(facelets)
        assert position(solution.split(), cube).solved
        assert format_facelets(cube) == facelets
