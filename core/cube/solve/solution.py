"""What a solver of the 3x3x3 found out about one position."""

from __future__ import annotations

from typing import NamedTuple


class SolverResult(NamedTuple):
    """Result of an optimal solver: `lower_bound` <= depth <= length of `moves`, in the metric that was asked for."""

    moves: tuple[str, ...] | None
    """Face turns that solve the position as it is held; None if the search was ended before it had any."""
    lower_bound: int
    """No solution is shorter."""
    upper_bound: int | None
    """The length of `moves`, or None."""
    nodes: int
    """Positions whose turns the search has tried."""

    @property
    def optimal(self) -> bool:
        """Whether no solution is shorter than `moves`."""
        return self.upper_bound == self.lower_bound
