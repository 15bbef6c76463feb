"""Measured walks: seeds, parts, bounds, and agreement with the exact walk."""

from __future__ import annotations

import pickle
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

import pytest

from core.base.control import Control
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS
from core.cube.solve.solver import Solver
from core.cube.walk import random_walk
from core.cube.walk.sample import EndDepthCounts, PocketDepth, SeededWalks, SolvedDepth, measure
from core.markov.simulation import wilson
from tests.core.cube.solve.cosets import shallow_table


def search(metric: Metric) -> SolvedDepth:
    return SolvedDepth(Solver.from_table(shallow_table(metric.value)), metric)


def test_turns_are_drawn_uniformly_and_by_seed() -> None:
    turns = SeededWalks(Metric.HTM, 9000, 5).turns()
    assert turns == SeededWalks(Metric.HTM, 9000, 5).turns()
    assert turns != SeededWalks(Metric.HTM, 9000, 5).turns(1)
    assert all(abs(turns.count(turn) - 500) < 110 for turn in FACE_TURNS)
    assert len(set(SeededWalks(Metric.QTM, 500, 5).turns())) == 12
    assert turns[:10] == SeededWalks(Metric.HTM, 10, 5).turns()


@pytest.mark.parametrize("metric", list(Metric))
def test_the_small_cube_measured(metric: Metric) -> None:
    exact = random_walk.compute_exact_walk("2x2x2", metric, 7)
    assert exact is not None
    with ThreadPoolExecutor(2) as executor:
        found = measure(executor, PocketDepth(metric), SeededWalks(metric, 7, 2), 5000)
    assert found.samples == 5000
    for depth, count in enumerate(found.counts):
        low, high = wilson(count, 5000, 4.5)
        assert low <= exact.distributions[7][depth] <= high
    assert found.intervals[7] == wilson(found.counts[7], 5000)


def test_the_cube_measured() -> None:
    metric = Metric.HTM
    exact = random_walk.compute_exact_walk("3x3x3", metric, 5)
    assert exact is not None
    with ThreadPoolExecutor(2) as executor:
        found = measure(executor, search(metric), SeededWalks(metric, 5, 3), 400)
    assert found.samples == 400
    for depth, count in enumerate(found.counts):
        low, high = wilson(count, 400, 4.5)
        assert low <= exact.distributions[5][depth] <= high


def test_what_is_solved_has_no_depth_and_cancelled_none_is_known() -> None:
    depth_of = search(Metric.HTM)
    assert depth_of([]) == 0
    assert depth_of(["R", "L", "R'", "L'"]) == 0
    assert depth_of(["R", "U", "U'", "R"]) == 1
    control = Control()
    control.cancel()
    cancelled = SolvedDepth(Solver.from_table(shallow_table("htm")), Metric.HTM, control)
    assert cancelled(["R", "U", "F", "L", "D", "B", "R"]) is None


def test_walks_are_the_same_in_any_parts_and_any_workers() -> None:
    depth_of = PocketDepth(Metric.QTM)
    assert pickle.loads(pickle.dumps(depth_of)) == depth_of
    with ThreadPoolExecutor(2) as threads:
        whole = measure(threads, depth_of, SeededWalks(Metric.QTM, 9, 4), 700)
        first = measure(threads, depth_of, SeededWalks(Metric.QTM, 9, 4), 300)
        rest = measure(threads, depth_of, SeededWalks(Metric.QTM, 9, 4), 400, first=300)
    assert first + rest == whole
    with ProcessPoolExecutor(1, get_context("spawn")) as processes:
        assert measure(processes, depth_of, SeededWalks(Metric.QTM, 9, 4), 700) == whole


def test_cancelled_it_has_the_walks_before() -> None:
    control, held = Control(), threading.Event()

    def depth_of(turns: Sequence[str]) -> int | None:
        if turns == SeededWalks(Metric.HTM, 4, 1).turns(10):
            control.cancel()
            held.wait(10)
            return None
        return len(turns)

    with ThreadPoolExecutor(1) as executor:
        found = measure(executor, depth_of, SeededWalks(Metric.HTM, 4, 1), 500, control=control)
        held.set()
    assert found.samples <= 10
    assert EndDepthCounts(()).shares == []
    assert EndDepthCounts((0,)).shares == [0.0]


def test_a_failure_is_not_swallowed() -> None:
    def depth_of(_: Sequence[str]) -> int | None:
        raise MemoryError("no room")

    with ThreadPoolExecutor(2) as executor, pytest.raises(MemoryError, match="no room"):
        measure(executor, depth_of, SeededWalks(Metric.HTM, 4, 1), 50)
