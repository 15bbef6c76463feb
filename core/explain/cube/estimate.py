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
    Check("Images of a position under the 48 symmetries, and its inverse, are told the same", "by construction"),
)  # fmt: skip
HELD = (
    Check("Held anew against proofs of this program", "by the optimal solver"),
    Check("The depths of the positions are those that another search finds", "breadth-first search"),
)  # fmt: skip
G = Symbol("g", "g(d)", "what the network gives depth d, before anything is proved")
X = Symbol("x", "x(d)", "1 for each depth that is not excluded, else 0")
D = Symbol("d", "d", "the depth")

MEAN = Derivation(
    "estimate-mean",
    "mean depth by the network",
    "Of its word {inside} lies within what is proved; there the mean depth is {mean}.",
    (
        G,
        X,
        D,
        Symbol("inside", "G", "its word within what is proved"),
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
    "weight of the likeliest depth",
    "Of its word {inside} lies within what is proved; the likeliest depth there, {place}, has a share of {weight}.",
    (
        G,
        X,
        D,
        Symbol("inside", "G", "its word within what is proved"),
        Symbol("place", "d₁", "the depth with most of it"),
        Symbol("weight", "w", "its share"),
    ),
    ("inside = sum(g * x)", "place = place(g * x)", "weight = largest(g * x) / inside"),
    TESTE,
    NETWORK,
    lambda: {"g": (0.0, 0.1, 0.4, 0.3, 0.2), "x": (0, 0, 1, 1, 0)},
    "an example",
    places={"d": "g"},
)

N = Symbol("n", "n(d)", "positions of each depth that were looked at")
M = Symbol("m", "m(d)", "the mean of what the network says of them")
T = Symbol("t", "t(d)", "the mean probability that it gives their true depth")

POSITIONS = Derivation(
    "depth-network-positions",
    "positions that it is held against",
    "At {depths} depths {total} positions were looked at, all with proofs of how deep they are.",
    (N, Symbol("depths", "k", "depths"), Symbol("total", "N", "positions in all")),
    ("depths = number(n)", "total = sum(n)"),
    PROOFS,
    HELD,
    lambda: {"n": (200, 200, 60)},
    "an example",
)

ERROR = Derivation(
    "depth-network-error",
    "how far its mean depth is from the truth",
    "At {depths} depths, each counting the same, its mean depth is {error} turns away from the truth on average.",
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
    "its largest error",
    "At depth {place} its mean depth is {error} turns away from the truth, and nowhere farther.",
    (
        Symbol("m", "m(d)", "the mean of what the network says of positions of depth d; d where none was looked at"),
        D,
        Symbol("e", "e(d)", "how far it is off"),
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
    "probability of the truth",
    "At {depths} depths, each counting the same, it gives the true depth a probability of {truth} on average.",
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
        Symbol("r", "r(d)", "those of them whose true depth is the likeliest"),
        Symbol("total", "N", "positions in all"),
        Symbol("right", "R", "those in all"),
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
    "how often its estimate would be too large a bound",
    "Of {total} positions the mean depth less {margin} turns, rounded down, is more than the depth in {wrong}.",
    (
        N,
        Symbol("o", "o(d)", "those of them whose estimate less k turns, rounded down, is too large"),
        Symbol("margin", "k", "turns that are taken off"),
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
    "positions a search generates, of those by the tables alone",
    "{searches} searches that trust the estimate generate {here} positions, by the tables alone {alone}.",
    (
        Symbol("a", "a(i)", "positions generated by each search with the tables' bound"),
        Symbol("b", "b(i)", "the same with the larger of the tables' bound and the estimate less k turns"),
        Symbol("searches", "n", "searches"),
        Symbol("alone", "A", "those by the tables, in all"),
        Symbol("here", "B", "those with the estimate, in all"),
        Symbol("share", "s", "their ratio"),
    ),
    ("searches = number(b)", "alone = sum(a)", "here = sum(b)", "share = here / alone"),
    PROOFS,
    (Check("A search by the tables finds shortest ways", "the same positions"),),
    lambda: {"a": (2000, 3000), "b": (400, 500)},
    "an example",
)  # fmt: skip

TIME = Derivation(
    "depth-network-time",
    "time of a search, of that by the tables alone",
    "{searches} searches that trust the estimate take {here} s of one core, by the tables alone {alone} s.",
    (
        Symbol("a", "a(i)", "seconds of each search with the tables' bound"),
        Symbol("b", "b(i)", "the same with the larger of the tables' bound and the estimate less k turns"),
        Symbol("searches", "n", "searches"),
        Symbol("alone", "A", "those by the tables, in all"),
        Symbol("here", "B", "those with the estimate, in all"),
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
    "what the network says of positions of one depth",
    "Of positions that are {t} turns deep the network says {mean} on average; the true depth it gives a probability of "
    "{truth}.",
    (
        Symbol("g", "g(d)", "the mean of its distributions over the positions looked at"),
        D,
        Symbol("t", "t", "the true depth"),
        Symbol("truth", "g(t)", "what it gives the true depth"),
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
    "how often what it says comes true",
    "Of {pairs} depths of drawn positions to which it gives a probability in this tenth, {said} on average, {seen} are "
    "the true one. Every true depth weighs the same, however many positions of it were drawn, so they say as much as "
    "{number} equal ones: with 95 % confidence the share lies between {low} and {high}.",
    (
        Symbol("pairs", "m", "how many there are: depths of positions"),
        Symbol("weight", "w", "their weights together: each is one divided by the positions drawn of its true depth"),
        Symbol("true", "v", "the weights of those that are the true depth"),
        Symbol("squares", "w₂", "the squares of their weights together"),
        Symbol("said", "p", "the mean of the probabilities"),
        Symbol("z", "z", "standard deviations on each side"),
        Symbol("number", "n", "equal ones that say as much"),
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
