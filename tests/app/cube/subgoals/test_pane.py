"""The pane of subgoals in the real window, by mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.cube.model.model import SMALL
from app.cube.page import CubePage
from app.cube.plots.switcher import PARTS
from app.cube.subgoals.pane import CubePartsPane
from app.shell.window import Window
from core.cube.random_state import random_cube
from core.cube.subgoals.nearest import KINDS
from tests.app.sheets import check, figures, sheet_of

pytestmark = pytest.mark.patient("the tables of all parts are made")

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(window: Window) -> CubePage:
    found = window.page
    assert isinstance(found, CubePage)
    window.activateWindow()
    found.model.session.begin(random_cube(9))
    return found


def shown(page: CubePage, qtbot: QtBot) -> CubePartsPane:
    page.commands["cube.plot_parts"].trigger()
    qtbot.waitUntil(lambda: page.plots.parts_pane is not None)
    pane = page.plots.parts_pane
    assert pane is not None
    qtbot.waitUntil(lambda: len(pane.depths.rows) == len(KINDS))
    return pane


def click(pane: CubePartsPane, kind: str) -> None:
    place = pane.list.visualRect(pane.list.parts.index(KINDS.index(kind)))
    QTest.mouseClick(pane.list.viewport(), LEFT, pos=place.center())


def test_a_click_lays_out_a_way_and_the_next_key_plays_it(page: CubePage, window: Window, qtbot: QtBot) -> None:
    pane = shown(page, qtbot)
    click(pane, "first-block")
    session, depth = page.model.session, pane.depths.rows["first-block"].depth or 0
    assert len(session.moves) - session.position == depth > 0
    # the cases are still being counted, and the status line tells of that meanwhile
    qtbot.waitUntil(lambda: f"1×2×3 block in {depth} moves HTM" in window.sentence)
    page.view.setFocus()
    QTest.keyClick(page.view, Qt.Key.Key_Right)
    assert pane.depths.rows["first-block"].depth == depth - 1
    assert pane.list.parts.sentence("first-block").startswith("1×2×3 block of ")


def test_keys_choose_a_colour_and_a_part(page: CubePage, qtbot: QtBot) -> None:
    pane = shown(page, qtbot)
    pane.faces.setFocus()
    QTest.keyClick(pane.faces, Qt.Key.Key_Right)
    assert pane.depths.face == "R" and page.model.session.position == 0
    assert pane.faces.accessibleDescription().startswith("Red: the cross takes ")
    QTest.mouseClick(pane.faces, LEFT, pos=pane.faces.box("D").center().toPoint())
    assert pane.depths.face == "D"
    pane.list.setFocus()
    QTest.keyClick(pane.list, Qt.Key.Key_Home)
    QTest.keyClick(pane.list, Qt.Key.Key_Down)
    assert pane.depths.kind == "block" and not page.model.session.moves, "the arrows only look"
    QTest.keyClick(pane.list, Qt.Key.Key_Return)
    assert len(page.model.session.moves) == pane.depths.rows["block"].depth


def test_practice_by_the_button(page: CubePage, qtbot: QtBot) -> None:
    pane = shown(page, qtbot)
    pane.list.show_kind("cross")
    pane.practice_depth.set_current("3")
    pane.practice_depth.chosen.emit("3")
    with qtbot.waitSignal(page.model.begun):
        QTest.mouseClick(pane.practise_button, LEFT)
    assert pane.depths.rows["cross"].depth == 3
    assert pane.practice_depth.current == "3"


def test_the_half_turn_group_of_a_scrambled_cube_says_what_comes_first(
    page: CubePage, window: Window, qtbot: QtBot
) -> None:
    pane = shown(page, qtbot)
    click(pane, "half-turns")
    assert not page.model.session.moves and "reached from a domino" in window.sentence


def test_in_a_small_window_the_cube_is_seen_whole(page: CubePage, window: Window, qtbot: QtBot) -> None:
    window.resize(720, 560)
    page.commands["page.pane"].trigger()
    pane = shown(page, qtbot)
    assert page.view.mapTo(window, page.view.rect().bottomLeft()).y() <= pane.mapTo(window, pane.rect().topLeft()).y()
    assert pane.list.isVisible() and pane.practise_button.isVisible()
    assert pane.practise_button.mapTo(window, pane.practise_button.rect().bottomRight()).y() < window.height()
    page.model.variant = SMALL
    assert page.plots.which.current == PARTS and not pane.list.isVisible()


def test_the_cases_are_shown_large_where_there_is_room(page: CubePage, window: Window, qtbot: QtBot) -> None:
    window.resize(1100, 800)
    pane = shown(page, qtbot)
    qtbot.waitUntil(lambda: pane.plot is not None)
    assert pane.plot is not None and pane.plot.distribution is not None
    pane.list.show_kind("domino")
    assert pane.plot.distribution.total == 2_217_093_120
    assert "depth,states" in pane.plot.csv()
    with qtbot.waitSignal(pane.expanded) as asked:
        pane.plot.expanded.emit()
    assert asked.args == ["domino"]


def test_the_number_of_cases_opens_its_sheet(page: CubePage, window: Window, qtbot: QtBot) -> None:
    window.resize(1100, 800)
    pane = shown(page, qtbot)
    click(pane, "cross")
    qtbot.waitUntil(lambda: pane.plot is not None and pane.plot.isVisible())
    assert pane.plot is not None
    sentence = pane.plot._sentence
    qtbot.waitUntil(lambda: bool(figures(sentence)))
    (cases,) = figures(sentence)
    check(cases)
    QTest.mouseClick(cases, LEFT)
    assert sheet_of(pane).number.text() == "190\u2009080"
