"""Histogram of the moves to the target in a bag: exact, as a mixture and simulated, in common bins."""

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
"""Standard deviations shown on each side of the mean; about 3e-5 and 1e-13 lie beyond them."""
LEAST_WEIGHT = 0.01
"""Weight below which the largest winning sums are shown as one part of the mixture."""
LEAST_TARGET, MOST_TARGET = 3, 16


class BagBin(NamedTuple):
    """Probabilities of `low` to `high` - 1 moves: exact, by the mixture, and as a share of games.

    `parts` add up to the mixture, one for each winning sum of the plot.
    """

    low: int
    high: int
    exact: float
    mixture: float
    simulated: float
    parts: tuple[float, ...]

    @property
    def centre(self) -> float:
        """Centre of the whole numbers in the bin."""
        return (self.low + self.high - 1) / 2


class WinningSum(NamedTuple):
    """Part of the mixture: games won with the tile sum `total`, or, with `more`, also with larger ones."""

    total: int
    more: bool
    weight: float


@dataclass(frozen=True)
class MoveProbabilities:
    """Probability of every number of moves: exact, by each part of the mixture, and as a share of games."""

    exact: MoveDistribution
    parts: tuple[MoveDistribution, ...]
    played: dict[int, float]

    def bins(self, reach: tuple[int, int], width: int) -> tuple[BagBin, ...]:
        """Return bins that cover `reach` (least and most moves), each `width` numbers of moves wide."""
        exact, played = _gather(self.exact.items(), width), _gather(self.played.items(), width)
        parts = [_gather(part.items(), width) for part in self.parts]
        move_bins = []
        for k in _places(reach, width):
            shares = tuple(part.get(k, 0.0) for part in parts)
            figures = exact.get(k, 0.0), fsum(shares), played.get(k, 0.0)
            move_bins.append(BagBin(k * width, (k + 1) * width, *figures, shares))
        return tuple(move_bins)


@dataclass(frozen=True)
class BagPlot:
    """Histogram of the moves to one target: `bins` hold nearly all games, `far` both tails too."""

    chain: BagChain
    bins: tuple[BagBin, ...]
    far: tuple[BagBin, ...]
    law: MoveProbabilities = field(compare=False)
    sums: tuple[WinningSum, ...]
    games: int

    @property
    def target(self) -> int:
        """Exponent of the target."""
        return self.chain.target

    @property
    def mean(self) -> float:
        """Expected number of moves."""
        return self.chain.mean

    @property
    def deviation(self) -> float:
        """Standard deviation of the number of moves."""
        return sqrt(max(0.0, self.chain.variance))

    @property
    def width(self) -> int:
        """Number of moves that a bin spans."""
        return self.far[0].high - self.far[0].low

    def to_csv(self) -> str:
        """Return every number of moves that is not negligible as a comma-separated line under a header."""
        parts = [f"mixture_{winning_sum.total}{'_or_more' if winning_sum.more else ''}" for winning_sum in self.sums]
        lines = [",".join(["moves", "exact", "binomial_mixture", "simulated", *parts])]
        for winning_sum in self.law.bins((self.law.exact.least, self.law.exact.most_moves), 1):
            lines.append(
                ",".join(
                    [
                        str(winning_sum.low),
                        *map(repr, (winning_sum.exact, winning_sum.mixture, winning_sum.simulated, *winning_sum.parts)),
                    ]
                )
            )
        return "\n".join([*lines, ""])


def bag_plot(
    chain: BagChain, *, games: int, bins: int, seed: int = 1, control: Control | None = None
) -> BagPlot | None:
    """Return the histogram of the number of moves in about `bins` bins; None if cancelled."""
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
    bins_near = tuple(move_bin for move_bin in far if move_bin.low // width in near)
    return BagPlot(chain, bins_near, far, law, tuple(winning_sum for winning_sum, _ in sums), games)


def _reach(chain: BagChain, distribution: MoveDistribution, deviations: float) -> tuple[int, int]:
    """Return the least and most possible moves within this many standard deviations of the mean."""
    reach = deviations * sqrt(max(0.0, chain.variance)) + 1
    return max(distribution.least, int(chain.mean - reach)), min(distribution.most_moves, int(chain.mean + reach) + 1)


def _places(ends: tuple[int, int], width: int) -> range:
    return range(ends[0] // width, ends[1] // width + 1)


def _sums(mixture: dict[int, MoveDistribution]) -> list[tuple[WinningSum, list[int]]]:
    """Return the parts of the mixture, ascending, each with its winning sums."""
    weights = {total: fsum(distribution.probabilities) for total, distribution in sorted(mixture.items())}
    parts: list[tuple[WinningSum, list[int]]] = []
    left = list(weights)
    while left:
        rest = fsum(weights[total] for total in left[1:])
        within = left if rest < LEAST_WEIGHT else left[:1]
        weight = fsum(weights[total] for total in within)
        parts.append((WinningSum(left[0], len(within) > 1, weight), within))
        left = left[len(within) :]
    return parts


class Benchmark(NamedTuple):
    """Figures that games on a board are compared with.

    Mean and standard deviation of the moves to the target in a bag, the least tile sum that can win, and the
    probability of a 4.
    """

    mean: float
    deviation: float
    least_sum: int
    four: float


def benchmark(target: int, four: float) -> Benchmark:
    """Return the figures of the chain to 2^target. Raises InputError for a target outside 8..65536."""
    chain = BagChain(target, four)
    return Benchmark(chain.mean, sqrt(chain.variance), min(chain.absorption_by_sum()), four)


def _gather(items: Iterable[tuple[int, float]], width: int) -> dict[int, float]:
    """Return the sum of the probabilities in each bin, by index of the bin."""
    by_bin: dict[int, float] = {}
    for moves, probability in items:
        by_bin[moves // width] = by_bin.get(moves // width, 0.0) + probability
    return by_bin
