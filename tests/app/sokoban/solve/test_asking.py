"""Whether a position is still solvable, on request or unasked, and the way back to a solvable one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.shell.window import Window
from app.sokoban.page import SokobanPage
from tests.app.sokoban.solve.parts import ROOM, click, open_text, waiting, way_back


def test_one_asks_whether_it_is_still_solvable_and_nothing_is_said_of_how(
    page: SokobanPage, shown: Window, ended: Callable[[], None], qtbot: QtBot
) -> None:
    open_text(page, ROOM)
    page.plots.hide()  # so that nothing is counted
    page.options_section.quiet.setChecked(True)
    page.board.setFocus()
    QTest.keyClick(page.board, Qt.Key.Key_Q, Qt.KeyboardModifier.ShiftModifier)
    ended()
    assert shown.sentence == "This position can still be solved."
    assert not (waiting(page) or page.solving.hint or page.solve_section.isVisible())
    page.model.play("RRR")
    QTest.keyClick(page.board, Qt.Key.Key_Q, Qt.KeyboardModifier.ShiftModifier)
    ended()
    assert shown.sentence == "There is no solution from here."
    assert not page.notices.warning.isVisible()
    page.options_section.quiet.setChecked(False)
    QTest.keyClick(page.board, Qt.Key.Key_Home, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: "".join(page.model.session.played_moves) == "RR")


def test_the_last_position_that_is_known_to_be_solvable_is_called_so(
    page: SokobanPage, ended: Callable[[], None], qtbot: QtBot
) -> None:
    open_text(page, ROOM)
    page.plots.hide()
    page.model.play("R")
    page.solving.say_solvable()
    ended()
    page.model.play("R")
    page.solving.say_solvable()
    ended()
    page.model.play("R")
    assert way_back(page, qtbot).text() == "Back to the last solvable position"


def test_the_notice_of_a_lost_box_goes_back_to_the_last_push_that_was_not(page: SokobanPage, qtbot: QtBot) -> None:
    open_text(page, ROOM)
    page.model.play("RRR" + "ull")
    assert page.notices.warning.isVisible()
    assert page.notices.warning.text.endswith("\nDeadlock since push 3.")
    click(way_back(page, qtbot))
    assert "".join(page.model.session.played_moves) == "RR"
    assert not page.model.verdict.dead
