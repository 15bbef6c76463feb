"""Derivations for Korf's search and for proofs of depth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from core.base.depth import DepthDistribution
from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.notation.sequences import branching_factor, canonical_counts
from core.cube.solve.heuristic import TABLES, distribution, expected_nodes, expected_parts
from core.explain.formulas.derivation import (
    Check,
    DeferredValues,
    Derivation,
    DerivedFigure,
    PrintedFigure,
    Procedure,
    Symbol,
)
from core.explain.formulas.expression import Values

if TYPE_CHECKING:
    from core.cube.solve.inflated_bounds import InflatedBoundTrial

KORF = "R. E. Korf, AAAI 1997"
LONG = 24
"""Length of sequences at which their growth equals the branching factor in all shown digits."""
EXAMPLE = phrase("a scramble of nine moves HTM")

BRANCHING = Derivation(
    "korf-branching",
    "branching factor",
    "Without obvious repetitions there are {longer} sequences of {length} moves, {b} times as many "
        "as of one move less.",
    (
        Symbol("length", "d", "moves of a sequence"),
        Symbol("longer", "N(d)", "sequences of d moves of which none repeats or undoes one before it"),
        Symbol("shorter", "N(d − 1)", "those of one move less"),
        Symbol("b", "b", "the factor; in HTM it tends to 6 + 3√6"),
    ),
    ("b = longer / shorter",),
    KORF,
    (
        Check("6 + 3√6, the largest eigenvalue of the automaton that reads the sequences", "algebra"),
        Check("Sequences applied and counted one by one", "brute force"),
    ),
    lambda: branching(Metric.HTM).given,
    "moves HTM",
    (PrintedFigure("13.348", KORF, {"length": LONG, "shorter": canonical_counts(Metric.HTM, LONG - 1)[-1]}),),
)  # fmt: skip

BOUND = Derivation(
    "korf-bound",
    "the bound h of a position",
    "The corners alone need {corners} moves, six edges {first} and the other six {second}: the "
        "cube needs at least {h}.",
    (
        Symbol("corners", "h₁", "moves that the corners need, by the first table"),
        Symbol("first", "h₂", "moves that six edges need, by the second"),
        Symbol("second", "h₃", "moves that the other six need, by the third"),
        Symbol("h", "h", "the largest: no solution is shorter"),
    ),
    ("h = largest(corners, first, second)",),
    KORF,
    (
        Check("No value in a table is more than the depth", "published depths"),
        Check("How many entries have each value", KORF),
    ),
    lambda: {"corners": 6, "first": 7, "second": 6},
    EXAMPLE,
)  # fmt: skip


def _entries(name: str, metric: Metric) -> Values:
    return {"D": [layer.states for layer in distribution(name, metric).layers]}


ENTRIES = Derivation(
    "korf-entries",
    "entries of one of Korf's tables",
    "A table has an entry for every arrangement of its pieces: {total} in all.",
    (
        Symbol("D", "D(h)", "entries with the value 0, 1, 2, ..."),
        Symbol("total", "N", "all of them"),
    ),
    ("total = sum(D)",),
    KORF,
    BOUND.checks[1:],
    lambda: {"D": (1, 12, 114)},
    "an example",
    tuple(
        PrintedFigure(text, KORF, DeferredValues(partial(_entries, name, metric)))
        for metric in Metric
        for name, text in zip(TABLES, ("88179840", "42577920", "42577920"), strict=True)
    ),
)

DEPTH = Derivation(
    "korf-depth",
    "the depth of a position",
    "{tried} depths were searched one after the other; a solution was found at depth {depth}, so none is shorter.",
    (
        Symbol("to", "d", "the depths that were searched, all but the last completely"),
        Symbol("tried", "n", "how many they are"),
        Symbol("depth", "depth", "the one at which a solution was found"),
    ),
    ("tried = number(to)", "depth = largest(to)"),
    KORF,
    (
        Check("Every position near solved gets its depth", "breadth-first search"),
        Check("Another solver finds no shorter solution", "coset search"),
    ),
    lambda: {"to": (7, 8, 9)},
    EXAMPLE,
)  # fmt: skip

GENERATED = Derivation(
    "korf-generated",
    "positions in completed iterations",
    "To show that no solution is shorter, {total} positions were generated, in all iterations but the last.",
    (Symbol("g", "g(d)", "positions that the iteration to depth d generated"), Symbol("total", "G", "together")),
    ("total = sum(g)",),
    KORF,
    (Check("It goes as deep and generates as much as a plain search", "independent search"),),
    lambda: {"g": (410, 5_480)},
    EXAMPLE,
)  # fmt: skip

EXPECTED = Derivation(
    "korf-expected",
    "positions expected by the formula",
    "By the share of random cubes with a small bound, the same iterations are expected to generate "
        "{total} positions.",
    (Symbol("e", "E(d)", "positions expected of the iteration to depth d"), Symbol("total", "E", "together")),
    ("total = sum(e)",),
    "R. E. Korf, M. Reid and S. Edelkamp, Artificial Intelligence 129, 2001",
    (Check("Near what the article measured", "Korf, Reid and Edelkamp 2001"),),
    lambda: {"e": (400.5, 5_300.25)},
    EXAMPLE,
    law="E(d) = Σ N(i + 1) P(h ≤ d − i), i = 0 ... d − 1",
)  # fmt: skip

ITERATION = Derivation(
    "korf-iteration",
    "positions expected of one iteration",
    "The iteration to depth {depth} continues only the sequences whose position has a small enough "
    "bound. If these are as frequent as among random positions, it generates {expected} positions.",
    (
        Symbol("n", "N(i + 1)", "sequences of i + 1 moves, i = 0 ... d − 1"),
        Symbol("within", "P(h ≤ d − i)", "how often a random position has so small a bound"),
        Symbol("depth", "d", "the depth of the iteration"),
        Symbol("expected", "E(d)", "positions expected"),
    ),
    ("depth = number(n)", "expected = sum(n * within)"),
    EXPECTED.source,
    EXPECTED.checks,
    lambda: {"n": (18, 243), "within": (0.001, 0.0001)},
    EXAMPLE,
)

TREE = Derivation(
    "korf-tree",
    "sequences without a bound",
    "Each further move gives {b} times as many sequences: {tree} of {depth} moves, if nothing is cut off.",
    (
        Symbol("b", "b", "the branching factor", "korf-branching"),
        Symbol("depth", "d", "moves"),
        Symbol("tree", "b^d", "sequences, without obvious repetitions"),
    ),
    ("tree = b ** depth",),
    KORF,
    BRANCHING.checks,
    lambda: {"b": 13.34847, "depth": 3},
    "moves HTM",
)

TRIED = Derivation(
    "korf-tried",
    "positions that an iteration has tried",
    "The iteration tried {tried} positions, {times} times as many as the formula expects of it.",
    (
        Symbol("tried", "g(d)", "positions that were tried"),
        Symbol("expected", "E(d)", "positions expected by the formula", "korf-iteration"),
        Symbol("times", "r", "their ratio"),
    ),
    ("times = tried / expected",),
    KORF,
    GENERATED.checks,
    lambda: {"tried": 410, "expected": 400.5},
    EXAMPLE,
)

TOGETHER = Derivation(
    "korf-together",
    "positions tried",
    "Positions were counted as they were tried, iteration by iteration: {total}.",
    (Symbol("g", "g(d)", "positions that the iteration to depth d tried"), Symbol("total", "G", "all of them")),
    ("total = sum(g)",),
    KORF,
    GENERATED.checks,
    lambda: {"g": (410, 5_480)},
    EXAMPLE,
)

LAST = Derivation(
    "korf-last",
    "the depth of the last iteration",
    "{tried} depths were searched one after the other; the last of them is {depth}.",
    (
        Symbol("to", "d", "the depths of the iterations"),
        Symbol("tried", "n", "how many they are"),
        Symbol("depth", "d₁", "the last of them"),
    ),
    ("tried = number(to)", "depth = largest(to)"),
    KORF,
    GENERATED.checks,
    lambda: {"to": (7, 8, 9)},
    EXAMPLE,
)

GREW = Derivation(
    "korf-grew",
    "positions relative to the iteration before",
    "The iteration tried {tried} positions, the one before it {before}.",
    (
        Symbol("tried", "g(d)", "positions that the iteration tried"),
        Symbol("before", "g(d − 1)", "those of the iteration before"),
        Symbol("times", "r", "their ratio"),
    ),
    ("times = tried / before",),
    KORF,
    GENERATED.checks,
    lambda: {"tried": 5_480, "before": 410},
    EXAMPLE,
)

# inflated bounds

MISLED_CHECKS = (
    Check("Never longer than the bound allows", "this program"),
    GENERATED.checks[0],
)  # fmt: skip
SPOILED = phrase("a position of depth 6, its bound 80 % too large")

MISLED = Derivation(
    "korf-misled",
    "length of the solution found with a bound that is too large",
    "The solution found has {turns} moves, {more} more than needed; with this bound it could have at most {most}.",
    (
        Symbol("turns", "n", "moves of the solution found"),
        Symbol("depth", "d", "moves needed", "korf-depth"),
        Symbol("tenths", "k", "tenths of itself by which the bound is too large"),
        Symbol("more", "n − d", "moves more than needed"),
        Symbol("most", "n₁", "the most moves it could have"),
    ),
    ("more = turns - depth", "most = depth + floor(depth * tenths / 10)"),
    phrase("R. E. Korf, Linear-space best-first search, Artificial Intelligence 62, 1993"),
    MISLED_CHECKS,
    lambda: {"turns": 7, "depth": 6, "tenths": 8},
    SPOILED,
)

MISLED_OPEN = Derivation(
    "korf-misled-open",
    "length of the solution found with a bound that is too large, the depth unknown",
    "The solution found has {turns} moves; the search with the bound as it is was given up. With "
    "this bound such a solution means a depth of at least {least}.",
    (
        Symbol("turns", "n", "moves of the solution found"),
        Symbol("tenths", "k", "tenths of itself by which the bound is too large"),
        Symbol("least", "d₁", "the least depth for which a solution of n moves can be found, as n ≤ d + d k / 10"),
    ),
    ("least = -floor(-10 * turns / (10 + tenths))",),
    MISLED.source,
    MISLED_CHECKS,
    lambda: {"turns": 7, "tenths": 8},
    SPOILED,
)

TOO_LARGE = Derivation(
    "korf-too-large",
    "a bound that is made too large",
    "The tables give {h}. Increased by {tenths} tenths of that, rounded down, the bound is {wrong}.",
    (
        Symbol("h", "h", "the bound as it is", "korf-bound"),
        Symbol("tenths", "k", "tenths by which it is increased"),
        Symbol("wrong", "h′", "the increased bound"),
    ),
    ("wrong = h + floor(h * tenths / 10)",),
    MISLED.source,
    MISLED_CHECKS,
    lambda: {"h": 5, "tenths": 8},
    SPOILED,
)

FEWER = Derivation(
    "korf-fewer",
    "how many times fewer positions a bound that is too large generates",
    "With the bound as it is {honest} positions were generated, with this one {here}.",
    (
        Symbol("honest", "G₀", "positions generated with the bound as it is"),
        Symbol("here", "G", "those generated with this one"),
        Symbol("more", "G / G₀", "how many times as many"),
        Symbol("fewer", "G₀ / G", "how many times fewer"),
    ),
    ("more = here / honest", "fewer = honest / here"),
    KORF,
    MISLED_CHECKS,
    lambda: {"honest": 5_890, "here": 410},
    SPOILED,
)

AFTER = Derivation(
    "korf-after",
    "the depth after a turn",
    "The bound requires at least {first} moves, and {excluded} depths from there on hold no "
        "solution: {there} moves are needed.",
    (
        Symbol("first", "d₀", "the least depth that the bound allows, in QTM also the parity"),
        Symbol("step", "k", "from one depth to the next: 1, in QTM 2"),
        Symbol("excluded", "m", "depths from there on that were searched and hold no solution"),
        Symbol("there", "d", "moves needed after the turn, at most one more than before it"),
    ),
    ("there = first + step * excluded",),
    KORF,
    (
        Check("Every turn leads where breadth-first search says", "breadth-first search"),
        *DEPTH.checks,
    ),
    lambda: {"first": 5, "step": 1, "excluded": 1},
    EXAMPLE,
)  # fmt: skip

# bank of proofs

DEPTHS = Symbol("d", "d", "the proved depths, one for each position")
OF_PROOFS = (
    Check("Shares and medians", "by hand"),
    Check("It follows the list", "this program"),
)
BANK = phrase("a list of four proofs")

PROVED = Derivation(
    "proofs-proved",
    "positions whose depth is proved",
    "The list holds {proved} positions with a proved depth.",
    (DEPTHS, Symbol("proved", "n", "how many there are")),
    ("proved = number(d)",),
    Procedure("This program's own proofs"),
    OF_PROOFS,
    lambda: {"d": (17, 18, 18, 17)},
    BANK,
)

OPEN = Derivation(
    "proofs-open",
    "positions still to be proved",
    "Of {listed} positions in the list {proved} are proved, so {left} are not.",
    (
        Symbol("listed", "N", "positions in the list"),
        Symbol("proved", "n", "those whose depth is proved"),
        Symbol("left", "N − n", "the others"),
    ),
    ("left = listed - proved",),
    Procedure("This program's own proofs"),
    OF_PROOFS,
    lambda: {"listed": 10, "proved": 4},
    BANK,
)

PROOFS_MEAN = Derivation(
    "proofs-mean",
    "mean depth of the proved positions",
    "The proved positions have a mean depth of {mean}; the open ones are probably deeper.",
    (DEPTHS, Symbol("mean", "mean", "the mean depth")),
    ("mean = mean(d)",),
    Procedure("This program's own proofs"),
    OF_PROOFS,
    lambda: {"d": (17, 18, 18, 17)},
    BANK,
)

SECONDS = Derivation(
    "proofs-seconds",
    "median time of a proof, in seconds",
    "Half of the proofs that were done here took more than {middle} s, half less.",
    (Symbol("t", "t", "seconds of each proof that was done here"), Symbol("middle", "t₁", "their median")),
    ("middle = median(t)",),
    Procedure("Measured on this machine"),
    OF_PROOFS,
    lambda: {"t": (1.5, 2.0, 40.0)},
    BANK,
)


WORK = Derivation(
    "proofs-nodes",
    "positions examined by a proof, median",
    "Half of the proofs of this depth that were done here examined more than {middle} positions, half fewer.",
    (Symbol("n", "n", "positions of each proof that was done here"), Symbol("middle", "n₁", "their median")),
    ("middle = median(n)",),
    Procedure("This program's own proofs"),
    OF_PROOFS,
    lambda: {"n": (1_500, 2_000, 40_000)},
    BANK,
)

SHARE = Derivation(
    "proofs-share",
    "share of the proved positions at this depth",
    "Of {proved} proved positions {here} have this depth, a share of {share}.",
    (
        Symbol("proved", "n", "positions whose depth is proved"),
        Symbol("here", "k", "those of this depth"),
        Symbol("share", "s", "their share"),
    ),
    ("share = here / proved",),
    Procedure("This program's own proofs"),
    OF_PROOFS,
    lambda: {"proved": 4, "here": 2},
    BANK,
)


def entries(table: DepthDistribution) -> DerivedFigure:
    """Return the number of entries of one of Korf's tables."""
    return ENTRIES.bind(D=[layer.states for layer in table.layers])


