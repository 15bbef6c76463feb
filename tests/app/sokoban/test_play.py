"""Playing by mouse and keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QImage, QKeySequence, QPainter, QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.base.export import export
from app.base.services import StatusMessage
from app.base.theme import theme
from app.shell.window import Window
from app.sokoban.board import motion
from app.sokoban.board.board import KEYS
from app.sokoban.commands import page_commands
from app.sokoban.model import model
from app.sokoban.model.options import INSTANT, SMOOTH, STEPS
from app.sokoban.page import SokobanPage
from app.sokoban.panel.branch_marks import columns
from app.sokoban.play.history_rows import BY_MOVE, HistoryRows
from core.sokoban.level import format_state
from core.sokoban.path.held_piece import DeadSquareRule
from tests.app.sokoban.conftest import Hand

ROOM = "########\n#      #\n# @$ . #\n#   #  #\n#   #$ #\n#    . #\n########"
SEALED = "########\n#@ $ . #\n##### ##\n#      #\n########"


@pytest.fixture
def room(page: SokobanPage) -> SokobanPage:
    """Provide a small room whose dead squares are shown like others."""
    page.options_section.dead.chosen.emit(DeadSquareRule.SHOW)
    paste(page, ROOM)
    assert format_state(page.model.session.state) == ROOM
    return page


def paste(page: SokobanPage, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    QTest.keyClick(page.board, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def rows(page: SokobanPage) -> list[str]:
    return format_state(page.model.session.state).split("\n")


def test_a_box_is_dragged(room: SokobanPage, hand: Hand, shown: Window, qtbot: QtBot) -> None:
    hand.press((3, 2))
    assert room.board.lift.cell == room.model.session.state.board.cell(3, 2)
    lit = {room.model.session.state.board.xy(cell) for cell in room.board.lift.targets}
    assert (5, 2) in lit and (3, 2) not in lit and (5, 4) not in lit
    assert shown.sentence.startswith(f"{len(lit)} squares are in reach")
    hand.move((3, 2), (5, 2))
    assert room.board.lift.route is not None and room.board.lift.price == "2 pushes"
    hand.release((5, 2))
    assert room.board.lift.cell is None
    assert "".join(room.model.session.played_moves) == "RR"
    assert room.board.position.moving
    qtbot.waitUntil(lambda: not room.board.position.moving)
    assert rows(room)[2] == "#   @* #"


def test_the_man_walks_round_the_box(room: SokobanPage, hand: Hand) -> None:
    hand.drag((3, 2), (1, 2))
    assert "".join(room.model.session.played_moves) == "urrdL" + "L"
    assert rows(room)[2] == "#$@  . #"


def test_a_box_is_clicked_and_then_a_square(room: SokobanPage, hand: Hand) -> None:
    hand.click((3, 2))
    assert room.board.lift.cell is not None
    hand.move((3, 2), (4, 2))
    assert room.board.lift.route is not None
    hand.click((4, 2))
    assert "".join(room.model.session.played_moves) == "R"
    assert room.board.lift.cell is None


def test_a_drop_out_of_reach_puts_the_box_back(room: SokobanPage, hand: Hand, shown: Window) -> None:
    hand.drag((3, 2), (0, 0))
    assert room.board.lift.cell is None
    assert not room.model.session.moves
    assert "The box cannot be pushed there." in shown.sentence


@pytest.mark.parametrize("way", ["escape", "right button", "second click", "another square"])
def test_a_lifted_box_is_put_back(room: SokobanPage, hand: Hand, shown: Window, way: str) -> None:
    hand.click((3, 2))
    assert room.board.lift.cell is not None
    if way == "escape":
        QTest.keyClick(room.board, Qt.Key.Key_Escape)
    elif way == "right button":
        hand.click((1, 1), Qt.MouseButton.RightButton)
    elif way == "second click":
        hand.click((3, 2))
    else:
        hand.click((4, 3))
    assert room.board.lift.cell is None
    assert not room.model.session.moves
    assert shown.sentence.startswith(room.model.level_name), "nothing is said any more of a box that is not held"


def test_pressing_another_box_lifts_that_one(room: SokobanPage, hand: Hand) -> None:
    hand.click((3, 2))
    hand.click((5, 4))
    assert room.board.lift.cell == room.model.session.state.board.cell(5, 4)


def test_the_man_is_sent_about(room: SokobanPage, hand: Hand, qtbot: QtBot) -> None:
    hand.click((6, 5))
    assert room.model.session.state.board.xy(room.model.session.state.man) == (6, 5)
    assert len(room.model.session.played_moves) == 7
    qtbot.waitUntil(lambda: not room.board.position.moving)


def test_a_walk_that_is_impossible(page: SokobanPage, hand: Hand, shown: Window) -> None:
    paste(page, SEALED)
    hand.click((1, 3))
    assert not page.model.session.moves
    assert "The man cannot get there." in shown.sentence


@pytest.mark.parametrize("keys", ["Right,Right,Down", "D,D,S", "L,L,J"])
def test_keys_move_the_man(room: SokobanPage, keys: str) -> None:
    for key in keys.split(","):
        QTest.keyClick(room.board, Qt.Key[f"Key_{key}"])
    assert "".join(room.model.session.played_moves) == "RR"  # below the man is a wall by then: he only looks at it


class Painted(QObject):
    """Collects the regions that a widget paints."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if isinstance(event, QPaintEvent):
            self.region = self.region.united(event.region())
        return False


