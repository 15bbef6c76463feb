"""The fast filling of outlines agrees with counting sample points in every pixel."""

from __future__ import annotations

import itertools
import math
import random
import struct

import numpy as np
import pytest
from numpy.typing import NDArray

from core.cube.drawing.raster import Raster

Point = tuple[float, float]
SAMPLES = 16


def outline(points: list[Point]) -> bytes:
    elements = b"".join(struct.pack("=idd", 1 if i else 0, x, y) for i, (x, y) in enumerate(points))
    return struct.pack("=i", len(points)) + elements + struct.pack("=ii", 0, 0)


def convex(chance: random.Random, side: float) -> list[Point]:
    """Return points of an ellipse at random angles, in either direction."""
    x, y = chance.uniform(-2, side + 2), chance.uniform(-2, side + 2)
    a, b, tilt = chance.uniform(0.3, side), chance.uniform(0.3, side), chance.uniform(0, math.pi)
    angles = sorted(chance.uniform(0, 2 * math.pi) for _ in range(chance.randint(3, 12)))
    if chance.random() < 0.5:
        angles.reverse()
    return [
        (
            x + a * math.cos(t) * math.cos(tilt) - b * math.sin(t) * math.sin(tilt),
            y + a * math.cos(t) * math.sin(tilt) + b * math.sin(t) * math.cos(tilt),
        )
        for t in angles
    ]


def shares(points: list[Point], side: int) -> NDArray[np.float64]:
    """Return the share of each pixel's sample points that lie inside, by the even-odd rule."""
    middles = (np.arange(side * SAMPLES) + 0.5) / SAMPLES
    x, y = middles[None, :], middles[:, None]
    odd = np.zeros((side * SAMPLES, side * SAMPLES), bool)
    for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1], strict=True):
        odd ^= ((y0 > y) != (y1 > y)) & (x < x0 + (y - y0) * ((x1 - x0) / (y1 - y0)))
    counted: NDArray[np.float64] = odd.reshape(side, SAMPLES, side, SAMPLES).mean(axis=(1, 3))
    return counted


def channel(pixels: bytearray, side: int, x: int, y: int, shift: int) -> int:
    (word,) = struct.unpack_from("=I", pixels, 4 * (y * side + x))
    return (int(word) >> shift) & 255


def test_coverage_is_the_share_of_the_pixel_that_lies_inside() -> None:
    chance, side, raster = random.Random(1), 12, Raster()
    for _ in range(150):
        points = convex(chance, side)
        pixels = bytearray(4 * side * side)
        raster.fill(pixels, side, side, outline(points), [(0xFFFFFF, 0xFFFFFF, 0, 0, 0, 0)])
        inside = shares(points, side)
        for y in range(side):
            for x in range(side):
                alpha = channel(pixels, side, x, y, 24)
                assert abs(alpha / 255 - inside[y, x]) < 0.05
                assert channel(pixels, side, x, y, 0) == alpha


def test_nothing_is_left_for_the_next_outline() -> None:
    chance, side, raster = random.Random(2), 40, Raster()
    for _ in range(300):
        raster.fill(bytearray(4 * side * side), side, side, outline(convex(chance, side)), [(0, 0, 0, 0, 0, 0)])
    pixels = bytearray(4 * side * side)
    square = outline([(10, 10), (20, 10), (20, 20), (10, 20)])
    raster.fill(pixels, side, side, square, [(0x102030, 0x102030, 0, 0, 0, 0)])
    filled = [(x, y) for y in range(side) for x in range(side) if channel(pixels, side, x, y, 24)]
    assert filled == [(x, y) for y in range(10, 20) for x in range(10, 20)]
    assert {channel(pixels, side, x, y, 8) for x, y in filled} == {0x20}


def test_shades_run_from_the_first_point_to_the_second() -> None:
    side, pixels = 64, bytearray(4 * 64 * 64)
    square = outline([(0, 0), (64, 0), (64, 64), (0, 64)])
    Raster().fill(pixels, side, side, square, [(0xC0FF00, 0x40FF00, 16, 0, 48, 0)])
    reds = [channel(pixels, side, x, 7, 16) for x in range(side)]
    assert reds[:16] == [0xC0] * 16
    assert reds[49:] == [0x40] * 15
    assert all(a >= b for a, b in itertools.pairwise(reds))
    assert abs(reds[32] - 0x80) <= 3
    assert {channel(pixels, side, x, 7, 8) for x in range(side)} == {255}


def test_cubics_are_round() -> None:
    side, r, k = 100, 40.0, 40 * 0.5522847498307936
    quarters = [
        (1, (90, 50)), (2, (90, 50 + k)), (3, (50 + k, 90)), (3, (50, 90)), (2, (50 - k, 90)), (3, (10, 50 + k)),
        (3, (10, 50)), (2, (10, 50 - k)), (3, (50 - k, 10)), (3, (50, 10)), (2, (50 + k, 10)), (3, (90, 50 - k)),
        (3, (90, 50)),
    ]  # fmt: skip
    data = struct.pack("=i", 14) + struct.pack("=idd", 0, 90, 50)
    data += b"".join(struct.pack("=idd", kind, x, y) for kind, (x, y) in quarters) + struct.pack("=ii", 0, 0)
    pixels = bytearray(4 * side * side)
    Raster().fill(pixels, side, side, data, [(0, 0, 0, 0, 0, 0)])
    area = sum(channel(pixels, side, x, y, 24) for y in range(side) for x in range(side)) / 255
    assert area == pytest.approx(math.pi * r * r, rel=0.01)
    for y in range(side):
        for x in range(side):
            distance = math.hypot(x + 0.5 - 50, y + 0.5 - 50)
            assert not (distance < r - 1 and channel(pixels, side, x, y, 24) < 255)
            assert not (distance > r + 1 and channel(pixels, side, x, y, 24) > 0)


def test_bounds_are_checked() -> None:
    raster, square = Raster(), outline([(0, 0), (4, 0), (4, 4), (0, 4)])
    paint = (0, 0, 0.0, 0.0, 0.0, 0.0)
    for width, height in ((0, 4), (4, 0), (-1, 4), (5, 4)):
        with pytest.raises(ValueError, match="pixels"):
            raster.fill(bytearray(64), width, height, square, [paint])
    with pytest.raises(ValueError, match="fewer"):
        raster.fill(bytearray(64), 4, 4, square, [paint, paint])
    with pytest.raises(ValueError, match="fewer"):
        raster.fill(bytearray(64), 4, 4, b"", [paint])
    with pytest.raises(ValueError, match="cut short"):
        raster.fill(bytearray(64), 4, 4, square[:-1], [paint])
    raster.fill(bytearray(64), 4, 4, b"", [])
