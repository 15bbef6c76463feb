"""The compass previews a turn only while the mouse is over it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.cube.page import CubePage
from app.cube.timer.stopwatch import Phase
from app.shell.window import Window


@pytest.fixture
def page(window: Window) -> CubePage:
    assert isinstance(window.page, CubePage)
    return window.page


def point_at(page: CubePage, turn: str) -> None:
    page.panel.ensureWidgetVisible(page.compass)
    QApplication.processEvents()
    compass = page.compass.compass
    at = compass.cell(turn).center().toPoint()
    QTest.mouseMove(compass, at + QPoint(1, 0))
    QTest.mouseMove(compass, at)


def turn(page: CubePage) -> None:
    page.model.turn("U")


def hide_panel(page: CubePage) -> None:
    page.commands["page.panel"].trigger()


def scroll(page: CubePage) -> None:
    bar = page.panel.verticalScrollBar()
    bar.setValue(bar.value() + (5 if bar.value() < bar.maximum() else -5))


def switch_page(page: CubePage) -> None:
    page.services.open_subject("lab", "")


def time_a_solve(page: CubePage) -> None:
    page.timer.stopwatch.press()


ENDS = (turn, hide_panel, scroll, switch_page, time_a_solve)


@pytest.mark.parametrize("end", ENDS, ids=lambda end: end.__name__)
def test_the_layer_goes_back_when_anything_moves(page: CubePage, qtbot: QtBot, end: Callable[[CubePage], None]) -> None:
    page.window().resize(1280, 600)
    qtbot.waitUntil(lambda: page.panel.verticalScrollBar().maximum() > 0)
    point_at(page, "R")
    assert page.view._preview is not None
    end(page)
    qtbot.waitUntil(lambda: page.view._preview is None)
    assert page.compass.compass.cursor().shape() == Qt.CursorShape.ArrowCursor


def test_the_next_movement_of_the_mouse_points_again(page: CubePage) -> None:
    point_at(page, "R")
    page.model.turn("U")
    assert page.view._preview is None
    point_at(page, "F")
    assert page.view._preview is not None


def test_no_layer_is_ajar_while_a_solve_is_timed(page: CubePage) -> None:
    page.timer.stopwatch.press()
    assert page.timer.stopwatch.phase is not Phase.IDLE
    point_at(page, "R")
    assert page.view._preview is None
