"""The number of moves in the bag chain: its distribution, the binomial mixture, a sample, and exact fractions."""

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
"""Probabilities below this are left out of a distribution."""
MOST_EXACT = 11
"""The largest target of exact fractions, 2048: its probabilities already are fractions of a thousand digits."""


@dataclass(frozen=True)
class MoveDistribution:
    """The probability of `least`, `least` + 1, ... moves, for all that are not negligible.

    `dropped` is the whole probability of what was left out on the way, because each part of it was below `LEAST`.
    """

    least: int
    probabilities: array[float]
    dropped: float

    @property
    def most_moves(self) -> int:
        """Last number of moves in `probabilities`."""
        return self.least + len(self.probabilities) - 1

    def mean(self) -> float:
        """The mean of the distribution."""
        return sum(moves * p for moves, p in enumerate(self.probabilities, self.least))

    def variance(self) -> float:
        """The variance of the distribution."""
        mean = self.mean()
        return sum((moves - mean) ** 2 * p for moves, p in enumerate(self.probabilities, self.least))

    def items(self) -> list[tuple[int, float]]:
        """Numbers of moves and their probabilities."""
        return list(enumerate(self.probabilities, self.least))

    def to_csv(self) -> str:
        """The distribution as comma-separated lines under a header."""
        return "\n".join(["moves,probability", *(f"{moves},{p!r}" for moves, p in self.items()), ""])


@dataclass(frozen=True)
class BagSample:
    """Games played in the bag: `moves[m]` of them took m moves, `ends[k]` ended in the k-th absorbing state."""

    games: int
    moves: array[int]
    ends: array[int]

    def mean(self) -> float:
        """The mean number of moves; 0 without games."""
        return sum(m * count for m, count in enumerate(self.moves)) / self.games if self.games else 0.0

    def variance(self) -> float:
        """The sample variance of the number of moves, with n - 1; 0 for fewer than two games."""
        if self.games < 2:
            return 0.0
        total = sum(m * count for m, count in enumerate(self.moves))
        squares = sum(m * m * count for m, count in enumerate(self.moves))
        return (self.games * squares - total * total) / (self.games * (self.games - 1))


def binomial_mixture(chain: BagChain) -> dict[int, MoveDistribution]:
    """Return for each winning sum the number of moves as if that sum alone decided.

    This approximates the exact distribution. After n tiles, of which each is a 4 with probability p, the sum is s if
    s/2 - n of them are: B(s/2 - n; n, p). That is made a distribution over n, weighted with the probability to win at
    s, and n - 2 are moves, for two tiles lie on the board before the first (n - 1, if games begin with one). The parts
    add up to the mixture. J. Lees-Miller (2017), appendix B.
    """
    mixture = {}
    for total, weight in chain.absorption_by_sum().items():
        logs = binomial_logs(total // 2, chain.four)
        highest = max(logs.values())
        whole = fsum(exp(value - highest) for value in logs.values())
        shares = {n: weight * exp(value - highest) / whole for n, value in logs.items()}
        kept = {n: share for n, share in shares.items() if share >= LEAST}
        if kept:
            dropped = fsum(share for share in shares.values() if share < LEAST)
            mixture[total] = MoveDistribution(min(kept) - chain.first_tiles, array("d", kept.values()), dropped)
    return mixture


def sum_mixture(parts: Mapping[int, MoveDistribution]) -> MoveDistribution:
    """Return the sum of the parts of a mixture."""
    least = min(part.least for part in parts.values())
    most = max(part.most_moves for part in parts.values())
    total = array("d", bytes(8 * (most - least + 1)))
    for part in parts.values():
        for moves, p in part.items():
            total[moves - least] += p
    return MoveDistribution(least, total, fsum(part.dropped for part in parts.values()))


def binomial_logs(half: int, four: float) -> dict[int, float]:
    """log B(half - n; n, four) for every number n of tiles that has any probability: the sum 2 half in n tiles."""
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
    """The bag chain in fractions: `distribution` by moves, `absorption` by state, in the chain's order."""

    mean: Fraction
    variance: Fraction
    distribution: dict[int, Fraction]
    absorption: list[tuple[tuple[int, ...], Fraction]]
    by_sum: dict[int, Fraction]


def exact_solution(chain: BagChain, four: Fraction, control: Control | None = None) -> ExactSolution | None:
    """The same chain with the probability `four` of a 4, without any rounding; None if cancelled.

    With four = a / b every way of n tiles has a probability of some whole number over b^n, so only whole numbers are
    added. `control` counts states. Raises InputError for targets above 2048, or if the chain has another probability.
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
    # weights of the first tiles, by their sum
    one, two = {2: often, 4: rare}, {4: often * often, 6: 2 * often * rare, 8: rare * rare}
    first = one if chain.first_tiles == 1 else two
    for state in chain.indices[chain.indptr[0] : chain.indptr[1]]:
        ways[state][0] = first[chain.sums[state]]
    for state in range(1, chain.transient):
        if control.cancelled:
            return None
        own = ways.pop(state)
        for after in chain.indices[chain.indptr[state] : chain.indptr[state + 1]]:
            factor = weight[(chain.sums[after] - chain.sums[state]) // 2]
            into = ways[after]
            for moves, number in own.items():
                into[moves + 1] += number * factor
        control.done = state + 1
    ends = {state: ways[state] for state in range(chain.transient, chain.states)}
    return _fractions(chain, ends, base)


def _fractions(chain: BagChain, ends: dict[int, dict[int, int]], base: int) -> ExactSolution:
    """The distribution from whole numbers of which those of m moves stand over base^(m + first tiles)."""
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
    """A natural logarithm as one to the base 10."""
    return logarithm / log(10)
