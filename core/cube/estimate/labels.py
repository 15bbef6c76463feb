"""What a walk's length says of the depth it ends at: p(d|N) as a label to learn, and the same read the other way.

E. Testé, "A random walk on the Rubik's Cube" (2023), proposes p(d|N) of the lumped chain as a soft label: nobody knows
the depth d where a walk ended, but everybody knows its length N. A network that learns it by cross-entropy comes to the
mean of p(d|N) over the lengths N that could have led to what it sees, which is wider than what is known of d.

If a walk is uniform in each depth class, N depends on the position by its depth alone. Then P(N|x) is the sum of
P(N|d) P(d|x) over d, with P(N|d) from p(d|N) by Bayes' rule; the P(d|x) that make the lengths drawn likeliest are
what is known of the depth.
"""

from __future__ import annotations

from math import fsum

from core.cube.metrics import Metric
from core.cube.walk import random_walk

LONGEST = 32
"""Walks of 0..32 turns, each length equally likely: as far as the article draws p(d|N)."""


def soft(metric: Metric, longest: int = LONGEST) -> list[list[float]]:
    """A row p(d|N) for each N in 0..`longest`, by the chain of `core.cube.walk.random_walk`, balanced."""
    return random_walk.chain("3x3x3", metric, "balanced").distributions(longest)


def likelihood(metric: Metric, longest: int = LONGEST) -> list[list[float]]:
    """A row for each N in 0..`longest`: P(N|d) for each depth d."""
    rows = soft(metric, longest)
    totals = [fsum(column) for column in zip(*rows, strict=True)]
    return [[share / total if total else 0.0 for share, total in zip(row, totals, strict=True)] for row in rows]
