"""What 2048 promises to be fast at."""

from __future__ import annotations

from collections.abc import Callable

from app.bench import Case
from core.twenty48.play import play_random


def random_play() -> Callable[[], object]:
    """Whole games of uniformly random moves on 4x4."""
    return lambda: play_random(4, games=20_000, seed=1).total_moves


CASES = (Case("2048 random play", 30e6, random_play, moves=True),)
