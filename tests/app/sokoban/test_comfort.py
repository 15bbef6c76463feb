"""Comforts of play: shown paths, dead squares, deadlocks, turning, zooming, keyboard-only play."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.shell.window import Window
from app.sokoban.model.options import INSTANT
from app.sokoban.page import SokobanPage
from app.sokoban.play.history_rows import BY_MOVE
from app.widgets.controls.buttons import Button
from core.sokoban.level import format_state
from core.sokoban.path.held_piece import DeadSquareRule
from core.sokoban.transform import Symmetry, transform_rows
from tests.app.sokoban.conftest import Hand

ROOM = "########\n#      #\n# @$ . #\n#   #  #\n#   #$ #\n#    . #\n########"
LONG_WAY = "#########\n#       #\n# ##### #\n#     # #\n#  $  # #\n# @   # #\n#     # #\n#    .# #\n#########"
NO_KEYS = Qt.KeyboardModifier.NoModifier


def paste(page: SokobanPage, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    page.commands["sokoban.paste"].trigger()


def xy(page: SokobanPage, cells: object) -> set[tuple[int, int]]:
    assert isinstance(cells, (list, tuple))
    return {page.model.session.state.board.xy(cell) for cell in cells}


@pytest.fixture
def room(page: SokobanPage) -> SokobanPage:
    page.model.options.animation = INSTANT
    paste(page, ROOM)
    return page


# the way to the pointer


def test_pushes_first_or_moves_first(page: SokobanPage, hand: Hand, qtbot: QtBot) -> None:
    paste(page, LONG_WAY)
    page.options_section.dead.chosen.emit(DeadSquareRule.SHOW)
    for pushes_first, text in ((True, "2 pushes"), (False, "4 moves, 2 pushes")):
        page.options_section.fewest_pushes.setChecked(pushes_first)
        hand.press((3, 4))
        hand.move((3, 4), (4, 5))
        qtbot.waitUntil(lambda: page.board.lift.route is not None)
        assert page.board.lift.route is not None
        assert page.board.lift.price.endswith("2 pushes") and (pushes_first or "moves" in page.board.lift.price)
        assert xy(page, page.board.lift.route.cells) >= {(3, 4), (4, 5)}, text
        QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert page.services.settings.get("sokoban/by_moves", False) is True


def test_the_man_shows_where_he_can_go(room: SokobanPage, hand: Hand, shown: Window, qtbot: QtBot) -> None:
    hand.press((2, 2))
    QTest.mouseRelease(room.board, Qt.MouseButton.LeftButton, NO_KEYS, hand.at((2, 2)))
    lit = xy(room, room.board.lift.targets)
    assert (6, 5) in lit and (2, 2) not in lit and (3, 2) not in lit
    assert shown.sentence.startswith(f"The man can go to {len(lit)} squares.")
    hand.move((2, 2), (2, 4))
    qtbot.waitUntil(lambda: room.board.lift.price == "2 moves")
    hand.click((2, 4))
    assert "".join(room.model.session.played_moves) == "dd"
    hand.drag((2, 4), (1, 5))
    assert "".join(room.model.session.played_moves) in {"ddld", "dddl"}


# dead squares and deadlocks


def test_dead_squares_are_shown_marked_or_hidden(room: SokobanPage, hand: Hand, shown: Window) -> None:
    for choice, lit, marked in (
        (DeadSquareRule.SHOW, True, False),
        (DeadSquareRule.MARK, True, True),
        (DeadSquareRule.HIDE, False, False),
    ):
        room.options_section.dead.chosen.emit(choice)
        hand.press((3, 2))
        held = room.board.lift.held
        assert held is not None
        corner = room.model.session.state.board.cell(1, 1)
        assert (bool(held.targets[corner]), bool(held.marked[corner])) == (lit, marked)
        assert (
            held.targets[room.model.session.state.board.cell(4, 2)]
            and not held.marked[room.model.session.state.board.cell(4, 2)]
        )
        QTest.keyClick(room.board, Qt.Key.Key_Escape)
    hand.drag((3, 2), (1, 2))
    assert not room.model.session.moves
    assert "could never get to a goal" in shown.sentence


FOUR = "#########\n#       #\n#  $$   #\n#  $ $@ #\n#  .... #\n#       #\n#########"


def test_a_square_that_freezes_is_a_dead_square(page: SokobanPage, hand: Hand) -> None:
    paste(page, FOUR)
    page.options_section.dead.chosen.emit(DeadSquareRule.MARK)
    hand.press((5, 3))
    held = page.board.lift.held
    assert held is not None
    board = page.model.session.state.board
    assert held.targets[board.cell(4, 3)] and held.marked[board.cell(4, 3)]
    assert held.targets[board.cell(5, 4)] and not held.marked[board.cell(5, 4)]


def test_a_deadlock_is_told_and_undo_takes_it_back(room: SokobanPage, hand: Hand, shown: Window) -> None:
    room.options_section.dead.chosen.emit(DeadSquareRule.SHOW)
    warning = room.counters.warning
    assert not warning.isVisible()
    hand.drag((3, 2), (1, 2))
    assert warning.isVisible() and warning.text == "The box at B3 can reach no goal.\nDeadlock since push 2."
    assert xy(room, list(room.board.framed_boxes)) == {(1, 2)}
    assert "The box at B3 can reach no goal." in shown.sentence
    QTest.keyClick(room.board, Qt.Key.Key_R)
    assert warning.text == "The box at E2 can reach no goal.\nDeadlock since push 2.", (
        "squares are named as one sees them"
    )
    assert "The box at E2 can reach no goal." in shown.sentence
    QTest.keyClick(room.board, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(room.board, Qt.Key.Key_Down)
    assert len(room.model.session.played_moves) == 7, "nobody is kept from playing on"
    room.commands["sokoban.undo_push"].trigger()
    assert room.model.session.position == 6 and warning.isVisible()
    QTest.mouseClick(warning.findChildren(Button)[-1], Qt.MouseButton.LeftButton)
    assert room.model.session.position == 5 and not warning.isVisible() and not room.board.framed_boxes
    room.model.go(6)
    assert warning.isVisible()
    QTest.mouseClick(room.options_section.warn, Qt.MouseButton.LeftButton, pos=QPoint(9, 14))
    assert not warning.isVisible()


def test_boxes_that_freeze_are_named(page: SokobanPage, hand: Hand) -> None:
    page.options_section.dead.chosen.emit(DeadSquareRule.SHOW)
    page.model.options.animation = INSTANT
    paste(page, FOUR)
    assert page.model.loss_verdict is None
    hand.drag((5, 3), (4, 3))
    assert page.counters.warning.text == (
        "The boxes at D3, E3, D4 and E4 hold each other for ever.\nDeadlock since push 1."
    )
    assert xy(page, list(page.board.framed_boxes)) == {(3, 2), (4, 2), (3, 3), (4, 3)}


# turning, zooming


@pytest.mark.parametrize("keys", ["R", "M", "Shift+R", "R,M"])
def test_the_view_turns_and_the_game_does_not(room: SokobanPage, hand: Hand, keys: str) -> None:
    key = {"R": Symmetry.ROTATE_RIGHT, "M": Symmetry.MIRROR_HORIZONTAL, "Shift+R": Symmetry.ROTATE_LEFT}
    symmetry = Symmetry.IDENTITY
    for name in keys.split(","):
        shift = Qt.KeyboardModifier.ShiftModifier if "+" in name else NO_KEYS
        QTest.keyClick(room.board, getattr(Qt.Key, f"Key_{name[-1]}"), shift)
        symmetry = symmetry.compose_with(key[name])
    board, facing = room.model.session.state.board, room.board.viewport.orientation
    assert facing.symmetry is symmetry
    seen = transform_rows(ROOM.split("\n"), symmetry)
    assert (facing.width, facing.height) == (len(seen[0]), len(seen))
    for y, row in enumerate(seen):
        for x, sign in enumerate(row):
            cell = facing.cell(x, y)
            assert cell is not None and facing.square(cell) == (x, y)
            assert bool(board.walls[cell]) == (sign == "#")
    # pushing right in the level is the key that looks like it
    arrows = (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down)
    QTest.keyClick(room.board, arrows[facing.seen_way(2)])
    assert "".join(room.model.session.played_moves) == "R"
    assert room.model.as_seen("R") == symmetry.value["lurd".index("r")].upper()
    hand.drag((4, 2), (5, 2))
    assert "".join(room.model.session.played_moves) == "RR"
    room.commands["sokoban.undo_push"].trigger()
    assert "".join(room.model.session.played_moves) == "R"
    room.commands["sokoban.upright"].trigger()
    assert room.board.viewport.orientation.symmetry is Symmetry.IDENTITY


def test_the_view_is_remembered_with_the_game(page: SokobanPage) -> None:
    page.model.open_level(3)
    page.commands["sokoban.rotate"].trigger()
    page.model.open_level(4)
    assert page.model.as_seen("lurd") == "lurd"
    page.model.open_level(3)
    assert page.model.as_seen("lurd") == "urdl"


def wheel(page: SokobanPage, at: QPoint, notches: int, keys: Qt.KeyboardModifier) -> None:
    page.board.wheelEvent(
        QWheelEvent(
            QPointF(at),
            QPointF(page.board.mapToGlobal(at)),
            QPoint(),
            QPoint(0, 120 * notches),
            Qt.MouseButton.NoButton,
            keys,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
    )


def big_level(side: int) -> str:
    rows = ["#" * side, *["#" + " " * (side - 2) + "#" for _ in range(side - 2)], "#" * side]
    middle = side // 2
    rows[middle] = "#" + " " * (middle - 3) + "@$." + " " * (side - 2 - middle) + "#"
    return "\n".join(rows)


def test_a_big_board_is_zoomed_and_panned(page: SokobanPage, hand: Hand) -> None:
    paste(page, big_level(60))
    board = page.board
    page.model.options.animation = INSTANT
    assert board.viewport.is_whole and not page.commands["sokoban.zoom_out"].isEnabled()
    box = page.model.session.state.boxes[0]
    point = board.centre_of(box)
    wheel(page, point.toPoint(), 6, Qt.KeyboardModifier.ControlModifier)
    assert not board.viewport.is_whole and board.viewport.zoom > 2
    assert (board.centre_of(box) - point).manhattanLength() < 2 * board.viewport.zoom * 12, (
        "what is at the pointer stays"
    )
    before = board.centre_of(box)
    start = QPoint(200, 200)
    QTest.mousePress(board, Qt.MouseButton.MiddleButton, NO_KEYS, start)
    QTest.mouseMove(board, start + QPoint(40, 25))
    QTest.mouseRelease(board, Qt.MouseButton.MiddleButton, NO_KEYS, start + QPoint(40, 25))
    assert (board.centre_of(box) - before - QPointF(40, 25)).manhattanLength() < 2
    before = board.centre_of(box)
    QTest.keyPress(board, Qt.Key.Key_Space)
    QTest.mousePress(board, Qt.MouseButton.LeftButton, NO_KEYS, start)
    QTest.mouseMove(board, start - QPoint(30, 0))
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, NO_KEYS, start - QPoint(30, 0))
    QTest.keyRelease(board, Qt.Key.Key_Space)
    assert (board.centre_of(box) - before - QPointF(-30, 0)).manhattanLength() < 2
    wheel(page, start, 1, NO_KEYS)
    x, y = page.model.session.state.board.xy(box)
    hand.drag((x, y), (x + 1, y))
    assert "".join(page.model.session.played_moves) == "R", "squares are where they are seen"
    QTest.keyClick(board, Qt.Key.Key_0)
    assert board.viewport.is_whole and board.viewport.zoom == 1
    QTest.keyClick(board, Qt.Key.Key_Plus)
    assert board.viewport.zoom > 1
    QTest.keyClick(board, Qt.Key.Key_Minus)
    assert board.viewport.zoom == 1


def test_dragging_to_the_edge_shows_what_is_beyond(page: SokobanPage, hand: Hand) -> None:
    paste(page, big_level(60))
    board = page.board
    page.model.options.animation = INSTANT
    box = page.model.session.state.boxes[0]
    board.viewport.zoom_by(6.0, board.centre_of(box))
    x, y = page.model.session.state.board.xy(box)
    far = page.model.session.state.board.cell(58, y)
    assert not board.rect().contains(board.centre_of(far).toPoint())
    hand.press((x, y))
    edge = QPoint(board.width() - 5, int(board.centre_of(box).y()))
    for step in range(60):
        QTest.mouseMove(board, edge - QPoint(step % 2, 0))
    assert board.rect().contains(board.centre_of(far).toPoint())
    hand.release((50, y))
    assert "".join(page.model.session.played_moves) == "R" * (50 - x)


def test_the_man_stays_in_view(page: SokobanPage) -> None:
    paste(page, big_level(60))
    board = page.board
    page.model.options.animation = INSTANT
    board.viewport.zoom_by(6.0, board.centre_of(page.model.session.state.man))
    for _ in range(25):
        QTest.keyClick(board, Qt.Key.Key_Left)
    man = board.centre_of(page.model.session.state.man).toPoint()
    assert board.rect().contains(man)
    assert not board.grab().toImage().isNull()


# the keyboard alone


def test_a_level_is_solved_without_a_mouse(room: SokobanPage) -> None:
    board = room.board
    QTest.keyClick(board, Qt.Key.Key_Tab)
    assert board.lift.cell == room.model.session.state.board.cell(3, 2)
    for _ in range(2):
        QTest.keyClick(board, Qt.Key.Key_Right)
    assert room.model.session.state.board.xy(board.lift.cursor) == (5, 2)
    assert board.lift.route is not None and board.lift.price == "2 pushes"
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert "".join(room.model.session.played_moves) == "RR"
    QTest.keyClick(board, Qt.Key.Key_Tab)
    QTest.keyClick(board, Qt.Key.Key_Tab)
    assert board.lift.cell == room.model.session.state.board.cell(5, 4)
    QTest.keyClick(board, Qt.Key.Key_Down)
    QTest.keyClick(board, Qt.Key.Key_Enter)
    assert room.model.session.is_solved


def test_tab_leaves_the_board_after_the_last_box(room: SokobanPage) -> None:
    board = room.board
    assert board.hasFocus()
    for _ in range(3):
        QTest.keyClick(board, Qt.Key.Key_Tab)
    assert board.lift.cell is None and not board.hasFocus()
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert board.lift.cell == room.model.session.state.boxes[-1]
    QTest.keyClick(board, Qt.Key.Key_Escape)
    QTest.keyClick(board, Qt.Key.Key_Right)
    assert "".join(room.model.session.played_moves) == "R", "arrows move the man again"


def test_a_square_out_of_reach_keeps_the_box_in_hand(room: SokobanPage, shown: Window) -> None:
    QTest.keyClick(room.board, Qt.Key.Key_Tab)
    for _ in range(2):
        QTest.keyClick(room.board, Qt.Key.Key_Left)
    QTest.keyClick(room.board, Qt.Key.Key_Return)
    assert room.board.lift.cell is not None and not room.model.session.moves
    assert "could never get to a goal" in shown.sentence


def test_copies_are_of_the_level_itself(room: SokobanPage) -> None:
    room.commands["sokoban.rotate"].trigger()
    room.board.wanted.emit("R")
    room.commands["sokoban.copy_moves"].trigger()
    assert QGuiApplication.clipboard().text() == "R"
    room.commands["sokoban.copy"].trigger()
    assert QGuiApplication.clipboard().text() == format_state(room.model.session.state)
    room.commands["sokoban.copy_level"].trigger()
    assert QGuiApplication.clipboard().text().strip() == ROOM


def test_the_current_row_of_the_history_stays_whole_when_the_panel_becomes_lower(
    page: SokobanPage, shown: Window
) -> None:
    page.model.open_level(1)
    for _ in range(12):
        for move in "lr" * 6 + "ud" * 6:
            if page.model.session.state.step("lurd".index(move)) is not None:
                page.model.play(move)
    page.model.history.set_mode(BY_MOVE)
    history = page.history_section.list
    for height in (900, 640, 800):
        shown.resize(1280, height)
        row = page.model.history.row_at(page.model.session.position)
        box = history.visualRect(history.model().index(row, 0))
        assert history.viewport().rect().contains(box), height
