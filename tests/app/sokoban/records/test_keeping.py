"""Snapshots, solutions, playback, moves from the clipboard, play from the end: and what is never lost."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.services.settings import Settings
from app.services.store import Store
from app.shell.window import Window, open_window
from app.sokoban.board.view import INSTANT
from app.sokoban.library.opening import PULL_SLOT
from app.sokoban.page import SokobanPage
from app.sokoban.records.best import METRICS
from app.sokoban.records.snapshots import Snapshots
from app.widgets.buttons import Button
from core.sokoban.level import format_state
from tests.app.sokoban.conftest import Hand

ROOM = "########\n#      #\n# @$ . #\n#   #  #\n#   #$ #\n#    . #\n########"


def paste(page: SokobanPage, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    QTest.keyClick(page.board, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def buttons(page: SokobanPage) -> dict[str, Button]:
    return {button.text(): button for button in page.notice.findChildren(Button)}


@pytest.fixture
def room(page: SokobanPage) -> SokobanPage:
    page.board.animation = INSTANT
    paste(page, ROOM)
    return page


# counters and the best


def test_every_counter_is_shown_and_its_best_is_kept(room: SokobanPage) -> None:
    solution = "RRurrddlD"
    room.board.wanted.emit(solution)
    assert room.game.solved
    shown = {metric: room.cost.value(metric) for metric, _ in METRICS}
    assert shown == {
        "pushes": "3",
        "moves": "9",
        "box_lines": "2",
        "box_changes": "2",
        "pushing_sessions": "2",
        "player_lines": "6",
    }
    stored = room.services.store.best("sokoban", room.level.key)
    assert {metric: str(int(one.value)) for metric, one in stored.items()} == shown
    room.go(0)
    room.board.wanted.emit("du" + solution)
    assert room.game.solved
    stored = room.services.store.best("sokoban", room.level.key)
    assert stored["moves"].moves == solution and {one.moves for one in stored.values()} == {solution}


def test_undo_by_box(room: SokobanPage) -> None:
    room.board.wanted.emit("RRurrddlDu")
    for position in (9, 2, 0):
        room.commands["sokoban.undo_box"].trigger()
        assert room.game.position == position
    for position in (2, 9, 10):
        room.commands["sokoban.redo_box"].trigger()
        assert room.game.position == position
    room.history_section.mode.chosen.emit("box")
    assert [room.history.text_of(row) for row in range(room.history.rowCount())] == ["RR", "urrddlD", "u"]
    room.commands["sokoban.undo"].trigger()
    assert room.game.position == 9
    room.history_section.list.chosen.emit(room.history.position_of(0))
    assert room.game.position == 2


# snapshots and solutions


def test_snapshots_are_kept_and_survive_a_restart(room: SokobanPage, shown: Window, qtbot: QtBot) -> None:
    room.board.wanted.emit("RR")
    QTest.keyClick(room.board, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    room.board.wanted.emit("urr")
    room.show_kept()
    card = room.keeping.card
    assert card is not None
    card.name.set_text("At the corner")
    QTest.keyClick(card.name.edit, Qt.Key.Key_Return)
    assert [row.title for row in card.model.rows] == ["At the corner", "Snapshot 1"]
    card.dismiss()
    room.board.wanted.emit("l")
    shown.close()
    again = open_window("sokoban")
    qtbot.addWidget(again)
    page = again.page
    assert isinstance(page, SokobanPage)
    assert "".join(page.game.played) == "RRurrl"
    page.show_kept()
    assert page.keeping.card is not None
    view = page.keeping.card.view
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert "".join(page.game.played) == "RR"
    assert "".join(page.game.moves) == "RRurrl", "going back loses nothing"
    page.show_kept()
    QTest.keyClick(page.keeping.card.view, Qt.Key.Key_Delete)
    assert [row.title for row in page.keeping.rows()] == ["Snapshot 1"]
    page.keeping.card.dismiss()
    again.close()


def test_a_game_that_makes_way_for_a_solution_is_kept(page: SokobanPage, qtbot: QtBot) -> None:
    page.board.animation = INSTANT
    page.open_level(2)
    solution = "".join(page.game.puzzle.parse_moves(page.level.solutions[0]))
    page.board.wanted.emit("".join(page.game.puzzle.moves(page.game.state)[:1]))
    mine = "".join(page.game.moves)
    page.playback.speed.chosen.emit("16")
    page.show_kept()
    card = page.keeping.card
    assert card is not None
    assert card.model.rows[0].moves.lower() == solution.lower()
    QTest.keyClick(card.view, Qt.Key.Key_Return)
    assert page.playback.playing
    qtbot.waitUntil(lambda: page.game.solved, timeout=8000)
    assert not page.playback.playing
    assert not page.services.store.best("sokoban", page.level.key), "to be shown a solution is not to find one"
    assert page.notice.text.endswith("This is the solution in the level's file.")
    assert [one.moves for one in Snapshots(page.services.store).of(page.level.key)] == [mine]


def test_playback_pauses_and_steps(page: SokobanPage, qtbot: QtBot) -> None:
    page.open_level(2)
    page.lay_out("".join(page.game.puzzle.parse_moves(page.level.solutions[0])))
    page.playback.speed.chosen.emit("8")
    QTest.keyClick(page.board, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: page.game.position > 2)
    QTest.keyClick(page.board, Qt.Key.Key_F5)
    at = page.game.position
    qtbot.wait(120)
    assert page.game.position == at and not page.playback.playing
    page.commands["sokoban.redo_move"].trigger()
    assert page.game.position == at + 1
    page.commands["sokoban.play"].trigger()
    QTest.keyClick(page.board, Qt.Key.Key_Backspace)
    assert not page.playback.playing, "a hand on the game stops the playback"
    assert Settings().get("sokoban/speed", "") in {"", "8"}


# moves from the clipboard


def test_moves_are_pasted_checked_and_laid_out(room: SokobanPage, shown: Window) -> None:
    paste(room, "2R u2r\n 2d lD")
    assert "".join(room.game.moves) == "RRurrddlD" and room.game.position == 0
    assert shown.sentence.startswith("9 moves solve the level.")
    room.commands["sokoban.end"].trigger()
    assert room.game.solved
    paste(room, "rr")
    assert room.notice.title == "These moves do not solve the level"
    assert "".join(room.game.moves) == "RR"


def test_the_first_impossible_move_is_shown(room: SokobanPage) -> None:
    room.board.wanted.emit("u")
    paste(room, "rrrrr")
    assert room.notice.text == "A box cannot be pushed right (move 4 of 5)."
    assert "".join(room.game.moves) == "u", "the game stays as it is"
    QTest.mouseClick(buttons(room)["Show the place"], Qt.MouseButton.LeftButton)
    assert "".join(room.game.played) == "RRR"
    QGuiApplication.clipboard().setText("rrx")
    room.commands["sokoban.paste_moves"].trigger()
    assert room.notice.text.startswith("x is not a move") and "(line 1, column 3)" in room.notice.text


# play from the end


def test_a_level_is_solved_backwards_and_played_forwards(page: SokobanPage, hand: Hand) -> None:
    page.board.animation = INSTANT
    paste(page, "#######\n#@    #\n# $   #\n#   . #\n#######")
    page.board.wanted.emit("r")
    QTest.keyClick(page.board, Qt.Key.Key_B)
    assert page.pulling and format_state(page.game.state).split("\n")[3] == "#   $ #"
    hand.press((4, 3))
    hand.move((4, 3), (2, 2))
    assert page.board.preview is not None and page.board.preview.text == "3 pulls"
    hand.release((2, 2))
    assert page.game.solved
    assert page.notice.title == "Solved" and page.notice.text.startswith("3 pulls, ")
    stored = page.services.store.best("sokoban", page.level.key)
    assert stored["pushes"].value == 3, "it is kept at once, read forwards"
    QTest.mouseClick(buttons(page)["Play it forwards"], Qt.MouseButton.LeftButton)
    assert not page.pulling and page.game.position == 0
    page.commands["sokoban.end"].trigger()
    assert page.game.solved
    assert "".join(page.game.played) == stored["pushes"].moves
    assert [one.moves for one in Snapshots(page.services.store).of(page.level.key)] == ["r"]


def test_reverse_play_is_copied_and_pasted(page: SokobanPage) -> None:
    page.board.animation = INSTANT
    paste(page, "#######\n#@    #\n# $   #\n#   . #\n#######")
    paste(page, "[rr] ldlD")
    assert page.notice.text == "The man cannot pull a box down (move 4 of 4)." and not page.pulling
    paste(page, "[] ddrr 2L ur")
    assert page.pulling and "".join(page.game.played) == "ddrrLLur"
    page.commands["sokoban.copy_moves"].trigger()
    assert QGuiApplication.clipboard().text() == "[]ddrrLLur"
    paste(page, "[] ddrr 2L urU")
    assert page.game.solved
    paste(page, "[llll] u")
    assert page.notice.text.startswith("The level has no square")
    paste(page, "[rr] dd")
    page.commands["sokoban.copy_moves"].trigger()
    assert QGuiApplication.clipboard().text() == "[rr]dd"


def test_keys_pull_and_the_man_begins_where_he_is_put(page: SokobanPage, hand: Hand) -> None:
    page.board.animation = INSTANT
    paste(page, "#########\n#   #   #\n# $@.   #\n#   #   #\n#########")
    page.commands["sokoban.pull"].trigger()
    board = page.game.state.board
    hand.click((6, 2))
    assert board.xy(page.game.state.man) == (6, 2)
    assert not page.game.moves, "he does not walk there: the box is in the door"
    hand.click((2, 1))
    assert board.xy(page.game.state.man) == (2, 1)
    hand.click((3, 2))
    QTest.keyClick(page.board, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert page.game.moves[-1] == "L"
    assert [board.xy(box) for box in page.game.state.boxes] == [(3, 2)]
    QTest.keyClick(page.board, Qt.Key.Key_Left)
    assert page.game.moves[-1] == "l" and [board.xy(box) for box in page.game.state.boxes] == [(3, 2)]
    assert (page.history.tally.pushes, page.history.tally.box_lines) == (1, 1)


def test_both_ways_of_a_level_come_back(page: SokobanPage, shown: Window, qtbot: QtBot) -> None:
    page.open_level(2)
    first = page.game.puzzle.moves(page.game.state)[0]
    page.board.wanted.emit(first)
    page.commands["sokoban.pull"].trigger()
    pull = next(move for move in page.game.puzzle.moves(page.game.state))
    page.board.wanted.emit(pull)
    shown.close()
    again = open_window("sokoban")
    qtbot.addWidget(again)
    restored = again.page
    assert isinstance(restored, SokobanPage)
    assert restored.pulling and list(restored.game.played) == [pull]
    restored.commands["sokoban.pull"].trigger()
    assert list(restored.game.played) == [first]
    again.close()


# a killed process

KILLED = """
import sys
from random import Random
from PySide6.QtCore import QTimer
from app.shell.application import make_application
from app.shell.window import open_window
app = make_application()
window = open_window("sokoban")
page, rng, kept = window.page, Random(int(sys.argv[1])), 0
page.open_level(4)
timer = QTimer(interval=15)
def turn():
    global kept
    choice = rng.random()
    if choice < 0.1 and page.game.moves:
        page.go(rng.randrange(len(page.game.moves)))
    elif choice < 0.2:
        page.keeping.keep(f"S{kept}")
        kept += 1
    else:
        page.board.wanted.emit(rng.choice(page.game.puzzle.moves(page.game.state)))
    print(page.level.key, kept, "".join(page.game.played), flush=True)
timer.timeout.connect(turn)
timer.start()
app.exec()
"""


@pytest.mark.skipif(os.name == "nt", reason="SIGKILL")
@pytest.mark.parametrize("seed", [1, 2])
def test_a_killed_process_loses_at_most_the_last_second(home: Path, seed: int) -> None:
    call = [sys.executable, "-c", KILLED, str(seed)]
    process = subprocess.Popen(call, stdout=subprocess.PIPE, text=True, env=os.environ.copy())
    assert process.stdout is not None
    said = [process.stdout.readline().split() for _ in range(random.Random(seed).randrange(70, 120))]
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdout.close()
    store = Store(home / "statewalk.sqlite")
    key, kept, *_ = said[-1]
    names = {one.name for one in Snapshots(store).of(key)}
    assert len(names) > 0 and int(kept) - 1 <= max(int(name[1:]) for name in names) + 1
    record = store.load_game("sokoban", key)
    assert record is not None
    played = "".join(record["moves"][: record["position"]])
    assert played in {line[2] if len(line) > 2 else "" for line in said[-70:]}
    assert store.load_game("sokoban", key + PULL_SLOT) is None
    store.close()
