"""Derivations for the user's won games of 2048 beside the bag chain: the article's seven lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, lgamma
from typing import TYPE_CHECKING

from core.base.words import phrase
from core.explain.formulas.derivation import Check, Derivation, DerivedFigure, Procedure, Symbol
from core.explain.formulas.expression import Values
from core.explain.twenty48 import bag, bag_states, boards
from core.explain.twenty48.bag import BAG, CASE, FOURS, PUBLISHED, TARGET, case_of
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.distribution import binomial_logs
from core.twenty48.bag.life import moves_given_sum
from core.twenty48.board import FOUR

if TYPE_CHECKING:
    from core.twenty48.bag.life import GameStatistics, WonGamePath

KEPT = Procedure("Stored won games")
THREE = phrase("three games")
AN_EXAMPLE = phrase("an example")
MOVES = Symbol("m", "m", "moves of each game, until the target appeared")
SUMS = Symbol("s", "s", "the sum of all tiles of each, when the target appeared")
LAID = (
    Check("Games are paths through the chain, with its probabilities", "simulation"),
    Check("A path is the game up to its win", "the game taken apart move by move"),
)  # fmt: skip
OF_SUMS = (
    Check("Moves to a small sum, path by path", "by hand"),
    *LAID[:1],
)

CAME = Derivation(
    "life-came",
    "sets of tiles that your games reached",
    "Your games reached {came} of {states} sets of tiles, each counted once.",
    (
        Symbol("n", "n", "sets of tiles that each game was the first to reach"),
        Symbol("states", "N", "sets of tiles in the chain: those with the target, or all of them"),
        Symbol("came", "c", "those that some game reached"),
    ),
    ("came = sum(n)",),
    KEPT,
    LAID,
    lambda: {"n": (940, 310, 190), "states": 3_487},
    THREE,
)

GAMES = Derivation(
    "life-games",
    "your won games",
    "{games} of your games made the target; each is counted at the tiles it ended with.",
    (
        Symbol("n", "n(x)", "games that ended in each set of tiles"),
        Symbol("games", "n", "all of them"),
    ),
    ("games = sum(n)",),
    KEPT,
    LAID,
    lambda: {"n": (14, 5, 2)},
    AN_EXAMPLE,
)

BAG_MEAN = Derivation(
    "life-bag-mean",
    "moves that the bag takes to make the target with your tiles",
    "Put into a bag, the tiles of {games} games make the target after {mean} moves on average.",
    (
        Symbol("b", "b", "moves in the bag with the tiles of each game"),
        Symbol("games", "n", "how many games"),
        Symbol("mean", "mean", "their mean"),
    ),
    ("games = number(b)", "mean = mean(b)"),
    KEPT,
    LAID,
    lambda: {"b": (942, 931, 948)},
    THREE,
)

EACH = (
    Symbol("x", "x", "moves of each game, on the board or in the bag"),
    Symbol("games", "n", "how many games"),
    Symbol("mean", "mean", "their mean"),
    Symbol("deviation", "s", "the sample standard deviation"),
)
SPREAD_LINES = (
    "games = number(x)",
    "mean = mean(x)",
    "deviation = sqrt(sum((x - mean) ** 2) / (games - 1))",
)
SPREAD_CHECKS = (
    Check("Mean and deviation as the standard library has them", "statistics of Python"),
    *LAID[:1],
)  # fmt: skip

SPREAD = Derivation(
    "life-deviation",
    "standard deviation of single games",
    "{games} games take {mean} moves on average; a single game is typically {deviation} away from that.",
    EACH,
    SPREAD_LINES,
    KEPT,
    SPREAD_CHECKS,
    lambda: {"x": (942, 931, 948)},
    THREE,
)

ERROR = Derivation(
    "life-error",
    "standard error of the mean",
    "The standard deviation of a game is {deviation}; the mean of {games} games has a standard error of {error}.",
    (*EACH, Symbol("error", "e", "the standard error")),
    (*SPREAD_LINES, "error = deviation / sqrt(games)"),
    KEPT,
    SPREAD_CHECKS,
    lambda: {"x": (942, 931, 948)},
    THREE,
)

TILES = Derivation(
    "life-tiles",
    "new tiles that appeared",
    "Each move brings a tile, and each game begins with two more: {tiles} in all.",
    (MOVES, Symbol("tiles", "n", "all new tiles")),
    ("tiles = sum(m + 2)",),
    KEPT,
    LAID[1:],
    lambda: {"m": (962, 948, 991)},
    THREE,
)

DREW = Derivation(
    "life-fours",
    "fours among the new tiles",
    "If all tiles were twos, a game would end with twice their number as tile sum. Each four adds "
    "2: {fours} fours in all.",
    (MOVES, SUMS, Symbol("fours", "k", "new tiles that are fours")),
    ("fours = sum(s - 2 * (m + 2)) / 2",),
    KEPT,
    LAID[1:],
    lambda: {"m": (962, 948, 991), "s": (2_112, 2_090, 2_180)},
    THREE,
)

TO_EXPECT = Derivation(
    "life-fours-expected",
    "expected number of fours among the new tiles",
    "Each of {tiles} tiles is a four with probability {four}: {expected} are expected, usually "
    "{deviation} more or less.",
    (
        FOURS,
        Symbol("tiles", "n", "tiles"),
        Symbol("deviation", "σ", "the standard deviation of the fours among them"),
        Symbol("expected", "E", "the mean"),
    ),
    ("deviation = sqrt(four * (1 - four) * tiles)", "expected = four * tiles"),
    BAG,
    LAID[:1],
    lambda: {"four": FOUR, "tiles": 964},
    AN_EXAMPLE,
)

DRAWN = Derivation(
    "life-fours-chance",
    "the chance of exactly this many fours",
    "{fours} fours can come among {tiles} tiles in many orders, all equally likely; together their "
        "probability is {chance}.",
    (
        FOURS,
        Symbol("tiles", "n", "tiles"),
        Symbol("fours", "k", "fours among them"),
        Symbol("orders", "ln C(n, k)", "the natural logarithm of how many orders there are"),
        Symbol("chance", "B(k; n, p)", "the chance of this many fours"),
    ),
    ("chance = exp(orders + fours * ln(four) + (tiles - fours) * ln(1 - four))",),
    BAG,
    (Check("The binomial distribution, in whole numbers", "by the definition"),),
    lambda: _orders(964, 92, FOUR),
    AN_EXAMPLE,
    law="B(k; n, p) = C(n, k) p^k (1 − p)^(n − k)",
)  # fmt: skip

LIKELIEST = Derivation(
    "bag-likeliest-sum",
    "the tile sum with which most games in the bag end",
    "More games end with the tile sum {likeliest} than with any other: {most} of all.",
    (
        TARGET,
        FOURS,
        Symbol("P", "P(s)", "how often a game ends with each tile sum, the least first"),
        Symbol("least", "s₀", "the least of these sums"),
        Symbol("step", "h", "difference between one and the next"),
        Symbol("most", "P₁", "the largest P(s)"),
        Symbol("likeliest", "s₁", "the sum that has it"),
    ),
    ("most = largest(P)", "likeliest = least + step * place(P)"),
    BAG,
    (Check("How games to 2048 end, by sum", "J. Lees-Miller"),
     PUBLISHED),
    lambda: _by_sum(11, FOUR),
    CASE,
    law="(I − Q) B = R",
)  # fmt: skip

TO_A_SUM = Derivation(
    "bag-moves-to-sum",
    "moves to a tile sum, on average",
    "The sum {total} can be made of different numbers of tiles. Weighted by their chances, that is "
    "{moves} moves on average, if only the sum is known.",
    (
        FOURS,
        Symbol("total", "s", "the tile sum"),
        Symbol("n", "n", "numbers of tiles that can have this sum, fewest first"),
        Symbol("w", "w(n)", "probability of this sum with n tiles, relative to the likeliest n: B(s/2 − n; n, p)"),
        Symbol("moves", "E", "the mean moves: two tiles lie there before the first"),
    ),
    ("moves = sum(n * w) / sum(w) - 2",),
    BAG,
    OF_SUMS,
    lambda: _to_a_sum(2_070, FOUR),
    phrase("the sum 2070, a 4 once in ten"),
    law="Pr(M = m | S = s) = Pr(M = m, S = s) / Pr(S = s),  Pr(m, s) = B(s/2 − n; n, p),  n = m + 2",
)

TO_OWN_SUMS = Derivation(
    "life-moves-to-sums",
    "moves to the tile sums of your games, on average",
    "Reaching the tile sum with which a game was won takes a known number of moves on average; "
    "over {games} games the mean is {mean}.",
    (
        Symbol("e", "e", "mean moves to the tile sum of each game", "bag-moves-to-sum"),
        Symbol("games", "n", "how many games"),
        Symbol("mean", "mean", "their mean"),
    ),
    ("games = number(e)", "mean = mean(e)"),
    BAG,
    OF_SUMS,
    lambda: {"e": (957.6, 947.8, 988.6)},
    THREE,
)


# examples, and values that depend on the rules alone


def _orders(tiles: int, fours: int, four: float) -> Values:
    orders = lgamma(tiles + 1) - lgamma(fours + 1) - lgamma(tiles - fours + 1)
    return {"four": four, "tiles": tiles, "fours": fours, "orders": orders}


def _by_sum(target: int, four: float) -> Values:
    chain = BagChain(target, four)
    by_sum = chain.absorption_by_sum()
    sums = list(by_sum)
    step = sums[1] - sums[0] if len(sums) > 1 else 2
    return {**case_of(chain), "P": list(by_sum.values()), "least": sums[0], "step": step}


def _to_a_sum(total: int, four: float) -> Values:
    logs = binomial_logs(total // 2, four)
    highest = max(logs.values())
    return {"four": four, "total": total, "n": list(logs), "w": [exp(one - highest) for one in logs.values()]}


# figures of the chain


def of_chain(
    found: GameStatistics, derivation: Derivation, worked: Callable[[BagChain], DerivedFigure]
) -> DerivedFigure:
    """Return a figure of the bag chain for the target and the probability of a 4 of the games."""
    return derivation.bind_later(lambda: worked(BagChain(found.target, found.four)).given)


def states(found: GameStatistics) -> DerivedFigure:
    """Return the number of states of the chain."""
    return of_chain(found, bag.STATES, bag.states)


def absorbing(found: GameStatistics) -> DerivedFigure:
    """Return the number of absorbing states of the chain."""
    return of_chain(found, bag.ABSORBING, bag.absorbing)


def passing(found: GameStatistics) -> DerivedFigure:
    """Return how often a game in the bag passes the tile sum in the middle."""

    def through(chain: BagChain) -> DerivedFigure:
        return bag_states.comes(chain, {at for at in range(chain.states) if chain.sums[at] == found.middle})

    return of_chain(found, bag_states.COMES, through)


def mean(found: GameStatistics) -> DerivedFigure:
    """Return the mean number of moves in the bag."""
    return of_chain(found, bag.MEAN, bag.mean)


def variance(found: GameStatistics) -> DerivedFigure:
    """Return the variance of the number of moves in the bag."""
    return of_chain(found, bag.VARIANCE, bag.variance)


def deviation(found: GameStatistics) -> DerivedFigure:
    """Return the standard deviation of the number of moves in the bag."""
    return bag.deviation(1 << found.target, found.four, found.deviation**2)


def expected_fours(found: GameStatistics) -> DerivedFigure:
    """Return the expected number of fours among all tiles of the games."""
    return TO_EXPECT.bind(four=found.four, tiles=found.tiles)


def likeliest_sum(found: GameStatistics) -> DerivedFigure:
    """Return the tile sum with which most games in the bag end."""
    return LIKELIEST.bind_later(lambda: _by_sum(found.target, found.four))


def given_sum(found: GameStatistics) -> DerivedFigure:
    """Return the mean moves to the tile sums of the games; without games, to the chain's likeliest sum."""
    if not found.games:
        return TO_A_SUM.bind_later(lambda: _to_a_sum(found.likeliest_sum, found.four))
    return TO_OWN_SUMS.bind_later(lambda: {"e": [moves_given_sum(one.tile_sum, found.four) for one in found.ways]})