def test_a_key_held_to_the_wall_leaves_nothing_half_drawn(
    room: SokobanPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for limit in ("WALK_MS", "PUSH_MS", "LONGEST_MS"):
        monkeypatch.setattr(motion, limit, 20_000.0)  # a busy machine may look seldom
    board = room.board
    for _ in range(3):
        QTest.keyClick(board, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: 0.01 < board.position._motion.share < 1)
    now = board.position._motion.current
    assert now is not None
    board.repaint()
    painted = Painted(board)
    QTest.keyClick(board, Qt.Key.Key_Right)
    assert not board.position.moving, "there is the wall"
    qtbot.waitUntil(lambda: not painted.region.isEmpty())
    for cell in (now.man_from, now.man_to, now.box_from, now.box_to):
        assert painted.region.contains(board.centre_of(cell).toPoint())


def test_a_very_long_way_is_walked_little_by_little(
    page: SokobanPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(model, "MOST_AT_ONCE", 10)
    paste(page, ROOM)
    way = "ud" * 20 + "u"
    page.board.wanted.emit(way)
    assert len(page.model.session.played_moves) == 10 and page.playback.playing
    qtbot.waitUntil(lambda: not page.playback.playing)
    assert "".join(page.model.session.played_moves) == way
    page.board.wanted.emit("du" * 20)
    QTest.keyClick(page.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not page.playback.playing, "whatever else is done ends it"
    assert len(page.model.session.played_moves) < len(way) + 10


def test_input_does_not_wait_for_motion(room: SokobanPage, hand: Hand) -> None:
    hand.drag((3, 2), (5, 2))
    assert room.board.position.moving
    for _ in range(3):
        QTest.keyClick(room.board, Qt.Key.Key_Left)
    assert "".join(room.model.session.played_moves) == "RRlll"
    hand.drag((5, 2), (3, 2))
    assert rows(room)[2].startswith("#  $@")


def test_undo_and_redo_by_push_and_by_move(room: SokobanPage, hand: Hand) -> None:
    hand.drag((3, 2), (1, 2))
    hand.click((6, 1))
    assert room.model.session.position > 6
    room.commands["sokoban.undo"].trigger()
    assert room.model.session.position == 6
    room.commands["sokoban.undo"].trigger()
    assert room.model.session.position == 5
    room.commands["sokoban.undo"].trigger()
    assert room.model.session.position == 0 and format_state(room.model.session.state) == ROOM
    room.commands["sokoban.redo"].trigger()
    assert room.model.session.position == 5
    QTest.keyClick(room.board, Qt.Key.Key_Backspace)
    assert room.model.session.position == 4
    room.history_section.mode.chosen.emit("move")
    room.commands["sokoban.undo"].trigger()
    assert room.model.session.position == 3
    QTest.keyClick(room.board, Qt.Key.Key_End)
    assert room.model.session.position == len(room.model.session.moves)
    QTest.keyClick(room.board, Qt.Key.Key_Home)
    assert room.model.session.position == 0 and not room.commands["sokoban.undo"].isEnabled()


def test_counters_history_and_jumps(room: SokobanPage, hand: Hand) -> None:
    hand.drag((3, 2), (1, 2))
    hand.click((1, 1))
    history = room.model.history
    assert [history.text_of(row) for row in range(history.rowCount())] == ["urrdL", "L", "ul"]
    assert (history.tally.moves, history.tally.pushes, history.tally.box_lines) == (8, 2, 1)
    rect = room.history_section.list.visualRect(history.index(0))
    viewport = room.history_section.list.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, rect.center())
    assert room.model.session.position == 5
    QTest.keyClick(room.board, Qt.Key.Key_Up)
    assert [history.text_of(row) for row in range(history.rowCount())] == ["urrdL", "u"]
    history.set_mode("move")
    assert [history.text_of(row) for row in range(history.rowCount())] == list("urrdLu")


def test_history_follows_any_way_through_a_game(room: SokobanPage) -> None:
    room.model.options.animation = INSTANT
    for moves, back in (("RRlurrd", 3), ("uu"[:1], 0), ("ll", 1), ("d", 2), ("rr", 0)):
        for move in moves:
            state = room.model.session.state
            after = state.step("lurd".index(move.lower()))
            if after is not None:
                room.model.session.play(move.upper() if state.has_box(after.man) else move.lower())
        room.model.session.jump(room.model.session.position - back)
        whole = "".join(room.model.history.text_of(row) for row in range(room.model.history.rowCount()))
        assert whole == "".join(room.model.session.moves)
        assert room.model.history.total_tally.pushes == sum(move.isupper() for move in room.model.session.moves)


def test_a_level_that_is_solved_before_a_move_says_why(page: SokobanPage) -> None:
    page.show_subject("#######\n#@ # *#\n#######\n")
    notice = page.counters.notice
    words = "very box stands on a goal, and the man can reach none of them"
    assert (notice.title, notice.text) == ("Solved already", f"E{words}.")
    assert page.standing == StatusMessage("Solved already", f"e{words}")
    assert not page.model.results.find_best_results(page.model.level.key)


def test_what_solving_cost_is_said_alike_once_the_man_has_walked_on(page: SokobanPage, hand: Hand) -> None:
    page.model.open_level(0)
    hand.drag((3, 2), (5, 2))
    page.model.play("l")
    page.notices.refuse("Not now", "Something is in the way.")
    page.notices.go_on()
    assert page.counters.notice.text == "2 pushes, 2 moves."
    assert page.standing == StatusMessage("Solved", "in 2 pushes, 2 moves")


def test_solving_keeps_the_best_and_offers_the_next_level(page: SokobanPage, hand: Hand) -> None:
    page.model.open_level(0)
    hand.drag((3, 2), (5, 2))
    assert page.model.session.is_solved
    assert (
        page.counters.notice.isVisible()
        and page.counters.notice.title == "Solved"
        and page.counters.notice.text == "2 pushes, 2 moves."
    )
    assert page.services.store.read_best_results("sokoban", page.model.level.key)["pushes"].value == 2
    page.commands["sokoban.undo"].trigger()
    assert not page.counters.notice.isVisible()
    page.commands["sokoban.next"].trigger()
    assert page.model.level.title == page.model.level_set.levels[1].title
    page.commands["sokoban.previous"].trigger()
    assert "".join(page.model.session.played_moves) == "R"  # left unfinished, taken up again
    page.commands["sokoban.redo"].trigger()
    page.commands["sokoban.next"].trigger()
    page.commands["sokoban.previous"].trigger()
    assert (
        page.model.session.state == page.model.level_set.levels[0].start and not page.model.session.moves
    )  # left solved, begun anew
    page.show_levels()
    assert page.level_list is not None
    assert page.level_list.model.detail(0) == "1 box, your best 2 pushes"
    QTest.keyClick(page.level_list.view, Qt.Key.Key_Down)
    QTest.keyClick(page.level_list.view, Qt.Key.Key_Return)
    assert page.model.level is page.model.level_set.levels[1]


def test_every_stored_solution_plays_in_the_page(page: SokobanPage) -> None:
    page.model.options.animation = INSTANT
    for index, level in enumerate(page.model.level_set.levels[:8]):
        page.model.open_level(index)
        page.board.wanted.emit(level.solutions[0])
        assert page.model.session.is_solved
        assert page.model.history.tally.moves == len(level.solutions[0])


@pytest.mark.parametrize("key", [SMOOTH, STEPS, INSTANT])
def test_animation_is_smooth_stepwise_or_instant(room: SokobanPage, hand: Hand, qtbot: QtBot, key: str) -> None:
    room.options_section.animation.chosen.emit(key)
    hand.drag((3, 2), (5, 2))
    assert room.board.position.moving == (key != INSTANT)
    assert room.services.settings.get("sokoban/animation", "") == key
    qtbot.waitUntil(lambda: not room.board.position.moving)
    assert rows(room)[2] == "#   @* #"


def test_reduced_motion_shows_the_same_end(room: SokobanPage, hand: Hand) -> None:
    theme.manager().reduced_motion = True
    try:
        hand.drag((3, 2), (5, 2))
        assert not room.board.position.moving
        assert rows(room)[2] == "#   @* #"
    finally:
        theme.manager().reduced_motion = False


def test_a_board_of_any_size_and_theme_is_drawn(page: SokobanPage) -> None:
    board = page.board
    for size, choice in (((900, 700), "light"), ((161, 121), "dark"), ((640, 200), "contrast")):
        board.resize(*size)
        theme.manager().choose(theme.ThemeChoice(choice))
        board.lift.take(board.state.boxes[0])
        picture = board.grab().toImage()
        assert len({picture.pixel(x, picture.height() // 2) for x in range(picture.width())}) > 3
        board.lift.drop()
    theme.manager().choose(theme.ThemeChoice.LIGHT)


def test_the_board_is_exported_as_it_stands(room: SokobanPage, tmp_path: Path) -> None:
    def draw(painter: QPainter) -> None:
        room.board.picture().paint(painter, 40)

    size = room.board.picture().size(40)
    for ending in ("png", "svg", "pdf"):
        export.save(draw, size, tmp_path / f"board.{ending}")
    picture = QImage(str(tmp_path / "board.png"))
    assert picture.size() == size * 2
    assert "<path" in (tmp_path / "board.svg").read_text(encoding="utf-8")


def test_the_man_looks_where_he_goes(room: SokobanPage) -> None:
    room.model.options.animation = INSTANT
    seen = set()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Right):
        QTest.keyClick(room.board, key)
        man = room.board.centre_of(room.model.session.state.man).toPoint()
        eyes = room.board.grab(QRect(man - QPoint(30, 30), QSize(60, 60))).toImage()
        seen.add(bytes(eyes.constBits()))
    assert len(seen) == 4


def test_row_numbers_have_room_however_long_the_history_is(room: SokobanPage) -> None:
    room.model.options.animation = INSTANT
    room.model.history.set_mode(BY_MOVE)
    rows = room.history_section.list.model()
    assert isinstance(rows, HistoryRows)
    for moves, widest in ((10, "10"), (100, "100"), (1200, "1\u2009200")):
        room.model.go(0)
        room.model.play("ud" * (moves // 2))
        number, end = columns(rows)
        needed = QFontMetricsF(theme.font(12)).horizontalAdvance(widest)
        assert number >= needed and end >= needed


def test_no_shortcut_of_the_page_is_a_key_that_moves_the_man(page: SokobanPage) -> None:
    plain = {
        sequence.toString() for command in page_commands(page) for sequence in page.commands[command.key].shortcuts()
    }
    for key in KEYS:
        letter = QKeySequence(key).toString()
        assert not {letter, f"Shift+{letter}"} & plain


def test_letters_move_the_man(room: SokobanPage) -> None:
    room.board.setFocus()
    start = room.model.session.state.man
    for key in (Qt.Key.Key_S, Qt.Key.Key_W, Qt.Key.Key_J, Qt.Key.Key_K):
        QTest.keyClick(room.board, key)
    assert "".join(room.model.session.played_moves) == "dudu"
    assert room.model.session.state.man == start


def test_the_ends_of_the_history_are_reached_at_once(room: SokobanPage, qtbot: QtBot) -> None:
    room.model.session.play(*"ud" * 51)
    for key, position in (("restart", 0), ("end", 102)):
        with qtbot.waitSignal(room.model.session.jumped):
            room.commands[f"sokoban.{key}"].trigger()
        assert room.model.session.position == position
