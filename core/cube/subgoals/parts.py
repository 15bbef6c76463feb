"""Parts of the cube as subgoals with a depth, and scrambles to practise them."""

from __future__ import annotations

from collections.abc import Mapping

from core.cube.cubie import CORNERS, EDGES
from core.cube.metrics import Metric
from core.cube.moves import OPPOSITE, inverse_moves
from core.cube.subgoals.dominoes import Domino
from core.cube.subgoals.goal import Goal, Subgoal, rotation_of, rotation_to
from core.cube.subgoals.half_turns import HalfTurnCosets, HalfTurnGroup
from core.cube.subgoals.pieces import EdgeOrientationGoal, PiecesGoal

FACES = "URFDLB"
_AXES = "FRU"


def _edges(*names: str) -> tuple[int, ...]:
    return tuple(map(EDGES.index, names))


def _corners(*names: str) -> tuple[int, ...]:
    return tuple(map(CORNERS.index, names))


CROSS = PiecesGoal(_edges("DR", "DF", "DL", "DB"))
BLOCK = PiecesGoal(_edges("UR", "UF", "FR"), _corners("URF"))
"""Block of 2x2x2."""
FIRST_BLOCK = PiecesGoal(_edges("DL", "FL", "BL"), _corners("DLF", "DBL"))
"""Block of 1x2x3."""


def _parts(kind: str, goal: Goal, rotations: Mapping[str, int]) -> Mapping[str, Subgoal]:
    return {which: Subgoal(f"{kind} {which}", goal, rotation) for which, rotation in rotations.items()}


PARTS: Mapping[str, Mapping[str, Subgoal]] = {
    "cross": _parts("cross", CROSS, {face: rotation_to("D", face) for face in FACES}),
    "edges": _parts("edges", EdgeOrientationGoal(), {axis: rotation_to("FB", axis) for axis in _AXES}),
    "domino": _parts("domino", Domino(), {axis: rotation_to("UD", axis) for axis in _AXES}),
    "half-turn-coset": _parts("half-turn-coset", HalfTurnCosets(), {axis: rotation_to("UD", axis) for axis in _AXES}),
    "half-turns": {"all": Subgoal("half-turns", HalfTurnGroup())},
    "block": _parts("block", BLOCK, {corner: rotation_to("URF", *corner) for corner in CORNERS}),
    "first-block": _parts(
        "first-block",
        FIRST_BLOCK,
        {
            bottom + side: rotation_of(bottom, side)
            for bottom in FACES
            for side in FACES
            if side not in {bottom, OPPOSITE[bottom]}
        },
    ),
}
"""Subgoals by name, then by face, axis, corner, or the face below and the face at the side."""


def practice_scramble(part: Subgoal, metric: Metric, depth: int, seed: int) -> list[str]:
    """Return face turns to a random position with the part at a depth; raises InputError if there is none."""
    from core.cube.solve.twophase import solve

    result = solve(part.position(metric, depth, seed), 0.0)
    assert result.moves is not None
    return inverse_moves(result.moves)
