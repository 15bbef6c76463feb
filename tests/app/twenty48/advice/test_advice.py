"""Advice on the page: values around the board, hint, play by the best move, and how well one played."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.services.settings import Settings
from app.twenty48.advice import move_values, words
from app.twenty48.page import Twenty48Page
from app.twenty48.preferences import FourPreferences
from core.twenty48.adviser.review import Advice
from core.twenty48.board import Board
from core.twenty48.odds import Table
from core.twenty48.puzzle import MOVES, PUZZLE
from tests.app.twenty48.conftest import Open

PATIENCE_MS = 30_000
SMALL = "target 16 generator 3\n4 2\n2 ."


def put(page: Twenty48Page, text: str) -> Board:
    board = PUZZLE.parse(text)
    page.choose_size(board.size)
    page.game.begin(board, seed=7)
    return board


def press(page: Twenty48Page, key: str) -> None:
    QTest.keySequence(page.view, key)


def known(page: Twenty48Page, qtbot: QtBot) -> Advice:
    qtbot.waitUntil(lambda: page.advising.oracle.advice(page.game.state) is not None, timeout=PATIENCE_MS)
    advice = page.advising.oracle.advice(page.game.state)
    assert advice is not None
    return advice


@pytest.fixture
def small(page: Twenty48Page, qtbot: QtBot) -> Twenty48Page:
    """A 2x2 game with its values on the screen."""
    put(page, SMALL)
    press(page, "V")
    known(page, qtbot)
    return page


def test_values_are_the_exact_odds(small: Twenty48Page) -> None:
    odds = Table(2, 4).solve()
    assert odds is not None
    values = odds.values(small.game.state.cells)
    assert values is not None
    best = max(range(4), key=lambda d: -1.0 if values[d] is None else values[d])  # type: ignore[return-value, arg-type]
    for direction, pill in enumerate(small.advising.pills.pills.values()):
        value = values[direction]
        assert pill.isVisible() and pill.isEnabled() == (value is not None)
        assert pill.text() == ("" if value is None else f"{100 * value:.1f} %")
        assert pill.best == (direction == best)
    assert small.advising.section.title.text() == "Chance to reach 16"
    assert not small.view.grid.rect.intersects(small.advising.pills.pills["up"].geometry().toRectF())


def test_values_follow_the_moves_and_go_away(small: Twenty48Page) -> None:
    before = [pill.text() for pill in small.advising.pills.pills.values()]
    press(small, "Left" if "left" in PUZZLE.moves(small.game.state) else "Right")
    assert [pill.text() for pill in small.advising.pills.pills.values()] != before
    press(small, "V")
    assert not any(pill.isVisible() for pill in small.advising.pills.pills.values())
    assert small.advising.section.bars.isHidden() and small.advising.section.show_button.isVisible()


def test_values_are_shown_again_in_the_next_run(open_page: Open, qtbot: QtBot) -> None:
    page = open_page()
    put(page, SMALL)
    press(page, "V")
    known(page, qtbot)
    page = open_page()
    known(page, qtbot)
    assert page.advising.section.bars.isVisible()


def test_a_pill_plays_its_move(small: Twenty48Page) -> None:
    board, move = small.game.state, PUZZLE.moves(small.game.state)[0]
    QTest.mouseClick(small.advising.pills.pills[move], Qt.MouseButton.LeftButton)
    assert small.game.state == PUZZLE.apply(board, move)[0]


def test_a_hint_points_to_the_best_move_only(page: Twenty48Page, qtbot: QtBot) -> None:
    put(page, SMALL)
    press(page, "T")
    best = MOVES[known(page, qtbot).best]
    qtbot.waitUntil(page.advising.pills.pills[best].isVisible, timeout=PATIENCE_MS)
    assert [move for move, pill in page.advising.pills.pills.items() if pill.isVisible()] == [best]
    assert not page.game.played
    page.play_move(best)
    assert not any(pill.isVisible() for pill in page.advising.pills.pills.values())


def test_the_best_move_is_played(small: Twenty48Page) -> None:
    advice = small.advising.oracle.advice(small.game.state)
    assert advice is not None
    QTest.mouseClick(small.advising.section.best, Qt.MouseButton.LeftButton)
    assert small.game.played == [MOVES[advice.best]]


def test_play_to_the_end_stops_at_the_end(small: Twenty48Page, qtbot: QtBot) -> None:
    small.advising.auto.set_speed("100")
    press(small, "P")
    assert small.advising.section.end.text() == "Pause"
    qtbot.waitUntil(lambda: not small.advising.auto.playing, timeout=PATIENCE_MS)
    assert small.game.state.over or small.game.state.won
    assert small.advising.section.end.text() == "Play to the end"


@pytest.mark.parametrize("key", ["Left", "P", "X", "Esc"])
def test_any_key_stops_play_and_does_nothing_else(small: Twenty48Page, key: str) -> None:
    small.advising.auto.set_speed("1")
    press(small, "P")
    assert small.advising.auto.playing
    before = small.game.state
    press(small, key)
    assert not small.advising.auto.playing and small.game.state == before


def test_undo_stops_play(small: Twenty48Page, qtbot: QtBot) -> None:
    small.advising.auto.set_speed("100")
    press(small, "P")
    qtbot.waitUntil(lambda: small.game.position > 0, timeout=PATIENCE_MS)
    small.commands["2048.undo"].trigger()
    assert not small.advising.auto.playing


def test_the_player_is_told_what_mistakes_cost(small: Twenty48Page, qtbot: QtBot) -> None:
    odds = Table(2, 4).solve()
    assert odds is not None
    worst: list[float] = []
    while PUZZLE.moves(small.game.state) and not small.game.state.won:
        values = odds.values(small.game.state.cells)
        assert values is not None
        move = min(PUZZLE.moves(small.game.state), key=lambda m: values[MOVES.index(m)] or 0.0)
        best = max(value for value in values if value is not None)
        worst.append(best - (values[MOVES.index(move)] or 0.0))
        small.play_move(move)
    reviewer = small.advising.reviewer
    qtbot.waitUntil(lambda: reviewer.review.moves == len(worst), timeout=PATIENCE_MS)
    assert reviewer.review.cost == pytest.approx(sum(worst))
    assert reviewer.review.best == sum(cost < 1e-12 for cost in worst)
    assert f"{len(worst)} moves" in small.advising.section.judgement.text() or len(worst) == 1


def test_moves_played_for_the_player_do_not_count(small: Twenty48Page, qtbot: QtBot) -> None:
    press(small, "B")
    small.play_move(PUZZLE.moves(small.game.state)[0])
    press(small, "B")
    qtbot.waitUntil(lambda: small.advising.reviewer.review.moves == 1, timeout=PATIENCE_MS)
    assert small.game.info["helped"] == [0, 2]
    press(small, "Ctrl+Z")
    small.play_move(PUZZLE.moves(small.game.state)[0])
    assert small.game.info["helped"] == [0]


def test_the_table_is_made_once(open_page: Open, qtbot: QtBot, home: Path) -> None:
    page = open_page()
    put(page, SMALL)
    press(page, "V")
    known(page, qtbot)
    tables = list((home / "tables").iterdir())
    assert len(tables) == 1
    made = tables[0].stat().st_mtime_ns
    page = open_page()
    known(page, qtbot)
    assert tables[0].stat().st_mtime_ns == made


def test_work_on_a_table_can_be_cancelled(page: Twenty48Page, qtbot: QtBot, home: Path) -> None:
    put(page, "target 512\n2 . .\n. . .\n. . 2")
    press(page, "V")
    job = page.advising.oracle.job
    assert job is not None and page.services.jobs.current is job
    assert page.advising.section.cancel_button.isVisible()
    job.cancel()
    assert not page.advising.values_shown and page.advising.oracle.job is None
    qtbot.wait(300)
    assert not (home / "tables").exists() or not list((home / "tables").iterdir())


def test_the_adviser_speaks_on_4x4(page: Twenty48Page, qtbot: QtBot) -> None:
    put(page, "2 4 8 16\n. . . 2\n. . . .\n. . . 2")
    press(page, "V")
    advice = known(page, qtbot)
    assert not advice.exact and not advice.chance
    assert page.advising.pills.pills["left"].text().startswith("≈ ")
    assert page.advising.section.title.text() == "Score still to be expected"


def test_without_weights_it_says_so(page: Twenty48Page, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(move_values, "WEIGHTS", Path("nowhere") / "2048.network")
    put(page, "2 4 8 16\n. . . 2\n. . . .\n. . . 2")
    press(page, "V")
    section = page.advising.section
    qtbot.waitUntil(lambda: "no weights" in section.offer.text(), timeout=PATIENCE_MS)
    assert section.bars.isHidden()


def test_sizes_without_values_say_so(page: Twenty48Page) -> None:
    page.choose_size(5)
    press(page, "V")
    assert "Nothing is known for 5×5" in page.advising.section.offer.text()
    assert not page.commands["2048.best"].isEnabled()


def test_a_board_that_play_cannot_show(page: Twenty48Page, qtbot: QtBot) -> None:
    put(page, "target 32\n. 8\n. 8")
    press(page, "V")
    qtbot.waitUntil(lambda: page.advising.section.offer.text() == move_values.UNREACHABLE, timeout=PATIENCE_MS)


def test_the_share_of_fours_is_a_setting(open_page: Open, qtbot: QtBot) -> None:
    page = open_page()
    settings = page.services.settings
    assert isinstance(settings, Settings)
    box = FourPreferences(settings)
    qtbot.addWidget(box)
    box.four.edit.selectAll()
    QTest.keyClicks(box.four.edit, "7")
    assert "not a probability" in box.four.error
    box.four.edit.selectAll()
    QTest.keyClicks(box.four.edit, "1/1")
    assert not box.four.error
    page.choose_size(2)
    press(page, "R")
    assert page.game.state.four == 1.0 and page.game.state.tile_sum == 8
    press(page, "V")
    assert known(page, qtbot).values == Table(2, 4, 1.0).solve().values(page.game.state.cells)  # type: ignore[union-attr]
    page = open_page()
    assert page.game.state.four == 1.0


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ((0.6659, 0.7400, 0.5734, 0.4935), "Right is best by 7.41 points. Down costs 24.65."),
        ((None, 0.5, None, None), "Only Right is possible."),
        ((0.5, 0.5, None, None), "All moves are equally good."),
        ((0.5, 0.5, 0.25, None), "Left and Right are equally good. Up costs 25.00."),
        ((0.0, 0.0, None, 0.0), "The target is out of reach."),
        ((0.5, 0.500001, None, None), "Right is best by less than 0.01 points."),
    ],
)
def test_the_verdict(values: tuple[float | None, ...], sentence: str) -> None:
    assert words.verdict(Advice(values, chance=True, exact=True)) == sentence


@pytest.mark.parametrize(
    ("share", "text"), [(0.0, "0.0"), (1.0, "100.0"), (1e-9, "< 0.1"), (1 - 1e-9, "> 99.9"), (0.7399, "74.0")]
)
def test_what_is_not_certain_never_reads_as_certain(share: float, text: str) -> None:
    assert words.percent(share, 1) == text
