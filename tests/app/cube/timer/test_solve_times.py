"""Timed solves are stored in order, and can be changed, deleted and restored."""

from __future__ import annotations

from pathlib import Path

from app.base.storage.store import Store
from app.cube.timer.solve_times import SolveTimes


def test_times_stay_in_order_and_can_be_changed_deleted_and_put_back(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    store = Store(path)
    times = SolveTimes(store)
    assert times.last_session("3x3x3") == 1
    first = times.add("3x3x3", 1, "R U", 12_345)
    second = times.add("3x3x3", 1, "F2", 9_999, "+2")
    times.add("2x2x2", 7, "R", 1_000)
    third = times.add("3x3x3", 2, "B", 8_000)
    store.close()
    times = SolveTimes(Store(path))
    assert times.list_solves("3x3x3") == [first, second, third]
    assert times.list_solves("3x3x3", 1) == [first, second]
    assert (times.last_session("3x3x3"), times.last_session("2x2x2")) == (2, 7)
    times.set_penalty(second.key, "DNF")
    times.delete(first.key)
    assert [(one.key, one.penalty) for one in times.list_solves("3x3x3", 1)] == [(second.key, "DNF")]
    times.restore(first)
    assert [one.key for one in times.list_solves("3x3x3", 1)] == [first.key, second.key]
