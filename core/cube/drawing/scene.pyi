"""The cube in perspective, without any drawing library: what to fill, in which order, and what lies under a point.

The cube has its centre at the origin and edges of `size` units; x points right, y up, z towards the viewer at yaw and
pitch 0. Pixels count right and down. A cube in mid-turn is at most three convex slabs that planes perpendicular to the
axis separate; drawn by decreasing distance from the eye, each without its averted faces, they hide exactly what is
hidden.
"""

from typing import NamedTuple, Self

BODY: int
"""A cubie's body, or the core between the cubies."""
PLATE: int
"""The flat part of a cubie's face on the outside of the cube."""
CUT: int
"""The flat part of a cubie's face on the inside, laid open by a turn."""
BEVEL: int
"""The rim of a sticker on one of its four sides; `light` is the rim's light, `x0` that of the sticker's top."""
STICKER: int
"""The top of a sticker, shaded from the pixel x0, y0 on its lit side to x1, y1."""

class Slab(NamedTuple):
    """Layers first..last, and whether they are the turning ones."""

    first: int
    last: int
    turning: bool

class Item(NamedTuple):
    """One outline to fill."""

    kind: int
    colour: int
    """The sticker's value in `facelets`; -1 for plastic."""
    light: float
    """Cosine between the surface and the light, -1..1."""
    x0: float
    y0: float
    x1: float
    y1: float

class Hit(NamedTuple):
    """What lies under a pixel: a face's index in URFDLB, row and column as facelets count them, and the point."""

    face: int
    row: int
    column: int
    point: tuple[float, float, float]

class Grip(NamedTuple):
    """The layer a drag turns, and how far the gripped point moves in pixels for a clockwise quarter, at its start."""

    axis: int
    layer: int
    slope_x: float
    slope_y: float

class Scene:
    """A cube of `size` layers, 2..7, seen by a camera that looks at its centre. ValueError for another size."""

    size: int
    yaw: float
    pitch: float
    radius: float
    """As told to `look` and `fit`."""

    def __new__(cls, size: int = 3) -> Self: ...
    def look(self, yaw: float, pitch: float) -> None:
        """Place the eye, in radians: yaw to the right about y, then pitch above the horizon."""
    def fit(self, x: float, y: float, radius: float) -> None:
        """Put the centre on a pixel and keep a ball that just about holds the cube within `radius` pixels of it."""
    def project(self, x: float, y: float, z: float) -> tuple[float, float]:
        """The pixel of a point."""
    def ground(self, radius: float, height: float) -> tuple[float, float]:
        """Half the width and height in pixels of a level disc of `radius` about the vertical axis, at y = `height`."""
    def order(self, axis: int, layers: tuple[int, ...]) -> list[Slab]:
        """The slabs to draw, the farthest first, while `layers` along `axis` turn. One slab if there are none."""
    def slab(
        self, facelets: bytes, axis: int, first: int, last: int, quarters: float = 0.0
    ) -> tuple[list[Item], bytes]:
        """What to fill of layers first..last, turned clockwise by `quarters` about `axis`, in drawing order.

        `facelets` holds 6 * size**2 colours in the order URFDLB. The bytes hold one outline for each item, each in
        the serial form of a QPainterPath: int32 count, then for each element int32 kind (0 move, 1 line, 2 and 3 the
        points of a cubic) and two doubles, then int32 start and int32 fill rule, all in native byte order. ValueError
        if sizes do not match.
        """
    def pick(self, x: float, y: float) -> Hit | None:
        """What lies under a pixel of the cube at rest."""
    def grip(self, hit: Hit, dx: float, dy: float) -> Grip:
        """The layer whose turning moves the point hit, within its face, most nearly along the drag dx, dy."""
