"""Derivations for the mixing time of a walk on the cube, and of the chain of depths as its model."""

from __future__ import annotations

from functools import cache

from core.cube.metrics import Metric
from core.cube.walk import random_walk
from core.explain.cube.walks import CASE, CUBE, LEVIN, LUMPED, N
from core.explain.formulas.derivation import Check, Derivation, Symbol
from core.explain.formulas.expression import Values
from core.markov.mixing import distances

NEAR = Symbol("near", "ε", "what counts as near")
TOO_EARLY = Check(
    "The chain calls it mixed too early",
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
    "turns until the walk is mixed",
    "From {turns} turns on, the walk itself stays within {near} of uniform, over all positions. Its chain of depths, "
    "which is a model, says {chain}.",
    (
        Symbol("t", "t(N)", "distance of the walk from uniform after N turns, in total variation"),
        Symbol("c", "c(N)", "distance of the chain of depths from its stationary law after N turns"),
        NEAR,
        Symbol("chain", "N₁", "turns after which the chain stays there", "chain-mixed"),
        Symbol("turns", "N₀", "turns after which it stays there"),
    ),
    ("chain = last_above(c, near) + 1", "turns = last_above(t, near) + 1"),
    LEVIN,
    (
        Check("The walk on the 2×2×2 forgets its start", "over all its positions"),
        TOO_EARLY,
    ),
    _mixed_example,
    "the 2×2×2 in quarter turns",
)  # fmt: skip

CHAIN_MIXED = Derivation(
    "chain-mixed",
    "turns until the chain of depths is mixed",
    "From {turns} turns on, the chain of depths stays within {near} of what it tends to. It is a model, which takes a "
    "walk for uniform inside each depth: the walk itself may need more turns.",
    (
        Symbol("t", "t(N)", "distance from the stationary law after N turns, in total variation"),
        NEAR,
        Symbol("turns", "N₀", "turns after which it stays there"),
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
    "how far the true walk is from uniform",
    "Over all positions, how likely each is after {N} turns was compared with 1 of all that parity allows: {distance}.",
    (
        N,
        Symbol("t", "t(N)", "half the sum over all positions, as the exact walk counts it"),
        Symbol("distance", "distance", "total variation, from 0 to 1"),
    ),
    ("distance = t",),
    LEVIN,
    (Check("The walk on the 2×2×2 forgets its start", "over all its positions"),),
    lambda: {"N": 17, "t": 0.25},
    "an example",
    law="t(N) = ½ Σ |p(s|N) − 1/n| over the n positions s that parity allows",
)  # fmt: skip

TABLE = (MIXED, CHAIN_MIXED, TO_UNIFORM)
