"""Positions near the solved cube, by breadth-first search."""

from __future__ import annotations

from functools import cache

from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.puzzle import PUZZLE
from core.cube.solve.survey import compass_turns

DEEP = 4


@cache
def depths(metric: Metric) -> dict[Cube, int]:
    """Return every position up to depth `DEEP` with its depth."""
    depth_by_cube, layer = {PUZZLE.solved: 0}, [PUZZLE.solved]
    for depth in range(1, DEEP + 1):
        following = []
        for cube in layer:
            for turn in compass_turns(PUZZLE, cube, metric):
                after = PUZZLE.apply(cube, turn)[0]
                if after not in depth_by_cube:
                    depth_by_cube[after] = depth
                    following.append(after)
        layer = following
    return depth_by_cube
