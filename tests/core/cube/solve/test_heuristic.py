"""Statistics of Korf's tables: the article's means, and the search that they predict."""

from __future__ import annotations

import pytest

from core.base.depth import DepthDistribution
from core.cube.solve.heuristic import MAXIMUM, TABLES, distribution, expected_nodes, true_depth

METRICS = ("htm", "qtm")


def within(found: DepthDistribution, value: int) -> float:
    """Return the share of entries with at most this value."""
    return sum(layer.states for layer in found.layers[: value + 1]) / found.total


def test_the_means_are_those_of_the_article() -> None:
    assert float(distribution("corners", "htm").mean()) == pytest.approx(8.764, abs=5e-4)
    assert float(distribution(MAXIMUM, "htm").mean()) == pytest.approx(8.88, abs=0.02)


@pytest.mark.parametrize("metric", METRICS)
def test_every_table_counts_all_its_entries_and_says_so(metric: str) -> None:
    assert [distribution(name, metric).total for name in TABLES] == [88_179_840, 42_577_920, 42_577_920]
    for name in TABLES:
        found = distribution(name, metric)
        assert found.is_exact
        assert sum(layer.states for layer in found.layers) == found.total
    assert not any(layer.exactness == "exact" for layer in distribution(MAXIMUM, metric).layers)


@pytest.mark.parametrize("metric", METRICS)
def test_the_largest_value_lies_above_each_table_and_below_the_depth(metric: str) -> None:
    largest, truth = distribution(MAXIMUM, metric), true_depth(metric)
    for value in range(truth.deepest + 1):
        assert within(largest, value) >= min(1.0, within(truth, value)) - 0.002
        for name in TABLES:
            assert within(largest, value) <= within(distribution(name, metric), value) + 0.002


def test_the_expected_search_is_near_what_the_article_measured() -> None:
    nodes = expected_nodes("htm", 18)
    assert nodes[17] == pytest.approx(1.2e11, rel=0.05)
    assert nodes[18] / nodes[17] == pytest.approx(13.348, rel=0.001)
    assert expected_nodes("qtm", 20)[20] / expected_nodes("qtm", 20)[19] == pytest.approx(9.374, rel=0.001)
