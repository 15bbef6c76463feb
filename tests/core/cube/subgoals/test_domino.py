"""All cosets of the domino subgroup, counted again; the program reads their number from a file."""

from __future__ import annotations

import pytest

from core.cube.metrics import Metric
from core.cube.random_state import random_cube
from core.cube.subgoals import domino
from core.cube.subgoals.dominoes import _find_images, _load_counts


@pytest.mark.long
@pytest.mark.parametrize("metric", Metric)
def test_every_coset(metric: Metric) -> None:
    found = domino.count_cosets(metric is Metric.QTM)
    assert found is not None
    counts, deepest = found
    kept, some = _load_counts(metric)
    assert counts == list(kept)
    assert set(deepest) == {one for coset in some for one in _find_images(coset)}


def test_a_limit_ends_the_search() -> None:
    cube = next(one for one in map(random_cube, range(100)) if len(domino.way(one, False) or ()) >= 11)
    assert domino.way(cube, False, most=10) is None
