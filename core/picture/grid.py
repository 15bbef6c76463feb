"""Detection of the grid of squares in a picture of a level, with any skin, from periodic edges.

The edges of walls, boxes and floor lie on the lines of the grid, so the gradient of the picture, summed along columns
and along rows, has its peaks on a comb. Of all periods and offsets the one is taken whose comb stands out most: a sum
over its lines divided by the square root of their number, as in a matched filter. Half the period would add lines
without an edge, twice the period would leave out half of the edges.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from core.base.control import Control
from core.base.puzzle import InputError
from core.base.words import phrase

Pixels = NDArray[np.uint8]
"""Array of height x width x 3: red, green, blue."""
Numbers = NDArray[np.floating[Any]]

MOST_PIXELS = 16 << 20
SMALLEST, LARGEST = 6.0, 256.0
"""Least and greatest side of a square in pixels."""
FEWEST = 2.5
"""Fewest squares across and down."""
STRONG = 120
"""Difference, summed over the three channels, from which an edge counts fully."""
DRIFT = 0.5
"""Difference of periods, or of the last lines of two combs, in pixels, below which they count as one."""
BESIDE = 0.7
"""Weight of an edge that is a pixel beside its line."""
LEVEL_WITH = 0.93
"""Share of the best period's strength from which a whole number of pixels is preferred."""
HALVED_WITH = 0.92
"""Share of the best strength from which half the period is preferred.

Pillars on every other square leave weak lines between.
"""
SHARE_INSIDE = 0.7
"""Least share of a square that is in the picture."""


class PictureGrid(NamedTuple):
    """Grid of squares in a picture, in pixels, which may reach a little over its edge."""

    left: float
    top: float
    size: float
    columns: int
    rows: int


def find_grid(pixels: Pixels, control: Control | None = None) -> PictureGrid:
    """Return the grid of a picture; raises InputError for one of an unsuitable size or a single colour."""
    height, width = pixels.shape[:2]
    check_size(width, height)
    control = control or Control()
    columns, rows = _edges(pixels, 1), _edges(pixels, 0)
    if not columns.any() and not rows.any():
        raise InputError(phrase("The picture is all of one colour"))
    periods = _periods(width, height)
    control.total = 2 * len(periods)
    across, lefts = _combs(columns, periods, control, 0)
    down, tops = _combs(rows, periods, control, len(periods))
    control.done = control.total
    strength = across + down
    best = int(strength.argmax())
    halves = np.flatnonzero(np.abs(periods - periods[best] / 2) < DRIFT)
    if len(halves) and strength[halves].max() >= HALVED_WITH * strength[best]:
        best = int(halves[strength[halves].argmax()])
    near = np.flatnonzero(np.abs(periods - periods[best]) < DRIFT)
    integral = [at for at in near if periods[at] == round(periods[at]) and strength[at] >= LEVEL_WITH * strength[best]]
    if integral:
        best = int(max(integral, key=lambda at: float(strength[at])))
    size = float(periods[best])
    left, wide = _extent(float(lefts[best]), size, width)
    top, high = _extent(float(tops[best]), size, height)
    return PictureGrid(left, top, size, wide, high)


def grid_at(left: float, top: float, size: float, width: int, height: int) -> PictureGrid:
    """Return the grid of a size with lines at `left` and `top`, in a picture of `width` x `height` pixels.

    Raises InputError for squares that are too small, or so large that there are hardly any, and lines far away.
    """
    most = min(width, height) / FEWEST
    if not SMALLEST <= size <= most:
        raise InputError(
            phrase(
                "A square of this picture has {least:g} to {most:.1f} pixels, not {size:g}",
                least=SMALLEST,
                most=most,
                size=size,
            )
        )
    for place in (left, top):
        if not abs(place) <= MOST_PIXELS:
            raise InputError(phrase("A line cannot lie at {place:g}", place=place))
    first, columns = _extent(left, size, width)
    upper, rows = _extent(top, size, height)
    return PictureGrid(first, upper, size, columns, rows)


