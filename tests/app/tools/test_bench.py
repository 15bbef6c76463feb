"""Cost of a case of `statewalk bench`: processor time, or with `waiting` the elapsed time."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace

import pytest

from app.tools import bench
from app.tools.bench import Case, measure


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the clocks: a second passes between readings, a quarter of it in the processor."""
    waited, busy = count(0), count(0)
    clock = SimpleNamespace(perf_counter=lambda: float(next(waited)), process_time=lambda: next(busy) / 4)
    monkeypatch.setattr(bench, "time", clock)


@pytest.mark.usefixtures("clocks")
@pytest.mark.parametrize(("waiting", "seconds"), [(True, 1.0), (False, 0.25)])
def test_seconds_are_the_processor_s_unless_somebody_waits(waiting: bool, seconds: float) -> None:
    runs: list[int] = []
    found = measure(Case("a case", 0.5, lambda: lambda: runs.append(1), waiting=waiting))
    assert (found.value, found.best, found.runs) == (seconds, seconds, bench.LEAST_RUNS)
    assert found.is_promise_kept is (seconds <= 0.5)
    assert len(runs) == bench.LEAST_RUNS + 1, "the first run is to warm up"
