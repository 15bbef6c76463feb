"""Derivations for a 2048 game: the board, values of moves, chances of large tiles, and its path."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.base.words import phrase
from core.explain.formulas import trials
from core.explain.formulas.derivation import Check, Derivation, DerivedFigure, Procedure, Symbol
from core.explain.formulas.expression import Values
from core.explain.twenty48.bag import BAG
from core.markov.simulation import NORMAL_95
from core.twenty48.board import Board, shifted

if TYPE_CHECKING:
    from core.twenty48.adviser.review import Advice, BoardWorth, Review
    from core.twenty48.outcomes.chances import TileChance
    from core.twenty48.outcomes.odds import Odds

RULES = "G. Cirulli, 2048, 2014"
TILES = Symbol("t", "t", "the tiles on the board", tile=True)
RULED = (
    Check("Moves and merges one by one", "a plain implementation of the rules"),
)  # fmt: skip
EXAMPLE = phrase("an example")

SUM = Derivation(
    "board-sum",
    "the sum of all tiles",
    "All tiles of the board together are {sum}; a move adds 2 or 4, and merging changes nothing.",
    (TILES, Symbol("sum", "s", "their sum")),
    ("sum = sum(t)",),
    RULES,
    RULED,
    lambda: {"t": (2, 4, 16, 128)},
    EXAMPLE,
)

EMPTY = Derivation(
    "board-empty",
    "empty squares",
    "Of {C} squares {tiles} hold a tile.",
    (
        TILES,
        Symbol("C", "C", "squares of the board"),
        Symbol("tiles", "n", "squares with a tile"),
        Symbol("empty", "e", "those without one"),
    ),
    ("tiles = number(t)", "empty = C - tiles"),
    RULES,
    RULED,
    lambda: {"t": (2, 4, 16, 128), "C": 16},
    EXAMPLE,
)

LARGEST = Derivation(
    "board-largest",
    "the largest tile",
    "No tile of the board is larger than {largest}.",
    (TILES, Symbol("largest", "m", "the largest of them", tile=True)),
    ("largest = largest(t)",),
    RULES,
    RULED,
    lambda: {"t": (2, 4, 16, 128)},
    EXAMPLE,
)

SCORE = Derivation(
    "board-score",
    "the score",
    "Made of twos, the tiles on the board would have scored {twos}; each of the {fours} fours that appeared saved a "
    "merge that scores 4.",
    (
        TILES,
        Symbol("k", "k", "the exponent of each: t = 2^k takes k − 1 levels of merges, each scoring t in all"),
        Symbol("moves", "m", "moves made: with the two first tiles m + 2 tiles have appeared"),
        Symbol("twos", "z", "the score if all of them had been twos"),
        Symbol("fours", "f", "fours among them, from the sum of the tiles"),
        Symbol("score", "score", "the sum of all merged tiles"),
    ),
    ("twos = sum(t * (k - 1))", "fours = (sum(t) - 2 * (moves + 2)) / 2", "score = twos - 4 * fours"),
    RULES,
    (
        Check("The score of whole games, move by move", "random games"),
        *RULED,
    ),
    lambda: {"t": (4, 8, 16), "k": (2, 3, 4), "moves": 10},
    EXAMPLE,
)  # fmt: skip

# values of moves

SOLVED = (
    Check("Odds by plain recursion over every board", "independent recursion"),
    Check("The mean over all new tiles is the value of the move", "every reachable board of a small game"),
)  # fmt: skip
BELLMAN = phrase("J. Lees-Miller, The Mathematics of 2048, part 4, 2018")

OWN_BEST = Derivation(
    "score-own-best",
    "your best score without advice, by these rules",
    "The highest score of your finished games, of this game if it is yours, and of games left, "
        "taken back or no longer stored: {best}.",
    (
        Symbol("s", "s", "the best of the finished games, this game, and any higher score of other games"),
        Symbol("best", "b", "the highest of them"),
    ),
    ("best = largest(s)",),
    Procedure("Stored results of your games"),
    (
        Check("Your best score is kept separately for each set of rules, unfinished games included", "by hand"),
    ),
    lambda: {"s": (2120, 348)},
    EXAMPLE,
)  # fmt: skip

MOVE_CHANCE = Derivation(
    "move-chance",
    "the chance of the target after this move",
    "The new tile appears on each of {places} squares with equal probability, as a 4 with "
    "probability {four}; with the best play afterwards the target is made with probability "
    "{chance}.",
    (
        Symbol("a", "V(2)", "the chance with best play after a 2 on each empty square"),
        Symbol("b", "V(4)", "the chance with best play after a 4 there"),
        Symbol("four", "p", "the chance that a new tile is a 4"),
        Symbol("places", "n", "empty squares after the move"),
        Symbol("chance", "V", "the chance after this move"),
    ),
    ("places = number(a)", "chance = (1 - four) * mean(a) + four * mean(b)"),
    BELLMAN,
    SOLVED,
    lambda: {"a": (0.75, 0.5), "b": (0.5, 0.25), "four": 0.1},
    EXAMPLE,
    law="V(board) = largest over its moves of the mean over the new tile of V(next board); 1 with the target",
)

MOVE_WORTH = Derivation(
    "move-worth",
    "the adviser's value of this move",
    "The adviser estimates the best move at {best}, and this one {cost} lower.",
    (
        Symbol("best", "V₁", "points of the best move, by a network that has learnt from its own games"),
        Symbol("cost", "c", "how much less this move has"),
        Symbol("worth", "V", "points of this move"),
    ),
    ("worth = best - cost",),
    "M. Szubert and W. Jaśkowski, Temporal difference learning of n-tuple networks for 2048, 2014",
    (
        Check("The search looks at every move and tile", "a plain expectimax"),
        Check("On boards other than 4×4, where a value is the network's own", "a plain expectimax"),
        Check("On 4×4: expected further scores, compared with games", "simulation"),
    ),
    lambda: {"best": 21_500.0, "cost": 350.0},
    EXAMPLE,
    law="V = gained by the move + mean over the new tile of the value of the best move after it",
)  # fmt: skip

COST = Derivation(
    "move-cost",
    "what a move costs compared with the best one",
    "The best move is worth {best} and this one {value}: the difference is {cost}.",
    (
        Symbol("best", "V₁", "what the best move is worth"),
        Symbol("value", "V", "what this move is worth"),
        Symbol("unit", "u", "100 for a chance, which is given in percentage points, else 1"),
        Symbol("cost", "c", "the cost, in points"),
    ),
    ("cost = unit * (best - value)",),
    BELLMAN,
    (Check("Costs of whole games", "by hand"),),
    lambda: {"best": 0.75, "value": 0.5, "unit": 100},
    EXAMPLE,
)  # fmt: skip

REVIEWED = Derivation(
    "review-moves",
    "how well the moves were played",
    "Of {moves} moves, {best} were the best or as good; the others cost {cost} points in all.",
    (
        Symbol("c", "c", "what each move cost compared with the best one"),
        Symbol("b", "b", "1 for a move that cost nothing, else 0"),
        Symbol("unit", "u", "100 for a chance, which is given in percentage points, else 1"),
        Symbol("moves", "m", "moves that were judged"),
        Symbol("best", "k", "those of them that were best, or as good"),
        Symbol("cost", "C", "the cost of all of them, in points"),
    ),
    ("moves = number(c)", "best = sum(b)", "cost = unit * sum(c)"),
    BELLMAN,
    (
        Check("A few moves whose costs are known", "by hand"),
        *COST.checks,
    ),
    lambda: {"c": (0.0, 0.25, 0.0), "b": (1, 0, 1), "unit": 100},
    EXAMPLE,
)  # fmt: skip

BOARD_CHANCE = Derivation(
    "review-chance",
    "the chance of the target at a board of the game",
    "After the move that was made the chance is {made}. The move cost {cost}, so before it the chance was {chance}.",
    (
        Symbol("made", "V(m)", "the chance after the move that was made, if all later ones are best"),
        Symbol("cost", "c", "how much higher it is after the best move"),
        Symbol("chance", "V", "the chance with best play"),
    ),
    ("chance = made + cost",),
    BELLMAN,
    SOLVED,
    lambda: {"made": 0.5, "cost": 0.25},
    EXAMPLE,
    law="V(board) = largest over its moves of the mean over the new tile of V(next board); 1 with the target",
)

BOARD_SCORE = Derivation(
    "review-score",
    "expected final score from a board of the game",
    "The game has {score} points, and the adviser would make {rest} more from here.",
    (
        Symbol("score", "S", "points so far"),
        Symbol("rest", "r", "points still to be expected of the adviser, by its network and two moves ahead"),
        Symbol("end", "E", "both together"),
    ),
    ("end = score + rest",),
    MOVE_WORTH.source,
    MOVE_WORTH.checks,
    lambda: {"score": 12_000, "rest": 31_500.0},
    EXAMPLE,
)

# chances of large tiles

TILE_CHANCE = Derivation(
    "tile-chance",
    "the chance of a tile, with best play",
    "Each move leads to the tile with some probability if all later ones are best; the best of them has {chance}.",
    (
        Symbol("V", "V", "the chance after each move that can be made, or that of a tile that is there"),
        Symbol("chance", "h", "the largest"),
    ),
    ("chance = largest(V)",),
    BELLMAN,
    SOLVED,
    lambda: {"V": (0.75, 0.5)},
    EXAMPLE,
)

TILE_PLAYED = Derivation(
    "tile-played",
    "the chance of a tile, as the adviser plays",
    "Of {games} games that the adviser played on from this board, {made} made the tile; with 95 % "
    "confidence the chance is between {low} and {high}.",
    (
        Symbol("games", "N", "games played on from this board"),
        Symbol("made", "m", "those that made the tile"),
        *trials.SYMBOLS,
    ),
    trials.LINES,
    trials.WILSON,
    trials.COVERED,
    lambda: {"games": 100, "made": 80, "z": NORMAL_95},
    EXAMPLE,
)

# a game as a path

SPLIT = (
    Check(
        "Expected, luck and geometry add up to the moves",
        "random games",
    ),
)
EXPECTED = Symbol("expected", "E", "moves that the bag takes on average, before any tile is known")
WITH_LUCK = Symbol("bag", "E′", "moves that a bag with the tiles of this game takes, or is expected to")
ALL = Symbol("moves", "m", "moves of the game; as long as it goes on, those expected if every pair merges from now on")

LUCK = Derivation(
    "path-luck",
    "luck: what the new tiles cost or saved",
    "A bag takes {expected} moves on average, one with the tiles of this game {bag}.",
    (EXPECTED, WITH_LUCK, Symbol("luck", "luck", "the difference")),
    ("luck = bag - expected",),
    BAG,
    SPLIT,
    lambda: {"expected": 938.8, "bag": 948.0},
    EXAMPLE,
)

GEOMETRY = Derivation(
    "path-geometry",
    "geometry: what equal tiles that lay apart cost",
    "A bag with the tiles of this game takes {bag} moves, the game itself {moves}.",
    (WITH_LUCK, ALL, Symbol("geometry", "geometry", "the difference, never negative")),
    ("geometry = moves - bag",),
    BAG,
    SPLIT,
    lambda: {"bag": 948.0, "moves": 962.0},
    EXAMPLE,
)

MOVES = Derivation(
    "path-moves",
    "moves of the game, as the sum of its parts",
    "The bag takes {expected} moves; the tiles that came add {luck}, and equal tiles that lay apart add {geometry}.",
    (
        EXPECTED,
        Symbol("luck", "luck", "what the tiles cost or saved"),
        Symbol("geometry", "geometry", "what equal tiles that lay apart cost"),
        Symbol("moves", "m", "moves of the game, or those expected"),
    ),
    ("moves = expected + luck + geometry",),
    BAG,
    SPLIT,
    lambda: {"expected": 938.8, "luck": 9.1, "geometry": 14.1},
    "a game played to 2048",
)

IN_THE_BAG = Derivation(
    "path-expected",
    "moves on average in the bag",
    "The game takes {moves} moves, {over} more than the {expected} that a bag takes on average. "
    "The difference is luck and geometry.",
    (
        Symbol("moves", "m", "moves of the game, or those expected"),
        Symbol("over", "o", "luck and geometry together"),
        Symbol("expected", "E", "the mean of the bag, as the chain has it", "bag-mean"),
    ),
    ("expected = moves - over",),
    BAG,
    SPLIT,
    lambda: {"moves": 962.0, "over": 23.2},
    EXAMPLE,
)

OVER = Derivation(
    "path-sum-over",
    "tile sum above its ideal",
    "After {moves} moves, {tiles} tiles have appeared, each {each} on average; the board has {sum}.",
    (
        Symbol("four", "p", "the chance that a new tile is a 4"),
        Symbol("moves", "m", "moves made"),
        Symbol("sum", "s", "the sum of all tiles"),
        Symbol("tiles", "n", "tiles that have appeared, including the first two"),
        Symbol("each", "e", "the mean of a new tile"),
        Symbol("over", "o", "how much more the board has"),
    ),
    ("tiles = moves + 2", "each = 2 + 2 * four", "over = sum - tiles * each"),
    BAG,
    SPLIT,
    lambda: {"four": 0.1, "moves": 962, "sum": 2_140},
    EXAMPLE,
)

PATH_FOURS = Derivation(
    "path-fours",
    "fours among the new tiles",
    "After {moves} moves, {tiles} tiles have appeared. If all were twos, their sum would be twice "
    "their number; {sum} is 2 more for each of {fours} fours.",
    (
        Symbol("moves", "m", "moves made"),
        Symbol("sum", "s", "the sum of all tiles"),
        Symbol("tiles", "n", "tiles that have appeared, including the first two"),
        Symbol("fours", "k", "new tiles that are fours"),
    ),
    ("tiles = moves + 2", "fours = (sum - 2 * tiles) / 2"),
    BAG,
    SPLIT,
    lambda: {"moves": 962, "sum": 2_120},
    EXAMPLE,
)

PATH_SUM = Derivation(
    "path-sum",
    "tile sum after this many moves",
    "After {moves} moves, {tiles} tiles have appeared, {fours} of them fours; together they make "
    "{sum}, whatever merged.",
    (
        Symbol("moves", "m", "moves made"),
        Symbol("fours", "k", "new tiles that are fours"),
        Symbol("tiles", "n", "tiles that have appeared, including the first two"),
        Symbol("sum", "s", "the sum of all tiles"),
    ),
    ("tiles = moves + 2", "sum = 2 * tiles + 2 * fours"),
    BAG,
    SPLIT,
    lambda: {"moves": 962, "fours": 96},
    EXAMPLE,
)


# functions that bind figures


def tiles(board: Board) -> Sequence[int]:
    """Return the numbers on the tiles of a board (2, 4, 8, ...) in the order of its cells, without empty ones."""
    return tuple(1 << cell for cell in board.cells if cell)


def score(board: Board) -> DerivedFigure:
    """Return the score of a game that began with two random tiles."""
    return SCORE.bind(t=tiles(board), k=tuple(cell for cell in board.cells if cell), moves=board.moves)


def own_best(best: int, finished: int, running: int) -> DerivedFigure:
    """Return the user's best score; `running` is the running game's score, 0 if it is not the user's."""
    known = [finished, running]
    return OWN_BEST.bind(s=known if best in known else [*known, best])


