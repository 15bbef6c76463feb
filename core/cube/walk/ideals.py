"""The ideal puzzles that the cubes resemble: their growth, fitted to the published populations, and their diameter."""

from __future__ import annotations

from dataclasses import dataclass

from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.walk.comparison import FIT
from core.cube.walk.populations import load_populations
from core.markov.growth import effective_branching


@dataclass(frozen=True)
class Ideal:
    """A real puzzle's growth, in hundredths, and its deepest depth."""

    name: str
    hundredths: int
    diameter: int


def ideals() -> tuple[Ideal, ...]:
    """Both cubes in quarter turns, where every move changes the depth, as the ideal puzzle's do."""
    found = []
    for puzzle, name in (("3x3x3", phrase("3×3×3, quarter turns")), ("2x2x2", phrase("2×2×2, quarter turns"))):
        figures = load_populations(puzzle, Metric.QTM)
        b = effective_branching([layer.states for layer in figures.layers], *FIT[puzzle, Metric.QTM])
        found.append(Ideal(name, round(100 * b), figures.deepest))
    return tuple(found)
