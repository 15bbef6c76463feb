"""Advice in words and figures: "74.0 %", "Right is best by 7.41 points"."""

from __future__ import annotations

from collections.abc import Sequence

from app.base.language.wording import decimals_apart, fixed_percent, grouped, listed, sentences, written
from app.base.language.words import tr
from app.twenty48.board.words import direction
from app.widgets.explained import Telling, Told, told_in
from core.base.words import phrase
from core.explain.twenty48 import adviser, twenty48
from core.twenty48.adviser.forecast import Forecast
from core.twenty48.adviser.plain.adviser import PlainAdviser
from core.twenty48.adviser.review import Advice, Review, Worth, cost_decimals
from core.twenty48.board import FOUR, Board
from core.twenty48.puzzle import MOVES

Sentence = tuple[str, *tuple[Told, ...]]
"""What is said, and the figures in it."""
LEAST = {True: 1e-12, False: 1.5}
"""A cost below this is said in words: of chances, and of points of the score."""


def short(advice: Advice, move: int) -> str:
    """A value for a pill; empty for a move that is not legal."""
    return "" if advice.values[move] is None else _value(advice, move, 1)


def full(advice: Advice, move: int) -> str:
    """A value for the panel."""
    return "–" if advice.values[move] is None else _value(advice, move, 2)


def _value(advice: Advice, move: int, least: int) -> str:
    """The value of a legal move: a chance with at least so many decimals, and as many as tell the moves apart."""
    if not advice.chance:
        return f"≈ {grouped(advice.value(move))}"
    levels, most = advice.levels, max(least, advice.true_decimals)
    return fixed_percent(levels[move], decimals_apart(list(levels.values()), fixed_percent, least, most))


def heading(advice: Advice, board: Board) -> str:
    """What the values are, in a few words."""
    if advice.chance:
        return tr("Chance to reach {target}", target=1 << board.target)
    return tr("Score still to be expected") if advice.games else tr("What the network makes of it")


def note(advice: Advice, board: Board, whose: str) -> str:
    """What the values are, in one line."""
    if advice.chance:
        return tr(
            "Chance to reach {target} with best play after each move. Exact, every later move considered.",
            target=1 << board.target,
        )
    if advice.games:
        return tr("Further score to expect if the program plays on after each move: an estimate.")
    if board.four == FOUR:
        return tr("What {whose} makes of each move: no forecast of the score.", whose=whose)
    return tr("What {whose} makes of each move: it learnt with {share:g} % fours.", whose=whose, share=100 * FOUR)


def basis(advice: Advice, board: Board, whose: str, forecast: Forecast | None) -> Sentence:
    """Whose values they are and what they rest on, in one or two sentences; `forecast` makes them points."""
    if advice.chance:
        return (tr("With best play after each move, every later move considered."),)
    if advice.games and forecast is not None:
        words = tr(
            "If {whose} plays on after each move: fitted to {games} of its games that came this far.",
            whose=whose,
            games=grouped(advice.games),
        )
        fitted = adviser.fitted(forecast, board.tile_sum)
        return words, Told(tr("games"), grouped(advice.games), fitted)
    sentence = tr("By {whose}. Its points rank the moves; they do not foretell the score.", whose=whose)
    if board.four == FOUR:
        return sentence, *told_in(whose)
    learnt = tr(
        "It learnt with {taught:g} % fours, this game has {share:g} %.", taught=100 * FOUR, share=100 * board.four
    )
    return sentences(sentence, learnt), *told_in(whose)


def plain_network(of: PlainAdviser) -> Telling:
    """The network of a board other than 4x4, what it learnt from, and how well it plays if that was measured."""
    board, strength = of.network.shape.title, of.strength
    learnt = Told(tr("games it learnt from"), grouped(of.games), adviser.learnt(of))
    if strength is None:
        words = tr(
            "the program's network for {board}, which learnt from %n games with {share:g} % fours",
            one="the program's network for {board}, which learnt from %n game with {share:g} % fours",
            n=of.games,
            board=board,
            share=100 * FOUR,
        )
        return Telling(words, learnt)
    tile = max((tile for tile, games in strength.reached.items() if 2 * games >= strength.games), default=0)
    worked, made = adviser.made(strength, tile), grouped(strength.reached.get(tile, 0))
    words = tr(
        "the program's network for {board}, which learnt from %n games with {share:g} % fours and made {tile} in "
        "{made} of {games} from two tiles on",
        one="the program's network for {board}, which learnt from %n game with {share:g} % fours and made {tile} in "
        "{made} of {games} from two tiles on",
        n=of.games,
        board=board,
        share=100 * FOUR,
        tile=tile,
        made=made,
        games=tr("%n games", one="%n game", n=strength.games),
    )
    return Telling(
        words,
        learnt,
        Told(tr("games that made {tile}", tile=tile), made, worked),
        Told(tr("games it played"), grouped(strength.games), worked),
    )


