"""An abandoned line of play stays in the history, one key or click away, and is saved with the game."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.base.export import export
from app.shell.window import Window, open_window
from app.sokoban.library.level_set import pasted_levels
from app.sokoban.model.options import INSTANT
from app.sokoban.page import SokobanPage
from core.sokoban.formats.collection import read_collection, read_file
from tests.app.sokoban.conftest import Hand
from tests.app.sokoban.play.test_help_given import ROOM, WAY


@pytest.fixture
def room(page: SokobanPage) -> SokobanPage:
    page.model.options.animation = INSTANT
    page.take(pasted_levels(ROOM))
    return page


def key(page: SokobanPage, code: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    QTest.keyClick(page.board, code, modifier)


def undo(page: SokobanPage) -> None:
    key(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def back_to_branch(page: SokobanPage) -> None:
    key(page, Qt.Key.Key_Z, Qt.KeyboardModifier.AltModifier)


def played(page: SokobanPage) -> str:
    return "".join(page.model.session.played_moves)


def painted(picture: QImage, place: QRect) -> bool:
    """Return whether a rectangle has more than one colour."""
    across, down = range(place.left(), place.right()), range(place.top(), place.bottom())
    return len({picture.pixel(x, y) for x in across for y in down}) > 1


def test_one_key_goes_back_to_the_line_that_was_left(room: SokobanPage, hand: Hand) -> None:
    assert not room.commands["sokoban.branch"].isEnabled()
    hand.drag((3, 2), (5, 2))
    undo(room)
    hand.click((1, 1))
    other = played(room)
    assert other != "RR" and room.commands["sokoban.branch"].isEnabled()
    back_to_branch(room)
    assert played(room) == "RR"
    back_to_branch(room)
    assert played(room) == other


def test_the_row_where_a_line_was_left_is_marked_and_its_mark_leads_back(room: SokobanPage) -> None:
    rows = room.history_section.list
    room.model.play("RR")
    undo(room)
    room.model.play("ul")
    plain = rows.grab().toImage()
    assert [row for row in range(room.model.history.rowCount()) if rows.marks.words(row)] == [1]
    assert rows.marks.words(1) == "Another line was played here: 1 push, 1 move. Click to go back to it."
    text = room.model.history.index(1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert text == "ul, another line was played here"
    mark = rows.mark_at(1)
    assert painted(plain, mark) and not painted(plain, mark.translated(0, -mark.top() + rows.mark_at(0).top()))
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=mark.center())
    assert played(room) == "RR"
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(20, mark.center().y()))
    assert played(room) == "RR", "beside the mark a click goes to its row"


def test_a_mark_of_several_lines_asks_which(room: SokobanPage) -> None:
    rows = room.history_section.list
    for moves in ("RR", "ur", "ul", "dl"):
        room.model.go(0)
        room.model.play(moves)
    assert rows.marks.words(0) == "3 other lines were played here. Click to choose one."
    assert rows.marks.take(0, QPoint())
    menu = rows.marks.menu
    assert menu is not None
    words = [action.text() for action in menu.actions()]
    assert words == ["0 pushes, 2 moves: ul", "0 pushes, 2 moves: ur", "2 pushes, 2 moves: RR"]
    menu.actions()[2].trigger()
    menu.close()
    assert played(room) == "RR"


def test_branches_are_there_when_the_window_opens_again(shown: Window, room: SokobanPage, qtbot: QtBot) -> None:
    room.model.play("RR")
    undo(room)
    room.model.play("ul")
    shown.close()
    again = open_window("sokoban")
    qtbot.addWidget(again)
    page = again.page
    assert isinstance(page, SokobanPage)
    assert played(page) == "Rul"
    page.model.take_branch_left_last()
    assert played(page) == "RR"
    again.close()


def test_each_direction_of_play_has_its_own_branches(room: SokobanPage) -> None:
    room.model.play("RR")
    room.model.go(0)
    room.model.play("ul")
    room.model.set_pulling(True)
    assert not room.model.session.branches
    room.model.set_pulling(False)
    assert len(room.model.session.branches) == 1


def test_a_solution_that_was_shown_and_left_is_no_solution_of_ones_own(room: SokobanPage) -> None:
    model = room.model
    model.laid_out.lay_out(WAY, own=False)
    model.go(2)
    model.play("l")
    model.take_branch_left_last()
    assert (played(room), "".join(model.session.moves)) == ("RR", WAY), "what only waited waits again"
    model.go(len(WAY))
    assert model.session.is_solved and not model.results.find_best_results(model.level.key)


def test_ones_own_line_stays_ones_own_when_the_program_shows_another(room: SokobanPage) -> None:
    model = room.model
    model.play(WAY[:-1])
    model.go(2)
    model.follow("l")
    model.take_branch_left_last()
    assert not model.help.has_shown_moves
    model.play(WAY[-1])
    assert model.session.is_solved and model.results.find_best_results(model.level.key)


def test_the_lines_that_were_left_are_copied_with_the_level_as_snapshots(room: SokobanPage) -> None:
    room.model.play("RR")
    undo(room)
    room.model.play("ul")
    room.commands["sokoban.copy_solved"].trigger()
    level = read_collection(QGuiApplication.clipboard().text()).levels[0]
    assert [(one.title, one.moves, one.is_solution) for one in level.recordings] == [
        ("Line left after 1 move", "RR", False)
    ]


def test_lines_left_backwards_are_written_with_the_jump_that_they_begin_with(room: SokobanPage) -> None:
    model = room.model
    model.set_pulling(True)
    move = model.session.puzzle.moves(model.session.state)[0]
    model.play(move)
    model.go(0)
    other = next(one for one in model.session.puzzle.moves(model.session.state) if one != move)
    model.play(other)
    room.commands["sokoban.copy_solved"].trigger()
    text = QGuiApplication.clipboard().text()
    (recording,) = read_collection(text).levels[0].recordings
    assert recording.moves.startswith("[") and recording.moves.endswith(f"]{move}")


def test_a_solution_is_saved_with_the_lines_that_were_left(
    room: SokobanPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.model.play("RR")
    room.model.go(0)
    room.model.play(WAY[:2] + "ll")
    room.model.go(0)
    room.model.play(WAY)
    path = tmp_path / "room.sok"
    monkeypatch.setattr(export, "choose_file", lambda *_: path)
    room.saved.show(room.header)
    assert room.saved.card is not None
    room.export.save_solution(room.saved.card.solutions.model.rows[0])
    level = read_file(path).levels[0]
    assert [one.title for one in level.snapshots] == ["Line left after 2 moves"]
    assert len(level.recordings) == 2
