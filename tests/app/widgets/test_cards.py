"""Only one card is open over the window at a time, however it is opened."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.shell.window import Window
from app.sokoban.page import SokobanPage
from app.widgets.cards.card import OverlayCard
from app.widgets.cards.popover import Popover


def cards(window: Window) -> list[QWidget]:
    found: list[QWidget] = [*window.findChildren(OverlayCard), *window.findChildren(Popover)]
    return [card for card in found if card.isVisible()]


def run(words: str) -> None:
    """Run a command from the command list, opened by its key."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    QTest.qWait(1)
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClicks(focus, words)
    QTest.keyClick(focus, Qt.Key.Key_Return)
    QTest.qWait(1)


@pytest.mark.parametrize(
    "second", ["solutions of this level", "snapshots", "save animated", "settings", "choose a level"]
)
def test_a_card_takes_the_place_of_the_one_before(window: Window, second: str) -> None:
    page = window.open_page("sokoban")
    assert isinstance(page, SokobanPage)
    window.activateWindow()
    page.board.setFocus()
    run("choose a level")
    (first,) = cards(window)
    run(second)
    (now,) = cards(window)
    assert now is not first
    QTest.keyClick(now, Qt.Key.Key_Escape)
    assert not cards(window)
    assert page.board.hasFocus()


def test_a_window_of_another_size_takes_the_card_away_and_gives_the_keyboard_back(window: Window) -> None:
    page = window.open_page("sokoban")
    assert isinstance(page, SokobanPage)
    window.activateWindow()
    page.board.setFocus()
    run("solutions of this level")
    assert cards(window)
    window.resize(1000, 700)
    assert not cards(window) and page.board.hasFocus(), "the arrow keys walk the man again"


def test_a_card_goes_with_the_page_that_it_belongs_to(window: Window) -> None:
    page = window.open_page("sokoban")
    window.activateWindow()
    page.setFocus()
    run("choose a level")
    assert cards(window)
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    assert window.page.key == "2048" and not cards(window)
    focus = QApplication.focusWidget()
    assert focus is not None and window.page.isAncestorOf(focus), "the arrow keys move its tiles"
