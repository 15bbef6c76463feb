"""How a finished game ended, and what many of them come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from core.trials import deviation, mean
from core.twenty48.board import Board


@dataclass(frozen=True)
class GameResult:
    """One game as it ended: exponents for `target` and `largest`, the rest in points and moves."""

    size: int
    target: int
    four: float
    score: int
    moves: int
    largest: int
    win_moves: int | None
    """Moves up to the one that made the target; None for a game that never did."""
    win_sum: int | None
    """The tile sum after that move."""

    @property
    def won(self) -> bool:
        return self.win_moves is not None


def game_result(states: Sequence[Board]) -> GameResult | None:
    """What a game's states, first to last, come to; None if it is neither won nor lost."""
    last = states[-1]
    if not last.won and not last.over:
        return None
    win = next((state for state in states if state.won), None)
    return GameResult(
        last.size,
        last.target,
        last.four,
        last.score,
        last.moves,
        last.largest,
        None if win is None else win.moves,
        None if win is None else win.tile_sum,
    )


@dataclass(frozen=True)
class Totals:
    """Games of one kind together: sample means, sample standard deviation (n - 1)."""

    games: int
    won: int
    best: int
    mean_score: float
    largest: dict[int, int]
    """How many games ended with each largest tile, largest first."""
    mean_moves: float
    """Of the won games, the moves up to the win."""
    deviation: float


def totals(games: Sequence[GameResult]) -> Totals:
    """Statistics of finished games."""
    scores = [game.score for game in games]
    wins = [game.win_moves for game in games if game.win_moves is not None]
    counts = Counter(game.largest for game in games)
    largest = {1 << tile: counts[tile] for tile in sorted(counts, reverse=True)}
    return Totals(len(games), len(wins), max(scores, default=0), mean(scores), largest, mean(wins), deviation(wins))
