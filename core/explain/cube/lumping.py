"""Derivations for two successive steps at one depth: by the positions, and by the lumped chain."""

from __future__ import annotations

from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.solve.survey import TurnEffect
from core.cube.walk.lumping import BACK, ClassTurns, count_class_turns
from core.explain.cube.walks import KEMENY, OF_CLASSES
from core.explain.formulas.derivation import Derivation, DerivedFigure, Symbol

CASE = phrase("depth 12 of the 2×2×2 in QTM, a turn closer after a turn away")
C = Symbol("c", "c", "positions of each kind")
Y = Symbol("y", "y", "turns of such a position that lead in this direction")
TURNS = Symbol("n", "n", "turns at each position")

STEP = Derivation(
    "lumping-step",
    "probability of the next turn's direction, given the last turn's",
    "A position is reached by as many turns as lead back from it. With the positions weighted by "
    "this number, a share of {share} of the next turns leads in this direction.",
    (
        C,
        Symbol("x", "x", "turns of such a position that lead back where the walk came from"),
        Y,
        TURNS,
        Symbol("came", "X", "all turns that lead back"),
        Symbol("share", "P", "the probability that the next turn leads in this direction"),
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
    "probability of the next turn's direction, by the chain",
    "On average {mean} of {n} turns at a position of this depth lead in this direction. The chain "
    "ignores the last turn, so the probability is always {share}.",
    (
        C,
        Y,
        TURNS,
        Symbol("mean", "m", "their mean number"),
        Symbol("share", "P", "the probability that the next turn leads in this direction"),
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
        Symbol("depths", "k", "number of depths, including depth 0"),
        Symbol("deepest", "d", "the last of them"),
    ),
    ("depths = number(c)", "deepest = depths - 1"),
    KEMENY,
    OF_CLASSES,
    lambda: {"c": (1, 6, 27, 120)},
    phrase("the 2×2×2 in QTM, to depth 3"),
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
