"""Measurements of the depth network against proofs, from `resources/figures/depth-network.json`.

Its error by true depth, the calibration of its probabilities, and the worth of its estimate as a bound.
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
"""Numbers of turns subtracted from the estimate, which is then rounded down and tested as a bound."""
BINS = 10
"""Number of bins of the calibration curve: probabilities are compared with outcomes in tenths."""


@dataclass(frozen=True)
class AtDepth:
    """Output of one head of the network for positions whose depth is proved to be `depth`."""

    depth: int
    positions: int
    spread: float
    """Standard deviation of the mean depths under its distributions."""
    said: tuple[float, ...]
    """Mean of the distributions: the probability of depth 0, 1, 2, ..."""
    truth_spread: float
    """Standard deviation of the probability of the true depth."""
    likeliest: int
    """Number of positions whose true depth is the likeliest."""
    nats: float
    """Mean of -ln of the true depth's probability."""
    over: tuple[int, ...]
    """Number of positions per margin in `MARGINS` whose mean less the margin, rounded down, exceeds the depth."""

    @property
    def mean(self) -> float:
        """Mean of the mean depths under the distributions."""
        return fsum(depth * share for depth, share in enumerate(self.said)) / fsum(self.said)

    @property
    def truth(self) -> float:
        """Mean probability of the true depth."""
        return self.said[self.depth]

    @property
    def bias(self) -> float:
        """Mean overestimation of the depth."""
        return self.mean - self.depth

    @property
    def mean_interval(self) -> Interval:
        """95 % interval of `mean`, by the normal distribution."""
        return _compute_interval(self.mean, self.spread, self.positions)

    @property
    def truth_interval(self) -> Interval:
        """95 % interval of `truth`, by the normal distribution."""
        low, high = _compute_interval(self.truth, self.truth_spread, self.positions)
        return Interval(max(0.0, low), min(1.0, high))

    @property
    def likeliest_interval(self) -> Interval:
        """Wilson's 95 % interval of the share of positions whose true depth is the likeliest."""
        return wilson(self.likeliest, self.positions)


@dataclass(frozen=True)
class CalibrationBin:
    """Bin of a calibration curve: probabilities in one tenth, and how often they came true.

    Its pairs of a position and a depth have the total `weight`, where all true depths count the same. Their probability
    is `said` on average; the share `seen` of them have the true depth.
    """

    weight: float
    said: float
    seen: float
    pairs: int
    """Number of pairs of a position and a depth, unweighted."""
    squares: float
    """Sum of the squares of the weights."""

    @property
    def effective(self) -> float:
        """Number of equally weighted trials with the same information (Kish, Survey Sampling, 1965)."""
        return self.weight**2 / self.squares

    @property
    def interval(self) -> Interval:
        """Wilson's 95 % interval of `seen`, for `effective` trials."""
        return wilson(self.seen * self.effective, self.effective)


@dataclass(frozen=True)
class Record:
    """Measurements of one head of the network."""

    rows: tuple[AtDepth, ...]
    tenths: tuple[CalibrationBin | None, ...]
    """Bins of the calibration curve; None for a bin without probabilities."""


@dataclass(frozen=True)
class DepthNetworkMeasurements:
    """All measurements of the depth network, and how they were made."""

    records: Mapping[tuple[NetworkHead, Metric], Record]
    trials: Mapping[str, Sequence[BoundTrial]]
    """Searches of the same positions: "tables" alone, and "soft 2" with the estimate less 2 turns too."""
    source: Mapping[str, str]


def hold(network: DepthNetwork, ways: Ways, metric: Metric, head: NetworkHead) -> Record:
    """Measure a head of the network on positions of proved depth."""
    rows: list[AtDepth] = []
    sums = [[0.0, 0.0, 0.0, 0, 0.0] for _ in range(BINS)]
    for depth, paths in sorted(ways.items()):
        shares: list[list[float]] = network.shares([position(way) for way in paths], metric, head).tolist()
        means = [mean(row) for row in shares]
        truths = [row[depth] for row in shares]
        for row in shares:
            for place, share in enumerate(row):
                if share > 0:
                    one = sums[min(BINS - 1, int(BINS * share))]
                    one[0] += 1 / len(paths)
                    one[1] += share / len(paths)
                    one[2] += (place == depth) / len(paths)
                    one[3] += 1
                    one[4] += len(paths) ** -2
        rows.append(
            AtDepth(
                depth, len(paths), pstdev(means), tuple(map(fmean, zip(*shares, strict=True))),
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
    """Return the mean depth under a distribution."""
    return sum(depth * share for depth, share in enumerate(shares))


def read(path: Path = FIGURES) -> DepthNetworkMeasurements:
    """Read the stored measurements; raises InputError."""
    with figures(path) as stored:
        return DepthNetworkMeasurements(
            {one: _record(stored["records"][f"{one[0]} {one[1]}"]) for one in HEADS if stored["records"]},
            {name: [BoundTrial(**one) for one in trials] for name, trials in stored["trials"].items()},
            stored["source"],
        )


def write(found: DepthNetworkMeasurements, path: Path = FIGURES) -> None:
    """Write the measurements such that `read` returns them, whole or not at all; raises OSError."""
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
    """Return a JSON value with every float in it rounded to six significant digits."""
    if isinstance(value, float):
        return float(f"{value:.6g}")
    if isinstance(value, dict):
        return {key: _round_numbers(one) for key, one in value.items()}
    return [_round_numbers(one) for one in value] if isinstance(value, list | tuple) else value


def _compute_interval(middle: float, spread: float, count: int) -> Interval:
    reach = NORMAL_95 * spread / sqrt(count)
    return Interval(middle - reach, middle + reach)
