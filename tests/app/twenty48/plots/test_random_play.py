"""Random play beside the board, and in the Lab."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.lab.page import LabPage
from app.shell.window import Window
from app.twenty48.page import Twenty48Page
from app.twenty48.plots.random_play import IDLE_MS, PLAYING, RandomPlayResult
from core.base.trials import mean
from core.twenty48.play import play_random
from core.twenty48.puzzle import PUZZLE
from core.twenty48.shape import shape_of
from tests.app.lab.panels import tables
from tests.app.working import job_called


def played(page: Twenty48Page, qtbot: QtBot) -> RandomPlayResult:
    page.plots.choose("random")
    qtbot.waitUntil(lambda: page.plots.random.result is not None)
    assert page.plots.random.result is not None
    return page.plots.random.result


def test_the_games_go_on_from_the_board_on_the_screen(page: Twenty48Page, qtbot: QtBot) -> None:
    first = played(page, qtbot)
    assert first.moves.trials == 10_000
    page.model.game.begin(PUZZLE.parse("2 4 2 4\n4 2 4 2\n2 4 2 4\n. 4 4 2"))
    assert page.plots.random.result is None
    assert played(page, qtbot).moves.mean < first.moves.mean - 10
    assert page.plots.random.pane is not None and page.plots.random.pane.summary is not None


def test_while_other_games_are_played_the_old_ones_are_not_shown(page: Twenty48Page, qtbot: QtBot) -> None:
    played(page, qtbot)
    pane = page.plots.random.pane
    assert pane is not None and pane.summary is not None
    page.model.play(PUZZLE.moves(page.model.game.state)[0])
    assert pane.summary is None and pane.plot.nothing == PLAYING
    played(page, qtbot)
    page.plots.random.games.chosen.emit("1000")
    assert pane.summary is None and pane.plot.nothing == PLAYING


def test_the_figures_are_the_engines(page: Twenty48Page, qtbot: QtBot) -> None:
    board = PUZZLE.parse("generator 77\n2 4 2 4\n4 2 4 2\n2 4 2 4\n. 4 4 2")
    page.model.game.begin(board)
    games = played(page, qtbot)
    sample = play_random(board, games=10_000, seed=board.word)
    assert games.moves.mean == mean(sample.moves) and games.points.mean == mean(sample.scores)


def test_moves_or_points(page: Twenty48Page, qtbot: QtBot) -> None:
    games = played(page, qtbot)
    pane = page.plots.random.pane
    assert pane is not None and pane.summary is games.moves
    page.plots.random.figure.setFocus()
    QTest.keyClick(page.plots.random.figure.option("moves"), Qt.Key.Key_Right)
    assert pane.summary is games.points
    assert page.services.settings.get("2048/walk", "") == "points"


def test_the_number_of_games_is_a_choice(page: Twenty48Page, qtbot: QtBot) -> None:
    played(page, qtbot)
    page.plots.random.games.chosen.emit("1000")
    page.plots.random.games.set_current("1000")
    page.plots.random.play()
    assert played(page, qtbot).points.trials == 1000


def test_a_finished_game_has_nothing_to_play_out(page: Twenty48Page, qtbot: QtBot) -> None:
    played(page, qtbot)
    page.model.shape = shape_of(2)
    page.model.game.begin(PUZZLE.parse("2 4\n8 2"))
    pane = page.plots.random.pane
    assert pane is not None
    assert pane.summary is None and "No move is left" in pane.plot.nothing


def test_cancelling_says_what_to_do(page: Twenty48Page, qtbot: QtBot) -> None:
    played(page, qtbot)
    page.plots.random.games.set_current("1000000")
    page.model.shape = shape_of(6)
    qtbot.waitUntil(lambda: job_called(page.services.jobs, "Playing at random") is not None)
    job = job_called(page.services.jobs, "Playing at random")
    assert job is not None
    qtbot.waitUntil(lambda: (job.fraction or 0) > 0)
    job.cancel()
    assert page.plots.random.pane is not None and "Cancelled" in page.plots.random.pane.plot.nothing
    page.model.changed.emit()
    page.model.mistakes.changed.emit()
    QTest.qWait(2 * IDLE_MS)
    assert "Cancelled" in page.plots.random.pane.plot.nothing
    assert job_called(page.services.jobs, "Playing at random") is None, "the same board does not resume it"
    page.plots.choose("layers")
    page.plots.choose("random")
    qtbot.waitUntil(lambda: job_called(page.services.jobs, "Playing at random") is not None)
    page.model.play(PUZZLE.moves(page.model.game.state)[0])


def test_games_of_the_same_board_are_played_on_whatever_else_changes(page: Twenty48Page, qtbot: QtBot) -> None:
    played(page, qtbot)
    page.plots.random.games.set_current("1000000")
    page.model.shape = shape_of(6)
    qtbot.waitUntil(lambda: job_called(page.services.jobs, "Playing at random") is not None)
    job = job_called(page.services.jobs, "Playing at random")
    page.model.changed.emit()
    page.model.mistakes.changed.emit()
    assert job is not None and job.running and job_called(page.services.jobs, "Playing at random") is job
    job.cancel()


def test_a_move_lets_go_of_the_games_before_it(page: Twenty48Page, qtbot: QtBot) -> None:
    played(page, qtbot)
    page.plots.random.games.set_current("1000000")
    page.model.shape = shape_of(6)
    qtbot.waitUntil(lambda: job_called(page.services.jobs, "Playing at random") is not None)
    job = job_called(page.services.jobs, "Playing at random")
    page.model.play(PUZZLE.moves(page.model.game.state)[0])
    assert job is not None and not job.running
    page.plots.random.games.set_current("1000")


def test_expanding_opens_the_lab(page: Twenty48Page, qtbot: QtBot) -> None:
    played(page, qtbot)
    page.model.shape = shape_of(3)
    assert page.plots.random.pane is not None
    page.plots.random.pane.expanded.emit()
    window = page.window()
    assert isinstance(window, Window) and isinstance(window.page, LabPage)
    lab = window.page
    qtbot.waitUntil(lambda: lab.plotted_subject == "2048-3x3")
    view = lab.view
    (table,) = tables(view)
    assert abs(sum(float(share[2:-2]) for _, share in table.rows) - 100) < 0.05
    QTest.keyClick(lab.choice.part("Board").segment, Qt.Key.Key_Left)
    pane = view.pane
    assert pane is not None and pane.summary is None and pane.plot.nothing == PLAYING and not table.rows
    qtbot.waitUntil(lambda: lab.plotted_subject == "2048-2x2")
    assert view.key_figures.values[0] == "10\u2009000"


def test_a_target_that_the_lab_has_not_is_said_so(page: Twenty48Page) -> None:
    window = page.window()
    assert isinstance(window, Window)
    page.model.target = 131072
    page.plots.bag.expanded.emit()
    assert window.page is page and window.sentence.startswith("The Lab has targets up to 65536. Choose")


def test_while_games_are_played_there_are_no_numbers_of_others(page: Twenty48Page, qtbot: QtBot) -> None:
    played(page, qtbot)
    pane = page.plots.random.pane
    assert pane is not None and pane.summary is not None
    page.model.game.begin(PUZZLE.parse("2 4 2 4\n4 2 4 2\n2 4 2 4\n. 4 4 2"))
    assert pane.summary is None and pane.plot.nothing == "The games are being played"
    QGuiApplication.clipboard().setText("mine")
    pane.copy_numbers()
    assert QGuiApplication.clipboard().text() == "mine"
    played(page, qtbot)
    pane.copy_numbers()
    assert QGuiApplication.clipboard().text().startswith("from,to,trials,share")
