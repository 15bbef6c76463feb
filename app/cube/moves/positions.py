"""Cube positions in text: moves from solved, or facelets, one position or one per line."""

from __future__ import annotations

from collections.abc import Sequence

from app.base.language.words import tr
from core.base.puzzle import InputError
from core.cube.cubie import Cube
from core.cube.puzzle import PUZZLE, CubePuzzle


def read_position(text: str, puzzle: CubePuzzle = PUZZLE) -> Cube:
    """Return the position given by facelets or by moves from solved. Raises InputError."""
    given = puzzle.read(text)
    if isinstance(given, Cube):
        return given
    cube = puzzle.solved
    for move in given:
        cube = puzzle.apply(cube, move)[0]
    return cube


def read_all(text: str, name: str) -> Sequence[tuple[str, Cube]]:
    """Return the positions of all lines with their text, skipping empty lines.

    Raises InputError naming the line, or saying that `name` holds no position.
    """
    positions = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            try:
                positions.append((line.strip(), read_position(line)))
            except InputError as error:
                place = (
                    tr("line {number}, {place}", number=number, place=error.place)
                    if error.place
                    else tr("line {number}", number=number)
                )
                raise InputError(error.message, place) from None
    if not positions:
        advice = tr("Write one position per line: moves such as R U F2, or 54 facelets")
        raise InputError(tr("{name} contains no position", name=name), advice=advice)
    return positions
