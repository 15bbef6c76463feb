"""Ideal puzzles that resemble the cubes: growth fitted to the published populations, and diameter."""

from __future__ import annotations

from dataclasses import dataclass

from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.walk.comparison import FIT
from core.cube.walk.populations import load_populations
from core.markov.growth import effective_branching


@dataclass(frozen=True)
class Ideal:
    """Growth of a real puzzle, in hundredths, and its greatest depth."""

    name: str
    hundredths: int
    diameter: int


def ideals() -> tuple[Ideal, ...]:
    """Return both cubes in quarter turns, where every move changes the depth, as in the ideal puzzle."""
    puzzles = []
    for puzzle, name in (("3x3x3", phrase("3×3×3, QTM")), ("2x2x2", phrase("2×2×2, QTM"))):
        figures = load_populations(puzzle, Metric.QTM)
        b = effective_branching([layer.states for layer in figures.layers], *FIT[puzzle, Metric.QTM])
        puzzles.append(Ideal(name, round(100 * b), figures.deepest))
    return tuple(puzzles)
