"""Derivations for the network that estimates depth: its distribution within proved bounds, accuracy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.explain.formulas.derivation import Check, Derivation, DerivedFigure, Procedure, Symbol
from core.markov.simulation import NORMAL_95

if TYPE_CHECKING:
    from core.cube.estimate.bound_trials import BoundTrial
    from core.cube.estimate.estimate import DepthEstimate
    from core.cube.estimate.measurements import AtDepth, CalibrationBin

TESTE = Procedure("A network trained here on random walks with p(d|N) as labels, as E. Testé proposes (2023)")
PROOFS = Procedure("Measured by this program, against depths that an optimal solver has proved")
NETWORK = (
    Check("The same numbers by a plain forward pass", "NumPy"),
    Check("A position, its images under the 48 symmetries and its inverse all get the same result", "by construction"),
)  # fmt: skip
HELD = (
    Check("Compared again with proofs of this program", "by the optimal solver"),
    Check("The depths of the positions are those that another search finds", "breadth-first search"),
)  # fmt: skip
G = Symbol("g", "g(d)", "probability that the network gives depth d, before anything is proved")
X = Symbol("x", "x(d)", "1 for each depth that is not excluded, else 0")
D = Symbol("d", "d", "the depth")

MEAN = Derivation(
    "estimate-mean",
    "mean depth by the network",
    "The network gives {inside} of its probability to depths that are not excluded; their mean is {mean}.",
    (
        G,
        X,
        D,
        Symbol("inside", "G", "its probability for depths that are not excluded"),
        Symbol("mean", "m", "the mean depth there"),
    ),
    ("inside = sum(g * x)", "mean = sum(d * g * x) / inside"),
    TESTE,
    NETWORK,
    lambda: {"g": (0.0, 0.1, 0.4, 0.3, 0.2), "x": (0, 0, 1, 1, 0)},
    "an example",
    places={"d": "g"},
)

WEIGHT = Derivation(
    "estimate-weight",
    "probability of the likeliest depth",
    "The network gives {inside} of its probability to depths that are not excluded; the likeliest "
    "of them, {place}, has a share of {weight}.",
    (
        G,
        X,
        D,
        Symbol("inside", "G", "its probability for depths that are not excluded"),
        Symbol("place", "d₁", "the likeliest of these depths"),
        Symbol("weight", "w", "its share"),
    ),
    ("inside = sum(g * x)", "place = place(g * x)", "weight = largest(g * x) / inside"),
    TESTE,
    NETWORK,
    lambda: {"g": (0.0, 0.1, 0.4, 0.3, 0.2), "x": (0, 0, 1, 1, 0)},
    "an example",
    places={"d": "g"},
)

N = Symbol("n", "n(d)", "positions examined at each depth")
M = Symbol("m", "m(d)", "the mean of the network's estimates")
T = Symbol("t", "t(d)", "the mean probability that it gives their true depth")

POSITIONS = Derivation(
    "depth-network-positions",
    "positions used to test the network",
    "{total} positions at {depths} depths were examined, all with a proved depth.",
    (N, Symbol("depths", "k", "depths"), Symbol("total", "N", "positions in all")),
    ("depths = number(n)", "total = sum(n)"),
    PROOFS,
    HELD,
    lambda: {"n": (200, 200, 60)},
    "an example",
)

ERROR = Derivation(
    "depth-network-error",
    "mean error of the network's mean depth",
    "Over {depths} depths, each counted equally, the network's mean depth is off by {error} moves on average.",
    (
        M,
        Symbol("t", "t", "the true depth"),
        Symbol("depths", "k", "depths"),
        Symbol("error", "e", "the mean of |m(d) − d|"),
    ),
    ("depths = number(m)", "error = sum(abs(m - t)) / depths"),
    PROOFS,
    HELD,
    lambda: {"m": (1.4, 2.5, 3.5), "t": (1, 2, 3)},
    "an example",
)

LARGEST = Derivation(
    "depth-network-largest",
    "largest error of the network's mean depth",
    "At depth {place} the network's mean depth is off by {error} moves; nowhere is the error larger.",
    (
        Symbol("m", "m(d)", "the network's mean estimate for positions of depth d; d where none was examined"),
        D,
        Symbol("e", "e(d)", "error at each depth"),
        Symbol("place", "d₁", "the depth with the largest error"),
        Symbol("error", "e₁", "that error"),
    ),
    ("e = abs(m - d)", "place = place(e)", "error = largest(e)"),
    PROOFS,
    HELD,
    lambda: {"m": (0, 1.4, 2.9, 3.5)},
    "an example",
    places={"d": "m"},
)

TRUTH = Derivation(
    "depth-network-truth",
    "probability of the true depth",
    "Over {depths} depths, each counted equally, the network gives the true depth a probability of {truth} on average.",
    (T, Symbol("depths", "k", "depths"), Symbol("truth", "T", "the mean over the depths")),
    ("depths = number(t)", "truth = sum(t) / depths"),
    PROOFS,
    HELD,
    lambda: {"t": (0.8, 0.6, 0.4)},
    "an example",
)

LIKELIEST = Derivation(
    "depth-network-likeliest",
    "how often the likeliest depth is the true one",
    "Of {total} positions the likeliest depth is the true one in {right}.",
    (
        N,
        Symbol("r", "r(d)", "those whose true depth is the likeliest"),
        Symbol("total", "N", "positions in all"),
        Symbol("right", "R", "these at all depths"),
        Symbol("share", "s", "their share"),
    ),
    ("total = sum(n)", "right = sum(r)", "share = right / total"),
    PROOFS,
    HELD,
    lambda: {"n": (200, 200), "r": (200, 150)},
    "an example",
)

OVER = Derivation(
    "depth-network-over",
    "how often the estimate would be too large as a bound",
    "In {wrong} of {total} positions the mean depth minus {margin} moves, rounded down, is more than the true depth.",
    (
        N,
        Symbol("o", "o(d)", "those whose estimate minus k moves, rounded down, is too large"),
        Symbol("margin", "k", "moves subtracted from the estimate"),
        Symbol("total", "N", "positions in all"),
        Symbol("wrong", "O", "those with too large a bound"),
        Symbol("share", "s", "their share"),
    ),
    ("total = sum(n)", "wrong = sum(o)", "share = wrong / total"),
    PROOFS,
    HELD,
    lambda: {"n": (200, 200), "o": (3, 20), "margin": 2},
    "an example",
)

NODES = Derivation(
    "depth-network-nodes",
    "positions generated by a search, relative to the tables alone",
    "{searches} searches that trust the estimate generate {here} positions; with the tables alone, {alone}.",
    (
        Symbol("a", "a(i)", "positions generated by each search with the tables' bound"),
        Symbol("b", "b(i)", "the same with the larger of the tables' bound and the estimate minus k moves"),
        Symbol("searches", "n", "searches"),
        Symbol("alone", "A", "total with the tables"),
        Symbol("here", "B", "total with the estimate"),
        Symbol("share", "s", "their ratio"),
    ),
    ("searches = number(b)", "alone = sum(a)", "here = sum(b)", "share = here / alone"),
    PROOFS,
    (Check("A search with the tables finds shortest solutions", "the same positions"),),
    lambda: {"a": (2000, 3000), "b": (400, 500)},
    "an example",
)  # fmt: skip

TIME = Derivation(
    "depth-network-time",
    "time of a search, relative to the tables alone",
    "{searches} searches that trust the estimate take {here} s on one core; with the tables alone, {alone} s.",
    (
        Symbol("a", "a(i)", "seconds of each search with the tables' bound"),
        Symbol("b", "b(i)", "the same with the larger of the tables' bound and the estimate minus k moves"),
        Symbol("searches", "n", "searches"),
        Symbol("alone", "A", "total with the tables"),
        Symbol("here", "B", "total with the estimate"),
        Symbol("ratio", "s", "their ratio"),
    ),
    ("searches = number(b)", "alone = sum(a)", "here = sum(b)", "ratio = here / alone"),
    PROOFS,
    NODES.checks,
    lambda: {"a": (0.05, 0.06), "b": (0.4, 0.5)},
    "an example",
)


SAID = Derivation(
    "depth-network-said",
    "the network's mean estimate for positions of one depth",
    "For positions of depth {t} the network estimates {mean} on average; it gives the true depth a "
    "probability of {truth}.",
    (
        Symbol("g", "g(d)", "the mean of its distributions over the positions examined"),
        D,
        Symbol("t", "t", "the true depth"),
        Symbol("truth", "g(t)", "the probability that it gives the true depth"),
        Symbol("mean", "m(t)", "its mean depth"),
    ),
    ("mean = sum(d * g) / sum(g)",),
    PROOFS,
    HELD,
    lambda: {"g": (0.0, 0.1, 0.7, 0.2), "t": 2, "truth": 0.7},
    "an example",
    places={"d": "g"},
)


TENTH = Derivation(
    "depth-network-tenth",
    "how often its predictions come true",
    "The network gave {pairs} depths of drawn positions a probability in this tenth, {said} on "
    "average; a share of {seen} is the true depth. Every true depth has the same weight, so they "
    "count as much as {number} equal ones. With 95 % confidence the share lies between {low} and "
    "{high}.",
    (
        Symbol("pairs", "m", "number of these depths"),
        Symbol("weight", "w", "their total weight: each weighs one divided by the positions drawn of its true depth"),
        Symbol("true", "v", "the weight of those that are the true depth"),
        Symbol("squares", "w₂", "the sum of the squared weights"),
        Symbol("said", "p", "the mean of the probabilities"),
        Symbol("z", "z", "standard deviations on each side"),
        Symbol("number", "n", "effective sample size"),
        Symbol("middle", "c", "the middle of the interval"),
        Symbol("half", "h", "half of its width"),
        Symbol("low", "low", "its lower end"),
        Symbol("high", "high", "its upper end"),
        Symbol("share", "s", "the share that is true"),
        Symbol("seen", "s", "the share that is true"),
    ),
    (
        "share = true / weight",
        "number = weight ** 2 / squares",
        "middle = (share + z ** 2 / (2 * number)) / (1 + z ** 2 / number)",
        "half = z * sqrt(share * (1 - share) / number + z ** 2 / (4 * number ** 2)) / (1 + z ** 2 / number)",
        "low = middle - half",
        "high = middle + half",
        "seen = share",
    ),
    "E. B. Wilson, JASA 22, 1927; L. Kish, Survey Sampling, 1965",
    HELD,
    lambda: {"pairs": 420, "weight": 4.0, "true": 1.0, "squares": 0.08, "said": 0.26, "z": NORMAL_95},
    "an example",
    approximate="it is the share of a sample",  # not shown
)


def mean(estimate: DepthEstimate) -> DerivedFigure:
    """Return the mean depth of an estimate that has weights."""
    return MEAN.bind(g=estimate.shares, x=estimate.bracket_mask)


def weight(estimate: DepthEstimate) -> DerivedFigure:
    """Return the weight of the likeliest depth of an estimate that has weights."""
    return WEIGHT.bind(g=estimate.shares, x=estimate.bracket_mask)


def derive_network_mean(row: AtDepth) -> DerivedFigure:
    """Return the network's mean estimate for positions of one depth."""
    return SAID.bind(g=row.said, t=row.depth, truth=row.truth)


