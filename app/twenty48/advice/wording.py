"""Advice in words and figures: "74.0 %", "Right is best by 7.41 points"."""

from __future__ import annotations

from app.services.wording import counted, fixed_percent, grouped
from app.widgets.explained import Told
from core.derivations import twenty48
from core.twenty48.adviser.plain.adviser import PlainAdviser
from core.twenty48.adviser.review import Advice, Review, Worth
from core.twenty48.board import FOUR, Board
from core.twenty48.puzzle import MOVES


def short(advice: Advice, direction: int) -> str:
    """A value for a pill; empty for a move that is not legal."""
    value = advice.values[direction]
    if value is None:
        return ""
    return fixed_percent(value, 1) if advice.chance else f"≈ {grouped(value)}"


def full(advice: Advice, direction: int) -> str:
    """A value for the panel."""
    value = advice.values[direction]
    if value is None:
        return "–"
    return fixed_percent(value, 2) if advice.chance else f"≈ {grouped(value)}"


def heading(advice: Advice, board: Board) -> str:
    """What the values are, in a few words."""
    if advice.chance:
        return f"Chance to reach {1 << board.target}"
    return "Score still to be expected" if advice.games else "What the network makes of it"


def note(advice: Advice, board: Board, whose: str) -> str:
    """What the values are, in one line."""
    if advice.chance:
        target = 1 << board.target
        return f"Chance to reach {target} with best play after each move. Exact, every later move considered."
    if advice.games:
        return "Further score to expect if the program plays on after each move: an estimate."
    taught = "no forecast of the score" if board.four == FOUR else f"it learnt with {100 * FOUR:g} % fours"
    return f"What {whose} makes of each move: {taught}."


def basis(advice: Advice, board: Board, whose: str) -> str:
    """Whose values they are and what they rest on, in one or two sentences."""
    if advice.chance:
        return "With best play after each move, every later move considered."
    if advice.games:
        games = f"{grouped(advice.games)} of its games that came this far"
        return f"If {whose} plays on after each move: fitted to {games}."
    sentence = f"By {whose}. Its points rank the moves; they do not foretell the score."
    if board.four == FOUR:
        return sentence
    return f"{sentence} It learnt with {100 * FOUR:g} % fours, this game has {100 * board.four:g} %."


def plain_network(adviser: PlainAdviser) -> str:
    """The network of a board other than 4x4, what it learnt from, and how well it plays if that was measured."""
    title = adviser.network.shape.title
    found = f"the program's network for {title}, which learnt from {counted(adviser.games, 'game')}"
    found += f" with {100 * FOUR:g} % fours"
    strength = adviser.strength
    if strength is None:
        return found
    tile = max((tile for tile, games in strength.reached.items() if 2 * games >= strength.games), default=0)
    made = f"{grouped(strength.reached.get(tile, 0))} of {counted(strength.games, 'game')}"
    return f"{found} and made {tile} in {made} from two tiles on"


def amount(chance: bool, cost: float) -> str:
    """What a move gives away: percentage points, or points of the score."""
    if chance:
        return f"{100 * cost:.2f}" if cost >= 0.00005 else "less than 0.01"
    return f"≈ {grouped(cost)}" if cost >= 1.5 else "about 1"


def loss(chance: bool, cost: float) -> str:
    """The same as a figure in a list: "−12.40", "−3 897", "< 0.01"."""
    if chance:
        return f"−{100 * cost:.2f}" if cost >= 0.00005 else "< 0.01"
    return f"−{grouped(max(1, cost))}"


def cost_told(worth: Worth) -> Told | None:
    """What a move of a game gave away, as the list of mistakes has it; None where it is too little for a figure."""
    least = 0.00005 if worth.chance else 1.5
    if worth.cost is None or worth.value is None or worth.cost < least:
        return None
    text = loss(worth.chance, worth.cost).lstrip("−")
    return Told("what it cost", text, twenty48.given_away(worth), worth.exact)


def points(chance: bool, cost: float) -> str:
    """The same with its noun."""
    given = amount(chance, cost)
    return f"{given} {'point' if given == 'about 1' else 'points'}"


def verdict(advice: Advice) -> str:
    """One or two sentences: by how much the best move leads, and what the worst one costs."""
    ranking = advice.ranking
    names = [MOVES[direction].capitalize() for direction in ranking]
    if len(ranking) == 1:
        return f"Only {names[0]} is possible."
    if advice.chance and advice.value(ranking[0]) <= 0:
        return "The target is out of reach."
    alike = [name for name, direction in zip(names, ranking, strict=True) if advice.cost(direction) == 0]
    worst = advice.cost(ranking[-1])
    equal = "are equally good" if advice.exact else "cannot be told apart"
    if len(alike) == len(names):
        return "All moves are equally good." if advice.exact else "The moves cannot be told apart."
    if len(alike) > 1:
        lead = f"{', '.join(alike[:-1])} and {alike[-1]} {equal}."
    else:
        lead = f"{names[0]} is best by {points(advice.chance, advice.cost(ranking[1]))}."
    if len(alike) == 1 and len(names) == 2:
        return lead
    return f"{lead} {names[-1]} costs {amount(advice.chance, worst)}."


def verdict_told(advice: Advice) -> tuple[str, *tuple[Told, ...]]:
    """The same with the figures in it."""
    words, ranking = verdict(advice), advice.ranking
    told = []
    second, last = ranking[min(1, len(ranking) - 1)], ranking[-1]
    for name, before, direction in (("lead", "by ", second), ("cost", "costs ", last)):
        text = amount(advice.chance, advice.cost(direction))
        if f"{before}{text}" in words and not text.startswith(("less", "about")):
            told.append(Told(name, text, twenty48.cost(advice, direction), advice.exact))
    return words, *told


def played(advice: Advice, move: str) -> str:
    """How good the move was that a replayed game went on with."""
    cost = advice.cost(MOVES.index(move))
    name = move.capitalize()
    if not cost:
        return f"Then came {name}: no move is better." if advice.exact else f"Then came {name}: no move seems better."
    return f"Then came {name}, which cost {points(advice.chance, cost)}."


def judgement(found: Review, *, chance: bool) -> str:
    """How well a game was played."""
    if not found.moves:
        return ""
    moves = counted(found.moves, "move")
    if not found.cost:
        return f"Best in all of {moves}." if found.moves > 1 else "Your move was best."
    return f"Best in {grouped(found.best)} of {moves}, mistakes cost {points(chance, found.cost)}."
