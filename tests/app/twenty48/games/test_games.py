"""Finished games are stored, replayed and counted; games are saved under names."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.twenty48.games.card import SAVED, GamesCard, players
from app.twenty48.games.players import player_of
from app.twenty48.games.saved_games import game_name
from app.twenty48.page import Twenty48Page
from app.twenty48.plots.games.pane import GamesPane
from core.base.puzzle import InputError
from core.base.trials import deviation, mean
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.game_path import GameFollower
from core.twenty48.bag.histogram import benchmark
from core.twenty48.puzzle import PUZZLE, boards_of
from core.twenty48.results import PlayerKind
from core.twenty48.shape import shape_of
from tests.app.sheets import check_all, figures, sheet_of, touch_and_close
from tests.app.twenty48.conftest import Open


def press(page: Twenty48Page, key: str) -> None:
    QTest.keySequence(page.view, key)


def play_out(page: Twenty48Page, seed: int, *, until_won: bool = False) -> None:
    """Play a random game of the page's size to its end."""
    rng = random.Random(seed)
    variant = f"{page.model.game.state.shape}:8"
    page.model.game.begin(PUZZLE.new(variant, seed), seed=seed)
    while not page.model.game.state.over and not (until_won and page.model.game.state.won):
        page.model.play(rng.choice(PUZZLE.moves(page.model.game.state)))


def play_until_won(page: Twenty48Page) -> None:
    """Play random games until one reaches the target."""
    seed = 1
    while not page.model.game.state.won:
        play_out(page, seed, until_won=True)
        seed += 1


def card_of(page: Twenty48Page) -> GamesCard:
    return next(child for child in page.window().children() if isinstance(child, GamesCard))


@pytest.fixture
def small(page: Twenty48Page) -> Twenty48Page:
    page.model.shape = shape_of(2)
    return page


def test_every_finished_game_is_kept_once(small: Twenty48Page) -> None:
    for seed in range(1, 9):
        play_out(small, seed)
        kept = small.model.recorder.games.list_games(shape_of(2))
        assert len(kept) == seed
        state = small.model.game.state
        assert (kept[0].result.score, kept[0].result.moves) == (state.score, state.moves)
    assert (
        small.board_section.pairs.value("Your games, no advice") == f"8, won {sum(one.result.is_won for one in kept)}"
    )
    assert not small.model.recorder.games.list_games(shape_of(3))


def test_undo_takes_a_finished_game_out_and_another_end_replaces_it(small: Twenty48Page) -> None:
    play_out(small, 3)
    first = small.model.recorder.games.list_games(shape_of(2))[0]
    press(small, "Ctrl+Z")
    while small.model.game.state.won:
        press(small, "Ctrl+Z")
    assert not small.model.recorder.games.list_games(shape_of(2)) and not small.card.coming
    while not small.model.game.state.over:
        small.model.play(PUZZLE.moves(small.model.game.state)[-1])
    again = small.model.recorder.games.list_games(shape_of(2))
    assert [one.key for one in again] == [first.key]
    assert again[0].result.moves == small.model.game.state.moves


def test_undo_across_the_win_takes_it_out_and_redo_puts_it_back(small: Twenty48Page) -> None:
    play_until_won(small)
    count = len(small.model.recorder.games.list_games(shape_of(2)))
    win = small.model.recorder.games.list_games(shape_of(2))[0].result
    assert win.win_moves == small.model.game.state.moves and win.win_sum == small.model.game.state.tile_sum
    press(small, "Ctrl+Z")
    assert len(small.model.recorder.games.list_games(shape_of(2))) == count - 1
    press(small, "Ctrl+Y")
    assert small.model.recorder.games.list_games(shape_of(2))[0].result == win