def line_strengths(pixels: Pixels, grid: PictureGrid) -> tuple[Numbers, Numbers]:
    """Return the edge strength on each vertical and each horizontal line of a grid, its ends included."""
    return (
        _measure_lines(_edges(pixels, 1), grid.left, grid.size, grid.columns),
        _measure_lines(_edges(pixels, 0), grid.top, grid.size, grid.rows),
    )


def _measure_lines(edges: Numbers, start: float, size: float, count: int) -> Numbers:
    near = np.maximum(edges, np.maximum(np.roll(edges, 1), np.roll(edges, -1)))
    lines = np.rint(start + size * np.arange(count + 1)).astype(np.intp)
    return np.asarray(near[np.clip(lines, 0, len(edges) - 1)])


def check_size(width: int, height: int) -> None:
    """Raise InputError if a picture's size is too large, or too small for a level."""
    if width * height > MOST_PIXELS:
        raise InputError(
            phrase(
                "The picture has {width} × {height} pixels; {millions} million are the most",
                width=width,
                height=height,
                millions=MOST_PIXELS // 10**6,
            )
        )
    if min(width, height) < FEWEST * SMALLEST:
        raise InputError(
            phrase(
                "The picture has {width} × {height} pixels, which is too small for a level", width=width, height=height
            )
        )


def _edges(pixels: Pixels, axis: int) -> Numbers:
    """Return the edge strength before each column (axis 1) or row (axis 0), and after the last."""
    before = np.take(pixels, range(pixels.shape[axis] - 1), axis).astype(np.int16)
    change = np.abs(np.take(pixels, range(1, pixels.shape[axis]), axis) - before).sum(axis=2)
    mean = np.minimum(change, STRONG).mean(axis=1 - axis)
    # the outer edge of a level spans its whole side; the root gives shorter edges inside more weight
    return np.sqrt(np.concatenate(([0.0], mean, [0.0])))


def _periods(width: int, height: int) -> Numbers:
    """Return the periods to try: all whole numbers, and others so close that none is missed."""
    most = min(min(width, height) / FEWEST, LARGEST)
    step = 1 + DRIFT / max(width, height)
    count = max(1, int(np.log(most / SMALLEST) / np.log(step)) + 1)
    return np.unique(np.concatenate((SMALLEST * step ** np.arange(count), np.arange(SMALLEST, most + 1))))


def _combs(edges: Numbers, periods: Numbers, control: Control, done: int) -> tuple[Numbers, Numbers]:
    """Return for each period the strength of its best comb, and where that comb begins."""
    near = np.maximum(edges, BESIDE * np.maximum(np.roll(edges, 1), np.roll(edges, -1)))
    near -= near.mean()
    near /= near.std() or 1.0
    last = len(edges) - 1
    padded = np.append(near, 0.0)
    strengths, offsets = np.empty(len(periods)), np.empty(len(periods))
    for index, period in enumerate(periods):
        if control.cancelled:
            raise InputError(phrase("Reading the picture was cancelled"))
        control.done = done + index
        begins = np.arange(int(np.ceil(period)))
        lines = np.rint(begins[:, None] + np.arange(int(last // period) + 1) * period).astype(np.intp)
        inside = lines <= last
        sums = padded[np.minimum(lines, last + 1)].sum(axis=1) / np.sqrt(np.maximum(1, inside.sum(axis=1)))
        best = int(sums.argmax())
        strengths[index], offsets[index] = sums[best], begins[best]
    return strengths, offsets


def _extent(offset: float, size: float, length: int) -> tuple[float, int]:
    """Return the start of the first square that lies mostly in the picture, and the number of squares."""
    start = offset - size * np.floor((offset + (1 - SHARE_INSIDE) * size) / size)
    return float(start), int((length - start - SHARE_INSIDE * size) // size) + 1
