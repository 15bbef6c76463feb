"""The random pusher compared with linear algebra, plain walks, and its own distributions."""

from __future__ import annotations

import random

import numpy as np
import pytest

from core.base.control import Control
from core.sokoban.board import State, scan
from core.sokoban.deadlock.deadlocks import Deadlocks
from core.sokoban.graph import random_pusher as engine
from core.sokoban.graph.graph import Graph
from core.sokoban.graph.random_pusher import CancelledError, PusherChain, sample_graph_walks, sample_walks
from tests.core.sokoban.graph.test_exhaustive import pushes
from tests.core.sokoban.graph.test_graph import NAMED, OWN, explored, few_boxes


def dense(graph: Graph) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return chance to solve, mean pushes to the end, and mean of solving walks times chance, by state."""
    size = len(graph)
    inside, solving = np.zeros((size, size)), np.zeros(size)
    going = [state_index for state_index in range(size) if graph.pushes_left(state_index)]
    for state_index in going:
        after = graph.targets_of(state_index)
        for target in after:
            if graph.pushes_left(target) == 0:
                solving[state_index] += 1 / len(after)
            elif not graph.is_dead(target):
                inside[state_index, target] = 1 / len(after)
    rest = np.eye(size) - inside
    solve = np.linalg.solve(rest, solving)
    steps = np.linalg.solve(rest, np.isin(np.arange(size), going).astype(float))
    return solve, steps, np.linalg.solve(rest, solve)


def small_graphs(seed: int, count: int, *, pruned: bool = False) -> list[tuple[Graph, Graph]]:
    """Return complete graphs of random solvable levels, and the pusher's graphs."""
    rng = random.Random(seed)
    graph_pairs: list[tuple[Graph, Graph]] = []
    while len(graph_pairs) < count:
        start = few_boxes(rng, 7)
        graph = Graph(start.board, start, 100)
        graph.explore(Control())
        if graph.complete and graph.pushes_left(0):
            graph_pairs.append((graph, explored(start, pruned=pruned)))
    return graph_pairs