def test_a_won_game_that_went_on_is_kept_as_far_as_it_came(small: Twenty48Page) -> None:
    play_until_won(small)
    win = small.model.game.state
    small.model.keep_going()
    if PUZZLE.moves(win):
        small.model.play(PUZZLE.moves(win)[0])
    moves = small.model.game.state.moves
    small.model.new_game()
    kept = small.model.recorder.games.list_games(shape_of(2))[0].result
    assert (kept.win_moves, kept.moves) == (win.moves, moves)
    press(small, "Ctrl+Z")
    assert small.model.game.state.moves == moves


def paste(page: Twenty48Page, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    press(page, "Ctrl+V")


def test_a_game_from_a_pasted_board_is_kept_apart(small: Twenty48Page) -> None:
    """A game from a pasted board is listed, but counts neither as the best nor as one of the player's."""
    paste(small, "score 5000\n2 4\n8 2")
    assert small.model.game.state.over and not small.model.recorder.games.list_games(shape_of(2))
    paste(small, "target 16 score 5000\n8 8\n2 4")
    assert small.board_section.pairs.value("Begun with") == "a custom board"
    press(small, "Left")
    assert small.model.game.state.won
    (kept,) = small.model.recorder.games.list_games(shape_of(2))
    assert kept.result.is_won and not kept.result.dealt and players(kept) == "you, from a custom board"
    assert (
        small.scores.best.value == "0" and small.board_section.pairs.value("Your games, no advice") == "none finished"
    )
    press(small, "G")
    assert "You:" not in card_of(small).summary.text() and "From custom boards: 1 game" in card_of(small).summary.text()


def test_what_the_program_played_is_nobodys_best(small: Twenty48Page, qtbot: QtBot) -> None:
    small.model.target = 8
    small.model.new_game()
    small.model.assistant.speed = "100"
    press(small, "P")
    qtbot.waitUntil(lambda: bool(small.model.recorder.games.list_games(shape_of(2))))
    (kept,) = small.model.recorder.games.list_games(shape_of(2))
    assert kept.result.player is PlayerKind.PROGRAM and kept.result.won_by is PlayerKind.PROGRAM
    assert (
        small.scores.best.value == "0" and small.board_section.pairs.value("Your games, no advice") == "none finished"
    )
    assert small.board_section.pairs.value("Played by") == "the program"
    small.model.new_game()
    assert small.board_section.pairs.value("Played by") == "you"
    small.model.show_replay(kept)
    assert small.model.shown_session.position == 0 and small.board_section.pairs.value("Played by") == "the program"


def test_a_finished_game_with_advice_is_named_beside_the_best_that_was_scored_alone(
    small: Twenty48Page, qtbot: QtBot
) -> None:
    """The best score alone and a better one with advice are both shown, each with its name."""
    small.model.target = 16
    small.model.game.begin(PUZZLE.parse("target 16 generator 3\n4 2\n2 ."), seed=7)
    press(small, "V")
    qtbot.waitUntil(lambda: small.model.assistant.advice is not None)
    while small.model.ending is None:
        small.model.play(PUZZLE.moves(small.model.game.state)[0])
    score = small.model.game.state.score
    press(small, "V")
    small.model.new_game()
    pairs = small.board_section.pairs
    assert score > 0 and (small.scores.best.value, small.scores.best.note) == ("0", f"with advice {score}")
    assert pairs.value("Your games, no advice") == "none finished"
    assert pairs.value("Your games, with advice").startswith("1, won")


@pytest.mark.parametrize("help_", ["T", "V", "B"])
def test_a_game_with_advice_is_kept_apart(help_: str, small: Twenty48Page, qtbot: QtBot) -> None:
    """A game with a hint, shown values or a played best move counts separately, until that is undone."""
    small.model.target = 16
    small.model.game.begin(PUZZLE.parse("target 16 generator 3\n4 2\n2 ."), seed=7)
    press(small, help_)
    qtbot.waitUntil(lambda: small.model.assistant.advice is not None)
    if help_ == "B":
        qtbot.waitUntil(lambda: small.model.game.position == 1)
    else:
        qtbot.waitUntil(lambda: small.model.assistant.advising)
        small.model.play(PUZZLE.moves(small.model.game.state)[0])
        if help_ == "V":
            press(small, "V")
    small.model.play(PUZZLE.moves(small.model.game.state)[0])
    assert player_of(small.model.game) is PlayerKind.BOTH and small.scores.best.value == "0"
    assert small.scores.score.note == "you with advice"
    score = small.model.game.state.score
    assert score > 0 and small.scores.best.note == f"with advice {score}"
    small.model.save("Helped")
    assert players(small.model.saved.list_games()[0]) == "you with advice"
    assert small.board_section.pairs.value("Played by") == "you with advice"
    press(small, "Ctrl+Z")
    press(small, "Ctrl+Z")
    small.model.play(PUZZLE.moves(small.model.game.state)[0])
    assert player_of(small.model.game) is PlayerKind.PERSON and not small.scores.score.note


def test_a_win_stays_when_the_game_goes_on_to_another_target(small: Twenty48Page) -> None:
    play_until_won(small)
    (won,) = small.model.recorder.games.list_games(shape_of(2))
    small.model.target = 16
    assert [one.key for one in small.model.recorder.games.list_games(shape_of(2))] == [won.key]
    while not small.model.game.state.over:
        small.model.play(PUZZLE.moves(small.model.game.state)[0])
    last, first = small.model.recorder.games.list_games(shape_of(2))
    assert first.result == won.result and last.result.target == 4 and last.key != won.key


def test_to_try_targets_leaves_no_games_behind(small: Twenty48Page) -> None:
    small.model.target = 32
    small.model.game.begin(PUZZLE.parse("target 32 generator 3\n8 4\n4 ."), seed=7)
    small.model.play(PUZZLE.moves(small.model.game.state)[0])
    for target in (8, 16, 8, 32):
        small.model.target = target
    assert not small.model.recorder.games.list_games(shape_of(2))


def test_a_win_is_kept_once_however_often_the_target_is_changed(small: Twenty48Page) -> None:
    play_until_won(small)
    (won,) = small.model.recorder.games.list_games(shape_of(2))
    for target in (16, 8, 32, 8):
        small.model.target = target
    (kept,) = small.model.recorder.games.list_games(shape_of(2))
    assert (kept.key, kept.result) == (won.key, won.result)
    press(small, "Ctrl+Z")
    assert not small.model.recorder.games.list_games(shape_of(2))


def test_targets_and_chances_of_a_4_have_bests_and_games_of_their_own(small: Twenty48Page) -> None:
    play_out(small, 3)
    best, games = small.scores.best.value, small.board_section.pairs.value("Your games, no advice")
    assert int(best) > 0 and games.startswith("1, won")
    small.model.new_game()
    small.model.target = 16
    assert (
        small.scores.best.value == "0" and small.board_section.pairs.value("Your games, no advice") == "none finished"
    )
    small.model.target = 8
    small.services.settings.set("2048/four", 0.5)
    small.model.new_game()
    assert (
        small.scores.best.value == "0" and small.board_section.pairs.value("Your games, no advice") == "none finished"
    )
    small.services.settings.set("2048/four", 0.1)
    small.model.new_game()
    assert (small.scores.best.value, small.board_section.pairs.value("Your games, no advice")) == (best, games)


def test_what_an_earlier_version_kept_is_there_and_said_to_be_of_unknown_players(open_page: Open) -> None:
    page = open_page()
    page.services.store.record_best("2048", "2x2", "score", 900, most=True)
    page.model.shape = shape_of(2)
    play_out(page, 3)
    page.model.new_game()
    with page.services.store.change() as db:
        db.execute("UPDATE twenty48_game SET player = 'unknown', won_by = 'unknown'")
    page = open_page()
    page.model.target = 8
    assert page.model.shape.side == 2 and page.board_section.pairs.value("Your games, no advice") == "none finished"
    press(page, "G")
    text = card_of(page).summary.text()
    assert "Unknown player: 1 game" in text and "did not record who played: 900." in text
    assert "did not record who played: 900." in page.scores.best.toolTip()


def test_a_game_that_an_earlier_version_began_is_of_an_unknown_player(open_page: Open) -> None:
    page = open_page()
    page.model.shape = shape_of(2)
    page.model.game.begin(PUZZLE.parse("target 16 generator 3\n4 2\n2 ."), seed=7)
    page.model.game.play(PUZZLE.moves(page.model.game.state)[0])
    page.model.play(PUZZLE.moves(page.model.game.state)[0])
    page = open_page()
    assert page.board_section.pairs.value("Played by") == "an unknown player"
    press(page, "Ctrl+Z")
    press(page, "Ctrl+Z")
    page.model.play(PUZZLE.moves(page.model.game.state)[0])
    assert page.board_section.pairs.value("Played by") == "you"


def test_replay_shows_every_board_and_the_running_game_waits(small: Twenty48Page, qtbot: QtBot) -> None:
    play_out(small, 5)
    states = list(small.model.game.states)
    press(small, "R")
    running = small.model.game.state
    press(small, "G")
    QTest.keyClick(card_of(small).view, Qt.Key.Key_Return)
    assert small.model.replaying and small.replay_bar.isVisible() and not small.card.coming
    assert small.model.shown_session.state == states[0]
    press(small, "Space")
    for state in states[1:]:
        press(small, "Right")
        assert small.model.shown_session.state == state
        assert small.scores.moves.value == str(state.moves)
    press(small, "Left")
    assert small.model.shown_session.state == states[-2]
    press(small, "Up")
    assert small.model.shown_session.state == states[0]
    small.replay_bar.slider.setValue(2)
    assert small.model.shown_session.state == states[2]
    small.replay_bar.speed.chosen.emit("60")
    press(small, "Space")
    assert small.replay_bar.playing
    qtbot.waitUntil(lambda: small.model.shown_session.state == states[-1])
    qtbot.waitUntil(lambda: not small.replay_bar.playing)
    assert small.model.game.state == running and len(small.model.recorder.games.list_games(shape_of(2))) == 1
    press(small, "Esc")
    assert not small.model.replaying and small.model.shown_session.state == running and not small.replay_bar.isVisible()
    assert small.scores.moves.value == "0"


def test_a_new_game_ends_the_replay(small: Twenty48Page) -> None:
    play_out(small, 5)
    small.model.show_replay(small.model.recorder.games.list_games(shape_of(2))[0])
    press(small, "R")
    assert not small.model.replaying and small.model.game.position == 0


def test_the_replay_says_what_each_move_cost(small: Twenty48Page, qtbot: QtBot) -> None:
    press(small, "V")
    play_out(small, 5)
    small.model.show_replay(small.model.recorder.games.list_games(shape_of(2))[0])
    small.replay_bar.go_to(0)
    qtbot.waitUntil(lambda: small.model.assistant.advice is not None)
    assert small.values.judgement.text().startswith(f"Then came {small.model.shown_session.moves[0].capitalize()}")
    check_all(small.values.judgement)
    bars = small.values.bars
    assert bars.played == small.model.shown_session.moves[0]
    small.replay_bar.go_to(1)
    assert bars.played == small.model.shown_session.moves[1]
    small.replay_bar.go_to(len(small.model.shown_session.moves))
    assert not bars.isVisible()
    small.replay_bar.go_to(0)
    assert not small.commands["2048.best"].isEnabled()


def test_statistics_on_the_card(small: Twenty48Page) -> None:
    for seed in range(1, 7):
        play_out(small, seed)
    games = [one.result for one in small.model.recorder.games.list_games(shape_of(2))]
    press(small, "G")
    text = card_of(small).summary.text()
    assert f"On 2×2 to 8:\nYou: 6 games, won {sum(game.is_won for game in games)}." in text
    assert f"Best {max(game.score for game in games)}, mean {round(mean([game.score for game in games]))}." in text
    assert check_all(card_of(small).summary) == ["You: best score", "You: mean score"]
    for figure in figures(card_of(small).summary):
        QTest.mouseClick(figure, Qt.MouseButton.LeftButton)
        assert sheet_of(small).number.text() == figure.value
        QTest.keyClick(sheet_of(small), Qt.Key.Key_Escape)
    QTest.keyClick(card_of(small).view, Qt.Key.Key_Delete)
    assert len(small.model.recorder.games.list_games(shape_of(2))) == 5 and card_of(small).model.rowCount() == 5


def test_the_plot_has_the_players_own_wins(small: Twenty48Page, qtbot: QtBot) -> None:
    for seed in range(1, 12):
        play_out(small, seed, until_won=True)
    small.plots.choose("games")
    qtbot.waitUntil(lambda: small.plots.games.pane is not None and small.plots.games.pane.shown_plot is not None)
    pane = small.plots.games.pane
    assert pane is not None and pane.shown_plot is not None
    results = [one.result for one in small.model.recorder.games.list_games(shape_of(2))]
    wins = [(result.win_moves, result.win_sum) for result in results if result.is_won]
    moves = [m for m, _ in wins if m is not None]
    assert sorted(pane.shown_plot.own) == sorted(wins) and not pane.shown_plot.others
    assert pane.shown_plot.bag == benchmark(3, 0.1)
    assert (pane.shown_plot.mean, pane.shown_plot.deviation) == (mean(moves), deviation(moves))
    assert len(pane.csv().splitlines()) == len(wins) + 1
    small.model.shape = shape_of(3)
    qtbot.waitUntil(lambda: pane.shown_plot is None)


def test_the_wins_are_told_apart_by_luck_and_geometry(open_page: Open, qtbot: QtBot) -> None:
    page = open_page()
    page.window().resize(1440, 900)
    page.model.shape = shape_of(3)
    for seed in range(1, 12):
        play_out(page, seed, until_won=True)
    games = [one for one in page.model.recorder.games.list_games(shape_of(3)) if one.result.is_won]

    def settled() -> GamesPane:
        page.plots.choose("games")
        qtbot.waitUntil(lambda: page.plots.games.is_settled)
        pane = page.plots.games.pane
        assert pane is not None and pane.shown_plot is not None
        return pane

    pane = settled()
    assert pane.shown_plot is not None
    records = [page.model.recorder.games.record(one.key) for one in games]
    follower = GameFollower(BagChain(3))
    paths = [follower.follow(boards_of(record["start"], record["moves"])) for record in records]
    wanted = [(path.bag_moves, path.moves - path.bag_moves) for path in paths if path and path.bag_moves is not None]
    assert len(wanted) == len(games) and sorted(pane.shown_plot.own_split) == sorted(wanted)
    assert len({late for _, late in wanted}) > 1 and min(late for _, late in wanted) >= 0
    whole = pane.sums.grab().toImage()
    QTest.mouseClick(pane.view.option("luck"), Qt.MouseButton.LeftButton)
    assert pane.chart is pane.luck and pane.luck.grab().toImage() != whole
    QTest.keyClick(pane.luck, Qt.Key.Key_Right)
    reading = pane.luck.read(pane.luck.place)
    least = min(in_bag for in_bag, _ in wanted)
    assert reading.title == f"− {3.5 - least:.1f} luck" and all(", you" in name for _, name, _ in reading.rows)
    touch_and_close(pane.luck)
    assert pane.csv().splitlines()[0] == "moves,tile_sum,player,luck,geometry"
    for line in pane.csv().splitlines()[1:]:
        moves, _, _, luck, geometry = line.split(",")
        assert pane.shown_plot.bag.mean + float(luck) + int(geometry) == pytest.approx(int(moves))
    # the next start has both: the view, and what the tiles came to
    page = open_page()
    pane = settled()
    assert pane.view.current == "luck" and pane.shown_plot is not None
    assert sorted(pane.shown_plot.own_split) == sorted(wanted)
    kept = page.plots.games.in_bag.read_known()
    assert {key for key, _ in kept} == {one.key for one in games}
    page.model.recorder.games.remove(games[0].key)
    assert games[0].key not in {key for key, _ in page.plots.games.in_bag.read_known()}


def test_the_lab_has_the_same_wins_next_to_the_bag(small: Twenty48Page, qtbot: QtBot) -> None:
    play_until_won(small)
    small.plots.choose("games")
    qtbot.waitUntil(lambda: small.plots.games.is_settled)
    pane = small.plots.games.pane
    assert pane is not None and (wanted := pane.shown_plot) is not None
    pane.expanded.emit()
    lab = small.window().page  # type: ignore[attr-defined]
    assert lab.model.name == "won-2x2-8"
    view = lab.view
    qtbot.waitUntil(lambda: view.is_ready)
    assert view.pane.shown_plot == wanted
    assert view.key_figures.values[2:] == ["3.5", "0.7"]
    touch_and_close(view.pane.sums)


def test_the_bag_plot_is_of_the_target(small: Twenty48Page, qtbot: QtBot) -> None:
    small.model.shape = shape_of(3)
    small.plots.choose("bag")
    qtbot.waitUntil(lambda: small.plots.bag.pane is not None and small.plots.bag.pane.shown_plot is not None)
    pane = small.plots.bag.pane
    assert pane is not None and pane.shown_plot is not None
    assert pane.shown_plot.target == 9 and round(pane.shown_plot.mean, 1) == 238.6
    pane.expanded.emit()
    lab = small.window().page  # type: ignore[attr-defined]
    assert lab.key == "lab"
    small.window().open_page("2048")  # type: ignore[attr-defined]
    small.model.target = 64
    qtbot.waitUntil(lambda: pane.shown_plot is not None and pane.shown_plot.target == 6)
    chain = pane.shown_plot.chain
    moves = range(chain.least_moves()[0], chain.most_moves()[0] + 1)
    assert [row.split(",")[0] for row in pane.csv().splitlines()] == ["moves", *map(str, moves)]


def test_games_are_saved_loaded_and_deleted(open_page: Open) -> None:
    page = open_page()
    for move in ("left", "up", "right"):
        page.model.play(move)
    saved = page.model.game.state
    press(page, "Ctrl+S")
    card = card_of(page)
    assert card.which.current == SAVED
    card.name.edit.selectAll()
    QTest.keyClicks(card.name.edit, "Corner  play")
    QTest.keyClick(card.name.edit, Qt.Key.Key_Return)
    assert card.model.rowCount() == 1
    card.dismiss()
    page = open_page()
    page.model.new_game()
    page.model.play(PUZZLE.moves(page.model.game.state)[0])
    left = page.model.game.state
    press(page, "Ctrl+S")
    QTest.keyClick(card_of(page).view, Qt.Key.Key_Return)
    assert page.model.game.state == saved
    assert {one.name for one in page.model.saved.list_games()} == {"Corner play", "Before Corner play"}
    page.model.load("Before Corner play")
    assert page.model.game.state == left
    card_of(page).close()
    page.open_saved_games()
    names = [one.name for one in page.model.saved.list_games()]
    card = next(c for c in page.window().children() if isinstance(c, GamesCard) and c.isVisible())
    QTest.keyClick(card.view, Qt.Key.Key_Delete)
    assert len(page.model.saved.list_games()) == len(names) - 1


def test_a_saved_game_that_makes_no_sense_changes_nothing(page: Twenty48Page) -> None:
    page.model.play(PUZZLE.moves(page.model.game.state)[0])
    before = page.model.game.state
    page.services.store.save_game("2048 saved", "odd", {"start": "2 3"})
    page.model.load("odd")
    assert page.model.game.state == before
    assert "odd could not be loaded." in page.window().sentence  # type: ignore[attr-defined]


@pytest.mark.parametrize("text", ["", "   ", "x" * 41])
def test_a_name_has_letters_and_not_too_many(text: str) -> None:
    with pytest.raises(InputError):
        game_name(text)
