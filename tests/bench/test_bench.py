"""Every case of `statewalk bench` under pytest-benchmark: run with --benchmark-enable."""

from __future__ import annotations

from typing import Any

import pytest

from app.cli.bench import Case, cases


@pytest.mark.parametrize("case", [case for case in cases() if not case.long], ids=lambda case: case.name)
def test_case(benchmark: Any, case: Case) -> None:
    call = case.prepare()
    made = benchmark(call)
    if case.moves and benchmark.stats:
        benchmark.extra_info["moves_per_second"] = made / benchmark.stats.stats.median
