"""Drawing a scramble: some milliseconds in a worker, the first time a third of a second."""

from __future__ import annotations

from typing import NamedTuple

from core.control import Control
from core.cube.cubie import Cube
from core.cube.puzzle import CubePuzzle


class Scrambled(NamedTuple):
    """A scramble, and the cube it leads to."""

    puzzle: CubePuzzle
    seed: int
    moves: list[str]
    cube: Cube


def scrambled(puzzle: CubePuzzle, seed: int, _control: Control) -> Scrambled:
    """The scramble of a seed."""
    moves, cube = puzzle.opening_moves(seed), puzzle.solved
    for move in moves:
        cube = puzzle.apply(cube, move)[0]
    return Scrambled(puzzle, seed, moves, cube)
