"""Chances of large tiles from a board: by games of the adviser, and exact on solved shapes."""

from __future__ import annotations

import pytest

from core.twenty48.adviser.expectimax import Player
from core.twenty48.bitboard import pack
from core.twenty48.outcomes.chances import exact_chance, exponents, obstacle, played_chances, table_of
from core.twenty48.outcomes.odds import OddsTable
from core.twenty48.puzzle import PUZZLE
from core.twenty48.sample import join_samples

MIDDLE = PUZZLE.parse(". 2 . . / 4 8 . 2 / 16 32 64 8 / 512 1024 128 64")


def test_games_begin_with_the_board_and_end_with_the_tile() -> None:
    board = PUZZLE.parse("2 2 . . / . . . . / . . . . / 64 32 16 8")
    sample = Player(depth=1).play(games=20, seed=3, start=pack(board.cells), until=7)
    assert set(sample.largest) == {7}, "128 is near, and no game goes on beyond it"
    assert all(64 // 4 - 8 <= moves < 64 for moves in sample.moves)
    parts = [Player(depth=1).play(games=10, seed=3, first=first, start=pack(board.cells), until=7) for first in (0, 10)]
    assert join_samples(parts) == sample, "the same games, however they are shared out"


def test_a_board_that_has_the_tile_is_no_game() -> None:
    sample = Player(depth=1).play(games=2, seed=1, start=pack(MIDDLE.cells), until=10)
    assert list(sample.moves) == [0, 0] and set(sample.largest) == {10}


def test_shares_come_with_their_intervals() -> None:
    ends = bytes([11] * 3 + [12] * 5 + [13] * 12)
    found = played_chances(MIDDLE, ends)
    assert found.games == 20 and not found.is_exact
    assert [(one.tile, one.share) for one in found.tiles] == [(1024, 1.0), (2048, 1.0), (4096, 0.85), (8192, 0.6)]
    made, sure, likely, half = found.tiles
    assert (made.low, made.high) == (1, 1), "what is made is certain"
    assert sure.low < 1 == sure.high, "what was always made is not"
    assert likely.low < 0.85 < likely.high and half.high - half.low > likely.high - likely.low


def test_chances_on_small_boards_are_those_of_perfect_play() -> None:
    board = PUZZLE.parse("2 . / 4 .")
    assert list(exponents(board)) == [3, 4, 5]
    for exponent in exponents(board):
        table = table_of(board, exponent)
        assert table is not None
        odds = table.solve()
        assert odds is not None
        found = exact_chance(board, exponent, odds)
        assert found is not None and found.share == found.low == found.high == odds.value(board.cells)
    made = PUZZLE.parse("4 2 / 16 .")
    certain = exact_chance(made, 4, None)
    assert table_of(made, 4) is None and certain is not None and certain.share == 1


def test_a_board_that_play_cannot_show_has_a_chance_once_the_odds_are_extended_to_it() -> None:
    board, odds = PUZZLE.parse("16 16 16 / 16 16 16 / 16 16 16"), OddsTable(3, 6).solve()
    assert odds is not None and exact_chance(board, 6, odds) is None
    assert odds.extend(board.cells)
    found = exact_chance(board, 6, odds)
    assert found is not None and found.share == found.low == found.high == 1


@pytest.mark.parametrize(
    ("board", "reason"),
    [
        ("2 4 / 4 2", "No move is left"),
        ("2 . . . . / . . . . . / . . . . . / . . . . . / . . . . 2", "No odds for 5×5"),
        ("four 0.2\n2 . . . / . . . . / . . . . / . . . 2", "one in ten new tiles"),
        ("65536 . . . / . . . . / . . . . / . . . 2", "tiles up to 32768"),
    ],
)
def test_what_cannot_be_said_has_a_reason(board: str, reason: str) -> None:
    assert reason in obstacle(PUZZLE.parse(board))


def test_tiles_go_with_the_board() -> None:
    assert obstacle(MIDDLE) == "" and [1 << one for one in exponents(MIDDLE)] == [1024, 2048, 4096, 8192]
    far = PUZZLE.parse("2 8192 . . / . . . . / . . . . / . . . 2")
    assert [1 << one for one in exponents(far)] == [2048, 4096, 8192, 16384]
