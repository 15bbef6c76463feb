"""The puzzle keeps the keyboard focus after a plot beside it was zoomed by mouse."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.plots.charts.counts import ColumnPart, CountsPlot
from app.plots.charts.plot import Plot
from app.shell.page import Page
from app.shell.window import Window
from app.twenty48.plots.layers.chart import LayerChart
from app.twenty48.plots.switcher import Plots
from app.widgets.focus import FocusRing
from tests.app.plots.mouse import turn_wheel

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down)


def drawn(page: Page) -> list[Plot]:
    return [plot for plot in page.findChildren(Plot) if plot.isVisible() and not plot.nothing]


def zoomed(window: Window, key: str, qtbot: QtBot) -> tuple[Page, Plot]:
    """Return a page and its plot, which was just zoomed by the wheel."""
    page = window.open_page(key)
    qtbot.waitUntil(lambda: bool(drawn(page)))
    (plot,) = drawn(page)
    window.activateWindow()
    page.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is page.focusProxy())
    turn_wheel(plot, QPoint(plot.width() // 2, plot.height() // 2), 2)
    assert not plot.is_home and QApplication.focusWidget() is plot
    return page, plot


def test_the_arrows_move_the_tiles_and_the_keys_that_zoom_are_at_hand(window: Window, qtbot: QtBot) -> None:
    page, plot = zoomed(window, "2048", qtbot)
    assert page.session is not None
    QTest.keyClick(plot, Qt.Key.Key_0)
    assert plot.is_home and QApplication.focusWidget() is plot
    read = plot.place
    for key in ARROWS:
        QTest.keyClick(plot, key)
    assert page.session.position > 0 and plot.place == read
    QTest.keyClick(plot, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is page.focusProxy()


def test_the_arrows_move_the_tiles_also_after_another_plot_was_chosen(window: Window, qtbot: QtBot) -> None:
    page, _ = zoomed(window, "2048", qtbot)
    assert page.session is not None
    (which,) = page.findChildren(Plots)
    layers = which.which.option("layers")
    QTest.mouseClick(layers, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: any(isinstance(plot, LayerChart) for plot in drawn(page)))
    (plot,) = drawn(page)
    turn_wheel(plot, QPoint(plot.width() // 2, plot.height() // 2), 2)
    assert not plot.is_home and QApplication.focusWidget() is plot
    read = plot.place
    for key in ARROWS[::2]:
        QTest.keyClick(plot, key)
    assert page.session.position > 0 and plot.place == read


def test_a_plot_that_tab_moved_to_keeps_the_arrows_when_the_mouse_zooms(window: Window, qtbot: QtBot) -> None:
    page, plot = zoomed(window, "2048", qtbot)
    assert page.session is not None
    page.setFocus()
    plot.setFocus(Qt.FocusReason.TabFocusReason)
    turn_wheel(plot, QPoint(plot.width() // 2, plot.height() // 2), 1)
    read = plot.place
    QTest.keyClick(plot, Qt.Key.Key_Left)
    assert page.session.position == 0 and plot.place == read - 1


def test_whoever_writes_in_a_field_goes_on_writing(window: Window, qtbot: QtBot) -> None:
    page, plot = zoomed(window, "cube", qtbot)
    page.commands["cube.enter"].trigger()
    (field,) = [edit for edit in page.findChildren(QLineEdit) if edit.isVisible()]
    field.setFocus()
    turn_wheel(plot, QPoint(plot.width() // 2, plot.height() // 2), 1)
    assert QApplication.focusWidget() is field


def test_no_ring_is_drawn_round_a_plot_that_the_mouse_zoomed(window: Window, qtbot: QtBot) -> None:
    page, plot = zoomed(window, "2048", qtbot)
    (ring,) = window.findChildren(FocusRing)
    assert not ring.isVisible()
    page.setFocus()
    plot.setFocus(Qt.FocusReason.TabFocusReason)
    assert ring.isVisible()


def test_the_arrows_walk_the_man(window: Window, qtbot: QtBot) -> None:
    page, plot = zoomed(window, "sokoban", qtbot)
    assert page.session is not None
    read = plot.place
    for key in ARROWS:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)
    assert page.session.position > 0 and plot.place == read
    assert QApplication.focusWidget() is page.focusProxy()


def test_escape_hides_the_cursor_before_it_leaves_the_page(qtbot: QtBot) -> None:
    window, plot, left = QWidget(), CountsPlot(str), list[bool]()
    QVBoxLayout(window).addWidget(plot)
    leave = QAction(window)
    leave.setShortcut(QKeySequence("Esc"))
    leave.triggered.connect(lambda: left.append(True))
    window.addAction(leave)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    plot.show_columns([[ColumnPart(count, "text2")] for count in (1, 2, 3)])
    plot.setFocus()
    qtbot.waitUntil(plot.hasFocus)
    plot.point(1)
    QTest.keyClick(plot, Qt.Key.Key_Escape)
    assert plot.place == -1 and left == []
    QTest.keyClick(plot, Qt.Key.Key_Escape)
    assert len(left) == 1
