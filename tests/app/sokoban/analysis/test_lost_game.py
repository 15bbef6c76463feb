"""Where a game was lost is said while it is true, without judging the whole game after every move."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.shell.window import open_window
from app.sokoban.analysis.judge import PositionEvaluator
from app.sokoban.analysis.lost_game import LOST_BEFORE, LOST_BEFORE_BACK
from app.sokoban.library.level_set import pasted_levels
from app.sokoban.model.options import INSTANT
from app.sokoban.page import SokobanPage
from app.sokoban.solve.known_levels import POSITIONS
from core.sokoban.board import State
from core.sokoban.reverse import ReversePuzzle
from core.sokoban.solve.verdict import Verdict

OPEN = "#######\n#   @*#\n#  .$ #\n# $  .#\n#   # #\n#######"
LOSING, ON = "lllddRR", "R"
"""Moves whose second push loses the level, and one push more; no pattern shows the loss."""
ROOM, ROOM_SOLUTION = "########\n#      #\n# @$ . #\n#   #  #\n#   #$ #\n#    . #\n########", "RRurrddlD"
CORNER = "############\n#$         #\n#          #\n#   @$     #\n#   . .    #\n############"
ROUND = "RurrdLulld"
"""Moves that push a box right and back again."""


def show(page: SokobanPage, text: str) -> None:
    page.model.options.animation = INSTANT
    page.model.analysis.limit = 1  # or counting would know everything
    page.traps.rest_timer.timeout.disconnect()  # and some of these positions are traps
    page.take(pasted_levels(text))


def test_what_was_proved_to_be_lost_stays_lost(page: SokobanPage, qtbot: QtBot) -> None:
    show(page, OPEN)
    model = page.model
    model.play(LOSING)
    assert not model.verdict.dead
    page.solving.solve()
    qtbot.waitUntil(lambda: page.solving.job is None)
    assert model.verdict.dead and model.verdict.deadlock is None
    model.play(ON)
    assert model.verdict.dead and page.counters.warning.isVisible() and not page.solve_section.solve_button.isEnabled()
    assert page.counters.warning.text.startswith(f"{LOST_BEFORE}.")
    assert model.last_open() == len(LOSING) - 1
    for _ in range(2):
        QTest.keyClick(page.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not model.verdict.dead and not page.counters.warning.isVisible()
    model.play("R")
    assert model.verdict.dead, "the same position, and the proof of it is still known"


def test_a_game_that_was_proved_to_be_lost_is_lost_after_a_restart(page: SokobanPage, qtbot: QtBot) -> None:
    show(page, OPEN)
    page.model.play(LOSING)
    page.solving.solve()
    qtbot.waitUntil(lambda: page.solving.job is None)
    page.model.play(ON)
    page.window().close()
    window = open_window("sokoban")
    qtbot.addWidget(window)
    again = window.page
    assert isinstance(again, SokobanPage)
    again.model.analysis.limit = 1
    assert "".join(again.model.session.played_moves) == LOSING + ON
    assert again.model.verdict.dead and again.counters.warning.text.startswith(f"{LOST_BEFORE}.")
    assert again.model.last_open() == len(LOSING) - 1
    again.services.store.write(POSITIONS, "UPDATE sokoban_position SET position = '1 2 9999999999'", ())
    window.close()
    another = open_window("sokoban")
    qtbot.addWidget(another)
    assert isinstance(another.page, SokobanPage) and not another.page.model.verdict.dead, "that is no position"
    another.close()


def test_a_proof_that_comes_when_the_game_has_gone_on_is_about_what_it_led_to(page: SokobanPage) -> None:
    show(page, OPEN)
    model = page.model
    model.play(LOSING)
    lost = model.session.state
    model.play(ON)
    assert not model.verdict.dead
    model.knowledge.learn_dead(lost, "All positions were looked at")
    model.knows_more()
    assert model.verdict.dead and model.last_open() == len(LOSING) - 1


def test_a_level_that_is_lost_from_its_start_was_never_to_be_solved(page: SokobanPage) -> None:
    show(page, CORNER)
    assert page.counters.warning.title == "This level cannot be solved"
    page.model.play("R")
    assert page.counters.warning.title == "This level cannot be solved" and page.model.last_open() is None


def test_a_long_game_played_on_in_a_lost_position_is_not_judged_as_a_whole_after_every_move(
    page: SokobanPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(page, CORNER)
    model = page.model
    model.play(ROUND * 50)
    asked: list[State] = []
    verdict = PositionEvaluator.verdict

    def counting(judge: PositionEvaluator, start: State, state: State) -> Verdict:
        asked.append(state)
        return verdict(judge, start, state)

    monkeypatch.setattr(PositionEvaluator, "verdict", counting)
    for letter in ROUND:
        model.play(letter)
    assert model.tally.pushes == 102
    assert len(asked) < 10 * len(ROUND)


def test_backwards_a_position_after_a_lost_one_has_no_way_back(page: SokobanPage) -> None:
    show(page, ROOM)
    page.toggle_pulling()
    model = page.model
    assert isinstance(model.session.puzzle, ReversePuzzle)
    back = model.session.puzzle.answer(model.session.state, ROOM_SOLUTION)
    model.ways.learn_dead(model.session.state, "It was proved")
    model.knows_more()
    model.play(back[: 1 + next(at for at, move in enumerate(back) if move.isupper())])
    assert page.counters.warning.text.startswith(f"{LOST_BEFORE_BACK}.")