def branching(metric: Metric) -> DerivedFigure:
    """Return the branching factor, the growth of the number of sequences."""
    *_, shorter, longer = canonical_counts(metric, LONG)
    return BRANCHING.bind(length=LONG, longer=longer, shorter=shorter)


def proofs(
    depths: Sequence[int], listed: int, seconds: Sequence[float]
) -> tuple[DerivedFigure, DerivedFigure, DerivedFigure, DerivedFigure]:
    """Return proved and open positions, mean depth, and seconds of a proof; the last two need a proof."""
    return (
        PROVED.bind(d=depths), OPEN.bind(listed=listed, proved=len(depths)), PROOFS_MEAN.bind(d=depths),
        SECONDS.bind(t=seconds),
    )  # fmt: skip


def iteration(metric: Metric, depth: int) -> DerivedFigure:
    """Return the number of positions expected of the iteration to a depth, at least 1."""

    def values() -> Values:
        sequences, within = expected_parts(metric, depth)
        return {"n": sequences, "within": within}

    return ITERATION.bind_later(values)


def tree(metric: Metric, depth: int) -> DerivedFigure:
    """Return the number of sequences of `depth` turns."""
    return TREE.bind_later(lambda: {"b": branching_factor(metric), "depth": depth})


def derive_tried_positions(metric: Metric, depth: int, nodes: int) -> DerivedFigure:
    """Return the positions tried by the iteration to a depth, compared with their expected number if any."""
    expected = expected_nodes(metric, depth)[depth]
    return TRIED.bind(tried=nodes, expected=expected) if expected else TOGETHER.bind(g=(nodes,))


