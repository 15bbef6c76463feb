"""The game as a path beside the board: texts and readings of current, replayed and long games."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.twenty48.page import Twenty48Page
from app.twenty48.plots.path import wording
from app.twenty48.plots.path.pane import PathPane
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.game_path import GameFollower, GamePath
from core.twenty48.puzzle import PUZZLE
from core.twenty48.shape import shape_of
from tests.app.plots.mouse import hover
from tests.app.sheets import touch_and_close


def pane_of(page: Twenty48Page, qtbot: QtBot) -> PathPane:
    page.plots.choose("path")
    qtbot.waitUntil(lambda: page.plots.path.pane is not None)
    assert page.plots.path.pane is not None
    return page.plots.path.pane


@pytest.fixture
def pane(page: Twenty48Page, qtbot: QtBot) -> PathPane:
    page.window().resize(1440, 900)
    pane = pane_of(page, qtbot)
    qtbot.waitUntil(lambda: pane.path is not None)
    return pane


def take_up(page: Twenty48Page, variant: str, seed: int, *, more: int = 0) -> None:
    """Restore a random game up to its win or its end, and `more` moves beyond."""
    choose, board = random.Random(seed), PUZZLE.new(variant, seed)
    start, moves = PUZZLE.format(board), list[str]()
    while (legal := PUZZLE.moves(board)) and (more or not board.won):
        more -= board.won
        moves.append(choose.choice(legal))
        board = PUZZLE.apply(board, moves[-1])[0]
    page.model.game.restore({"start": start, "moves": moves, "position": len(moves), "seed": seed, "elapsed": 0.0,
                             "info": {}, "left": []})  # fmt: skip


def expected_path(page: Twenty48Page) -> GamePath:
    board = page.model.board
    path = GameFollower(BagChain(board.target, board.four)).follow(list(page.model.game_boards))
    assert path is not None
    return path


def test_the_path_grows_with_every_key_and_shrinks_with_undo(page: Twenty48Page, pane: PathPane) -> None:
    page.model.game.begin(PUZZLE.new("4x4", 5), seed=5)
    seen = set()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up) * 5:
        QTest.keyClick(page.view, key)
        assert pane.path == expected_path(page)
        assert pane.chart.here == page.model.board.moves
        seen.add(pane.sum.text())
    assert len(seen) > 5 and page.model.board.moves > 10
    before = page.model.board.moves
    QTest.keyClick(page.view, Qt.Key.Key_Backspace)
    assert pane.path == expected_path(page) and pane.path is not None and pane.path.moves == before - 1


def test_a_won_game_is_told_in_a_sum_that_adds_up(page: Twenty48Page, pane: PathPane) -> None:
    take_up(page, "4x4:64", 3, more=9)
    path = pane.path
    assert path is not None and path == expected_path(page) and path.won
    assert path.moves == page.model.board.moves - 9, "what came after the win is left out"
    assert pane.sum.text() == wording.split(path)
    found = wording.round_move_parts(path)
    assert found.expected + found.luck + found.geometry == found.moves == 10 * path.moves
    assert f"{path.moves} moves: 32.0 " in pane.sum.text() and pane.sum.text().endswith("geometry")
    for milestone in path.milestones:
        assert wording.describe_milestone(milestone) in pane.sum.toolTip()
    assert len(pane.csv().splitlines()) == path.moves + 2
    assert not pane.chart.grab().isNull()


def test_the_cursor_reads_luck_and_geometry_of_every_move(page: Twenty48Page, pane: PathPane) -> None:
    take_up(page, "4x4:64", 3)
    path, chart, before = pane.path, pane.chart, page.model.board
    assert path is not None
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.place == 0 and chart.read(0).title.startswith("after 0 moves")
    hover(chart, QPoint(int(chart.axes.x(20)), int(chart.axes.area.center().y())))
    assert chart.place == 20
    figures = {name: figure for _, name, figure in chart.read(20).rows}
    assert figures["luck"] == wording.format_signed(wording.shown_at(path, 20).luck)
    assert figures["tile sum, expected 48.4"] == str(path.points[20].tile_sum)
    eight = path.milestones[0].moves
    assert chart.read(eight).title.endswith(", 8 is made")
    QTest.mouseClick(chart.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(int(chart.axes.x(9)), 90))
    assert page.model.board is before, "a running game stays where it is"


def test_in_a_replay_the_whole_path_is_there_and_a_click_goes_to_a_move(page: Twenty48Page, pane: PathPane) -> None:
    page.model.shape = shape_of(3)
    take_up(page, "3x3:16", 5)
    page.model.recorder.settle()
    (finished, *_) = page.model.recorder.games.list_games(shape_of(3))
    page.model.show_replay(finished)
    replay = page.model.replay
    assert replay is not None
    replay.player.stop()
    replay.jump(0)
    assert pane.path is not None and pane.path.won and pane.chart.here == 0
    at = QPoint(int(pane.chart.axes.x(7)), int(pane.chart.axes.area.center().y()))
    QTest.mouseClick(pane.chart.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert replay.position == 7 and pane.chart.here == 7
    QTest.keyClick(page.view, Qt.Key.Key_Right)
    assert pane.chart.here == 8
    touch_and_close(pane.chart)
    assert pane.chart.here == 8, "it was asked for, not gone to"


def test_a_long_game_is_taken_apart_in_a_job(page: Twenty48Page, pane: PathPane, qtbot: QtBot) -> None:
    page.model.shape = shape_of(6)
    take_up(page, "6x6:1024", 2)
    assert page.model.board.moves > 400
    assert pane.path is None and page.plots.path.is_busy
    qtbot.waitUntil(lambda: pane.path is not None)
    assert pane.path == expected_path(page)
    QTest.keyClick(page.view, Qt.Key.Key_Left)
    QTest.keyClick(page.view, Qt.Key.Key_Down)
    assert pane.path == expected_path(page) and not page.plots.path.is_busy


def test_another_target_is_another_path(page: Twenty48Page, pane: PathPane) -> None:
    take_up(page, "4x4:64", 3)
    page.model.target = 2048
    assert pane.path is not None and pane.path.target == 11 and not pane.path.won
    assert "moves expected: 938.8 " in pane.sum.text()


def test_a_game_from_a_set_board_says_why_it_has_no_path(page: Twenty48Page, pane: PathPane) -> None:
    page.model.set_up(PUZZLE.parse("8 2 4 2\n2 4 2 .\n. . . .\n. . . ."))
    assert pane.path is None and "did not begin with two tiles" in pane.chart.nothing
    assert pane.sum.isHidden()
    page.model.new_game()
    assert pane.path is not None and not pane.sum.isHidden()
