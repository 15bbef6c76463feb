"""Depth distributions of different puzzles on common axes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate
from math import ceil, fsum, log10

from core.base.depth import DepthDistribution, Exactness


class DepthScale(StrEnum):
    """Scale along which the depths of a curve are placed."""

    DEPTH = "depth"
    PART = "part"
    """Depth as a part of the deepest."""


class HeightUnit(StrEnum):
    """Unit in which the heights of a curve are given."""

    STATES = "states"
    """Logarithm to base 10 of the number of states."""
    SHARE = "share"
    """The part of all states that lies at a depth; along parts of the deepest, the density of that."""
    WITHIN = "within"
    """The part of all states that lies at a depth or less deep."""


@dataclass(frozen=True)
class DepthCurvePoint:
    """Point of a curve at one depth: `x` and `y` in the units of its axes; `y` is None where no state lies."""

    depth: int
    x: float
    y: float | None
    exact: bool


def curve(distribution: DepthDistribution, across: DepthScale, up: HeightUnit) -> Sequence[DepthCurvePoint]:
    """The places of a distribution, one for each depth.

    A distribution whose layers hold more or less than its total, because some are rounded, is taken by their sum.
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
    """The part of the deepest depth within which at least half of all states lie."""
    counted = sum(layer.states for layer in distribution.layers)
    so_far = accumulate(layer.states for layer in distribution.layers)
    return next(depth for depth, within in enumerate(so_far) if 2 * within >= counted) / max(1, distribution.deepest)


def thin_points(places: Sequence[DepthCurvePoint], most: int) -> Sequence[DepthCurvePoint]:
    """Return means of equally many neighbouring points, a power of two of them. No more than `most` points are left.

    Where the heights alternate with the parity of the depth, or of its half or quarter as the tile sums of 2048 do, so
    many neighbours have them all in equal shares. Every place must have a height. Each mean bears the depth of its
    first place and is exact if all of them are.
    """
    if len(places) <= most:
        return places
    many = 1 << (ceil(len(places) / max(1, most)) - 1).bit_length()
    found = []
    for first in range(0, len(places), many):
        some = places[first : first + many]
        x, y = fsum(place.x for place in some) / len(some), fsum(place.y or 0.0 for place in some) / len(some)
        found.append(DepthCurvePoint(some[0].depth, x, y, all(place.exact for place in some)))
    return found
