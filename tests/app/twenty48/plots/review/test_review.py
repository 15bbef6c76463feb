"""The review of a finished game: its curve of values, their sources, and its list of mistakes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.twenty48.page import Twenty48Page
from app.twenty48.plots.review.game import GAME_OVER, NO_GAME
from app.twenty48.plots.review.pane import ReviewPane
from app.widgets.explained_figures import FigureSpot
from core.twenty48.outcomes.odds import Odds, OddsTable
from tests.app.sheets import check, figures, sheet_of, touch_and_close
from tests.app.twenty48.advice.test_mistakes import exact_costs, finish_a_game
from tests.app.working import job_called


@pytest.fixture
def pane(page: Twenty48Page, qtbot: QtBot) -> ReviewPane:
    page.window().resize(1440, 900)
    page.plots.choose("review")
    qtbot.waitUntil(lambda: page.plots.review.pane is not None)
    assert page.plots.review.pane is not None
    return page.plots.review.pane


def replay(page: Twenty48Page, variant: str, seed: int, target: int) -> None:
    finish_a_game(page, variant, seed)
    finished = page.model.recorder.games.list_games(page.model.shape)
    page.model.show_replay(next(game for game in finished if game.result.target == target))
    assert page.model.replay is not None
    page.model.replay.player.stop()


def test_an_exact_curve_is_that_of_the_odds(page: Twenty48Page, pane: ReviewPane, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: pane.plot.nothing == NO_GAME)
    assert page.review.isHidden()
    replay(page, "3x3:64", 5, 6)
    qtbot.waitUntil(lambda: not pane.plot.is_empty)
    game, curve = page.model.replay, pane.plot.curve
    assert game is not None and curve is not None
    odds = OddsTable(3, 6).solve()
    assert isinstance(odds, Odds) and not game.states[-1].won
    only = curve.stretches
    assert len(only) == 1 and only[0].chance and only[0].exact and not curve.seams
    assert list(only[0].values) == pytest.approx([odds.value(board.cells) for board in game.states])
    costs = exact_costs(game)
    assert {number: cost for number, cost, _ in curve.costs if cost > 1e-9} == pytest.approx(
        {number: cost for number, cost in enumerate(costs) if cost > 1e-9}
    )
    lines = pane.csv().splitlines()
    assert lines[0] == "moves,value,kind,move,cost,best" and len(lines) == len(game.states) + 1
    # the list: the largest first, a click goes there
    worst = max(range(len(costs)), key=costs.__getitem__)
    first = page.review.rows[0]
    played = game.moves[worst].capitalize()
    assert first.isVisible() and first.text().startswith(f"Move {worst + 1}, {played}, best was")
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    assert game.position == worst
    # and so does a click into the curve
    axes = pane.plot.axes
    QTest.mouseClick(pane.plot.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(round(axes.x(3)), 80))
    assert game.position == 3 and pane.plot.here == 3
    assert "chance of 64" in pane.plot.read(3).text
    touch_and_close(pane.plot)
    assert game.position == 3, "it was asked for, not gone to"
    *there, foot = [one for one in figures(pane.plot) if isinstance(one, FigureSpot)]
    assert foot.name == "moves that cost anything"
    assert f"what move {worst + 1} cost" in {one.name for one in there}
    assert {"chance of 64", "what it cost"} & {one.name for one in there}, "that of the pill"
    for one in there:
        check(one)
        QTest.mouseClick(one, Qt.MouseButton.LeftButton)
        assert sheet_of(page).number.text() == one.value and game.position == 3
        QTest.keyClick(sheet_of(page), Qt.Key.Key_Escape)
        one.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(one, Qt.Key.Key_Return)
        assert sheet_of(page).number.text() == one.value
        QTest.keyClick(sheet_of(page), Qt.Key.Key_Escape)
    check(foot)
    QTest.mouseClick(foot, Qt.MouseButton.LeftButton)
    assert sheet_of(page).number.text() == foot.value == str(len(curve.costs)) and game.position == 3
    QTest.keyClick(sheet_of(page), Qt.Key.Key_Escape)
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert pane.plot.nothing == GAME_OVER and page.review.isHidden()


def test_the_seam_is_where_exact_odds_end(page: Twenty48Page, pane: ReviewPane, qtbot: QtBot) -> None:
    replay(page, "4x4:8", 3, 3)
    qtbot.waitUntil(lambda: not pane.plot.is_empty)
    game, curve = page.model.replay, pane.plot.curve
    assert game is not None and curve is not None
    won = next(number for number, board in enumerate(game.states) if board.won)
    exact, estimated = curve.stretches
    assert curve.seams == [won] and (exact.chance, exact.exact) == (True, True) and exact.last_place == won - 1
    assert (estimated.chance, estimated.exact) == (False, False) and estimated.last_place == curve.moves
    assert estimated.values[-1] == game.states[-1].score, "a lost game scores no more"
    last = max(number for number, _, _ in curve.marks)
    assert "≈ " in pane.plot.read(last).text and pane.plot.read(last).text.count("cost") == 1
    pane.grab()


def test_a_board_without_values_says_why(page: Twenty48Page, pane: ReviewPane, qtbot: QtBot) -> None:
    replay(page, "3x6:8", 1, 3)
    qtbot.waitUntil(lambda: pane.plot.nothing.startswith("There are no values for 3×6"))
    assert page.review.search.isHidden() and not page.review.isHidden()


def test_whoever_does_not_want_to_wait_can_ask_again(page: Twenty48Page, pane: ReviewPane, qtbot: QtBot) -> None:
    replay(page, "3x3:256", 5, 8)
    qtbot.waitUntil(lambda: page.model.mistakes.is_busy)
    job = job_called(page.services.jobs, "Looking for mistakes")
    assert job is not None
    job.cancel()
    assert pane.plot.nothing.startswith("Cancelled") and not page.model.mistakes.is_busy
    QTest.mouseClick(page.review.search, Qt.MouseButton.LeftButton)
    assert page.model.mistakes.is_busy
    page.model.leave_replay()
    assert not page.model.mistakes.is_busy


def test_over_a_game_that_has_ended_it_says_how_to_review_that(
    page: Twenty48Page, pane: ReviewPane, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: pane.plot.nothing == NO_GAME)
    finish_a_game(page, "3x3:64", 5)
    assert page.model.ending is not None and page.model.can_review
    assert pane.plot.nothing == GAME_OVER
    page.model.review()
    qtbot.waitUntil(lambda: not pane.plot.is_empty)
    page.model.leave()
    assert pane.plot.nothing == GAME_OVER
    page.model.new_game()
    assert pane.plot.nothing == NO_GAME
