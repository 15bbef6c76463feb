"""Means, deviations, histograms and round numbers."""

from __future__ import annotations

import random
import statistics
from array import array
from collections import Counter
from itertools import pairwise

import pytest

from core.base.trials import Bin, deviation, histogram, mean, summary


def test_mean_and_deviation_are_the_librarys() -> None:
    rng = random.Random(1)
    for size in (2, 3, 10, 500):
        figures = array("q", [rng.randint(0, 10**7) for _ in range(size)])
        assert mean(figures) == pytest.approx(statistics.fmean(figures), rel=1e-12)
        assert deviation(figures) == pytest.approx(statistics.stdev(figures), rel=1e-12)
    assert mean([]) == deviation([]) == deviation([3]) == 0


def test_the_deviation_of_large_figures_does_not_cancel() -> None:
    assert deviation([10**15, 10**15 + 1, 10**15 + 2]) == 1.0


def test_a_histogram_covers_every_trial_once() -> None:
    rng = random.Random(8)
    for _ in range(200):
        figures = [rng.randint(0, rng.choice([3, 50, 4000])) for _ in range(rng.randint(1, 60))]
        most = rng.randint(4, 40)
        bins = histogram(figures, most)
        width = bins[0].high - bins[0].low
        assert len(bins) <= most
        assert str(width).rstrip("0") in ("1", "2", "5")
        assert all(one.high == other.low for one, other in pairwise(bins))
        counted = Counter(next(b for b in bins if b.low <= figure < b.high) for figure in figures)
        assert all(counted[b] == b.trials for b in bins)
        assert bins[0].trials and bins[-1].trials
    assert histogram([], 10) == []
    assert histogram([7, 7], 10) == [Bin(7, 8, 2)]


def test_a_summary_holds_together() -> None:
    told = summary([2, 4, 4, 4, 5, 5, 7, 9], 30)
    assert (told.trials, told.mean, told.width) == (8, 5.0, 1)
    assert told.error == pytest.approx(told.deviation / 8**0.5)
    assert sum(told.share(one) for one in told.bins) == pytest.approx(1.0)
    assert told.highest == 3 / 8
    assert told.to_csv().splitlines()[:2] == ["from,to,trials,share", "2,2,1,0.125"]
    assert Bin(10, 20, 1).centre == 14.5 and Bin(3, 4, 1).centre == 3
    nothing = summary([], 30)
    assert (nothing.trials, nothing.bins, nothing.error, nothing.highest, nothing.width) == (0, (), 0.0, 0.0, 1)
