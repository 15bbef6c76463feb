"""Reference cube of 54 stickers in space, turned by rotating coordinates, without cubies."""

from __future__ import annotations

Vector = tuple[int, int, int]

NORMALS: dict[str, Vector] = {
    "U": (0, 1, 0), "R": (1, 0, 0), "F": (0, 0, 1), "D": (0, -1, 0), "L": (-1, 0, 0), "B": (0, 0, -1),
}  # fmt: skip
# For each face the ways its columns and rows run, as one looks at it.
WAYS: dict[str, tuple[Vector, Vector]] = {
    "U": ((1, 0, 0), (0, 0, 1)),
    "R": ((0, 0, -1), (0, -1, 0)),
    "F": ((1, 0, 0), (0, -1, 0)),
    "D": ((1, 0, 0), (0, 0, -1)),
    "L": ((0, 0, 1), (0, -1, 0)),
    "B": ((-1, 0, 0), (0, -1, 0)),
}

# axis, clockwise quarters seen from the axis' positive end, coordinates of the layers that turn
KINDS: dict[str, tuple[int, int, set[int]]] = {
    "U": (1, 1, {1}), "R": (0, 1, {1}), "F": (2, 1, {1}), "D": (1, -1, {-1}), "L": (0, -1, {-1}), "B": (2, -1, {-1}),
    "M": (0, -1, {0}), "E": (1, -1, {0}), "S": (2, 1, {0}),
    "Uw": (1, 1, {0, 1}), "Rw": (0, 1, {0, 1}), "Fw": (2, 1, {0, 1}),
    "Dw": (1, -1, {0, -1}), "Lw": (0, -1, {0, -1}), "Bw": (2, -1, {0, -1}),
    "x": (0, 1, {-1, 0, 1}), "y": (1, 1, {-1, 0, 1}), "z": (2, 1, {-1, 0, 1}),
}  # fmt: skip
AMOUNTS = {"": 1, "2": 2, "'": 3}
ALL_MOVES = [kind + amount for kind in KINDS for amount in AMOUNTS]


def clockwise(v: Vector, axis: int) -> Vector:
    """Return `v` after a quarter turn clockwise as seen from the positive end of the axis."""
    b, c = (axis + 1) % 3, (axis + 2) % 3
    turned = [0, 0, 0]
    turned[axis], turned[b], turned[c] = v[axis], v[c], -v[b]
    return turned[0], turned[1], turned[2]


def places() -> list[tuple[Vector, Vector]]:
    """Return position and normal of the 54 stickers in facelet order."""
    stickers = []
    for face in "URFDLB":
        n, (column, row) = NORMALS[face], WAYS[face]
        for i in (-1, 0, 1):
            for j in (-1, 0, 1):
                point = [n[k] + i * row[k] + j * column[k] for k in range(3)]
                stickers.append(((point[0], point[1], point[2]), n))
    return stickers


PLACES = places()
INDEX = {place: i for i, place in enumerate(PLACES)}


class StickerCube:
    """Reference cube: 54 letters, and the moves."""

    def __init__(self) -> None:
        self.letters = [face for face in "URFDLB" for _ in range(9)]

    def turn(self, axis: int, quarters: int, layers: set[int]) -> None:
        turned = list(self.letters)
        for i, (position, normal) in enumerate(PLACES):
            if position[axis] in layers:
                p, n = position, normal
                for _ in range(quarters % 4):
                    p, n = clockwise(p, axis), clockwise(n, axis)
                turned[INDEX[p, n]] = self.letters[i]
        self.letters = turned

    def move(self, name: str) -> None:
        kind = name.rstrip("2'")
        axis, quarters, layers = KINDS[kind]
        self.turn(axis, quarters * AMOUNTS[name[len(kind) :]], layers)

    def text(self) -> str:
        return "".join(self.letters)