def chance(board: Board, direction: int, odds: Odds) -> DerivedFigure:
    """Return the chance of the target after a legal move, from the odds of all boards that may follow."""
    return MOVE_CHANCE.bind_later(lambda: _chances_after(board, direction, odds))


def _chances_after(board: Board, direction: int, odds: Odds) -> Values:
    after, _ = shifted(board.shape, board.cells, direction)
    rows: dict[int, list[float]] = {1: [], 2: []}
    for place, cell in enumerate(after):
        for exponent, row in rows.items():
            if not cell:
                there = after[:place] + bytes([exponent]) + after[place + 1 :]
                # with the target made there is nothing left to win, and the table has no odds
                row.append(1.0 if max(after) >= odds.exponent else odds.value(there) or 0.0)
    return {"a": rows[1], "b": rows[2], "four": board.four}


def worth(advice: Advice, direction: int) -> DerivedFigure:
    """Return the adviser's value of a move."""
    best = advice.value(advice.best_direction)
    return MOVE_WORTH.bind(best=best, cost=best - advice.value(direction))


def split(
    expected: float, bag: float, moves: float
) -> tuple[DerivedFigure, DerivedFigure, DerivedFigure, DerivedFigure]:
    """Return moves, moves in the bag, luck and geometry, as differences of the three sums."""
    luck, geometry = bag - expected, moves - bag
    return (
        MOVES.bind(expected=expected, luck=luck, geometry=geometry), IN_THE_BAG.bind(moves=moves, over=luck + geometry),
        LUCK.bind(expected=expected, bag=bag), GEOMETRY.bind(bag=bag, moves=moves),
    )  # fmt: skip


