"""Advice on the page: values around the board, hint, play by the best move, and review of play."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.base.language.wording import fixed_percent
from app.base.storage.settings import Settings
from app.shell.window import Window
from app.twenty48.advice import move_values, wording
from app.twenty48.page import Twenty48Page
from app.twenty48.preferences import FourPreferences
from app.widgets.explained_figures import figures_in
from core.twenty48.adviser.review import Advice, Review, by_odds
from core.twenty48.board import Board
from core.twenty48.outcomes.odds import OddsTable
from core.twenty48.puzzle import MOVES, PUZZLE
from core.twenty48.shape import shape_of
from tests.app.sheets import holds
from tests.app.twenty48.conftest import Open
from tests.app.working import wait_for_workers

SMALL = "target 16 generator 3\n4 2\n2 ."


def put(page: Twenty48Page, text: str) -> Board:
    board = PUZZLE.parse(text)
    page.model.shape = board.shape
    page.model.game.begin(board, seed=7)
    return board


def press(page: Twenty48Page, key: str) -> None:
    QTest.keySequence(page.view, key)


def known(page: Twenty48Page, qtbot: QtBot) -> Advice:
    qtbot.waitUntil(lambda: page.model.assistant.advice is not None)
    advice = page.model.assistant.advice
    assert advice is not None
    return advice


@pytest.fixture
def small(page: Twenty48Page, qtbot: QtBot) -> Twenty48Page:
    """Provide a 2x2 game with its values shown."""
    put(page, SMALL)
    press(page, "V")
    known(page, qtbot)
    return page


def test_values_are_the_exact_odds(small: Twenty48Page) -> None:
    odds = OddsTable(2, 4).solve()
    assert odds is not None
    values = odds.values(small.model.game.state.cells)
    assert values is not None
    best = max(range(4), key=lambda d: -1.0 if values[d] is None else values[d])  # type: ignore[return-value, arg-type]
    bars = small.values.bars
    assert bars.isVisible() and bars.order[0] == best and bars.losses[best] == 0
    for direction, (value, text, loss) in enumerate(zip(values, bars.texts, bars.losses, strict=True)):
        assert text == ("–" if value is None else fixed_percent(value, 2))
        assert (loss is None) == (value is None), direction
    legal = [value for value in values if value is not None]
    if max(legal) > min(legal):
        worst = values.index(min(legal))
        assert bars.losses[worst] == 1, "the bar of the worst move spans the chart"
    assert small.values.title.text() == "Chance to reach 16"


def test_values_follow_the_moves_and_go_away(small: Twenty48Page) -> None:
    before, board = small.values.bars.texts, small.view.grid.rect
    press(small, "Left" if "left" in PUZZLE.moves(small.model.game.state) else "Right")
    assert small.values.bars.texts != before
    press(small, "V")
    assert not small.values.bars.isVisible() and small.values.show_button.isVisible()
    assert small.view.grid.rect == board, "the board keeps its size"


def test_a_row_plays_its_move(small: Twenty48Page) -> None:
    board, move = small.model.game.state, PUZZLE.moves(small.model.game.state)[0]
    bars = small.values.bars
    line = bars.order.index(MOVES.index(move))
    QTest.mouseClick(bars, Qt.MouseButton.LeftButton, pos=bars._box(line).center().toPoint())
    assert small.model.game.state == PUZZLE.apply(board, move)[0]


def test_values_are_shown_again_in_the_next_run(open_page: Open, qtbot: QtBot) -> None:
    page = open_page()
    put(page, SMALL)
    press(page, "V")
    known(page, qtbot)
    page = open_page()
    known(page, qtbot)
    assert page.values.bars.isVisible()


def test_a_hint_points_to_the_best_move_only(page: Twenty48Page, qtbot: QtBot) -> None:
    put(page, SMALL)
    press(page, "T")
    best = MOVES[known(page, qtbot).best_direction]
    button, board = page.hint.button, page.view.grid.rect
    qtbot.waitUntil(button.isVisible)
    assert button.move_name == best and page.view.rect().contains(button.geometry())
    assert not page.model.game.played_moves
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert list(page.model.game.played_moves) == [best] and not button.isVisible()
    assert page.view.grid.rect == board


def test_the_best_move_is_played(small: Twenty48Page) -> None:
    advice = small.model.assistant.advice
    assert advice is not None
    QTest.mouseClick(small.values.best, Qt.MouseButton.LeftButton)
    assert small.model.game.played_moves == [MOVES[advice.best_direction]]


def test_play_to_the_end_stops_at_the_end(small: Twenty48Page, qtbot: QtBot) -> None:
    small.model.assistant.speed = "100"
    press(small, "P")
    assert small.values.end.text() == "Pause"
    qtbot.waitUntil(lambda: not small.model.assistant.autoplaying)
    assert small.model.game.state.over or small.model.game.state.won
    assert small.values.end.text() == "Play to the end"


@pytest.mark.parametrize("key", ["Left", "P", "X", "Esc"])
def test_any_key_stops_play_and_does_nothing_else(small: Twenty48Page, key: str) -> None:
    small.model.assistant.speed = "1"
    press(small, "P")
    assert small.model.assistant.autoplaying
    before = small.model.game.state
    press(small, key)
    assert not small.model.assistant.autoplaying and small.model.game.state == before


def test_undo_stops_play(small: Twenty48Page, qtbot: QtBot) -> None:
    small.model.assistant.speed = "100"
    press(small, "P")
    qtbot.waitUntil(lambda: small.model.game.position > 0)
    small.commands["2048.undo"].trigger()
    assert not small.model.assistant.autoplaying


def test_another_game_stops_play(small: Twenty48Page) -> None:
    small.model.assistant.speed = "1"
    press(small, "P")
    assert small.model.assistant.autoplaying
    small.model.shape = shape_of(3)
    assert not small.model.assistant.autoplaying
    assert small.commands["2048.auto"].text() == "Play to the end"


def test_looking_at_the_moves_is_a_job_of_the_window(small: Twenty48Page, qtbot: QtBot) -> None:
    titles: list[str] = []
    jobs = small.services.jobs
    jobs.changed.connect(lambda: titles.append(jobs.current.title if jobs.current is not None else ""))
    small.model.play(PUZZLE.moves(small.model.game.state)[0])
    qtbot.waitUntil(lambda: small.model.assistant.reviewer.review.moves == 1)
    assert "Looking at your moves" in titles


def test_the_player_is_told_what_mistakes_cost(small: Twenty48Page, qtbot: QtBot) -> None:
    odds = OddsTable(2, 4).solve()
    assert odds is not None
    worst: list[float] = []
    while PUZZLE.moves(small.model.game.state) and not small.model.game.state.won:
        values = odds.values(small.model.game.state.cells)
        assert values is not None
        move = min(PUZZLE.moves(small.model.game.state), key=lambda m: values[MOVES.index(m)] or 0.0)
        best = max(value for value in values if value is not None)
        worst.append(best - (values[MOVES.index(move)] or 0.0))
        small.model.play(move)
    reviewer = small.model.assistant.reviewer
    qtbot.waitUntil(lambda: reviewer.review.moves == len(worst))
    assert reviewer.review.cost == pytest.approx(sum(worst))
    assert reviewer.review.best_moves == sum(cost < 1e-12 for cost in worst)
    assert f"{len(worst)} moves" in small.values.judgement.text() or len(worst) == 1
    for one in figures_in(wording.judgement(reviewer.review, chance=True)):
        holds(one.name, one.text, one.worked)


def test_moves_played_for_the_player_do_not_count(small: Twenty48Page, qtbot: QtBot) -> None:
    press(small, "B")
    small.model.play(PUZZLE.moves(small.model.game.state)[0])
    press(small, "B")
    qtbot.waitUntil(lambda: small.model.assistant.reviewer.review.moves == 1)
    assert small.model.game.info["helped"] == [0, 2]
    press(small, "Ctrl+Z")
    small.model.play(PUZZLE.moves(small.model.game.state)[0])
    assert small.model.game.info["helped"] == [0]


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
    job = page.model.assistant.values.job
    assert job is not None and page.services.jobs.current is job
    assert page.values.cancel_button.isVisible()
    job.cancel()
    assert not page.model.assistant.values_shown and page.model.assistant.values.job is None
    wait_for_workers(qtbot)
    assert not (home / "tables").exists() or not list((home / "tables").iterdir())


def test_while_other_odds_are_worked_out_the_heading_of_the_last_ones_is_gone(small: Twenty48Page) -> None:
    assert small.values.title.text() == "Chance to reach 16"
    put(small, "target 512\n2 . .\n. . .\n. . 2")
    job = small.model.assistant.values.job
    assert job is not None and "512" in small.values.offer.text()
    assert small.values.title.text() == "The four moves"
    job.cancel()


def test_the_adviser_speaks_on_4x4(page: Twenty48Page, qtbot: QtBot) -> None:
    put(page, "2 4 8 16\n. . . 2\n. . . .\n. . . 2")
    press(page, "V")
    advice = known(page, qtbot)
    assert not advice.exact and not advice.chance
    assert page.values.bars.texts[MOVES.index("left")].startswith("≈ ")
    assert page.values.title.text() == "Expected further score"
    assert "Expected if the network that comes with the program plays on after each move" in page.values.basis.text()
    assert "of its games" in page.values.basis.text() and page.values.basis.isVisible()


def test_where_new_tiles_are_other_than_it_learnt_the_adviser_says_so(page: Twenty48Page, qtbot: QtBot) -> None:
    rows = "2 4 8 16\n. . . 2\n. . . .\n. . . 2"
    found = []
    for heading in ("", "four 0.5\n", "four 0.9\n"):
        put(page, heading + rows)
        page.model.assistant.values_shown = True
        found.append(known(page, qtbot).values)
    assert len(set(found)) == 3
    assert page.values.title.text() == "Rating by the network"
    assert "It learnt with 10 % fours, this game has 90 %." in page.values.basis.text()
    assert "do not predict the score" in page.values.basis.text()


def test_a_move_that_is_the_image_of_the_best_one_is_no_mistake(page: Twenty48Page, qtbot: QtBot) -> None:
    put(page, "2 . . 2\n4 . . 4\n8 . . 8\n64 32 32 64")
    press(page, "V")
    advice = known(page, qtbot)
    assert advice.values[0] == advice.values[1] and advice.best_direction == 0
    press(page, "Right")
    reviewer = page.model.assistant.reviewer
    qtbot.waitUntil(lambda: reviewer.review.moves == 1)
    assert reviewer.review == Review((0.0,))


def test_without_weights_it_says_so(page: Twenty48Page, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(move_values, "WEIGHTS", Path("nowhere") / "2048.network")
    put(page, "2 4 8 16\n. . . 2\n. . . .\n. . . 2")
    press(page, "V")
    section = page.values
    qtbot.waitUntil(lambda: "no weights" in section.offer.text())
    assert not section.bars.isVisible()


def test_other_boards_have_an_adviser_that_names_itself_and_its_training(page: Twenty48Page, qtbot: QtBot) -> None:
    press(page, "V")
    for text, title in (("2 4 8 16\n. . . 2\n. . . 2", "3×4"), ("2 4 8\n. . 2\n. . 2\n. . .", "3×4")):
        board = put(page, text)
        assert known(page, qtbot).exact is False
        words = page.values.basis.text()
        assert f"network for {title}" in words and "games with 10 % fours and made 2048 in " in words
        assert "do not predict" in words and page.commands["2048.best"].isEnabled()
        before = page.model.board
        page.model.assistant.play_best()
        assert page.model.board != before == board
    put(page, "8192 8192 2 2\n. . . .\n. . . .")
    qtbot.waitUntil(lambda: "tiles up to 4096" in page.values.offer.text())


def test_values_for_another_share_of_fours_say_what_the_network_learnt_with(page: Twenty48Page, qtbot: QtBot) -> None:
    press(page, "V")
    put(page, "four 0.5\n2 4 8 16\n. . . 2\n. . . 2")
    known(page, qtbot)
    assert "It learnt with 10 % fours, this game has 50 %." in page.values.basis.text()


def test_sizes_without_values_say_so(page: Twenty48Page) -> None:
    page.model.shape = shape_of(7)
    press(page, "V")
    assert "There are no values for 7×7" in page.values.offer.text()
    assert not page.hint.button.isVisible()
    assert not page.commands["2048.best"].isEnabled()


@pytest.mark.parametrize(
    "text", ["target 128\n32 32 32 / 32 32 32 / 32 32 32", "target 32\n8 8 / 16 8", "target 32\n. 8 / . 8"]
)
def test_a_board_that_play_cannot_show_is_advised_on_when_it_is_pasted(
    page: Twenty48Page, qtbot: QtBot, text: str
) -> None:
    press(page, "V")
    QApplication.clipboard().setText(text)
    press(page, "Ctrl+V")
    known(page, qtbot)
    board = page.model.board
    odds = OddsTable(board.shape.side, board.target).solve()
    assert odds is not None and odds.extend(board.cells)
    assert page.model.assistant.advice == by_odds(odds.values(board.cells))
    assert page.commands["2048.best"].isEnabled() and page.commands["2048.hint"].isEnabled()
    page.values.best.click()
    assert page.model.game.position == 1
    known(page, qtbot)


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
    QTest.keyClick(box.four.edit, Qt.Key.Key_Return)
    assert not box.four.error
    page.model.shape = shape_of(2)
    press(page, "R")
    assert page.model.game.state.four == 1.0 and page.model.game.state.tile_sum == 8
    press(page, "V")
    assert known(page, qtbot).values == OddsTable(2, 4, 1.0).solve().values(page.model.game.state.cells)  # type: ignore[union-attr]
    page = open_page()
    assert page.model.game.state.four == 1.0


def test_a_refused_share_of_fours_changes_nothing(open_page: Open, qtbot: QtBot) -> None:
    page = open_page()
    window = page.window()
    assert isinstance(window, Window)
    for typed, four in (("1.7", 0.1), ("zzz", 0.1), ("0.25", 0.25), ("0.9x", 0.25), ("", 0.25)):
        window.open_preferences()
        preferences = window._preferences
        assert preferences is not None and isinstance(preferences.of_page, FourPreferences)
        edit = preferences.of_page.four.edit
        qtbot.waitExposed(preferences)
        edit.setFocus()
        edit.selectAll()
        QTest.keyClick(edit, Qt.Key.Key_Delete)
        QTest.keyClicks(edit, typed)
        QTest.keyClick(edit, Qt.Key.Key_Escape)
        page.model.new_game()
        assert page.model.game.state.four == four, typed


@pytest.mark.parametrize(("typed", "four"), [("1/3", 1 / 3), ("1e-7", 1e-7)])
def test_a_share_of_fours_is_played_as_it_was_written(open_page: Open, qtbot: QtBot, typed: str, four: float) -> None:
    page = open_page()
    settings = page.services.settings
    assert isinstance(settings, Settings)
    box = FourPreferences(settings)
    qtbot.addWidget(box)
    box.four.edit.selectAll()
    QTest.keyClicks(box.four.edit, typed)
    QTest.keyClick(box.four.edit, Qt.Key.Key_Return)
    again = FourPreferences(settings)  # the settings are opened and closed once more
    qtbot.addWidget(again)
    again.show()
    again.hide()
    page.model.new_game()
    assert page.model.game.state.four == four


@pytest.mark.parametrize("stored", ["1.7", "-1", "nan"])
def test_a_share_of_fours_that_is_none_counts_as_missing(stored: str, open_page: Open) -> None:
    page = open_page()
    page.services.settings.set("2048/four", stored)
    page.model.new_game()
    assert page.model.game.state.four == 0.1


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ((0.6659, 0.7400, 0.5734, 0.4935), "Right is best by 7.41 points. Down costs 24.65."),
        ((None, 0.5, None, None), "Only Right is possible."),
        ((0.5, 0.5, None, None), "All moves are equally good."),
        ((0.5, 0.5, 0.25, None), "Left and Right are equally good. Up costs 25.00."),
        ((0.0, 0.0, None, 0.0), "The target is out of reach."),
        ((0.5, 0.500001, None, None), "Right is best by 0.00010 points."),
    ],
)
def test_the_verdict(values: tuple[float | None, ...], sentence: str) -> None:
    assert wording.verdict(Advice(values, chance=True, exact=True)) == sentence


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ((0.6659, 0.74, 0.5734, None), ("66.59", "74.00", "57.34")),
        ((0.7368, 0.73681, 0.736812, 0.7368125), ("73.68000", "73.68100", "73.68120", "73.68125")),
        ((0.736812, 0.736813, None, None), ("73.6812", "73.6813")),
        ((0.5, 0.5 + 1e-16, 0.25, None), ("50.00", "50.00", "25.00")),
        ((0.5, 0.5 + 2e-11, None, None), ("50.000000000", "50.000000002")),
        ((1e-9, 2e-9, 0.5, None), ("0.0000001", "0.0000002", "50.0000000")),
        ((1.0, 1 - 1e-9, 1 - 2e-9, None), ("100", "99.9999999", "99.9999998")),
    ],
)
def test_values_have_as_many_digits_as_tell_them_apart_and_equal_ones_are_equal(
    values: tuple[float | None, ...], expected: tuple[str, ...]
) -> None:
    advice = Advice(values, chance=True, exact=True)
    shown = [wording.format_full_value(advice, move) for move in range(len(expected))]
    assert shown == [f"{figure}\u2009%" for figure in expected]


def test_estimates_within_their_noise_are_not_told_apart() -> None:
    advice = Advice((110_590.4, 110_575.0, 100_232.8, None), chance=False, exact=False, noise=26.1)
    assert wording.verdict(advice).startswith("Left and Right cannot be told apart. Up costs")
    assert wording.describe_played_move(advice, "right") == "Then came Right: no move seems better."


def test_a_certain_win_is_better_than_one_that_is_not_however_near() -> None:
    advice = Advice((1.0, 1 - 2**-53, None, None), chance=True, exact=True)
    assert [wording.format_full_value(advice, direction) for direction in (0, 1)] == ["100\u2009%", "> 99.99\u2009%"]
    assert wording.verdict(advice) == "Left is best by less than 0.0000000001 points."
