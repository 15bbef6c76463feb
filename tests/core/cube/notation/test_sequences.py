"""Canonical sequences reach every position, few of them twice, and grow in number as Korf says."""

from __future__ import annotations

from math import sqrt

import pytest

from core.base.control import Control
from core.cube.cubie import Cube
from core.cube.notation.sequences import METRICS, branching_factor, canonical_counts, walk_all
from tests.core.cube.solve.solving import depths


def test_branching_factor_of_the_half_turn_metric() -> None:
    assert branching_factor("htm") == pytest.approx(6 + 3 * sqrt(6), abs=1e-12)
    assert round(branching_factor("htm"), 3) == 13.348
    assert round(branching_factor("qtm"), 3) == 9.374


@pytest.mark.parametrize("metric", METRICS)
def test_sequences_reach_every_position_and_few_twice(metric: str) -> None:
    known = list(depths(metric, 4).values())
    for length, sequences in enumerate(canonical_counts(metric, 4)):
        positions = known.count(length)
        assert positions <= sequences <= 1.001 * positions


@pytest.mark.parametrize(("metric", "length"), [("htm", 5), ("qtm", 6)])
def test_the_measured_number_is_the_computed_one(metric: str, length: int) -> None:
    measured = [walk_all(Cube(), metric, n) for n in range(length + 1)]
    assert measured == canonical_counts(metric, length)
    assert measured[-1] / measured[-2] == pytest.approx(branching_factor(metric), rel=0.002)


def test_a_walk_can_be_cancelled() -> None:
    control = Control()
    control.cancel()
    assert walk_all(Cube(), "htm", 12, control) == 0


def test_another_metric_is_refused() -> None:
    with pytest.raises(ValueError, match="htm or qtm"):
        branching_factor("stm")
