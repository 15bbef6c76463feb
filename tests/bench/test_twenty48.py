"""How fast 2048 is played: run with --benchmark-enable."""

from __future__ import annotations

from typing import Any

import pytest

from core.twenty48.play import play_random
from core.twenty48.puzzle import PUZZLE


def test_random_play(benchmark: Any) -> None:
    """`moves_per_second` of whole random games on 4x4, one core."""
    sample = benchmark(play_random, 4, games=100_000, seed=1)
    if benchmark.stats:
        benchmark.extra_info["moves_per_second"] = sample.total_moves / benchmark.stats.stats.min


@pytest.mark.parametrize("size", [2, 3, 5, 6])
def test_random_play_of_other_sizes(benchmark: Any, size: int) -> None:
    """The same on boards without a bitboard."""
    sample = benchmark(play_random, size, games=200, seed=1)
    if benchmark.stats:
        benchmark.extra_info["moves_per_second"] = sample.total_moves / benchmark.stats.stats.min


def test_one_move(benchmark: Any) -> None:
    """A move through the contract, with its events, as a page makes it."""
    board = PUZZLE.parse("2 4 2 2\n. 8 8 .\n16 4 . 2\n. . 2 2")
    benchmark(PUZZLE.apply, board, "left")
