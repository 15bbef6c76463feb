"""What the subcommands of the cube share."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

from app.cli.options import add_choice
from core.budget import read_bytes
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.puzzle import PUZZLE, CubePuzzle
from core.puzzle import InputError


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


def read_lines(path: Path) -> Iterable[tuple[str, Cube]]:
    """The positions of a file's lines, with their text; empty lines are passed over. Raises InputError."""
    try:
        lines = read_bytes(path).decode().splitlines()
    except UnicodeDecodeError:
        raise InputError(f"{path.name} is not a text file") from None
    found = False
    for number, line in enumerate(lines, 1):
        if line.strip():
            found = True
            try:
                yield line.strip(), read_position(line)
            except InputError as error:
                place = f"line {number}, {error.place}" if error.place else f"line {number}"
                raise InputError(error.message, place) from None
    if not found:
        raise InputError(f"{path.name} has no line to solve")