# figures of the user's games


def games(found: GameStatistics) -> DerivedFigure:
    """Return the number of the user's won games."""
    return GAMES.bind(n=tuple(count for _, _, count in found.ends if count))


def came_through(found: GameStatistics) -> DerivedFigure:
    """Return how many states of the chain the user's games visited."""
    return CAME.bind_later(
        lambda: {"n": _count_new_items([set(one.states) for one in found.ways]), "states": found.states}
    )


def ended_in(found: GameStatistics) -> DerivedFigure:
    """Return how many absorbing states the user's games ended in."""
    return CAME.bind_later(
        lambda: {"n": _count_new_items([{one.states[-1]} for one in found.ways]), "states": found.absorbing}
    )


def own_mean(found: GameStatistics) -> DerivedFigure:
    """Return the mean number of moves in a bag with the games' own tiles."""
    return BAG_MEAN.bind(b=_in_bag(found.ways))


def own_deviation(found: GameStatistics) -> DerivedFigure:
    """Return the standard deviation of moves in a bag with the games' own tiles, for two games or more."""
    return SPREAD.bind(x=_in_bag(found.ways))


def own_error(found: GameStatistics) -> DerivedFigure:
    """Return the standard error of the mean moves in a bag, for two games or more."""
    return ERROR.bind(x=_in_bag(found.ways))


