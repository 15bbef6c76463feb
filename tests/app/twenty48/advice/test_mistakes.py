"""The costliest moves of a replayed game, in order, and playing on from one of its boards."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.base.session.session import Session
from app.shell.window import Window
from app.twenty48.advice.mistakes import MOST
from app.twenty48.page import Twenty48Page
from core.twenty48.outcomes.odds import Odds, OddsTable
from core.twenty48.puzzle import MOVES, PUZZLE
from core.twenty48.results import GameResult
from core.twenty48.shape import BoardShape, shape_of


def finish_a_game(page: Twenty48Page, variant: str, seed: int) -> None:
    """Play a random game to its end, also beyond its target, so that it is among the finished ones."""
    choose, board = random.Random(seed), PUZZLE.new(variant, seed)
    page.model.shape = board.shape
    page.model.game.begin(board, seed=seed)
    while not page.model.game.state.over:
        page.model.game.play(choose.choice(PUZZLE.moves(page.model.game.state)))


def replayed(page: Twenty48Page, *, size: BoardShape | int) -> Session:
    page.model.show_replay(page.model.recorder.games.list_games(shape_of(size))[0])
    replay = page.model.replay
    assert replay is not None
    return replay


def exact_costs(replay: Session) -> list[float]:
    """Return the cost of each move, from the odds themselves."""
    board = replay.start
    odds = OddsTable(board.shape.side, board.target, board.four).solve()
    assert isinstance(odds, Odds)
    costs = []
    for state, move in zip(replay.states, replay.moves, strict=False):
        values = None if state.won else odds.values(state.cells)
        legal_values = [value for value in values or () if value is not None]
        costs.append(max(legal_values) - (values[MOVES.index(move)] or 0.0) if values and legal_values else 0.0)
    return costs


def sentence(page: Twenty48Page) -> str:
    window = page.window()
    assert isinstance(window, Window)
    return window.sentence


@pytest.fixture
def replay(page: Twenty48Page) -> Session:
    finish_a_game(page, "3x3:64", 5)
    return replayed(page, size=3)


def test_a_key_goes_to_the_costliest_moves_in_turn(page: Twenty48Page, replay: Session, qtbot: QtBot) -> None:
    QTest.keyClick(page.view, Qt.Key.Key_N)
    qtbot.waitUntil(lambda: page.model.mistakes.is_known)
    costs = exact_costs(replay)
    numbers = page.model.mistakes.numbers
    assert 1 < len(numbers) <= MOST and numbers == sorted(numbers)
    left = [cost for number, cost in enumerate(costs) if number not in numbers]
    assert min(costs[number] for number in numbers) >= max(left) - 1e-9
    assert replay.position == numbers[0] and not replay.player.playing
    for place, number in enumerate(numbers[1:], 2):
        QTest.keyClick(page.view, Qt.Key.Key_N)
        assert replay.position == number
        words = f"Mistake {place} of {len(numbers)}"
        qtbot.waitUntil(lambda words=words: sentence(page).startswith(words))  # type: ignore[misc]
        assert f"Move {number + 1}: {replay.moves[number].capitalize()} cost" in sentence(page)
    QTest.mouseClick(page.replay_bar.mistake, Qt.MouseButton.LeftButton)
    assert replay.position == numbers[0], "after the last one comes the first"
    page.plots.choose("path")
    qtbot.waitUntil(lambda: page.plots.path.pane is not None and page.plots.path.pane.path is not None)  # fmt: skip
    assert page.plots.path.pane is not None
    chart = page.plots.path.pane.chart
    marked = {number: weight for number, weight, _ in chart.mistakes}
    assert list(marked) == numbers and max(marked, key=marked.__getitem__) == max(numbers, key=costs.__getitem__)
    reading = {name: figure for _, name, figure in chart.read(numbers[0]).rows}
    assert reading["a mistake"] == replay.moves[numbers[0]].capitalize()
    page.model.leave_replay()
    assert not chart.mistakes


def test_playing_on_is_a_copy(page: Twenty48Page, replay: Session) -> None:
    def finished() -> list[tuple[str, GameResult]]:
        return [(one.key, one.result) for one in page.model.recorder.games.list_games(shape_of(3))]

    running, before = page.model.game.state, finished()
    replay.player.stop()
    replay.jump(8)
    board, moves = replay.state, list(replay.moves[:8])
    QTest.keyClick(page.view, Qt.Key.Key_C)
    assert not page.model.replaying and page.model.game.state == board
    assert list(page.model.game.moves) == moves and not page.model.game.can_redo
    assert page.board_section.pairs.value("Begun with") == "a custom board"
    page.model.play(PUZZLE.moves(board)[0])
    assert finished() == before, "the finished game stays as it was"
    for _ in range(10):
        QTest.keyClick(page.view, Qt.Key.Key_Backspace)
    assert page.model.game.state == running, "the game that was left comes back"


def test_there_is_nothing_to_play_on_from_at_the_end(page: Twenty48Page, replay: Session) -> None:
    replay.player.stop()
    replay.jump(len(replay.moves))
    assert not page.commands["2048.on"].isEnabled() and not page.replay_bar.play_on.isEnabled()
    replay.jump(len(replay.moves) - 1)
    assert page.commands["2048.on"].isEnabled()


def test_a_board_without_values_says_why(page: Twenty48Page) -> None:
    finish_a_game(page, "3x6:8", 1)
    replayed(page, size=BoardShape(3, 6))
    QTest.keyClick(page.view, Qt.Key.Key_N)
    assert sentence(page).startswith("Mistakes cannot be found. There are no values for 3×6")


def test_leaving_the_replay_ends_the_search(page: Twenty48Page, replay: Session) -> None:
    QTest.keyClick(page.view, Qt.Key.Key_N)
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert not page.model.replaying and not page.model.mistakes.is_known
    assert replay is not page.model.shown_session and not page.commands["2048.mistake"].isEnabled()
