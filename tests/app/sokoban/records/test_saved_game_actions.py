"""Snapshots, solutions, playback, pasted moves and reverse play never lose anything."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.base.storage.settings import Settings
from app.base.storage.store import Store
from app.shell.window import Window, open_window
from app.sokoban.library.level_set import PULL_SLOT, pasted_levels
from app.sokoban.model.options import INSTANT
from app.sokoban.page import SokobanPage
from app.sokoban.records.results import METRICS
from app.sokoban.records.snapshot_list import detail
from app.sokoban.records.snapshots import Snapshot, Snapshots
from app.sokoban.records.solutions import SolutionSource
from app.widgets.controls.buttons import Button
from core.sokoban import solve
from core.sokoban.level import format_state
from core.sokoban.replay import replay
from core.sokoban.reverse import ReversePuzzle, forwards
from tests.app.sheets import check_all, figures, sheet_of
from tests.app.sokoban.conftest import Hand

ROOM = "########\n#      #\n# @$ . #\n#   #  #\n#   #$ #\n#    . #\n########"


def paste(page: SokobanPage, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    QTest.keyClick(page.board, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def buttons(page: SokobanPage) -> dict[str, Button]:
    return {button.text(): button for button in page.counters.notice.findChildren(Button)}


@pytest.fixture
def room(page: SokobanPage) -> SokobanPage:
    page.model.options.animation = INSTANT
    paste(page, ROOM)
    return page


# counters and the best


def test_the_best_opens_its_sheet_beside_the_counter(room: SokobanPage) -> None:
    room.board.wanted.emit("RRurrddlD")
    assert room.model.session.is_solved
    room.model.go(0)
    QApplication.processEvents()
    check_all(room.counters)
    found = {one.name: one for one in figures(room.counters)}
    for name, least in (("fewest pushes so far", "3"), ("fewest moves so far", "9"), ("fewest box lines so far", "2")):
        QTest.mouseClick(found[name], Qt.MouseButton.LeftButton)
        assert sheet_of(room).number.text() == found[name].value == least
        QTest.keyClick(sheet_of(room), Qt.Key.Key_Escape)


def test_the_card_of_solutions_leaves_the_rail_free(room: SokobanPage) -> None:
    room.commands["sokoban.kept"].trigger()
    card = room.saved.card
    assert card is not None
    assert card.sheet.x() > room.mapTo(room.window(), QPoint()).x()
    assert card.sheet.geometry().right() < room.window().width()
    card.close()


def test_every_counter_is_shown_and_its_best_is_kept(room: SokobanPage) -> None:
    solution = "RRurrddlD"
    room.board.wanted.emit(solution)
    assert room.model.session.is_solved
    shown = {metric: room.counters.value(metric) for metric, _ in METRICS}
    assert shown == {
        "pushes": "3",
        "moves": "9",
        "box_lines": "2",
        "box_changes": "2",
        "pushing_sessions": "2",
        "player_lines": "6",
    }
    stored = room.services.store.read_best_results("sokoban", room.model.level.key)
    assert {metric: str(int(one.value)) for metric, one in stored.items()} == shown
    room.model.go(0)
    room.board.wanted.emit("du" + solution)
    assert room.model.session.is_solved
    stored = room.services.store.read_best_results("sokoban", room.model.level.key)
    assert stored["moves"].moves == solution and {one.moves for one in stored.values()} == {solution}


def test_undo_by_box(room: SokobanPage) -> None:
    room.board.wanted.emit("RRurrddlDu")
    for position in (9, 2, 0):
        room.commands["sokoban.undo_box"].trigger()
        assert room.model.session.position == position
    for position in (2, 9, 10):
        room.commands["sokoban.redo_box"].trigger()
        assert room.model.session.position == position
    room.history_section.mode.chosen.emit("box")
    assert [room.model.history.text_of(row) for row in range(room.model.history.rowCount())] == ["RR", "urrddlD", "u"]
    room.commands["sokoban.undo"].trigger()
    assert room.model.session.position == 9
    rows = room.history_section.list
    QTest.mouseClick(
        rows.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        rows.visualRect(room.model.history.index(0)).center(),
    )
    assert room.model.session.position == 2


# snapshots and solutions


def test_snapshots_are_kept_and_survive_a_restart(room: SokobanPage, shown: Window, qtbot: QtBot) -> None:
    room.board.wanted.emit("RR")
    QTest.keyClick(room.board, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    room.board.wanted.emit("urr")
    room.commands["sokoban.snapshots"].trigger()
    card = room.saved.card
    assert card is not None
    card.snapshots.name.set_text("At the corner")
    QTest.keyClick(card.snapshots.name.edit, Qt.Key.Key_Return)
    assert [row.name for row in card.snapshots.model.rows] == ["At the corner", "Snapshot 1"]
    card.dismiss()
    room.board.wanted.emit("l")
    shown.close()
    again = open_window("sokoban")
    qtbot.addWidget(again)
    page = again.page
    assert isinstance(page, SokobanPage)
    assert "".join(page.model.session.played_moves) == "RRurrl"
    page.commands["sokoban.snapshots"].trigger()
    assert page.saved.card is not None
    view = page.saved.card.snapshots.view
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert "".join(page.model.session.played_moves) == "RR"
    assert "".join(page.model.session.moves) == "RRurrl", "going back loses nothing"
    page.commands["sokoban.snapshots"].trigger()
    assert page.saved.card is not None
    view = page.saved.card.snapshots.view
    first = view.visualRect(page.saved.card.snapshots.model.index(0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(view.viewport().width() - 16, first.y()))
    assert [row.name for row in page.saved.snapshots] == ["Snapshot 1"]
    page.saved.card.dismiss()
    again.close()


def test_a_game_that_makes_way_for_a_solution_is_kept(page: SokobanPage, qtbot: QtBot) -> None:
    page.model.options.animation = INSTANT
    page.model.open_level(2)
    solution = "".join(page.model.session.puzzle.parse_moves(page.model.level.solutions[0]))
    page.board.wanted.emit("".join(page.model.session.puzzle.moves(page.model.session.state)[:1]))
    mine = "".join(page.model.session.moves)
    page.playback.speed.chosen.emit("16")
    QTest.keyClick(page.board, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    card = page.saved.card
    assert card is not None
    assert card.solutions.model.rows[0].moves.lower() == solution.lower()
    QTest.keyClick(card.solutions.table, Qt.Key.Key_Return)
    assert page.playback.playing
    qtbot.waitUntil(lambda: page.model.session.is_solved)
    assert not page.playback.playing
    assert not page.services.store.read_best_results("sokoban", page.model.level.key), (
        "to be shown a solution is not to find one"
    )
    assert page.counters.notice.text.endswith("This solution was shown, so it is not among your results.")
    assert [one.moves for one in Snapshots(page.services.store).read_snapshots(page.model.level.key)] == [mine]


def test_playback_pauses_and_steps(page: SokobanPage, qtbot: QtBot) -> None:
    page.model.open_level(2)
    page.model.laid_out.lay_out("".join(page.model.session.puzzle.parse_moves(page.model.level.solutions[0])))
    page.playback.speed.chosen.emit("8")
    QTest.keyClick(page.board, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: page.model.session.position > 2)
    QTest.keyClick(page.board, Qt.Key.Key_F5)
    at = page.model.session.position
    qtbot.wait(120)
    assert page.model.session.position == at and not page.playback.playing
    page.commands["sokoban.redo_move"].trigger()
    assert page.model.session.position == at + 1
    page.commands["sokoban.play"].trigger()
    QTest.keyClick(page.board, Qt.Key.Key_Backspace)
    assert not page.playback.playing, "a hand on the game stops the playback"
    assert Settings().get("sokoban/speed", "") in {"", "8"}


# moves from the clipboard


def test_moves_are_pasted_checked_and_laid_out(room: SokobanPage, shown: Window) -> None:
    paste(room, "2R u2r\n 2d lD")
    assert "".join(room.model.session.moves) == "RRurrddlD" and room.model.session.position == 0
    assert shown.sentence.startswith("9 moves solve the level.")
    room.commands["sokoban.end"].trigger()
    assert room.model.session.is_solved
    paste(room, "rr")
    assert room.counters.notice.title == "These moves do not solve the level"
    assert "".join(room.model.session.moves) == "RR"


def test_the_first_impossible_move_is_shown(room: SokobanPage) -> None:
    room.board.wanted.emit("u")
    paste(room, "rrrrr")
    assert room.counters.notice.text == "A box cannot be pushed right (move 4 of 5)."
    assert "".join(room.model.session.moves) == "u", "the game stays as it is"
    QTest.mouseClick(buttons(room)["Show the place"], Qt.MouseButton.LeftButton)
    assert "".join(room.model.session.played_moves) == "RRR"
    QGuiApplication.clipboard().setText("rrx")
    room.commands["sokoban.paste_moves"].trigger()
    assert room.counters.notice.text.startswith("x is not a move") and "(line 1, column 3)" in room.counters.notice.text


# play from the end


def test_a_level_is_solved_backwards_and_played_forwards(page: SokobanPage, hand: Hand) -> None:
    page.model.options.animation = INSTANT
    paste(page, "#######\n#@    #\n# $   #\n#   . #\n#######")
    page.board.wanted.emit("r")
    QTest.keyClick(page.board, Qt.Key.Key_B, Qt.KeyboardModifier.ShiftModifier)
    assert page.model.pulling and format_state(page.model.session.state).split("\n")[3] == "#   $ #"
    assert page.counters.label("pushes") == "Pulls" and page.counters.label("pushing_sessions") == "Pulling sessions"
    hand.press((4, 3))
    hand.move((4, 3), (2, 2))
    assert page.board.lift.route is not None and page.board.lift.price == "3 pulls"
    hand.release((2, 2))
    assert page.model.session.is_solved
    assert page.counters.notice.title == "Solved" and page.counters.notice.text.startswith("3 pulls, ")
    stored = page.services.store.read_best_results("sokoban", page.model.level.key)
    assert stored["pushes"].value == 3, "it is kept at once, read forwards"
    QTest.mouseClick(buttons(page)["Play it forwards"], Qt.MouseButton.LeftButton)
    assert not page.model.pulling and page.model.session.position == 0
    assert page.counters.label("pushes") == "Pushes"
    page.commands["sokoban.end"].trigger()
    assert page.model.session.is_solved
    assert "".join(page.model.session.played_moves) == stored["pushes"].moves
    assert [one.moves for one in Snapshots(page.services.store).read_snapshots(page.model.level.key)] == ["r"]


def test_reverse_play_is_copied_and_pasted(page: SokobanPage) -> None:
    page.model.options.animation = INSTANT
    paste(page, "#######\n#@    #\n# $   #\n#   . #\n#######")
    paste(page, "[rr] ldlD")
    assert page.counters.notice.text == "The man cannot pull a box down (move 4 of 4)." and not page.model.pulling
    paste(page, "[] ddrr 2L ur")
    assert page.model.pulling and "".join(page.model.session.played_moves) == "ddrrLLur"
    page.commands["sokoban.copy_moves"].trigger()
    assert QGuiApplication.clipboard().text() == "[]ddrrLLur"
    paste(page, "[] ddrr 2L urU")
    assert page.model.session.is_solved
    paste(page, "[llll] u")
    assert page.counters.notice.text.startswith("The level has no square")
    paste(page, "[rr] dd")
    page.commands["sokoban.copy_moves"].trigger()
    assert QGuiApplication.clipboard().text() == "[rr]dd"


def test_keys_pull_and_the_man_begins_where_he_is_put(page: SokobanPage, hand: Hand) -> None:
    page.model.options.animation = INSTANT
    paste(page, "#########\n#   #   #\n# $@.   #\n#   #   #\n#########")
    page.commands["sokoban.pull"].trigger()
    board = page.model.session.state.board
    hand.click((6, 2))
    assert board.xy(page.model.session.state.man) == (6, 2)
    assert not page.model.session.moves, "he does not walk there: the box is in the door"
    hand.click((2, 1))
    assert board.xy(page.model.session.state.man) == (2, 1)
    hand.click((3, 2))
    QTest.keyClick(page.board, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert page.model.session.moves[-1] == "L"
    assert [board.xy(box) for box in page.model.session.state.boxes] == [(3, 2)]
    QTest.keyClick(page.board, Qt.Key.Key_Left)
    assert page.model.session.moves[-1] == "l" and [board.xy(box) for box in page.model.session.state.boxes] == [(3, 2)]
    assert (page.model.history.tally.pushes, page.model.history.tally.box_lines) == (1, 1)


def test_both_ways_of_a_level_come_back(page: SokobanPage, shown: Window, qtbot: QtBot) -> None:
    page.model.open_level(2)
    first = page.model.session.puzzle.moves(page.model.session.state)[0]
    page.board.wanted.emit(first)
    page.commands["sokoban.pull"].trigger()
    pull = next(move for move in page.model.session.puzzle.moves(page.model.session.state))
    page.board.wanted.emit(pull)
    shown.close()
    again = open_window("sokoban")
    qtbot.addWidget(again)
    restored = again.page
    assert isinstance(restored, SokobanPage)
    assert restored.model.pulling and list(restored.model.session.played_moves) == [pull]
    restored.commands["sokoban.pull"].trigger()
    assert list(restored.model.session.played_moves) == [first]
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
page.model.open_level(4)
timer = QTimer(interval=15)
def turn():
    global kept
    choice = rng.random()
    if choice < 0.1 and page.model.session.moves:
        page.model.go(rng.randrange(len(page.model.session.moves)))
    elif choice < 0.2:
        page.saved.keep(f"S{kept}")
        kept += 1
    else:
        page.board.wanted.emit(rng.choice(page.model.session.puzzle.moves(page.model.session.state)))
    print(page.model.level.key, kept, "".join(page.model.session.played_moves), flush=True)
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
    names = {one.name for one in Snapshots(store).read_snapshots(key)}
    assert len(names) > 0 and int(kept) - 1 <= max(int(name[1:]) for name in names) + 1
    record = store.load_game("sokoban", key)
    assert record is not None
    played = "".join(record["moves"][: record["position"]])
    assert played in {line[2] if len(line) > 2 else "" for line in said[-70:]}
    assert store.load_game("sokoban", key + PULL_SLOT) is None
    store.close()


def test_a_snapshot_of_a_game_from_the_end_counts_pulls() -> None:
    assert detail(Snapshot("One", "", "lL", pull=True)).startswith("1 pull, 2 moves, backwards, ")
    assert detail(Snapshot("One", "", "lL")).startswith("1 push, 2 moves, ")


def test_snapshots_of_the_file_stand_in_the_list(page: SokobanPage, shown: Window) -> None:
    page.model.options.animation = INSTANT
    paste(page, f"{ROOM}\n\nHalf way\nRRu\n\nReverse Mode Snapshot\n[rrrr]u\n\nTorn\nRRdd\n")
    page.commands["sokoban.keep"].trigger()
    page.commands["sokoban.snapshots"].trigger()
    card = page.saved.card
    assert card is not None
    rows = card.snapshots.model.rows
    assert [(row.name, row.moves, row.pull) for row in rows] == [
        ("Snapshot 1", "", False),
        ("Half way", "RRu", False),
        ("Reverse Mode Snapshot", "u", True),
        ("Torn", "RR", False),
    ]
    assert detail(rows[1]) == "2 pushes, 3 moves, the file's"
    card.snapshots.forgotten.emit(rows[1])
    assert shown.sentence == "This snapshot belongs to the level's file and cannot be deleted."
    card.snapshots.chosen.emit(rows[1])
    assert "".join(page.model.session.played_moves) == "RRu"


def test_snapshots_from_both_ends_that_meet_become_a_solution(page: SokobanPage) -> None:
    page.take(pasted_levels(ROOM))
    model = page.model
    solution = solve.find_shortest_solution(ROOM).solution
    assert solution is not None
    puzzle, cut = ReversePuzzle(model.level.start), len(solution.lurd) // 2
    begin = puzzle.start_at(solution.state.man)
    assert begin is not None
    behind = Snapshot("", puzzle.format(begin), forwards(solution.lurd[cut:]), pull=True)
    model.snapshots.add(model.level.key, behind)
    page.saved.keep()
    assert not model.solutions.read_records(model.level.key), "they do not meet yet"
    model.play(solution.lurd[:cut])
    page.saved.keep()
    (kept,) = model.solutions.read_records(model.level.key).values()
    assert replay(model.level.start, kept.moves).state.solved
    assert kept.source is SolutionSource.PLAYER
    assert model.knowledge.look_up(model.level.start).upper == solution.tally.pushes
