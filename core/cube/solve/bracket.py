"""Closing the bracket around a position's depth: a short solution at once, then one that is proved shortest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from core.control import Control
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.solve import twophase
from core.cube.solve.solution import Solution

SHORT_SECONDS = 0.02
"""What the short solution may take before the search for the shortest begins."""

Report = Callable[[int, int], bool]
"""Gets a new lower bound and the nodes so far; true if the bracket is closed by it and the search may end."""


class Search(Protocol):
    """An optimal solver with its tables and metric chosen."""

    def __call__(self, cube: Cube, short: Solution, control: Control, report: Report) -> Solution:
        """A shortest solution of `cube`, for which `short` is known.

        Without moves, or with those of `short`, the lower bound that was reached when `control` was cancelled or
        `report` said true.
        """
        ...


def close(
    cube: Cube,
    metric: Metric,
    search: Callable[[], Search],
    control: Control,
    report: Callable[[Solution], None],
) -> Solution:
    """The bracket, closed unless `control` was cancelled; on the way `report` gets every better one.

    `search` makes the solver; it is asked for after the short solution, for making its tables may take a while.
    """
    best = twophase.solve(cube, SHORT_SECONDS, control, metric)
    report(best)
    if best.optimal or best.moves is None or control.cancelled:
        return best

    def raised(lower: int, nodes: int) -> bool:
        nonlocal best
        best = best._replace(lower_bound=max(lower, best.lower_bound), nodes=nodes)
        report(best)
        return best.optimal

    found = search()(cube, best, control, raised)
    if found.moves is None:
        return best._replace(lower_bound=max(found.lower_bound, best.lower_bound), nodes=found.nodes)
    return found
