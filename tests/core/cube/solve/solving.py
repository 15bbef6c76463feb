"""Positions to solve, and brute force for comparison."""

from __future__ import annotations

import random
from functools import cache

from core.cube.cubie import Cube
from core.cube.moves import FACE_TURNS, MOVES

TURNS = {"htm": FACE_TURNS, "qtm": tuple(move for move in FACE_TURNS if not move.endswith("2"))}


def random_cube(source: random.Random) -> Cube:
    """Return a uniformly random position, drawn again until the parities agree."""
    while True:
        corners, edges = list(range(8)), list(range(12))
        source.shuffle(corners)
        source.shuffle(edges)
        twists = [source.randrange(3) for _ in range(7)]
        flips = [source.randrange(2) for _ in range(11)]
        twists.append(-sum(twists) % 3)
        flips.append(sum(flips) % 2)
        try:
            return Cube.from_pieces(corners, twists, edges, flips)
        except ValueError:
            continue


@cache
def depths(metric: str, deepest: int) -> dict[Cube, int]:
    """Return every position up to a depth with its depth, by breadth-first search."""
    depth_by_cube = {Cube(): 0}
    layer = [Cube()]
    for depth in range(1, deepest + 1):
        following = []
        for cube in layer:
            for move in TURNS[metric]:
                after = cube * MOVES[move].cube
                if after not in depth_by_cube:
                    depth_by_cube[after] = depth
                    following.append(after)
        layer = following
    return depth_by_cube


CLASSES = {"htm": (1, 2, 9, 75, 934, 12_077), "qtm": (1, 1, 5, 25, 219, 1_978, 18_395)}
"""Number of positions at each depth up to the 48 symmetries (cube20.org; OEIS A080629, A080630)."""


@cache
def representatives(metric: str, deepest: int) -> list[list[Cube]]:
    """Return one position of every symmetry class, by depth, breadth first.

    Conjugation by the 48 symmetries permutes the turns of a metric, so it keeps the depth. A mirror image is the
    product of the mirrored turns; each position is stored together with its mirror image.
    """
    rotations = [(Cube.rotated(rotation).inverse(), Cube.rotated(rotation)) for rotation in range(24)]
    seen: set[Cube] = set()
    layers_found = [[Cube()]]
    layer = [(Cube(), Cube())]
    seen.update(layer[0])
    for _ in range(deepest):
        following = []
        for cube, mirror in layer:
            for move in TURNS[metric]:
                after = cube * MOVES[move].cube
                if after in seen:
                    continue
                image = mirror * MOVES[_mirrored(move)].cube
                for back, there in rotations:
                    seen.add(back * after * there)
                    seen.add(back * image * there)
                following.append((after, image))
        layer = following
        layers_found.append([cube for cube, _ in layer])
    return layers_found


def _mirrored(move: str) -> str:
    """Return the turn mirrored between the sides R and L."""
    face = {"R": "L", "L": "R"}.get(move[0], move[0])
    return face + {"": "'", "'": "", "2": "2"}[move[1:]]
