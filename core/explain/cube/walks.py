"""Derivations for random walks on the cube, and for the lumped chain of depths."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.solve.survey import TurnEffect
from core.cube.walk import chain_states, random_walk
from core.cube.walk.chain_states import DepthState
from core.cube.walk.lumping import ClassTurns, count_class_turns
from core.explain.formulas.depths import TESTE
from core.explain.formulas.derivation import Check, DeferredValues, Derivation, DerivedFigure, PrintedFigure, Symbol
from core.explain.formulas.expression import Values
from core.markov.mixing import NOISE, total_variation

N = Symbol("N", "N", "moves made, each drawn uniformly")
P = Symbol("p", "p(d|N)", "the probability of depth d after N moves")
DEPTH = Symbol("d", "d", "the depth")
CASE = phrase("the 3×3×3 in QTM, populations that the article's p and q belong to")
MIDDLE_CASE = phrase("the 3×3×3 in QTM, populations that the article's p and q belong to, depths 3 to 16")
DEPTH_20_CASE = phrase("the 3×3×3 in QTM, populations that the article's p and q belong to, depth 20")
CUBE = "3x3x3", Metric.QTM
ROUNDED = "the published populations beyond depth 18 are rounded"  # not shown
LUMPED = f"the chain of depths takes a walk for uniform inside each depth, and {ROUNDED}"  # not shown
"""Reason why the figures of examples are not exact."""

LEVIN = phrase("D. Levin, Y. Peres and E. Wilmer, Markov Chains and Mixing Times, chapter 4")

ON_A_MATRIX = Check(
    "Distributions by powers of the matrix, in fractions",
    "independent arithmetic",
)
SIMULATED = Check("Walks drawn at random", "simulation")
LAST_WALKS = Check(
    "Every sequence of moves applied one by one",
    "brute force",
)


def _article() -> tuple[DepthState, ...]:
    return chain_states.states(*CUBE)


def law(moves: int) -> Sequence[float]:
    """Return p(·|N), the distribution of the article's chain after N moves."""
    return random_walk.chain(*CUBE).distribution(moves)


MEAN = Derivation(
    "walk-mean",
    "mean depth after N moves",
    "Each depth is weighted by its probability after {N} moves; the mean is {mean}.",
    (N, P, DEPTH, Symbol("mean", "mean", "the depth expected after N moves")),
    ("mean = sum(d * p)",),
    TESTE,
    (ON_A_MATRIX, LAST_WALKS),
    lambda: {"N": 18, "p": law(18)},
    CASE,
    law="p(·|N) = p(·|N − 1) M, all of it at depth 0 for N = 0",
    places={"d": "p"},
    approximate=LUMPED,
)

FULLEST = Derivation(
    "walk-fullest",
    "the likeliest depth after N moves",
    "After {N} moves no depth is likelier than {depth}: a share of {share} of all walks is there.",
    (N, P, DEPTH, Symbol("share", "p₁", "the largest p(d|N)"), Symbol("depth", "d₁", "where it is")),
    ("share = largest(p)", "depth = place(p)"),
    TESTE,
    (ON_A_MATRIX, SIMULATED),
    lambda: {"N": 18, "p": law(18)},
    CASE,
    (PrintedFigure("17", TESTE, DeferredValues(lambda: {"N": 18, "p": law(18)}),
             "after 18 moves only even depths can occur, so 17 cannot be likelier than 19: both are 0"),),
    law="p(·|N) = p(·|N − 1) M, all of it at depth 0 for N = 0",
    places={"d": "p"},
    approximate=LUMPED,
)  # fmt: skip

