"""The tabs of the plots beside the cube stay in place, whichever plot is in front."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.cube.page import CubePage
from app.cube.plots.switcher import DEPTHS, PLOTS
from app.shell.window import Window
from app.widgets.controls.buttons import IconButton
from app.widgets.controls.segment import Option
from tests.app.in_sight import settle

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(window: Window) -> CubePage:
    assert isinstance(window.page, CubePage)
    return window.page


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800), (1000, 700), (720, 560)])
def test_the_tabs_of_the_plots_stay_where_they_are(
    page: CubePage, window: Window, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.resize(*size)
    if not page.pane_visible:
        page.commands["page.pane"].trigger()
    places = []
    for key, _ in (*PLOTS, *PLOTS):
        QTest.mouseClick(page.plots.which.option(key), LEFT)
        QApplication.processEvents()
        qtbot.waitUntil(lambda: all(one.pane is not None for one in page.plots._lazy.values() if one.isVisible()))
        settle()
        assert page.plots.which.current == key
        places.append(page.plots.which.mapTo(window, QPoint()))
    assert len(set(map(QPoint.toTuple, places))) == 1
    assert not page.model.session.moves, "no click fell through to the cube"


def test_the_tabs_of_the_plots_lie_over_nothing_and_no_word_is_cut(
    page: CubePage, window: Window, qtbot: QtBot
) -> None:
    page.plots.choose(DEPTHS)
    qtbot.waitUntil(lambda: page.plots.depth_plot.pane is not None)
    pane = page.plots.depth_plot.pane
    assert pane is not None
    for width in (1280, 1200, 1100, 1440, 800):
        window.resize(width, 900)
        qtbot.wait(20)
        choice = QRect(page.plots.which.mapTo(page, QPoint()), page.plots.which.size())
        assert not QRect(pane.mapTo(page, QPoint()), pane.size()).intersects(choice)
        assert len([one for one in pane.findChildren(IconButton) if one.isVisible()]) == 3
        assert not any(option.toolTip() for option in page.plots.which.findChildren(Option)), "no word is cut"
