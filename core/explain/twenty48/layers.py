"""Derivations for 2048 at one tile sum: the number of boards, and how a strategy fares there."""

from __future__ import annotations

from functools import cache
from math import comb

from core.explain.formulas.derivation import Check, Derivation, DerivedFigure, Symbol
from core.explain.formulas.expression import Values
from core.explain.twenty48.bag import FOURS
from core.explain.twenty48.boards import CARRIED, CARRYING, COUNTING, ENUMERATION, ONE_BY_ONE, STRATEGY_CASE, C, K
from core.twenty48.board import FOUR
from core.twenty48.shape import BoardShape
from core.twenty48.strategies.microscope import StrategyOutcome, habit_cells
from core.twenty48.strategies.strategy import Strategy

STEP = 2
"""Difference of successive tile sums."""
BEGIN = {4: (0, 2), 6: (1, 1), 8: (2, 0)}
"""Numbers of fours and of twos among the two first tiles, by the tile sum that a game begins with."""

BOARDS = Derivation(
    "layer-boards",
    "boards with one tile sum",
    "Of the boards with the tile sum {total}, those without a 2 or a 4 cannot occur; {boards} are left.",
    (
        K,
        C,
        Symbol("total", "s", "the tile sum"),
        Symbol("c", "c", "cells with a tile: 2, 3, ... C"),
        Symbol("places", "(C over c)", "in how many ways c of the cells can be chosen"),
        Symbol("all", "N₁(s, c)", "in how many ways tiles below the target fill them, with that sum"),
        Symbol("large", "N₃(s, c)", "the same with no 2 and no 4"),
        Symbol("boards", "B(s)", "the boards"),
    ),
    ("boards = sum(places * (all - large))",),
    COUNTING,
    (
        ONE_BY_ONE,
        Check("All sums together are the article's table", "J. Lees-Miller"),
        Check("The same counts by plain recursion over the largest tile", "independent recursion"),
    ),
    lambda: boards_with(BoardShape(2, 2), 4, 12),
    "2×2 to 16, tile sum 12",
    law="Nₘ(s, c) = Σ Nₘ(s − 2^i, c − 1), i = m ... K − 1",
)  # fmt: skip

SUMS = Derivation(
    "layer-sums",
    "tile sums that a board below the target can have",
    "The largest sum has the largest tile below the target on all cells but one, which holds a 4: "
        "{last}. From 4 to there, in steps of 2, there are {layers} sums.",
    (
        K,
        C,
        Symbol("last", "s₁", "the largest tile sum"),
        Symbol("layers", "n", "tile sums, each of them a layer"),
    ),
    ("last = (C - 1) * 2 ** (K - 1) + 4", "layers = (last - 4) / 2 + 1"),
    COUNTING,
    (
        Check("All sums together are the article's table", "J. Lees-Miller"),
    ),
    lambda: {"K": 11, "C": 16},
    "4×4 to 2048",
)  # fmt: skip

SHOWN = Derivation(
    "layer-reached",
    "boards with one tile sum that can occur in play",
    "Of {boards} boards with this tile sum, {reached} can occur in play, a share of {share}.",
    (
        Symbol("boards", "B(s)", "boards with the tile sum, in theory", "layer-boards"),
        Symbol("reached", "R(s)", "those of them that were listed, move by move"),
        Symbol("share", "r", "their share"),
    ),
    ("share = reached / boards",),
    ENUMERATION,
    (
        Check("A plain search finds the same boards", "independent search"),
        Check("Published counts", "J. Lees-Miller"),
    ),
    lambda: {"boards": 24, "reached": 20},
    "an example",
)  # fmt: skip

WINNABLE = Derivation(
    "strategy-winnable",
    "how often perfect play would still win from here on",
    "Perfect play wins {perfect} from the start; moves at smaller tile sums have cost {spent} of that.",
    (
        Symbol("perfect", "V", "how often perfect play wins"),
        Symbol("cost", "c(i)", "what the strategy's moves cost at each tile sum before this one"),
        Symbol("spent", "C", "all of that"),
        Symbol("left", "V(s)", "what perfect play would win if it took over here"),
        Symbol("percent", "p", "the same in percent"),
    ),
    ("spent = sum(cost)", "left = largest(0, perfect - spent)", "percent = 100 * left"),
    CARRYING,
    CARRIED,
    lambda: {"perfect": 0.75, "cost": (0.0, 0.125, 0.25)},
    STRATEGY_CASE,
)

