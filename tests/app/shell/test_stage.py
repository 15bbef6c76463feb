"""The context menu of a puzzle and of a plot, by right button and menu key, offers their actions."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from app.plots.charts.canvas import PlotCanvas
from app.plots.panes.frame import PaneFrame
from app.shell.page import Page
from app.shell.window import Window
from app.sokoban.page import SokobanPage

RIGHT = Qt.MouseButton.RightButton


def stage_of(page: Page) -> QWidget:
    stage = page.focusProxy()
    assert stage is not None
    return stage


def popup() -> QMenu | None:
    menu = QApplication.activePopupWidget()
    return menu if isinstance(menu, QMenu) else None


def offered(qtbot: QtBot) -> list[str]:
    """Return the entries of the open menu, and close it."""
    qtbot.waitUntil(lambda: popup() is not None)
    menu = popup()
    assert menu is not None
    texts = [action.text() for action in menu.actions() if not action.isSeparator()]
    menu.close()
    return texts


def ask(widget: QWidget, reason: QContextMenuEvent.Reason) -> None:
    middle = widget.rect().center()
    QApplication.sendEvent(widget, QContextMenuEvent(reason, middle, widget.mapToGlobal(middle)))


@pytest.mark.parametrize("key", ["cube", "sokoban", "2048"])
def test_over_a_puzzle(window: Window, qtbot: QtBot, key: str) -> None:
    stage = stage_of(window.open_page(key))
    QTest.mouseClick(stage, RIGHT)
    by_mouse = offered(qtbot)
    assert {"Undo", "Export picture", "Copy picture"} <= set(by_mouse)
    ask(stage, QContextMenuEvent.Reason.Keyboard)
    assert offered(qtbot) == by_mouse
    ask(stage, QContextMenuEvent.Reason.Mouse)
    assert popup() is None, "the button was not let go yet"
    QTest.mousePress(stage, RIGHT, pos=QPoint(40, 40))
    QTest.mouseRelease(stage, RIGHT, pos=QPoint(140, 40))
    assert popup() is None, "what is dragged is the puzzle's"
    QGuiApplication.clipboard().clear()
    window.page.commands[f"{key}.copy_picture"].trigger()
    assert not QGuiApplication.clipboard().image().isNull()


def test_a_lifted_box_is_put_down_and_no_menu_opens(window: Window) -> None:
    page = window.open_page("sokoban")
    assert isinstance(page, SokobanPage)
    page.board.lift.take(next(iter(page.model.session.state.boxes)))
    assert page.board.lift.held is not None
    QTest.mouseClick(page.board, RIGHT)
    assert page.board.lift.held is None and popup() is None


def test_over_a_plot(window: Window, qtbot: QtBot) -> None:
    page = window.open_page("sokoban")
    qtbot.waitUntil(lambda: any(pane.isVisible() for pane in page.findChildren(PaneFrame)))
    plot = next(plot for plot in page.findChildren(PlotCanvas) if plot.isVisible())
    ask(plot.viewport(), QContextMenuEvent.Reason.Mouse)
    assert offered(qtbot) == ["Save picture", "Copy picture", "Save numbers", "Copy numbers"]
    ask(plot.viewport(), QContextMenuEvent.Reason.Mouse)
    qtbot.waitUntil(lambda: popup() is not None)
    menu = popup()
    assert menu is not None
    QGuiApplication.clipboard().clear()
    next(action for action in menu.actions() if action.text() == "Copy picture").trigger()
    menu.close()
    assert not QGuiApplication.clipboard().image().isNull()
