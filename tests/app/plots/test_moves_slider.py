"""The slider for the number of moves: mouse, keys, animation, pins, and what it leaves unchanged."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.plots.panes import moves_slider
from app.plots.panes.moves_slider import MovesSlider

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def slider(qtbot: QtBot) -> MovesSlider:
    made = MovesSlider(0, 30, 11, pins=True)
    qtbot.addWidget(made)
    made.resize(560, 60)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_the_mouse_moves_it(slider: MovesSlider, qtbot: QtBot) -> None:
    track = slider._track
    with qtbot.waitSignal(slider.changed) as heard:
        QTest.mousePress(track, LEFT, pos=QPoint(round(track.x_of(20)), 10))
    assert heard.args == [20] and slider.value == 20
    QTest.mouseMove(track, QPoint(round(track.x_of(25)), 10))
    QTest.mouseRelease(track, LEFT, pos=QPoint(round(track.x_of(25)), 10))
    assert slider.value == 25
    QTest.mouseClick(slider._scale, LEFT, pos=QPoint(round(track.x_of(10)), 12))
    assert slider.value == 10


@pytest.mark.parametrize(
    ("key", "value"),
    [(Qt.Key.Key_Right, 12), (Qt.Key.Key_Left, 10), (Qt.Key.Key_Home, 0), (Qt.Key.Key_End, 30), (Qt.Key.Key_Up, 12)],
)
def test_keys_move_it(slider: MovesSlider, key: Qt.Key, value: int) -> None:
    QTest.keyClick(slider._track, key)
    assert slider.value == value


def test_it_is_set_without_a_signal(slider: MovesSlider) -> None:
    heard: list[int] = []
    slider.changed.connect(heard.append)
    slider.set_value(7)
    slider.set_pinned_numbers((3, 20))
    slider.set_range(5, 15)
    assert (slider.value, slider.lowest_value, slider.highest_value, slider.pinned_numbers, heard) == (7, 5, 15, (), [])
    slider.set_range(8, 15)
    assert slider.value == 8 and not heard


def test_it_plays_to_the_end_and_stops(slider: MovesSlider, qtbot: QtBot) -> None:
    assert pytest.approx(6, abs=0.5) == 1000 / moves_slider.STEP_MS
    heard: list[int] = []
    slider.changed.connect(heard.append)
    slider.set_value(27)
    QTest.keyClick(slider._track, Qt.Key.Key_Space)
    assert slider.playing and slider._play.accessibleName() == "Stop"
    slider.player.set_interval(1)
    qtbot.waitUntil(lambda: not slider.playing)
    assert heard == [28, 29, 30] and slider._play.accessibleName() == "Play"
    QTest.mouseClick(slider._play, LEFT)
    assert slider.playing and slider.value < 30, "at the end it starts over"
    slider.hide()
    assert not slider.playing


def test_pins_come_and_go(slider: MovesSlider, qtbot: QtBot) -> None:
    with qtbot.waitSignal(slider.pins_changed):
        QTest.mouseClick(slider._pin, LEFT)
    slider.set_value(5)
    slider.toggle_pin()
    assert slider.pinned_numbers == (5, 11) and slider._pin.isChecked()
    slider.toggle_pin()
    assert list(slider.pinned_numbers) == [11] and not slider._pin.isChecked()


def test_one_number_alone_is_no_trouble(slider: MovesSlider) -> None:
    slider.set_range(4, 4)
    assert slider.value == 4 and not slider.grab().isNull()
    slider.toggle()
    assert slider.value == 4
