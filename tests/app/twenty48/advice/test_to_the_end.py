"""The rest of a game at once: by a job, or in large steps at the fastest speed."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.base.session.session import MoveRun
from app.twenty48.advice.assistant import AT_A_TIME, best_moves
from app.twenty48.games.players import player_of
from app.twenty48.page import Twenty48Page
from core.base.control import Control
from core.twenty48.adviser.review import by_odds
from core.twenty48.board import Board
from core.twenty48.outcomes.odds import OddsTable
from core.twenty48.puzzle import PUZZLE
from core.twenty48.results import PlayerKind

RECTANGLE = "target 64 generator 3\n2 4 .\n. 2 ."


def put(page: Twenty48Page, text: str) -> Board:
    board: Board = PUZZLE.parse(text)
    page.model.shape = board.shape
    page.model.game.begin(board, seed=7)
    return board


def moves_of(board: Board) -> list[str]:
    """Return the best moves from a board on, each looked up in the odds."""
    odds = OddsTable(board.shape, board.target, board.four).solve()
    assert odds is not None
    moves = []
    while not board.won and not board.over:
        values = odds.values(board.cells)
        assert values is not None
        best = max((d for d in range(4) if values[d] is not None), key=lambda d: (values[d] or 0.0, -d))
        moves.append(("left", "right", "up", "down")[best])
        board = PUZZLE.apply(board, moves[-1])[0]
    return moves


@pytest.fixture
def rectangle(page: Twenty48Page, qtbot: QtBot) -> Twenty48Page:
    """Provide a game on 2x3 with the exact odds loaded."""
    put(page, RECTANGLE)
    page.model.assistant.values_shown = True
    qtbot.waitUntil(lambda: page.model.assistant.advice is not None)
    return page


def test_values_of_a_rectangle_are_exact(rectangle: Twenty48Page) -> None:
    odds = OddsTable(rectangle.model.shape, 6).solve()
    advice = rectangle.model.assistant.advice
    assert odds is not None and advice is not None and advice.exact
    assert advice == by_odds(odds.values(rectangle.model.board.cells))


def test_the_game_is_at_its_end_at_once(rectangle: Twenty48Page, qtbot: QtBot) -> None:
    """Finishing a game plays the same moves as single steps, in one run, as the program's moves."""
    game, runs = rectangle.model.game, list[MoveRun]()
    expected = moves_of(game.state)
    game.moved.connect(runs.append)
    rectangle.commands["2048.finish"].trigger()
    qtbot.waitUntil(lambda: game.position > 0)
    assert list(game.played_moves) == expected and len(runs) == 1
    assert game.state.won or game.state.over
    assert player_of(game) is PlayerKind.PROGRAM
    assert not rectangle.model.assistant.finishing and rectangle.model.board == game.state


def test_a_job_that_is_cancelled_changes_nothing(rectangle: Twenty48Page, qtbot: QtBot) -> None:
    model = rectangle.model
    before = model.game.state
    model.assistant.finish()
    job = model.assistant._finisher.job
    assert job is not None and model.assistant.finishing
    assert not rectangle.commands["2048.finish"].isEnabled()
    job.cancel()
    qtbot.waitUntil(lambda: not model.assistant.finishing)
    assert model.game.state == before and rectangle.commands["2048.finish"].isEnabled()


def test_a_game_that_goes_on_meanwhile_is_left_alone(rectangle: Twenty48Page, qtbot: QtBot) -> None:
    model = rectangle.model
    model.assistant.finish()
    model.play(PUZZLE.moves(model.game.state)[0])
    assert not model.assistant.finishing
    qtbot.wait(50)
    assert model.game.position == 1


def test_the_fastest_speed_plays_many_moves_in_one_go(rectangle: Twenty48Page, qtbot: QtBot) -> None:
    """The fastest speed plays the moves of a slower one, many per repaint."""
    game, runs = rectangle.model.game, list[MoveRun]()
    expected = moves_of(game.state)
    game.moved.connect(runs.append)
    rectangle.model.assistant.speed = "100"
    rectangle.model.assistant.toggle_autoplay()
    qtbot.waitUntil(lambda: not rectangle.model.assistant.autoplaying)
    assert list(game.played_moves) == expected
    assert [len(run.steps) for run in runs[:-1]] == [AT_A_TIME["100"]] * (len(runs) - 1)
    assert player_of(game) is PlayerKind.PROGRAM


def test_best_moves_stop_when_asked_to() -> None:
    board = PUZZLE.parse(RECTANGLE)
    odds = OddsTable(board.shape, board.target).solve()
    assert odds is not None
    control = Control()
    assert best_moves(board, lambda one: by_odds(odds.values(one.cells)), 5, control) == moves_of(board)[:5]
    assert control.done == 5
    control.cancel()
    assert best_moves(board, lambda one: by_odds(odds.values(one.cells)), None, control) == []
    assert best_moves(board, lambda _: None) == []
