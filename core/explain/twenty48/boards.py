"""Derivations for 2048 on a board: numbers of boards, results of games, and strategies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.base.trials import TrialSummary
from core.base.words import phrase
from core.explain.formulas import trials
from core.explain.formulas.derivation import Check, Derivation, DerivedFigure, PrintedFigure, Procedure, Symbol
from core.explain.twenty48.bag import BAG
from core.markov.simulation import NORMAL_95
from core.twenty48.states.count import board_layers
from core.twenty48.states.layer_plot import LayerPlot
from core.twenty48.strategies.microscope import StrategyOutcome

if TYPE_CHECKING:
    from core.twenty48.strategies.simulation import SimulationTally

COUNTING = phrase("J. Lees-Miller, The Mathematics of 2048, part 2, 2017")
ENUMERATION = phrase("J. Lees-Miller, The Mathematics of 2048, part 3, 2017")
CASE = "4×4 to 2048"
SMALL_CASE = "3×3 to 64"
K = Symbol("K", "K", "the target is 2^K")
C = Symbol("C", "C", "cells of the board")
B = Symbol("B", "B(s)", "boards with the tile sum s = 4, 6, 8, ...")
TABLE_2 = Check(
    "The article's table, every size and target",
    "J. Lees-Miller",
)
ONE_BY_ONE = Check(
    "Boards of small games counted one by one",
    "brute force",
)

BASELINE = Derivation(
    "boards-baseline",
    "boards, by the first bound",
    "Each of {C} cells is empty or holds a tile below the target. Boards without a 2 or a 4 and "
    "those with one tile cannot occur, and all won boards count as one state.",
    (K, C, Symbol("bound", "n", "possible boards")),
    ("bound = K ** C - (K - 2) ** C - 2 * C + 1",),
    COUNTING,
    (TABLE_2, ONE_BY_ONE),
    lambda: {"K": 11, "C": 16},
    CASE,
    (
        PrintedFigure("44096709674720289", COUNTING, {"K": 11, "C": 16}),
        PrintedFigure("1970527185", COUNTING, {"K": 11, "C": 9}),
        PrintedFigure("8073", COUNTING, {"K": 11, "C": 4}),
        PrintedFigure("9718525023289313", COUNTING, {"K": 10, "C": 16}),
        PrintedFigure("19665", COUNTING, {"K": 3, "C": 9}),
        PrintedFigure("73", COUNTING, {"K": 3, "C": 4}),
    ),
)


def _layers(size: int, exponent: int) -> Sequence[int]:
    found = board_layers(size, exponent)
    assert found is not None
    return found.counts[: found.reachable]


REACHABLE = Derivation(
    "boards-reachable",
    "boards in reachable layers",
    "A move adds 2 or 4 to the tile sum and cannot cross two empty sums in a row: {bound} boards lie before the first "
    "such gap.",
    (K, C, B, Symbol("bound", "n", "boards before the gap, and one state for all won boards")),
    ("bound = sum(B) + 1",),
    COUNTING,
    (
        TABLE_2,
        Check("The layers add up to both bounds", "this program"),
        ONE_BY_ONE,
    ),
    lambda: {"K": 11, "C": 9, "B": _layers(3, 11)},
    "3×3 to 2048",
    (
        PrintedFigure("44096167159459777", COUNTING, {"K": 11, "C": 16}),
        PrintedFigure("1400665575", COUNTING, {"K": 11, "C": 9}),
        PrintedFigure("905", COUNTING, {"K": 11, "C": 4}),
        PrintedFigure("786513819", COUNTING, {"K": 10, "C": 9}),
    ),
    law="B(s) = Σ (C over c) (N₁(s, c) − N₃(s, c)), c = 2 ... C;  Nₘ(s, c) = Σ Nₘ(s − 2^i, c − 1), i = m ... K − 1",
)  # fmt: skip

REACHED = Derivation(
    "boards-reached",
    "boards that can actually occur in play",
    "All boards that can occur in play were listed, tile sum by tile sum: {boards}, with one state "
        "for all won boards.",
    (K, C, Symbol("R", "R(s)", "boards with each tile sum that comes up"), Symbol("boards", "n", "all of them")),
    ("boards = sum(R) + 1",),
    ENUMERATION,
    (
        Check("A plain search finds the same boards", "independent search"),
        Check("Published counts", "J. Lees-Miller"),
    ),
    lambda: {"K": 3, "C": 4, "R": (6, 12, 17, 12, 4)},
    "an example",
)  # fmt: skip

LAST_SUM = Derivation(
    "boards-last-sum",
    "the largest tile sum before the gap",
    "From 4 on, {layers} tile sums in a row can be reached; the last is {sum}.",
    (
        K,
        C,
        Symbol("layers", "n", "tile sums 4, 6, 8, ... before the first two empty ones in a row"),
        Symbol("sum", "s₁", "the last of them"),
    ),
    ("sum = 2 * layers + 2",),
    COUNTING,
    (Check("The largest sums without 2048", "J. Lees-Miller"),),
    lambda: {"K": 11, "C": 16, "layers": 4_605},
    CASE,
    (
        PrintedFigure("9212", COUNTING, {"K": 11, "C": 16}),
        PrintedFigure("2044", COUNTING, {"K": 11, "C": 9}),
        PrintedFigure("60", COUNTING, {"K": 11, "C": 4}),
    ),
)  # fmt: skip

# played games

SAMPLE = (
    Check("Mean and deviation as the standard library has them", "statistics of Python"),
    Check("Random play on 4×4 has the known figures", "another program's games"),
    Check("Games follow the same distribution as moves made one by one", "independent play"),
)  # fmt: skip
GAMES = Symbol("games", "N", "games played")

PLAYED = Derivation(
    "play-games",
    "games that were played",
    "{games} games were played to their ends.",
    (Symbol("n", "n(x)", "games that came to each result"), Symbol("games", "N", "all of them")),
    ("games = sum(n)",),
    Procedure("Simulated by this program"),
    SAMPLE,
    lambda: {"n": (10, 60, 30)},
    "an example",
)

SAMPLE_MEAN = Derivation(
    "play-mean",
    "mean of all games",
    "{games} games came to {total} together, so {mean} each.",
    (GAMES, Symbol("total", "T", "points or moves of all games"), Symbol("mean", "mean", "the sample mean")),
    ("mean = total / games",),
    Procedure("Simulated by this program"),
    SAMPLE,
    lambda: {"games": 100_000, "total": 109_490_000},
    "random play on 4×4",
)

TOTAL = Derivation(
    "play-total",
    "moves of all games",
    "{games} games of {mean} moves each, on average, are {total} moves together.",
    (GAMES, Symbol("mean", "mean", "mean moves of a game"), Symbol("total", "T", "moves of all games")),
    ("total = games * mean",),
    Procedure("Simulated by this program"),
    SAMPLE,
    lambda: {"games": 100_000, "mean": 118.25},
    "random play on 4×4",
)

ERROR = Derivation(
    "play-error",
    "standard error of the mean",
    "The standard deviation of a game is {deviation}; the mean of {games} games has a standard error of {error}.",
    (
        GAMES,
        Symbol("deviation", "s", "the sample standard deviation"),
        Symbol("error", "e", "the standard error"),
    ),
    ("error = deviation / sqrt(games)",),
    Procedure("Simulated by this program"),
    SAMPLE,
    lambda: {"games": 100_000, "deviation": 550.0},
    "random play on 4×4",
)

SCORED = Derivation(
    "play-score",
    "mean score with its confidence interval",
    "{games} games scored {total} points together, so {mean} each; with 95 % confidence the true "
    "mean is within {half} of that.",
    (
        GAMES,
        Symbol("total", "T", "points of all games"),
        Symbol("squares", "Q", "the squares of the scores of all games, added up"),
        Symbol("mean", "mean", "the sample mean"),
        Symbol("variance", "s²", "the sample variance"),
        Symbol("error", "e", "the standard error"),
        Symbol("z", "z", "standard errors on each side"),
        Symbol("half", "h", "half the width of the confidence interval"),
    ),
    (
        "mean = total / games",
        "variance = (squares - total * mean) / (games - 1)",
        "error = sqrt(variance / games)",
        "half = z * error",
    ),
    Procedure("Simulated by this program"),
    SAMPLE,
    lambda: {"games": 2, "total": 3_000, "squares": 5_000_000, "z": NORMAL_95},
    "two games",
)

WON = (
    Check(
        "Every finished game is kept once",
        "this program",
    ),
)
MOVES = Symbol("m", "m", "moves until the target appeared, in each game that was won")

SCORES = Derivation(
    "games-scores",
    "scores of the games that were finished",
    "Finished games: {games}. The largest score is {best}, the mean {mean}.",
    (
        Symbol("s", "s", "the score of each game"),
        Symbol("games", "n", "how many games"),
        Symbol("best", "best", "the largest of the scores"),
        Symbol("mean", "mean", "their mean"),
    ),
    ("games = number(s)", "best = largest(s)", "mean = mean(s)"),
    Procedure("Stored finished games"),
    (
        Check("Totals of some games", "by hand"),
        *WON,
    ),
    lambda: {"s": (20_312, 20_328, 16_268)},
    "three games",
)  # fmt: skip

GAMES_WON = Derivation(
    "won-games",
    "games that were won",
    "{games} games on this board reached this target.",
    (MOVES, Symbol("games", "n", "how many")),
    ("games = number(m)",),
    Procedure("Stored won games"),
    WON,
    lambda: {"m": (962, 948, 991)},
    "three games",
)

WON_MEAN = Derivation(
    "won-mean",
    "mean moves of the games that were won",
    "The games that reached the target took {mean} moves on average.",
    (MOVES, Symbol("mean", "mean", "their mean")),
    ("mean = mean(m)",),
    Procedure("Stored won games"),
    WON,
    lambda: {"m": (962, 948, 991)},
    "three games",
)

OVER = Derivation(
    "won-over",
    "moves of a won game over the bag's mean",
    "The game took {moves} moves; the bag takes {mean} on average, usually {deviation} more or less.",
    (
        Symbol("moves", "m", "moves until the target appeared"),
        Symbol("mean", "E", "the mean of the bag", "bag-mean"),
        Symbol("deviation", "σ", "its standard deviation", "bag-deviation"),
        Symbol("times", "z", "how many standard deviations above the mean"),
        Symbol("over", "o", "how many moves more than the mean"),
    ),
    ("times = (moves - mean) / deviation", "over = moves - mean"),
    BAG,
    WON,
    lambda: {"moves": 962, "mean": 938.8099, "deviation": 8.3083},
    "a game played to 2048",
)

# strategies followed exactly

CARRIED = (
    Check("Agrees with plain recursion over every board", "independent recursion"),
    Check("Played games lie within their confidence interval", "simulation"),
    Check("Perfect play reaches the exact odds and loses nothing", "value iteration"),
)  # fmt: skip
CARRYING = Procedure("Markov chain of the strategy, carried exactly through the layers of equal tile sum")
STRATEGY_CASE = phrase("an example")

WINS = Derivation(
    "strategy-wins",
    "how often the strategy wins",
    "Summed over all tile sums, {won} of all games make the target.",
    (
        Symbol("w", "w(s)", "the share of games won by a move from a board with the tile sum s"),
        Symbol("won", "w", "all of them"),
    ),
    ("won = sum(w)",),
    CARRYING,
    CARRIED,
    lambda: {"w": (0.0, 0.125, 0.25)},
    STRATEGY_CASE,
)

PERFECT = Derivation(
    "strategy-perfect",
    "how often perfect play wins",
    "The share that the strategy wins and what its moves cost add up to {perfect}, the share that perfect play wins.",
    (
        Symbol("won", "w", "how often the strategy wins"),
        Symbol("cost", "c(s)", "what its moves at the tile sum s cost"),
        Symbol("perfect", "V", "how often perfect play wins"),
    ),
    ("perfect = won + sum(cost)",),
    CARRYING,
    CARRIED,
    lambda: {"won": 0.375, "cost": (0.0, 0.125, 0.25)},
    STRATEGY_CASE,
    law="V(board) = largest over the moves of mean V over the new tile",
)

STRATEGY_MOVES = Derivation(
    "strategy-moves",
    "moves per game",
    "At every tile sum, some share of the games has a move; together that is {moves} moves per game.",
    (
        Symbol("live", "l(s)", "the share of games that come through the tile sum s and have a move"),
        Symbol("moves", "m", "moves per game"),
    ),
    ("moves = sum(live)",),
    CARRYING,
    CARRIED,
    lambda: {"live": (1.0, 0.9, 0.5)},
    STRATEGY_CASE,
)

STRATEGY_MISTAKES = Derivation(
    "strategy-mistakes",
    "moves per game that are not best",
    "{mistakes} of its moves per game are not among the best.",
    (
        Symbol("wrong", "f(s)", "the share of games that make a move that is not best at the tile sum s"),
        Symbol("mistakes", "f", "all of them"),
    ),
    ("mistakes = sum(wrong)",),
    CARRYING,
    CARRIED,
    lambda: {"wrong": (0.0, 0.25, 0.125)},
    STRATEGY_CASE,
)

STRATEGY_SCORE = Derivation(
    "strategy-score",
    "mean score",
    "Every merge scores the tile it makes; {moves} moves per game add up to {score}.",
    (
        Symbol("moves", "m", "moves per game"),
        Symbol("gain", "g", "points that a move makes, on average"),
        Symbol("score", "S", "points per game"),
    ),
    ("score = moves * gain",),
    CARRYING,
    CARRIED,
    lambda: {"moves": 60.5, "gain": 8.25},
    STRATEGY_CASE,
)


# functions that bind figures


def counts(plot: LayerPlot) -> tuple[DerivedFigure, DerivedFigure, DerivedFigure | None, DerivedFigure]:
    """Return both bounds, the number of listed boards, and the last tile sum before the gap."""
    case = {"K": plot.exponent, "C": plot.shape.cells}
    reached = plot.reached
    layers = plot.possible.counts[: plot.possible.reachable]
    return (
        BASELINE.bind(**case),
        REACHABLE.bind(**case, B=layers),
        None if reached is None else REACHED.bind(**case, R=tuple(reached.boards.values())),
        LAST_SUM.bind(**case, layers=plot.possible.reachable),
    )


def sample(
    points: TrialSummary, moves: TrialSummary
) -> tuple[DerivedFigure, DerivedFigure, DerivedFigure, DerivedFigure]:
    """Return number of games, mean score, mean moves and the score's standard error of a simulation."""
    games = points.trials
    return (
        PLAYED.bind(n=[summary.trials for summary in points.bins]),
        *(SAMPLE_MEAN.bind(games=games, total=round(summary.mean * games)) for summary in (points, moves)),
        ERROR.bind(games=games, deviation=points.deviation),
    )  # type: ignore[return-value]


