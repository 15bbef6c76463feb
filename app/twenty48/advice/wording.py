"""Texts about advice on 2048 moves, such as "74.0 %" or "Right is best by 7.41 points"."""

from __future__ import annotations

from app.base.language.wording import (
    decimals_apart,
    fixed_percent,
    format_integer,
    format_number,
    join_with_and,
    sentences,
)
from app.base.language.words import tr
from app.twenty48.board.words import direction
from app.widgets.explained_figures import FigureOrigin, NamedFigure, figure_number, figure_text
from core.base.text.figure_text import whole_figure
from core.base.words import phrase
from core.explain.twenty48 import adviser, twenty48
from core.twenty48.adviser.forecast import Forecast
from core.twenty48.adviser.plain.adviser import PlainAdviser
from core.twenty48.adviser.review import Advice, BoardWorth, Review, cost_decimals
from core.twenty48.board import FOUR, Board
from core.twenty48.puzzle import MOVES

DECIMALS = 2
"""Least number of decimals of a chance."""
LEAST = {True: 1e-12, False: 1.5}
"""Costs below this are not written as a number; by whether the cost is a chance or points of score."""


def format_full_value(advice: Advice, move: int) -> str:
    """Return a move's value; a dash for a move that is not legal.

    A chance has at least two decimals, and as many as it takes to tell the moves apart.
    """
    if advice.values[move] is None:
        return "–"
    if not advice.chance:
        return f"≈ {format_integer(advice.value(move))}"
    levels, most = advice.levels, max(DECIMALS, advice.true_decimals)
    return fixed_percent(levels[move], decimals_apart(list(levels.values()), fixed_percent, DECIMALS, most))


def heading(advice: Advice, board: Board) -> str:
    """Return a short heading that says what the values are."""
    if advice.chance:
        return tr("Chance to reach {target}", target=1 << board.target)
    return tr("Expected further score") if advice.games else tr("Rating by the network")


def note(advice: Advice, board: Board, whose: str) -> str:
    """Return a line that says what the values are."""
    if advice.chance:
        return tr(
            "Chance to reach {target} with perfect play after each move. Exact, every later move considered.",
            target=1 << board.target,
        )
    if advice.games:
        return tr("Expected further score if the program plays on after each move, estimated.")
    if board.four == FOUR:
        return tr("Rating of each move by {whose}: no forecast of the score.", whose=whose)
    return tr("Rating of each move by {whose}: it learnt with {share:g} % fours.", whose=whose, share=100 * FOUR)


def basis(advice: Advice, board: Board, whose: str, forecast: Forecast | None) -> str:
    """Return one or two sentences on who computed the values and from what.

    `forecast` turns a network's values into points of score.
    """
    if advice.chance:
        return tr("With perfect play after each move, every later move considered.")
    if advice.games and forecast is not None:
        return tr(
            "Expected if {whose} plays on after each move, estimated from {games} of its games that came this far.",
            whose=whose,
            games=figure_text(
                tr("games"), format_integer(advice.games), adviser.derive_forecast_games(forecast, board.tile_sum)
            ),
        )
    sentence = tr("Rated by {whose}. The points rank the moves; they do not predict the score.", whose=whose)
    if board.four == FOUR:
        return sentence
    learnt = tr(
        "It learnt with {taught:g} % fours, this game has {share:g} %.", taught=100 * FOUR, share=100 * board.four
    )
    return sentences(sentence, learnt)


def plain_network(of: PlainAdviser) -> str:
    """Describe a network for boards other than 4x4: its training, and its strength if that was measured."""
    board, strength = of.network.shape.title, of.strength
    learnt = figure_number(tr("games it learnt from"), of.games, adviser.learnt(of))
    if strength is None:
        return tr(
            "the program's network for {board}, which learnt from %n games with {share:g} % fours",
            one="the program's network for {board}, which learnt from %n game with {share:g} % fours",
            n=learnt,
            board=board,
            share=100 * FOUR,
        )
    tile = max((tile for tile, games in strength.reached.items() if 2 * games >= strength.games), default=0)
    worked, made = adviser.derive_games_with_tile(strength, tile), format_integer(strength.reached.get(tile, 0))
    played = figure_number(tr("games it played"), strength.games, worked)
    return tr(
        "the program's network for {board}, which learnt from %n games with {share:g} % fours and "
        "made {tile} in {made} of {games} begun with two tiles",
        one="the program's network for {board}, which learnt from %n game with {share:g} % fours and "
        "made {tile} in {made} of {games} begun with two tiles",
        n=learnt,
        board=board,
        share=100 * FOUR,
        tile=tile,
        made=figure_text(tr("games that made {tile}", tile=tile), made, worked),
        games=tr("%n games", one="%n game", n=played),
    )


def amount(chance: bool, cost: float, origin: FigureOrigin | None = None) -> str:
    """Return the cost of a move: percentage points, or points of score; a number explains its `origin`."""
    if cost < LEAST[chance]:
        return tr("less than {least}", least=_format_least_cost()) if chance else tr("about 1")
    text = _points(cost) if chance else f"≈ {format_integer(cost)}"
    return text if origin is None else whole_figure(text, origin)


