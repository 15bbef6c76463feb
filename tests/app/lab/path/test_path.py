"""A game of 2048 as a path in the Lab, current or finished, with its tile sum and its tiles."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.lab.frame.instrument import InstrumentView
from app.lab.page import LabPage
from app.lab.path.sum_dots import ROW
from app.shell.window import Window
from app.twenty48.page import Twenty48Page
from app.twenty48.plots.path import wording
from core.twenty48.puzzle import PUZZLE
from core.twenty48.shape import shape_of


def finish(page: Twenty48Page, variant: str, seed: int) -> None:
    """Play a random game to its end, so that it is among the finished ones."""
    choose, board = random.Random(seed), PUZZLE.new(variant, seed)
    page.model.shape = board.shape
    page.model.game.begin(board, seed=seed)
    while not page.model.game.state.over:
        page.model.game.play(choose.choice(PUZZLE.moves(page.model.game.state)))


@pytest.fixture
def page(window: Window) -> Twenty48Page:
    page = window.open_page("2048")
    assert isinstance(page, Twenty48Page)
    finish(page, "4x4:64", 3)
    return page


def lab(window: Window, qtbot: QtBot) -> InstrumentView:
    lab = window.open_page("lab")
    assert isinstance(lab, LabPage)
    lab.show_subject("path")
    view = lab.view
    assert isinstance(view, InstrumentView)
    qtbot.waitUntil(lambda: view.is_ready and view.panel.dots.path is not None)
    return view


def test_the_game_in_play_is_taken_apart(window: Window, page: Twenty48Page, qtbot: QtBot) -> None:
    view, model = lab(window, qtbot), page.model
    path = view.panel.dots.path
    won = next(number for number, board in enumerate(model.game.states) if board.won)
    assert path is not None and path.won and path.moves == won
    figures = wording.round_move_parts(path)
    assert figures.expected + figures.luck + figures.geometry == 10 * won
    shown = [view.key_figures.figure(name).value for name in ("moves", "in the bag", "luck", "geometry")]
    parts = figures.expected, figures.luck, figures.geometry
    assert shown == [str(won), wording.tenths(parts[0]), *map(wording.format_signed, parts[1:])]
    assert view.panel.sum.text() == wording.split(path) and view.panel.dots.accessibleName() == wording.split(path)
    low, high = view.panel.dots.span
    ends = (figures.expected, figures.expected + figures.luck, figures.moves)
    assert low < min(ends) <= max(ends) < high
    steps = view.panel.dots._steps(path)
    assert [step.end for step in steps] == [*ends, ends[-1]]
    for before, after in pairwise(steps[:3]):
        assert after.start == before.end, "each begins where the one before ends"
    assert steps[0].start == steps[0].end and steps[3].start == steps[3].end, "a total is a dot, not a bar"
    # a move is as long everywhere on the scale, and what is drawn lies where it says
    picture = view.panel.dots.grab().toImage()
    for row, step in enumerate(steps):
        x = view.panel.dots.x_of(step.end)
        assert x == pytest.approx((step.end - low) / (high - low) * view.panel.dots.width())
        assert picture.pixelColor(round(x), round((row + 0.5) * ROW)).name() == step.ink.name()
    before_first = picture.copy(0, 0, round(view.panel.dots.x_of(ends[0])) - 8, ROW)
    assert len({before_first.pixelColor(at, ROW // 2).name() for at in range(before_first.width())}) == 1
    model.new_game()
    begun = view.panel.dots.path
    assert begun is not None and not begun.won and begun.moves == 0, "it follows the game"


def test_a_finished_game_can_be_chosen_and_is_gone_through(window: Window, page: Twenty48Page, qtbot: QtBot) -> None:
    page.model.new_game()
    view = lab(window, qtbot)
    choices = view.model.choices
    assert choices[0][1] == "The game in play" and "4×4 to 64, won" in choices[1][1]
    view.panel.game.chosen.emit(choices[1][0])
    qtbot.waitUntil(lambda: view.panel.dots.path is not None and view.panel.dots.path.won)
    assert view.pane is not None
    chart = view.pane.chart
    view.pane.chosen.emit(7)
    assert chart.here == 7 and page.model.board.moves == 0, "nothing happens to the game in play"
    page.model.new_game()
    assert view.panel.dots.path is not None and view.panel.dots.path.won


def test_the_replayed_game_leads_there(window: Window, page: Twenty48Page, qtbot: QtBot) -> None:
    finish(page, "3x3:16", 5)
    page.model.recorder.settle()
    (finished,) = page.model.recorder.games.list_games(shape_of(3))
    page.model.show_replay(finished)
    page.plots.path.expanded.emit()
    current = window.page
    assert isinstance(current, LabPage) and isinstance(current.view, InstrumentView)
    view = current.view
    qtbot.waitUntil(lambda: view.is_ready and view.panel.dots.path is not None)
    assert view.model.key == finished.key and view.panel.dots.path is not None and view.panel.dots.path.target == 4
    assert list(view.facts) == ["3×3"]


def test_the_tile_sum_is_over_the_bags_ideal(window: Window, page: Twenty48Page, qtbot: QtBot) -> None:
    del page
    view = lab(window, qtbot)
    assert view.pane is not None and view.panel.dots.path is not None
    QTest.mouseClick(view.pane.view.option("sum"), Qt.MouseButton.LeftButton)
    chart, path = view.pane.sums, view.panel.dots.path
    assert view.pane.chart is chart and chart.isVisible()
    last = path.moves
    over = path.points[last].tile_sum - 2.2 * (last + 2)
    assert path.sum_over(last) == pytest.approx(over) and chart.height_of(path, last) == path.sum_over(last)
    assert wording.format_signed(round(10 * over)).replace(" ", "") in chart.read(last).title
    assert view.key_figures.figure("above the ideal").value == wording.format_signed(round(10 * over))
    assert "± " in chart.read(last).text and not chart.grab().isNull()
