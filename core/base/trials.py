"""What many trials have in common: mean, standard deviation and histogram."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from core.base.ticks import round_steps


class Bin(NamedTuple):
    """The trials whose figure lies in `low <= figure < high`."""

    low: int
    high: int
    trials: int

    @property
    def centre(self) -> float:
        """The middle of the whole numbers in the bin."""
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
        """The sample mean; 0 without trials."""
        return self.total / self.trials if self.trials else 0.0

    @property
    def deviation(self) -> float:
        """The sample standard deviation (n - 1); 0 for fewer than two trials."""
        return _deviation(self.trials, self.total, self.squares)

    @property
    def error(self) -> float:
        """Standard error of the mean."""
        return self.deviation / sqrt(self.trials) if self.trials else 0.0

    @property
    def width(self) -> int:
        """How many whole numbers a bin holds."""
        return self.bins[0].high - self.bins[0].low if self.bins else 1

    def share(self, one: Bin) -> float:
        """The part of all trials that fell into a bin."""
        return one.trials / self.trials

    @property
    def highest(self) -> float:
        """The largest share of any bin; 0 without trials."""
        return max((self.share(one) for one in self.bins), default=0.0)

    def to_csv(self) -> str:
        """The histogram as comma-separated lines under a header; `to` is the last whole number of a bin."""
        rows = [f"{one.low},{one.high - 1},{one.trials},{self.share(one):.9g}" for one in self.bins]
        return "\n".join(["from,to,trials,share", *rows, ""])


def summary(figures: Sequence[int], bins: int) -> TrialSummary:
    """Mean, spread and a histogram of at most `bins` bins."""
    squares = sum(figure * figure for figure in figures)
    return TrialSummary(len(figures), sum(figures), squares, tuple(histogram(figures, bins)))


def mean(figures: Sequence[float]) -> float:
    """The arithmetic mean; 0 of nothing."""
    return sum(figures) / len(figures) if figures else 0.0


def deviation(figures: Sequence[int]) -> float:
    """The sample standard deviation, with n - 1; 0 for fewer than two figures."""
    return _deviation(len(figures), sum(figures), sum(figure * figure for figure in figures))


def _deviation(n: int, total: int, squares: int) -> float:
    # exact integers: no cancellation, whatever the size of the figures
    return sqrt((n * squares - total**2) / (n * (n - 1))) if n > 1 else 0.0


def histogram(figures: Sequence[int], bins: int) -> list[Bin]:
    """At most `bins` (2 or more) bins of equal whole width, 1, 2 or 5 times a power of ten, that cover all figures."""
    if not figures:
        return []
    low, high = min(figures), max(figures) + 1
    width = next(width for width in round_steps() if -(-high // width) - low // width <= bins)
    counts = Counter(figure // width for figure in figures)
    return [Bin(i * width, (i + 1) * width, counts[i]) for i in range(low // width, -(-high // width))]
