"""How many moves to the target with the tiles in a bag: the exact law, its mixture and a sample, in common bins."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from core.control import Control
from core.sample import round_steps
from core.twenty48.bag import BagChain
from core.twenty48.bag_law import binomial_mixture, mixed
from core.twenty48.bag_walk import move_law, simulate

WIDE = 4.2
"""Standard deviations to each side of the mean; what lies beyond has a probability of about 3e-5."""
LEAST_TARGET, MOST_TARGET = 3, 16


class BagBin(NamedTuple):
    """Probabilities of `low` to `high` - 1 moves: exact, by the mixture, and the share of simulated games."""

    low: int
    high: int
    exact: float
    mixture: float
    simulated: float


@dataclass(frozen=True)
class BagPlot:
    """The law of one target around its mean."""

    target: int
    bins: tuple[BagBin, ...]
    mean: float
    deviation: float
    games: int

    def to_csv(self) -> str:
        """The bins as comma-separated lines under a header; `to` is the last number of moves of a bin."""
        rows = [f"{b.low},{b.high - 1},{b.exact!r},{b.mixture!r},{b.simulated!r}" for b in self.bins]
        return "\n".join(["from,to,exact,binomial_mixture,simulated", *rows, ""])


def bag_plot(
    target: int, *, four: float, games: int, bins: int, seed: int = 1, control: Control | None = None
) -> BagPlot | None:
    """The law of the number of moves to 2^target in at most about `bins` bins; None if cancelled.

    Raises InputError for a target outside 8..65536.
    """
    chain = BagChain(target, four)
    law = move_law(chain, control)
    if law is None:
        return None
    sample = simulate(chain, games=games, seed=seed, control=control)
    mean, deviation = chain.mean, sqrt(max(0.0, chain.variance))
    reach = WIDE * deviation + 1
    least, most = max(law.least, int(mean - reach)), min(law.most, int(mean + reach) + 1)
    width = next(width for width in round_steps() if (most - least) / width <= bins)
    first, last = least // width, most // width
    exact = _gather(law.items(), width)
    mixture = _gather(mixed(binomial_mixture(chain)).items(), width)
    played = _gather(((moves, count / games) for moves, count in enumerate(sample.moves) if count), width)
    if sample.games < games:
        return None
    return BagPlot(
        target,
        tuple(
            BagBin(k * width, (k + 1) * width, exact.get(k, 0.0), mixture.get(k, 0.0), played.get(k, 0.0))
            for k in range(first, last + 1)
        ),
        mean,
        deviation,
        games,
    )


def least_winning_sum(target: int, four: float) -> int:
    """The smallest tile sum with which the bag can show 2^target. Raises InputError for a target outside 8..65536."""
    return min(BagChain(target, four).absorption_by_sum())


def _gather(items: Iterable[tuple[int, float]], width: int) -> dict[int, float]:
    """Probabilities by bin."""
    found: dict[int, float] = {}
    for moves, probability in items:
        found[moves // width] = found.get(moves // width, 0.0) + probability
    return found
