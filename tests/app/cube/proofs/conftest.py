"""Proofs in the tests need a table, but not a whole one."""

from __future__ import annotations

from functools import lru_cache

import pytest

from core.cube.solve import table, tables
from core.cube.solve.table import CosetTable


@lru_cache(maxsize=1)
def shallow() -> CosetTable | None:
    """One that tells depths to 4 only."""
    return table.generate("small", "htm", threads=2, base=2)


@pytest.fixture(autouse=True)
def shallow_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """It stands for the one that would be made."""
    monkeypatch.setattr(tables, "generate", lambda *_, **__: shallow())
    monkeypatch.setattr("app.cube.solve.worker.solvers", {})
