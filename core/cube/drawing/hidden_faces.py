"""Stickers of the faces averted from the viewer, drawn so far off the cube that they are visible."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from typing import NamedTuple

from core.cube.cubie import FACES
from core.cube.drawing.scene import Scene
from core.cube.painted_net import FRAMES

LOW, HIGH = 0.06, 0.94
"""Edges of a sticker, as shares of the edge of a cubie."""

Vector = tuple[float, float, float]
Point = tuple[float, float]


class HiddenSticker(NamedTuple):
    """Sticker of a face that is averted from the viewer.

    It has the index of its colour in URFDLB, and its corners in pixels, in order round it.
    """

    colour: int
    corners: tuple[Point, Point, Point, Point]


def hidden_stickers(
    scene: Scene, facelets: bytes, axis: int, layers: tuple[int, ...], quarters: float, off: float
) -> Iterator[HiddenSticker]:
    """Yield the stickers that are averted from the viewer, moved outwards by `off` edges of the cube.

    The `layers` along `axis` are turned clockwise by `quarters`.
    """
    size = scene.size
    half, angle = size / 2, quarters * pi / 2
    turn = (cos(angle), sin(angle))
    for number, face in enumerate(FACES):
        out, along, down = FRAMES[face]
        for place in range(size**2):
            row, column = divmod(place, size)
            middle = (half - 0.5) * out[axis] + (column + 0.5 - half) * along[axis] + (row + 0.5 - half) * down[axis]
            turning = round(middle + half - 0.5) in layers
            corners = []
            for x, y in ((LOW, LOW), (HIGH, LOW), (HIGH, HIGH), (LOW, HIGH)):
                a, d, o = column + x - half, row + y - half, half + off * size
                x_, y_, z_ = (o * out[i] + a * along[i] + d * down[i] for i in range(3))
                point = _rotate_point((x_, y_, z_), axis, turn) if turning else (x_, y_, z_)
                corners.append(scene.project(*point))
            if _area(corners) < 0:
                first, second, third, fourth = corners
                yield HiddenSticker(facelets[number * size**2 + place], (first, second, third, fourth))


def _rotate_point(point: Vector, axis: int, turn: tuple[float, float]) -> Vector:
    """Return a point after a clockwise turn, seen from the positive end of the axis.

    `turn` is the cosine and sine of the angle.
    """
    b, c = (axis + 1) % 3, (axis + 2) % 3
    rotated = list(point)
    rotated[b], rotated[c] = turn[0] * point[b] + turn[1] * point[c], turn[0] * point[c] - turn[1] * point[b]
    return rotated[0], rotated[1], rotated[2]


def _area(corners: list[Point]) -> float:
    """Return twice the signed area: positive if the corners run clockwise on the screen.

    Seen from outside the cube, they do.
    """
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(corners, [*corners[1:], corners[0]], strict=True))
