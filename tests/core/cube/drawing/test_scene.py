"""The drawing order agrees with ray casting at each pixel; picking and dragging invert the projection."""

from __future__ import annotations

import math
import random
import struct

import pytest

from core.cube.drawing.scene import CUT, STICKER, Item, Scene
from tests.core.cube.reference import NORMALS, WAYS

Point = tuple[float, float]
Vector = tuple[float, float, float]
DISTANCE = 3.4


def outlines(data: bytes) -> list[list[Point]]:
    """Return the points of each outline; control points stand for the curves of small corners."""
    all_outlines, offset = [], 0
    while offset < len(data):
        (count,) = struct.unpack_from("=i", data, offset)
        elements = [struct.unpack_from("=idd", data, offset + 4 + 20 * i) for i in range(count)]
        assert elements[0][0] == 0
        assert all(kind in (1, 2, 3) for kind, _, _ in elements[1:])
        all_outlines.append([(x, y) for _, x, y in elements])
        offset += 4 + 20 * count + 8
    assert offset == len(data)
    return all_outlines


def inside(polygon: list[Point], x: float, y: float) -> bool:
    crossings = False
    for (x0, y0), (x1, y1) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
            crossings = not crossings
    return crossings


def turned(v: Vector, axis: int, quarters: float) -> Vector:
    """Return `v` rotated clockwise as seen from the positive end of the axis."""
    angle = -quarters * math.pi / 2
    b, c = (axis + 1) % 3, (axis + 2) % 3
    out = list(v)
    out[b] = math.cos(angle) * v[b] - math.sin(angle) * v[c]
    out[c] = math.sin(angle) * v[b] + math.cos(angle) * v[c]
    return out[0], out[1], out[2]


def ray(yaw: float, pitch: float, size: int, x: float, y: float, focal: float) -> tuple[Vector, Vector]:
    """Return eye and direction of the ray through a pixel, by rotating the camera."""

    def world(v: Vector) -> Vector:
        return turned(turned(v, 0, pitch / (math.pi / 2)), 1, -yaw / (math.pi / 2))

    return world((0, 0, DISTANCE * size)), world((x / focal, -y / focal, -1))


def nearest(
    eye: Vector, way: Vector, size: int, axis: int, layers: set[int], quarters: float
) -> tuple[float, int, int, float] | None:
    """Return distance, face, sticker and offset where a ray first meets a cubie; face -1 is a cut."""
    best: tuple[float, int, int, float] | None = None
    half = size / 2
    for layer in range(size):
        back = -quarters if layer in layers else 0.0
        e, w = turned(eye, axis, back), turned(way, axis, back)
        for k in range(3):
            for side in (-1, 1):
                level = side * half if k != axis else layer - half + (side + 1) / 2
                if abs(w[k]) < 1e-12 or side * w[k] >= 0:
                    continue
                t = (level - e[k]) / w[k]
                p = [e[i] + t * w[i] for i in range(3)]
                low = [layer - half if i == axis else -half for i in range(3)]
                high = [layer + 1 - half if i == axis else half for i in range(3)]
                if any(not low[i] <= p[i] <= high[i] for i in range(3) if i != k) or (best and t >= best[0]):
                    continue
                face = next(i for i, f in enumerate("URFDLB") if NORMALS[f][k] == side)
                column, row = WAYS["URFDLB"[face]]
                s = sum(p[i] * column[i] for i in range(3)) + half
                r = sum(p[i] * row[i] for i in range(3)) + half
                off = max(abs(s - math.floor(s) - 0.5), abs(r - math.floor(r) - 0.5))
                cut = abs(abs(level) - half) > 1e-9
                best = t, -1 if cut else face, (face * size + int(r)) * size + int(s), off
    return best


def drawn(scene: Scene, axis: int, layers: tuple[int, ...], quarters: float) -> list[tuple[Item, list[Point]]]:
    colours = bytes(range(6 * scene.size**2))
    found: list[tuple[Item, list[Point]]] = []
    for slab in scene.order(axis, layers):
        items, data = scene.slab(colours, axis, slab.first, slab.last, quarters if slab.turning else 0.0)
        found += zip(items, outlines(data), strict=True)
    return found


