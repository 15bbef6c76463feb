"""Strategies that choose a move without looking ahead, for boards of any size."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from core.base.words import phrase
from core.twenty48.adviser.plain.adviser import network_shape
from core.twenty48.puzzle import MOVES
from core.twenty48.shape import BoardShape, shape_of

Rule = Literal["best", "greedy", "snake", "player", "shares"]
Shares = tuple[tuple[float, ...], ...]
"""Probabilities of left, right, up and down, indexed by the set of legal directions (bit d)."""

ALL, MIRRORED, TURNED, ITSELF = 0xFF, 0b101, 0b10001, 1
"""Symmetries that a strategy respects: all eight, left-right, exchange of rows and columns, none."""

OWN = "own"
"""Key of the strategy learned from a player's habits."""
_EACH = tuple((move, (direction,)) for direction, move in enumerate(MOVES))


@dataclass(frozen=True)
class Strategy:
    """Strategy: its name, a sentence that describes it, and its rule (see `Layers.carry`)."""

    key: str
    name: str
    sentence: str
    rule: Rule
    symmetries: int = ALL
    shares: Shares = ()
    habits: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """Directions that the strategy distinguishes, by name; empty if it plays alike in all directions."""


def preferring(*groups: Sequence[int]) -> Shares:
    """Return the move probabilities of a 2048 strategy that prefers some directions to others.

    For each set of legal moves, those of the first group with a legal move are equally likely, and all others have
    probability 0.
    """
    rows = []
    for legal in range(1 << len(MOVES)):
        choice = next((found for group in groups if (found := [d for d in group if legal >> d & 1])), [])
        rows.append(tuple(1 / len(choice) if d in choice else 0.0 for d in range(len(MOVES))))
    return tuple(rows)


def learn_strategy(counts: Mapping[int, Sequence[int]], games: int) -> Strategy:
    """Return a player's habits as a strategy: how often each direction was chosen, by legal directions.

    `counts` is by the set of legal directions (bit d). For a set that never occurred all legal directions are equally
    likely. The tiles are ignored.
    """
    rows = list(preferring(range(len(MOVES))))
    for legal, chosen in counts.items():
        if total := sum(chosen):
            rows[legal] = tuple(count / total for count in chosen)
    moves = sum(map(sum, counts.values()))
    sentence = phrase(
        "Plays each direction as often as you did in {games} of your own games ({moves} moves) "
        "when the same directions were possible. The tiles themselves do not matter.",
        games=games,
        moves=moves,
    )
    return Strategy(OWN, phrase("Your habits"), sentence, "shares", ITSELF, tuple(rows), _EACH)


PERFECT = Strategy(
    "perfect", phrase("Perfect"),
    phrase("The move that wins most often by the exact odds; equal moves are chosen at random."), "best",
)  # fmt: skip
RANDOM = Strategy(
    "random",
    phrase("Random"),
    phrase("Every legal move with the same probability."),
    "shares",
    ALL,
    preferring(range(4)),
)
GREEDY = Strategy(
    "greedy", phrase("Greedy"), phrase("The move that scores most; equal moves are chosen at random."), "greedy"
)
CORNER = Strategy(
    "corner", phrase("Corner", context="a way to play 2048"),
    phrase("Left or up with the same probability; right or down only if neither moves anything."), "shares", TURNED,
    preferring((0, 2), (1, 3)), ((phrase("left or up"), (0, 2)), (phrase("right or down"), (1, 3))),
)  # fmt: skip
"""The strategy that keeps its tiles in one corner."""
NEVER_UP = Strategy(
    "never_up", phrase("Never up"),
    phrase("Left, right or down with the same probability; up only if nothing else moves."), "shares",
    MIRRORED, preferring((0, 1, 3), (2,)),
    ((phrase("left or right"), (0, 1)), (phrase("down"), (3,)), (phrase("up"), (2,))),
)  # fmt: skip
"""The strategy that moves up only when nothing else is possible."""
SNAKE = Strategy(
    "snake", phrase("Snake"),
    phrase("The move after which the tiles lie most like a snake from a corner: each tile counts times a "
        "power of 4 that falls along the snake."),
    "snake",
)  # fmt: skip
ADVISER = Strategy(
    "adviser", phrase("Adviser"),
    phrase("The program's network, looking one move ahead: the most points now and, by its estimate, "
        "still to come; equal moves are chosen at random. In a game it looks further ahead."),
    "player",
)  # fmt: skip
STRATEGIES = (PERFECT, SNAKE, CORNER, GREEDY, NEVER_UP, RANDOM)
"""Strategies that need neither learned games nor a network, roughly the best first."""


def strategies_on(size: BoardShape | int) -> tuple[Strategy, ...]:
    """Return the strategies that can be examined on a shape, roughly the best first.

    The adviser is among them if it has a network; a player's own habits are not.
    """
    advised = network_shape(shape_of(size)) is not None
    return (PERFECT, ADVISER, *STRATEGIES[1:]) if advised else STRATEGIES
