"""Derivations for the 2048 adviser: solved boards, games behind a forecast, and training."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from core.explain.formulas import trials
from core.explain.formulas.derivation import Check, Derivation, DerivedFigure, Procedure, Symbol
from core.explain.twenty48.twenty48 import BELLMAN, EXAMPLE

if TYPE_CHECKING:
    from core.twenty48.adviser.coherence import CurvePoint
    from core.twenty48.adviser.forecast import Forecast
    from core.twenty48.adviser.plain.adviser import PlainAdviser, Strength
    from core.twenty48.adviser.training import Trainer

ODDS = Derivation(
    "odds-boards",
    "boards whose odds were computed",
    "The chance of each of {boards} boards ({millions} million) was computed from the boards that can follow it.",
    (
        Symbol("boards", "n", "boards that can occur in play and have a legal move"),
        Symbol("millions", "n₆", "the same in millions"),
    ),
    ("millions = boards / 1000000",),
    BELLMAN,
    (
        Check("Boards that occur in play, by size and target", "J. Lees-Miller"),
    ),
    lambda: {"boards": 2_096_000},
    EXAMPLE,
)  # fmt: skip

NETWORK = Procedure("Measured by this program, see core/twenty48/adviser/README.md")

FITTED = Derivation(
    "advice-games",
    "games that the forecast rests on",
    "The network's value is converted to points by {games} games of the adviser: those that "
        "reached the measured tile sum nearest to this one.",
    (
        Symbol("n", "n", "games that reached each measured tile sum, in ascending order"),
        Symbol("x", "x", "1 for the nearest of them, else 0"),
        Symbol("games", "k", "games that reached it"),
    ),
    ("games = sum(n * x)",),
    NETWORK,
    (
        Check("Between two tile sums, the games of the nearer one count", "by the definition"),
    ),
    lambda: {"n": (100, 90, 40), "x": (0, 1, 0)},
    EXAMPLE,
)  # fmt: skip

LEARNT = (
    Check("Training in several runs gives the same result as in one", "this program"),
)  # fmt: skip

TRAINED = Derivation(
    "training-games",
    "games from which the network has learnt",
    "The curve has {points} points of {every} games each; with {more} games since the last one, {games} were played.",
    (
        Symbol("points", "c", "points of the learning curve"),
        Symbol("every", "e", "games for each of them"),
        Symbol("more", "r", "games since the last of them"),
        Symbol("games", "n", "games that were played"),
    ),
    ("games = points * every + more",),
    NETWORK,
    LEARNT,
    lambda: {"points": 8, "every": 200, "more": 31},
    EXAMPLE,
)

TRAINED_SCORE = Derivation(
    "training-score",
    "mean score of the latest training games",
    "The last {games} games scored {total} together, {mean} each.",
    (
        Symbol("games", "N", "games since the previous point of the curve"),
        Symbol("total", "T", "points of all of them"),
        Symbol("mean", "mean", "the mean score"),
    ),
    ("mean = total / games",),
    NETWORK,
    LEARNT,
    lambda: {"games": 200, "total": 4_564_800.0},
    EXAMPLE,
)

MADE = Derivation(
    "network-made",
    "games in which the network made the tile",
    "Of {games} games, {missed} ended without the tile; {made} made it.",
    (
        Symbol("games", "n", "games of the network, from two tiles on"),
        Symbol("missed", "x", "those that ended without the tile"),
        Symbol("made", "k", "those in which it was made"),
    ),
    ("made = games - missed",),
    NETWORK,
    (
        Check("What was measured of every network", "this program"),
    ),
    lambda: {"games": 400, "missed": 133},
    EXAMPLE,
)  # fmt: skip

COSTLY = Derivation(
    "review-costly",
    "moves of the game that cost something",
    "{costly} of {moves} moves were worse than the best one.",
    (
        Symbol("x", "x", "1 for a move that cost something, else 0"),
        Symbol("moves", "m", "moves of the game"),
        Symbol("costly", "k", "those that cost something"),
    ),
    ("moves = number(x)", "costly = sum(x)"),
    BELLMAN,
    (
        Check("A few moves whose costs are known", "by hand"),
    ),
    lambda: {"x": (0, 1, 1, 0)},
    EXAMPLE,
)  # fmt: skip


def costly(moves: int, cost: Collection[int]) -> DerivedFigure:
    """Return how many moves of a game cost anything; `cost` are their numbers."""
    return COSTLY.bind(x=[int(number in cost) for number in range(moves)])


def derive_forecast_games(at: Forecast, tile_sum: int) -> DerivedFigure:
    """Return the number of games on which a forecast rests."""
    stage = at.nearest(tile_sum)
    return FITTED.bind(n=[fit.games for fit in at.fits], x=[int(place == stage) for place in range(len(at.fits))])


def derive_training_results(point: CurvePoint, exponent: int) -> tuple[DerivedFigure, DerivedFigure]:
    """Return the mean score of the last games of a training, and the share of them that made a tile."""
    games = sum(point.largest)
    made = sum(point.largest[exponent:])
    return TRAINED_SCORE.bind(games=games, total=point.mean_score * games), trials.share(made, games)


def games(of: Trainer) -> DerivedFigure:
    """Return the number of games that a network in training has learnt from."""
    points, more = divmod(of.games, of.every)  # read once, because a thread may be training
    return TRAINED.bind(points=points, every=of.every, more=more)


def learnt(of: PlainAdviser) -> DerivedFigure:
    """Return the number of games that the network for a board other than 4x4 has learnt from."""
    curve = of.origin["curve"]
    points, every = len(curve), int(curve[0][0])
    return TRAINED.bind(points=points, every=every, more=of.games - points * every)


def derive_games_with_tile(of: Strength, tile: int) -> DerivedFigure:
    """Return the number of games of a network in which it made a tile."""
    return MADE.bind(games=of.games, missed=of.games - of.reached.get(tile, 0))


TABLE = (ODDS, FITTED, TRAINED, TRAINED_SCORE, MADE, COSTLY)
