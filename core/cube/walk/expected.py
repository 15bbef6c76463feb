"""Where the turns lead from the positions of one depth, on average: what the chain's numbers say of each of them."""

from __future__ import annotations

from typing import NamedTuple

from core.cube.metrics import Metric
from core.depth import Exactness


class Ways(NamedTuple):
    """Of the turns of length one, how many lead closer to solved, to the same depth and farther, on average."""

    closer: float
    same: float
    farther: float
    exact: bool
    """Whether it was counted for all positions of the depth, or follows from such counts."""


TURNS = {("3x3x3", Metric.HTM): 18, ("3x3x3", Metric.QTM): 12, ("2x2x2", Metric.HTM): 9, ("2x2x2", Metric.QTM): 6}
"""Turns of length one."""


def expected(puzzle: str, metric: Metric, depth: int) -> Ways | None:
    """For "3x3x3" or "2x2x2"; None where it was neither counted nor measured.

    On the 2x2x2 a moment's count, the first time.
    """
    from core.cube.walk import class_moves
    from core.cube.walk.populations import published
    from core.cube.walk.random_walk import chain

    exact = True
    if puzzle == "3x3x3" and metric is Metric.HTM:
        known = class_moves.known()
        if depth >= len(known):
            return None
        exact = known[depth].exactness is Exactness.EXACT
        farther, same, closer = known[depth].shares
    else:
        walk = chain(puzzle, metric, "balanced")
        if depth >= len(walk.up):
            return None
        farther, same, closer = walk.up[depth], walk.stay[depth], walk.down[depth]
        # in quarter turns what leads back follows from the populations up to this depth, what leads on from that
        exact = all(layer.exactness is Exactness.EXACT for layer in published(puzzle, metric).layers[: depth + 1])
    turns = TURNS[puzzle, metric]
    return Ways(turns * closer, turns * same, turns * farther, exact)
