"""Every case of `statewalk bench` under pytest-benchmark: run with --benchmark-enable."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from app.tools.bench import Case, cases


@pytest.fixture(autouse=True)
def windows_closed(qapp: QApplication) -> Iterator[None]:
    """Close windows that a case leaves open, as they would take the mouse from later tests."""
    yield
    qapp.closeAllWindows()


@pytest.mark.parametrize("case", [case for case in cases() if not case.long], ids=lambda case: case.name)
def test_case(benchmark: Any, case: Case) -> None:
    call = case.prepare()
    made = benchmark(call)
    if case.moves and benchmark.stats:
        benchmark.extra_info["moves_per_second"] = made / benchmark.stats.stats.median
