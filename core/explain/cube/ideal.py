"""Derivations for a random walk on an ideal puzzle and its binomial approximation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.explain.cube.walks import CASE, DEPTH, LUMPED, MEAN, N, P, law
from core.explain.formulas.depths import TESTE
from core.explain.formulas.derivation import Check, Derivation, DerivedFigure, Symbol

if TYPE_CHECKING:
    from core.markov.ideal import IdealWalk

B = Symbol("b", "b", "moves that lead deeper from every position, for each one that leads back")
LIMIT = Symbol("l", "l(d|N)", "the binomial model: d = 2k − N, k of N moves going deeper")

DRIFT = Derivation(
    "ideal-drift",
    "gain in depth per move",
    "Of every b + 1 moves, b lead deeper and one leads back: a gain of {drift} in depth per move, "
        "far from both ends.",
    (B, Symbol("drift", "v", "gain in depth per move")),
    ("drift = (b - 1) / (b + 1)",),
    TESTE,
    (Check("The likeliest depth follows that line, and leaves it at the end", "exact walk"),),
    lambda: {"b": 9.34},
    "the article's growth of the 3×3×3",
)  # fmt: skip

ARRIVAL = Derivation(
    "ideal-arrival",
    "moves until the line reaches the deepest positions",
    "The line gains {drift} in depth per move; it reaches depth {deepest} after {moves} moves.",
    (
        B,
        Symbol("deepest", "D", "the depth of the deepest positions"),
        Symbol("drift", "v", "gain in depth per move", "ideal-drift"),
        Symbol("moves", "N", "moves until then"),
    ),
    ("drift = (b - 1) / (b + 1)", "moves = deepest / drift"),
    TESTE,
    DRIFT.checks,
    lambda: {"b": 9.34, "deepest": 26},
    "the article's growth of the 3×3×3",
)

SPREAD = Derivation(
    "ideal-deviation",
    "standard deviation of the depth after N moves",
    "After {N} moves the depth is {mean} on average, with a standard deviation of {deviation}.",
    (N, P, DEPTH, Symbol("mean", "m", "the mean depth"), Symbol("deviation", "σ", "the standard deviation")),
    ("mean = sum(d * p)", "deviation = sqrt(sum((d - mean) ** 2 * p))"),
    TESTE,
    (Check("Mean and deviation of a walk without growth", "by hand"),),
    lambda: {"N": 18, "p": law(18)},
    CASE,
    places={"d": "p"},
    approximate=LUMPED,
)  # fmt: skip

LINE = Derivation(
    "walk-line",
    "mean depth by the binomial model",
    "From depth {start}, each of {N} moves gains the same depth on average, as the model has no "
        "ends: that makes {mean}.",
    (
        B,
        N,
        Symbol("stay", "r", "the share of moves that keep the depth"),
        Symbol("start", "d₀", "the depth where the walk begins"),
        Symbol("mean", "m", "the mean depth by the model"),
    ),
    ("mean = start + (1 - stay) * N * (b - 1) / (b + 1)",),
    TESTE,
    (Check("The likeliest depth follows that line, and leaves it at the end", "exact walk"),),
    lambda: {"b": 9.34, "N": 18, "stay": 0, "start": 0},
    "the article's growth of the 3×3×3",
)  # fmt: skip

FROM_LIMIT = Derivation(
    "ideal-distance",
    "distance from the binomial model",
    "Depth by depth the walk and the model differ by {distance}; the model's probability below "
        "depth 0 counts too.",
    (
        N, P, LIMIT,
        Symbol("below", "l₀", "the model's probability below depth 0"),
        Symbol("distance", "distance", "total variation distance, from 0 to 1"),
    ),
    ("below = largest(0, 1 - sum(l))", "distance = sum(abs(p - l)) / 2 + below / 2"),
    TESTE,
    (
        Check("The model is near in the middle and far at the end", "exact walk"),
        Check("The model's probability below 0 is part of the distance", "by hand"),
    ),
    lambda: {"N": 2, "p": (0.25, 0, 0.75), "l": (0.375, 0, 0.5625)},
    "b = 3 after two moves, a puzzle of depth 2",
)  # fmt: skip

OUTSIDE = Derivation(
    "ideal-outside",
    "the binomial model's probability outside the possible depths",
    "The binomial model has no ends: a share of {outside} lies below depth 0 or beyond the greatest depth.",
    (
        N,
        LIMIT,
        Symbol("beyond", "l(d|N), d > D", "the model's probabilities beyond the greatest depth"),
        Symbol("below", "l₀", "its probability below depth 0"),
        Symbol("outside", "o", "both together"),
    ),
    ("below = largest(0, 1 - sum(l))", "outside = below + sum(beyond)"),
    TESTE,
    (Check("The model's probability beyond the ends is not lost", "this program"),),
    lambda: {"N": 2, "l": (0.375, 0, 0.5625), "beyond": ()},
    "b = 3 after two moves, a puzzle of depth 2",
)  # fmt: skip


# functions that bind figures


def from_limit(moves: int, law: Sequence[float], limit: Sequence[float]) -> DerivedFigure:
    """Return the total variation distance between a walk and its binomial model."""
    longest = max(len(law), len(limit))
    padded = [[*distribution, *(0.0,) * (longest - len(distribution))] for distribution in (law, limit)]
    return FROM_LIMIT.bind(N=moves, p=padded[0], l=padded[1])


def outside(moves: int, limit: Sequence[float], deepest: int) -> DerivedFigure:
    """Return the share of the binomial model of an ideal puzzle's walk outside the possible depths.

    That is its probability below depth 0 and beyond `deepest` after `moves` random moves. `limit` has the model's
    probability of each depth from 0 on.
    """
    return OUTSIDE.bind(N=moves, l=limit, beyond=tuple(limit[deepest + 1 :]))


def walk(
    walk: IdealWalk, moves: int
) -> tuple[DerivedFigure, DerivedFigure, DerivedFigure, DerivedFigure, DerivedFigure]:
    """Return drift, mean depth, deviation, distance from the binomial model, and what that has outside."""
    distribution, limit = walk.distributions[moves], walk.limits[moves]
    return (
        DRIFT.bind(b=walk.branching), MEAN.bind(N=moves, p=distribution), SPREAD.bind(N=moves, p=distribution),
        from_limit(moves, distribution, limit), outside(moves, limit, walk.diameter),
    )  # fmt: skip


TABLE = (LINE, DRIFT, ARRIVAL, SPREAD, FROM_LIMIT, OUTSIDE)