COST = Derivation(
    "strategy-cost",
    "what the moves at one tile sum cost",
    "{wrong} of all games make a move here that is not best; each lowers the chance of perfect "
        "play by {each} on average.",
    (
        Symbol("wrong", "f(s)", "the share of games that make a move that is not best at the tile sum s"),
        Symbol("each", "k", "what such a move costs on average"),
        Symbol("cost", "c(s)", "what they cost together"),
        Symbol("percent", "p", "the same in percent"),
    ),
    ("cost = wrong * each", "percent = 100 * cost"),
    "S. Kakade and J. Langford, ICML 2002, lemma 6.1",
    (
        Check("All costs together are the lost chance of winning", "exact odds"),
        *CARRIED,
    ),
    lambda: {"wrong": 0.125, "each": 0.5},
    STRATEGY_CASE,
    law="c(s) = Σ d(x) (V(x) − V(after the move)), over the boards x of this sum; d(x) is how often one comes up",
)  # fmt: skip

MISTAKEN = Derivation(
    "strategy-mistaken",
    "the share of moves at one tile sum that are not best",
    "Of all games {live} make a move here, and {wrong} one that is not best.",
    (
        Symbol("live", "l(s)", "the share of games that make a move at this tile sum"),
        Symbol("wrong", "f(s)", "those that make one that is not best"),
        Symbol("share", "f", "their share"),
        Symbol("percent", "p", "the same in percent"),
    ),
    ("share = wrong / live", "percent = 100 * share"),
    CARRYING,
    CARRIED,
    lambda: {"live": 0.5, "wrong": 0.125},
    STRATEGY_CASE,
)

PLAYING = Derivation(
    "strategy-playing",
    "the share of games that go on from one tile sum",
    "A game reaches a tile sum by a 2 from the sum before or by a 4 from the one before that: "
        "{come} of all games. {over} of all games end here because no move is left.",
    (
        FOURS,
        Symbol("begin", "b(s)", "games that begin with this sum"),
        Symbol("a", "l(s − 2) − w(s − 2)", "games that made a move at the sum that is 2 less, and did not win by it"),
        Symbol("b", "l(s − 4) − w(s − 4)", "the same at the sum that is 4 less"),
        Symbol("over", "o(s)", "games that are lost here"),
        Symbol("come", "e(s)", "all that come here"),
        Symbol("live", "l(s)", "those that go on"),
        Symbol("percent", "p", "the same in percent"),
    ),
    ("come = begin + (1 - four) * a + four * b", "live = come - over", "percent = 100 * live"),
    CARRYING,
    (
        Check("The flow from sum to sum agrees with the exact calculation", "this recurrence"),
        *CARRIED,
    ),
    lambda: {"four": FOUR, "begin": 0.0, "a": 0.5, "b": 0.25, "over": 0.125},
    STRATEGY_CASE,
)  # fmt: skip


LOST = Derivation(
    "strategy-lost",
    "what all moves of the strategy cost",
    "Over all tile sums, the strategy's moves lower the chance of winning by {lost} compared with perfect play.",
    (
        Symbol("cost", "c(s)", "what its moves at each tile sum cost", "strategy-cost"),
        Symbol("lost", "c", "all of that"),
        Symbol("percent", "p", "the same in percent"),
    ),
    ("lost = sum(cost)", "percent = 100 * lost"),
    COST.source,
    COST.checks,
    lambda: {"cost": (0.0, 0.125, 0.25)},
    STRATEGY_CASE,
)

