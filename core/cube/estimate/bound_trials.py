"""Cost and gain of the network's estimate as a bound of a search; not used for proofs.

The network's mean depth, less some turns and rounded down, is compared with Korf's tables. It is no bound: it may be
too large, and then a search that trusts it finds a longer solution, or finds one later. Where it is right it prunes far
more than tables do, and takes far longer.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import floor
from typing import NamedTuple

from core.cube.cubie import Cube
from core.cube.estimate.network import DepthNetwork, NetworkHead
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS, MOVES, OPPOSITE
from core.cube.solve.korf import Databases

BATCH = 4096
"""Number of positions in one pass of the network."""

Bounds = Callable[[Sequence[Cube]], Sequence[int]]


class BoundTrial(NamedTuple):
    """Result of one search of a position with a given bound."""

    depth: int
    length: int
    """Length of the solution found; 0 if the search gave up."""
    generated: int
    seconds: float
    """CPU time of the process."""


def search(cube: Cube, depth: int, bounds: Bounds, most: int) -> BoundTrial:
    """Search a position by iterative deepening, breadth-first within each iteration, in half turns.

    An iteration expands every position for which turns made + bound are within its limit, without sequences that repeat
    others. The search gives up beyond `most` generated positions.
    """
    started = time.process_time()
    limit, generated = (0 if cube.solved else max(1, bounds([cube])[0])), 0
    while limit:
        level = [(cube, "")]
        for length in range(1, limit + 1):
            successors = [(one * MOVES[turn].cube, turn[0]) for one, face in level for turn in FACE_TURNS
                     if turn[0] != face and not (face and turn[0] == OPPOSITE[face] and turn[0] in "URF")]  # fmt: skip
            generated += len(successors)
            if generated > most:
                return BoundTrial(depth, 0, generated, time.process_time() - started)
            if any(one.solved for one, _ in successors):
                return BoundTrial(depth, length, generated, time.process_time() - started)
            estimates = bounds([one for one, _ in successors])
            level = [one for one, bound in zip(successors, estimates, strict=True) if length + bound <= limit]
        limit += 1
    return BoundTrial(depth, 0, 0, time.process_time() - started)


def by_tables(databases: Databases) -> Bounds:
    """Return the bound of Korf's three tables, which is never too large."""
    return lambda cubes: [databases.bound(cube) for cube in cubes]


def by_estimate(databases: Databases, network: DepthNetwork, head: NetworkHead, margin: int) -> Bounds:
    """Return the larger of the tables' bound and the network's mean depth less `margin`, rounded down."""
    import numpy as np

    def bounds(cubes: Sequence[Cube]) -> Sequence[int]:
        found: list[int] = []
        for first in range(0, len(cubes), BATCH):
            part = cubes[first : first + BATCH]
            shares = network.shares(part, Metric.HTM, head)
            means = shares @ np.arange(shares.shape[1], dtype=np.float32)
            said = [floor(one - margin) for one in means.tolist()]
            found += [max(databases.bound(cube), one) for cube, one in zip(part, said, strict=True)]
        return found

    return bounds
