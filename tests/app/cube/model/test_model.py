"""The cube page's model: choices are single assignments, everything else is derived without widgets."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.base.jobs.jobs import Jobs
from app.base.services import Services
from app.base.storage.settings import Settings
from app.base.storage.store import Store
from app.cube.model.model import CubeModel, Mode
from app.cube.solve.solving import Solving
from core.cube.metrics import Metric
from core.cube.moves import inverse_moves, position
from core.cube.solve.bracket import Bracket, BracketSource
from core.cube.walk.random_walk import chain
from tests.app.heard import Heard


@pytest.fixture
def services(qtbot: QtBot, tmp_path: Path) -> Services:
    del qtbot
    settings = Settings(tmp_path / "statewalk.ini")
    return Services(settings, Store(tmp_path / "games.sqlite"), Jobs(), Heard(), lambda _page, _subject: None)


@pytest.fixture
def model(services: Services) -> CubeModel:
    made = CubeModel(services)
    made.take_up()
    return made


class Told:
    """Records the names of a model's signals in order."""

    def __init__(self, model: CubeModel) -> None:
        self.names: list[str] = []
        for name in ("variant_changed", "metric_changed", "bracket_changed", "mode_changed", "speed_changed"):
            getattr(model, name).connect(lambda name=name: self.names.append(name))


def test_it_holds_no_widget(model: CubeModel) -> None:
    assert not any(isinstance(child, QWidget) for child in model.findChildren(QObject))


def test_a_metric_is_one_assignment_and_one_signal(model: CubeModel, services: Services) -> None:
    told, seen = Told(model), list[tuple[Metric, object]]()
    model.session.play("R2", "U")
    told.names.clear()
    model.metric_changed.connect(lambda: seen.append((model.metric, model.depths)))
    model.metric = Metric.QTM
    assert told.names == ["metric_changed", "bracket_changed"]
    assert seen == [(Metric.QTM, (1, 3))], "what is known is already that of the new metric"
    assert model.subject == "3x3x3-qtm"
    model.metric = Metric.QTM
    assert len(told.names) == 2, "the same again is no news"
    assert CubeModel(services).metric is Metric.QTM, "it is remembered"


def test_a_variant_is_one_assignment_and_each_keeps_its_game(model: CubeModel, services: Services) -> None:
    left: list[tuple[str, list[str]]] = []
    model.variant_leaving.connect(lambda to: left.append((to, list(model.session.moves))))
    model.variant_leaving.connect(lambda _: services.store.save_game("cube", model.variant, model.session.record()))
    model.session.play("R", "U")
    model.mode = Mode.EDITING
    model.variant = "2x2x2"
    assert left == [("2x2x2", ["R", "U"])], "the last moment to save the game is before it goes"
    assert model.mode is Mode.PLAYING
    assert model.puzzle.size == 2 and not model.is_large
    assert model.session.is_solved and not model.session.moves
    assert model.depths == (0, 0)
    model.variant = "3x3x3"
    assert list(model.session.moves) == ["R", "U"]
    assert model.depths == (1, 2)


def test_the_depth_is_exact_along_a_proved_solution_and_bounded_beside_it(model: CubeModel) -> None:
    scramble = ["R", "U2", "F'", "L", "D2", "B"]
    model.begin(position(scramble))
    assert model.depths is None, "no more is known than of any position"
    solution = tuple(inverse_moves(scramble))
    model.learn(model.session.state, Bracket(Metric.HTM, 6, 6, solution, BracketSource.SOLVER))
    model.session.plan(solution)
    for depth in range(5, 2, -1):
        model.session.redo()
        assert model.depths == (depth, depth)
    model.session.play("R")
    assert model.depths == (2, 4)
    model.session.play("x")
    assert model.depths == (2, 4)
    model.session.jump(0)
    assert model.depths == (6, 6), "what was proved is not forgotten"
    model.begin_solved()
    model.begin(position(scramble))
    assert model.depths == (6, 6), "nor by another game"


