"""Derivations of figures that are read off plots: a bar, a point, a share of the whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import comb, fsum
from operator import mul

from core.explain.formulas.derivation import Check, Derivation, DerivedFigure, Procedure, Symbol
from core.explain.formulas.expression import Values
from core.explain.twenty48.bag import BAG, CASE, FOURS, SIMULATED
from core.markov.birth_death import BirthDeathChain
from core.twenty48.bag.distribution import MoveDistribution
from core.twenty48.board import FOUR

PART = Derivation(
    "plot-part",
    "the part of all that lies here",
    "Of {total} in all {here} lie here, a share of {share}.",
    (
        Symbol("total", "N", "all of them"),
        Symbol("here", "n", "those that lie here"),
        Symbol("share", "s", "their share"),
        Symbol("percent", "p", "the same in percent"),
    ),
    ("share = here / total", "percent = 100 * share"),
    Procedure("By counting"),
    (
        Check("The bins of a histogram hold every trial once", "this program"),
    ),
    lambda: {"total": 1_000, "here": 37},
    "an example",
)  # fmt: skip

LAW = Derivation(
    "bag-law",
    "probability that the game in the bag ends within the moves of this bar",
    "After {moves} moves a share of {after} of all games has the target, before this bar {before}: "
        "the difference is {share}.",
    (
        Symbol("moves", "m", "the last number of moves that this bar stands for"),
        Symbol("before", "F(m − 1)", "how often the game is over before this bar"),
        Symbol("after", "F(m)", "how often it is over by then"),
        Symbol("share", "P(M = m)", "how often it is over within this bar"),
        Symbol("percent", "p", "the same in percent"),
    ),
    ("share = after - before", "percent = 100 * share"),
    BAG,
    (
        Check("The distribution in fractions, by the plainest chain", "independent solve"),
        SIMULATED,
    ),
    lambda: {"moves": 938, "before": 0.4433, "after": 0.4912},
    CASE,
    law="F(m) = what is on the absorbing states after m + 1 steps of the chain",
)  # fmt: skip

MIXTURE = Derivation(
    "bag-mixture",
    "the same by the mixture of binomial distributions",
    "Each winning tile sum has a binomial distribution of its own, weighted by how often a game is "
        "won there; here they add up to {share}.",
    (
        Symbol("part", "w(s) · Pr(m | s)", "contribution of each winning sum, the smallest sum first"),
        Symbol("share", "Pr(m)", "the sum of the parts: an approximation"),
        Symbol("percent", "p", "the same in percent"),
    ),
    ("share = sum(part)", "percent = 100 * share"),
    BAG,
    (
        Check("Each part by the binomial distribution", "by the definition"),
        Check("How close the mixture is to the true distribution", "this program"),
    ),
    lambda: {"part": (0.002, 0.017, 0.019, 0.009, 0.002)},
    CASE,
    law="Pr(m | s) = Pr(m, s) / Pr(s), Pr(m, s) = B(s/2 − n; n, p) with n = m + 2 tiles",
)  # fmt: skip

PASSED = Derivation(
    "bag-passed",
    "how often a game passes through a tile sum",
    "A game reaches a tile sum with a new 2 from the sum that is 2 less, {two} of all games, or "
        "with a new 4 from the sum that is 4 less, {four_}: {passed} in all.",
    (
        FOURS,
        Symbol("a", "Pr(S − 2)", "how often a game passes through the sum that is 2 less, and goes on"),
        Symbol("b", "Pr(S − 4)", "how often through the sum that is 4 less, and goes on"),
        Symbol("two", "by a 2", "the games that reach it with a 2"),
        Symbol("four_", "by a 4", "those that reach it with a 4"),
        Symbol("passed", "Pr(S)", "how often a game passes through"),
        Symbol("percent", "p", "the same in percent"),
    ),
    ("two = (1 - four) * a", "four_ = four * b", "passed = two + four_", "percent = 100 * passed"),
    BAG,
    (
        Check("Every sum by this recurrence", "independent recursion"),
        Check("What flows into the states of a sum", "this program"),
    ),
    lambda: {"four": FOUR, "a": 1 / 1.1, "b": 1 / 1.1},
    "a sum far from the start",
)  # fmt: skip

STEP = Derivation(
    "walk-step",
    "probability of a depth after N moves, by the chain",
    "The chain brings {up} of all walks here from the depth below and {down} from the depth above; {stay} stay here.",
    (
        Symbol("low", "p(d − 1 | N − 1)", "the share of the depth below, one move earlier"),
        Symbol("here", "p(d | N − 1)", "the share of this depth, one move earlier"),
        Symbol("high", "p(d + 1 | N − 1)", "the share of the depth above, one move earlier"),
        Symbol("away", "p(d − 1)", "how often a move leads from the depth below to this one"),
        Symbol("same", "r(d)", "how often a move keeps this depth"),
        Symbol("back", "q(d + 1)", "how often a move leads from the depth above to this one"),
        Symbol("up", "from below", "the share that comes from the depth below"),
        Symbol("stay", "from here", "the share that stays at this depth"),
        Symbol("down", "from above", "the share that comes from the depth above"),
        Symbol("share", "p(d | N)", "the sum of them"),
        Symbol("percent", "p", "the same in percent"),
    ),
    (
        "up = low * away",
        "stay = here * same",
        "down = high * back",
        "share = up + stay + down",
        "percent = 100 * share",
    ),
    "E. Testé, A random walk on the Rubik's Cube",
    (
        Check(
            "Distributions of any such chain",
            "matrices in fractions",
        ),
    ),
    lambda: {"low": 0.2, "here": 0.0, "high": 0.4, "away": 0.9, "same": 0.0, "back": 0.1},
    "an example",
)


WITHIN = Derivation(
    "plot-within",
    "share of all up to this depth",
    "{here} of {total} have depth {depth} or less, a share of {share}.",
    (
        Symbol("D", "D(i)", "number at each of the depths 0, 1, ... up to this one"),
        Symbol("i", "i", "the depths"),
        Symbol("total", "N", "all of them"),
        Symbol("depth", "d", "this depth"),
        Symbol("here", "n", "number up to this depth"),
        Symbol("share", "s", "their share"),
        Symbol("percent", "p", "the same in percent"),
    ),
    ("depth = largest(i)", "here = sum(D)", "share = here / total", "percent = 100 * share"),
    Procedure("By counting"),
    (
        Check("The share rises to 1", "this program"),
    ),
    lambda: {"D": (1, 6, 27), "total": 3_674_160},
    "an example",
    places={"i": "D"},
)  # fmt: skip

DENSITY = Derivation(
    "plot-density",
    "density at this depth",
    "{here} of {total} are at this depth, a share of {share}. The depth covers 1/{deepest} of the "
        "range of depths, so the density is {density}.",
    (
        Symbol("total", "N", "all of them"),
        Symbol("here", "n", "those that lie here"),
        Symbol("deepest", "D", "the greatest depth; one depth covers 1 / D of the range"),
        Symbol("share", "s", "their share"),
        Symbol("density", "f", "the density; its area over the whole range is 1"),
    ),
    ("share = here / total", "density = deepest * share"),
    Procedure("By counting"),
    (
        Check("Densities have the area one", "this program"),
    ),
    lambda: {"total": 3_674_160, "here": 1_350_852, "deepest": 14},
    "an example",
)  # fmt: skip

LIMIT = Derivation(
    "walk-limit",
    "probability of a depth after N moves, by the binomial model",
    "Far from both ends, a move that changes the depth leads away with the same probability "
        "everywhere, {up}. All sequences of moves that end at this depth together have probability "
        "{share}.",
    (
        Symbol("b", "b", "moves that lead deeper from every position, for each one that leads back"),
        Symbol("kept", "K(c)", "probability that c of the moves change the depth; 1 if no move keeps it"),
        Symbol("ways", "C(c, k)", "in how many orders k of them lead away"),
        Symbol("ahead", "k", "turns that lead away"),
        Symbol("behind", "c − k", "turns that lead back"),
        Symbol("up", "a", "the probability that a move that changes the depth leads away"),
        Symbol("share", "l(d|N)", "the model's probability of the depth"),
        Symbol("percent", "p", "the same in percent"),
    ),
    (
        "up = b / (b + 1)",
        "share = sum(kept * ways * up ** ahead * (1 - up) ** behind)",
        "percent = 100 * share",
    ),
    "E. Testé, A random walk on the Rubik's Cube",
    (
        Check("A walk may begin at any depth, and moves may keep the depth", "by hand"),
        Check("The walk approaches the model far from both ends", "exact walk"),
    ),
    lambda: {"b": 9.34, "kept": (1.0,), "ways": (20,), "ahead": (3,), "behind": (3,)},
    "an example",
)  # fmt: skip

STATIONARY = Derivation(
    "walk-stationary",
    "probability of a depth in the long run (stationary distribution)",
    "In the long run, the probability of a depth is its share of the total weight, {here} of "
        "{total}, times {times}. The factor is 2 where every move changes the parity, because then "
        "only depths of one parity are possible, else 1.",
    (
        Symbol("w", "w(d)", "weights of the depths 0, 1, ...; each is p(d) / q(d + 1) times the one before"),
        Symbol("here", "w", "the weight of this depth"),
        Symbol("times", "k", "2 where moves change the parity, else 1"),
        Symbol("total", "W", "the sum of all weights"),
        Symbol("share", "π(d)", "the share of this depth"),
        Symbol("percent", "p", "the same in percent"),
    ),
    ("total = sum(w)", "share = times * here / total", "percent = 100 * share"),
    "E. Testé, A random walk on the Rubik's Cube",
    (
        Check("The numbers of positions are stationary: a move does not change them", "matrices in fractions"),
    ),
    lambda: {"w": (1.0, 12.0, 114.0), "here": 12.0, "times": 2},
    "an example",
)  # fmt: skip

CARRIED = Derivation(
    "walk-exact",
    "exact probability of a depth after N moves",
    "The walk was followed exactly over all positions and moves. {elsewhere} of all walks are at "
        "other depths; the rest, {share}, is here.",
    (
        Symbol("others", "p(i | N)", "the shares of the other depths, i ≠ d"),
        Symbol("elsewhere", "o", "all of them"),
        Symbol("share", "p(d | N)", "the share of this depth"),
        Symbol("percent", "p", "the same in percent"),
    ),
    ("elsewhere = sum(others)", "share = 1 - elsewhere", "percent = 100 * share"),
    Procedure("Counted by this program"),
    (
        Check("Every sequence of moves, one by one", "brute force"),
        Check("The same on the 2×2×2", "brute force"),
    ),
    lambda: {"others": (0.25, 0.125)},
    "an example",
    law="P(x | N) = Σ P(y | N − 1) / n over the n moves that lead to x; p(d | N) = Σ P(x | N), x at depth d",
)  # fmt: skip


def part(total: float, here: float) -> DerivedFigure:
    """Return `here` as a share of `total`, with its derivation."""
    return PART.bind(total=total, here=here)


def law(exact: MoveDistribution, low: int, high: int) -> DerivedFigure:
    """Return how often a game takes `low` to `high` - 1 moves."""

    def values() -> Values:
        before = fsum(share for moves, share in exact.items() if moves < low)
        here = fsum(share for moves, share in exact.items() if low <= moves < high)
        return {"moves": high - 1, "before": before, "after": before + here}

    return LAW.bind_later(values)


def derive_passage_share(
    total: int, four: float, passages: Mapping[int, float], won: Mapping[int, float]
) -> DerivedFigure | None:
    """Return how often a game passes a tile sum; None for the first sums, with which games begin."""
    if total <= 8 or total - 4 not in passages:
        return None
    passed_on = [passages[earlier] - won.get(earlier, 0.0) for earlier in (total - 2, total - 4)]
    return PASSED.bind(four=four, a=passed_on[0], b=passed_on[1])


def step(chain: BirthDeathChain, depth: int, before: Sequence[float]) -> DerivedFigure:
    """Return the probability of a depth, derived from the probabilities one turn before."""

    def values() -> Values:
        def at(row: Sequence[float], place: int) -> float:
            return row[place] if 0 <= place < len(row) else 0.0

        return {
            "low": at(before, depth - 1), "here": at(before, depth), "high": at(before, depth + 1),
            "away": at(chain.up, depth - 1), "same": at(chain.stay, depth), "back": at(chain.down, depth + 1),
        }  # fmt: skip

    return STEP.bind_later(values)


def share_of(layers: Sequence[int], depth: int) -> DerivedFigure:
    """Return the share of states at `depth`, given the numbers of states by depth."""
    return PART.bind_later(lambda: {"total": sum(layers), "here": layers[depth]})


def derive_states_within(layers: Sequence[int], depth: int) -> DerivedFigure:
    """Return the share of states within `depth`, given the numbers of states by depth."""
    return WITHIN.bind_later(lambda: {"D": layers[: depth + 1], "total": sum(layers)})


def density(layers: Sequence[int], depth: int) -> DerivedFigure:
    """Return the density of states at `depth` along shares of the greatest depth."""
    return DENSITY.bind_later(lambda: {"total": sum(layers), "here": layers[depth], "deepest": max(1, len(layers) - 1)})


def limit(moves: int, depth: int, b: float, start: int = 0, stay: float = 0.0) -> DerivedFigure:
    """Return the binomial model's probability of a depth; a share `stay` of turns keeps the depth."""

    def values() -> Values:
        rows = [(c, (c + depth - start) // 2) for c in (range(moves + 1) if stay else (moves,))
                if (c + depth - start) % 2 == 0 and abs(depth - start) <= c]  # fmt: skip
        return {
            "b": b,
            "kept": [comb(moves, c) * (1 - stay) ** c * stay ** (moves - c) for c, _ in rows],
            "ways": [comb(c, k) for c, k in rows],
            "ahead": [k for _, k in rows],
            "behind": [c - k for c, k in rows],
        }

    return LIMIT.bind_later(values)


def stationary(chain: BirthDeathChain, depth: int) -> DerivedFigure:
    """Return the stationary probability of a depth that parity allows."""

    def values() -> Values:
        ratios = (up / down for up, down in zip(chain.up[:-1], chain.down[1:], strict=True))
        weights = list(accumulate(ratios, mul, initial=1.0))
        return {"w": weights, "here": weights[depth], "times": chain.period}

    return STATIONARY.bind_later(values)


def derive_exact_probability(distribution: Sequence[float], depth: int) -> DerivedFigure:
    """Return the probability of a depth in an exact distribution of the depth."""
    return CARRIED.bind_later(lambda: {"others": (*distribution[:depth], *distribution[depth + 1 :])})


TABLE = (PART, LAW, MIXTURE, PASSED, STEP, WITHIN, DENSITY, LIMIT, STATIONARY, CARRIED)
