"""What 2048 promises to be fast at."""

from __future__ import annotations

from collections.abc import Callable

from app.bench import Case
from core.twenty48.play import play_random
from core.twenty48.puzzle import PUZZLE


def random_play() -> Callable[[], object]:
    """Whole games on 4x4, every move uniform over the legal ones."""
    return lambda: play_random(4, games=100_000, seed=1).total_moves


def random_play_on_6x6() -> Callable[[], object]:
    """The same on a board that no bitboard holds."""
    return lambda: play_random(6, games=200, seed=1).total_moves


def one_move() -> Callable[[], object]:
    """A move through the contract, with its events, as the page makes it."""
    board = PUZZLE.parse("2 4 2 2\n. 8 8 .\n16 4 . 2\n. . 2 2")
    return lambda: PUZZLE.apply(board, "left")


CASES = (
    Case("2048 random play, 4x4", 30e6, random_play, moves=True),
    Case("2048 random play, 6x6", 3e6, random_play_on_6x6, moves=True),
    Case("2048 one move with events", 50e-6, one_move),
)
