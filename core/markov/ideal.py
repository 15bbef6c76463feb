"""Random walk on an ideal puzzle, where each position has b moves on for each move back."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import fsum, sqrt

from core.markov.growth import (
    below_zero,
    binomial_distribution,
    distance_from_limit,
    ideal_chain,
    ideal_populations,
    most_likely_depth,
)


@dataclass(frozen=True)
class IdealWalk:
    """Exact distributions of the depth after 0, 1, 2, ... moves from solved, and their binomial limits.

    `line` is N (b - 1) / (b + 1) for each N. The limits omit the probability below depth 0.
    """

    branching: float
    diameter: int
    populations: tuple[float, ...]
    distributions: tuple[tuple[float, ...], ...]
    limits: tuple[tuple[float, ...], ...]
    line: tuple[float, ...]

    @property
    def max_moves(self) -> int:
        """Most moves for which the walk is computed."""
        return len(self.distributions) - 1

    @property
    def drift(self) -> float:
        """Mean gain of depth in a random move on an ideal puzzle, far from depth 0 and the diameter.

        It is (b - 1) / (b + 1), as each position has b moves on for each move back.
        """
        return most_likely_depth(1, self.branching)

    @property
    def most_likely(self) -> list[int]:
        """Most likely depth after 0, 1, 2, ... moves."""
        return [max(range(len(distribution)), key=distribution.__getitem__) for distribution in self.distributions]

    @property
    def arrival(self) -> float | None:
        """Number of moves after which the line reaches the diameter; None if it never does."""
        return self.diameter / self.drift if self.drift > 0 else None

    def mean(self, moves: int) -> float:
        """Return the mean depth after `moves` moves."""
        return fsum(depth * p for depth, p in enumerate(self.distributions[moves]))

    def deviation(self, moves: int) -> float:
        """Return the standard deviation of the depth after `moves` moves."""
        mean = self.mean(moves)
        return sqrt(max(0.0, fsum((depth - mean) ** 2 * p for depth, p in enumerate(self.distributions[moves]))))

    def distance(self, moves: int) -> float:
        """Return the total variation distance of the exact distribution from its limit, beyond both ends too."""
        return distance_from_limit(self.distributions[moves], self.limits[moves])

    def outside(self, moves: int) -> float:
        """Return the limit's probability below depth 0 and beyond the diameter, where no position is."""
        limit = self.limits[moves]
        return below_zero(limit) + fsum(limit[self.diameter + 1 :])


@lru_cache(maxsize=4)
def ideal_walk(branching: float, diameter: int, longest: int) -> IdealWalk:
    """Return the walk of 0..`longest` moves; raises InputError as `core.markov.growth.ideal_chain` does."""
    chain = ideal_chain(branching, diameter)
    moves = range(longest + 1)
    return IdealWalk(
        branching,
        diameter,
        tuple(ideal_populations(branching, diameter)),
        tuple(tuple(distribution) for distribution in chain.distributions(longest)),
        tuple(tuple(binomial_distribution(n, branching)) for n in moves),
        tuple(most_likely_depth(n, branching) for n in moves),
    )
