"""Closing the bracket around a position's depth: a short solution at once, then one that is proved shortest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from core.control import Control
from core.cube import twophase
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.solution import Solution

SHORT_SECONDS = 0.01
"""What the short solution may take before the search for the shortest begins."""

Report = Callable[[int, int], None]
"""Gets a new lower bound and the nodes so far."""


class Search(Protocol):
    """An optimal solver with its tables and metric chosen."""

    def __call__(self, cube: Cube, control: Control, report: Report) -> Solution:
        """A shortest solution, or without moves the lower bound reached when `control` was cancelled."""
        ...


class _ClosedError(Exception):
    """The lower bound has met the upper one: nothing is left to search for."""


def short(cube: Cube, metric: Metric, seconds: float, control: Control | None = None) -> Solution:
    """The two-phase solution, its length and what is known of the depth counted in `metric`."""
    found = twophase.solve(cube, seconds, control)
    if found.moves is None:
        return Solution(None, metric.lower_bound(found.lower_bound, found.lower_bound), None, found.nodes)
    upper = metric.length(found.moves)
    return Solution(found.moves, metric.lower_bound(found.lower_bound, upper), upper, found.nodes)


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
    best = short(cube, metric, SHORT_SECONDS, control)
    report(best)
    if best.optimal or best.moves is None or control.cancelled:
        return best

    def raised(lower: int, nodes: int) -> None:
        nonlocal best
        best = best._replace(lower_bound=max(lower, best.lower_bound), nodes=nodes)
        report(best)
        if best.optimal:
            raise _ClosedError

    try:
        found = search()(cube, control, raised)
    except _ClosedError:
        return best
    if found.moves is None:
        return best._replace(lower_bound=max(found.lower_bound, best.lower_bound), nodes=found.nodes)
    return found