DISTANCE = Derivation(
    "walk-distance",
    "distance between two distributions of depth",
    "The differences at all depths, added and halved, make {distance}: this share of all walks "
        "would have to be at another depth.",
    (
        N,
        P,
        Symbol("q", "p′(d|N)", "the other distribution: the stationary one of that parity, or the walk itself"),
        Symbol("distance", "distance", "total variation distance, from 0 to 1"),
    ),
    ("distance = sum(abs(p - q)) / 2",),
    LEVIN,
    (
        Check("Distributions whose distance is known", "by hand"),
        Check("Lumped against exact on the 2×2×2, over all its positions", "independent walk"),
    ),
    lambda: {"N": 32, "p": law(32), "q": random_walk.chain(*CUBE).limit(32)},
    CASE,
    approximate=LUMPED,
)  # fmt: skip

GROWTH = Derivation(
    "chain-growth",
    "growth b, by a line through log D",
    "A line is fitted to the logarithms of the populations; each further depth multiplies them by {b}.",
    (
        Symbol("d", "d", "the depths of the fit"),
        Symbol("D", "D(d)", "positions at depth d"),
        Symbol("middle", "m", "the mean of the depths"),
        Symbol("level", "l", "the mean of ln D(d)"),
        Symbol("slope", "s", "the slope of the line of least squares"),
        Symbol("b", "b", "how many times as many positions a depth has as the one before"),
    ),
    (
        "middle = mean(d)",
        "level = mean(ln(D))",
        "slope = sum((d - middle) * (ln(D) - level)) / sum((d - middle) ** 2)",
        "b = exp(slope)",
    ),
    TESTE,
    (
        Check("Populations that grow as b^d give b back", "this program"),
        Check("The article's number and that of other ranges", "E. Testé"),
    ),
    lambda: growth([row.states for row in _article()], (3, 16)).given,
    CASE,
    (PrintedFigure("9.3412", TESTE, DeferredValues(lambda: growth([row.states for row in _article()], (3, 18)).given),
             "the article's number is the mean of p/q from depth 3 to 16"),),
)  # fmt: skip

LINE = Derivation(
    "chain-line",
    "positions of a depth, by a line through log D",
    "At depth {middle}, the middle of the fit, the line has the height {level}; at depth {depth} "
    "it gives {line} positions.",
    (
        Symbol("d", "d", "the depths of the fit"),
        Symbol("D", "D(d)", "positions at depth d"),
        Symbol("depth", "d₁", "this depth"),
        *GROWTH.symbols[2:5],
        Symbol("line", "L(d₁)", "positions by the line"),
    ),
    (*GROWTH.lines[:3], "line = exp(level + slope * (depth - middle))"),
    TESTE,
    GROWTH.checks,
    lambda: on_line([row.states for row in _article()], 3, 16, 10).given,
    CASE,
)


def _ratio_example() -> Values:
    return ratio(_article(), *chain_states.GROWTH).given


RATIO = Derivation(
    "ratio-growth",
    "growth b, as the mean of p/q",
    "At each depth p/q shows how fast the depths grow; the mean over the middle depths is {b}.",
    (
        Symbol("p", "p(d)", "the share of turns that lead away from solved"),
        Symbol("q", "q(d)", "the share that leads back"),
        Symbol("b", "b", "their mean ratio"),
    ),
    ("b = mean(p / q)",),
    TESTE,
    (Check("The article's number and that of other ranges", "E. Testé"),),
    _ratio_example,
    MIDDLE_CASE,
    (PrintedFigure("9.3412", TESTE, DeferredValues(_ratio_example)),),
)  # fmt: skip


AWAY = Derivation(
    "chain-away",
    "turns that lead away",
    "Of the {n} turns at a position {away} lead away from solved, on average over the depths in the middle.",
    (
        Symbol("n", "n", "turns at each position"),
        Symbol("p", "p(d)", "the share of them that leads away, at each depth of the range"),
        Symbol("away", "a", "turns that lead away"),
    ),
    ("away = n * mean(p)",),
    TESTE,
    (
        Check("All p as the article prints them", "E. Testé"),
        Check("Growth and turns away of the chain", "this program"),
    ),
    lambda: derive_turns_away(_article(), 12, *chain_states.GROWTH).given,
    MIDDLE_CASE,
    (PrintedFigure("9.3412", TESTE, {"n": 12},
             "the article's number is b itself; of 12 turns b·12/(b + 1) lead away"),),
)  # fmt: skip

