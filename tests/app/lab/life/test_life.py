"""The article's seven lines beside the user's own games of 2048, in the Lab."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.lab.frame.instrument import InstrumentView
from app.lab.life.view import NO_GAMES
from app.lab.page import LabPage
from app.shell.window import Window
from app.twenty48.page import Twenty48Page
from app.widgets.controls.dropdown import Dropdown
from app.widgets.explained_figures import FigureSpot
from app.widgets.text import Label
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.life import life, way
from core.twenty48.puzzle import PUZZLE, boards_of
from core.twenty48.shape import shape_of
from tests.app.sheets import check_all, sheet_of, touch_status


def shown(window: Window, qtbot: QtBot, variant: str) -> InstrumentView:
    lab = window.open_page("lab")
    assert isinstance(lab, LabPage)
    lab.show_subject(f"life-{variant}")
    view = lab.view
    assert isinstance(view, InstrumentView)
    qtbot.waitUntil(lambda: view.is_ready)
    return view


def touch(label: Label) -> None:
    """Click the first figure of a label, check its explanation and close it."""
    spot = min((spot for spot in label.findChildren(FigureSpot) if spot.isVisible()), key=FigureSpot.x)
    QTest.mouseClick(spot, Qt.MouseButton.LeftButton)
    assert sheet_of(label).number.text() == spot.value
    QTest.keyClick(sheet_of(label), Qt.Key.Key_Escape)


def test_without_games_the_chain_stands_alone(window: Window, qtbot: QtBot) -> None:
    view = shown(window, qtbot, "4x4-2048")
    chain = [row.chain.text() for row in view.stage.rows]
    assert chain[0] == "3\u2009487" and chain[2:4] == ["938.8", "8.3"] and chain[1] == "90.91\u2009%"
    assert {row.own.text() for row in view.stage.rows} == {"–"} and NO_GAMES in view.stage.words.text()
    assert view.key_figures.values == ["–", "938.8", "–", "–"]
    for row in view.stage.rows:
        if row.number.text() != "6":  # the chance of a four, which the rules give
            touch(row.chain)
    assert {"states", "absorbing states", "mean moves", "variance", "the likeliest sum"} <= set(check_all(view))


def test_the_target_is_changed_on_a_sheet(window: Window, qtbot: QtBot) -> None:
    view = shown(window, qtbot, "4x4-2048")
    (mean,) = view.stage.rows[2].chain.findChildren(FigureSpot)
    QTest.mouseClick(mean, Qt.MouseButton.LeftButton)
    sheet = sheet_of(view)
    assert sheet.number.text() == "938.8" and "938.8" in sheet._checks.itemAt(0).widget().words  # type: ignore[union-attr]
    (targets,) = [one.widget for one in sheet.controls if one.assumption.name == "Target"]
    assert isinstance(targets, Dropdown)
    targets.chosen.emit("32")
    assert mean.value == "–" and mean.isVisible(), "it is being worked out"
    qtbot.waitUntil(lambda: sheet.number.text() == "16.4")
    assert sheet.isVisible() and view.stage.rows[2].chain.text() == "16.4"


@pytest.fixture
def page(window: Window) -> Twenty48Page:
    """Provide a page with twelve own games to 16."""
    page = window.open_page("2048")
    assert isinstance(page, Twenty48Page)
    page.model.shape = shape_of(3)
    for seed in range(1, 13):
        page.model.game.begin(PUZZLE.new("3x3:16", seed), seed=seed)
        choose = random.Random(seed)
        while not page.model.game.state.won and (moves := PUZZLE.moves(page.model.game.state)):
            page.model.play(choose.choice(moves))
    return page


def win(page: Twenty48Page, seed: int) -> None:
    """Play random games to 16 until one is won."""
    won = False
    while not won:
        page.model.game.begin(PUZZLE.new("3x3:16", seed), seed=seed)
        choose, seed = random.Random(seed), seed + 1
        while not page.model.game.state.won and (moves := PUZZLE.moves(page.model.game.state)):
            page.model.play(choose.choice(moves))
        won = page.model.game.state.won


def test_own_games_stand_beside_the_chain(window: Window, page: Twenty48Page, qtbot: QtBot) -> None:
    view, games = shown(window, qtbot, "3x3-16"), page.model.recorder.games
    won = [one for one in games.list_games(shape_of(3)) if one.result.is_won]
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
    own = [row.own.text() for row in view.stage.rows]
    assert own[2] == f"{wanted.own_mean.figure:.1f}" and own[5] == str(wanted.fours)
    assert "–" not in own and list(view.facts) == [f"{len(won)} games"]
    moves, bag, luck, geometry = (value.replace("− ", "-").replace("+ ", "") for value in view.key_figures.values)
    assert float(bag) + float(luck) + float(geometry) == pytest.approx(float(moves))
    touch(view.stage.heads[1])
    assert touch_status(window, "your won games") == str(len(won))
    for row in view.stage.rows:
        touch(row.chain)
        touch(row.own)
    assert len(check_all(view)) > 2 * len(view.stage.rows) + len(view.key_figures.values)
    QTest.mouseClick(view.panel.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == found.to_csv()
    assert not view.grab().isNull()


def test_one_game_has_no_margin(window: Window, qtbot: QtBot) -> None:
    page = window.open_page("2048")
    assert isinstance(page, Twenty48Page)
    page.model.shape = shape_of(3)
    win(page, 1)
    view = shown(window, qtbot, "3x3-16")
    rows = view.stage.rows
    assert rows[3].own.text() == "–" and "±" not in rows[2].own_note.text() + rows[6].own_note.text()
    check_all(view)


def test_another_win_is_added(window: Window, page: Twenty48Page, qtbot: QtBot) -> None:
    view = shown(window, qtbot, "3x3-16")
    assert view.model.found is not None
    before = view.model.found.games
    window.open_page("2048")
    win(page, 50)
    view = shown(window, qtbot, "3x3-16")
    qtbot.waitUntil(lambda: view.model.found is not None and view.model.found.games == before + 1)
