"""What a part of the cube is to reach, and the same seen from another side."""

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
    """One subgoal of a cube held upright. Depths are the least numbers of turns, whatever becomes of the rest."""

    def depth(self, cube: Cube, metric: Metric) -> int | None:
        """How far the position is from the goal; None where that is not defined."""

    def distribution(self, metric: Metric) -> Sequence[int]:
        """The cases at depth 0, 1, 2, ..."""

    def way(self, cube: Cube, metric: Metric) -> Sequence[str] | None:
        """Face turns of a shortest way there; None where the depth is not defined."""

    def position(self, metric: Metric, depth: int, seed: int) -> Cube:
        """A position drawn uniformly from all that are so deep. Raises InputError if none is, or none can be drawn."""


@dataclass(frozen=True)
class Subgoal:
    """Goal for a certain face, axis, corner or block. Positions may be held in any way: their centres decide."""

    name: str
    goal: Goal
    rotation: int = 0
    """That brings it where the goal has it."""

    def depth(self, cube: Cube, metric: Metric) -> int | None:
        """See `Goal`."""
        return self.goal.depth(self._rotate_to_goal(cube), metric)

    def distribution(self, metric: Metric) -> Sequence[int]:
        """See `Goal`: that of all parts with one goal is the same."""
        return self.goal.distribution(metric)

    def way(self, cube: Cube, metric: Metric) -> list[str] | None:
        """See `Goal`; the turns are those of the sides of the cube as it is held."""
        found = self.goal.way(self._rotate_to_goal(cube), metric)
        if found is None:
            return None
        held = Cube.rotated(cube.rotation).inverse() * Cube.rotated(self.rotation)
        return [_NAMES[held * MOVES[turn].cube * held.inverse()] for turn in found]

    def position(self, metric: Metric, depth: int, seed: int) -> Cube:
        """See `Goal`."""
        try:
            seen = self.goal.position(metric, depth, seed)
        except InputError:
            raise InputError(phrase("No case is {depth} deep of {part}", depth=depth, part=self.name)) from None
        held = Cube.rotated(self.rotation)
        return held * seen * held.inverse()

    def _rotate_to_goal(self, cube: Cube) -> Cube:
        held = Cube.rotated(self.rotation)
        return held.inverse() * cube * Cube.rotated(cube.rotation).inverse() * held


def nearer(goal: Goal, cube: Cube, metric: Metric, turns: Sequence[str] = FACE_TURNS) -> list[str] | None:
    """A shortest way by going nearer turn by turn, for a goal that knows depths at once."""
    depth, found = goal.depth(cube, metric), list[str]()
    while depth:
        for turn in turns:
            after = cube * MOVES[turn].cube
            there = goal.depth(after, metric)
            if there is not None and there == depth - metric.length((turn,)):
                cube, depth = after, there
                found.append(turn)
                break
    return None if depth is None else found


@lru_cache(maxsize=1)
def _images() -> Sequence[Mapping[str, str]]:
    """For each rotation which face comes where each face is."""
    held = [Cube.rotated(rotation) for rotation in range(24)]
    return [{face: _NAMES[one.inverse() * MOVES[face].cube * one] for face in "URFDLB"} for one in held]


def rotation_to(wanted: str, *faces: str) -> int:
    """A rotation that brings all of `faces` among the `wanted` ones."""
    return next(at for at, image in enumerate(_images()) if {image[face] for face in faces} <= set(wanted))


def rotation_of(bottom: str, side: str) -> int:
    """The rotation that brings two faces to D and L."""
    return next(at for at, image in enumerate(_images()) if image[bottom] == "D" and image[side] == "L")
