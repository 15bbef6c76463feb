"""Depth after N random moves by three methods, and the error of each.

Exact, by carrying every position; lumped, by the chain on depth classes; binomial, the limit far from both ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import cached_property
from math import fsum

from core.base.depth import Exactness
from core.cube.metrics import Metric
from core.cube.walk import chain_states, random_walk
from core.cube.walk.facts import WalkFacts
from core.cube.walk.populations import load_populations
from core.markov.birth_death import BirthDeathChain
from core.markov.growth import (
    below_zero,
    binomial_distribution,
    distance_from_limit,
    effective_branching,
    most_likely_depth,
)
from core.markov.mixing import NOISE, distances, mixing_time, total_variation

LONGEST = {"2x2x2": 40, "3x3x3": 60}
"""Most moves that are compared; well beyond the point where the walk is stationary."""
FIT = {("3x3x3", Metric.QTM): (4, 17), ("3x3x3", Metric.HTM): (4, 15), ("2x2x2", Metric.QTM): (1, 5),
       ("2x2x2", Metric.HTM): (1, 4)}  # fmt: skip
"""Depths of the first fit of the growth, which hardly changes there; the article has 3 < d < 18."""
NEAR = 0.25
"""Distance from uniform within which a walk is usually called mixed (Levin, Peres and Wilmer, ch. 4)."""

Distribution = Sequence[float]


class DistributionMethod(StrEnum):
    """Method that gives the distribution of a random walk's depth: exact, lumped chain or binomial limit."""

    EXACT = "exact"
    LUMPED = "lumped"
    BINOMIAL = "binomial"


