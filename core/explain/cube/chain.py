"""Derivations for the chain of depths: shares of turns that lead away, back, or keep the depth."""

from __future__ import annotations

from collections.abc import Sequence

from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.walk import chain_states
from core.cube.walk.chain_states import Condition, DepthState, ProbabilitySource
from core.cube.walk.populations import load_populations
from core.explain.cube import walks
from core.explain.formulas.depths import ROKICKI, TESTE
from core.explain.formulas.derivation import Check, Derivation, DerivedFigure, Procedure, Symbol

CASE = phrase("depth 2 of the 2×2×2 in HTM")
SOURCE = Procedure(
    "Turns counted near solved and sampled farther away, and detailed balance: D(d − 1) p(d − 1) = D(d) q(d)"
)
Q = Symbol("q", "q(d)", "the share of turns that leads back")
R = Symbol("r", "r(d)", "the share of turns that keeps the depth")
HERE = Symbol("here", "D(d)", "positions at this depth")
BALANCED = (
    Check("Samples at neighbouring depths agree with it", "simulation"),
    Check("The chain reproduces the populations and the turns that keep the depth", "this program"),
    Check("Turns between the depths of the 2×2×2", "breadth-first search"),
)  # fmt: skip

STATES = Derivation(
    "chain-states",
    "states of the chain of depths",
    "Each depth from 0 to {deepest} is a state, so there are {states}.",
    (Symbol("deepest", "d₁", "the greatest depth"), Symbol("states", "n", "states of the chain")),
    ("states = deepest + 1",),
    SOURCE,
    BALANCED,
    lambda: {"deepest": 11},
    "the 2×2×2 in HTM",
)

BACK = Derivation(
    "chain-back-from-below",
    "q, the share of turns that lead back",
    "As many turns lead back from here as lead here from the depth before: as many as {flow} "
    "positions have. This depth has {here} positions, so {q} of its turns lead back.",
    (
        Symbol("below", "D(d − 1)", "positions at the depth before"),
        Symbol("away", "p(d − 1)", "the share of its turns that leads away"),
        HERE,
        Symbol("flow", "D(d) q(d)", "what flows back in equilibrium"),
        Q,
    ),
    ("flow = below * away", "q = flow / here"),
    SOURCE,
    BALANCED,
    lambda: {"below": 9, "away": 2 / 3, "here": 54},
    CASE,
)

AWAY = Derivation(
    "chain-away-here",
    "p, the share of turns that lead away",
    "A share of {q} of the turns leads back, {r} keeps the depth; the rest, {p}, leads away from solved.",
    (Q, R, Symbol("p", "p(d)", "the share that leads away")),
    ("p = 1 - q - r",),
    SOURCE,
    (
        Check("All p and q as the article prints them", "E. Testé"),
        *BALANCED,
    ),
    lambda: {"q": 1 / 9, "r": 2 / 9},
    CASE,
)  # fmt: skip

STAYING = Derivation(
    "chain-same",
    "r, the share of turns that keep the depth",
    "Of {turns} turns at positions of this depth {same} keep the depth, a share of {r}.",
    (
        Symbol("turns", "T", "turns examined: of all positions of the depth, or of a sample"),
        Symbol("same", "S", "those that keep the depth"),
        R,
    ),
    ("r = same / turns",),
    Procedure("Counted near solved; farther away, the turns of positions drawn uniformly, each solved optimally"),
    (
        Check("A sample agrees with the count", "simulation"),
        Check("Counted depths are counted again", "breadth-first search"),
        BALANCED[2],
    ),
    lambda: {"turns": 486, "same": 108},
    CASE,
)  # fmt: skip

ESTIMATED = Procedure("Estimated by the method of W. E. Deming and F. F. Stephan, 1940; not measured")
LIKELIEST = phrase("D(i) p(i) = a(i) a(i + 1), D(i) r(i) = w a(i)², with w as at the last two depths that were sampled")

FLOW = Derivation(
    "chain-away-estimated",
    "p, the share of turns that lead away, estimated",
    "In the likeliest chain with these populations, as many turns lead away from here as {flow} "
    "positions have. This depth has {here} positions, so {p} of its turns lead away.",
    (
        Symbol("flow", "D(d) p(d)", "what flows from here to the next depth in the likeliest of all chains"),
        HERE,
        Symbol("p", "p(d)", "the share that leads away"),
    ),
    ("p = flow / here",),
    ESTIMATED,
    BALANCED[1:2],
    lambda: {"flow": 8.0e18, "here": 12 * 10**18},
    "an example",
    law=LIKELIEST,
)

