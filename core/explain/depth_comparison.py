"""Depth distributions of different puzzles on common axes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate
from math import ceil, fsum, log10

from core.base.depth import DepthDistribution, Exactness


class DepthScale(StrEnum):
    """Scale of the depths along the x axis of a curve."""

    DEPTH = "depth"
    PART = "part"
    """Depth as a share of the greatest depth."""


class HeightUnit(StrEnum):
    """Unit of the heights of a curve."""

    STATES = "states"
    """Logarithm to base 10 of the number of states."""
    SHARE = "share"
    """Share of all states at a depth; over shares of the greatest depth, its density."""
    WITHIN = "within"
    """Share of all states within a depth."""


@dataclass(frozen=True)
class DepthCurvePoint:
    """Point of a curve at one depth: `x` and `y` in the units of its axes; `y` is None where no state lies."""

    depth: int
    x: float
    y: float | None
    exact: bool


def curve(distribution: DepthDistribution, across: DepthScale, up: HeightUnit) -> Sequence[DepthCurvePoint]:
    """Return the points of a distribution's curve, one for each depth.

    If the layers hold more or less than the total, because some are rounded, shares refer to their sum.
    """
    layers = distribution.layers
    deepest = max(1, distribution.deepest)
    counted = sum(layer.states for layer in layers)
    so_far = list(accumulate(layer.states for layer in layers))
    places, all_exact = [], True
    for layer, within in zip(layers, so_far, strict=True):
        exact = layer.exactness is Exactness.EXACT
        all_exact = all_exact and exact
        x = layer.depth / deepest if across is DepthScale.PART else float(layer.depth)
        if up is HeightUnit.WITHIN:
            places.append(DepthCurvePoint(layer.depth, x, within / counted, all_exact))
        elif not layer.states:
            places.append(DepthCurvePoint(layer.depth, x, None, exact))
        elif up is HeightUnit.STATES:
            places.append(DepthCurvePoint(layer.depth, x, log10(layer.states), exact))
        else:
            density = deepest if across is DepthScale.PART else 1
            places.append(DepthCurvePoint(layer.depth, x, density * layer.states / counted, exact))
    return places


def half_way(distribution: DepthDistribution) -> float:
    """Return the share of the greatest depth within which at least half of all states lie."""
    counted = sum(layer.states for layer in distribution.layers)
    so_far = accumulate(layer.states for layer in distribution.layers)
    return next(depth for depth, within in enumerate(so_far) if 2 * within >= counted) / max(1, distribution.deepest)


def thin_points(places: Sequence[DepthCurvePoint], most: int) -> Sequence[DepthCurvePoint]:
    """Return at most `most` points, means of groups of neighbours whose size is a power of two.

    Heights that alternate with the parity of the depth, or of its half or quarter as the tile sums of 2048 do, occur in
    equal shares in such a group. Every point must have a height. Each mean has the depth of its first point and is
    exact if all of the group are.
    """
    if len(places) <= most:
        return places
    size = 1 << (ceil(len(places) / max(1, most)) - 1).bit_length()
    means = []
    for first in range(0, len(places), size):
        group = places[first : first + size]
        x, y = fsum(place.x for place in group) / len(group), fsum(place.y or 0.0 for place in group) / len(group)
        means.append(DepthCurvePoint(group[0].depth, x, y, all(place.exact for place in group)))
    return means
