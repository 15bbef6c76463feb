"""The random walk on an ideal puzzle, compared with the tree it is lumped from and with its limit."""

from __future__ import annotations

import pytest

from core.base.puzzle import InputError
from core.markov.ideal import ideal_walk


def tree_distributions(branching: int, diameter: int, moves: int) -> list[float]:
    """Walk on the tree itself, position by position; at the last depth the only move is back."""
    parents: list[int] = [-1]
    depths = [0]
    children: list[list[int]] = [[]]
    frontier = [0]
    for depth in range(1, diameter + 1):
        fresh = []
        for node in frontier:
            for _ in range(branching + 1 if node == 0 else branching):
                children[node].append(len(parents))
                fresh.append(len(parents))
                parents.append(node)
                depths.append(depth)
                children.append([])
        frontier = fresh
    distribution = [1.0] + [0.0] * (len(parents) - 1)
    for _ in range(moves):
        following = [0.0] * len(distribution)
        for node, chance in enumerate(distribution):
            ways = children[node] + ([parents[node]] if node else [])
            for way in ways:
                following[way] += chance / len(ways)
        distribution = following
    lumped = [0.0] * (diameter + 1)
    for node, chance in enumerate(distribution):
        lumped[depths[node]] += chance
    return lumped


@pytest.mark.parametrize(("branching", "diameter"), [(1, 5), (2, 6), (3, 4)])
def test_the_chain_is_the_tree_lumped_exactly(branching: int, diameter: int) -> None:
    walk = ideal_walk(float(branching), diameter, 12)
    for moves in range(13):
        assert walk.distributions[moves] == pytest.approx(tree_distributions(branching, diameter, moves), abs=1e-12)


def test_the_most_likely_depth_follows_the_line_and_leaves_it_at_the_end() -> None:
    walk = ideal_walk(9.34, 60, 140)
    assert walk.drift == pytest.approx(8.34 / 10.34)
    for moves in range(1, 65):
        assert 0 <= walk.most_likely[moves] - walk.line[moves] <= 2
    assert walk.arrival == pytest.approx(60 * 10.34 / 8.34)
    assert set(walk.most_likely[100:]) == {59, 60}


def test_the_limit_is_near_in_the_middle_and_far_at_the_end() -> None:
    walk = ideal_walk(9.34, 26, 60)
    assert max(walk.distance(moves) for moves in range(5, 25)) < 0.07
    assert walk.distance(60) > 0.99
    assert walk.distance(0) == 0


def test_mean_and_deviation_of_a_walk_without_growth() -> None:
    # the distance from the start of a walk on the line: for two moves 0 or 2, each half the time
    walk = ideal_walk(1.0, 50, 40)
    assert walk.distributions[2][:3] == (0.5, 0.0, 0.5)
    assert (walk.mean(2), walk.deviation(2)) == pytest.approx((1.0, 1.0))
    assert walk.drift == 0
    assert walk.arrival is None


def test_an_impossible_puzzle_is_refused() -> None:
    with pytest.raises(InputError, match="growth above 0"):
        ideal_walk(0.0, 10, 5)
