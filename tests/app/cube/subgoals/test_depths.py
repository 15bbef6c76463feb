"""Subgoals of the cube on the board: depths follow it, solutions are shown, one is practised."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.base.services import Services
from app.cube.model.model import SMALL, CubeModel
from app.cube.subgoals.depths import PartDepths
from core.cube.moves import position
from core.cube.random_state import random_cube
from core.cube.subgoals.nearest import KINDS, nearest
from core.cube.subgoals.parts import PARTS
from tests.app.heard import Heard, services

pytestmark = pytest.mark.patient("the tables of all parts are made")


@pytest.fixture
def window_services(qtbot: QtBot, tmp_path: Path) -> Services:
    del qtbot
    return services(tmp_path, Heard())


@pytest.fixture
def model(window_services: Services) -> CubeModel:
    made = CubeModel(window_services)
    made.begin(random_cube(4))
    return made


@pytest.fixture
def depths(window_services: Services, model: CubeModel, qtbot: QtBot) -> PartDepths:
    made = PartDepths(window_services, model)
    made.in_sight = True
    qtbot.waitUntil(lambda: len(made.rows) == len(KINDS))
    return made


def test_they_are_those_of_the_board_at_every_turn(model: CubeModel, depths: PartDepths) -> None:
    for turn in ("R", "U2", "x", "M'", "B"):
        model.turn(turn)
        cube = model.session.state
        assert depths.crosses == {face: part.depth(cube, model.metric) for face, part in PARTS["cross"].items()}
        assert depths.rows == {kind: nearest(kind, depths.face, cube, model.metric) for kind in KINDS}
    model.undo()
    assert depths.rows["cross"].depth == PARTS["cross"]["U"].depth(model.session.state, model.metric)


def test_of_another_colour_and_metric(model: CubeModel, depths: PartDepths, qtbot: QtBot) -> None:
    depths.face = "L"
    assert depths.rows["cross"].which == "L" and depths.rows["domino"].which == "R"
    assert "L" in depths.rows["block"].which and depths.rows["first-block"].which.startswith("L")
    assert depths.rows["edges"].which in "FU"
    model.metric = type(model.metric)("qtm")
    qtbot.waitUntil(lambda: len(depths.rows) == len(KINDS))
    assert depths.rows["cross"].depth == PARTS["cross"]["L"].depth(model.session.state, model.metric)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "half-turns"])
def test_a_way_is_laid_out_and_leads_there(model: CubeModel, depths: PartDepths, kind: str) -> None:
    model.session.play("x", "y")
    row, before = depths.rows[kind], model.session.state
    way = depths.lay_out(kind)
    assert way is not None and model.metric.length(way) == row.depth
    assert model.session.state == before, "it waits to be played"
    assert list(model.session.moves[model.session.position :]) == list(way)
    model.session.redo(len(way))
    assert depths.rows[kind].depth == 0


def test_the_half_turn_group_comes_after_the_domino(model: CubeModel, depths: PartDepths) -> None:
    assert depths.rows["half-turns"].depth is None and depths.lay_out("half-turns") is None
    model.begin_scrambled(["U", "R2", "D'", "F2", "U"])
    row = depths.rows["half-turns"]
    assert row.name == "half-turn-coset" and row.depth
    way = depths.lay_out("half-turns") or ()
    model.session.redo(len(way))
    row = depths.rows["half-turns"]
    assert row.name == "half-turns" and row.depth is not None
    model.session.redo(len(depths.lay_out("half-turns") or ()))
    assert model.session.is_solved


def test_practice(model: CubeModel, depths: PartDepths, qtbot: QtBot) -> None:
    """Crosses of depth 4 follow each other while the practice is on the board; undo restores the game."""
    before, reached = model.session.state, list[int]()
    model.reached.connect(lambda: reached.append(model.session.position))
    depths.kind, depths.practice_depth = "cross", 4
    with qtbot.waitSignal(model.begun):
        depths.practise()
    assert depths.rows["cross"].depth == 4 and position(model.scramble) == model.session.state
    first = model.scramble
    solution = depths.lay_out("cross") or ()
    model.session.redo(len(solution) - 1)
    assert not reached
    model.session.redo()
    model.turn("D")
    model.undo()
    assert reached == [len(solution)], "once"
    assert model.practise is not None
    with qtbot.waitSignal(model.begun):
        assert model.practise()
    assert depths.rows["cross"].depth == 4 and model.scramble != first
    model.undo()
    model.begin(before)
    assert depths.practice is None and not model.practise(), "a game like any other"


def test_a_depth_that_there_is_not_is_not_practised(depths: PartDepths, window_services: Services) -> None:
    window_services.settings.set("cube/part_depth/cross", 40)
    depths.kind = "cross"
    assert depths.practice_depth == 6, "the fullest one"


def test_a_small_cube_has_none(model: CubeModel, depths: PartDepths) -> None:
    model.variant = SMALL
    assert not depths.rows and not depths.crosses and depths.lay_out("cross") is None


def test_out_of_sight_nothing_is_worked_out(model: CubeModel, depths: PartDepths) -> None:
    depths.in_sight = False
    model.turn("R")
    assert not depths.rows
    depths.in_sight = True
    assert depths.rows["cross"].depth == PARTS["cross"]["U"].depth(model.session.state, model.metric)


def test_what_was_chosen_is_remembered(model: CubeModel, depths: PartDepths, window_services: Services) -> None:
    depths.face, depths.kind = "B", "domino"
    again = PartDepths(window_services, model)
    assert (again.face, again.kind) == ("B", "domino")
    window_services.settings.set("cube/part_face", "Q")
    assert PartDepths(window_services, model).face == "U"