def tally(of: SimulationTally) -> tuple[DerivedFigure, DerivedFigure, DerivedFigure]:
    """Return the mean score, mean moves and number of games of a tally."""
    mean = SAMPLE_MEAN.bind(games=of.games, total=of.score)
    if of.games > 1:
        mean = SCORED.bind(games=of.games, total=of.score, squares=of.squares, z=NORMAL_95)
    return mean, SAMPLE_MEAN.bind(games=of.games, total=of.moves), derive_tallied_games(of)


def derive_tallied_games(of: SimulationTally) -> DerivedFigure:
    """Return the number of games in a tally, as the sum over their largest tiles."""
    return PLAYED.bind(n=list(of.largest.values()))


def made_in(of: SimulationTally, exponent: int) -> DerivedFigure:
    """Return the share of games that made a tile, with its interval."""
    return trials.share(of.count_games_with(exponent), of.games)


def strategy(
    outcome: StrategyOutcome,
) -> tuple[DerivedFigure, DerivedFigure, DerivedFigure, DerivedFigure, DerivedFigure]:
    """Return a strategy's wins, those of perfect play, and its moves, mistakes and score a game."""
    layers = outcome.layers
    return (
        WINS.bind(w=[layer.won for layer in layers]),
        PERFECT.bind(won=outcome.win_probability, cost=[layer.cost for layer in layers]),
        STRATEGY_MOVES.bind(live=[layer.live for layer in layers]),
        STRATEGY_MISTAKES.bind(wrong=[layer.wrong for layer in layers]),
        STRATEGY_SCORE.bind(moves=outcome.moves, gain=outcome.score / outcome.moves if outcome.moves else 0),
    )


TABLE = (
    BASELINE, REACHABLE, REACHED, LAST_SUM, PLAYED, SAMPLE_MEAN, TOTAL, ERROR, SCORED, SCORES, GAMES_WON, WON_MEAN,
    OVER, WINS, PERFECT, STRATEGY_MOVES, STRATEGY_MISTAKES, STRATEGY_SCORE,
)  # fmt: skip
