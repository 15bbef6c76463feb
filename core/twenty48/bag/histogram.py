"""How many moves to the target in a bag: the exact distribution, its mixture and a sample, in common bins."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import fsum, sqrt
from typing import NamedTuple

from core.base.control import Control
from core.base.ticks import round_steps
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.distribution import MoveDistribution, binomial_mixture, sum_mixture
from core.twenty48.bag.walk import move_distribution, simulate

NEAR, FAR = 4.2, 7.5
"""Standard deviations to each side of the mean: beyond them lie about 3e-5, and 1e-13."""
LEAST_WEIGHT = 0.01
"""Of the largest winning sums, those that together have less make up one part of the mixture."""
LEAST_TARGET, MOST_TARGET = 3, 16


class BagBin(NamedTuple):
    """Probabilities of `low` to `high` - 1 moves: exact, by the mixture, and the share of simulated games.

    `parts` add up to the mixture, one for each of the plot's winning sums.
    """

    low: int
    high: int
    exact: float
    mixture: float
    simulated: float
    parts: tuple[float, ...]

    @property
    def centre(self) -> float:
        """The middle of the whole numbers in the bin."""
        return (self.low + self.high - 1) / 2


class WinningSum(NamedTuple):
    """A part of the mixture: games won with the tile sum `total`, or, the last part, with that one or `more`."""

    total: int
    more: bool
    weight: float


@dataclass(frozen=True)
class MoveProbabilities:
    """The probability of every number of moves: exact, by each part of the mixture, and as a share of the games."""

    exact: MoveDistribution
    parts: tuple[MoveDistribution, ...]
    played: dict[int, float]

    def bins(self, reach: tuple[int, int], width: int) -> tuple[BagBin, ...]:
        """From the least to the most moves of `reach`, `width` of them to a bin."""
        exact, played = _gather(self.exact.items(), width), _gather(self.played.items(), width)
        parts = [_gather(part.items(), width) for part in self.parts]
        found = []
        for k in _places(reach, width):
            shares = tuple(part.get(k, 0.0) for part in parts)
            figures = exact.get(k, 0.0), fsum(shares), played.get(k, 0.0)
            found.append(BagBin(k * width, (k + 1) * width, *figures, shares))
        return tuple(found)


@dataclass(frozen=True)
class BagPlot:
    """The moves to one target around their mean: `bins` where nearly all games are, `far` with both tails."""

    chain: BagChain
    bins: tuple[BagBin, ...]
    far: tuple[BagBin, ...]
    law: MoveProbabilities = field(compare=False)
    sums: tuple[WinningSum, ...]
    games: int

    @property
    def target(self) -> int:
        """The exponent of the target."""
        return self.chain.target

    @property
    def mean(self) -> float:
        """The expected number of moves."""
        return self.chain.mean

    @property
    def deviation(self) -> float:
        """The standard deviation of the number of moves."""
        return sqrt(max(0.0, self.chain.variance))

    @property
    def width(self) -> int:
        """How many numbers of moves make up a bin of `bins` and `far`."""
        return self.far[0].high - self.far[0].low

    def to_csv(self) -> str:
        """Every number of moves that is not negligible as a comma-separated line under a header."""
        parts = [f"mixture_{one.total}{'_or_more' if one.more else ''}" for one in self.sums]
        lines = [",".join(["moves", "exact", "binomial_mixture", "simulated", *parts])]
        for one in self.law.bins((self.law.exact.least, self.law.exact.most_moves), 1):
            lines.append(",".join([str(one.low), *map(repr, (one.exact, one.mixture, one.simulated, *one.parts))]))
        return "\n".join([*lines, ""])


def bag_plot(
    chain: BagChain, *, games: int, bins: int, seed: int = 1, control: Control | None = None
) -> BagPlot | None:
    """The distribution of the number of moves in a chain in at most about `bins` bins; None if cancelled."""
    distribution = move_distribution(chain, control)
    if distribution is None:
        return None
    sample = simulate(chain, games=games, seed=seed, control=control)
    if sample.games < games:
        return None
    least, most = _reach(chain, distribution, NEAR)
    width = next(width for width in round_steps() if (most - least) / width <= bins)
    mixture = binomial_mixture(chain)
    sums = _sums(mixture)
    played = {moves: count / games for moves, count in enumerate(sample.moves) if count}
    law = MoveProbabilities(
        distribution, tuple(sum_mixture({s: mixture[s] for s in within}) for _, within in sums), played
    )
    far = law.bins(_reach(chain, distribution, FAR), width)
    near = _places((least, most), width)
    bins_near = tuple(found for found in far if found.low // width in near)
    return BagPlot(chain, bins_near, far, law, tuple(one for one, _ in sums), games)


def _reach(chain: BagChain, distribution: MoveDistribution, deviations: float) -> tuple[int, int]:
    """The least and most moves within so many standard deviations, and possible."""
    reach = deviations * sqrt(max(0.0, chain.variance)) + 1
    return max(distribution.least, int(chain.mean - reach)), min(distribution.most_moves, int(chain.mean + reach) + 1)


def _places(ends: tuple[int, int], width: int) -> range:
    return range(ends[0] // width, ends[1] // width + 1)


def _sums(mixture: dict[int, MoveDistribution]) -> list[tuple[WinningSum, list[int]]]:
    """The parts of the mixture, ascending, and the winning sums of each."""
    weights = {total: fsum(distribution.probabilities) for total, distribution in sorted(mixture.items())}
    found: list[tuple[WinningSum, list[int]]] = []
    left = list(weights)
    while left:
        rest = fsum(weights[total] for total in left[1:])
        within = left if rest < LEAST_WEIGHT else left[:1]
        weight = fsum(weights[total] for total in within)
        found.append((WinningSum(left[0], len(within) > 1, weight), within))
        left = left[len(within) :]
    return found


class Benchmark(NamedTuple):
    """What the games of a board are compared with.

    Moves to the target in a bag, the least tile sum that can win, and the chance of a 4 there.
    """

    mean: float
    deviation: float
    least_sum: int
    four: float


def benchmark(target: int, four: float) -> Benchmark:
    """Of the chain to 2^target. Raises InputError for a target outside 8..65536."""
    chain = BagChain(target, four)
    return Benchmark(chain.mean, sqrt(chain.variance), min(chain.absorption_by_sum()), four)


def _gather(items: Iterable[tuple[int, float]], width: int) -> dict[int, float]:
    """Probabilities by bin."""
    found: dict[int, float] = {}
    for moves, probability in items:
        found[moves // width] = found.get(moves // width, 0.0) + probability
    return found
