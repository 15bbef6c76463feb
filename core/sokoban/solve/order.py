"""Order of solutions: the measure to be least, and the measure that breaks ties."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from core.sokoban.tally import MoveTally


class SolutionMeasure(StrEnum):
    """Measure of a solution, defined in `core.sokoban.tally`; the searches in C use its index here."""

    PUSHES = "pushes"
    MOVES = "moves"
    LINES = "lines"
    CHANGES = "changes"


class SolutionOrder(NamedTuple):
    """Order of two solutions: the one with less of the first measure is better, then with less of the tie."""

    first: SolutionMeasure
    tie: SolutionMeasure
    """Tie-breaking measure: pushes or moves, different from the first."""

    @property
    def measures(self) -> tuple[SolutionMeasure, ...]:
        """All measures in the order in which they count, including both pushes and moves."""
        both = SolutionMeasure.PUSHES, SolutionMeasure.MOVES
        return (self.first, self.tie, *(measure for measure in both if measure not in self))

    @property
    def codes(self) -> tuple[int, ...]:
        """Measures as numbers for the exact searches."""
        places = list(SolutionMeasure)
        return tuple(places.index(measure) for measure in self.measures)

    def cost(self, tally: MoveTally) -> tuple[int, ...]:
        """Return the cost of a solution as a sort key: the less, the better."""
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
"""All possible orders."""


def order_of(first: SolutionMeasure, tie: SolutionMeasure | None = None) -> SolutionOrder:
    """Return the order with this first measure and tie-breaker.

    By default moves break ties of pushes, and pushes those of all others. Raises ValueError for a combination that is
    not in `ORDERS`.
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
