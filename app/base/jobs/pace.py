"""How long work still takes, by how much of it was done when; nothing as long as that would be a guess."""

from __future__ import annotations

from bisect import bisect
from typing import NamedTuple

SETTLE_S = 2.0
"""No estimate before this much work: a rate measured over less is noise."""
STEPS = 5
"""Nor before so many times more was done: one step may take a thousand times as long as another."""
AGREE = 1.75
"""Nor while the rate of all and that of the later half differ by more than this factor: the work speeds up or slows
down, and whatever is said is soon taken back."""
APART = 1.02
"""Each moment that is remembered is later than the one before by this factor."""


class ProgressSample(NamedTuple):
    """Share of the work that was done some seconds after its beginning."""

    seconds: float
    share: float

    def rate(self, later: ProgressSample) -> float:
        """Return the share that was done in a second between this sample and a later one."""
        seconds = later.seconds - self.seconds
        return (later.share - self.share) / seconds if seconds > 0 else 0.0


class PaceEstimator:
    """Estimates the time left from the pace of the work since some of it was done first.

    A share that falls begins anew.
    """

    def __init__(self) -> None:
        self._samples: list[ProgressSample] = []
        self._last = ProgressSample(0.0, 0.0)
        self._steps = 0

    def note(self, seconds: float, share: float | None) -> None:
        """So much, 0..1, is done by now; None while that cannot be said."""
        now, last = ProgressSample(seconds, share or 0.0), self._last
        self._last = now
        if now.share < last.share or not now.share:
            self._samples, self._steps = [], 0
        if not now.share:
            return
        self._steps += now.share > last.share
        if not self._samples or seconds >= self._samples[-1].seconds * APART:
            self._samples.append(now)

    @property
    def seconds_left(self) -> float | None:
        """By the rate of the later half of the time; None while there is no basis for it."""
        if self._steps <= STEPS:
            return None
        first, last = self._samples[0], self._last
        half = (first.seconds + last.seconds) / 2
        middle = self._samples[bisect(self._samples, half, key=lambda one: one.seconds) - 1]
        mean, later = first.rate(last), middle.rate(last)
        if last.seconds - first.seconds < SETTLE_S or not mean / AGREE <= later <= mean * AGREE or not later:
            return None
        return (1 - last.share) / later