def tenth(one: CalibrationBin) -> DerivedFigure:
    """Return how often probabilities in one tenth of the range come true."""
    return TENTH.bind(
        pairs=one.pairs, weight=one.weight, true=one.weight * one.seen, squares=one.squares, said=one.said, z=NORMAL_95
    )


def error(rows: Sequence[AtDepth]) -> DerivedFigure:
    """Return the mean error of the mean depth over all depths."""
    return ERROR.bind(m=[row.mean for row in rows], t=[row.depth for row in rows])


def largest(rows: Sequence[AtDepth]) -> DerivedFigure:
    """Return the largest error of the mean depth over all depths."""
    known = {row.depth: row.mean for row in rows}
    return LARGEST.bind(m=[known.get(depth, depth) for depth in range(max(known) + 1)])


def truth(rows: Sequence[AtDepth]) -> DerivedFigure:
    """Return the mean probability of the true depth over all depths."""
    return TRUTH.bind(t=[row.truth for row in rows])


def likeliest(rows: Sequence[AtDepth]) -> DerivedFigure:
    """Return the share of positions whose likeliest depth is the true one."""
    return LIKELIEST.bind(n=[row.positions for row in rows], r=[row.likeliest for row in rows])


def positions(rows: Sequence[AtDepth]) -> DerivedFigure:
    """Return the number of positions looked at, over all depths."""
    return POSITIONS.bind(n=[row.positions for row in rows])


def derive_overestimates(rows: Sequence[AtDepth], margin: int) -> DerivedFigure:
    """Return how many positions have a network mean less `margin` turns above their depth."""
    return OVER.bind(n=[row.positions for row in rows], o=[row.over[margin] for row in rows], margin=margin)


def nodes(alone: Sequence[BoundTrial], here: Sequence[BoundTrial]) -> DerivedFigure:
    """Return the ratio of positions generated with and without the estimate, for the same positions."""
    return NODES.bind(a=[trial.generated for trial in alone], b=[trial.generated for trial in here])


def seconds(alone: Sequence[BoundTrial], here: Sequence[BoundTrial]) -> DerivedFigure:
    """Return the ratio of search seconds with and without the estimate, for the same positions."""
    return TIME.bind(a=[trial.seconds for trial in alone], b=[trial.seconds for trial in here])


TABLE = (MEAN, WEIGHT, POSITIONS, ERROR, LARGEST, TRUTH, LIKELIEST, OVER, NODES, TIME, SAID, TENTH)
