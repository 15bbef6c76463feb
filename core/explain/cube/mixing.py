"""Derivations for the mixing time of a walk on the cube, and of the chain of depths as its model."""

from __future__ import annotations

from functools import cache

from core.cube.metrics import Metric
from core.cube.walk import random_walk
from core.explain.cube.walks import CASE, CUBE, LEVIN, LUMPED, N
from core.explain.formulas.derivation import Check, Derivation, Symbol
from core.explain.formulas.expression import Values
from core.markov.mixing import distances

NEAR = Symbol("near", "ε", "the distance up to which it counts as mixed")
TOO_EARLY = Check(
    "The chain's mixing time is too short",
    "this program",
)


@cache
def _mixed_example() -> Values:
    """Return the distances of the 2x2x2 walk from uniform, and of its chain from the stationary law."""
    puzzle, moves = ("2x2x2", Metric.QTM), 24
    walk = random_walk.compute_exact_walk(*puzzle, moves)
    assert walk is not None
    return {"t": walk.distances, "c": distances(random_walk.chain(*puzzle), moves), "near": 0.25}


MIXED = Derivation(
    "walk-mixed",
    "mixing time of the walk, in moves",
    "From {turns} moves on, the walk itself stays within {near} of uniform, over all positions. "
        "The chain of depths, a model, says {chain}.",
    (
        Symbol("t", "t(N)", "total variation distance of the walk from uniform after N moves"),
        Symbol("c", "c(N)", "distance of the chain of depths from its stationary distribution after N moves"),
        NEAR,
        Symbol("chain", "N₁", "moves from which on the chain stays within ε", "chain-mixed"),
        Symbol("turns", "N₀", "moves from which on it stays within ε"),
    ),
    ("chain = last_above(c, near) + 1", "turns = last_above(t, near) + 1"),
    LEVIN,
    (
        Check("The walk on the 2×2×2 forgets its start", "over all its positions"),
        TOO_EARLY,
    ),
    _mixed_example,
    "the 2×2×2 in QTM",
)  # fmt: skip

CHAIN_MIXED = Derivation(
    "chain-mixed",
    "mixing time of the chain of depths, in moves",
    "From {turns} moves on, the chain of depths stays within {near} of its stationary "
    "distribution. It is a model that treats a walk as uniform inside each depth: the walk itself "
    "may need more moves.",
    (
        Symbol("t", "t(N)", "total variation distance from the stationary distribution after N moves"),
        NEAR,
        Symbol("turns", "N₀", "moves from which on it stays within ε"),
    ),
    ("turns = last_above(t, near) + 1",),
    LEVIN,
    (TOO_EARLY,),
    lambda: {"t": distances(random_walk.chain(*CUBE), 40), "near": 0.25},
    CASE,
    approximate=LUMPED,
)

TO_UNIFORM = Derivation(
    "walk-to-uniform",
    "distance of the true walk from uniform",
    "The probability of every position after {N} moves was compared with the uniform one over all "
        "positions that parity allows: the distance is {distance}.",
    (
        N,
        Symbol("t", "t(N)", "half the sum over all positions, as the exact walk counts it"),
        Symbol("distance", "distance", "total variation distance, from 0 to 1"),
    ),
    ("distance = t",),
    LEVIN,
    (Check("The walk on the 2×2×2 forgets its start", "over all its positions"),),
    lambda: {"N": 17, "t": 0.25},
    "an example",
    law="t(N) = ½ Σ |p(s|N) − 1/n| over the n positions s that parity allows",
)  # fmt: skip

TABLE = (MIXED, CHAIN_MIXED, TO_UNIFORM)
