"""The pattern library's card: typing, keys and mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.cube.editor.drawn_patterns import DrawnPatterns
from app.cube.moves.pattern_list import PatternList
from core.cube.metrics import Metric
from core.cube.notation.patterns import Pattern, patterns
from core.cube.puzzle import PUZZLE
from core.cube.solve import bracket
from core.cube.solve.bracket import Bracket
from tests.app.heard import Heard, services

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    shown = QWidget()
    shown.resize(900, 700)
    anchor = QPushButton(shown)
    anchor.setGeometry(600, 20, 36, 32)
    qtbot.addWidget(shown)
    shown.show()
    qtbot.waitExposed(shown)
    shown.activateWindow()
    anchor.setFocus()
    return shown


@pytest.fixture
def own(tmp_path: Path) -> DrawnPatterns:
    return services(tmp_path, Heard()).get_shared(DrawnPatterns)


def unknown(pattern: Pattern) -> Bracket:
    return bracket.make_trivial_bracket(PUZZLE, pattern.cube, Metric.HTM)


@pytest.fixture
def opened(page: QWidget, own: DrawnPatterns) -> PatternList:
    anchor = page.findChild(QPushButton)
    assert anchor is not None
    card = PatternList(page, own, unknown)
    card.open_below(anchor)
    return card


def test_it_shows_all_patterns_and_takes_the_keyboard(opened: PatternList) -> None:
    assert opened.model.rowCount() == len(patterns())
    assert opened.edit.hasFocus()
    assert opened.view.currentIndex().row() == 0


def test_typing_and_enter_choose(page: QWidget, opened: PatternList, qtbot: QtBot) -> None:
    QTest.keyClicks(opened.edit, "cube in")
    assert [pattern.name for pattern in opened.model.rows][:2] == ["Cube in a cube", "Cube in a cube in a cube"]
    QTest.keyClick(opened.edit, Qt.Key.Key_Down)
    with qtbot.waitSignal(opened.chosen) as caught:
        QTest.keyClick(opened.edit, Qt.Key.Key_Return)
    chosen = caught.args[0]
    assert isinstance(chosen, Pattern)
    assert chosen.name == "Cube in a cube in a cube"
    qtbot.waitUntil(lambda: page.findChild(PatternList) is None)
    anchor = page.findChild(QPushButton)
    assert anchor is not None
    assert anchor.hasFocus()


def test_a_click_on_a_row_chooses(opened: PatternList, qtbot: QtBot) -> None:
    row = opened.view.visualRect(opened.model.index(2)).center()
    QTest.mouseMove(opened.view.viewport(), row)
    with qtbot.waitSignal(opened.chosen) as caught:
        QTest.mouseClick(opened.view.viewport(), LEFT, pos=row)
    assert caught.args == [patterns()[2]]


def test_words_that_nothing_has_leave_a_sentence(opened: PatternList) -> None:
    QTest.keyClicks(opened.edit, "zzzz")
    assert opened.model.rowCount() == 0
    assert not opened.view.isVisible()
    QTest.keyClick(opened.edit, Qt.Key.Key_Return)
    assert opened.isVisible()
    opened.edit.clear()
    assert opened.view.isVisible()


@pytest.mark.parametrize("way", ["escape", "click"])
def test_it_closes_without_choosing(page: QWidget, opened: PatternList, qtbot: QtBot, way: str) -> None:
    chosen: list[object] = []
    opened.chosen.connect(chosen.append)
    if way == "escape":
        QTest.keyClick(opened.edit, Qt.Key.Key_Escape)
    else:
        QTest.mouseClick(opened, LEFT, pos=QPoint(5, 690))
    qtbot.waitUntil(lambda: page.findChild(PatternList) is None)
    assert not chosen


def test_only_rows_in_sight_work_out_their_cube(opened: PatternList) -> None:
    for pattern in patterns():
        pattern.__dict__.pop("facelets", None)
    opened.view.grab()
    drawn = [pattern.name for pattern in patterns() if "facelets" in pattern.__dict__]
    assert 0 < len(drawn) < 12
    assert drawn[0] == patterns()[0].name


def test_the_card_stays_inside_a_low_window(page: QWidget, own: DrawnPatterns, qtbot: QtBot) -> None:
    page.resize(720, 400)
    anchor = page.findChild(QPushButton)
    assert anchor is not None
    card = PatternList(page, own, unknown)
    card.open_below(anchor)
    qtbot.wait(10)
    corner = card.sheet.geometry().bottomRight()
    assert page.rect().contains(corner)
    assert card.sheet.geometry().left() >= 0
