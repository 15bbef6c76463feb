"""What the four moves of a position are worth next to each other, and how well a whole game was played by that."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from heapq import nlargest
from math import ceil, floor, log, log10
from typing import NamedTuple

from core.base.control import Control
from core.twenty48.board import Board
from core.twenty48.puzzle import MOVES

ALIKE = 1e-12
"""Exact values closer than this share of the larger one are equal: what rounding leaves after 766 layers of sums."""

MOST_DECIMALS = 20


@dataclass(frozen=True)
class Advice:
    """The values of left, right, up and down, None for a move that is not legal; at least one is.

    With `chance` they are probabilities of making the target, otherwise points. `exact` values are those of perfect
    play, the others an estimate.
    """

    values: tuple[float | None, ...]
    chance: bool
    exact: bool
    noise: float = 0.0
    """What is known to be wrong with each value by chance: moves that differ by no more cannot be told apart."""
    games: int = 0
    """Points are expected further scores, fitted to so many played games; without any, a network's own values, which
    rank the moves."""

    @property
    def best_direction(self) -> int:
        """Direction of the highest value, the first of several."""
        return max(self.ranking, key=lambda direction: (self.value(direction), -direction))

    @property
    def ranking(self) -> list[int]:
        """The legal directions, best first."""
        legal = [direction for direction, value in enumerate(self.values) if value is not None]
        return sorted(legal, key=lambda direction: -self.value(direction))

    def value(self, direction: int) -> float:
        """What a legal move is worth."""
        value = self.values[direction]
        if value is None:
            raise ValueError(f"{direction} is not legal here")
        return value

    @property
    def tolerance(self) -> float:
        """Values that differ by no more cannot be told apart, but for a win that is certain."""
        return max(self.noise, ALIKE * abs(self.value(self.best_direction)))

    @property
    def true_decimals(self) -> int:
        """Decimals of a value in percent beyond which values that can be told apart do not read alike."""
        return MOST_DECIMALS if not self.tolerance else min(MOST_DECIMALS, max(0, ceil(-log10(100 * self.tolerance))))

    @property
    def levels(self) -> dict[int, float]:
        """The value of each legal move, best first; of moves that cannot be told apart the highest of theirs."""
        found: dict[int, float] = {}
        level = self.value(self.best_direction)
        for direction in self.ranking:
            value = self.value(direction)
            if level - value > self.tolerance or (self.chance and self.exact and level == 1):
                level = value
            found[direction] = level
        return found

    def cost(self, direction: int) -> float:
        """What a legal move gives away against the best one; 0 for one that is as good, as far as can be told.

        A win that is certain is better than one that is not, however near.
        """
        best = self.value(self.best_direction)
        lost = best - self.value(direction)
        if self.chance and self.exact and best == 1:
            return lost
        return lost if lost > self.tolerance else 0.0


def cost_decimals(cost: float) -> int:
    """Return the decimals of a cost above 0 in percentage points: two, or as many as show two digits that are not 0."""
    return 2 if cost >= 0.0001 else 1 - floor(log10(100 * cost))


def by_odds(values: tuple[float | None, ...] | None) -> Advice | None:
    """Exact chances of the four moves (see `Odds.values`); None where they are not known, or no move is legal."""
    if values is None or all(value is None for value in values):
        return None
    return Advice(values, chance=True, exact=True)


class BoardWorth(NamedTuple):
    """Value of a board of a game, and the cost of the move that the game went on with."""

    value: float | None
    """The probability of the target, or the score expected in the end, if the best moves are made from here on; None
    where nothing is known."""
    chance: bool
    """Whether values and costs are probabilities; else they are points."""
    exact: bool
    best: int | None = None
    """The direction of the best move, where there is one."""
    cost: float | None = None
    """Of the move made; None for the last board, and where nothing is known."""


Ask = Callable[[Board], Advice | None]
"""Who tells what the moves of a board are worth, or that nothing is known of it."""


def worth(board: Board, direction: int | None, odds: Ask | None, adviser: Ask | None) -> BoardWorth:
    """Of a board and the move that followed: by the exact odds if they know it, else by the adviser.

    Odds know nothing of a board that has the target. Where there is no adviser, that is certain and no game is left.
    """
    for ask in (odds, adviser):
        advice = None if ask is None else ask(board)
        if advice is not None:
            value = advice.value(advice.best_direction) + (0 if advice.chance else board.score)
            cost = None if direction is None else advice.cost(direction)
            return BoardWorth(value, advice.chance, advice.exact, advice.best_direction, cost)
    if adviser is not None and (odds is None or board.won):
        return BoardWorth(board.score if board.over else None, chance=False, exact=False)
    return BoardWorth(float(board.won) if board.won or board.over else None, chance=True, exact=True)


def worths(
    moves: Sequence[tuple[Board, str]], odds: Ask | None, adviser: Ask | None, control: Control
) -> list[BoardWorth]:
    """Of boards and the moves that followed, "" after the last board; those of the first ones if it is cancelled."""
    control.total, control.done = len(moves), 0
    found: list[BoardWorth] = []
    for board, move in moves:
        if control.cancelled:
            break
        found.append(worth(board, MOVES.index(move) if move else None, odds, adviser))
        control.done += 1
    return found


class Review(NamedTuple):
    """How the moves of a game compare with the best ones."""

    costs: tuple[float, ...]
    """What each move gave away whose position has values, in probability or in points."""

    @property
    def moves(self) -> int:
        """Moves whose position has values."""
        return len(self.costs)

    @property
    def best_moves(self) -> int:
        """Number of the moves that were best, or as good."""
        return self.costs.count(0.0)

    @property
    def cost(self) -> float:
        """What the others gave away in all."""
        return sum(self.costs)


def review(costs: Iterable[float | None]) -> Review:
    """Of moves by what each of them cost, None where that is not known."""
    return Review(tuple(cost for cost in costs if cost is not None))


def costliest(costs: Sequence[float | None], most: int) -> list[int]:
    """The numbers of the moves that cost most, at most so many, in the order of play; one that cost nothing is none."""
    cost = {number: cost for number, cost in enumerate(costs) if cost}
    return sorted(nlargest(most, cost, key=cost.__getitem__))


def mistakes(worths: Sequence[BoardWorth], most: int) -> list[int]:
    """Return the numbers of the costliest moves, in the order of play.

    At most so many of those that cost probability and of those that cost points.
    """
    apart = [[one.cost if one.chance is chance else None for one in worths] for chance in (True, False)]
    return sorted(number for costs in apart for number in costliest(costs, most))


def weights(worths: Sequence[BoardWorth], numbers: Sequence[int]) -> list[float]:
    """How heavy each of these mistakes is from 0 to 1, on a log scale: probability and points have one each."""
    found: dict[int, float] = {}
    for chance in (True, False):
        own = [number for number in numbers if worths[number].chance is chance]
        found |= zip(own, log_weights([worths[number].cost or 0.0 for number in own]), strict=True)
    return [found[number] for number in numbers]


def log_weights(costs: Sequence[float]) -> list[float]:
    """Where each of these costs, all above 0, lies between the smallest (0) and the largest (1) on a log scale.

    Costs that are all the same are the largest.
    """
    least, most = min(costs, default=1.0), max(costs, default=1.0)
    return [log(cost / least) / log(most / least) if most > least else 1.0 for cost in costs]
