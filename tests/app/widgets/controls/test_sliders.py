"""Sliders keep the keys that move them, though the page has them as shortcuts."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.widgets.controls.range_slider import RangeSlider
from app.widgets.controls.slider import Slider

KEY = Qt.Key
ARROWS = (KEY.Key_Left, KEY.Key_Right, KEY.Key_Up, KEY.Key_Down)


def stolen_by_shortcuts(control: QWidget, keys: Iterable[Qt.Key], qtbot: QtBot) -> list[Qt.Key]:
    """Press the keys in a window that has them as shortcuts; return those that the window acted on."""
    window, stolen = QWidget(), list[Qt.Key]()
    control.setParent(window)
    for key in keys:
        action = QAction(window)
        action.setShortcut(QKeySequence(key))
        action.triggered.connect(lambda _=False, key=key: stolen.append(key))
        window.addAction(action)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    control.setFocus()
    qtbot.waitUntil(control.hasFocus)
    for key in keys:
        QTest.keyClick(control, key)
    return stolen


def test_a_slider_keeps_the_keys_that_move_it(qtbot: QtBot) -> None:
    slider = Slider(0, 100, 50)
    values: list[int] = []
    slider.valueChanged.connect(values.append)
    ends = (KEY.Key_Home, KEY.Key_End, KEY.Key_PageUp, KEY.Key_PageDown)
    assert stolen_by_shortcuts(slider, (*ARROWS, *ends), qtbot) == []
    assert 0 in values and 100 in values


def test_home_and_end_select_the_whole_range_of_a_range_slider(qtbot: QtBot) -> None:
    slider = RangeSlider("Boxes")
    slider.set_values([3, 5, 9])
    slider.set_ends(5, 5)
    assert stolen_by_shortcuts(slider, (KEY.Key_Home, KEY.Key_End), qtbot) == []
    assert slider.wide


def test_a_range_that_widens_at_both_ends_changes_once(qtbot: QtBot) -> None:
    slider = RangeSlider("Boxes")
    qtbot.addWidget(slider)
    slider.set_values([3, 5, 9])
    slider.set_ends(5, 5)
    ranges: list[tuple[int, int]] = []
    slider.changed.connect(lambda: ranges.append((slider.low_value, slider.high_value)))
    slider.widen()
    slider.widen()
    assert ranges == [(3, 9)]
