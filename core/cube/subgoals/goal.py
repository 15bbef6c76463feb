"""Subgoals for a part of the cube, and their images under rotation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from core.base.puzzle import InputError
from core.base.words import phrase
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS, MOVES

_NAMES = {MOVES[turn].cube: turn for turn in FACE_TURNS}


class Goal(Protocol):
    """Interface of a subgoal for an upright cube; depths are numbers of turns, whatever the rest becomes."""

    def depth(self, cube: Cube, metric: Metric) -> int | None:
        """Return the least number of turns to the goal; None where that is not defined."""

    def distribution(self, metric: Metric) -> Sequence[int]:
        """Return the number of cases at depth 0, 1, 2, ..."""

    def way(self, cube: Cube, metric: Metric) -> Sequence[str] | None:
        """Return face turns of a shortest sequence to the goal; None where the depth is not defined."""

    def position(self, metric: Metric, depth: int, seed: int) -> Cube:
        """Return a uniformly drawn position of a depth; raises InputError if none exists or can be drawn."""


@dataclass(frozen=True)
class Subgoal:
    """Goal for a certain face, axis, corner or block of a cube in any orientation, defined by its centres."""

    name: str
    goal: Goal
    rotation: int = 0
    """Rotation that brings the part to where the goal has it."""

    def depth(self, cube: Cube, metric: Metric) -> int | None:
        """Return the depth; see `Goal`."""
        return self.goal.depth(self._rotate_to_goal(cube), metric)

    def distribution(self, metric: Metric) -> Sequence[int]:
        """Return the counts by depth; all parts with one goal share them; see `Goal`."""
        return self.goal.distribution(metric)

    def way(self, cube: Cube, metric: Metric) -> list[str] | None:
        """Return a shortest sequence in the turns of the cube as oriented; see `Goal`."""
        solution = self.goal.way(self._rotate_to_goal(cube), metric)
        if solution is None:
            return None
        orientation = Cube.rotated(cube.rotation).inverse() * Cube.rotated(self.rotation)
        return [_NAMES[orientation * MOVES[turn].cube * orientation.inverse()] for turn in solution]

    def position(self, metric: Metric, depth: int, seed: int) -> Cube:
        """Return a random position of a depth; see `Goal`."""
        try:
            unrotated = self.goal.position(metric, depth, seed)
        except InputError:
            raise InputError(phrase("{part} has no case at depth {depth}", depth=depth, part=self.name)) from None
        orientation = Cube.rotated(self.rotation)
        return orientation * unrotated * orientation.inverse()

    def _rotate_to_goal(self, cube: Cube) -> Cube:
        held = Cube.rotated(self.rotation)
        return held.inverse() * cube * Cube.rotated(cube.rotation).inverse() * held


def nearer(goal: Goal, cube: Cube, metric: Metric, turns: Sequence[str] = FACE_TURNS) -> list[str] | None:
    """Return a shortest sequence by turns that each lead nearer, for a goal whose depths are tabulated."""
    depth, solution = goal.depth(cube, metric), list[str]()
    while depth:
        for turn in turns:
            after = cube * MOVES[turn].cube
            depth_after = goal.depth(after, metric)
            if depth_after is not None and depth_after == depth - metric.length((turn,)):
                cube, depth = after, depth_after
                solution.append(turn)
                break
    return None if depth is None else solution


@lru_cache(maxsize=1)
def _images() -> Sequence[Mapping[str, str]]:
    """Return, for each rotation, the face that each face is turned into."""
    orientations = [Cube.rotated(rotation) for rotation in range(24)]
    return [
        {face: _NAMES[orientation.inverse() * MOVES[face].cube * orientation] for face in "URFDLB"}
        for orientation in orientations
    ]


def rotation_to(wanted: str, *faces: str) -> int:
    """Return a rotation that brings all of `faces` among the `wanted` ones."""
    return next(rotation for rotation, image in enumerate(_images()) if {image[face] for face in faces} <= set(wanted))


def rotation_of(bottom: str, side: str) -> int:
    """Return the rotation that brings two faces to D and L."""
    return next(rotation for rotation, image in enumerate(_images()) if image[bottom] == "D" and image[side] == "L")
