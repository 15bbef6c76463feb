"""Whole games: the fast loop compared with the plain one, that with single moves, and known figures."""

from __future__ import annotations

import random
import threading
from array import array

import pytest

from core.base.control import Control
from core.base.puzzle import InputError
from core.base.trials import deviation, mean
from core.twenty48.board import Board, first_board
from core.twenty48.play import play_random
from core.twenty48.puzzle import PUZZLE
from core.twenty48.sample import GameSample


def same(one: GameSample, other: GameSample) -> bool:
    return (one.moves, one.scores, one.largest) == (other.moves, other.scores, other.largest)


def test_bitboard_games_are_the_plain_games() -> None:
    assert same(play_random(4, games=3000, seed=1), play_random(4, games=3000, seed=1, plain=True))


def test_bitboard_games_from_any_board_are_the_plain_games() -> None:
    rng = random.Random(5)
    for seed in range(150):
        cells = bytes(rng.choice([0, 0, rng.randint(1, 14)]) for _ in range(16))
        board = Board(4, cells, target=11, word=seed)
        if any(cells):
            assert same(play_random(board, games=20, seed=seed), play_random(board, games=20, seed=seed, plain=True))


def test_a_game_that_outgrows_the_bitboard_is_played_on() -> None:
    """Games with a pair of 32,768 go on past the four bits of a cell when it merges."""
    board = Board(4, bytes([14, 14, 13, 13, *range(1, 5), *range(5, 9), 15 - 1, 12, 11, 10]), target=11)
    fast = play_random(board, games=4000, seed=3)
    assert same(fast, play_random(board, games=4000, seed=3, plain=True))
    high = Board(4, bytes([15, 15, 16] + [0] * 13), target=11)
    assert max(play_random(high, games=200, seed=4).largest) == 17


def test_the_number_of_games_changes_none_of_them() -> None:
    many = play_random(4, games=1000, seed=9)
    for games in (1, 2, 3, 4, 5, 10):
        few = play_random(4, games=games, seed=9)
        assert few.moves == many.moves[:games] and few.scores == many.scores[:games]
        assert few.largest == many.largest[:games]
    assert play_random(4, games=10, seed=10).moves != few.moves


@pytest.mark.parametrize("size", [2, 3, 4])
def test_games_have_the_law_of_moves_made_one_by_one(size: int) -> None:
    """Fast games have the mean moves and score of games played singly, within 5 standard errors."""
    games = {2: 3000, 3: 1500, 4: 400}[size]
    rng = random.Random(size)
    moves, scores = array("q"), array("q")
    for seed in range(games):
        board = first_board(size, 3, rng.getrandbits(64) + seed & (2**64 - 1))
        while legal := PUZZLE.moves(board):
            board = PUZZLE.apply(board, rng.choice(list(legal)))[0]
        moves.append(board.moves)
        scores.append(board.score)
    sample = play_random(size, games=20_000, seed=size)
    for fast_values, plain_values in ((moves, sample.moves), (scores, sample.scores)):
        error = (
            deviation(fast_values) ** 2 / len(fast_values) + deviation(plain_values) ** 2 / len(plain_values)
        ) ** 0.5
        assert abs(mean(fast_values) - mean(plain_values)) < 5 * error


def test_random_play_on_4x4_has_the_known_figures() -> None:
    """Random play on 4x4 has 1,094.9 points and 118.40 moves a game, within 4 standard errors.

    Of 600,000 games, about 2.8 and 0.2.
    """
    sample = play_random(4, games=600_000, seed=2048)
    assert sample.games == 600_000
    assert abs(mean(sample.scores) - 1094.9) < 4 * deviation(sample.scores) / 600_000**0.5
    assert abs(mean(sample.moves) - 118.40) < 4 * deviation(sample.moves) / 600_000**0.5
    share = sample.share()
    assert abs(sum(share.values()) - 1) < 1e-9
    assert max(share, key=lambda tile: share[tile]) == 128 and 2048 not in share


def test_a_finished_board_is_a_game_of_no_moves() -> None:
    over = PUZZLE.parse("2 4 2 4\n4 2 4 2\n2 4 2 4\n4 2 4 8")
    sample = play_random(over, games=5, seed=1)
    assert list(sample.moves) == [0] * 5 and list(sample.scores) == [0] * 5 and set(sample.largest) == {3}


def test_scores_count_from_the_given_board() -> None:
    """Scores count from the given board: on 8 8 / 2 4 the 8s merge to 16 at once."""
    board = PUZZLE.parse("score 100\n8 8\n2 4")
    assert min(play_random(board, games=500, seed=2).scores) >= 16
    assert min(play_random(board, games=500, seed=2).moves) >= 1


@pytest.mark.parametrize("size", [4, 6])
def test_cancelling_keeps_the_finished_games(size: int) -> None:
    control = Control()
    threading.Timer(0.05, control.cancel).start()
    sample = play_random(size, games=3_000_000, seed=1, control=control)
    assert control.cancelled and control.total == 3_000_000
    assert 0 < sample.games == control.done < 3_000_000
    assert len(sample.scores) == len(sample.largest) == sample.games
    assert min(sample.moves) > 0


def test_progress_counts_games() -> None:
    control = Control()
    play_random(3, games=1234, seed=1, control=control)
    assert (control.done, control.total, control.cancelled) == (1234, 1234, False)


@pytest.mark.parametrize(("board", "games", "words"), [(4, 0, "1 or more"), (9, 1, "2x2 to 8x8"), (1, 1, "2x2 to 8x8")])
def test_impossible_orders_are_refused(board: int, games: int, words: str) -> None:
    with pytest.raises(InputError, match=words):
        play_random(board, games=games, seed=1)
