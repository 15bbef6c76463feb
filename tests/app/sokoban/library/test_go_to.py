"""Going to a level by number, and to the next unsolved one, from the page and in the browser."""

from __future__ import annotations

from pathlib import Path
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.sokoban.library.level_list import LevelList
from app.sokoban.library.level_set import PUZZLE_KEY
from app.sokoban.page import SokobanPage
from tests.app.sokoban.levels import many, open_file

CONTROL = Qt.KeyboardModifier.ControlModifier


def rooms(page: SokobanPage, tmp_path: Path, count: int = 30) -> None:
    path = tmp_path / "rooms.sok"
    path.write_text(many(count, Random(1)), encoding="utf-8")
    open_file(page, path)


def solve(page: SokobanPage, *indices: int) -> None:
    for index in indices:
        level = page.model.level_set.levels[index]
        page.services.store.record_best(PUZZLE_KEY, level.key, "pushes", 12, "R")
    page.model.results.refresh()


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key in the focused widget."""
    QTest.keyClick(focused(), key, modifiers)


def type_(text: str) -> None:
    QTest.keyClicks(focused(), text)


def listed(page: SokobanPage) -> LevelList:
    page.board.setFocus()
    press(Qt.Key.Key_L, CONTROL)
    assert page.level_list is not None
    return page.level_list


def test_digits_in_the_list_of_levels_go_to_that_level(page: SokobanPage, tmp_path: Path) -> None:
    rooms(page, tmp_path)
    card = listed(page)
    assert card.note.text() == "30 levels, 0 solved by you. Type a number to go to it."
    type_("17")
    assert card.view.currentIndex().row() == 16 and card.note.text() == "Level 17"
    press(Qt.Key.Key_Return)
    assert page.model.index == 16 and not card.isVisible()


def test_a_number_that_is_too_large_is_told_and_can_be_taken_back(page: SokobanPage, tmp_path: Path) -> None:
    rooms(page, tmp_path)
    card = listed(page)
    type_("31")
    assert card.note.text() == "There is no level 31; 30 levels"
    press(Qt.Key.Key_Return)
    assert card.isVisible() and page.model.index == 0
    press(Qt.Key.Key_Backspace)
    assert card.note.text() == "Level 3" and card.view.currentIndex().row() == 2
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    assert page.model.index == 3


def test_a_number_in_the_browser_goes_there_too(page: SokobanPage, tmp_path: Path) -> None:
    rooms(page, tmp_path)
    page.library.browse()
    browser = page.library.browser
    assert browser is not None
    press(Qt.Key.Key_L, CONTROL)
    type_("7")
    assert browser.grid.current is not None and browser.grid.current.place == 6
    assert browser.levels.rowCount() == len([k for k in range(1, 31) if "7" in str(k)])
    press(Qt.Key.Key_Return)
    assert page.model.index == 6 and not browser.isVisible()


def test_next_unsolved_passes_over_what_is_solved_and_comes_round(page: SokobanPage, tmp_path: Path) -> None:
    rooms(page, tmp_path, 6)
    solve(page, 1, 2, 4)
    page.board.setFocus()
    seen = []
    for _ in range(4):
        press(Qt.Key.Key_U)
        seen.append(page.model.index)
    assert seen == [3, 5, 0, 3]
    solve(page, 0, 5)
    press(Qt.Key.Key_U)
    assert page.model.index == 3
    assert page.services.messages.choose_message().text == "You have solved all the others."  # type: ignore[attr-defined]


def test_next_unsolved_in_the_browser_selects_it(page: SokobanPage, tmp_path: Path) -> None:
    rooms(page, tmp_path, 6)
    solve(page, 1, 2, 4)
    page.library.browse()
    browser = page.library.browser
    assert browser is not None
    browser.grid.select(browser.levels.row(0).key)
    seen = []
    for _ in range(3):
        press(Qt.Key.Key_U, CONTROL)
        assert browser.grid.current is not None
        seen.append(browser.grid.current.place)
    assert seen == [3, 5, 0] and page.model.index == 0
