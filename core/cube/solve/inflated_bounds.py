"""Korf's search with bounds that are too large, and the distance from solved after every turn.

With a bound that never exceeds the depth, the search finds shortest solutions. A bound enlarged by a share of itself
prunes more, so that much less is searched, but the solution may be longer by that share (weighted IDA*, R. Korf,
"Linear-space best-first search", Artificial Intelligence 62, 1993).
"""

from __future__ import annotations

from dataclasses import dataclass

from core.base.control import Control
from core.cube.cubie import Cube
from core.cube.moves import position
from core.cube.solve import korf
from core.cube.solve.korf import Databases

TENTHS = (0, 1, 2, 3, 4, 5, 6, 8, 10, 15)
"""Tenths of the bound that are added to it in the trials."""
EXAMPLE = "U B2 U' D' B2 F'", 8
"""Position of depth 6 and bound 5, and the tenths with which the enlarged bound finds 7 turns."""


@dataclass(frozen=True)
class InflatedBoundTrial:
    """Search with a bound that is too large by `tenths` tenths of itself."""

    tenths: int
    moves: tuple[str, ...] | None
    """Solution found; None if the search was given up."""
    iterations: tuple[tuple[int, int], ...]
    """Depth limit of each iteration, and the number of positions it generated."""

    @property
    def generated_count(self) -> int:
        """Number of positions generated in all iterations together."""
        return sum(generated for _, generated in self.iterations)


@dataclass(frozen=True)
class Neighbour:
    """Position after a turn: the bounds of the three tables, and the depth or None if the search gave up."""

    turn: str
    bounds: tuple[int, int, int]
    depth: int | None

    @property
    def largest_bound(self) -> int:
        """Largest lower bound that one of the three tables gives."""
        return max(self.bounds)


def too_large(bound: int, tenths: int) -> int:
    """Return an enlarged bound, which is the depth of the first iteration with it."""
    return bound + bound * tenths // 10


def trial(cube: Cube, databases: Databases, tenths: int, seconds: float, control: Control) -> InflatedBoundTrial:
    """Search with a bound enlarged by `tenths` tenths for at most `seconds`."""
    result = korf.solve_misled(cube, databases, tenths, seconds, control)
    return InflatedBoundTrial(tenths, result.moves, result.iterations)


def neighbour(cube: Cube, turn: str, depth: int, databases: Databases, seconds: float, control: Control) -> Neighbour:
    """Return the position after a turn, with its distance from solved: at most one more than `depth`."""
    cube_after = position([turn], cube)
    result = korf.solve(cube_after, databases, seconds, control, lambda bound, _: bound > depth)
    distance = result.upper_bound
    if distance is None and result.lower_bound > depth:
        distance = depth + 1
    return Neighbour(turn, databases.bounds(cube_after), distance)