BACK = Derivation(
    "chain-back",
    "q, the share of turns that lead back",
    "As many turns lead back from here as lead here from the depth before: as many as {flow} "
        "positions have. This depth has {here} positions, so {q} of its turns lead back.",
    (
        Symbol("D", "D(i)", "positions at the depths before, 0, 1, 2, ..."),
        Symbol("s", "s(i)", "the sign of each: + for the depth before, − for the one before that, and so on"),
        Symbol("here", "D(d)", "positions at this depth"),
        Symbol("flow", "D(d) q(d)", "what flows back in equilibrium"),
        Symbol("q", "q(d)", "the share that leads back"),
    ),
    ("flow = sum(s * D)", "q = flow / here"),
    TESTE,
    (
        Check("All p and q as the article prints them", "E. Testé"),
        Check("The populations are the stationary distribution of the chain", "this program"),
    ),
    lambda: derive_share_back(_article(), 20).given,
    DEPTH_20_CASE,
    (PrintedFigure("0.181629", TESTE, {"here": 14_692_609_766_246_121_324}),),
    law="D(i) p(i) = D(i + 1) q(i + 1),  p(i) + q(i) = 1,  p(0) = 1",
    approximate=ROUNDED,
)  # fmt: skip

FORWARD = Derivation(
    "chain-forward",
    "p, the share of turns that lead away",
    "As many turns lead back from here as lead here from the depth before: as many as {flow} "
    "positions have. This depth has {here} positions; the rest of its turns, {p}, leads away.",
    (*BACK.symbols[:4], Symbol("p", "p(d)", "the share that leads away")),
    (BACK.lines[0], "p = (here - flow) / here"),
    TESTE,
    BACK.checks,
    lambda: forward(_article(), 20).given,
    DEPTH_20_CASE,
    (PrintedFigure("0.818371", TESTE, {"here": 14_692_609_766_246_121_324}),),
    law=BACK.law,
    approximate=ROUNDED,
)

EVEN_GROWTH = Derivation(
    "chain-even-growth",
    "q, if every depth had b times as many positions as the one before",
    "Then of b + 1 turns one would lead back and b away: a share of {q} back.",
    (Symbol("b", "b", "the growth", "ratio-growth"), Symbol("q", "q", "the share that would lead back")),
    ("q = 1 / (b + 1)",),
    TESTE,
    RATIO.checks,
    lambda: {"b": RATIO.bind(**_ratio_example()).number},
    MIDDLE_CASE,
)

# failure of lumping

X = Symbol("x", "x", "turns of a position that lead closer")
COUNT = Symbol("c", "c(x)", "positions of the depth with x such turns")
OF_CLASSES = (
    Check("Where the turns of positions lead, one by one", "breadth-first search"),
    Check("The sums are those of the chain", "this program"),
)  # fmt: skip
KEMENY = phrase("J. G. Kemeny and J. L. Snell, Finite Markov Chains, 1960, chapter 6")


@cache
def _classes() -> ClassTurns:
    found = count_class_turns("2x2x2", Metric.QTM)
    assert found is not None
    return found[12]


LUMPED_POSITIONS = Derivation(
    "lumping-positions",
    "examined positions of this depth",
    "{positions} positions of this depth were examined: all of them, or a sample.",
    (X, COUNT, Symbol("positions", "n", "positions")),
    ("positions = sum(c)",),
    KEMENY,
    OF_CLASSES,
    lambda: _closer(_classes()),
    "depth 12 of the 2×2×2 in QTM",
    places={"x": "c"},
)

