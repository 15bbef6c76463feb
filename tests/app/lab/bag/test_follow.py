"""The game of the 2048 page, followed in the Lab: its path through the graph and its expected end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.lab.bag.model import MOVES
from app.lab.frame.instrument import InstrumentView
from app.lab.page import LabPage
from app.shell.window import Window, open_window
from app.twenty48.page import Twenty48Page
from app.widgets.controls.buttons import CheckBox
from core.twenty48.puzzle import PUZZLE


def bag_view(window: Window, qtbot: QtBot, target: int = 2048) -> InstrumentView:
    page = window.open_page("lab")
    assert isinstance(page, LabPage)
    page.show_subject(f"bag-{target}")
    qtbot.waitUntil(lambda: page.plotted_subject == f"bag-{target}")
    assert isinstance(page.view, InstrumentView)
    return page.view


def playing(window: Window) -> Twenty48Page:
    page = window.open_page("2048")
    assert isinstance(page, Twenty48Page)
    page.model.game.begin(PUZZLE.new("4x4", 11), seed=11)
    return page


def play(page: Twenty48Page, moves: int) -> None:
    for _ in range(moves):
        page.model.play(PUZZLE.moves(page.model.game.state)[0])


def tick(bag: InstrumentView) -> None:
    box = next(box for box in bag.stage.graph_pane.findChildren(CheckBox) if box.text() == "Follow the game")
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(9, box.height() // 2))


@pytest.fixture
def game(window: Window) -> Twenty48Page:
    return playing(window)


def test_nothing_is_followed_unasked(window: Window, game: Twenty48Page, qtbot: QtBot) -> None:
    play(game, 4)
    bag = bag_view(window, qtbot)
    assert bag.stage.graph_pane.canvas.path is None
    assert "This game" not in bag.stage.graph_pane._sentence.text()


def test_the_way_so_far_is_drawn_and_every_move_lengthens_it(window: Window, game: Twenty48Page, qtbot: QtBot) -> None:
    play(game, 6)
    bag = bag_view(window, qtbot)
    canvas = bag.stage.graph_pane.canvas
    without = canvas.grab().toImage()
    tick(bag)
    path, graph = canvas.path, bag.model.graph
    assert path is not None and graph is not None
    assert path.moves == 6 and path.state == bag.model.state
    assert graph.chain.sums[path.state] == game.model.game.state.tile_sum
    assert canvas.grab().toImage() != without
    assert "after 6 moves: " in bag.stage.graph_pane._sentence.text()
    assert bag.panel.matrix.current == path.state
    play(game, 3)
    assert canvas.path is not None and canvas.path.moves == 9 and canvas.path.states[:7] == path.states
    assert bag.model.state == canvas.path.state
    game.model.undo()
    assert canvas.path.moves == 8
    tick(bag)
    assert canvas.path is None
    assert "This game" not in bag.stage.graph_pane._sentence.text()


def test_one_can_look_elsewhere_until_the_next_move(window: Window, game: Twenty48Page, qtbot: QtBot) -> None:
    play(game, 5)
    bag = bag_view(window, qtbot)
    tick(bag)
    QTest.keyClick(bag.stage.graph_pane.canvas, Qt.Key.Key_Home)
    path = bag.stage.graph_pane.canvas.path
    assert path is not None and bag.model.state != path.state
    play(game, 1)
    assert bag.stage.graph_pane.canvas.path is not None and bag.model.state == bag.stage.graph_pane.canvas.path.state


def test_the_moves_to_win_have_the_game_too(window: Window, game: Twenty48Page, qtbot: QtBot) -> None:
    bag = bag_view(window, qtbot)
    tick(bag)
    bag.model.view = MOVES
    qtbot.waitUntil(lambda: bag.is_ready)
    pane = bag.stage.moves_pane
    assert pane is not None and pane.chart.path is not None
    before = pane.chart.path.forecast
    assert 930 < before < 945
    play(game, 4)
    assert pane.chart.path.moves == 4
    assert pane.chart.pill == f"this game's bag {pane.chart.path.forecast:.1f}"
    boxes = [box for box in bag.findChildren(CheckBox) if box.text() == "Follow the game"]
    assert len(boxes) == 2 and all(box.isChecked() for box in boxes)


def test_a_chain_that_the_game_has_left_behind_shows_its_end(window: Window, game: Twenty48Page, qtbot: QtBot) -> None:
    play(game, 12)
    bag = bag_view(window, qtbot, 8)
    tick(bag)
    path = bag.stage.graph_pane.canvas.path
    assert path is not None and path.won and path.moves <= 4
    assert bag.model.graph is not None and bag.model.graph.is_won(bag.model.state)
    assert "made 8 after" in bag.stage.graph_pane._sentence.text()


def test_what_cannot_be_followed_is_told(window: Window, qtbot: QtBot) -> None:
    bag = bag_view(window, qtbot, 32)
    tick(bag)
    assert bag.stage.graph_pane._sentence.text().startswith("No game to follow yet.")
    page = playing(window)
    assert "after 0 moves" in bag.stage.graph_pane._sentence.text()
    page.model.game.begin(PUZZLE.new("4x4:2048:0.5", 3))
    assert bag.stage.graph_pane.canvas.path is None
    assert "10 % fours" in bag.stage.graph_pane._sentence.text()
    page.model.game.begin(PUZZLE.parse("1024 . . .\n. . . .\n. . . .\n. . . ."))
    assert "no state with the sum" in bag.stage.graph_pane._sentence.text()


def test_following_is_a_command_and_is_remembered(window: Window, game: Twenty48Page, qtbot: QtBot) -> None:
    play(game, 1)
    bag = bag_view(window, qtbot, 32)
    page = window.page
    assert page is not None
    page.commands["lab.bag.follow"].trigger()
    assert bag.model.following
    assert bag.stage.graph_pane.canvas.path is not None and bag.stage.graph_pane.canvas.path.moves == 1
    window.close()
    again = open_window("lab")
    qtbot.addWidget(again)
    assert bag_view(again, qtbot, 32).model.following
    again.close()
    QApplication.processEvents()
