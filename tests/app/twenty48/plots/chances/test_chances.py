"""Chances of large tiles beside the board: exact, or narrowing with each game, and reset by a move."""

from __future__ import annotations

from threading import Event

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.base.jobs.jobs import Job
from app.shell.window import Window
from app.twenty48.page import Twenty48Page
from app.twenty48.plots.chances import chances_ahead as ahead
from app.twenty48.plots.chances.chances_ahead import SEED, ChancesAhead, PlayedOnGames
from app.twenty48.plots.chances.pane import ChancesPane
from core.base.control import Control
from core.twenty48.adviser.adviser import Adviser
from core.twenty48.adviser.rollouts import Rollouts
from core.twenty48.board import Board
from core.twenty48.outcomes.chances import AHEAD, exponents, played_chances
from core.twenty48.outcomes.odds import OddsTable
from core.twenty48.puzzle import PUZZLE
from tests.app.plots.mouse import hover
from tests.app.sheets import touch_and_close
from tests.app.working import wait_for_workers

TOO_FEW, FEW, ENOUGH = 29, 31, 40
"""Numbers of games: too few for a share, shown before the others end, and all."""
QUICK = 1
"""Moves looked ahead in tests that play whole games twice; with `AHEAD` each takes 20 times as long."""
MIDDLE = "score 16236 moves 871 generator 5\n. 2 . .\n4 8 . 2\n16 32 64 8\n512 1024 128 64"


@pytest.fixture
def pane(page: Twenty48Page, qtbot: QtBot) -> ChancesPane:
    page.window().resize(1440, 900)
    page.plots.chances.games.set_current("100")
    page.plots.choose("chances")
    qtbot.waitUntil(lambda: page.plots.chances.pane is not None)
    assert page.plots.chances.pane is not None
    return page.plots.chances.pane


def put(page: Twenty48Page, text: str) -> Board:
    board = PUZZLE.parse(text)
    page.model.set_up(board)
    return board


def job(page: Twenty48Page, qtbot: QtBot) -> Job:
    jobs = page.services.jobs

    def at_work() -> Job | None:
        return jobs.current if jobs.current is not None and jobs.current.title == "Playing on from here" else None

    qtbot.waitUntil(lambda: at_work() is not None)
    found = at_work()
    assert found is not None
    return found


