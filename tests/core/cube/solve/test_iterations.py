"""What a proof tries at each depth: every position it looks up belongs to one iteration, while it runs and after."""

from __future__ import annotations

import threading
import time
from types import SimpleNamespace

import pytest

from core.control import Control
from core.cube.metrics import Metric
from core.cube.moves import position
from core.cube.scramble import scramble
from core.cube.solve.solver import Kind, Search, Solver
from tests.core.cube.solve.cosets import small_table
from tests.core.cube.solve.databases import korf_databases


def solver(kind: Kind, metric: Metric) -> Solver:
    return Solver.of(small_table(metric.value, 2) if kind is Kind.COSETS else korf_databases(metric.value, 4))


def sound(search: Search) -> None:
    found = search.iterations
    depths = [one.depth for one in found]
    assert depths == list(range(depths[0], depths[0] + search.metric.step * len(depths), search.metric.step))
    assert all(one.whole for one in found[:-1]) and all(one.nodes > 0 for one in found)


@pytest.mark.parametrize("kind", list(Kind))
@pytest.mark.parametrize("metric", list(Metric))
def test_iterations_make_up_all_nodes_and_end_at_the_depth(kind: Kind, metric: Metric) -> None:
    for seed in range(3):
        search = solver(kind, metric).search(position(scramble(6, seed)), metric)
        before = search.iterations
        assert before == ()
        search.prove(Control())
        assert search.bracket.proved
        sound(search)
        assert sum(one.nodes for one in search.iterations) == search.nodes
        last = search.iterations[-1]
        depth = search.bracket.lower
        assert last.depth == (depth - metric.step if last.whole else depth)


def test_a_running_proof_tells_of_the_iteration_at_work() -> None:
    search = solver(Kind.COSETS, Metric.HTM).search(position(scramble(18, 3)), Metric.HTM)
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
    again = solver(Kind.COSETS, Metric.HTM).search(search.cube, Metric.HTM, search.bracket)
    control = Control()
    control.cancel()
    again.prove(control)
    assert all(one.depth >= search.bracket.lower for one in again.iterations), "it goes on where the other was"


@pytest.mark.parametrize(("read", "found"), [("nodes", 7), ("fraction", 0.5)])
def test_a_proof_that_ends_while_it_is_looked_at_does_no_harm(
    read: str, found: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    search = solver(Kind.COSETS, Metric.HTM).search(position(scramble(18, 3)), Metric.HTM)
    looks = iter([SimpleNamespace(nodes_tried=7, fraction=0.5)])
    monkeypatch.setattr(Search, "_optimal", property(lambda _search: next(looks, None)), raising=False)
    assert getattr(search, read) == found
