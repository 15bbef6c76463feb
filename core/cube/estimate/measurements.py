"""The depth network compared with proofs, from `resources/figures/depth-network.json`.

Its error by true depth, how far its probabilities can be trusted, and what its estimate would be worth as a bound.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import floor, fsum, log, sqrt
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any

from core.base.figures import figures
from core.base.files.whole_file import write_whole
from core.cube.estimate.bound_trials import BoundTrial
from core.cube.estimate.network import HEADS, DepthNetwork, NetworkHead
from core.cube.estimate.proved_positions import Ways
from core.cube.metrics import Metric
from core.cube.moves import position
from core.markov.simulation import NORMAL_95, Interval, wilson
from resources import ROOT

FIGURES = ROOT / "figures" / "depth-network.json"
MARGINS = range(7)
"""The estimate less 0..6 turns, rounded down, is looked at as a bound."""
BINS = 10
"""Probabilities are compared with what came true in tenths."""


@dataclass(frozen=True)
class AtDepth:
    """What one head says of positions that are proved to be of one depth."""

    depth: int
    positions: int
    spread: float
    """Standard deviation of the mean depths under its distributions."""
    said: tuple[float, ...]
    """The mean of its distributions: the probability of depth 0, 1, 2, ..."""
    truth_spread: float
    """Standard deviation of the probability of the true depth."""
    likeliest: int
    """Of how many positions the true depth is the likeliest."""
    nats: float
    """The mean of -ln of the true depth's probability."""
    over: tuple[int, ...]
    """Of how many positions the mean less each of `MARGINS`, rounded down, is more than the depth."""

    @property
    def mean(self) -> float:
        """Of the mean depths under its distributions."""
        return fsum(depth * share for depth, share in enumerate(self.said)) / fsum(self.said)

    @property
    def truth(self) -> float:
        """The mean probability of the true depth."""
        return self.said[self.depth]

    @property
    def bias(self) -> float:
        """How much deeper than they are it takes these positions to be."""
        return self.mean - self.depth

    @property
    def mean_interval(self) -> Interval:
        """Of `mean`, 95 %, by the normal distribution."""
        return _compute_interval(self.mean, self.spread, self.positions)

    @property
    def truth_interval(self) -> Interval:
        """Of `truth`, 95 %, by the normal distribution."""
        low, high = _compute_interval(self.truth, self.truth_spread, self.positions)
        return Interval(max(0.0, low), min(1.0, high))

    @property
    def likeliest_interval(self) -> Interval:
        """Wilson's 95 % interval of the share of positions whose true depth is the likeliest."""
        return wilson(self.likeliest, self.positions)


@dataclass(frozen=True)
class CalibrationBin:
    """Bin of a calibration curve: the probabilities from one tenth to the next, and how often they came true.

    There are `weight` of them, all depths counting the same, of `said` on average; the share `seen` of them were of the
    true depth.
    """

    weight: float
    said: float
    seen: float
    pairs: int
    """How many they are as they were drawn: depths of positions."""
    squares: float
    """Sum of the squares of their weights."""

    @property
    def effective(self) -> float:
        """Number of equal trials that say as much as these with their weights (Kish, Survey Sampling, 1965)."""
        return self.weight**2 / self.squares

    @property
    def interval(self) -> Interval:
        """Wilson's 95 % interval of `seen`, for so many trials."""
        return wilson(self.seen * self.effective, self.effective)


@dataclass(frozen=True)
class Record:
    """What is measured of one head."""

    rows: tuple[AtDepth, ...]
    tenths: tuple[CalibrationBin | None, ...]
    """None where no probability lies there."""


@dataclass(frozen=True)
class DepthNetworkMeasurements:
    """All measurements of the depth network, and how they were made."""

    records: Mapping[tuple[NetworkHead, Metric], Record]
    trials: Mapping[str, Sequence[BoundTrial]]
    """Searches of the same positions: "tables" alone, and "soft 2" with the estimate less 2 turns beside them."""
    source: Mapping[str, str]


def hold(network: DepthNetwork, ways: Ways, metric: Metric, head: NetworkHead) -> Record:
    """Compare what it says with what is proved."""
    rows: list[AtDepth] = []
    sums = [[0.0, 0.0, 0.0, 0, 0.0] for _ in range(BINS)]
    for depth, found in sorted(ways.items()):
        shares: list[list[float]] = network.shares([position(way) for way in found], metric, head).tolist()
        means = [mean(row) for row in shares]
        truths = [row[depth] for row in shares]
        for row in shares:
            for place, share in enumerate(row):
                if share > 0:
                    one = sums[min(BINS - 1, int(BINS * share))]
                    one[0] += 1 / len(found)
                    one[1] += share / len(found)
                    one[2] += (place == depth) / len(found)
                    one[3] += 1
                    one[4] += len(found) ** -2
        rows.append(
            AtDepth(
                depth, len(found), pstdev(means), tuple(map(fmean, zip(*shares, strict=True))),
                pstdev(truths), sum(max(row) == row[depth] for row in shares),
                fmean(-log(max(truth, 1e-30)) for truth in truths),
                tuple(sum(floor(one - margin) > depth for one in means) for margin in MARGINS),
            )
        )  # fmt: skip
    tenths = tuple(
        CalibrationBin(weight, said / weight, seen / weight, int(pairs), squares) if weight else None
        for weight, said, seen, pairs, squares in sums
    )
    return Record(tuple(rows), tenths)


def mean(shares: Sequence[float]) -> float:
    """The mean depth under a distribution."""
    return sum(depth * share for depth, share in enumerate(shares))


def read(path: Path = FIGURES) -> DepthNetworkMeasurements:
    """The stored figures. Raises InputError."""
    with figures(path) as stored:
        return DepthNetworkMeasurements(
            {one: _record(stored["records"][f"{one[0]} {one[1]}"]) for one in HEADS if stored["records"]},
            {name: [BoundTrial(**one) for one in trials] for name, trials in stored["trials"].items()},
            stored["source"],
        )


def write(found: DepthNetworkMeasurements, path: Path = FIGURES) -> None:
    """The reverse of `read`, whole or not at all. Raises OSError."""
    stored = {
        "source": found.source,
        "records": {f"{head} {metric}": _round_numbers(asdict(one)) for (head, metric), one in found.records.items()},
        "trials": {name: [_round_numbers(one._asdict()) for one in trials] for name, trials in found.trials.items()},
    }
    write_whole(path, [(json.dumps(stored, separators=(",", ":")) + "\n").encode()])


def _record(stored: Any) -> Record:
    rows = tuple(AtDepth(**{**row, "said": tuple(row["said"]), "over": tuple(row["over"])}) for row in stored["rows"])
    return Record(rows, tuple(None if one is None else CalibrationBin(**one) for one in stored["tenths"]))


def _round_numbers(value: Any) -> Any:
    """Return a JSON value with every float in it rounded to six digits."""
    if isinstance(value, float):
        return float(f"{value:.6g}")
    if isinstance(value, dict):
        return {key: _round_numbers(one) for key, one in value.items()}
    return [_round_numbers(one) for one in value] if isinstance(value, list | tuple) else value


def _compute_interval(middle: float, spread: float, count: int) -> Interval:
    reach = NORMAL_95 * spread / sqrt(count)
    return Interval(middle - reach, middle + reach)
