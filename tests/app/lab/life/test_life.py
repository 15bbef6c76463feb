"""The seven lines beside one's own games of 2048, in the Lab."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.lab.life.view import NO_GAMES, LifeView
from app.lab.page import LabPage
from app.shell.window import Window
from app.twenty48.page import Twenty48Page
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.life import life, way
from core.twenty48.puzzle import PUZZLE, boards_of
from core.twenty48.shape import shape_of

PATIENCE_MS = 60_000


def shown(window: Window, qtbot: QtBot, variant: str) -> LifeView:
    lab = window.open_page("lab")
    assert isinstance(lab, LabPage)
    lab.show_subject(f"life-{variant}")
    view = lab.view
    assert isinstance(view, LifeView)
    qtbot.waitUntil(lambda: view.ready, timeout=PATIENCE_MS)
    return view


def test_without_games_the_chain_stands_alone(window: Window, qtbot: QtBot) -> None:
    view = shown(window, qtbot, "4x4-2048")
    chain = [row.chain.text() for row in view.rows]
    assert chain[0] == "3\u2009487" and chain[2:4] == ["938.8", "8.3"] and chain[1] == "90.91\u2009%"
    assert {row.own.text() for row in view.rows} == {"–"} and NO_GAMES in view.words.text()
    assert view.figures.values == ["–", "938.8", "–", "–"]


@pytest.fixture
def page(window: Window) -> Twenty48Page:
    """Twelve games of one's own to 16."""
    page = window.open_page("2048")
    assert isinstance(page, Twenty48Page)
    page.model.shape = shape_of(3)
    for seed in range(1, 13):
        page.model.game.begin(PUZZLE.new("3x3:16", seed), seed=seed)
        choose = random.Random(seed)
        while not page.model.game.state.won and (moves := PUZZLE.moves(page.model.game.state)):
            page.model.play(choose.choice(moves))
    return page


def test_own_games_stand_beside_the_chain(window: Window, page: Twenty48Page, qtbot: QtBot) -> None:
    view, games = shown(window, qtbot, "3x3-16"), page.model.recorder.games
    won = [one for one in games.all(shape_of(3)) if one.result.won]
    chain = BagChain(4)
    records = [games.record(one.key) for one in sorted(won, key=lambda one: -one.ended)]
    ways = [way(chain, boards_of(record["start"], record["moves"])) for record in records]
    wanted = life(chain, [one for one in ways if one is not None])
    found = view.model.found
    assert found is not None and wanted.games == len(won) > 3
    assert (found.games, found.own_mean, found.played) == (wanted.games, wanted.own_mean, wanted.played)
    assert (found.passed, found.fours, found.tiles, found.ends) == (
        wanted.passed, wanted.fours, wanted.tiles, wanted.ends,
    )  # fmt: skip
    own = [row.own.text() for row in view.rows]
    assert own[2] == f"{wanted.own_mean.figure:.1f}" and own[5] == str(wanted.fours)
    assert "–" not in own and list(view.facts) == [f"{len(won)} games"]
    moves, bag, luck, geometry = (value.replace("− ", "-").replace("+ ", "") for value in view.figures.values)
    assert float(bag) + float(luck) + float(geometry) == pytest.approx(float(moves))
    QTest.mouseClick(view.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == found.to_csv()
    assert not view.grab().isNull()


def test_another_win_is_added(window: Window, page: Twenty48Page, qtbot: QtBot) -> None:
    view = shown(window, qtbot, "3x3-16")
    assert view.model.found is not None
    before = view.model.found.games
    window.open_page("2048")
    won, seed = False, 50
    while not won:
        page.model.game.begin(PUZZLE.new("3x3:16", seed), seed=seed)
        choose = random.Random(seed)
        while not page.model.game.state.won and (moves := PUZZLE.moves(page.model.game.state)):
            page.model.play(choose.choice(moves))
        won, seed = page.model.game.state.won, seed + 1
    view = shown(window, qtbot, "3x3-16")
    qtbot.waitUntil(lambda: view.model.found is not None and view.model.found.games == before + 1, timeout=PATIENCE_MS)
