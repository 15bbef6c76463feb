"""Every number of the cube page opens its explanation, whose formula gives the shown value."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.cube.page import CubePage
from app.cube.plots.switcher import DEPTHS, WALK
from app.plots.panes.frame import PaneFrame
from app.shell.window import Window
from app.widgets.controls.segment import Segment
from app.widgets.explained_figures import FigureButton
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS
from tests.app.sheets import check_all, figures, sheet_of, touch_status


@pytest.fixture
def page(window: Window, qtbot: QtBot) -> CubePage:
    """Provide a 2x2x2 three turns from solved, whose depth is proved."""
    shown = window.page
    assert isinstance(shown, CubePage)
    window.resize(1440, 1000)
    window.activateWindow()
    shown.model.variant = "2x2x2"
    shown.model.session.play("R", "U2", "F")
    qtbot.waitUntil(lambda: shown.model.bracket.is_exact and None not in shown.model.ways().values())
    shown.setFocus()
    return shown


def by_name(page: CubePage) -> dict[str, FigureButton]:
    return {figure.name: figure for figure in figures(page)}


def test_every_figure_is_what_its_formula_gives(page: CubePage, qtbot: QtBot) -> None:
    for milliseconds in (12_340, 71_020, 10_000, 15_500, 11_110):
        page.timer.sessions.add("", milliseconds, "")
    QApplication.processEvents()
    names = check_all(page)
    assert {"depth", "turns that lead closer", "turns that lead farther", "ao5"} <= set(names)
    assert {"turns that lead closer, expected", "turns that lead farther, expected"} <= set(names)
    for plot, name in ((DEPTHS, "deepest"), (WALK, "Mean depth, Exact")):
        page.plots.choose(plot)
        lazy = page.plots._lazy[plot]
        qtbot.waitUntil(lambda lazy=lazy: lazy.pane is not None)  # type: ignore[misc]
        assert isinstance(lazy.pane, PaneFrame)
        lazy.pane._formula_button.click()
        QApplication.processEvents()
        qtbot.waitUntil(lambda: page.plots.walks is None or not page.plots.walks.counting)
        assert name in check_all(page)


def test_an_open_depth_has_its_two_ends(page: CubePage, qtbot: QtBot) -> None:
    page.model.variant = "3x3x3"
    page.model.begin_scrambled(["R2", "F'", "L2", "U", "B2", "D", "R", "U2", "F", "L'", "D2", "B", "U'", "R'", "F2"])
    QApplication.processEvents()
    names = check_all(page)
    assert {"depth at least", "depth at most"} <= set(names)
    page.commands["page.panel"].trigger()
    assert {"depth at least", "depth at most"} <= set(check_all(page.view)), "on the pill over the cube"
    qtbot.waitUntil(lambda: not page.watch.making)


def test_a_sheet_opens_by_click_and_by_key_and_its_metric_is_the_page_s(page: CubePage) -> None:
    depth = by_name(page)["depth"]
    QTest.mouseClick(depth, Qt.MouseButton.LeftButton)
    sheet = sheet_of(page)
    assert sheet.number.text() == "3" and "no solution has fewer than 3 moves" in sheet.sentence.text()
    choice = sheet.controls[0].widget
    assert isinstance(choice, Segment)
    choice.option(Metric.QTM).click()
    assert page.model.metric is Metric.QTM and sheet.number.text() == "4"
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible() and QApplication.focusWidget() is page.view
    depth.setFocus()
    QTest.keyClick(depth, Qt.Key.Key_Return)
    QTest.keyClick(sheet_of(page), Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is depth


def test_tab_comes_to_a_group_of_figures_once_and_arrows_lead_on(page: CubePage) -> None:
    names = by_name(page)
    first = next(one for name, one in names.items() if page.compass.isAncestorOf(one))
    first.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(first, Qt.Key.Key_Down)
    second = QApplication.focusWidget()
    assert isinstance(second, FigureButton) and page.compass.isAncestorOf(second)
    assert second.name != first.name
    QTest.keyClick(second, Qt.Key.Key_Tab)
    third = QApplication.focusWidget()
    assert third is not None and not page.compass.isAncestorOf(third), "past the rest of them"
    QTest.keyClick(third, Qt.Key.Key_Backtab)
    again = QApplication.focusWidget()
    assert isinstance(again, FigureButton) and page.compass.isAncestorOf(again)
    assert page.model.session.position == 3, "no arrow went to the page"


def test_scramble_solution_and_what_is_said_of_them(page: CubePage, qtbot: QtBot) -> None:
    assert {"moves", "moves QTM"} <= set(check_all(page.playback)), "of the moves that were made"
    page.model.begin_scrambled(["R", "U2", "F"])
    page.commands["cube.solve"].trigger()
    qtbot.waitUntil(lambda: bool(page.solving.solution))
    qtbot.waitUntil(lambda: page.services.jobs.shown_job is None)
    QApplication.processEvents()
    assert {"moves", "moves QTM"} <= set(check_all(page.scramble))
    assert "length of the solution" in check_all(page.playback)
    assert "depth: no solution is shorter" in check_all(page.depth_section)
    page.model.go_to(len(page.model.session.moves))
    assert touch_status(page, "moves") == "3"


def test_the_network_s_shares_open_their_sheets_and_beside_them_a_turn_is_played(page: CubePage, qtbot: QtBot) -> None:
    page.model.variant = "3x3x3"
    page.model.begin_scrambled(["R"])
    page.commands["cube.network"].trigger()
    assert page.network.section is not None
    grid = page.network.section.grid
    qtbot.waitUntil(lambda: bool(grid.shares))
    QApplication.processEvents()
    surest = next(one for one in figures(grid) if one.name == f"probability of {grid.choice}")
    assert check_all(grid)
    QTest.mouseClick(surest, Qt.MouseButton.LeftButton)
    assert sheet_of(page).number.text() == surest.value and page.model.session.position == 0
    QTest.keyClick(sheet_of(page), Qt.Key.Key_Escape)
    cell = grid.cell(FACE_TURNS.index(grid.choice)).toRect()
    QTest.mouseClick(grid, Qt.MouseButton.LeftButton, pos=QPoint(cell.left() + 10, cell.center().y()))
    assert page.model.session.position == 1
