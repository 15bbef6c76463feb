"""Won games of 2048 in the Lab: none at first, and games to several targets."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.lab.page import LabPage
from app.shell.window import Window
from app.twenty48.page import Twenty48Page
from core.twenty48.bag.histogram import benchmark
from core.twenty48.puzzle import PUZZLE
from core.twenty48.shape import shape_of
from tests.app.sheets import touch_and_close


def test_with_no_game_won_there_is_the_bag_to_hold_one_against(page: LabPage, qtbot: QtBot) -> None:
    page.show_subject("won-4x4-2048")
    view = page.view
    for subject, moves in (("won-4x4-2048", "938.8"), ("won-4x4-64", "32.0")):
        page.show_subject(subject)
        qtbot.waitUntil(lambda: view.is_ready and view.model.to_beat is not None)
        assert view.key_figures.values[::2] == ["0", moves]
        assert view.pane is not None and view.pane.shown_plot is None
    page.show_subject("won-4x4-all")
    assert view.model.to_beat is None and view.key_figures.values[2] != moves


def test_the_lab_has_several_targets_apart(window: Window, qtbot: QtBot) -> None:
    page = window.open_page("2048")
    assert isinstance(page, Twenty48Page)
    page.model.shape = shape_of(3)
    for target in (8, 16, 32):
        for seed in range(1, 9):
            page.model.game.begin(PUZZLE.new(f"3x3:{target}", seed), seed=seed)
            choose = Random(seed)
            while not page.model.game.state.won and (moves := PUZZLE.moves(page.model.game.state)):
                page.model.play(choose.choice(moves))
    won = [one.result for one in page.model.recorder.games.list_games(shape_of(3)) if one.result.is_won]
    targets = sorted({1 << one.target for one in won})
    assert len(targets) > 1
    lab = window.open_page("lab")
    assert isinstance(lab, LabPage)
    lab.show_subject("won-3x3-all")
    view = lab.view
    qtbot.waitUntil(lambda: view.is_ready and view.pane is not None)
    pane = view.pane
    assert pane is not None and [plot.target for plot in pane.plots] == targets and pane.shown_plot is None
    for plot, chart in zip(pane.plots, pane.apart.charts, strict=True):
        wins = [(one.win_moves, one.win_sum) for one in won if 1 << one.target == plot.target]
        assert chart.isVisible() and sorted(plot.points) == sorted(wins)
        assert plot.bag == benchmark(plot.target.bit_length() - 1, 0.1)
    assert view.key_figures.values[0] == str(len(won))
    touch_and_close(*pane.apart.charts)
    lines = pane.csv().splitlines()
    assert lines[0] == "target,moves,tile_sum,player,luck,geometry" and len(lines) == len(won) + 1
    QTest.mouseClick(pane.view.option("luck"), Qt.MouseButton.LeftButton)
    assert {type(chart) for chart in pane.apart.charts} == {type(pane.luck)} and not pane.grab().isNull()
    touch_and_close(*pane.apart.charts)
    lab.show_subject(f"won-3x3-{targets[0]}")
    qtbot.waitUntil(lambda: pane.shown_plot is not None)
    assert pane.luck.isVisible() and not pane.apart.isVisible()
