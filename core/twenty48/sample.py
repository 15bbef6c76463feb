"""What many played games have in common: means, spread and histograms, ready to be told or plotted."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple


class Bin(NamedTuple):
    """The games whose figure lies in `low <= figure < high`."""

    low: int
    high: int
    games: int


@dataclass(frozen=True)
class GameSample:
    """Finished games: for each one its moves, the score it gained and the exponent of its largest tile."""

    moves: array[int]
    scores: array[int]
    largest: bytes

    @property
    def games(self) -> int:
        """How many games were finished."""
        return len(self.moves)

    @property
    def total_moves(self) -> int:
        """Moves of all games together."""
        return sum(self.moves)

    def share(self) -> dict[int, float]:
        """The share of games by largest tile, smallest tile first."""
        counts = Counter(self.largest)
        return {1 << exponent: counts[exponent] / self.games for exponent in sorted(counts)}


def mean(figures: array[int]) -> float:
    """The arithmetic mean; 0 of nothing."""
    return sum(figures) / len(figures) if figures else 0.0


def deviation(figures: array[int]) -> float:
    """The sample standard deviation, with n - 1; 0 for fewer than two figures."""
    if len(figures) < 2:
        return 0.0
    middle = mean(figures)
    return sqrt(sum((figure - middle) ** 2 for figure in figures) / (len(figures) - 1))


def histogram(figures: array[int], bins: int) -> list[Bin]:
    """At most `bins` bins of equal whole width, 1, 2 or 5 times a power of ten, that cover all figures."""
    if not figures:
        return []
    low, high = min(figures), max(figures) + 1
    width = next(width for width in _round_widths() if -(-high // width) - low // width <= bins)
    first = low // width
    counts = Counter(figure // width for figure in figures)
    return [Bin(i * width, (i + 1) * width, counts[i]) for i in range(first, -(-high // width))]


def _round_widths() -> Iterator[int]:
    power = 1
    while True:
        yield from (power, 2 * power, 5 * power)
        power *= 10
