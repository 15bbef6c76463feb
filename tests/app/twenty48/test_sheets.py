"""Every number of the 2048 page opens its explanation, whose formula gives the shown value."""

from __future__ import annotations

from itertools import cycle

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.base.language.wording import format_integer
from app.plots.charts.plot import Plot
from app.plots.panes.frame import PaneFrame
from app.twenty48.advice.training_card import TrainingCard
from app.twenty48.page import Twenty48Page
from app.twenty48.plots.switcher import BAG, LAYERS, PATH, RANDOM
from app.widgets.explained_figures import Figure, figures_in
from app.widgets.key_figures import KeyFigure
from core.twenty48.board import Board
from core.twenty48.puzzle import PUZZLE
from core.twenty48.shape import parse_shape
from tests.app.sheets import check, check_all, figures, sheet_of, touch_status


def test_board_score_and_values_by_the_odds(page: Twenty48Page, qtbot: QtBot) -> None:
    model = page.model
    model.game.begin(Board(2, bytes((1, 2, 0, 1)), target=4, moves=2, score=4), seed=7)
    model.assistant.values_shown = True
    qtbot.waitUntil(lambda: model.assistant.advice is not None)
    QApplication.processEvents()
    names = set(check_all(page))
    assert {"Tile sum", "Empty squares", "Largest tile"} <= names
    assert names & {"left", "right", "up", "down"} and "Score" in names
    value = next(one for one in figures(page) if one.name in {"left", "right", "up", "down"})
    QTest.mouseClick(value, Qt.MouseButton.LeftButton)
    sheet = sheet_of(page)
    assert "V(2)" in sheet.formulas.text() and "best play" in sheet.sentence.text()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is page.focusProxy(), "keys play on"


def test_your_best_opens_its_sheet(page: Twenty48Page) -> None:
    moves = cycle(("left", "up", "right", "down"))
    while not page.model.board.score:
        # tiles come at random, so that no fixed moves are sure to merge any
        page.model.press(next(moves))
    most = page.model.best_score
    assert most and most == page.model.board.score
    page.model.new_game()
    QApplication.processEvents()
    best = next(one for one in figures(page) if one.name == "Best, no advice")
    check(best)
    QTest.mouseClick(best, Qt.MouseButton.LeftButton)
    assert sheet_of(page).number.text() == best.value == format_integer(most)
    assert page.model.board.score == 0


def test_the_score_s_sheet_follows_the_game(page: Twenty48Page) -> None:
    score = next(one for one in figures(page) if one.name == "Score")
    QTest.mouseClick(score, Qt.MouseButton.LeftButton)
    sheet = sheet_of(page)
    for move in ("left", "up", "left", "up", "right"):
        page.model.play(move)
    assert sheet.isVisible() and sheet.number.text() == score.value
    check_all(page)


@pytest.mark.parametrize("plot", [PATH, BAG, LAYERS, RANDOM])
def test_behind_the_sigma_of_a_plot(page: Twenty48Page, qtbot: QtBot, plot: str) -> None:
    page.model.game.begin(Board(2, bytes((1, 1, 0, 0)), target=4), seed=7)
    page.plots.choose(plot)
    qtbot.waitUntil(lambda: any(pane.isVisible() for pane in page.findChildren(PaneFrame)))
    pane = next(pane for pane in page.findChildren(PaneFrame) if pane.isVisible())
    pane._formula_button.click()
    qtbot.waitUntil(lambda: bool(figures(pane)))
    assert check_all(pane)
    drawn = [one for one in pane.findChildren(Plot) if one.isVisible()]
    read = [told for one in drawn for place in one.places() for told in one.list_figures_at(place)]
    for one in read:
        figure = KeyFigure(one.name)
        qtbot.addWidget(figure)
        figure.set(Figure(one.text, one.worked, one.exact))
        check(figure)
    assert read or plot not in {BAG, RANDOM}


def test_the_end_of_a_game_tells_its_score(page: Twenty48Page, qtbot: QtBot) -> None:
    model = page.model
    model.game.begin(Board(2, bytes((1, 1, 0, 0)), target=3), seed=7)
    while model.ending is None:
        model.play(PUZZLE.moves(model.board)[0])
    score = f"{model.board.score}"
    assert touch_status(page, "Score") == score
    card = page.card
    card.show_now()
    qtbot.waitUntil(card.isVisible)
    QApplication.processEvents()
    assert check_all(card) == ["Score"]


def test_a_score_is_told_apart_from_a_target_of_the_same_digits(page: Twenty48Page) -> None:
    model, puzzle = page.model, PUZZLE
    for seed in range(1, 100):
        model.game.begin(Board(2, bytes((2, 2, 0, 0)), target=3, word=seed), seed=seed)
        model.play("left")
        model.keep_going()
        while not model.board.over:
            after = {move: puzzle.apply(model.board, move)[0] for move in puzzle.moves(model.board)}
            model.play(min(after, key=lambda move: after[move].score))
        if model.board.score == 8:
            break
    assert model.ending is not None
    (score,) = figures_in(model.ending.text)
    assert score.name == "Score" and score.text == "8"
    assert model.ending.text.startswith("8 was reached") and model.ending.text[score.place :].startswith("8 points")


def test_the_odds_and_the_forecast_tell_what_they_rest_on(page: Twenty48Page, qtbot: QtBot) -> None:
    model = page.model
    model.game.begin(Board(2, bytes((1, 2, 0, 1)), target=4, moves=2, score=4), seed=7)
    model.assistant.values_shown = True
    qtbot.waitUntil(lambda: model.assistant.advice is not None)
    qtbot.waitUntil(lambda: page.services.jobs.shown_job is None)
    assert touch_status(page, "boards") == "35"
    model.shape = parse_shape("4x4")
    qtbot.waitUntil(lambda: model.assistant.advice is not None)
    QApplication.processEvents()
    assert "games" in check_all(page.values)


@pytest.mark.parametrize("shape", ["3x4", "6x6"])
def test_the_network_of_another_board_tells_what_it_learnt_from_and_what_it_made(
    page: Twenty48Page, qtbot: QtBot, shape: str
) -> None:
    model = page.model
    model.shape = parse_shape(shape)
    model.assistant.values_shown = True
    qtbot.waitUntil(lambda: model.assistant.advice is not None)
    QApplication.processEvents()
    basis = page.values.basis
    names = check_all(basis)
    assert len(names) == 3 and {"games it learnt from", "games it played"} < set(names)
    for one in figures(basis):
        QTest.mouseClick(one, Qt.MouseButton.LeftButton)
        assert sheet_of(page).number.text() == one.value
        QTest.keyClick(sheet_of(page), Qt.Key.Key_Escape)


def test_a_training_tells_its_games_their_mean_score_and_how_often_2048_was_made(
    page: Twenty48Page, qtbot: QtBot
) -> None:
    page.commands["2048.train"].trigger()
    training = page.model.training
    (card,) = page.window().findChildren(TrainingCard)
    training.start()
    qtbot.waitUntil(lambda: bool(training.curve))
    training.pause()
    QApplication.processEvents()
    assert {"games", "mean score", "share of games with 2048"} <= set(check_all(card))
    heard = card.curve.accessibleDescription()
    assert all(one.value in heard for one in figures(card.curve)), "what is heard reads as what is seen"
    games = next(one for one in figures(card) if one.name == "games")
    QTest.mouseClick(games, Qt.MouseButton.LeftButton)
    assert sheet_of(page).number.text() == games.value
