"""Walks and labels for learning depth, compared with plain Python."""

from __future__ import annotations

from collections import Counter
from math import fsum

import pytest

from core.cube.estimate import labels, walks
from core.cube.metrics import Metric
from core.cube.policy.view import LEAST, look
from core.cube.puzzle import PUZZLE
from core.cube.solve.bracket import make_trivial_bracket
from core.cube.walk.random_walk import chain
from tests.core.cube.solve.solving import depths


def drawn(count: int, longest: int, seed: int, *, quarter: bool) -> tuple[list[bytes], list[int], int]:
    """Return tokens and lengths of walks, and the next seed."""
    tokens, turns = bytearray(20 * count), bytearray(count)
    after = walks.draw_walks(memoryview(tokens).cast("B", (count, 20)), memoryview(turns), quarter, longest, seed)
    return [bytes(tokens[20 * index : 20 * index + 20]) for index in range(count)], list(turns), after


def views(metric: Metric, deepest: int) -> dict[bytes, int]:
    """Return the depth of every least view near solved."""
    depth_by_view: dict[bytes, int] = {}
    for cube, depth in depths(metric.value, deepest).items():
        tokens, columns = bytearray(20), bytearray(18)
        look(cube, memoryview(tokens), memoryview(columns), False, LEAST)
        depth_by_view[bytes(tokens)] = depth
    return depth_by_view


@pytest.mark.parametrize("metric", Metric)
def test_short_walks_end_where_the_walk_ends(metric: Metric) -> None:
    count, longest = 20_000, 2
    near = views(metric, longest)
    tokens, turns, _ = drawn(count, longest, 3, quarter=metric is Metric.QTM)
    ended = Counter((made, near[one]) for made, one in zip(turns, tokens, strict=True))
    # of two turns and fewer the lumped chain is exact
    for made, law in enumerate(chain("3x3x3", metric, "balanced").distributions(longest)):
        for depth, share in enumerate(law):
            expected = count / (longest + 1) * share
            assert abs(ended[made, depth] - expected) <= 5 * max(expected, 1) ** 0.5


def test_a_seed_draws_the_same_and_goes_on() -> None:
    whole, lengths, end = drawn(100, 32, 9, quarter=True)
    half, first, after = drawn(50, 32, 9, quarter=True)
    rest, second, last = drawn(50, 32, after, quarter=True)
    assert (half + rest, first + second, last) == (whole, lengths, end)
    assert max(lengths) <= 32 and len(set(lengths)) > 20
    for shape in ((2, 19), (3, 20)):
        with pytest.raises(ValueError, match="tokens are rows of 20"):
            walks.draw_walks(memoryview(bytearray(shape[0] * shape[1])).cast("B", shape), memoryview(bytearray(2)),
                             True, 32, 1)  # fmt: skip
    assert make_trivial_bracket(PUZZLE, PUZZLE.solved, Metric.QTM).is_exact


@pytest.mark.parametrize("metric", Metric)
def test_labels_are_the_chain_read_both_ways(metric: Metric) -> None:
    soft, likelihood = labels.soft(metric), labels.likelihood(metric)
    assert len(soft) == len(likelihood) == labels.LONGEST + 1
    for row in soft:
        assert fsum(row) == pytest.approx(1)
    for depth in range(metric.deepest(3) + 1):
        column = [row[depth] for row in likelihood]
        assert fsum(column) == pytest.approx(1), "of every depth the lengths add up"
        total = fsum(row[depth] for row in soft)
        assert column == pytest.approx([row[depth] / total for row in soft])
    assert soft[0][0] == soft[1][1] == 1
