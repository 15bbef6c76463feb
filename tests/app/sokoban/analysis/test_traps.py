"""A trap is reported at once: notice, board, pane and bar agree, and one click goes back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.sokoban.library.level_set import pasted_levels
from app.sokoban.model.options import INSTANT
from app.sokoban.page import SokobanPage
from app.widgets.controls.buttons import Button
from core.sokoban.solve.traps import CORRAL, SHUT_IN

LEVEL = "#########\n#@  .$ ##\n#   $. ##\n#    * ##\n# $.  ###\n#########"
OPEN, LOSING, ON = "drr", "R", "lllddR"
"""Moves whose push cuts off squares for ever, shown by no pattern; another box can still reach a goal."""
CLOSED = [(5, 1), (5, 2), (5, 3)]
SHUT = "#######\n# #   #\n#@$.  #\n#.$   #\n#  #  #\n#######"
"""Level in which the first pull up takes the player into a dead end, followed by the box."""


def show(page: SokobanPage, text: str) -> None:
    page.model.options.animation = INSTANT
    page.model.analysis.limit = 1  # or counting would know everything
    page.take(pasted_levels(text))


def play(page: SokobanPage, qtbot: QtBot, moves: str) -> None:
    """Play moves by the arrow keys."""
    keys = {"l": Qt.Key.Key_Left, "u": Qt.Key.Key_Up, "r": Qt.Key.Key_Right, "d": Qt.Key.Key_Down}
    for move in moves:
        QTest.keyClick(page.board, keys[move.lower()])
    assert "".join(page.model.session.played_moves).endswith(moves)
    qtbot.waitUntil(lambda: page.traps.is_settled)


def test_a_corral_is_told_after_the_push_that_closes_it(page: SokobanPage, qtbot: QtBot) -> None:
    show(page, LEVEL)
    model = page.model
    play(page, qtbot, OPEN)
    assert not model.verdict.dead and not page.counters.warning.isVisible()
    play(page, qtbot, LOSING)
    deadlock, board = model.verdict.deadlock, model.session.state.board
    assert deadlock is not None and deadlock.kind == CORRAL
    assert [board.xy(box) for box in deadlock.boxes] == CLOSED
    assert page.counters.warning.isVisible()
    closed = "The boxes at F2, F3 and F4 shut squares off that can never be opened again.\nDeadlock since push 1."
    assert page.counters.warning.text == closed
    assert page.solve_section.sentence == page.solving.sentence_on_lost
    assert not page.solve_section.bar.isVisible() and not page.solve_section.solve_button.isEnabled()
    play(page, qtbot, ON)
    assert model.verdict.deadlock == deadlock, "the other box makes no difference"
    (back,) = page.counters.warning.findChildren(Button)
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert model.session.position == 0, "after the last push that led to no trap; there was none"
    assert not model.verdict.dead and not page.counters.warning.isVisible()
    play(page, qtbot, OPEN + LOSING)
    assert model.verdict.deadlock == deadlock


def test_a_trap_that_is_known_is_told_in_the_same_moment_wherever_the_other_boxes_are(
    page: SokobanPage, qtbot: QtBot
) -> None:
    show(page, LEVEL)
    play(page, qtbot, OPEN + LOSING)
    model = page.model
    model.go(0)
    model.play("dddR")
    assert not model.verdict.dead
    model.play("luurrR")
    assert model.verdict.deadlock is not None and model.verdict.deadlock.kind == CORRAL
    assert model.last_open() == len("dddR")


def test_the_man_who_shuts_himself_in_backwards_is_told(page: SokobanPage, qtbot: QtBot) -> None:
    show(page, SHUT)
    page.toggle_pulling()
    model = page.model
    play(page, qtbot, "")
    assert not model.verdict.dead
    model.play("U")
    qtbot.waitUntil(lambda: page.traps.is_settled)
    assert model.verdict.deadlock is not None and model.verdict.deadlock.kind == SHUT_IN
    assert page.counters.warning.text == "The box at B3 shuts the man in for ever.\nDeadlock since pull 1."
    assert model.last_open() == 0


@pytest.mark.parametrize("option", ["is_quiet", "warn"])
def test_nothing_is_looked_for_unless_the_player_wants_to_be_told(page: SokobanPage, qtbot: QtBot, option: str) -> None:
    show(page, LEVEL)
    setattr(page.model.options, option, option == "is_quiet")
    play(page, qtbot, OPEN + LOSING)
    assert not page.model.verdict.dead
    setattr(page.model.options, option, option != "is_quiet")
    qtbot.waitUntil(lambda: page.traps.is_settled)
    assert page.model.verdict.dead, "now it is"


def test_the_next_push_drops_the_search(page: SokobanPage, qtbot: QtBot) -> None:
    show(page, LEVEL)
    play(page, qtbot, OPEN)
    QTest.keyClick(page.board, Qt.Key.Key_Right)
    page.traps.rest_timer.timeout.emit()
    page.traps.rest_timer.stop()
    assert not page.traps.is_settled
    page.model.session.jump(len(OPEN))
    qtbot.waitUntil(lambda: page.traps.is_settled)
    assert page.model.session.position == len(OPEN) and not page.model.verdict.dead


def test_a_level_whose_boxes_begin_in_a_trap_is_known_to_be_unsolvable(page: SokobanPage, qtbot: QtBot) -> None:
    rows = LEVEL.replace("$. ", " * ", 1).replace("#   $. ", "#    $ ")
    show(page, rows)
    qtbot.waitUntil(lambda: page.traps.is_settled)
    assert page.model.verdict.level and page.counters.warning.title == "This level cannot be solved"
