"""Depth distributions: how many states lie at each depth, and how well that is known."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from pathlib import Path

from core.base.figures import figures
from core.base.words import as_phrase


class Exactness(StrEnum):
    """Reliability of a count of states."""

    EXACT = "exact"
    BOUNDED = "bounded"
    APPROXIMATE = "approximate"


@dataclass(frozen=True)
class Layer:
    """Number of states at one depth, and how exact it is."""

    depth: int
    states: int
    exactness: Exactness


@dataclass(frozen=True)
class DepthDistribution:
    """Number of states at each depth 0, 1, 2, ... to the goal.

    `total` is the exact size of the state space where it is known, whatever the layers sum to; `unit` names what depth
    counts ("QTM"), `source` where the figures come from.
    """

    key: str
    title: str
    unit: str
    source: str
    total: int
    layers: tuple[Layer, ...]

    @property
    def deepest(self) -> int:
        """Greatest depth of any state."""
        return self.layers[-1].depth

    @property
    def is_exact(self) -> bool:
        """Whether the counts of all layers are exact."""
        return all(layer.exactness is Exactness.EXACT for layer in self.layers)

    @property
    def most_populous(self) -> Layer:
        """Layer with the most states."""
        return max(self.layers, key=lambda layer: layer.states)

    def mean(self) -> Fraction:
        """Return the mean depth of a uniformly drawn state, as exact as the least exact of the large layers."""
        counted = sum(layer.states for layer in self.layers)
        return Fraction(sum(layer.depth * layer.states for layer in self.layers), counted)

    def growth(self, depth: int) -> Fraction | None:
        """Return D(depth) / D(depth - 1), the growth into a layer; None for depth 0."""
        return Fraction(self.layers[depth].states, self.layers[depth - 1].states) if depth else None

    def share(self, depth: int) -> Fraction:
        """Return the share of all states that lie at `depth`."""
        return Fraction(self.layers[depth].states, self.total)

    def to_csv(self) -> str:
        """Return the layers as comma-separated lines under a header."""
        rows = [f"{layer.depth},{layer.states},{layer.exactness}" for layer in self.layers]
        return "\n".join(["depth,states,exactness", *rows, ""])


def load(path: Path) -> DepthDistribution:
    """Read a published distribution from its JSON file: exact counts, then approximate ones.

    Raises InputError for a damaged file.
    """
    with figures(path) as data:
        exact, approximate = data["exact"], data["approximate"]
        layers = tuple(
            Layer(depth, states, Exactness.EXACT if depth < len(exact) else Exactness.APPROXIMATE)
            for depth, states in enumerate([*exact, *approximate])
        )
        title, unit, source = (as_phrase(data[key]) for key in ("title", "unit", "source"))
        return DepthDistribution(path.stem, title, unit, source, data["total"], layers)