LEAVES = Derivation(
    "strategy-leaves",
    "the tile sum at which the strategy leaves perfect play",
    "At all smaller tile sums each of its moves is one of the best; at {leaves} a share of {err} of all games makes "
    "one that is not.",
    (
        Symbol("s", "s", "the tile sums, up to the first at which a move may be wrong"),
        Symbol("f", "f(s)", "the share of games that make a move there that is not best"),
        Symbol("err", "f₁", "the only one that is not 0, the last"),
        Symbol("leaves", "s₁", "the tile sum at which that is"),
    ),
    ("err = largest(f)", "leaves = largest(s)"),
    CARRYING,
    (
        Check("The least tile sum at which something is lost", "this program"),
        *CARRIED,
    ),
    lambda: {"s": (4, 6, 8), "f": (0.0, 0.0, 0.125)},
    STRATEGY_CASE,
)  # fmt: skip

HALF_LOST = Derivation(
    "strategy-half-lost",
    "the tile sum at which half of the strategy's cost is reached",
    "All its moves cost {lost}. Those at tile sums below {total} cost {before}, less than half of it; with those at "
    "{total} it is {spent}.",
    (
        Symbol("s", "s", "the tile sums, up to this one"),
        Symbol("cost", "c(i)", "what its moves cost at each tile sum before this one", "strategy-cost"),
        Symbol("here", "c(s)", "what they cost at this one"),
        Symbol("lost", "c", "what all of them cost", "strategy-lost"),
        Symbol("half", "h", "half of that"),
        Symbol("before", "C", "what is lost before this tile sum"),
        Symbol("spent", "C₁", "what is lost with it"),
        Symbol("total", "s₁", "this tile sum"),
    ),
    ("half = lost / 2", "before = sum(cost)", "spent = before + here", "total = largest(s)"),
    COST.source,
    LEAVES.checks,
    lambda: {"s": (4, 6, 8), "cost": (0.0, 0.125), "here": 0.25, "lost": 0.5},
    STRATEGY_CASE,
)

HABIT = Derivation(
    "strategy-habit",
    "a habit of the strategy",
    "{played} of its moves per game are of this kind. {wrong} of these are not best, and they cost {cost}.",
    (
        Symbol(
            "h", "h(i)", "moves of this kind per game in each direction, merging and other moves counted separately"
        ),
        Symbol("f", "f(i)", "those of them that are not best"),
        Symbol("c", "c(i)", "what they cost in chance of winning"),
        Symbol("played", "h", "moves of this kind per game"),
        Symbol("wrong", "f", "those of them that are not best"),
        Symbol("cost", "c", "what they cost together"),
    ),
    ("played = sum(h)", "wrong = sum(f)", "cost = sum(c)"),
    CARRYING,
    CARRIED,
    lambda: {"h": (6.0, 4.0), "f": (1.5, 1.0), "c": (0.0625, 0.0625)},
    STRATEGY_CASE,
)

MADE = Derivation(
    "strategy-tile",
    "how often the strategy makes a tile",
    "The tile half as large is made in {half} of all games, and {on} of these go on to make the tile: {made}.",
    (
        Symbol("half", "t(k − 1)", "games that make the tile half as large"),
        Symbol("on", "g", "the share of them that makes the tile"),
        Symbol("made", "t(k)", "games that make the tile"),
        Symbol("percent", "p", "the same in percent"),
    ),
    ("made = half * on", "percent = 100 * made"),
    CARRYING,
    CARRIED,
    lambda: {"half": 0.5, "on": 0.25},
    STRATEGY_CASE,
)


@cache
def _fillings(total: int, cells: int, least: int, exponent: int) -> int:
    """Return in how many ways cells hold tiles from 2^least to 2^(exponent - 1) with a given sum.

    Computed by recursion over the largest tile.
    """
    if not cells:
        return int(not total)
    if exponent <= least or total < cells << least or total > cells << (exponent - 1):
        return 0
    largest = exponent - 1
    most = min(cells, total >> largest)
    return sum(
        comb(cells, copies) * _fillings(total - (copies << largest), cells - copies, least, largest)
        for copies in range(most + 1)
    )