@pytest.mark.parametrize("pruned", [False, True])
@pytest.mark.parametrize("factored", [False, True])
def test_against_dense_algebra(pruned: bool, factored: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if factored:
        monkeypatch.setattr(engine, "MOST_SWEEPS", 0)
    for graph, asked in small_graphs(11, 25, pruned=pruned):
        solve, steps, both = dense(graph)
        pusher = PusherChain(asked, Control())
        assert pusher.method == ("factored" if factored else "relaxed")
        for at in range(len(graph)):
            number = asked.find(graph.state(at))
            if number is None:
                assert graph.is_dead(at)
                continue
            chance = pusher.chance(number)
            left = graph.pushes_left(at)
            assert chance.error < 1e-8
            assert chance.solve_probability == pytest.approx(1.0 if left == 0 else solve[at], rel=1e-8, abs=1e-300)
            assert chance.expected_pushes == pytest.approx(steps[at], rel=1e-8)
            if left:
                assert chance.expected_pushes_to_solve == pytest.approx(both[at] / solve[at], rel=1e-8)


def test_laws_against_powers_of_the_matrix() -> None:
    for graph, asked in small_graphs(5, 25):
        pusher = PusherChain(asked, Control())
        distributions = pusher.distributions(0, 12, Control())
        distribution = np.zeros(len(graph) + 1)
        distribution[0] = 1
        for told in distributions:
            left = [graph.pushes_left(at) for at in range(len(graph))]
            expected = np.zeros_like(told)
            expected[-1] = distribution[-1]
            for at, share in enumerate(distribution[:-1]):
                expected[-1 if left[at] is None else left[at]] += share
            assert told == pytest.approx(expected, abs=1e-12)
            after = np.zeros_like(distribution)
            after[-1] = distribution[-1]
            for at in np.flatnonzero(distribution[:-1]).tolist():
                if not left[at]:
                    after[at if left[at] == 0 else -1] += distribution[at]
                    continue
                for to in graph.targets_of(at):
                    after[to if left[to] is not None else -1] += distribution[at] / len(graph.targets_of(at))
            distribution = after


def test_laws_lead_to_the_chance_to_solve() -> None:
    pusher = PusherChain(explored(OWN[0].start, pruned=True), Control())
    distributions = pusher.distributions(0, 400, Control())
    assert distributions.sum(axis=1) == pytest.approx(np.ones(401))
    chance = pusher.chance(0)
    assert distributions[-1, 0] == pytest.approx(chance.solve_probability, rel=1e-9)
    alive = 1 - distributions[:, 0] - distributions[:, -1]
    assert alive.sum() == pytest.approx(chance.expected_pushes, rel=1e-9)


def test_by_hand() -> None:
    """With one box in a corridor and the player at its end, the only push solves."""
    board, boxes, men, _ = scan(["#####", "#@$.#", "#####"])
    pusher = PusherChain(explored(State(board, boxes, men[0])), Control())
    assert pusher.chance(0) == engine.RandomPusherOutcome(1.0, 1.0, 1.0, 0.0)
    assert pusher.distributions(0, 2, Control()).tolist() == [[0, 1, 0], [1, 0, 0], [1, 0, 0]]
    # a box that is dead with one push and solved with the other
    board, boxes, men, _ = scan(["######", "#  . #", "# @$ #", "#    #", "######"])
    start = State(board, boxes, men[0])
    graph = explored(start)
    assert graph.pushes_left(0) == 1
    assert len(graph.targets_of(0)) == 4
    assert PusherChain(graph, Control()).chance(0).solve_probability == pytest.approx(dense(graph)[0][0])


def test_drawn_walks_agree_with_the_exact_figures() -> None:
    for graph, asked in small_graphs(23, 12):
        pusher = PusherChain(asked, Control())
        chance = pusher.chance(0)
        drawn = sample_graph_walks(pusher, 0, 20_000, 1, Control(), pushes=3)
        low, high = drawn.interval
        wide = 2.5 * (high - low)
        assert abs(drawn.solve_probability - chance.solve_probability) <= wide
        assert abs(drawn.expected_pushes - chance.expected_pushes) <= 6 * drawn.error + 1e-9
        assert drawn.walks == drawn.solved + drawn.dead == sum(map(sum, drawn.ends))
        assert drawn.depths is not None
        distribution = pusher.distributions(0, 3, Control())[3]
        for depth, count in enumerate(drawn.depths):
            assert count / drawn.walks == pytest.approx(distribution[depth], abs=0.03)
        # on the bare board some walks are known to be dead only later, but the same solve it
        blind = sample_walks(graph.state(0), 20_000, 2, Control())
        assert abs(blind.solve_probability - chance.solve_probability) <= wide
        if not blind.cut:
            assert blind.expected_pushes >= chance.expected_pushes - 6 * blind.error - 1e-9


def test_a_walk_on_the_board_ends_only_where_it_is_lost() -> None:
    """Walks end exactly where the deadlock tests find the position lost, compared with every push."""
    rng = random.Random(4)
    for _ in range(30):
        start = few_boxes(rng, 7)
        deadlocks = Deadlocks(start.board)
        after = pushes(start)
        if not after or start.solved or lost(deadlocks, start):
            assert sum(sum(row) for row in sample_walks(start, 10, 1, Control()).ends[:1]) == 10
            continue
        walks = 4_000
        drawn = sample_walks(start, walks, 1, Control(), longest=1)
        solved = sum(one.solved for one in after) / len(after)
        dead = sum(not one.solved and (lost(deadlocks, one)) for one in after) / len(after)
        assert drawn.solved / walks == pytest.approx(solved, abs=0.05)
        assert drawn.dead / walks == pytest.approx(dead, abs=0.05)
        assert drawn.solved + drawn.dead + drawn.cut == walks


def lost(deadlocks: Deadlocks, state: State) -> bool:
    found = deadlocks.find(state)
    return found is not None and found.kind in {"dead square", "freeze"}


def test_the_same_seed_draws_the_same_walks() -> None:
    start = OWN[0].start
    one, other = (sample_walks(start, 500, 9, Control()) for _ in range(2))
    assert one == other
    assert sample_walks(start, 500, 10, Control()) != one
    assert sample_walks(start, 0, 9, Control()).solve_probability == 0


def test_it_wants_a_whole_graph() -> None:
    part = explored(NAMED["The Window"].start, 1000)
    with pytest.raises(ValueError, match="not whole"):
        PusherChain(part, Control())


def test_cancelling() -> None:
    graph = explored(NAMED["The Window"].start)
    control = Control()
    control.cancel()
    with pytest.raises(CancelledError):
        PusherChain(graph, control)
    pusher = PusherChain(graph, Control())
    assert len(pusher.distributions(0, 50, control)) < 51
    assert sample_walks(NAMED["The Window"].start, 1000, 1, control).walks == 0
    assert sample_graph_walks(pusher, 0, 1000, 1, control).walks == 0
