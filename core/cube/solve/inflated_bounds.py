"""What Korf's search does with a bound that is too large, and how far from solved every turn leads.

A bound that never exceeds the depth finds shortest solutions only. One that is too large by a share of itself cuts off
more, so that much less is searched; what is found may be longer by that share (weighted IDA*, R. Korf, "Linear-space
best-first search", Artificial Intelligence 62, 1993).
"""

from __future__ import annotations

from dataclasses import dataclass

from core.base.control import Control
from core.cube.cubie import Cube
from core.cube.moves import position
from core.cube.solve import korf
from core.cube.solve.korf import Databases

TENTHS = (0, 1, 2, 3, 4, 5, 6, 8, 10, 15)
"""Of the bound, that are added to it."""
EXAMPLE = "U B2 U' D' B2 F'", 8
"""A position of depth 6 and bound 5, for which a bound too large by so many tenths finds 7 turns."""


@dataclass(frozen=True)
class InflatedBoundTrial:
    """Search with a bound that is too large by `tenths` tenths of itself."""

    tenths: int
    moves: tuple[str, ...] | None
    """None if it was given up."""
    iterations: tuple[tuple[int, int], ...]
    """How deep each went, and how many positions it generated."""

    @property
    def generated_count(self) -> int:
        """Number of positions generated in all iterations together."""
        return sum(generated for _, generated in self.iterations)


@dataclass(frozen=True)
class Neighbour:
    """The position after a turn: what each of the three tables says, and its depth; None where that was given up."""

    turn: str
    bounds: tuple[int, int, int]
    depth: int | None

    @property
    def largest_bound(self) -> int:
        """Largest lower bound that one of the three tables gives."""
        return max(self.bounds)


def too_large(bound: int, tenths: int) -> int:
    """What a bound becomes: the depth of the first iteration that is tried with it."""
    return bound + bound * tenths // 10


def trial(cube: Cube, databases: Databases, tenths: int, seconds: float, control: Control) -> InflatedBoundTrial:
    """Search with such a bound for so many seconds at most."""
    found = korf.solve_misled(cube, databases, tenths, seconds, control)
    return InflatedBoundTrial(tenths, found.moves, found.iterations)


def neighbour(cube: Cube, turn: str, depth: int, databases: Databases, seconds: float, control: Control) -> Neighbour:
    """How far from solved a turn leads from a position of depth `depth`: at most one farther."""
    there = position([turn], cube)
    found = korf.solve(there, databases, seconds, control, lambda bound, _: bound > depth)
    known = found.upper_bound
    if known is None and found.lower_bound > depth:
        known = depth + 1
    return Neighbour(turn, databases.bounds(there), known)
