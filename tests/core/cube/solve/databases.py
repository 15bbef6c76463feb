"""Korf's pattern databases, made once for neighbouring tests."""

from __future__ import annotations

from functools import lru_cache

from core.cube.solve.korf import Databases

WHOLE = 14


@lru_cache(maxsize=2)  # each takes a hundred megabytes
def korf_databases(metric: str, deepest: int = WHOLE) -> Databases:
    """Return databases to depth `deepest`; deeper entries are one more.

    Those to 4 take a second, complete ones five.
    """
    databases = Databases.generate(metric, 2, deepest=deepest)
    assert databases is not None
    return databases
