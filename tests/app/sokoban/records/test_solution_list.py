"""The list of solutions by mouse and keys: its texts, and that no action there loses anything."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QFontMetrics, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from app.base.theme import theme
from app.shell.window import Window, open_window
from app.sokoban.library.level_set import pasted_levels
from app.sokoban.model.options import INSTANT
from app.sokoban.page import SokobanPage
from app.sokoban.records import saved_game_actions as saved
from app.sokoban.records.results import METRICS
from app.sokoban.records.saved_card import SavedCard
from app.sokoban.records.solution_list import SavedSolutionList
from app.sokoban.records.solutions import SolutionSource
from core.sokoban.formats.collection import read_file
from tests.app.sheets import check_all, figures, sheet_of
from tests.app.sokoban.records.test_solutions import LONGER, ROOM, SOLUTION

LEFT, CONTROL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier
FILE = f"{ROOM}\nTitle: Room\nSolution/Theirs\n{SOLUTION}\n\nSolution/Broken\nRRR\n"


def opened(page: SokobanPage) -> SavedCard:
    QTest.keyClick(page.board, Qt.Key.Key_G, CONTROL)
    assert page.saved.card is not None
    return page.saved.card


def shown_rows(page: SokobanPage) -> list[list[str]]:
    assert page.saved.card is not None
    model = page.saved.card.solutions.model
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


@pytest.fixture
def room(page: SokobanPage) -> SokobanPage:
    page.model.options.animation = INSTANT
    page.take(pasted_levels(FILE))
    page.board.wanted.emit(LONGER)
    assert page.model.session.is_solved
    page.model.go(0)
    return page


@pytest.fixture
def solutions(room: SokobanPage) -> SavedSolutionList:
    return opened(room).solutions


def test_its_numbers_open_their_sheets_and_what_is_beside_them_selects_the_row(
    room: SokobanPage, solutions: SavedSolutionList
) -> None:
    table = solutions.table
    sound = sum(not one.fault for one in table.solutions.rows)
    assert len(check_all(table)) == sound * len(METRICS), "what does not solve the level has no numbers"
    found = {one.name: one for one in figures(table)}
    for name in ("pushes of solution 1", "moves of solution 2"):
        QTest.mouseClick(found[name], LEFT)
        assert sheet_of(room).number.text() == found[name].value
        QTest.keyClick(sheet_of(room), Qt.Key.Key_Escape)
    beside = table.visualRect(table.solutions.index(1, 1))
    QTest.mouseClick(table.viewport(), LEFT, pos=beside.center() - QPoint(beside.width() // 4, 0))
    assert table.currentIndex().row() == 1
    QTest.mouseClick(table.horizontalHeader().viewport(), LEFT, pos=QPoint(table.columnViewportPosition(2) + 10, 10))
    assert len(check_all(table)) == sound * len(METRICS)


def test_it_says_whose_they_are_what_they_cost_and_which_is_broken(
    room: SokobanPage, solutions: SavedSolutionList
) -> None:
    assert shown_rows(room) == [
        ["Theirs", "3", "9", "2", "2", "2", "6"],
        ["Yours", "3", "11", "2", "2", "2", "8"],
        ["Broken", "", "", "", "", "", ""],
    ]
    assert solutions.table.hasFocus()
    spoken = QAccessible.queryAccessibleInterface(solutions.table)
    assert spoken.text(QAccessible.Text.Name) == "Solutions"
    model = solutions.model
    said = [model.index(0, column).data(Qt.ItemDataRole.AccessibleTextRole) for column in range(3)]
    assert said == ["Theirs. the file's", "3, the least", "9, the least"]
    assert model.index(1, 2).data(Qt.ItemDataRole.AccessibleTextRole) == "11"
    assert model.index(2, 0).data(Qt.ItemDataRole.ToolTipRole).startswith("At the end 2 boxes are not on goals")
    solutions.table.select(2)
    assert not solutions.play.isEnabled() and not solutions.export.isEnabled() and solutions.copy.isEnabled()


def test_a_click_on_a_head_sorts_and_another_turns_it_round(room: SokobanPage, solutions: SavedSolutionList) -> None:
    header = solutions.table.horizontalHeader()
    for expected in (["9", "11", ""], ["11", "9", ""]):
        place = QPoint(header.sectionViewportPosition(2) + 30, 10)
        QTest.mouseClick(header.viewport(), LEFT, pos=place)
        assert [row[2] for row in shown_rows(room)] == expected


def test_a_name_and_a_note_are_kept_over_a_restart(
    room: SokobanPage, solutions: SavedSolutionList, shown: Window, qtbot: QtBot
) -> None:
    QTest.keyClick(solutions.table, Qt.Key.Key_Down)
    QTest.keyClick(solutions.table, Qt.Key.Key_F2)
    editor = solutions.table.findChild(QLineEdit)
    assert editor is not None and editor.hasFocus()
    QTest.keyClicks(editor, "Long way")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: [row[0] for row in shown_rows(room)] == ["Theirs", "Long way", "Broken"])
    assert not room.playback.playing, "Return has ended the name, and plays nothing"
    solutions.note.setFocus()
    QTest.keyClicks(solutions.note, "down first ")
    assert solutions.note.text() == "down first " and solutions.table.current is not None
    assert solutions.table.current.note == "down first"
    shown.close()
    again = open_window("sokoban")
    qtbot.addWidget(again)
    page = again.page
    assert isinstance(page, SokobanPage)
    assert page.model.level.key == room.model.level.key
    page.commands["sokoban.kept"].trigger()
    card = page.saved.card
    assert card is not None
    card.solutions.table.select(1)
    one = card.solutions.table.current
    assert one is not None and (one.name, one.note, one.moves) == ("Long way", "down first", LONGER)
    assert card.solutions.note.text() == "down first"
    again.close()


def test_deleting_is_undone_and_the_bests_follow(room: SokobanPage, solutions: SavedSolutionList) -> None:
    best = room.model.best_results["moves"]
    assert best.value == 11
    solutions.table.select(1)
    QTest.keyClick(solutions.table, Qt.Key.Key_Delete)
    assert [row[0] for row in shown_rows(room)] == ["Theirs", "Broken"]
    assert not room.model.best_results and solutions.undo.isVisible()
    QTest.mouseClick(solutions.delete, LEFT)
    assert [row[0] for row in shown_rows(room)] == ["Theirs"], "a broken one of the file can be taken off the list"
    QTest.keyClick(solutions.table, Qt.Key.Key_Z, CONTROL)
    QTest.mouseClick(solutions.undo, LEFT)
    assert [row[0] for row in shown_rows(room)] == ["Theirs", "Yours", "Broken"]
    assert room.model.best_results["moves"] == best and not solutions.undo.isVisible()
    QTest.keyClick(solutions.table, Qt.Key.Key_Z, CONTROL)
    assert room.model.session.position == 0 and len(room.model.session.moves) == 11, "the game was never touched"


def test_copied_as_it_is_and_with_run_lengths(solutions: SavedSolutionList) -> None:
    QTest.keyClick(solutions.table, Qt.Key.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text() == SOLUTION
    place = solutions.table.visualRect(solutions.model.index(1, 0)).center()
    QTest.mouseClick(solutions.table.viewport(), LEFT, pos=place)
    solutions.table.customContextMenuRequested.emit(place)
    menu = solutions.findChild(QMenu)
    assert menu is not None
    {action.text(): action for action in menu.actions()}["Copy moves with run-lengths"].trigger()
    menu.close()
    assert QGuiApplication.clipboard().text() == "du2Ru2r2dlD"


def test_one_is_played_and_the_game_left_behind_is_kept(room: SokobanPage, qtbot: QtBot) -> None:
    room.board.wanted.emit("RRu")
    room.playback.speed.chosen.emit("16")
    table = opened(room).solutions.table
    place = table.visualRect(table.model().index(1, 0)).center()
    QTest.mouseClick(table.viewport(), LEFT, pos=place)
    QTest.mouseDClick(table.viewport(), LEFT, pos=place)
    assert "".join(room.model.session.moves) == LONGER and room.playback.playing
    qtbot.waitUntil(lambda: room.model.session.is_solved)
    assert [one.moves for one in room.model.snapshots.read_snapshots(room.model.level.key)] == ["RRu"]


def test_a_level_is_saved_with_one_solution(
    solutions: SavedSolutionList, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "out.sok"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(lambda *_args, **_kwargs: (str(path), "")))
    solutions.table.select(1)
    solutions.saved.emit(solutions.table.current)
    (entry,) = read_file(path).entries
    assert entry.title == "Room" and entry.solutions == (LONGER,)


def test_tell_me_nothing_leaves_only_ones_own(room: SokobanPage) -> None:
    room.model.options.is_quiet = True
    card = opened(room)
    assert [row[0] for row in shown_rows(room)] == ["Yours"]
    assert card.solutions.empty.text().startswith("2 solutions from the file and the program are hidden")


def test_many_long_ones_are_replayed_in_the_background(
    room: SokobanPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saved, "AT_ONCE", 5)
    card = opened(room)
    assert card.solutions.empty.text() == "Replaying the solutions to check them."
    qtbot.waitUntil(lambda: len(shown_rows(room)) == 3)
    card.dismiss()
    card = opened(room)
    card.dismiss()
    qtbot.waitUntil(lambda: room.services.jobs.current is None)


def test_it_fits_the_smallest_window_and_says_when_there_is_nothing(page: SokobanPage, shown: Window) -> None:
    page.take(pasted_levels(ROOM))
    shown.resize(720, 560)
    card = opened(page)
    assert not card.solutions.table.isVisible() and "No solution is known yet" in card.solutions.empty.text()
    card.dismiss()
    for number in range(30):
        page.model.solutions.keep(page.model.level.key, "du" * number + SOLUTION, SolutionSource.PLAYER)
    card = opened(page)
    assert card.rect().contains(card.sheet.geometry()) and len(shown_rows(page)) == 30
    assert card.solutions.play.visibleRegion().boundingRect().height() > 20


@pytest.mark.parametrize("width", [720, 1280, 1700])
def test_every_head_can_be_read_whole_whatever_the_list_is_sorted_by(
    room: SokobanPage, shown: Window, width: int
) -> None:
    shown.resize(width, 700)
    table = opened(room).solutions.table
    heads = table.horizontalHeader()
    for column in range(table.model().columnCount()):
        table.solutions.sort_by(column)
        for section in range(1, heads.count()):
            text = str(table.model().headerData(section, Qt.Orientation.Horizontal))
            arrow = 13 if section == column else 0
            font = theme.font(11, 600 if section == column else 500)
            assert QFontMetrics(font).horizontalAdvance(text) + 10 + arrow <= heads.sectionSize(section)
        assert sum(map(heads.sectionSize, range(heads.count()))) <= table.viewport().width()
