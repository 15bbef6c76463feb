"""Proofs in the tests need a table, but not a whole one."""

from __future__ import annotations

import pytest

from core.cube.solve import tables
from tests.core.cube.solve.cosets import shallow_table


@pytest.fixture(autouse=True)
def shallow_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """It stands for the one that would be made."""
    monkeypatch.setattr(tables, "generate", lambda *_, **__: shallow_table("htm"))
    monkeypatch.setattr("app.cube.solve.worker.solvers", {})
