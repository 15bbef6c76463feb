"""Statistics of many trials: mean, standard deviation and histogram."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from core.base.ticks import round_steps


class Bin(NamedTuple):
    """Bin of a histogram: number of trials whose figure lies in `low <= figure < high`."""

    low: int
    high: int
    trials: int

    @property
    def centre(self) -> float:
        """Middle of the whole numbers in the bin."""
        return (self.low + self.high - 1) / 2


@dataclass(frozen=True)
class TrialSummary:
    """Summary of `trials` independent trials: their total, the sum of their squares, and a histogram."""

    trials: int
    total: int
    squares: int
    bins: tuple[Bin, ...]

    @property
    def mean(self) -> float:
        """Sample mean; 0 without trials."""
        return self.total / self.trials if self.trials else 0.0

    @property
    def deviation(self) -> float:
        """Sample standard deviation (n - 1); 0 for fewer than two trials."""
        return _deviation(self.trials, self.total, self.squares)

    @property
    def error(self) -> float:
        """Standard error of the mean."""
        return self.deviation / sqrt(self.trials) if self.trials else 0.0

    @property
    def width(self) -> int:
        """Number of whole numbers in a bin."""
        return self.bins[0].high - self.bins[0].low if self.bins else 1

    def share(self, one: Bin) -> float:
        """Return the share of all trials that fell into a bin."""
        return one.trials / self.trials

    @property
    def highest(self) -> float:
        """Largest share of any bin; 0 without trials."""
        return max((self.share(one) for one in self.bins), default=0.0)

    def to_csv(self) -> str:
        """Return the histogram as comma-separated lines under a header; `to` is a bin's last whole number."""
        rows = [f"{one.low},{one.high - 1},{one.trials},{self.share(one):.9g}" for one in self.bins]
        return "\n".join(["from,to,trials,share", *rows, ""])


def summary(figures: Sequence[int], bins: int) -> TrialSummary:
    """Return the mean, spread and histogram (of at most `bins` bins) of figures."""
    squares = sum(figure * figure for figure in figures)
    return TrialSummary(len(figures), sum(figures), squares, tuple(histogram(figures, bins)))


def mean(figures: Sequence[float]) -> float:
    """Return the arithmetic mean, or 0 without figures."""
    return sum(figures) / len(figures) if figures else 0.0


def deviation(figures: Sequence[int]) -> float:
    """Return the sample standard deviation, with n - 1; 0 for fewer than two figures."""
    return _deviation(len(figures), sum(figures), sum(figure * figure for figure in figures))


def _deviation(n: int, total: int, squares: int) -> float:
    # exact integers: no cancellation, whatever the size of the figures
    return sqrt((n * squares - total**2) / (n * (n - 1))) if n > 1 else 0.0


def histogram(figures: Sequence[int], bins: int) -> list[Bin]:
    """Return at most `bins` (2 or more) bins of equal width that cover all figures.

    The width is 1, 2 or 5 times a power of ten.
    """
    if not figures:
        return []
    low, high = min(figures), max(figures) + 1
    width = next(width for width in round_steps() if -(-high // width) - low // width <= bins)
    counts = Counter(figure // width for figure in figures)
    return [Bin(i * width, (i + 1) * width, counts[i]) for i in range(low // width, -(-high // width))]