def amount(chance: bool, cost: float) -> str:
    """What a move gives away: percentage points, or points of the score."""
    if chance:
        return _points(cost) if cost >= LEAST[chance] else tr("less than {least}", least=_least())
    return f"≈ {grouped(cost)}" if cost >= LEAST[chance] else tr("about 1")


def _points(cost: float) -> str:
    """A cost in percentage points with two decimals, a smaller one with two digits that are not 0."""
    return written(100 * cost, f".{cost_decimals(cost)}f")


def _least() -> str:
    """The cost in percentage points below which there is no figure."""
    return written(100 * LEAST[True], ".10f")


def loss(chance: bool, cost: float) -> str:
    """The same as a figure in a list: "−12.40", "−0.0031", "−3 897"."""
    if chance:
        return f"−{_points(cost)}" if cost >= LEAST[chance] else f"< {_least()}"
    return f"−{grouped(max(1, cost))}"


def cost_told(worth: Worth) -> Told | None:
    """What a move of a game gave away, as the list of mistakes has it; None where it is too little for a figure."""
    if worth.cost is None or worth.value is None or worth.cost < LEAST[worth.chance]:
        return None
    text = loss(worth.chance, worth.cost).lstrip("−")
    return Told("what it cost", text, twenty48.given_away(worth), worth.exact)


def points_told(worth: Worth) -> Sequence[Told]:
    """The same in a sentence that has it as `points`."""
    told = cost_told(worth)
    return () if told is None or worth.cost is None else (told._replace(text=amount(worth.chance, worth.cost)),)


def points(chance: bool, cost: float) -> str:
    """The same with its noun."""
    if chance:
        if cost < LEAST[chance]:
            return tr("less than {least} points", least=_least())
        return tr("{cost} points", cost=_points(cost))
    return tr("≈ {cost} points", cost=grouped(cost)) if cost >= LEAST[chance] else tr("about 1 point")


def verdict(advice: Advice) -> Sentence:
    """One or two sentences: by how much the best move leads, and what the worst one costs."""
    ranking = advice.ranking
    names = [direction(MOVES[move]) for move in ranking]
    if len(ranking) == 1:
        return (tr("Only {move} is possible.", move=names[0]),)
    if advice.chance and advice.value(ranking[0]) <= 0:
        return (tr("The target is out of reach."),)
    alike = [name for name, move in zip(names, ranking, strict=True) if advice.cost(move) == 0]
    if len(alike) == len(names):
        return (tr("All moves are equally good.") if advice.exact else tr("The moves cannot be told apart."),)
    worst, cost = ranking[-1], amount(advice.chance, advice.cost(ranking[-1]))
    last = tr("{move} costs {cost}.", move=names[-1], cost=cost)
    last_told = _figure(phrase("cost"), advice, worst)
    if len(alike) > 1:
        moves = listed(alike)
        equal = (
            tr("{moves} are equally good.", moves=moves)
            if advice.exact
            else tr("{moves} cannot be told apart.", moves=moves)
        )
        return sentences(equal, last), *last_told
    second = ranking[1]
    lead = tr("{move} is best by {points}.", move=names[0], points=points(advice.chance, advice.cost(second)))
    told = _figure(phrase("lead"), advice, second)
    if len(names) == 2:
        return lead, *told
    told += last_told
    return sentences(lead, last), *told


def _figure(name: str, advice: Advice, move: int) -> list[Told]:
    """What a move gives away, where that is said as a figure."""
    cost = advice.cost(move)
    if cost < LEAST[advice.chance]:
        return []
    return [Told(name, amount(advice.chance, cost), twenty48.cost(advice, move), advice.exact)]


def played(advice: Advice, move: str) -> Sentence:
    """How good the move was that a replayed game went on with."""
    cost = advice.cost(MOVES.index(move))
    name = direction(move)
    if cost:
        words = tr("Then came {move}, which cost {points}.", move=name, points=points(advice.chance, cost))
        return words, *_figure(phrase("cost"), advice, MOVES.index(move))
    if advice.exact:
        return (tr("Then came {move}: no move is better.", move=name),)
    return (tr("Then came {move}: no move seems better.", move=name),)


def judgement(found: Review, *, chance: bool) -> Sentence:
    """How well a game was played."""
    if found.moves < 2 and not found.cost:
        return (tr("Your move was best.") if found.moves else "",)
    worked = twenty48.reviewed(found, chance=chance)
    moves = Told(tr("moves that were judged"), grouped(found.moves), worked)
    if not found.cost:
        return tr("Best in all of %n moves.", one="Best in all of %n move.", n=found.moves), moves
    best = Told(tr("moves that were best"), grouped(found.best), worked)
    told = [best, moves]
    if found.cost >= LEAST[chance]:
        told.append(Told(tr("what mistakes cost"), amount(chance, found.cost), worked))
    words = tr(
        "Best in {best} of %n moves, mistakes cost {points}.",
        one="Best in {best} of %n move, mistakes cost {points}.",
        n=found.moves,
        best=best.text,
        points=points(chance, found.cost),
    )
    return words, *told
