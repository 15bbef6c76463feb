"""The 2048 page with real keys and real swipes."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from app.base.storage.store import Store
from app.base.theme import theme
from app.twenty48.commands import KEYS
from app.twenty48.page import HINT, Twenty48Page
from core.twenty48.board import Board
from core.twenty48.puzzle import MOVES, PUZZLE
from core.twenty48.shape import LEAST, MOST, shape_of
from tests.app.twenty48.conftest import Open

OPEN = "2 . 2 4\n. . . .\n. 8 . .\n. . . ."
LAST_MOVE = "target 2048\n2 4 8 16\n4 2 4 2\n2 4 2 4\n8 16 2 2"
NEARLY_WON = "2 4 8 .\n. . . .\n. . . .\n1024 1024 . ."


def put(page: Twenty48Page, text: str) -> Board:
    board = PUZZLE.parse(text)
    page.model.shape = board.shape
    page.model.game.begin(board, seed=7)
    return board


def press(page: Twenty48Page, key: str) -> None:
    QTest.keySequence(page.view, key)


def swipe(page: Twenty48Page, dx: int, dy: int, steps: int = 5) -> None:
    start = page.view.rect().center()
    QTest.mousePress(page.view, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, steps + 1):
        QTest.mouseMove(page.view, start + QPoint(dx * step // steps, dy * step // steps))
    QTest.mouseRelease(page.view, Qt.MouseButton.LeftButton, pos=start + QPoint(dx, dy))


def test_keys_move_the_tiles(page: Twenty48Page) -> None:
    assert {len(keys) for keys in KEYS.values()} == {3} and set(KEYS) == set(MOVES)
    for move, keys in KEYS.items():
        for key in keys:
            board = put(page, OPEN)
            press(page, key)
            assert page.model.game.state == PUZZLE.apply(board, move)[0], key


@pytest.mark.parametrize(("move", "dx", "dy"), [("left", -60, 9), ("right", 60, -9), ("up", 8, -60), ("down", -8, 60)])
def test_swipes_move_the_tiles_once(page: Twenty48Page, move: str, dx: int, dy: int) -> None:
    board = put(page, OPEN)
    swipe(page, dx, dy)
    assert page.model.game.state == PUZZLE.apply(board, move)[0]


def test_a_swipe_is_longer_than_ten_pixels(page: Twenty48Page) -> None:
    board = put(page, OPEN)
    swipe(page, 10, 0)
    assert page.model.game.state == board
    swipe(page, 11, 0)
    assert page.model.game.state == PUZZLE.apply(board, "right")[0]


def test_a_swipe_begins_on_the_tiles_or_beside_them(page: Twenty48Page) -> None:
    put(page, OPEN)
    QTest.mousePress(page.view, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    QTest.mouseMove(page.view, QPoint(4, 90))
    QTest.mouseRelease(page.view, Qt.MouseButton.LeftButton, pos=QPoint(4, 90))
    assert page.model.game.played_moves == ["down"]


def test_other_buttons_do_not_swipe(page: Twenty48Page) -> None:
    put(page, OPEN)
    QTest.mousePress(page.view, Qt.MouseButton.RightButton, pos=QPoint(50, 50))
    QTest.mouseMove(page.view, QPoint(200, 50))
    QTest.mouseRelease(page.view, Qt.MouseButton.RightButton, pos=QPoint(200, 50))
    assert not page.model.game.played_moves


def test_quick_keys_are_never_locked_out(page: Twenty48Page) -> None:
    """Twenty keys within one animation: every legal one is played, and the board shows the last position."""
    theme.manager().reduced_motion = False
    board = put(page, OPEN)
    for key, move in [("Left", "left"), ("Up", "up"), ("Right", "right"), ("Down", "down")] * 5:
        press(page, key)
        if move in PUZZLE.moves(board):
            board = PUZZLE.apply(board, move)[0]
            assert page.view.animating
        assert page.model.game.state == board
    page.view.finish()
    moving = page.view.grab().toImage()
    page.view.show_board(board)
    assert page.view.grab().toImage() == moving


def test_an_animation_ends_by_itself(page: Twenty48Page, qtbot: QtBot) -> None:
    theme.manager().reduced_motion = False
    put(page, OPEN)
    press(page, "Left")
    assert page.view.animating
    qtbot.waitUntil(lambda: not page.view.animating)


def test_a_move_that_moves_nothing_is_no_move(page: Twenty48Page) -> None:
    put(page, "2 . . .\n4 . . .\n2 . . .\n4 . . .")
    press(page, "Left")
    assert page.model.game.position == 0 and not page.view.animating


def test_counters_follow(page: Twenty48Page) -> None:
    put(page, OPEN)
    press(page, "Left")
    assert (page.scores.score.value, page.scores.moves.value) == ("4", "1")
    assert page.scores.score.rise.isVisible() == (not theme.manager().reduced_motion)
    assert page.scores.score.rise.text in ("+4", "")
    assert page.board_section.pairs.value("Largest tile") == "8"
    state = page.model.game.state
    assert page.scores.tiles.text() == f"tile sum {state.tile_sum}, empty {state.empty}"
    press(page, "Ctrl+Z")
    assert (page.scores.score.value, page.scores.moves.value, page.scores.best.value) == ("0", "0", "4")


def test_undo_and_redo_bring_the_same_tiles(page: Twenty48Page) -> None:
    put(page, OPEN)
    seen = [page.model.game.state]
    for key in ("Left", "Up", "Left", "Down"):
        press(page, key)
        seen.append(page.model.game.state)
    for state in reversed(seen[:-1]):
        press(page, "Ctrl+Z")
        assert page.model.game.state == state
    for state in seen[1:]:
        press(page, "Ctrl+Y")
        assert page.model.game.state == state


def test_the_best_score_is_kept_for_each_size(open_page: Open) -> None:
    page = open_page()
    put(page, "score 400\n" + OPEN)
    press(page, "Left")
    put(page, "score 90\n4 4 .\n. . .\n. . .")
    press(page, "Left")
    assert page.scores.best.value == "98"
    page = open_page()
    assert page.scores.best.value == "98"
    page.model.shape = shape_of(4)
    assert page.scores.best.value == "404"
    page.model.shape = shape_of(5)
    assert page.scores.best.value == "0"


def test_every_size_keeps_its_game(open_page: Open) -> None:
    page = open_page()
    games = {}
    for size in range(LEAST, MOST + 1):
        page.shapes.segment.chosen.emit(str(size))
        for move in ("left", "up", "right", "down"):
            page.model.play(move)
        games[size] = (page.model.game.state, list(page.model.game.moves))
    page.model.undo()
    page = open_page()
    assert page.model.game.state.shape.side == MOST and page.model.game.can_redo
    page.model.game.redo()
    for size in range(LEAST, MOST + 1):
        page.model.shape = shape_of(size)
        assert (page.model.game.state, list(page.model.game.moves)) == games[size]


def test_a_game_that_cannot_be_read_gives_way_to_a_new_one(open_page: Open) -> None:
    page = open_page()
    page.window().close()
    store = Store()
    store.save_game(
        "2048", "4x4", {"start": "2 3\n4 5", "moves": [], "position": 0, "seed": 1, "elapsed": 0, "info": {}}
    )
    store.close()
    page = open_page()
    assert page.model.game.state.shape.side == 4 and page.model.game.state.empty == 14
    assert "could not be read" in page.window().sentence  # type: ignore[attr-defined]


def test_losing_offers_undo(page: Twenty48Page) -> None:
    put(page, LAST_MOVE)
    press(page, "Left")
    if page.model.game.state.over:
        assert page.card.coming
    put(page, "2 4 8 16\n4 2 4 2\n2 4 2 4\n8 16 32 64")
    assert page.card.coming
    assert [button.text() for button in page.card.buttons] == ["New game"]


def lose(page: Twenty48Page) -> None:
    """Play a 2x2 game to its end."""
    page.model.shape = shape_of(2)
    while legal := PUZZLE.moves(page.model.game.state):
        page.model.play(legal[0])


def test_undo_after_a_loss_by_the_button_on_the_card(page: Twenty48Page) -> None:
    lose(page)
    assert page.card.coming and not page.card.isVisible()
    page.card.show_now()
    assert page.card.title == "Game over" and page.card.isVisible()
    lost = page.model.game.position
    QTest.mouseClick(page.card.buttons[0], Qt.MouseButton.LeftButton)
    assert page.model.game.position == lost - 1 and PUZZLE.moves(page.model.game.state)
    assert not page.card.coming


def test_the_card_leads_to_the_review_of_the_game(page: Twenty48Page, qtbot: QtBot) -> None:
    lose(page)
    page.card.show_now()
    moves = list(page.model.game.moves)
    review = page.card.buttons[-1]
    assert review.text() == "Review"
    QTest.mouseClick(review, Qt.MouseButton.LeftButton)
    replay = page.model.replay
    assert replay is not None and list(replay.moves) == moves
    qtbot.waitUntil(lambda: page.model.mistakes.is_known)
    assert page.review.isVisible()


def test_undo_after_a_loss_by_key(page: Twenty48Page) -> None:
    lose(page)
    press(page, "Ctrl+Z")
    assert not page.card.coming
    press(page, "Ctrl+Y")
    assert page.card.coming


def test_winning_and_keeping_on(page: Twenty48Page) -> None:
    put(page, NEARLY_WON)
    press(page, "Left")
    assert page.card.coming
    page.card.show_now()
    assert page.card.title == "2048 reached"
    QTest.mouseClick(page.card.buttons[0], Qt.MouseButton.LeftButton)
    assert not page.card.coming and page.model.game.info["going_on"]
    press(page, "Up")
    assert not page.card.coming


def test_playing_on_after_the_win_is_keeping_on(page: Twenty48Page) -> None:
    put(page, NEARLY_WON)
    press(page, "Left")
    press(page, "Up")
    assert page.model.game.position == 2 and not page.card.coming


def test_undo_across_the_win(page: Twenty48Page) -> None:
    put(page, NEARLY_WON)
    press(page, "Left")
    page.model.keep_going()
    press(page, "Ctrl+Z")
    assert not page.card.coming and "going_on" not in page.model.game.info
    press(page, "Left")
    assert page.card.coming


def test_keeping_on_is_remembered(open_page: Open) -> None:
    page = open_page()
    put(page, NEARLY_WON)
    press(page, "Left")
    page.model.keep_going()
    page = open_page()
    assert page.model.game.state.won and not page.card.coming


def test_new_game_can_be_taken_back(page: Twenty48Page) -> None:
    put(page, OPEN)
    press(page, "Left")
    before = page.model.game.state
    press(page, "R")
    assert page.model.game.position == 0 and page.model.game.state.score == 0 and page.model.game.state.empty == 14
    press(page, "Ctrl+Z")
    assert page.model.game.state == before
    press(page, "Ctrl+Z")
    assert page.model.game.position == 0
    assert not page.commands["2048.undo"].isEnabled()


def test_games_left_behind_come_back_one_after_another(open_page: Open) -> None:
    page = open_page()
    put(page, OPEN)
    press(page, "Left")
    first = page.model.game.state
    press(page, "R")
    second = page.model.game.state
    press(page, "R")
    press(page, "R")
    assert page.model.game.state != second
    press(page, "Ctrl+Z")
    press(page, "Ctrl+Z")
    assert page.model.game.state == second
    page.model.shape = shape_of(3)
    page = open_page()
    page.model.shape = shape_of(4)
    assert page.model.game.state == second, "they outlive a change of size and the end of the program"
    press(page, "Ctrl+Z")
    assert page.model.game.state == first
    press(page, "Ctrl+Z")
    assert page.model.game.position == 0 and not page.commands["2048.undo"].isEnabled()


def test_another_target_keeps_the_game(open_page: Open) -> None:
    page = open_page()
    put(page, "64 64 . .\n. . . .\n. . . .\n. . . .")
    press(page, "Left")
    cells = page.model.game.state.cells
    page.targets.chosen.emit("128")
    assert page.model.game.state.cells == cells and page.model.game.state.won and page.model.game.position == 1
    assert page.card.coming
    page.model.new_game()
    assert page.model.game.state.target == 7
    page = open_page()
    page.model.new_game()
    assert page.targets.text() == "Target 128"


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_target_is_chosen_from_a_list(page: Twenty48Page) -> None:
    page.model.shape = shape_of(3)
    QTest.mouseClick(page.targets, Qt.MouseButton.LeftButton)
    assert page.targets.view().isVisible()
    assert [page.targets.itemText(row) for row in range(page.targets.count())] == [
        "8",
        "16",
        "32",
        "64",
        "128",
        "256",
        "512",
        "1024",
    ]
    page.targets.view().setCurrentIndex(page.targets.model().index(3, 0))
    QTest.keyClick(page.targets.view(), Qt.Key.Key_Return)
    assert not page.targets.view().isVisible()
    assert page.model.game.state.target == 6


def test_arrow_keys_belong_to_the_size_choice_while_it_has_the_focus(page: Twenty48Page) -> None:
    put(page, OPEN)
    page.shapes.segment.setFocus()
    QTest.keyClick(page.shapes.segment.option(page.shapes.segment.current), Qt.Key.Key_Right)
    assert page.model.game.state.shape.side == 5 and not page.model.game.played_moves


def test_copy_and_paste(page: Twenty48Page) -> None:
    board = put(page, "score 44 moves 5\n2 4 8\n. . .\n16 . .")
    press(page, "Ctrl+C")
    page.model.shape = shape_of(4)
    press(page, "Ctrl+V")
    assert page.model.game.state == board
    QGuiApplication.clipboard().setText("2 4\n3 .")
    press(page, "Ctrl+V")
    assert page.model.game.state == board
    assert "3 is not a tile" in page.window().sentence  # type: ignore[attr-defined]


@pytest.mark.parametrize("ending", ["png", "svg", "pdf"])
def test_export(page: Twenty48Page, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str) -> None:
    put(page, OPEN)
    path = tmp_path / f"board.{ending}"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    press(page, "Ctrl+E")
    qtbot.waitUntil(path.exists)
    assert path.stat().st_size > 1000
    if ending == "svg":
        assert "<image" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_it_paints_in_every_theme_and_size(page: Twenty48Page, name: str) -> None:
    theme.manager().choose(theme.ThemeChoice(name))
    for size in range(LEAST, MOST + 1):
        cells = bytes(min(k, shape_of(size).largest) for k in range(size * size))
        page.model.shape = shape_of(size)
        page.model.game.begin(Board(size, cells, target=4))
        picture = page.view.grab().toImage()
        rect = page.view.grid.cell_rect(1, 0)
        assert picture.pixelColor(rect.topLeft().toPoint() + QPoint(12, 12)) != picture.pixelColor(2, 2), size
    theme.manager().choose(theme.ThemeChoice.LIGHT)


def test_the_card_covers_the_board_and_follows_it(page: Twenty48Page) -> None:
    lose(page)
    page.card.show_now()
    page.window().resize(1100, 700)
    assert page.card.geometry() == page.view.grid.rect.toAlignedRect()
    assert page.view.rect().contains(page.card.geometry())


def test_a_small_window_keeps_the_board_whole(page: Twenty48Page) -> None:
    page.window().resize(720, 540)
    assert page.view.rect().contains(page.view.grid.rect.toAlignedRect())
    pixmap = QPixmap(page.view.size())
    page.view.render(pixmap)


def test_the_board_is_told_to_screen_readers(page: Twenty48Page) -> None:
    put(page, "2 .\n. 4")
    assert page.view.accessibleDescription() == "2, empty; empty, 4"


def test_no_choice_is_cut_off_after_the_window_grew(page: Twenty48Page, qtbot: QtBot) -> None:
    choices = (page.shapes.segment, page.shapes.list, page.targets)

    def settled() -> bool:
        fits = all(choice.isHidden() or choice.width() >= choice.sizeHint().width() for choice in choices)
        return fits and page.shapes.segment.isVisible() != page.shapes.list.isVisible()

    for width in (1000, 1280, 1100, 1180, 720, 1280, 1500):
        page.window().resize(width, 800)
        qtbot.waitUntil(settled)


def test_the_line_under_a_narrow_board_ends_in_an_ellipsis(page: Twenty48Page) -> None:
    assert page.view.line_within(2000) == HINT
    short = page.view.line_within(200)
    assert short.endswith("…") and HINT.startswith(short[:-1])


def test_a_narrow_page_has_its_sizes_in_a_list(page: Twenty48Page, qtbot: QtBot) -> None:
    page.window().resize(800, 700)
    qtbot.waitUntil(page.shapes.list.isVisible)
    assert not page.shapes.segment.isVisible()
    page.shapes.list.chosen.emit("6")
    assert page.model.game.state.shape.side == 6 and page.shapes.segment.current == page.shapes.list.current == "6"
    page.window().resize(1600, 900)
    qtbot.waitUntil(page.shapes.segment.isVisible)


def test_the_card_has_room_for_its_words_on_a_small_board(page: Twenty48Page) -> None:
    page.window().resize(720, 540)
    lose(page)
    page.card.show_now()
    assert page.card.width() >= 320 and page.view.rect().contains(page.card.geometry())
    for button in page.card.buttons:
        assert button.width() >= button.sizeHint().width()


def test_in_the_smallest_window_panel_and_plot_do_not_squeeze_the_board_together(page: Twenty48Page) -> None:
    page.window().resize(720, 560)
    for key, least in (("F10", 150), ("F9", 200), ("F10", 150)):
        press(page, key)
        assert page.panel.isVisible() == (key == "F9") and page.plots.isVisible() == (key == "F10")
        assert page.view.grid.rect.width() >= least
    press(page, "F10")
    assert not page.panel.isVisible() and not page.plots.isVisible()


def test_a_board_is_pasted_whose_rows_are_apart_by_slashes(page: Twenty48Page) -> None:
    QGuiApplication.clipboard().setText("2 4 . / . 2 . / . . .")
    press(page, "Ctrl+V")
    assert page.model.board.cells == bytes([1, 2, 0, 0, 1, 0, 0, 0, 0])


def test_the_first_board_is_kept_though_nothing_was_played_on_it(open_page: Open) -> None:
    page = open_page()
    first = page.model.board
    page.model.shape = shape_of(3)
    page.model.shape = shape_of(4)
    assert page.model.board == first
    assert open_page().model.board == first


def test_nothing_is_worked_out_where_no_move_is_left(page: Twenty48Page) -> None:
    page.model.assistant.toggle_values()
    put(page, "2 4 8\n16 32 64\n128 256 4")
    assert page.model.assistant.values.job is None
    assert page.values.offer.text() == "No move is left."
