"""The game as a path of proved brackets: looked up in parts, and proved while a view shows it."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.cube.depth.along_game import LOOKING
from app.cube.depth.path import PART
from app.cube.depth.watch import EFFORT_KEY
from app.cube.page import CubePage
from app.cube.plots.switcher import DEPTHS, TRACE, WALK
from app.cube.solve.solver import TABLE_KEY
from app.cube.walk.pane import MAP, CubeWalkPane
from app.shell.window import Window
from core.cube.metrics import Metric
from core.cube.solve import tables
from core.cube.solve.bracket import Bracket
from tests.app.working import job_called
from tests.core.cube.solve.cosets import shallow_table

WALKED = ["R", "U", "R", "R'", "U'", "F", "F'", "R'"]
DEEP = [0, 1, 2, 3, 2, 1, 2, 1, 0]


@pytest.fixture
def page(window: Window, monkeypatch: pytest.MonkeyPatch) -> CubePage:
    """Provide an idle cube page with a table that knows depths up to 4 only."""
    monkeypatch.setattr(tables, "generate", lambda _size, metric, **__: shallow_table(metric))
    cube_page = window.page
    assert isinstance(cube_page, CubePage)
    cube_page.services.settings.set(TABLE_KEY, "small")
    cube_page.view.speed = 4
    return cube_page


def known(page: CubePage) -> list[tuple[int, int] | None]:
    return [None if one is None else (one.lower, one.upper) for one in page.plots.path.brackets]


def expected(page: CubePage) -> list[tuple[int, int]]:
    model = page.model
    return [(one.lower, one.upper) for one in model.brackets(0, len(model.session.moves))]


def mapped(page: CubePage, qtbot: QtBot) -> CubeWalkPane:
    page.plots.choose(WALK)
    qtbot.waitUntil(lambda: page.plots.pane is not None)
    pane = page.plots.pane
    assert pane is not None
    pane.show_view(MAP)
    return pane


def test_nobody_looks_nothing_is_looked_up(page: CubePage, qtbot: QtBot) -> None:
    page.plots.choose(DEPTHS)
    page.model.session.play(*WALKED)
    path = page.plots.path
    assert not path.awake and not path.brackets and not (path._soon.isActive() or path._settled.isActive())
    page.plots.choose(TRACE)
    qtbot.waitUntil(lambda: known(page) == expected(page))


def test_it_follows_undo_another_game_the_metric_and_the_puzzle(page: CubePage, qtbot: QtBot) -> None:
    page.plots.choose(TRACE)
    session, draw = page.model.session, random.Random(1)
    session.play(*[draw.choice("URFDLB") + draw.choice(("", "2", "'")) for _ in range(1000)])
    page.model.learn(session.states[500], Bracket(Metric.HTM, 17, 17))
    assert len(page.plots.path.brackets) == 1001 > PART
    qtbot.waitUntil(lambda: known(page) == expected(page))
    session.jump(500)
    session.undo()
    session.play("R")
    qtbot.waitUntil(lambda: len(known(page)) == 501 and known(page) == expected(page))
    page.model.metric = Metric.QTM
    qtbot.waitUntil(lambda: None not in known(page) and known(page) == expected(page))
    page.model.begin_solved()
    assert len(known(page)) == 1
    page.model.variant = "2x2x2"
    session.play(*WALKED)
    qtbot.waitUntil(lambda: known(page) == [(depth, depth) for depth in DEEP])


@pytest.mark.parametrize("metric", Metric)
def test_a_walk_is_proved_from_end_to_end_while_its_map_is_in_front(
    page: CubePage, qtbot: QtBot, metric: Metric
) -> None:
    page.model.metric = metric
    page.services.settings.set(EFFORT_KEY, "20")
    pane = mapped(page, qtbot)
    page.model.walk(page.model.puzzle.solved, WALKED[:6])
    qtbot.waitUntil(lambda: known(page) == [(depth, depth) for depth in DEEP[:7]])
    qtbot.waitUntil(lambda: all(stop is not None and stop.is_exact for stop in pane.map.path.stops))
    assert pane.map.path.now == 6
    assert pane.map.read(3).text.startswith("N = 3: this game 3, proved")


def test_the_next_turn_ends_the_search_along_the_game(page: CubePage, qtbot: QtBot) -> None:
    page.services.settings.set(EFFORT_KEY, "0.5")
    page.plots.choose(TRACE)
    page.model.session.play(*page.model.puzzle.opening_moves(7))
    qtbot.waitUntil(lambda: page.along.running)
    job = job_called(page.services.jobs, LOOKING)
    assert job is not None
    QTest.keyClick(page.view, Qt.Key.Key_R)
    assert job.control.cancelled and not page.along.running
    qtbot.waitUntil(lambda: page.along.running)
    page.plots.choose(DEPTHS)
    page.watch.changed.emit()
    assert not page.along.running, "nobody looks at it any more"


def test_the_depths_of_one_game_are_never_taken_for_those_of_the_next(page: CubePage, qtbot: QtBot) -> None:
    page.plots.choose(TRACE)
    path, session = page.plots.path, page.model.session
    session.play(*WALKED)
    qtbot.waitUntil(lambda: path.complete)
    complete: list[bool] = []
    # a search along the game begins in such a slot if the path says that it is complete
    session.jumped.connect(lambda: complete.append(path.complete))
    page.model.begin_solved()
    assert complete == [False]
    qtbot.waitUntil(lambda: path.complete and len(path.brackets) == 1)


def test_a_click_on_the_map_goes_there(page: CubePage, qtbot: QtBot) -> None:
    pane = mapped(page, qtbot)
    page.model.session.play(*WALKED)
    qtbot.waitUntil(lambda: len(pane.map.path.stops) == 9)
    at = QPoint(round(pane.map.axes.x(3)), round(pane.map.axes.y_of(2)))
    QTest.mouseClick(pane.map.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert page.model.session.position == 3 and pane.moves == 3
    assert pane.map.path.now == 3
    at.setX(round(pane.map.axes.x(30)))
    QTest.mouseClick(pane.map.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert page.model.session.position == 3 and pane.moves == 30, "the game does not go so far"
    assert pane.csv().splitlines()[1 + 3 * 21].split(",")[:2] == ["3", "0"]
    assert pane.picture_name() == "walk-3x3x3-htm-map"


def test_in_a_low_window_the_map_has_the_room_of_the_slider(page: CubePage, window: Window, qtbot: QtBot) -> None:
    pane = mapped(page, qtbot)
    window.resize(1280, 1000)
    qtbot.waitUntil(pane.slider.isVisible)
    window.resize(720, 560)
    page.commands["page.pane"].trigger()
    qtbot.waitUntil(lambda: pane.isVisible() and not pane.slider.isVisible())
    assert pane.map.axes.area.height() > 50
    pane.show_view("law")
    assert pane.slider.isVisible()