def boards_with(shape: BoardShape, exponent: int, total: int) -> Values:
    """Return the values of `BOARDS` for a shape, target and tile sum."""
    cells = range(2, shape.cells + 1)
    return {
        "K": exponent,
        "C": shape.cells,
        "total": total,
        "c": tuple(cells),
        "places": [comb(shape.cells, c) for c in cells],
        "all": [_fillings(total, c, 1, exponent) for c in cells],
        "large": [_fillings(total, c, 3, exponent) for c in cells],
    }


def boards(shape: BoardShape, exponent: int, total: int) -> DerivedFigure:
    """Return the number of boards with a tile sum."""
    return BOARDS.bind_later(lambda: boards_with(shape, exponent, total))


def winnable(outcome: StrategyOutcome, place: int) -> DerivedFigure:
    """Return how often perfect play would still win from the layer with index `place` on."""
    return WINNABLE.bind(perfect=outcome.perfect, cost=[layer.cost for layer in outcome.layers[:place]])


def cost(outcome: StrategyOutcome, place: int) -> DerivedFigure:
    """Return what the strategy's moves at the layer with index `place` cost."""
    layer = outcome.layers[place]
    return COST.bind(wrong=layer.wrong, each=layer.cost / layer.wrong if layer.wrong else 0)


def mistaken(outcome: StrategyOutcome, place: int) -> DerivedFigure:
    """Return the share of moves that are not best at the layer with index `place`, if any game goes on."""
    layer = outcome.layers[place]
    return MISTAKEN.bind(live=layer.live, wrong=layer.wrong)


def playing(outcome: StrategyOutcome, place: int) -> DerivedFigure:
    """Return the share of games that go on from the layer with index `place`."""

    def values() -> Values:
        layer = outcome.layers[place]
        on = {earlier.total: earlier.live - earlier.won for earlier in outcome.layers[:place]}
        four = outcome.four
        fours, twos = BEGIN.get(layer.total, (0, 0))
        begin = comb(2, fours) * four**fours * (1 - four) ** twos if fours + twos else 0.0
        return {
            "four": four, "begin": begin, "over": layer.over,
            "a": on.get(layer.total - STEP, 0.0), "b": on.get(layer.total - 2 * STEP, 0.0),
        }  # fmt: skip

    return PLAYING.bind_later(values)


def derive_total_cost(outcome: StrategyOutcome) -> DerivedFigure:
    """Return what all moves of a strategy together cost."""
    return LOST.bind(cost=[layer.cost for layer in outcome.layers])


def leaves(outcome: StrategyOutcome) -> DerivedFigure:
    """Return the tile sum at which a strategy that is not perfect first departs from perfect play."""
    layers = [layer for layer in outcome.layers if outcome.leaves is not None and layer.total <= outcome.leaves]
    return LEAVES.bind(s=[layer.total for layer in layers], f=[layer.wrong for layer in layers])


def half_lost(outcome: StrategyOutcome) -> DerivedFigure:
    """Return the tile sum by which half of a strategy's total cost is lost."""
    layers = [layer for layer in outcome.layers if outcome.half_lost is not None and layer.total <= outcome.half_lost]
    *before, here = (layer.cost for layer in layers)
    return HALF_LOST.bind(s=[layer.total for layer in layers], cost=before, here=here, lost=outcome.total_cost)


def habits(outcome: StrategyOutcome, strategy: Strategy) -> dict[str, DerivedFigure]:
    """Return the frequency, mistakes and cost of each of the strategy's habits."""
    return {
        name: HABIT.bind(
            h=[outcome.played[d][k] for d, k in cells],
            f=[outcome.wrong[d][k] for d, k in cells],
            c=[outcome.cost[d][k] for d, k in cells],
        )
        for name, cells in habit_cells(strategy).items()
    }


def derive_tile_frequency(outcome: StrategyOutcome, place: int) -> DerivedFigure:
    """Return how often a strategy makes a tile, given by its index among the listed tiles, 8 the first."""
    half = outcome.reached[place - 1] if place else 1.0
    return MADE.bind(half=half, on=outcome.reached[place] / half if half else 0)


TABLE = (BOARDS, SUMS, SHOWN, WINNABLE, COST, MISTAKEN, PLAYING, LOST, LEAVES, HALF_LOST, HABIT, MADE)
