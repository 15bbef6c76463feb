"""Random states are uniform in every part, and scrambles lead to them."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable

import pytest

from core.cube.cubie import Cube
from core.cube.moves import FACE_TURNS, position
from core.cube.random_state import random_cube, random_state, random_state_scramble

DRAWN = [random_cube(seed) for seed in range(24_000)]


def chi_square(values: Iterable[int], kinds: int) -> float:
    """Return Pearson's statistic for equal shares, standardised by its mean and deviation."""
    counts = Counter(values)
    expected = len(DRAWN) / kinds
    statistic = sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))
    return float((statistic - (kinds - 1)) / (2 * (kinds - 1)) ** 0.5)


@pytest.mark.parametrize("place", range(8))
def test_corners_and_their_twists_are_uniform(place: int) -> None:
    assert abs(chi_square((3 * cube.corners[place] + cube.twists[place] for cube in DRAWN), 24)) < 5


@pytest.mark.parametrize("place", range(12))
def test_edges_and_their_flips_are_uniform(place: int) -> None:
    assert abs(chi_square((2 * cube.edges[place] + cube.flips[place] for cube in DRAWN), 24)) < 5


def test_pairs_of_pieces_are_uniform() -> None:
    corners = ((8 * cube.corners[0] + cube.corners[7]) for cube in DRAWN)
    counts = Counter(corners)
    assert len(counts) == 56
    expected = len(DRAWN) / 56
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 55 + 5 * (2 * 55) ** 0.5
    edges = Counter((cube.edges[0], cube.edges[1]) for cube in DRAWN)
    assert len(edges) == 132
    expected = len(DRAWN) / 132
    assert sum((count - expected) ** 2 / expected for count in edges.values()) < 131 + 5 * (2 * 131) ** 0.5


def odd(order: tuple[int, ...]) -> bool:
    """Return whether a permutation is odd."""
    return sum(order[j] > order[i] for i in range(len(order)) for j in range(i)) % 2 == 1


def test_every_drawn_cube_is_possible_and_half_of_them_are_odd() -> None:
    some = DRAWN[:4000]
    for cube in some:
        assert Cube.from_pieces(cube.corners, cube.twists, cube.edges, cube.flips) == cube
    assert abs(sum(odd(cube.corners) for cube in some) - 2000) < 5 * 1000**0.5


def test_a_seed_says_which() -> None:
    assert random_cube(5) == random_cube(5) == random_cube(5 + 2**64)
    assert len(set(DRAWN)) == len(DRAWN)
    assert random_state(5) == random_cube(5)


def test_scrambles_lead_to_their_state() -> None:
    for seed in range(300):
        moves = random_state_scramble(seed)
        assert position(moves) == random_state(seed)
        assert set(moves) <= set(FACE_TURNS)
        assert 2 <= len(moves) <= 24
        assert all(one[0] != other[0] for one, other in itertools.pairwise(moves))
    assert random_state_scramble(7) == random_state_scramble(7)