CLOSER = Derivation(
    "lumping-closer",
    "turns that lead closer, on average",
    "On average {mean} of {turns} turns at a position of this depth lead closer. This average is "
    "all that the chain knows.",
    (X, COUNT, Symbol("turns", "n", "turns at each position"), Symbol("mean", "m", "their mean number")),
    ("mean = sum(x * c) / sum(c)",),
    KEMENY,
    OF_CLASSES,
    lambda: {**_closer(_classes()), "turns": 6},
    "depth 12 of the 2×2×2 in QTM",
    places={"x": "c"},
)

DEVIATION = Derivation(
    "lumping-deviation",
    "spread, within one depth, of the number of turns that lead closer",
    "From position to position the number of turns that lead closer has a standard deviation of "
        "{deviation}; for a Markov chain it would have to be 0.",
    (X, COUNT, Symbol("mean", "m", "the mean of x"), Symbol("deviation", "σ", "the standard deviation of x")),
    ("mean = sum(x * c) / sum(c)", "deviation = sqrt(sum((x - mean) ** 2 * c) / sum(c))"),
    KEMENY,
    (
        Check("Lumping fails on the 2×2×2", "over all its positions"),
        *OF_CLASSES,
    ),
    lambda: _closer(_classes()),
    "depth 12 of the 2×2×2 in QTM",
    places={"x": "c"},
)  # fmt: skip

CORRELATION = Derivation(
    "lumping-correlation",
    "correlation of two steps in a row",
    "A step through this depth and the one after it are correlated by {correlation}; in the chain they are not.",
    (
        Symbol("x", "x", "turns of a position that lead closer, for each kind of position"),
        Symbol("y", "y", "its turns that lead farther"),
        Symbol("c", "c", "positions of that kind"),
        Symbol("n", "n", "turns at each position"),
        Symbol("all", "C", "all positions"),
        Symbol("mean", "m", "the mean of y − x"),
        Symbol("variance", "v", "its variance"),
        Symbol("step", "w", "the variance of one step"),
        Symbol("correlation", "ρ", "correlation of the last and the next step: +1 farther, 0 same, −1 closer"),
    ),
    (
        "all = sum(c)",
        "mean = sum(c * (y - x)) / all",
        "variance = sum(c * (y - x - mean) ** 2) / all",
        "step = sum(c * (x + y)) / all / n - (mean / n) ** 2",
        "correlation = -variance / n ** 2 / largest(step, 1e-12)",
    ),
    KEMENY,
    (
        Check("Two steps in a row of a walk over all positions", "independent walk"),
        *OF_CLASSES,
    ),
    lambda: correlation(_classes()).given,
    "depth 12 of the 2×2×2 in QTM",
)  # fmt: skip

UNCORRELATED = Derivation(
    "chain-correlation",
    "correlation of two steps in the chain",
    "The chain's next step does not depend on the last one, so the mean of their product is the "
        "product of their means.",
    (
        Symbol("p", "p", "the chance of a step farther"),
        Symbol("q", "q", "the chance of a step closer"),
        Symbol("step", "m", "the mean step, +1 farther and −1 closer"),
        Symbol("product", "E", "the mean product of two steps, one after the other"),
        Symbol("correlation", "ρ", "their covariance, and so their correlation"),
    ),
    ("step = p - q", "product = step * step", "correlation = product - step * step"),
    KEMENY,
    (Check("A depth whose positions are alike is a state of a chain", "this program"),),
    lambda: derive_chain_correlation(_classes()).given,
    "depth 12 of the 2×2×2 in QTM",
)  # fmt: skip

# functions that bind figures


def growth(sizes: Sequence[int], fit: tuple[int, int]) -> DerivedFigure:
    """Return the growth b of populations by depth, fitted between the two depths of `fit`."""
    low, high = fit
    return GROWTH.bind(d=tuple(range(low, high + 1)), D=tuple(sizes[low : high + 1]))


