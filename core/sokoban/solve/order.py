"""What a solution is to have least of, and what decides between solutions that are as good."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from core.sokoban.tally import MoveTally


class SolutionMeasure(StrEnum):
    """A count of a solution, as `core.sokoban.tally` defines it; the searches in C know them by their place here."""

    PUSHES = "pushes"
    MOVES = "moves"
    LINES = "lines"
    CHANGES = "changes"


class SolutionOrder(NamedTuple):
    """Which of two solutions is better: that with less of the first measure, or with as much and less of the next."""

    first: SolutionMeasure
    tie: SolutionMeasure
    """Pushes or moves, and not the first."""

    @property
    def measures(self) -> tuple[SolutionMeasure, ...]:
        """All measures that count, the first counting first: of pushes and moves neither is left out."""
        both = SolutionMeasure.PUSHES, SolutionMeasure.MOVES
        return (self.first, self.tie, *(one for one in both if one not in self))

    @property
    def codes(self) -> tuple[int, ...]:
        """The same as numbers for the exact searches."""
        places = list(SolutionMeasure)
        return tuple(places.index(measure) for measure in self.measures)

    def cost(self, tally: MoveTally) -> tuple[int, ...]:
        """Return what a solution costs: the less, the better."""
        return tuple(count_of(measure, tally) for measure in self.measures)


PUSHES_FIRST = SolutionOrder(SolutionMeasure.PUSHES, SolutionMeasure.MOVES)
MOVES_FIRST = SolutionOrder(SolutionMeasure.MOVES, SolutionMeasure.PUSHES)
ORDERS = (
    PUSHES_FIRST,
    MOVES_FIRST,
    SolutionOrder(SolutionMeasure.LINES, SolutionMeasure.PUSHES),
    SolutionOrder(SolutionMeasure.LINES, SolutionMeasure.MOVES),
    SolutionOrder(SolutionMeasure.CHANGES, SolutionMeasure.PUSHES),
    SolutionOrder(SolutionMeasure.CHANGES, SolutionMeasure.MOVES),
)
"""All that there are."""


def order_of(first: SolutionMeasure, tie: SolutionMeasure | None = None) -> SolutionOrder:
    """Return the order with this first measure; without `tie`, moves decide after pushes, and pushes after all others.

    Raises ValueError if nothing would be left to decide.
    """
    if tie is None:
        pushes = first is SolutionMeasure.PUSHES
        tie = SolutionMeasure.MOVES if pushes else SolutionMeasure.PUSHES
    order = SolutionOrder(first, tie)
    if order not in ORDERS:
        raise ValueError(f"{tie} cannot decide between solutions with equal {first}")
    return order


def count_of(measure: SolutionMeasure, tally: MoveTally) -> int:
    """Return one count of a solution."""
    counts = {
        SolutionMeasure.PUSHES: tally.pushes,
        SolutionMeasure.MOVES: tally.moves,
        SolutionMeasure.LINES: tally.box_lines,
        SolutionMeasure.CHANGES: tally.box_changes,
    }
    return counts[measure]
