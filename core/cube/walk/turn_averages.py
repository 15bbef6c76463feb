"""Mean numbers of turns at one depth that lead closer, keep the depth or lead farther."""

from __future__ import annotations

from typing import NamedTuple

from core.cube.metrics import Metric


class MeanTurnEffects(NamedTuple):
    """Mean numbers of turns of length one that lead closer to solved, to the same depth and farther."""

    closer: float
    same: float
    farther: float
    exact: bool
    """Whether it was counted for all positions of the depth, or follows from such counts."""


TURNS = {("3x3x3", Metric.HTM): 18, ("3x3x3", Metric.QTM): 12, ("2x2x2", Metric.HTM): 9, ("2x2x2", Metric.QTM): 6}
"""Number of turns of length one."""


def compute_turn_effects(puzzle: str, metric: Metric, depth: int) -> MeanTurnEffects | None:
    """Return the mean turn effects at a depth of "3x3x3" or "2x2x2"; None if not counted or sampled.

    The 2x2x2 is counted in a moment, the first time.
    """
    if depth == 0:
        # every start of the window would wait for the chain to load, which is not needed for depth 0
        return MeanTurnEffects(0.0, 0.0, float(TURNS[puzzle, metric]), exact=True)
    from core.cube.walk.chain_states import ProbabilitySource, has_mended_populations, states

    rows = states(puzzle, metric, "balanced")
    if depth >= len(rows):
        return None
    row, turns = rows[depth], TURNS[puzzle, metric]
    if row.known is ProbabilitySource.ESTIMATED and not has_mended_populations(puzzle, metric):
        return None
    return MeanTurnEffects(turns * row.back, turns * row.stay, turns * row.away, row.known is ProbabilitySource.COUNTED)
