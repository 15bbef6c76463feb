"""Simulated walks from a seed, and confidence intervals of observed frequencies."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Mapping
from itertools import accumulate
from math import ceil, log10, sqrt
from random import Random
from typing import NamedTuple

from core.base.control import Control

NORMAL_95 = 1.959963984540054
"""Number of standard deviations within which the normal distribution lies with probability 0.95."""
LEAST_TRIALS = 30
"""Fewest trials of which a share is shown in percent; with fewer its interval is over 35 points wide."""
MOST_DECIMALS = 6
POLL = 1000


class Interval(NamedTuple):
    """Confidence interval of a probability."""

    low: float
    high: float


class WalkEnding(NamedTuple):
    """State in which a walk ended, and its number of steps."""

    state: int
    steps: int


def simulate(
    transitions: Mapping[int, Mapping[int, float]],
    start: int,
    walks: int,
    seed: int,
    longest: int | None = None,
    control: Control | None = None,
) -> list[WalkEnding]:
    """Return the ends of `walks` random walks; `longest` steps end a walk in any state.

    A state that is not in `transitions` is absorbing. Walk i is drawn from a generator of its own, so that more walks
    of the same seed begin with the same ones. A cancelled simulation returns the walks that were made.
    """
    control = Control() if control is None else control
    control.total = walks
    choices = {state: (list(after), list(accumulate(after.values()))) for state, after in transitions.items()}
    endings: list[WalkEnding] = []
    for walk in range(walks):
        control.done = walk
        random = Random((seed << 64) + walk)
        state, steps = start, 0
        while state in choices and steps != longest:
            if steps % POLL == 0 and control.cancelled:
                return endings
            targets, heights = choices[state]
            state = targets[min(bisect(heights, random.random() * heights[-1]), len(targets) - 1)]
            steps += 1
        endings.append(WalkEnding(state, steps))
    control.done = walks
    return endings


def wilson(successes: float, trials: float, deviations: float = NORMAL_95) -> Interval:
    """Return the interval of E. B. Wilson (JASA 22, 1927) for a probability with `successes` in `trials`."""
    if not trials:
        return Interval(0.0, 1.0)
    share, squared = successes / trials, deviations * deviations
    centre = share + squared / (2 * trials)
    spread = deviations * sqrt(share * (1 - share) / trials + squared / (4 * trials * trials))
    scale = 1 + squared / trials
    return Interval(
        (centre - spread) / scale if successes else 0.0, (centre + spread) / scale if successes < trials else 1.0
    )


def decimals_borne(successes: int, trials: int) -> int:
    """Return the number of significant decimals of a share in percent.

    The last one is not smaller than a tenth of half the interval's width.
    """
    low, high = wilson(successes, trials)
    return min(MOST_DECIMALS, max(0, ceil(-log10(50 * (high - low)))))
