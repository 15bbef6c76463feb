"""The random walk on the cube page: its place, the card below it, and walks that are taken."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.cube.page import CubePage
from app.cube.plots.switcher import DEPTHS, TRACE, WALK
from app.cube.walk import model
from app.cube.walk.card import UNKNOWN
from app.cube.walk.model import BOARD
from app.cube.walk.pane import MAP, CubeWalkPane
from app.shell.window import Window, open_window
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import inverse_moves, position
from core.cube.scramble import scramble
from core.cube.solve.bracket import Bracket, BracketSource
from core.cube.walk.facts import WalkFacts
from tests.app.sheets import figures, touch_and_close
from tests.core.cube.walk.walked import whole

LEFT, CONTROL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier
LARGE = WalkFacts(((1.0,), (0.0, 1.0)), (), ((12, 0, 0),))
WIDE = (1440, 900)


@pytest.fixture
def page(window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> CubePage:
    """Provide a solved 2x2x2 in quarter turns with the walk pane in front, in a wide window."""
    counted = {("2x2x2", Metric.QTM): whole(), ("3x3x3", Metric.QTM): LARGE, ("3x3x3", Metric.HTM): LARGE}
    monkeypatch.setattr(model, "_COUNTED", counted)
    shown = window.page
    assert isinstance(shown, CubePage)
    window.resize(*WIDE)
    shown.model.variant = "2x2x2"
    shown.model.metric = Metric("qtm")
    shown.model.begin_solved()
    QTest.mouseClick(shown.plots.which.option(WALK), LEFT)
    qtbot.waitUntil(lambda: shown.plots.pane is not None)
    window.activateWindow()
    shown.setFocus()
    return shown


def pane(page: CubePage) -> CubeWalkPane:
    assert page.plots.pane is not None
    return page.plots.pane


def card_words(page: CubePage) -> tuple[str, str, str]:
    return page.walk_mode.card.words


def test_in_a_wide_window_it_has_the_side_and_the_stage_stays_widest(page: CubePage, window: Window) -> None:
    assert page.pane_alone and not page.panel.isVisible() and page.walk_mode.card.isVisible()
    assert page.view.width() > pane(page).width() >= 500
    page.plots.choose(DEPTHS)
    assert page.panel.isVisible() and not page.walk_mode.card.isVisible()
    assert page.panel.width() == pytest.approx(400, abs=20)
    page.plots.choose(WALK)
    window.resize(1100, 980)
    assert not page.pane_alone and page.panel.isVisible() and not page.walk_mode.card.isVisible()
    assert pane(page).isVisible() and page.view.height() > 200
    window.resize(*WIDE)
    assert page.pane_alone and page.view.width() > pane(page).width()


def test_what_is_asked_for_in_the_panel_brings_the_panel_back(page: CubePage) -> None:
    assert page.pane_alone
    page.focus_field()
    assert page.entry_card.isVisible() and page.pane_alone, "the field for moves needs no panel"
    page.show_panel()
    assert not page.pane_alone and page.panel.isVisible()
    page.plots.choose(TRACE)
    page.show_panel()
    assert page.panel.isVisible() and page.plots.which.current == TRACE, "the plot stays that is beside it already"


def test_a_click_in_the_map_goes_there_and_one_with_control_says_where_its_figure_comes_from(page: CubePage) -> None:
    page.model.session.play("R", "U", "F")
    pane(page).show_view(MAP)
    shown = pane(page).map
    touch_and_close(shown)
    assert pane(page).moves != 2 and page.model.session.position == 3
    spot = QPointF(shown.axes.x(2), shown.axes.area.center().y()).toPoint()
    QTest.mouseClick(shown.viewport(), LEFT, pos=spot)
    assert pane(page).moves == page.model.session.position == 2
    touch_and_close(shown)


def test_opening_it_leaves_the_keyboard_where_it_is(window: Window, qtbot: QtBot) -> None:
    shown = window.page
    assert isinstance(shown, CubePage)
    window.activateWindow()
    shown.view.setFocus()
    QTest.mouseClick(shown.plots.which.option(WALK), LEFT)
    qtbot.waitUntil(lambda: shown.plots.pane is not None)
    assert window.isActiveWindow() and shown.view.hasFocus()
    QTest.keyClick(shown.view, Qt.Key.Key_R)
    assert shown.model.session.moves == ["R"]


def test_the_plot_in_front_is_remembered(page: CubePage, window: Window, qtbot: QtBot) -> None:
    window.close()
    again = open_window("cube")
    qtbot.addWidget(again)
    assert isinstance(again.page, CubePage) and again.page.plots.walking
    again.close()
    assert page.plots.walking


def test_walking_is_ordinary_play(page: CubePage) -> None:
    assert page.walk_mode.card.walk_button.text() == "Walk 11 random moves"
    QTest.mouseClick(page.walk_mode.card.walk_button, LEFT)
    moves = list(page.model.session.moves)
    assert len(moves) == 11 and not any(move.endswith("2") for move in moves)
    assert card_words(page)[0] == "11 random moves led here:"
    pane(page).go_to(3)
    assert page.walk_mode.card.walk_button.text() == "Walk 3 random moves"
    QTest.keyClick(page.view, Qt.Key.Key_Z, CONTROL)
    assert page.model.session.position == 10 and card_words(page)[0] == ""
    QTest.keyClick(page.view, Qt.Key.Key_W)
    assert len(page.model.session.moves) == 3, "the next walk begins at the solved cube again"
    for _ in range(4):
        page.model.undo()
    assert list(page.model.session.moves) == moves, "undo brings the other cube back"


def test_the_card_and_the_pill_say_how_deep_the_cube_is(page: CubePage, qtbot: QtBot) -> None:
    page.model.session.play("R", "U")
    qtbot.waitUntil(lambda: page.model.depths == (2, 2))
    assert card_words(page)[1:] == ("Depth 2, QTM, exact", "27 of 3\u2009674\u2009160 positions")
    assert pane(page).chart.pill == ("this cube", range(2, 3))
    page.model.session.play("U'", "R'")
    assert card_words(page)[1] == "Depth 0, QTM, exact"


def test_the_sheet_of_a_bound_tells_of_the_way_that_is_known(page: CubePage) -> None:
    page.model.variant = "3x3x3"
    page.model.metric = Metric.HTM
    there = scramble(22, 5)
    page.model.session.begin(position(there))
    way = tuple(inverse_moves(there))
    page.model.learn(page.model.session.state, Bracket(Metric.HTM, 3, 20, way, BracketSource.SOLVER))
    (told,) = [one for one in figures(page.walk_mode.card) if one.name == "depth at most"]
    assert told.value == "20" and told.derived_figure is not None
    assert f"has {len(way)} moves;" in told.derived_figure.sentence and "20 are enough" in told.derived_figure.sentence


def test_from_the_board_a_walk_goes_on(page: CubePage) -> None:
    assert page.plots.walks is not None
    page.model.session.play("R")
    page.plots.walks.set_start(BOARD)
    pane(page).go_to(2)
    page.walk_mode.walk()
    assert len(page.model.session.moves) == 3 and page.model.session.moves[0] == "R"


def test_the_large_cube_begins_unknown(page: CubePage) -> None:
    page.model.variant = "3x3x3"
    page.model.session.begin(position(["R", "U", "F"]))
    assert card_words(page)[1] == UNKNOWN and not pane(page).chart.pill[0]
    page.model.metric = Metric("htm")
    assert pane(page).walks.metric is Metric.HTM and "HTM" in pane(page).chart.unit
    page.model.session.begin(Cube())
    assert card_words(page)[1] == "Depth 0, HTM, exact"


def test_the_panel_is_there_when_it_is_needed(page: CubePage) -> None:
    page.show_panel()
    assert page.panel.isVisible() and not page.plots.walking
    page.plots.choose(WALK)
    page.model.variant = "3x3x3"
    page.edit()
    assert page.panel.isVisible() and page.editor is not None and page.editor.isVisible()
    page.leave_editor()
    assert page.pane_alone


def test_commands_bring_it_to_the_front(page: CubePage) -> None:
    page.plots.choose(DEPTHS)
    page.commands["page.pane"].trigger()
    assert not page.pane_visible
    page.commands["cube.plot_walk"].trigger()
    assert page.pane_visible and page.plots.walking
    page.commands["cube.plot_depths"].trigger()
    assert not page.plots.walking
    page.commands["cube.measure"].trigger()
    assert page.plots.walking and pane(page).walks.measuring is not None
    pane(page).measure()


@pytest.mark.parametrize("size", [(720, 560), (1000, 700), (1180, 720), (1280, 800), (1920, 1080)])
def test_every_window_has_room_for_it(page: CubePage, window: Window, size: tuple[int, int]) -> None:
    window.resize(*size)
    if not page.pane_visible:
        page.commands["page.pane"].trigger()
    window.grab()
    docks = page.plots
    assert docks.isVisible() and docks.which.geometry().right() < docks.width()
    assert page.view.height() >= 120
    assert pane(page).slider.isVisible() and pane(page).chart.height() >= 90
