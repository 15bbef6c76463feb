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


def add_positions(parser: argparse.ArgumentParser, verb: str) -> None:
    """Moves or facelets, or a file with a position a line."""
    parser.add_argument("text", nargs="*", metavar="MOVES", help="moves from a solved cube, or 54 facelets")
    parser.add_argument("--file", type=Path, metavar="FILE", help=f"{verb} every line of a file instead")


def positions(arguments: argparse.Namespace, verb: str) -> Iterable[tuple[str, Cube]]:
    """What `add_positions` was given, with its text. Raises InputError unless it is the one or the other."""
    text = " ".join(arguments.text)
    if bool(text.strip()) == (arguments.file is not None):
        raise InputError(f"Write moves or 54 facelets to {verb}, or --file FILE" + (", not both" if text else ""))
    return read_lines(arguments.file) if arguments.file is not None else [(text, read_position(text))]
