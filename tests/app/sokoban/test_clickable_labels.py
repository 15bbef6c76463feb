"""A click on the text beside a button presses it too."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.sokoban.page import SokobanPage
from app.widgets.text import Label

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def test_the_number_and_the_name_of_the_level_open_the_list_of_levels(page: SokobanPage) -> None:
    name, number = (one for one in page.header.findChildren(Label) if one.isVisible())
    assert "1 of" in number.text()
    for label in (number, name):
        QTest.mouseClick(label, RIGHT)
        assert page.level_list is None or not page.level_list.isVisible()
        QTest.mouseClick(label, LEFT)
        assert page.level_list is not None and page.level_list.isVisible()
        page.level_list.close()


def test_a_press_that_is_dragged_off_the_words_does_nothing(page: SokobanPage) -> None:
    number = next(one for one in page.header.findChildren(Label) if "1 of" in one.text())
    QTest.mousePress(number, LEFT)
    QTest.mouseRelease(number, LEFT, pos=QPoint(number.width() + 40, 80))
    assert page.level_list is None or not page.level_list.isVisible()
