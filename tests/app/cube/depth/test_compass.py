"""Each cell of the compass shows the letters of its turn, and plays it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.cube.depth.compass import Compass
from core.cube.solve.survey import TurnEffect

TURNS = ("U", "U2", "D", "R'")


def letters(compass: Compass, turn: str) -> QImage:
    """Return the part of a cell in which its letters are drawn."""
    cell = compass.cell(turn)
    place = cell.adjusted(9, 2, 0, -2)
    place.setWidth(24)
    return compass.grab().toImage().copy(place.toRect())


def colours(picture: QImage) -> set[int]:
    return {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}


def test_every_cell_bears_its_own_letters_wherever_the_turn_leads(qtbot: QtBot) -> None:
    compass = Compass()
    qtbot.addWidget(compass)
    compass.resize(320, 120)
    compass.show()
    for way in (*TurnEffect, None):
        compass.show_ways(dict.fromkeys(TURNS, way))
        pictures = [letters(compass, turn) for turn in TURNS]
        assert all(len(colours(picture)) > 2 for picture in pictures), way
        assert len({bytes(picture.constBits()) for picture in pictures}) == len(TURNS), way


def test_a_click_on_a_cell_plays_its_turn(qtbot: QtBot) -> None:
    compass = Compass()
    qtbot.addWidget(compass)
    compass.resize(320, 120)
    compass.show_ways(dict.fromkeys(TURNS, TurnEffect.SAME))
    compass.show()
    heard = list[str]()
    compass.chosen.connect(heard.append)
    for turn in TURNS:
        QTest.mouseClick(compass, Qt.MouseButton.LeftButton, pos=compass.cell(turn).center().toPoint())
    assert heard == list(TURNS)