RESTING = Derivation(
    "chain-same-estimated",
    "r, the share of turns that keep the depth, estimated",
    "A share of {p} of the turns leads away and {q} leads back; the rest, {r}, keeps the depth.",
    (Symbol("p", "p(d)", "the share that leads away"), Q, R),
    ("r = largest(0, 1 - p - q)",),
    ESTIMATED,
    BALANCED[1:2],
    lambda: {"p": 0.75, "q": 0.125},
    "an example",
    law=LIKELIEST,
)

GAP = Derivation(
    "chain-gap",
    "gap between the positions at even and at odd depths",
    "Every quarter turn changes parity, so even and odd depths hold equally many positions. As published, rounded, "
    "they hold {even} and {odd}: a gap of {gap}.",
    (
        Symbol("e", "D(2i)", "positions at even depths, as published"),
        Symbol("o", "D(2i + 1)", "positions at odd depths, as published"),
        Symbol("even", "D₀", "all at even depths"),
        Symbol("odd", "D₁", "all at odd depths"),
        Symbol("gap", "gap", "what the smaller half lacks"),
    ),
    ("even = sum(e)", "odd = sum(o)", "gap = abs(even - odd)"),
    ROKICKI,
    (
        Check("The same gap, from the published figures", "this program"),
        Check("Corrected populations have no gap", "this program"),
    ),
    lambda: gap([layer.states for layer in load_populations("3x3x3", Metric.QTM).layers]).given,
    "the 3×3×3 in QTM, populations as published",
    approximate=walks.ROUNDED,
)  # fmt: skip

CONDITION = Derivation(
    "chain-condition",
    "a condition that populations must fulfil",
    "From depth {depth} as many turns lead back as {flow} positions have. That must be above 0 and "
        "at most {here}; otherwise the share, {q}, is no probability.",
    (
        Symbol("D", "D(i)", "positions at the depths before, 0, 1, 2, ..., as published"),
        Symbol("s", "s(i)", "the sign of each: + for the depth before, − for the one before that, and so on"),
        Symbol("depth", "d", "this depth, and so the number of depths before it"),
        Symbol("here", "D(d)", "positions at this depth, as published"),
        Symbol("flow", "D(d) q(d)", "what would flow back in equilibrium"),
        Symbol("q", "q(d)", "its share of the positions of this depth"),
    ),
    ("depth = number(D)", "flow = sum(s * D)", "q = flow / here"),
    TESTE,
    (
        Check("The published figures fail the condition at depth 22", "E. Testé"),
        Check("The condition first fails where the share that leads back is no probability", "this program"),
    ),
    lambda: {"D": (1, 12), "s": (-1, 1), "here": 114},
    "depth 2 of the 3×3×3 in QTM",
)  # fmt: skip


def derive_share_back(rows: Sequence[DepthState], depth: int) -> DerivedFigure:
    """Return q at a depth, the share of turns that lead back.

    If no turn keeps the depth, it follows from the populations alone.
    """
    if not any(row.stay for row in rows):
        return walks.derive_share_back(rows, depth)
    if not depth:
        return BACK.bind(below=0, away=0, here=rows[0].states)
    return BACK.bind(below=rows[depth - 1].states, away=rows[depth - 1].away, here=rows[depth].states)


def derive_share_away(rows: Sequence[DepthState], depth: int) -> DerivedFigure:
    """Return p at a depth, the share of turns that lead away from solved."""
    row = rows[depth]
    if not any(one.stay for one in rows):
        return walks.forward(rows, depth)
    if row.known is ProbabilitySource.ESTIMATED:
        return FLOW.bind(flow=row.away * row.states, here=row.states)
    return AWAY.bind(q=row.back, r=row.stay)


def derive_share_same(rows: Sequence[DepthState], depth: int, puzzle: str, metric: Metric) -> DerivedFigure:
    """Return r at a depth of "3x3x3" or "2x2x2", the share of turns that keep the depth."""
    row = rows[depth]
    if row.known is ProbabilitySource.ESTIMATED:
        return RESTING.bind(p=row.away, q=row.back)
    return STAYING.bind_later(
        lambda: dict(zip(("same", "turns"), chain_states.keeping(puzzle, metric, depth), strict=True))
    )


def gap(sizes: Sequence[int]) -> DerivedFigure:
    """Return the gap between published populations at even and at odd depths."""
    return GAP.bind(e=sizes[::2], o=sizes[1::2])


def condition(sizes: Sequence[int], one: Condition) -> DerivedFigure:
    """Return a condition on published populations by depth, with its derivation."""
    before = sizes[: one.depth]
    signs = [(-1) ** (one.depth - 1 - index) for index in range(one.depth)]
    return CONDITION.bind(D=tuple(before), s=signs, here=one.states)


TABLE = (STATES, BACK, AWAY, STAYING, FLOW, RESTING, GAP, CONDITION)
