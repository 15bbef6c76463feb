"""Distribution of the number of moves in the bag chain: exact, in fractions, sampled, or as a mixture."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import exp, fsum, lgamma, log
from typing import TYPE_CHECKING

from core.base.control import Control
from core.base.puzzle import InputError
from core.base.words import phrase

if TYPE_CHECKING:
    from core.twenty48.bag.chain import BagChain

LEAST = 1e-150
"""Smallest probability that is kept in a distribution."""
MOST_EXACT = 11
"""Exponent of the largest target (2048) solved in fractions: these already have a thousand digits."""


@dataclass(frozen=True)
class MoveDistribution:
    """Probabilities of `least`, `least` + 1, ... moves, without negligible ones.

    `dropped` is the sum of the probabilities that were left out, each of which was below `LEAST`.
    """

    least: int
    probabilities: array[float]
    dropped: float

    @property
    def most_moves(self) -> int:
        """Last number of moves in `probabilities`."""
        return self.least + len(self.probabilities) - 1

    def mean(self) -> float:
        """Return the mean number of moves."""
        return sum(moves * p for moves, p in enumerate(self.probabilities, self.least))

    def variance(self) -> float:
        """Return the variance of the number of moves."""
        mean = self.mean()
        return sum((moves - mean) ** 2 * p for moves, p in enumerate(self.probabilities, self.least))

    def items(self) -> list[tuple[int, float]]:
        """Return pairs of a number of moves and its probability."""
        return list(enumerate(self.probabilities, self.least))

    def to_csv(self) -> str:
        """Return the distribution as comma-separated lines under a header."""
        return "\n".join(["moves,probability", *(f"{moves},{p!r}" for moves, p in self.items()), ""])


@dataclass(frozen=True)
class BagSample:
    """Games played in the bag: `moves[m]` of them took m moves, `ends[k]` ended in the k-th absorbing state."""

    games: int
    moves: array[int]
    ends: array[int]

    def mean(self) -> float:
        """Return the mean number of moves; 0 without games."""
        return sum(m * count for m, count in enumerate(self.moves)) / self.games if self.games else 0.0

    def variance(self) -> float:
        """Return the sample variance of the number of moves (divided by n - 1); 0 for fewer than two games."""
        if self.games < 2:
            return 0.0
        total = sum(m * count for m, count in enumerate(self.moves))
        squares = sum(m * m * count for m, count in enumerate(self.moves))
        return (self.games * squares - total * total) / (self.games * (self.games - 1))


def binomial_mixture(chain: BagChain) -> dict[int, MoveDistribution]:
    """Return, for each winning sum, the distribution of moves as if that sum alone decided.

    This approximates the exact distribution. After n tiles, each a 4 with probability p, the sum is s if s/2 - n of
    them are fours: B(s/2 - n; n, p). That is normalised over n and weighted with the probability to win at s; n tiles
    are n - 2 moves, since two tiles lie on the board before the first (n - 1 if games begin with one). The parts add up
    to the mixture. J. Lees-Miller (2017), appendix B.
    """
    mixture = {}
    for total, weight in chain.absorption_by_sum().items():
        logs = binomial_logs(total // 2, chain.four)
        highest = max(logs.values())
        normaliser = fsum(exp(value - highest) for value in logs.values())
        shares = {n: weight * exp(value - highest) / normaliser for n, value in logs.items()}
        kept_shares = {n: share for n, share in shares.items() if share >= LEAST}
        if kept_shares:
            dropped = fsum(share for share in shares.values() if share < LEAST)
            mixture[total] = MoveDistribution(
                min(kept_shares) - chain.first_tiles, array("d", kept_shares.values()), dropped
            )
    return mixture


def sum_mixture(parts: Mapping[int, MoveDistribution]) -> MoveDistribution:
    """Return the sum of the parts of a mixture as one distribution."""
    least = min(part.least for part in parts.values())
    most = max(part.most_moves for part in parts.values())
    total = array("d", bytes(8 * (most - least + 1)))
    for part in parts.values():
        for moves, p in part.items():
            total[moves - least] += p
    return MoveDistribution(least, total, fsum(part.dropped for part in parts.values()))


def binomial_logs(half: int, four: float) -> dict[int, float]:
    """Return log B(half - n; n, four) for every possible number n of tiles with the sum 2 `half`."""
    if four in (0.0, 1.0):
        return {half if four == 0.0 else half // 2: 0.0}
    return {
        n: lgamma(n + 1)
        - lgamma(half - n + 1)
        - lgamma(2 * n - half + 1)
        + (half - n) * log(four)
        + (2 * n - half) * log(1 - four)
        for n in range((half + 1) // 2, half + 1)
    }


@dataclass(frozen=True)
class ExactSolution:
    """Solution of the bag chain in fractions.

    `distribution` is by number of moves, `absorption` by state in the chain's order, `by_sum` by winning sum.
    """

    mean: Fraction
    variance: Fraction
    distribution: dict[int, Fraction]
    absorption: list[tuple[tuple[int, ...], Fraction]]
    by_sum: dict[int, Fraction]


def exact_solution(chain: BagChain, four: Fraction, control: Control | None = None) -> ExactSolution | None:
    """Solve the chain without rounding for the probability `four` of a 4; None if cancelled.

    With four = a / b every way of drawing n tiles has a probability of a whole number over b^n, so only whole numbers
    are added. `control` counts states. Raises InputError for targets above 2048, or if the chain has another
    probability.
    """
    if chain.target > MOST_EXACT:
        raise InputError(phrase("Exact fractions are for targets up to {most}", most=1 << MOST_EXACT))
    if float(four) != chain.four:
        raise InputError(phrase("The chain has another probability of a 4 than {four}", four=str(four)))
    control = Control() if control is None else control
    control.total = chain.transient
    base, rare = four.denominator, four.numerator
    often = base - rare
    weight = {1: often, 2: rare}
    ways: dict[int, dict[int, int]] = defaultdict(lambda: defaultdict(int))
    # Weights of the first tiles, by their sum.
    one, two = {2: often, 4: rare}, {4: often * often, 6: 2 * often * rare, 8: rare * rare}
    first = one if chain.first_tiles == 1 else two
    for state in chain.indices[chain.indptr[0] : chain.indptr[1]]:
        ways[state][0] = first[chain.sums[state]]
    for state in range(1, chain.transient):
        if control.cancelled:
            return None
        weights_by_moves = ways.pop(state)
        for after in chain.indices[chain.indptr[state] : chain.indptr[state + 1]]:
            factor = weight[(chain.sums[after] - chain.sums[state]) // 2]
            target_weights = ways[after]
            for moves, number in weights_by_moves.items():
                target_weights[moves + 1] += number * factor
        control.done = state + 1
    ends = {state: ways[state] for state in range(chain.transient, chain.states)}
    return _fractions(chain, ends, base)


def _fractions(chain: BagChain, ends: dict[int, dict[int, int]], base: int) -> ExactSolution:
    """Return the solution from whole numbers, of which those of m moves are over base^(m + first tiles)."""
    longest = max(moves for numbers in ends.values() for moves in numbers)
    powers = [1]
    for _ in range(longest):
        powers.append(powers[-1] * base)
    common = powers[-1] * base**chain.first_tiles
    by_moves: dict[int, int] = defaultdict(int)
    absorption = []
    by_sum: dict[int, int] = defaultdict(int)
    for state, numbers in ends.items():
        total = 0
        for moves, number in numbers.items():
            scaled = number * powers[longest - moves]
            by_moves[moves] += scaled
            total += scaled
        absorption.append((chain.tiles(state), Fraction(total, common)))
        by_sum[chain.sums[state]] += total
    mean = Fraction(sum(moves * number for moves, number in by_moves.items()), common)
    squares = Fraction(sum(moves * moves * number for moves, number in by_moves.items()), common)
    return ExactSolution(
        mean,
        squares - mean * mean,
        {moves: Fraction(by_moves[moves], common) for moves in sorted(by_moves)},
        absorption,
        {total: Fraction(number, common) for total, number in by_sum.items()},
    )


def log10_of(logarithm: float) -> float:
    """Convert a natural logarithm to base 10."""
    return logarithm / log(10)