def test_what_was_proved_is_known_after_a_restart_and_in_the_mirror(model: CubeModel, services: Services) -> None:
    scramble = ["R", "U2", "F'", "L", "D2", "B"]
    model.begin(position(scramble))
    solution = tuple(inverse_moves(scramble))
    model.learn(model.session.state, Bracket(Metric.HTM, 6, 6, solution, BracketSource.SOLVER))
    later = CubeModel(services)
    later.begin(position(["L'", "U2", "F", "R'", "D2", "B'"]))
    assert later.depths == (6, 6)
    assert later.bracket.solution is not None
    assert position(later.bracket.solution, later.session.state).solved
    later.turn("D")
    assert later.depths == (5, 7)
    later.metric = Metric.QTM
    assert later.depths == (5, 9), "what follows from half turns, and from the length of that solution"
    later.metric = Metric.HTM
    later.undo()
    assert later.depths == (6, 6)


def test_a_scramble_bounds_the_depth_if_it_leads_there(model: CubeModel) -> None:
    model.begin_scrambled(["R", "U", "F2"])
    assert model.depths == (1, 3)
    model.metric = Metric.QTM
    assert model.depths == (2, 4), "in quarter turns of the right parity"
    model.session.begin(position(["R", "U", "F", "D", "L"]), info={"scramble": ["R"]})
    assert model.depths is None, "a record that does not fit teaches nothing"


def test_the_small_cube_is_looked_up(model: CubeModel, qtbot: QtBot) -> None:
    model.variant = "2x2x2"
    model.session.play("R", "U")
    qtbot.waitUntil(lambda: model.depths == (2, 2))
    assert model.bracket.source is BracketSource.TABLE
    model.metric = Metric.QTM
    model.session.play("F2")
    qtbot.waitUntil(lambda: model.depths == (4, 4))


def test_the_ways_of_the_small_cube_are_counted_in_the_worker_with_its_positions(
    model: CubeModel, qtbot: QtBot
) -> None:
    chain.cache_clear()
    model.variant = "2x2x2"
    model.session.play("R", "U")
    qtbot.waitUntil(lambda: model.depths == (2, 2))
    counted = chain.cache_info().misses
    assert model.usual_ways() is not None
    assert chain.cache_info().misses == counted > 0, "the window would stand still for it"


def test_only_a_persons_moves_solve(model: CubeModel, qtbot: QtBot) -> None:
    solved: list[None] = []
    model.solved.connect(lambda: solved.append(None))
    model.begin(position(["R", "U"]))
    model.turn("U'")
    model.turn("R'")
    assert len(solved) == 1
    model.session.jump(0)
    model.session.replay(1)
    qtbot.waitUntil(lambda: not model.session.player.playing)
    assert model.session.is_solved and len(solved) == 1


def test_a_mode_ends_what_is_played_and_speed_goes_on(model: CubeModel, services: Services) -> None:
    model.session.play("R", "U", "F")
    model.session.replay(10_000)
    model.speed = 4.0
    assert model.session.player.playing and model.beat_ms == 175
    model.mode = Mode.WATCHING
    assert not model.session.player.playing
    assert CubeModel(services).speed == 4.0


def leave_by_a_turn(model: CubeModel) -> None:
    model.session.play("D")


def leave_by_metric(model: CubeModel) -> None:
    model.metric = Metric.QTM


def leave_by_variant(model: CubeModel) -> None:
    model.variant = "2x2x2"


@pytest.mark.parametrize("leave", [leave_by_a_turn, leave_by_metric, leave_by_variant])
def test_a_search_is_dropped_with_its_question(
    model: CubeModel, services: Services, leave: Callable[[CubeModel], None]
) -> None:
    solving = Solving(services, model)
    model.begin(position(["R", "U", "F"]))
    solving.solve()
    assert solving.running
    leave(model)
    assert not solving.running and solving.cube is None and not solving.solution
    services.jobs.close()
