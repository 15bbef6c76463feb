"""Result of a solver of the 3x3x3 for one position."""

from __future__ import annotations

from typing import NamedTuple


class SolverResult(NamedTuple):
    """Result of an optimal solver: `lower_bound` <= depth <= length of `moves`, in the metric that was asked for."""

    moves: tuple[str, ...] | None
    """Face turns that solve the position in its own orientation; None if the search ended without any."""
    lower_bound: int
    """Length that every solution has at least."""
    upper_bound: int | None
    """Length of `moves`, or None."""
    nodes: int
    """Number of positions that the search has expanded."""

    @property
    def optimal(self) -> bool:
        """Whether no solution is shorter than `moves`."""
        return self.upper_bound == self.lower_bound
