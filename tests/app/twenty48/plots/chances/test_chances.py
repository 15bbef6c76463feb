"""The chances of large tiles beside the board: exact, or tightening while games are played, and dropped by a move."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.services.jobs import Job
from app.shell.window import Window
from app.twenty48.page import Twenty48Page
from app.twenty48.plots.chances.ahead import SEED
from app.twenty48.plots.chances.pane import ChancesPane
from core.control import Control
from core.twenty48.adviser.adviser import Adviser
from core.twenty48.adviser.rollouts import Rollouts
from core.twenty48.board import Board
from core.twenty48.chances import AHEAD, UNREACHABLE, exponents, played_chances
from core.twenty48.odds import Table
from core.twenty48.puzzle import PUZZLE
from tests.app.plots.mouse import hover

PATIENCE_MS = 60_000
MIDDLE = "score 16236 moves 871 generator 5\n. 2 . .\n4 8 . 2\n16 32 64 8\n512 1024 128 64"


@pytest.fixture
def pane(page: Twenty48Page, qtbot: QtBot) -> ChancesPane:
    page.window().resize(1440, 900)
    page.plots.chances.games.set_current("100")
    page.plots.choose("chances")
    qtbot.waitUntil(lambda: page.plots.chances.pane is not None, timeout=PATIENCE_MS)
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

    qtbot.waitUntil(lambda: at_work() is not None, timeout=PATIENCE_MS)
    found = at_work()
    assert found is not None
    return found


def test_games_are_played_on_until_there_are_enough(page: Twenty48Page, pane: ChancesPane, qtbot: QtBot) -> None:
    board, seen = put(page, MIDDLE), set[int]()

    def enough() -> bool:
        seen.add(pane.plot.chances.games)
        return pane.plot.chances.games == 100

    qtbot.waitUntil(enough, timeout=PATIENCE_MS)
    ends = bytearray()
    Rollouts(Adviser.load().network, board, exponents(board)[-1], SEED, AHEAD).play(
        range(100), threads=2, begin=lambda: None, found=lambda _, largest: ends.extend(largest), control=Control()
    )
    assert pane.plot.chances == played_chances(board, bytes(ends)), "the same games as by any other way"
    assert len(seen - {0}) > 1, "one sees them come"
    assert page.plots.chances.progress.text() == "100 games"
    hover(pane.plot, QPoint(200, round(pane.plot.axes.area.bottom()) - 6))
    assert pane.foot.reading.startswith("8\u2009192: ≈ ") and "of 100 games, 95 % interval" in pane.foot.reading
    assert pane.csv().startswith("tile,chance,low,high,games\n1024,1.0,1.0,1.0,100\n")
    page.model.play("left")
    assert not pane.plot.chances.tiles
    page.model.undo()
    assert pane.plot.chances.games == 100, "what was played is kept"


def test_the_next_move_drops_the_games(page: Twenty48Page, pane: ChancesPane, qtbot: QtBot) -> None:
    page.plots.chances.games.set_current("10000")
    board = put(page, MIDDLE)
    work = job(page, qtbot)
    QTest.keyClick(page.view, Qt.Key.Key_Left)
    assert page.model.board != board and not work.running and work.control.cancelled
    assert not page.plots.chances.busy and not pane.plot.chances.tiles


def test_whoever_cancels_keeps_what_there_is(page: Twenty48Page, pane: ChancesPane, qtbot: QtBot) -> None:
    page.plots.chances.games.set_current("10000")
    put(page, MIDDLE)
    work = job(page, qtbot)
    qtbot.waitUntil(lambda: pane.plot.chances.games > 3, timeout=PATIENCE_MS)
    work.cancel()
    played = pane.plot.chances.games
    assert page.plots.chances.progress.text() == f"{played} of 10\u2009000 games, cancelled"
    qtbot.wait(400)
    assert not page.plots.chances.busy, "and it does not begin again by itself"


def test_nothing_is_played_while_nobody_looks(page: Twenty48Page, pane: ChancesPane, qtbot: QtBot) -> None:
    page.plots.chances.games.set_current("10000")
    put(page, MIDDLE)
    work = job(page, qtbot)
    qtbot.waitUntil(lambda: pane.plot.chances.games > 1, timeout=PATIENCE_MS)
    window = page.window()
    assert isinstance(window, Window)
    window.open_page("lab")
    qtbot.waitUntil(lambda: not work.running, timeout=PATIENCE_MS)
    played = pane.plot.chances.games
    window.open_page("2048")
    qtbot.waitUntil(lambda: pane.plot.chances.games > played, timeout=PATIENCE_MS)


def test_small_boards_are_exact(page: Twenty48Page, pane: ChancesPane, qtbot: QtBot) -> None:
    board = put(page, "2 . / 4 .")
    qtbot.waitUntil(lambda: len(pane.plot.chances.tiles) == 3, timeout=PATIENCE_MS)
    assert pane.plot.chances.exact and page.plots.chances.games.isHidden()
    for one in pane.plot.chances.tiles:
        odds = Table(2, one.exponent).solve()
        assert odds is not None and one.share == odds.value(board.cells)
    page.model.play("right")
    assert len(pane.plot.chances.tiles) == 3, "once the tables are there nothing is waited for"


@pytest.mark.parametrize(
    ("board", "words"),
    [
        ("2 4 / 4 2", "No move is left."),
        ("8 . / . 8", UNREACHABLE),
        ("2 . . . . / . . . . . / . . . . . / . . . . . / . . . . 2", "No chances are told on 5×5"),
    ],
)
def test_where_nothing_can_be_said_it_says_why(
    page: Twenty48Page, pane: ChancesPane, board: str, words: str, qtbot: QtBot
) -> None:
    put(page, board)
    qtbot.waitUntil(lambda: pane.plot.nothing.startswith(words), timeout=PATIENCE_MS)
    window = page.window()
    assert isinstance(window, Window) and not page.plots.chances.busy


def test_the_choice_of_plots_stays_within_the_panel(page: Twenty48Page, pane: ChancesPane) -> None:
    which = page.plots.which
    assert pane.isVisible() and which.geometry().right() < page.plots.width()
