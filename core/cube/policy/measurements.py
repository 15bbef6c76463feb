"""Measurements of the shipped policy network and of its scrambles: `resources/figures/policy.json`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from core.base.figures import figures
from core.cube.policy.policy import SuccessRate
from core.markov.simulation import Interval, wilson
from resources import ROOT

FIGURES = ROOT / "figures" / "policy.json"
STEPS = 10
"""Number of bins of the network's confidence, from 0 to 1."""


class ShorterScrambles(NamedTuple):
    """Number of `scrambles`, drawn by the article's rules, that can be undone in fewer than `n` half turns."""

    n: int
    scrambles: int
    shorter: int

    @property
    def share(self) -> float:
        """Share of the scrambles."""
        return self.shorter / self.scrambles if self.scrambles else 0.0

    @property
    def interval(self) -> Interval:
        """Wilson's 95 % interval of the share."""
        return wilson(self.shorter, self.scrambles)


class FirstMistakes(NamedTuple):
    """First turns that did not lead nearer to solved, in `games` games with scrambles of `n` turns.

    A game without such a turn is in neither count.
    """

    n: int
    games: int
    by_depth: tuple[int, ...]
    """Number of them at true depth 0, 1, ..., n."""
    by_move: tuple[int, ...]
    """Number of them that were move number 0 (none), 1, ..., n."""


class ConfidenceBin(NamedTuple):
    """Number of turns in one bin of the network's confidence, and how many of them led nearer to solved."""

    turns: int
    right: int


class LearningPoint(NamedTuple):
    """Point of a learning curve: loss, and share of scrambles solved by their number of turns."""

    samples: int
    games: int
    loss: float
    solved: Mapping[int, float]


@dataclass(frozen=True)
class PolicyMeasurements:
    """All measurements of the policy network, and how they were made."""

    rates: Mapping[str, tuple[SuccessRate, ...]]
    """Success rates by the network's name."""
    mistakes: Mapping[int, FirstMistakes]
    shorter: Mapping[int, ShorterScrambles]
    source: Mapping[str, str]
    learning: Mapping[str, tuple[LearningPoint, ...]] = field(default_factory=dict)
    """Learning curves by the kind of network."""
    sureness: tuple[ConfidenceBin, ...] = ()
    """Turns in STEPS equal bins of the probability that the network gave to the turn it played."""
    confusions: tuple[tuple[int, ...], ...] = ()
    """Counts of each turn played (column) where another is best (row), in the order of `policy.MOVES`."""


def read() -> PolicyMeasurements:
    """Read the stored measurements; raises InputError."""
    with figures(FIGURES) as stored:
        return PolicyMeasurements(
            {name: tuple(_row(each) for each in rows) for name, rows in stored["rates"].items()},
            {
                each["n"]: FirstMistakes(each["n"], each["games"], tuple(each["by_depth"]), tuple(each["by_move"]))
                for each in stored["mistakes"]
            },
            {each["n"]: ShorterScrambles(each["n"], each["scrambles"], each["shorter"]) for each in stored["shorter"]},
            stored["source"],
            {kind: tuple(_point(each) for each in points) for kind, points in stored.get("learning", {}).items()},
            tuple(ConfidenceBin(*each) for each in stored.get("sureness", ())),
            tuple(tuple(row) for row in stored.get("confusions", ())),
        )


def _row(stored: Mapping[str, Any]) -> SuccessRate:
    return SuccessRate.from_counts(stored["n"], stored["games"], stored["solved"])


def _point(stored: Mapping[str, Any]) -> LearningPoint:
    solved = {int(n): rate for n, rate in stored["solved"].items()}
    return LearningPoint(stored["samples"], stored["games"], stored["loss"], solved)