def test_games_are_played_on_until_there_are_enough(
    page: Twenty48Page, pane: ChancesPane, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting, seen, add = Event(), Event(), PlayedOnGames.add

    def added(games: PlayedOnGames, number: int, largest: bytes) -> None:
        if number == TOO_FEW:
            waiting.wait()
        if number == FEW:
            seen.wait()
        add(games, number, largest)

    monkeypatch.setattr(PlayedOnGames, "add", added)
    monkeypatch.setattr(ChancesAhead, "wanted_games", ENOUGH)
    monkeypatch.setattr(ahead, "lower_priority", lambda: None)  # a busy machine would never come to it
    assert vars(ahead)["AHEAD"] == AHEAD
    monkeypatch.setattr(ahead, "AHEAD", QUICK)
    board = put(page, MIDDLE)
    progress = page.plots.chances.progress
    try:
        qtbot.waitUntil(lambda: progress.text() == f"{TOO_FEW} of {ENOUGH} games")
        assert not pane.plot.chances.tiles and pane.plot.nothing == "Chances appear after 30 games."
        waiting.set()
        qtbot.waitUntil(lambda: pane.plot.chances.games == FEW)
    finally:
        waiting.set()
        seen.set()
    qtbot.waitUntil(lambda: pane.plot.chances.games == ENOUGH)
    ends = bytearray()
    Rollouts(Adviser.load().network, board, exponents(board)[-1], SEED, QUICK).play(
        range(ENOUGH), threads=2, begin=lambda: None, found=lambda _, largest: ends.extend(largest), control=Control()
    )
    assert pane.plot.chances == played_chances(board, bytes(ends)), "the same games as by any other way"
    assert page.plots.chances.progress.text() == f"{ENOUGH} games"
    hover(pane.plot, QPoint(200, round(pane.plot.axes.area.bottom()) - 6))
    assert f"of {ENOUGH} games of the program, 95 % interval" in pane.foot.reading
    assert "program" in pane._title.text() and "program" in pane._sentence.text(), "whose chances they are"
    assert pane.foot.reading.startswith("8192: "), "the digits of a tile stand together"
    assert pane.csv().startswith(f"tile,chance,low,high,games\n1024,1.0,1.0,1.0,{ENOUGH}\n")
    page.model.play("left")
    assert not pane.plot.chances.tiles
    page.model.undo()
    assert pane.plot.chances.games == ENOUGH, "what was played is kept"


def test_the_next_move_drops_the_games(page: Twenty48Page, pane: ChancesPane, qtbot: QtBot) -> None:
    page.plots.chances.games.set_current("10000")
    board = put(page, MIDDLE)
    work = job(page, qtbot)
    QTest.keyClick(page.view, Qt.Key.Key_Left)
    assert page.model.board != board and not work.running and work.control.cancelled
    assert not page.plots.chances.is_busy and not pane.plot.chances.tiles


def test_whoever_cancels_keeps_what_there_is(
    page: Twenty48Page, pane: ChancesPane, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ahead, "LEAST_TRIALS", 2)
    page.plots.chances.games.set_current("10000")
    put(page, MIDDLE)
    work = job(page, qtbot)
    qtbot.waitUntil(lambda: pane.plot.chances.games > 3)
    work.cancel()
    played = pane.plot.chances.games
    assert page.plots.chances.progress.text() == f"{played} of 10\u2009000 games, cancelled"
    wait_for_workers(qtbot)
    timer = page.plots.chances._timer
    assert not page.plots.chances.is_busy and not timer.isActive()
    timer.timeout.emit()
    assert not page.plots.chances.is_busy, "and it does not begin again by itself"


def test_nothing_is_played_while_nobody_looks(
    page: Twenty48Page, pane: ChancesPane, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ahead, "LEAST_TRIALS", 2)
    page.plots.chances.games.set_current("10000")
    put(page, MIDDLE)
    work = job(page, qtbot)
    qtbot.waitUntil(lambda: pane.plot.chances.games > 1)
    window = page.window()
    assert isinstance(window, Window)
    window.open_page("lab")
    qtbot.waitUntil(lambda: not work.running)
    played = pane.plot.chances.games
    window.open_page("2048")
    qtbot.waitUntil(lambda: pane.plot.chances.games > played)


def test_small_boards_are_exact(page: Twenty48Page, pane: ChancesPane, qtbot: QtBot) -> None:
    board = put(page, "2 . / 4 .")
    assert not pane.plot.chances.tiles and "exact" in pane._sentence.text(), "also while they are worked out"
    qtbot.waitUntil(lambda: len(pane.plot.chances.tiles) == 3)
    assert pane.plot.chances.is_exact and page.plots.chances.games.isHidden()
    for one in pane.plot.chances.tiles:
        odds = OddsTable(2, one.exponent).solve()
        assert odds is not None and one.share == odds.value(board.cells)
    touch_and_close(pane.plot)
    page.model.play("right")
    assert len(pane.plot.chances.tiles) == 3, "once the tables are there nothing is waited for"


@pytest.mark.parametrize("text", ["target 32\n8 . / . 8", "target 32\n16 16 / 16 16", "target 32\n8 8 / 16 8"])
def test_a_board_that_is_set_up_by_hand_has_exact_chances(
    page: Twenty48Page, pane: ChancesPane, text: str, qtbot: QtBot
) -> None:
    board = put(page, text)
    qtbot.waitUntil(lambda: len(pane.plot.chances.tiles) == 3)
    assert pane.plot.chances.is_exact and not pane.plot.nothing
    for one in pane.plot.chances.tiles:
        odds = OddsTable(2, one.exponent).solve()
        assert odds is not None and odds.extend(board.cells)
        assert one.share == (1.0 if board.largest >= one.exponent else odds.value(board.cells))


@pytest.mark.parametrize(
    ("board", "words"),
    [
        ("2 4 / 4 2", "No move is left."),
        ("2 . . . . / . . . . . / . . . . . / . . . . . / . . . . 2", "No odds for 5×5"),
    ],
)
def test_where_nothing_can_be_said_it_says_why(
    page: Twenty48Page, pane: ChancesPane, board: str, words: str, qtbot: QtBot
) -> None:
    put(page, board)
    qtbot.waitUntil(lambda: pane.plot.nothing.startswith(words))
    window = page.window()
    assert isinstance(window, Window) and not page.plots.chances.is_busy


def test_the_choice_of_plots_stays_within_the_panel(page: Twenty48Page, pane: ChancesPane) -> None:
    which = page.plots.which
    assert pane.isVisible() and which.geometry().right() < page.plots.width()
