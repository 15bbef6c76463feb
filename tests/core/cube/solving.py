"""Positions to solve, and brute force to compare with."""

from __future__ import annotations

import random
from functools import cache

from core.cube.cubie import Cube
from core.cube.moves import FACE_TURNS, MOVES

TURNS = {"htm": FACE_TURNS, "qtm": tuple(move for move in FACE_TURNS if not move.endswith("2"))}


def random_cube(source: random.Random) -> Cube:
    """A position drawn uniformly, by trying until the parities agree."""
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
    """Every position to that depth, by breadth-first search."""
    found = {Cube(): 0}
    layer = [Cube()]
    for depth in range(1, deepest + 1):
        following = []
        for cube in layer:
            for move in TURNS[metric]:
                after = cube * MOVES[move].cube
                if after not in found:
                    found[after] = depth
                    following.append(after)
        layer = following
    return found
