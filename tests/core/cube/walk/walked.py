"""The walk on the 2x2x2 in quarter turns, counted once for all tests."""

from __future__ import annotations

from functools import cache

from core.cube.metrics import Metric
from core.cube.walk import facts
from core.cube.walk.facts import WalkFacts


@cache
def whole() -> WalkFacts:
    """All that is counted of it."""
    found = facts.gather("2x2x2", Metric.QTM)
    assert found is not None
    return found
