"""Bounds on the number of positions of a level are valid for counted levels."""

from __future__ import annotations

import pytest

from core.sokoban.level import state_of
from core.sokoban.savitch.boards import SMALL, SmallLevel
from core.sokoban.savitch.cost import breadth_first
from core.sokoban.sizes import magnitude, sizes


def test_sizes_of_a_corridor() -> None:
    assert sizes(state_of(SMALL["4"].rows)) == (4, 1, 81, 12)


@pytest.mark.parametrize("board", SMALL.values())
def test_each_bound_is_at_least_what_comes_up(board: SmallLevel) -> None:
    state = state_of(board.rows)
    size = sizes(state)
    assert len(breadth_first(state).distance) <= size.placements <= size.bound


def test_magnitudes() -> None:
    assert magnitude(0) == 0
    assert magnitude(3**1000) == pytest.approx(477.121, abs=1e-3)
