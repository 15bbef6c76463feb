"""Korf's pattern databases, made once for all tests that stand together."""

from __future__ import annotations

from functools import lru_cache

from core.cube.solve.korf import Databases

WHOLE = 14


@lru_cache(maxsize=2)  # each takes a hundred megabytes
def korf_databases(metric: str, deepest: int = WHOLE) -> Databases:
    """Databases with depths to `deepest`; what lies deeper says one more. Those to 4 take a second, whole ones five."""
    made = Databases.generate(metric, 2, deepest=deepest)
    assert made is not None
    return made