def derive_bound(values: Sequence[int]) -> DerivedFigure:
    """Return the lower bound of a depth from the values of the three tables."""
    corners, first, second = values
    return BOUND.bind(corners=corners, first=first, second=second)


def derive_depth_after_turn(metric: Metric, bound: int, depth: int) -> DerivedFigure:
    """Return the depth after a turn to a position with this bound."""
    first = bound + (depth - bound) % metric.step
    return AFTER.bind(first=first, step=metric.step, excluded=(depth - first) // metric.step)


def derive_solution_length(one: InflatedBoundTrial, depth: int | None) -> DerivedFigure:
    """Return the number of turns of the solution a search has found; `depth` is None if not proved."""
    if one.tenths == 0 and one.iterations:
        return DEPTH.bind(to=[limit for limit, _ in one.iterations])
    assert one.moves is not None
    if depth is None:
        return MISLED_OPEN.bind(turns=len(one.moves), tenths=one.tenths)
    return MISLED.bind(turns=len(one.moves), depth=depth, tenths=one.tenths)


def derive_generated_positions(iterations: Sequence[tuple[int, int]]) -> DerivedFigure:
    """Return the number of positions generated in iterations, given as (depth, positions)."""
    return TOGETHER.bind(g=[positions for _, positions in iterations])


TABLE = (ENTRIES, BRANCHING, BOUND, DEPTH, GENERATED, EXPECTED, ITERATION, TREE, TRIED, TOGETHER, LAST, GREW, MISLED,
         MISLED_OPEN, TOO_LARGE, FEWER, AFTER, PROVED, OPEN, PROOFS_MEAN, SECONDS, WORK, SHARE)  # fmt: skip
