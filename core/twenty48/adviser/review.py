"""What the four moves of a position are worth next to each other, and how well a whole game was played by that."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from heapq import nlargest
from math import log
from typing import NamedTuple

ALIKE = 1e-12
"""Exact values closer than this share of the larger one are equal: what rounding leaves after 766 layers of sums."""


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
    def best(self) -> int:
        """The direction of the highest value, the first of several."""
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

    def cost(self, direction: int) -> float:
        """What a legal move gives away against the best one; 0 for one that is as good, as far as can be told.

        A win that is certain is better than one that is not, however near.
        """
        best = self.value(self.best)
        lost = best - self.value(direction)
        if self.chance and self.exact and best == 1:
            return lost
        return lost if lost > max(self.noise, ALIKE * abs(best)) else 0.0


class Review(NamedTuple):
    """How the moves of a game compare with the best ones."""

    moves: int
    """Moves whose position has values."""
    best: int
    """Those of them that were best, or as good."""
    cost: float
    """What the others gave away in all, in probability or in points."""


def review(costs: Iterable[float | None]) -> Review:
    """Count moves by what each of them cost, None where that is not known."""
    known = [cost for cost in costs if cost is not None]
    return Review(len(known), known.count(0.0), sum(known))


def costliest(costs: Sequence[float | None], most: int) -> list[int]:
    """The numbers of the moves that cost most, at most so many, in the order of play; one that cost nothing is none."""
    cost = {number: cost for number, cost in enumerate(costs) if cost}
    return sorted(nlargest(most, cost, key=cost.__getitem__))


def log_weights(costs: Sequence[float]) -> list[float]:
    """Where each of these costs, all above 0, lies between the smallest (0) and the largest (1) on a log scale.

    Costs that are all the same are the largest.
    """
    least, most = min(costs, default=1.0), max(costs, default=1.0)
    return [log(cost / least) / log(most / least) if most > least else 1.0 for cost in costs]