class WalkComparison:
    """Distributions of the depth after 0..`longest` moves from a position, by each method.

    `facts` are about the walk from solved. `start` is the depth of the position, None if it is not known; if it is not
    solved, the distributions of `walked` from it replace those in `facts`. `fit` is the range of depths from which the
    growth is taken.
    """

    def __init__(
        self,
        puzzle: str,
        metric: Metric,
        facts: WalkFacts | None,
        *,
        populations: str = "article",
        fit: tuple[int, int] | None = None,
        start: int | None = 0,
        walked: random_walk.ExactWalk | None = None,
    ) -> None:
        self.puzzle, self.metric, self.start = puzzle, metric, start
        self.longest = LONGEST[puzzle]
        self.populations = populations
        self._facts = facts
        self._exact = walked if walked is not None or facts is None or start != 0 else _make_exact_walk(facts)
        self._binomial: dict[int, Distribution] = {}
        self.fit = FIT[puzzle, metric] if fit is None else fit

    def __repr__(self) -> str:
        moves = f"0 to {self.longest} moves"  # not shown
        return f"WalkComparison({self.puzzle}, {self.metric}, {moves}, depths {self.fit} fitted)"  # not shown

    @property
    def fit(self) -> tuple[int, int]:
        """Depths between which the growth is fitted."""
        return self._fit

    @fit.setter
    def fit(self, fit: tuple[int, int]) -> None:
        self._fit = fit
        self.branching = effective_branching(self.sizes, *fit)
        self._binomial.clear()

    @cached_property
    def sizes(self) -> list[int]:
        """Populations of the depths, to which the growth is fitted."""
        return [layer.states for layer in load_populations(self.puzzle, self.metric).layers]

    @property
    def deepest(self) -> int:
        """Greatest depth."""
        return len(self.sizes) - 1

    @property
    def staying(self) -> float:
        """Mean share of moves that keep the depth, over the depths of the fit, in half turns; else 0."""
        if self.metric is Metric.QTM or self.chain is None:
            return 0.0
        shares = self.chain.stay[self.fit[0] : self.fit[1] + 1]
        return sum(shares) / len(shares)

    @cached_property
    def chain(self) -> BirthDeathChain | None:
        """Lumped chain; None for the 2x2x2 until it is counted."""
        if self.puzzle == "3x3x3":
            return random_walk.chain(self.puzzle, self.metric, self.populations)
        return None if self._facts is None else BirthDeathChain.from_counts(self._facts.class_moves)

    @cached_property
    def _lumped_distributions(self) -> Sequence[Distribution]:
        return () if self.start is None or self.chain is None else self.chain.distributions(self.longest, self.start)

    @cached_property
    def _counted_classes(self) -> int:
        """Number of depths, from 0 on, whose probabilities in the chain are counted."""
        if self.puzzle == "2x2x2":
            return self.deepest + 1
        rows = chain_states.states(self.puzzle, self.metric, self.populations)
        return next((row.depth for row in rows if row.known is not chain_states.ProbabilitySource.COUNTED), len(rows))

    def is_lumped_counted(self, moves: int) -> bool:
        """Return whether the chain's distribution after `moves` rests on counted probabilities only.

        Then it uses no rounded populations, samples or estimates.
        """
        return self.start is not None and min(self.start + moves, self.deepest + 1) <= self._counted_classes

    @property
    def is_growth_counted(self) -> bool:
        """Whether the populations at the depths of the fit, and so the growth, are exact."""
        low, high = self.fit
        layers = load_populations(self.puzzle, self.metric).layers[low : high + 1]
        return all(layer.exactness is Exactness.EXACT for layer in layers)

    def find_last_known(self, method: DistributionMethod) -> int:
        """Return the largest number of moves after which a method's distribution is known; -1 if none is."""
        if method is DistributionMethod.EXACT:
            return -1 if self._exact is None else min(self.longest, len(self._exact.distributions) - 1)
        if method is DistributionMethod.LUMPED:
            return len(self._lumped_distributions) - 1
        # in half turns some moves keep the depth, and only the chain has their share
        known = self.start is not None and (self.metric is Metric.QTM or self.chain is not None)
        return self.longest if known else -1

    @property
    def exact_throughout(self) -> bool:
        """Whether the exact walk is known, or being counted, for every number of moves.

        That is so for the 2x2x2, over all its positions.
        """
        return self.puzzle == "2x2x2"

    def distribution(self, method: DistributionMethod, moves: int) -> Distribution | None:
        """Return the probability of each depth 0..`deepest` after `moves` moves; None if it is not known."""
        if moves > self.find_last_known(method):
            return None
        if method is DistributionMethod.EXACT:
            assert self._exact is not None
            distribution: Distribution = self._exact.distributions[moves]
        elif method is DistributionMethod.LUMPED:
            distribution = self._lumped_distributions[moves]
        else:
            distribution = self.limit(moves)
        return [*distribution, *(0.0,) * (self.deepest + 1 - len(distribution))][: self.deepest + 1]

    def stationary(self, moves: int) -> Distribution | None:
        """Return the distribution that the lumped chain tends to: the share of all positions at each depth.

        In quarter turns it is restricted to the parity of `moves`. None if it is not known.
        """
        return None if self.start is None or self.chain is None else self.chain.limit(moves, self.start)

    @property
    def has_exact_populations(self) -> bool:
        """Whether the populations of all depths are known exactly."""
        return load_populations(self.puzzle, self.metric).is_exact

    def limit(self, moves: int) -> Distribution:
        """Return the binomial limit, which may reach beyond the greatest depth; the start must be known."""
        if moves not in self._binomial:
            assert self.start is not None
            self._binomial[moves] = binomial_distribution(moves, self.branching, self.start, self.staying)
        return self._binomial[moves]

    def possible(self, depth: int, moves: int) -> bool:
        """Return whether parity allows a depth: every quarter turn changes it."""
        return self.metric is Metric.HTM or self.start is None or (depth + moves + self.start) % 2 == 0

    def mean(self, method: DistributionMethod, moves: int) -> float | None:
        """Return the mean depth; that of the binomial limit ignores the ends of the depths."""
        if method is DistributionMethod.BINOMIAL and moves <= self.find_last_known(method):
            return (self.start or 0) + (1 - self.staying) * most_likely_depth(moves, self.branching)
        distribution = self.distribution(method, moves)
        return None if distribution is None else random_walk.mean(distribution)

    def outside(self, method: DistributionMethod, moves: int) -> float | None:
        """Return the probability below depth 0 and beyond the greatest, which only the binomial limit has."""
        if moves > self.find_last_known(method):
            return None
        if method is not DistributionMethod.BINOMIAL:
            return 0.0
        limit, start = self.limit(moves), self.start or 0
        below = below_zero(limit) if moves > start else 0.0  # a difference of floats is never quite 0
        return below + fsum(limit[self.deepest + 1 :])

    def distance(self, method: DistributionMethod, moves: int) -> float | None:
        """Return the total variation distance from the exact distribution, 0..1; rounding errors give 0."""
        exact, distribution = self.distribution(DistributionMethod.EXACT, moves), self.distribution(method, moves)
        if exact is None or distribution is None:
            return None
        if method is DistributionMethod.BINOMIAL:
            return distance_from_limit(exact, self.limit(moves))
        difference = total_variation(distribution, exact)
        return difference if difference > NOISE else 0.0

    def errors(self, method: DistributionMethod) -> list[float]:
        """Return the distance from the exact distribution after 0, 1, ... moves, as far as both are known."""
        last = min(self.find_last_known(method), self.find_last_known(DistributionMethod.EXACT))
        known = (self.distance(method, moves) for moves in range(last + 1))
        return [distance for distance in known if distance is not None]

    def to_uniform(self, method: DistributionMethod) -> Sequence[float]:
        """Return the distance of the walk from uniform after 0, 1, ... moves, as far as known.

        The exact walk is compared over all positions (in quarter turns: of its parity), the lumped chain over the depth
        classes.
        """
        if method is DistributionMethod.EXACT:
            return () if self._exact is None else self._exact.distances[: self.longest + 1]
        return self._distances if method is DistributionMethod.LUMPED else ()

    @cached_property
    def _distances(self) -> Sequence[float]:
        return () if self.start is None or self.chain is None else distances(self.chain, self.longest, self.start)

    def find_mixing_time(self, method: DistributionMethod) -> int | None:
        """Return the number of moves after which the walk stays within `NEAR` of uniform; None if unknown."""
        return mixing_time(self.to_uniform(method), NEAR)

    def find_largest_error(self) -> tuple[int, float] | None:
        """Return the number of moves with the largest error of the lumped chain, and that error."""
        errors = self.errors(DistributionMethod.LUMPED)
        return max(enumerate(errors), key=lambda one: one[1]) if errors else None


def _make_exact_walk(facts: WalkFacts) -> random_walk.ExactWalk:
    return random_walk.ExactWalk(facts.distributions, facts.distances)
