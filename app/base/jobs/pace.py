"""Estimate of the time that work still takes, from how much of it was done when."""

from __future__ import annotations

from bisect import bisect
from typing import NamedTuple

SETTLE_S = 2.0
"""Seconds of progress to observe before an estimate: a rate measured over less is noise."""
STEPS = 5
"""Steps of progress to exceed before an estimate: one may take a thousand times as long as another."""
AGREE = 1.75
"""Largest factor between the overall rate and that of the later half for which there is an estimate.

Beyond it the work speeds up or slows down, and an estimate would soon have to be corrected.
"""
APART = 1.02
"""Least factor between the times of two samples that are stored."""


class ProgressSample(NamedTuple):
    """Share of the work that was done some seconds after its beginning."""

    seconds: float
    share: float

    def rate(self, later: ProgressSample) -> float:
        """Return the share of the work done per second between this sample and a later one."""
        seconds = later.seconds - self.seconds
        return (later.share - self.share) / seconds if seconds > 0 else 0.0


class PaceEstimator:
    """Estimates the time left from the pace of the work since its first progress.

    A share that falls restarts the estimate.
    """

    def __init__(self) -> None:
        self._samples: list[ProgressSample] = []
        self._last = ProgressSample(0.0, 0.0)
        self._steps = 0

    def note(self, seconds: float, share: float | None) -> None:
        """Record that `share`, 0 to 1, of the work is done after `seconds`; None while that is unknown."""
        sample, last = ProgressSample(seconds, share or 0.0), self._last
        self._last = sample
        if sample.share < last.share or not sample.share:
            self._samples, self._steps = [], 0
        if not sample.share:
            return
        self._steps += sample.share > last.share
        if not self._samples or seconds >= self._samples[-1].seconds * APART:
            self._samples.append(sample)

    @property
    def seconds_left(self) -> float | None:
        """Estimated seconds left, by the rate of the later half of the time; None without a basis for it."""
        if self._steps <= STEPS:
            return None
        first, last = self._samples[0], self._last
        half = (first.seconds + last.seconds) / 2
        middle = self._samples[bisect(self._samples, half, key=lambda one: one.seconds) - 1]
        mean, later = first.rate(last), middle.rate(last)
        if last.seconds - first.seconds < SETTLE_S or not mean / AGREE <= later <= mean * AGREE or not later:
            return None
        return (1 - last.share) / later
