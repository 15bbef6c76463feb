"""Labels for learning depth from random walks: p(d|N), and the likelihood P(N|d).

E. Testé, "A random walk on the Rubik's Cube" (2023), proposes p(d|N) of the lumped chain as a soft label: the depth d
at which a walk ended is unknown, but its length N is known. A network that learns it by cross-entropy approaches the
mean of p(d|N) over the lengths N that could have led to its input, which is wider than the true distribution of d.

If a walk is uniform in each depth class, N depends on the position by its depth alone. Then P(N|x) is the sum of P(N|d)
P(d|x) over d, with P(N|d) from p(d|N) by Bayes' rule; the P(d|x) that maximize the likelihood of the drawn lengths are
the distribution of the depth.
"""

from __future__ import annotations

from math import fsum

from core.cube.metrics import Metric
from core.cube.walk import random_walk

LONGEST = 32
"""Longest walk: lengths 0..32, each equally likely, as far as the article draws p(d|N)."""


def soft(metric: Metric, longest: int = LONGEST) -> list[list[float]]:
    """Return a row p(d|N) for each N in 0..`longest`, by the balanced chain of `random_walk`."""
    return random_walk.chain("3x3x3", metric, "balanced").distributions(longest)


def likelihood(metric: Metric, longest: int = LONGEST) -> list[list[float]]:
    """Return a row P(N|d), over each depth d, for each N in 0..`longest`."""
    rows = soft(metric, longest)
    totals = [fsum(column) for column in zip(*rows, strict=True)]
    return [[share / total if total else 0.0 for share, total in zip(row, totals, strict=True)] for row in rows]