def _points(cost: float) -> str:
    """Return a cost in percentage points with two decimals, a smaller one with two significant digits."""
    return format_number(100 * cost, f".{cost_decimals(cost)}f")


def _format_least_cost() -> str:
    """Return the cost in percentage points below which a cost is not written as a figure."""
    return format_number(100 * LEAST[True], ".10f")


def loss(chance: bool, cost: float) -> str:
    """Return a cost as an entry of a list: "−12.40", "−0.0031", "−3 897"."""
    if chance:
        return f"−{_points(cost)}" if cost >= LEAST[chance] else f"< {_format_least_cost()}"
    return f"−{format_integer(max(1, cost))}"


def cost_told(worth: BoardWorth) -> NamedFigure | None:
    """Return the cost of a move as the list of mistakes shows it; None if it is too small for a figure."""
    if worth.cost is None or worth.value is None or worth.cost < LEAST[worth.chance]:
        return None
    text = loss(worth.chance, worth.cost).lstrip("−")
    return NamedFigure("what it cost", text, twenty48.given_away(worth), worth.exact)


def points(chance: bool, cost: float, origin: FigureOrigin | None = None) -> str:
    """Return the cost of a move with its unit, such as "7.41 points"; a number explains its `origin`."""
    if cost < LEAST[chance]:
        return tr("less than {least} points", least=_format_least_cost()) if chance else tr("about 1 point")
    given = amount(chance, cost, origin)
    return tr("{cost} points", cost=given) if chance else tr("{score} points", score=given)


def points_of(worth: BoardWorth) -> str:
    """Return the cost of a reviewed move as `points` does; its value and its cost must be known."""
    assert worth.cost is not None
    return points(worth.chance, worth.cost, FigureOrigin(tr("what it cost"), twenty48.given_away(worth), worth.exact))


def verdict(advice: Advice) -> str:
    """One or two sentences: by how much the best move leads, and what the worst one costs."""
    ranking = advice.ranking
    names = [direction(MOVES[move]) for move in ranking]
    if len(ranking) == 1:
        return tr("Only {move} is possible.", move=names[0])
    if advice.chance and advice.value(ranking[0]) <= 0:
        return tr("The target is out of reach.")
    alike = [name for name, move in zip(names, ranking, strict=True) if advice.cost(move) == 0]
    if len(alike) == len(names):
        return tr("All moves are equally good.") if advice.exact else tr("The moves cannot be told apart.")
    worst = ranking[-1]
    cost = amount(advice.chance, advice.cost(worst), _cost_origin(phrase("cost", context="of a move"), advice, worst))
    last = tr("{move} costs {cost}.", move=names[-1], cost=cost)
    if len(alike) > 1:
        moves = join_with_and(alike)
        equal = (
            tr("{moves} are equally good.", moves=moves)
            if advice.exact
            else tr("{moves} cannot be told apart.", moves=moves)
        )
        return sentences(equal, last)
    second = ranking[1]
    second_cost = points(
        advice.chance, advice.cost(second), _cost_origin(phrase("lead", context="of the best move"), advice, second)
    )
    lead = tr("{move} is best by {points}.", move=names[0], points=second_cost)
    return lead if len(names) == 2 else sentences(lead, last)


def _cost_origin(name: str, advice: Advice, move: int) -> FigureOrigin:
    """Return the origin that explains the cost of a move."""
    return FigureOrigin(name, twenty48.cost(advice, move), advice.exact)


def describe_played_move(advice: Advice, move: str) -> str:
    """Return a sentence on how good the next move of a replayed game was."""
    cost = advice.cost(MOVES.index(move))
    name = direction(move)
    if cost:
        given = points(
            advice.chance, cost, _cost_origin(phrase("cost", context="of a move"), advice, MOVES.index(move))
        )
        return tr("Then came {move}, which cost {points}.", move=name, points=given)
    if advice.exact:
        return tr("Then came {move}: no move is better.", move=name)
    return tr("Then came {move}: no move seems better.", move=name)


def judgement(found: Review, *, chance: bool) -> str:
    """Return a sentence on how well a game was played; "" before the first move."""
    if found.moves < 2 and not found.cost:
        return tr("Your move was best.") if found.moves else ""
    worked = twenty48.derive_review(found, chance=chance)
    moves = figure_number(tr("moves that were judged"), found.moves, worked)
    if not found.cost:
        return tr("All %n moves were best.", one="%n move, and it was best.", n=moves)
    return tr(
        "{best} of %n moves were best; mistakes cost {points}.",
        one="{best} of %n move was best; mistakes cost {points}.",
        n=moves,
        best=figure_text(tr("moves that were best"), format_integer(found.best_moves), worked),
        points=points(chance, found.cost, FigureOrigin(tr("what mistakes cost"), worked)),
    )
