"""The labels of an axis are few, round and evenly spaced."""

from __future__ import annotations

import random

from core.base.ticks import ticks


def test_ticks_are_few_and_round() -> None:
    assert ticks(0, 100, 6) == [0, 20, 40, 60, 80, 100]
    assert ticks(37.5, 260, 5) == [50, 100, 150, 200, 250]
    rng = random.Random(3)
    for _ in range(300):
        low = rng.uniform(0, 500)
        high = low + rng.uniform(3, 10000)
        found = ticks(low, high, 5)
        assert 1 <= len(found) <= 5
        assert all(low <= tick <= high for tick in found)
