"""What the subcommands of the cube share."""

from __future__ import annotations

import argparse

from app.cli.options import add_choice
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.puzzle import PUZZLE, CubePuzzle


def add_metric(parser: argparse.ArgumentParser, text: str = "count half turns as one or as two") -> None:
    """The option --metric, which is the same wherever it is left out."""
    add_choice(parser, "--metric", Metric.HTM, text)


def read_position(text: str, puzzle: CubePuzzle = PUZZLE) -> Cube:
    """The position of facelets, or the one that moves make of a solved cube."""
    given = puzzle.read(text)
    if isinstance(given, Cube):
        return given
    cube = puzzle.solved
    for move in given:
        cube = puzzle.apply(cube, move)[0]
    return cube
