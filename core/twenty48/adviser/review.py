"""Comparison of the four moves of a position, and review of a whole game by it."""

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
"""Exact values whose relative difference is smaller are equal: rounding errors of 766 layers of sums."""

MOST_DECIMALS = 20


@dataclass(frozen=True)
class Advice:
    """Values of left, right, up and down, None for an illegal move; at least one move is legal.

    With `chance` they are probabilities of making the target, otherwise points. `exact` values are those of perfect
    play, the others an estimate.
    """

    values: tuple[float | None, ...]
    chance: bool
    exact: bool
    noise: float = 0.0
    """Random error of each value: moves whose values differ by no more cannot be told apart."""
    games: int = 0
    """Number of played games that points were fitted to, as expected further scores.

    If 0, points are the network's own values, which only rank the moves.
    """

    @property
    def best_direction(self) -> int:
        """Direction of the highest value, the first of several equal ones."""
        return max(self.ranking, key=lambda direction: (self.value(direction), -direction))

    @property
    def ranking(self) -> list[int]:
        """Legal directions, best first."""
        legal = [direction for direction, value in enumerate(self.values) if value is not None]
        return sorted(legal, key=lambda direction: -self.value(direction))

    def value(self, direction: int) -> float:
        """Return the value of a legal move. Raises ValueError for an illegal one."""
        value = self.values[direction]
        if value is None:
            raise ValueError(f"{direction} is not legal here")
        return value

    @property
    def tolerance(self) -> float:
        """Difference up to which two values cannot be told apart, except from a certain win."""
        return max(self.noise, ALIKE * abs(self.value(self.best_direction)))

    @property
    def true_decimals(self) -> int:
        """Decimals of a percentage that suffice to show every difference that can be told."""
        return MOST_DECIMALS if not self.tolerance else min(MOST_DECIMALS, max(0, ceil(-log10(100 * self.tolerance))))

    @property
    def levels(self) -> dict[int, float]:
        """Value of each legal 2048 move, best first; moves within `tolerance` share their highest value.

        The keys are directions. The tolerance is the random error of estimates, or the rounding error of exact values.
        An exact probability of 1 is never shared by a move with less.
        """
        shared_values: dict[int, float] = {}
        level = self.value(self.best_direction)
        for direction in self.ranking:
            value = self.value(direction)
            if level - value > self.tolerance or (self.chance and self.exact and level == 1):
                level = value
            shared_values[direction] = level
        return shared_values

    def cost(self, direction: int) -> float:
        """Return the loss of a legal move against the best one; 0 if they cannot be told apart.

        A certain win is better than any that is not, however near.
        """
        best = self.value(self.best_direction)
        loss = best - self.value(direction)
        if self.chance and self.exact and best == 1:
            return loss
        return loss if loss > self.tolerance else 0.0


def cost_decimals(cost: float) -> int:
    """Return the number of decimals for a 2048 move's cost above 0 in percentage points.

    It is two, or below 0.01 points as many as show two significant digits. `cost` is a loss of probability, at most 1.
    """
    return 2 if cost >= 0.0001 else 1 - floor(log10(100 * cost))


def by_odds(values: tuple[float | None, ...] | None) -> Advice | None:
    """Return exact chances of the four moves (see `Odds.values`) as advice.

    None if they are unknown or no move is legal.
    """
    if values is None or all(value is None for value in values):
        return None
    return Advice(values, chance=True, exact=True)


class BoardWorth(NamedTuple):
    """Value of a board of a game, and the cost of the move that the game went on with."""

    value: float | None
    """Probability of the target, or expected final score, under best play from here on; None if unknown."""
    chance: bool
    """Whether values and costs are probabilities; otherwise they are points."""
    exact: bool
    best: int | None = None
    """Direction of the best move; None without one."""
    cost: float | None = None
    """Cost of the move made; None for the last board, and if unknown."""


Ask = Callable[[Board], Advice | None]
"""Function that returns the values of a board's moves; None if it does not know the board."""


def worth(board: Board, direction: int | None, odds: Ask | None, adviser: Ask | None) -> BoardWorth:
    """Value a board and the move that followed, by the exact odds if they know it, else by the adviser.

    The odds know no board that has the target. Without an adviser such a board is worth 1: the target is certain.
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
    """Value boards and the moves that followed ("" after the last board).

    If it is cancelled, only the first boards are valued.
    """
    control.total, control.done = len(moves), 0
    board_worths: list[BoardWorth] = []
    for board, move in moves:
        if control.cancelled:
            break
        board_worths.append(worth(board, MOVES.index(move) if move else None, odds, adviser))
        control.done += 1
    return board_worths


class Review(NamedTuple):
    """Comparison of the moves of a game with the best ones."""

    costs: tuple[float, ...]
    """Cost of each move whose position has values, in probability or in points."""

    @property
    def moves(self) -> int:
        """Number of moves whose position has values."""
        return len(self.costs)

    @property
    def best_moves(self) -> int:
        """Number of moves that were best, or as good as far as can be told."""
        return self.costs.count(0.0)

    @property
    def cost(self) -> float:
        """Total cost of all moves."""
        return sum(self.costs)


def review(costs: Iterable[float | None]) -> Review:
    """Return the review of a game from the costs of its moves; None for an unknown cost."""
    return Review(tuple(cost for cost in costs if cost is not None))


def costliest(costs: Sequence[float | None], most: int) -> list[int]:
    """Return the numbers of the costliest moves, at most `most`, in the order of play.

    Moves that cost nothing are left out.
    """
    cost = {number: cost for number, cost in enumerate(costs) if cost}
    return sorted(nlargest(most, cost, key=cost.__getitem__))


def mistakes(worths: Sequence[BoardWorth], most: int) -> list[int]:
    """Return the numbers of the costliest moves, in the order of play.

    At most `most` moves that cost probability, and as many that cost points.
    """
    costs_by_kind = [
        [board_worth.cost if board_worth.chance is chance else None for board_worth in worths]
        for chance in (True, False)
    ]
    return sorted(number for costs in costs_by_kind for number in costliest(costs, most))


def weights(worths: Sequence[BoardWorth], numbers: Sequence[int]) -> list[float]:
    """Return the weight of each of these mistakes from 0 to 1 on a log scale.

    Probability and points have a scale each.
    """
    weight_by_number: dict[int, float] = {}
    for chance in (True, False):
        same_kind = [number for number in numbers if worths[number].chance is chance]
        weight_by_number |= zip(
            same_kind, log_weights([worths[number].cost or 0.0 for number in same_kind]), strict=True
        )
    return [weight_by_number[number] for number in numbers]


def log_weights(costs: Sequence[float]) -> list[float]:
    """Return where each cost (above 0) lies on a log scale from the smallest (0) to the largest (1).

    Equal costs all give 1.
    """
    least, most = min(costs, default=1.0), max(costs, default=1.0)
    return [log(cost / least) / log(most / least) if most > least else 1.0 for cost in costs]
