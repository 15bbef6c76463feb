"""Every position that a proof looks up belongs to one iteration, during and after the proof."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import pytest

from core.base.control import Control
from core.cube.metrics import Metric
from core.cube.moves import position
from core.cube.scramble import scramble
from core.cube.solve.bracket import Bracket
from core.cube.solve.optimal import OptimalSearch
from core.cube.solve.solver import ProofEstimate, Search, Solver, SolverKind
from tests.core.cube.solve.cosets import small_table
from tests.core.cube.solve.databases import korf_databases


def solver(kind: SolverKind, metric: Metric) -> Solver:
    return Solver.from_table(
        small_table(metric.value, 2) if kind is SolverKind.COSETS else korf_databases(metric.value, 4)
    )


def sound(search: Search) -> None:
    found = search.iterations
    assert found
    depths = [one.depth for one in found]
    assert depths == list(range(depths[0], depths[0] + search.metric.step * len(depths), search.metric.step))
    assert all(one.whole for one in found[:-1]) and all(one.nodes > 0 for one in found)


@pytest.mark.parametrize("kind", list(SolverKind))
@pytest.mark.parametrize("metric", list(Metric))
def test_iterations_make_up_all_nodes_and_end_at_the_depth(kind: SolverKind, metric: Metric) -> None:
    for seed in range(3):
        search = solver(kind, metric).search(position(scramble(6, seed)), metric)
        before = search.iterations
        assert before == ()
        search.prove(Control())
        assert search.bracket.is_proved
        sound(search)
        assert sum(one.nodes for one in search.iterations) == search.nodes
        last = search.iterations[-1]
        depth = search.bracket.lower
        assert last.depth == (depth - metric.step if last.whole else depth)


def test_a_running_proof_tells_of_the_iteration_at_work() -> None:
    search = solver(SolverKind.COSETS, Metric.HTM).search(position(scramble(18, 3)), Metric.HTM)
    control = Control()
    worker = threading.Thread(target=search.prove, args=(control,))
    worker.start()
    end = time.monotonic() + 60
    while len(search.iterations) < 4 and time.monotonic() < end:
        time.sleep(0.01)
    seen = search.iterations
    control.cancel()
    worker.join()
    sound(search)
    assert len(seen) >= 4 and search.iterations[: len(seen) - 1] == seen[:-1], "what is through stays as it is"
    again = solver(SolverKind.COSETS, Metric.HTM).search(search.cube, Metric.HTM, search.bracket)
    run_until(again, lambda: bool(again.iterations))
    assert again.iterations[0].depth == search.bracket.lower, "it goes on where the other was"


def run_until(search: Search, reached: Callable[[], bool]) -> None:
    """Prove until the condition holds, then cancel."""
    control = Control()
    worker = threading.Thread(target=search.prove, args=(control,))
    worker.start()
    end = time.monotonic() + 60
    while not reached() and time.monotonic() < end:
        time.sleep(0.002)
    control.cancel()
    worker.join()


@pytest.mark.parametrize("kind", list(SolverKind))
def test_the_share_of_an_iteration_is_that_of_its_nodes_counted_afterwards(kind: SolverKind) -> None:
    """The share shown during an iteration is within 10 points of the true one, from 20 % on."""
    search = solver(kind, Metric.HTM).search(position(scramble(18, 3)), Metric.HTM)
    read: list[tuple[int, int, float]] = []
    many = 3e6 if kind is SolverKind.COSETS else 5e5

    def reached() -> bool:
        whole, share, iterations = len(search.iterations), search.fraction, search.iterations
        if iterations and len(iterations) == whole and not iterations[-1].whole:
            read.append((iterations[-1].depth, iterations[-1].nodes, share))
        return sum(one.nodes > many for one in iterations if one.whole) > 0

    run_until(search, reached)
    last = next(one for one in search.iterations if one.whole and one.nodes > many)
    compared = [(nodes / last.nodes, share) for depth, nodes, share in read if depth == last.depth]
    compared = [(true, share) for true, share in compared if true >= 0.2]
    assert compared, "it was read while it ran"
    assert max(abs(true - share) for true, share in compared) < 0.1


def test_time_is_told_for_the_depth_and_for_the_proof_once_no_other_depth_follows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("core.cube.solve.solver.SETTLE_SECONDS", 0)
    cube = position(scramble(18, 3))
    for upper in (13, 16):
        moves = ("U", "D", "L", "R") * 5  # of that length only; they are never offered to the kernel
        search = solver(SolverKind.COSETS, Metric.HTM).search(
            cube, Metric.HTM, Bracket(Metric.HTM, 12, 20, moves[:upper])
        )
        monkeypatch.setattr(search, "_offer", lambda _search: None)
        told: list[ProofEstimate] = []

        def reached(search: Search = search, told: list[ProofEstimate] = told) -> bool:
            estimate = search.estimate
            if estimate is not None and estimate.depth_seconds_left is not None:
                told.append(estimate)
            return len(told) > 5

        run_until(search, reached)
        assert len(told) > 5
        assert {one.seconds_left is None for one in told} == {upper == 16}
        assert min(one.depth_seconds_left or 0 for one in told) > 0


@pytest.mark.parametrize("read", ["nodes", "fraction"])
def test_a_proof_that_ends_while_it_is_looked_at_does_no_harm(read: str, monkeypatch: pytest.MonkeyPatch) -> None:
    search = solver(SolverKind.COSETS, Metric.HTM).search(position(scramble(18, 3)), Metric.HTM)
    table, control = small_table("htm", 2), Control()
    running = OptimalSearch(search.cube, table, control=control, lower=13)
    worker = threading.Thread(target=running.run)
    worker.start()
    while running.fraction < 0.001:
        time.sleep(0.002)
    control.cancel()
    worker.join()
    looks = iter([running])
    monkeypatch.setattr(Search, "_optimal", property(lambda _search: next(looks, None)), raising=False)
    found = getattr(search, read)
    assert found == (running.nodes_tried if read == "nodes" else running.fraction) > 0