def on_line(sizes: Sequence[int], low: int, high: int, depth: int) -> DerivedFigure:
    """Return the positions at a depth by a line fitted to log populations from `low` to `high`."""
    return LINE.bind(d=tuple(range(low, high + 1)), D=tuple(sizes[low : high + 1]), depth=depth)


def derive_turns_away(rows: Sequence[DepthState], turns: int, low: int, high: int) -> DerivedFigure:
    """Return the number of turns that lead away from solved, averaged over depths `low` to `high`."""
    return AWAY.bind(n=turns, p=[row.away for row in rows[low : high + 1]])


def derive_share_back(rows: Sequence[DepthState], depth: int) -> DerivedFigure:
    """Return q at a depth, the share of turns that lead back; no turn of the chain keeps the depth."""
    return BACK.bind(**_collect_populations(rows, depth))


def forward(rows: Sequence[DepthState], depth: int) -> DerivedFigure:
    """Return p at a depth, the share of turns that lead away; no turn of the chain keeps the depth."""
    return FORWARD.bind(**_collect_populations(rows, depth))


def _collect_populations(rows: Sequence[DepthState], depth: int) -> Values:
    sizes = [row.states for row in rows[:depth]]
    return {"D": sizes, "s": [(-1) ** (depth - 1 - place) for place in range(depth)], "here": rows[depth].states}


def ratio(rows: Sequence[DepthState], low: int, high: int) -> DerivedFigure:
    """Return the mean of p/q from depth `low` to depth `high`."""
    within = rows[low : high + 1]
    return RATIO.bind(p=[row.away for row in within], q=[row.back for row in within])


def article_growth() -> DerivedFigure:
    """Return the growth b that the article prints."""
    return RATIO.bind_later(_ratio_example)


def _closer(found: ClassTurns) -> Values:
    return {"c": tuple(found.histogram(TurnEffect.CLOSER))}


def derive_lumping_figures(
    found: ClassTurns,
) -> tuple[DerivedFigure, DerivedFigure, DerivedFigure, DerivedFigure, DerivedFigure]:
    """Return positions, mean and deviation of closer turns, and correlations of steps and of the chain's."""
    closer = _closer(found)
    return (
        LUMPED_POSITIONS.bind(**closer), CLOSER.bind(**closer, turns=found.turns), DEVIATION.bind(**closer),
        correlation(found), derive_chain_correlation(found),
    )  # fmt: skip


def correlation(found: ClassTurns) -> DerivedFigure:
    """Return the correlation of two successive steps through a depth."""
    kinds = sorted(found.counts)
    return CORRELATION.bind(
        x=[closer for closer, _ in kinds],
        y=[found.turns - closer - same for closer, same in kinds],
        c=[found.counts[kind] for kind in kinds],
        n=found.turns,
    )


def derive_chain_correlation(found: ClassTurns) -> DerivedFigure:
    """Return the correlation of two steps in the lumped chain."""
    return UNCORRELATED.bind(
        p=found.mean(TurnEffect.FARTHER) / found.turns, q=found.mean(TurnEffect.CLOSER) / found.turns
    )


def distance(moves: int, law: Sequence[float], other: Sequence[float]) -> DerivedFigure:
    """Return the total variation distance between two distributions of the depth.

    The shorter one is continued with zeros.
    """
    longest = max(len(law), len(other))
    first, second = ([*distribution, *(0.0,) * (longest - len(distribution))] for distribution in (law, other))
    if total_variation(first, second) <= NOISE:
        second = first  # rounding errors of equal distributions are no distance
    return DISTANCE.bind(N=moves, p=first, q=second)


TABLE = (
    MEAN, FULLEST, DISTANCE, GROWTH, LINE, RATIO, AWAY, BACK, FORWARD, EVEN_GROWTH, LUMPED_POSITIONS,
    CLOSER, DEVIATION, CORRELATION, UNCORRELATED,
)  # fmt: skip