@pytest.mark.parametrize("size", [2, 3])
def test_what_is_drawn_last_is_what_a_ray_meets_first(size: int) -> None:
    chance = random.Random(size)
    scene = Scene(size)
    focal = 300 / math.tan(math.asin(0.86 / DISTANCE))
    stickers = 0
    for _ in range(60):
        yaw, pitch = chance.uniform(-math.pi, math.pi), chance.uniform(-1.4, 1.4)
        axis, quarters = chance.randrange(3), chance.uniform(-2, 2)
        layers = tuple(sorted(chance.sample(range(size), chance.randint(1, size))))
        scene.look(yaw, pitch)
        scene.fit(0, 0, 300)
        shapes = drawn(scene, axis, layers, quarters)
        for _ in range(60):
            x, y = chance.uniform(-250, 250), chance.uniform(-250, 250)
            met = nearest(*ray(yaw, pitch, size, x, y, focal), size, axis, set(layers), quarters)
            top = next((item for item, shape in reversed(shapes) if inside(shape, x, y)), None)
            if met is None:
                assert top is None
            elif met[3] < 0.38:
                assert top is not None
                assert top.kind == (STICKER if met[1] >= 0 else CUT)
                assert met[1] < 0 or top.colour == met[2]
                stickers += met[1] >= 0
    assert stickers > 300


@pytest.mark.parametrize("size", [2, 3])
def test_picking_finds_the_sticker_a_ray_meets(size: int) -> None:
    chance = random.Random(size)
    scene = Scene(size)
    focal = 300 / math.tan(math.asin(0.86 / DISTANCE))
    hits = 0
    for _ in range(2000):
        yaw, pitch = chance.uniform(-math.pi, math.pi), chance.uniform(-1.4, 1.4)
        scene.look(yaw, pitch)
        scene.fit(40, 50, 300)
        x, y = chance.uniform(-300, 300), chance.uniform(-300, 300)
        met = nearest(*ray(yaw, pitch, size, x, y, focal), size, 0, set(), 0)
        hit = scene.pick(40 + x, 50 + y)
        if met is None or hit is None:
            assert met is None
            assert hit is None
            continue
        assert (hit.face * size + hit.row) * size + hit.column == met[2]
        assert scene.project(*hit.point) == pytest.approx((40 + x, 50 + y))
        hits += 1
    assert hits > 500


def test_a_grip_moves_along_the_drag() -> None:
    """A grip turns along the drag: its slope is the point's speed on the screen, along the better axis."""
    chance = random.Random(1)
    scene = Scene(3)
    for _ in range(500):
        scene.look(chance.uniform(-3, 3), chance.uniform(-1.3, 1.3))
        scene.fit(0, 0, 300)
        hit = scene.pick(chance.uniform(-150, 150), chance.uniform(-150, 150))
        if hit is None:
            continue
        dx, dy = chance.uniform(-1, 1), chance.uniform(-1, 1)
        grip = scene.grip(hit, dx, dy)
        normal = {"U": 1, "R": 0, "F": 2, "D": 1, "L": 0, "B": 2}["URFDLB"[hit.face]]
        slopes = {}
        for axis in {0, 1, 2} - {normal}:
            ahead, behind = turned(hit.point, axis, 1e-5), turned(hit.point, axis, -1e-5)
            # a turn also lifts the point off its face: left out
            on_face = [[p if k != normal else hit.point[k] for k, p in enumerate(end)] for end in (behind, ahead)]
            a, b = (scene.project(*end) for end in on_face)
            slopes[axis] = ((b[0] - a[0]) / 2e-5, (b[1] - a[1]) / 2e-5)
        aligned = {k: abs(dx * sx + dy * sy) / math.hypot(sx, sy) for k, (sx, sy) in slopes.items()}
        assert grip.axis == max(aligned, key=lambda k: aligned[k])
        assert (grip.slope_x, grip.slope_y) == pytest.approx(slopes[grip.axis], rel=1e-3, abs=1e-3)
        assert grip.layer == int(hit.point[grip.axis] + 1.5)


def test_slabs_come_far_to_near() -> None:
    scene = Scene(3)
    scene.look(0.5, 0.5)
    assert scene.order(1, ()) == [(0, 2, False)]
    assert scene.order(1, (2,)) == [(0, 1, False), (2, 2, True)]
    assert scene.order(1, (1,)) == [(0, 0, False), (1, 1, True), (2, 2, False)]
    scene.look(0.5, -0.5)
    assert scene.order(1, (1,)) == [(2, 2, False), (1, 1, True), (0, 0, False)]
    scene.look(0.5, 0.0)
    assert scene.order(1, (1,))[-1] == (1, 1, True)


def test_bounds_are_checked() -> None:
    for size in (1, 8):
        with pytest.raises(ValueError, match="size"):
            Scene(size)
    scene = Scene(3)
    with pytest.raises(ValueError, match="facelets"):
        scene.slab(bytes(24), 0, 0, 2)
    for axis, first, last in ((3, 0, 2), (0, 0, 3), (0, -1, 2), (0, 2, 1)):
        with pytest.raises(ValueError, match="axis"):
            scene.slab(bytes(54), axis, first, last)