def derive_played_mean(found: GameStatistics) -> DerivedFigure:
    """Return the mean number of moves on the board in the user's won games."""
    return boards.WON_MEAN.bind(m=_moves(found.ways))


def played_error(found: GameStatistics) -> DerivedFigure:
    """Return the standard error of the mean moves on the board, for two games or more."""
    return ERROR.bind(x=_moves(found.ways))


def tiles(ways: Sequence[WonGamePath]) -> DerivedFigure:
    """Return the number of new tiles in the given games."""
    return TILES.bind(m=_moves(ways))


def fours(ways: Sequence[WonGamePath]) -> DerivedFigure:
    """Return the number of fours among the new tiles of the given games."""
    return DREW.bind(m=_moves(ways), s=[one.tile_sum for one in ways])


def derive_fours_chance(found: GameStatistics) -> DerivedFigure | None:
    """Return the chance of the number of fours in the last game; None if all new tiles are alike."""
    return DRAWN.bind(**_orders(*found.last_game, found.four)) if 0 < found.four < 1 else None


def _moves(ways: Sequence[WonGamePath]) -> Sequence[int]:
    return [one.moves for one in ways]


def _in_bag(ways: Sequence[WonGamePath]) -> Sequence[int]:
    return [one.bag_moves for one in ways]


def _count_new_items(games: Sequence[set[int]]) -> Sequence[int]:
    """Return for each game how many items it has that none of the games before it had."""
    known, new_counts = set[int](), []
    for items in games:
        new_counts.append(len(items - known))
        known |= items
    return new_counts


TABLE = (CAME, GAMES, BAG_MEAN, SPREAD, ERROR, TILES, DREW, TO_EXPECT, DRAWN, LIKELIEST, TO_A_SUM, TO_OWN_SUMS)
