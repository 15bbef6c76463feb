"""Benchmarks of Nim."""

from __future__ import annotations

from collections.abc import Callable

from core.nim.puzzle import winning_move

from app.tools.bench import Case


def answering() -> Callable[[], object]:
    """Return work that finds the winning move of nine heaps."""
    return lambda: winning_move((9, 8, 7, 6, 5, 4, 3, 2, 1))


CASES = (Case("nim, winning move", 0.001, answering),)
