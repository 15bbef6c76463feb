"""The user can go back and forward through earlier scrambles, and through a list of them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.cube.moves.scrambles import MOST, Scrambles
from app.cube.page import CubePage
from app.shell.window import Window

ALT = Qt.KeyboardModifier.AltModifier
LIST = "1. R U F\n\n2) L2 D' // easy\n 3: (B R)2\n"


@pytest.fixture
def page(window: Window) -> CubePage:
    found = window.page
    assert isinstance(found, CubePage)
    found.view.setFocus()
    return found


def scramble(page: CubePage) -> str:
    return " ".join(page.model.scramble)


def next_random(page: CubePage, qtbot: QtBot) -> str:
    before = scramble(page)
    QTest.keyClick(page.view, Qt.Key.Key_N)
    qtbot.waitUntil(lambda: scramble(page) != before)
    return scramble(page)


def paste(page: CubePage, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    page.commands["cube.scrambles_paste"].trigger()


def place(page: CubePage) -> str:
    return page.scramble.place.text() if page.scramble.place.isVisibleTo(page) else ""


def texts(scrambles: Scrambles) -> Sequence[str]:
    return [one.text for one in scrambles.row]


def test_one_goes_back_and_on_through_the_scrambles(page: CubePage, qtbot: QtBot) -> None:
    first = next_random(page, qtbot)
    assert place(page) == ""
    second, third = next_random(page, qtbot), next_random(page, qtbot)
    seed = page.model.session.seed
    assert place(page) == "3 of 3"
    QTest.keyClick(page.view, Qt.Key.Key_N, ALT)
    assert (scramble(page), place(page)) == (second, "2 of 3")
    QTest.keyClick(page.view, Qt.Key.Key_N, ALT)
    assert (scramble(page), place(page)) == (first, "1 of 3")
    assert not page.commands["cube.scramble_back"].isEnabled()
    for wanted in (second, third):
        QTest.keyClick(page.view, Qt.Key.Key_N)
        assert scramble(page) == wanted
    assert page.model.session.seed == seed, "it is the same scramble"
    fourth = next_random(page, qtbot)
    assert texts(page.scrambles) == [first, second, third, fourth]


def test_undo_and_a_painted_cube_are_followed(page: CubePage, qtbot: QtBot) -> None:
    first, second = next_random(page, qtbot), next_random(page, qtbot)
    page.model.undo()
    assert (scramble(page), place(page)) == (first, "1 of 2"), "the last cube is back"
    page.scrambles.go_to_next()
    page.model.begin_solved()
    assert place(page) == "2 scrambles"
    page.scrambles.go_to_previous()
    assert scramble(page) == second, "the last one first"


def test_a_pasted_list_is_gone_through(page: CubePage, qtbot: QtBot, window: Window) -> None:
    first = next_random(page, qtbot)
    paste(page, LIST)
    assert "3 scrambles in the list" in window.sentence
    assert (scramble(page), place(page)) == ("R U F", "2 of 4")
    for wanted in ("L2 D'", "B R B R"):
        QTest.keyClick(page.view, Qt.Key.Key_N)
        assert scramble(page) == wanted
    page.scrambles.go_to_previous()
    paste(page, "U2\nD2")
    assert texts(page.scrambles) == [first, "R U F", "L2 D'", "U2", "D2"], "those that waited gave way"
    page.commands["cube.scrambles_drop"].trigger()
    assert texts(page.scrambles)[-1] == "U2" and not page.scrambles.waiting
    assert not page.commands["cube.scrambles_drop"].isEnabled()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("R U\nF Q\n", "Q is not a move. Use U D L R F B (line 2, move 2)."),
        ("(R U", "The ( is never closed (line 1, column 1)."),
        ("\n  \n", "It contains no moves. Write one scramble per line, such as R U F2."),
        ("R\n" * (MOST + 1), "These are 1\u2009001 scrambles; at most 1\u2009000 are allowed."),
    ],
)
def test_a_bad_list_is_refused_with_the_line_and_changes_nothing(
    page: CubePage, window: Window, text: str, reason: str
) -> None:
    paste(page, "R U F")
    paste(page, text)
    assert window.sentence == f"The clipboard holds no list of scrambles. {reason}"
    assert texts(page.scrambles) == ["R U F"] and scramble(page) == "R U F"


def test_each_cube_has_its_own_and_they_are_there_after_a_start(page: CubePage) -> None:
    paste(page, LIST)
    page.scrambles.go_to_next()
    page.model.variant = "2x2x2"
    assert (place(page), texts(page.scrambles)) == ("", [])
    paste(page, "R U R'\nF2")
    page.model.variant = "3x3x3"
    assert (scramble(page), place(page)) == ("L2 D'", "2 of 3")
    again = Scrambles(page.services, page.model)
    assert (texts(again), again.current_index) == (["R U F", "L2 D'", "B R B R"], 1)


def test_no_more_are_kept_than_one_can_want(page: CubePage) -> None:
    paste(page, "F\nB\n")
    paste(page, "R U\n" * MOST)
    assert len(page.scrambles.row) == MOST and page.scrambles.current_index == 0
    again = Scrambles(page.services, page.model)
    assert len(again.row) == MOST


def test_a_scramble_that_cannot_be_read_is_passed_over(page: CubePage) -> None:
    paste(page, "F\nB\nR")
    with page.services.store.connection as db:
        db.execute("UPDATE cube_scramble SET text = 'Q' WHERE text = 'B'")
        db.execute("UPDATE cube_scramble SET seed = 'soon' WHERE text = 'R'")
    assert texts(Scrambles(page.services, page.model)) == ["F"]


def test_a_setup_is_not_a_scramble(page: CubePage) -> None:
    paste(page, "F\nB")
    page.model.begin_scrambled(["R"], "[R: ]")
    assert texts(page.scrambles) == ["F", "B"]
