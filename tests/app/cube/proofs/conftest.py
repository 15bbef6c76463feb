"""Small tables for the tests of proofs."""

from __future__ import annotations

import pytest

from core.cube.solve import tables
from tests.core.cube.solve.cosets import shallow_table


@pytest.fixture(autouse=True)
def shallow_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a table that knows depths up to 4 only instead of a full one."""
    monkeypatch.setattr(tables, "generate", lambda *_, **__: shallow_table("htm"))
    monkeypatch.setattr("app.cube.solve.worker.solvers", {})
