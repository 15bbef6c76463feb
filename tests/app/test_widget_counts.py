"""Opening and closing leaves nothing behind: the window has as many widgets as before."""

from __future__ import annotations

import gc
from collections import Counter

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.cube.page import CubePage
from app.shell.window import Window
from app.widgets.explained_figures import FigureButton
from app.widgets.panel import Section
from app.widgets.text import Label


def widget_kinds() -> Counter[str]:
    gc.collect()
    return Counter(f"{type(one).__name__} in {type(one.parent()).__name__}" for one in QApplication.allWidgets())


def settle() -> None:
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def escape(window: Window) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Escape)
    settle()


def look_round(window: Window) -> None:
    """Turn and undo, open explanations and the command list, and close them."""
    page = window.page
    assert isinstance(page, CubePage)
    for turn in ("R", "U"):
        page.model.turn(turn)
        settle()
    figures = [one for one in page.findChildren(FigureButton) if one.isVisible() and one.isEnabled()]
    assert figures
    for figure in figures[:3]:
        page.open_sheet(figure)
        settle()
        escape(window)
    page.model.go_to(0)
    settle()


def test_widgets_do_not_grow(window: Window, qtbot: QtBot) -> None:
    """The number of widgets does not grow after a first round, which makes what is made on first use."""
    page = window.page
    assert isinstance(page, CubePage)
    qtbot.waitUntil(lambda: page.plots.depth_plot.pane is not None)
    look_round(window)
    before = widget_kinds()
    for _ in range(3):
        look_round(window)
    assert not {kind: count for kind, count in (widget_kinds() - before).items() if count > 2}


def test_a_section_without_a_heading_has_no_labels_for_one(qtbot: QtBot) -> None:
    before = {shiboken6.getCppPointer(one)[0] for one in QApplication.topLevelWidgets()}
    section = Section()
    qtbot.addWidget(section)
    assert [one for one in QApplication.topLevelWidgets() if shiboken6.getCppPointer(one)[0] not in before] == [section]
    assert not section.findChildren(Label)
