"""The random walk on the 2x2x2 in quarter turns, counted once for all tests."""

from __future__ import annotations

from functools import cache

from core.cube.metrics import Metric
from core.cube.walk import facts
from core.cube.walk.facts import WalkFacts


@cache
def whole() -> WalkFacts:
    """Return all counted facts of the walk."""
    counted_facts = facts.gather("2x2x2", Metric.QTM)
    assert counted_facts is not None
    return counted_facts