def cost(advice: Advice, direction: int) -> DerivedFigure:
    """Return the cost of a move against the best one."""
    return COST.bind(
        best=advice.value(advice.best_direction), value=advice.value(direction), unit=100 if advice.chance else 1
    )


def derive_review(review: Review, *, chance: bool) -> DerivedFigure:
    """Return how the moves of a game compare with the best ones."""
    unit = 100 if chance else 1
    return REVIEWED.bind_later(
        lambda: {"c": review.costs, "b": [int(not move_cost) for move_cost in review.costs], "unit": unit}
    )


def given_away(worth: BoardWorth) -> DerivedFigure:
    """Return the cost of a played move; values that are scores include the score so far."""
    assert worth.value is not None and worth.cost is not None
    return COST.bind(best=worth.value, value=worth.value - worth.cost, unit=100 if worth.chance else 1)


def board_worth(board: Board, worth: BoardWorth) -> DerivedFigure | None:
    """Return the value of a board of a game; None if the game is over or the target is made."""
    if worth.value is None or worth.best is None:
        return None
    if not worth.chance:
        return BOARD_SCORE.bind(score=board.score, rest=worth.value - board.score)
    cost = worth.cost or 0.0
    return BOARD_CHANCE.bind(made=worth.value - cost, cost=cost)


def perfect(one: TileChance) -> DerivedFigure:
    """Return the exact chance of a tile that is not made yet, on a board with a legal move."""
    return TILE_CHANCE.bind(V=one.moves)


def derive_played_chance(one: TileChance, games: int) -> DerivedFigure:
    """Return the chance of a tile, estimated from games played on from the board."""
    return TILE_PLAYED.bind(games=games, made=round(one.share * games), z=NORMAL_95)


TABLE = (
    SUM, EMPTY, LARGEST, SCORE, MOVE_CHANCE, MOVE_WORTH, COST, REVIEWED, TILE_CHANCE, TILE_PLAYED, LUCK, GEOMETRY,
    MOVES, IN_THE_BAG, OVER, BOARD_CHANCE, BOARD_SCORE, OWN_BEST, PATH_FOURS, PATH_SUM,
)  # fmt: skip
