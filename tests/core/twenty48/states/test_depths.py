"""2048's states by tile sum, as depth distributions."""

from __future__ import annotations

from itertools import product

import pytest

from core.base.depth import Exactness
from core.twenty48.states.depths import bag_depths, board_depths


def test_boards_of_a_small_game_are_counted_by_hand() -> None:
    """Boards of 2x2 to 8 agree with counting by hand.

    Empty cells, tiles of 2 and 4, and at least two tiles.
    """
    counts: dict[int, int] = {}
    for board in product((0, 2, 4), repeat=4):
        if sum(tile > 0 for tile in board) >= 2:
            counts[sum(board)] = counts.get(sum(board), 0) + 1
    distribution = board_depths(2, 3)
    assert [layer.states for layer in distribution.layers] == [counts[total] for total in range(4, 17, 2)]
    assert {layer.exactness for layer in distribution.layers} == {Exactness.BOUNDED}


def test_the_published_number_of_boards() -> None:
    # with the single won state, J. Lees-Miller's count
    assert board_depths(4, 11).total + 1 == 44_096_167_159_459_777


@pytest.mark.parametrize(("exponent", "states"), [(3, 12), (5, 56), (11, 3487)])
def test_the_bag_has_its_states(exponent: int, states: int) -> None:
    found = bag_depths(exponent)
    assert found.total == states - 1
    assert found.is_exact
    assert found.layers[0].states == 1
