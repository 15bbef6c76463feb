"""Small tables, made once a session, and a plain reference for the cosets that they index."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations

from core.cube.cubie import Cube
from core.cube.solve.table import CosetTable, generate

TURNS = {"htm": list(range(18)), "qtm": [t for t in range(18) if t % 3 != 1]}
TURNED = [Cube.turned(t) for t in range(18)]
MIDDLE = range(8, 12)


@cache
def small_table(metric: str, base: int | None = None) -> CosetTable:
    """Return a small table; a low `base` makes it shallow, with exact entries near solved."""
    table = generate("small", metric, threads=2, base=base)
    assert table is not None
    return table


@cache
def shallow_table(metric: str, size: str = "small") -> CosetTable:
    """Return a table that knows depths up to 4 only; it is made in a second, and its bounds are valid."""
    if size == "small":
        return small_table(metric, 2)
    table = generate(size, metric, threads=2, base=2)
    assert table is not None
    return table


def coset(cube: Cube, size: str) -> tuple[object, ...]:
    """Return the part of a position that a table of this size distinguishes, seen along UD."""
    slice_flips = size != "medium"
    other_flips = size != "small"
    flips = cube.flips
    if size == "big":
        first = next(flip for edge, flip in zip(cube.edges, flips, strict=True) if edge in MIDDLE)
        flips = tuple(flip ^ first if edge in MIDDLE else flip for edge, flip in zip(cube.edges, flips, strict=True))
    return (
        tuple(corner < 4 for corner in cube.corners),
        cube.twists,
        size != "small" or is_odd(cube),
        tuple(
            (edge in MIDDLE, flip if (slice_flips if edge in MIDDLE else other_flips) else None)
            for edge, flip in zip(cube.edges, flips, strict=True)
        ),
    )


def is_odd(cube: Cube) -> bool:
    """Return whether the corners are an odd permutation."""
    return sum(a > b for a, b in combinations(cube.corners, 2)) % 2 == 1


def coset_depths(size: str, metric: str, depth: int) -> list[list[Cube]]:
    """Return a position of each coset at each distance up to `depth`, breadth first."""
    seen = {coset(Cube(), size)}
    levels = [[Cube()]]
    for _ in range(depth):
        next_level = []
        for cube in levels[-1]:
            for turn in TURNS[metric]:
                child = cube * TURNED[turn]
                key = coset(child, size)
                if key not in seen:
                    seen.add(key)
                    next_level.append(child)
        levels.append(next_level)
    return levels


def scrambled(metric: str, length: int, rng: random.Random) -> tuple[Cube, list[int]]:
    """Return a position after `length` random turns, and the turns."""
    cube, turns = Cube(), []
    for _ in range(length):
        turns.append(rng.choice(TURNS[metric]))
        cube = cube * TURNED[turns[-1]]
    return cube, turns
