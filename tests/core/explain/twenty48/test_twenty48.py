"""Numbers of 2048 follow from the board as their explanations say."""

from __future__ import annotations

from random import Random

import pytest

from core.explain.twenty48 import twenty48
from core.twenty48.board import first_board
from core.twenty48.outcomes.odds import OddsTable


@pytest.mark.parametrize("seed", range(20))
def test_the_score_follows_from_the_tiles_and_the_moves(seed: int) -> None:
    random = Random(seed)
    board = first_board(random.choice((2, 3, 4)), 4, seed, random.choice((0.1, 0.5)))
    while not board.over:
        assert twenty48.score(board).number == board.score
        stepped = board.step(random.choice(board.directions()))
        assert stepped is not None
        board = stepped[0]


def test_a_move_is_worth_the_mean_over_the_tiles_that_may_come() -> None:
    odds = OddsTable(2, 4).solve()
    assert odds is not None
    boards = [first_board(2, 4, seed) for seed in range(60)]
    for first in boards:
        board = first
        values = odds.values(board.cells)
        while values is not None and values != (None,) * 4:
            for direction, value in enumerate(values):
                if value is not None:
                    assert twenty48.chance(board, direction, odds).number == pytest.approx(value, abs=1e-12)
            stepped = board.step(board.directions()[0])
            assert stepped is not None
            board = stepped[0]
            values = None if board.won else odds.values(board.cells)


def test_the_interval_is_wilsons() -> None:
    from core.markov.simulation import wilson
    from core.twenty48.outcomes.chances import TileChance

    worked = twenty48.derive_played_chance(TileChance(11, 0.8, 0, 0), 100)
    low, high = wilson(80, 100)
    assert worked.values["low"] == pytest.approx(low)
    assert worked.values["high"] == pytest.approx(high)
