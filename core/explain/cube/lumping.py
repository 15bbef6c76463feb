"""Derivations for two successive steps at one depth: by the positions, and by the lumped chain."""

from __future__ import annotations

from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.solve.survey import TurnEffect
from core.cube.walk.lumping import BACK, ClassTurns, count_class_turns
from core.explain.cube.walks import KEMENY, OF_CLASSES
from core.explain.formulas.derivation import Derivation, DerivedFigure, Symbol

CASE = phrase("depth 12 of the 2×2×2 in quarter turns, closer after a step away")
C = Symbol("c", "c", "positions of each kind")
Y = Symbol("y", "y", "turns of a position of that kind that lead this way")
TURNS = Symbol("n", "n", "turns at each position")

STEP = Derivation(
    "lumping-step",
    "where the next turn leads, after a turn that came this way",
    "A walk comes to a position by as many turns as lead back the way it came. Positions weighed so, {share} of the "
    "next turns lead this way.",
    (
        C,
        Symbol("x", "x", "turns of a position of that kind that lead back the way the walk came"),
        Y,
        TURNS,
        Symbol("came", "X", "all turns that lead back that way"),
        Symbol("share", "P", "the probability that the next turn leads this way"),
    ),
    ("came = sum(c * x)", "share = sum(c * x * y) / (n * came)"),
    KEMENY,
    OF_CLASSES,
    lambda: step(_example(), TurnEffect.FARTHER, TurnEffect.CLOSER).given,
    CASE,
    law="P(next | last) = E[x y] / (n E[x])",
)

CHAIN = Derivation(
    "lumping-chain-step",
    "where the next turn leads, by the chain",
    "A position of this depth has {mean} of {n} turns that lead this way, on average. The chain knows no more: "
    "{share}, whatever the last turn was.",
    (
        C,
        Y,
        TURNS,
        Symbol("mean", "m", "their mean number"),
        Symbol("share", "P", "the probability that the next turn leads this way"),
    ),
    ("mean = sum(c * y) / sum(c)", "share = mean / n"),
    KEMENY,
    OF_CLASSES,
    lambda: chain_step(_example(), TurnEffect.CLOSER).given,
    CASE,
)


EXTENT = Derivation(
    "lumping-extent",
    "the last depth whose positions were counted one by one",
    "{depths} depths were counted, from depth 0 on: the last one is {deepest}.",
    (
        Symbol("c", "c", "positions of each depth"),
        Symbol("depths", "k", "depths, that of the solved position too"),
        Symbol("deepest", "d", "the last of them"),
    ),
    ("depths = number(c)", "deepest = depths - 1"),
    KEMENY,
    OF_CLASSES,
    lambda: {"c": (1, 6, 27, 120)},
    phrase("the 2×2×2 in quarter turns, three turns deep"),
)


def _example() -> ClassTurns:
    found = count_class_turns("2x2x2", Metric.QTM)
    assert found is not None
    return found[12]


def _kinds(found: ClassTurns) -> tuple[list[int], dict[TurnEffect, list[int]]]:
    """Return the number of positions of each kind, and how many of their turns lead each way."""
    kinds = sorted(found.counts)
    closer, same = [kind[0] for kind in kinds], [kind[1] for kind in kinds]
    farther = [found.turns - sum(kind) for kind in kinds]
    return [found.counts[kind] for kind in kinds], {
        TurnEffect.CLOSER: closer,
        TurnEffect.SAME: same,
        TurnEffect.FARTHER: farther,
    }


def step(found: ClassTurns, last: TurnEffect, following: TurnEffect) -> DerivedFigure:
    """Return the probability that the turn after one that came by `last` leads as `following`."""
    counts, leading = _kinds(found)
    return STEP.bind(c=counts, x=leading[BACK[last]], y=leading[following], n=found.turns)


def chain_step(found: ClassTurns, way: TurnEffect) -> DerivedFigure:
    """Return the probability of a turn's effect by the chain, which ignores the turn before."""
    counts, leading = _kinds(found)
    return CHAIN.bind(c=counts, y=leading[way], n=found.turns)


TABLE = (STEP, CHAIN, EXTENT)
