"""Boards by tile sum: the three counts compared with published figures and with exhaustive play."""

from __future__ import annotations

from collections import Counter

import pytest

from core.base.control import Control
from core.base.puzzle import InputError
from core.twenty48.board import Board
from core.twenty48.states.count import count_boards
from core.twenty48.states.layer_plot import LayerPlot, can_list, layer_plot, reached_layers
from core.twenty48.states.listing import positions
from tests.core.twenty48.states.test_count import ALL, PUBLISHED


def counted(size: int, exponent: int, bins: int = 300) -> LayerPlot:
    plot = layer_plot(size, exponent, bins=bins)
    assert plot is not None
    return plot


@pytest.mark.parametrize(("size", "exponent"), [*ALL, (5, 8), (6, 11)])
def test_layers_add_up_to_both_bounds(size: int, exponent: int) -> None:
    plot, count = counted(size, exponent), count_boards(size, exponent)
    assert (plot.baseline, plot.reachable) == (count.baseline, count.reachable_layers)
    if (size, exponent) in ALL:
        assert (plot.baseline, plot.reachable) == PUBLISHED[size][exponent - 3]
    assert max(one.possible for one in plot.bins) == max(plot.possible.counts)
    assert len(plot.bins) <= 300
    assert plot.bins[0].low == 4 and plot.bins[-1].high == plot.last_sum
    assert all(before.high + 2 == after.low for before, after in zip(plot.bins, plot.bins[1:], strict=False))
    assert plot.make_bin(plot.last_sum).possible > 0
    assert plot.make_bin(count.max_sum).reachable == plot.make_bin(count.max_sum).possible > 0
    assert all(plot.make_bin(total).reachable == 0 for total in range(count.max_sum + 2, plot.last_sum + 1, 2))


def shown_by_play(size: int, exponent: int) -> Counter[int]:
    """Return the number of boards that play reaches by tile sum, by all moves and all new tiles."""
    cells = size * size
    boards = set()
    for first_cell in range(cells):
        for second_cell in range(first_cell):
            for tiles in ((1, 1), (1, 2), (2, 1), (2, 2)):
                board = bytearray(cells)
                board[first_cell], board[second_cell] = tiles
                boards.add(bytes(board))
    left = list(boards)
    while left:
        here = Board(size, left.pop(), target=exponent)
        for direction in here.directions():
            slid = slide(here, direction)
            if max(slid) >= exponent:
                continue
            for at in range(cells):
                for tile in (1, 2) if not slid[at] else ():
                    after = slid[:at] + bytes([tile]) + slid[at + 1 :]
                    if after not in boards:
                        boards.add(after)
                        left.append(after)
    return Counter(sum(1 << tile for tile in board if tile) for board in boards)


def slide(board: Board, direction: int) -> bytes:
    """Return the cells after a move, before the new tile, by the plain rules."""
    size, found = board.shape.side, bytearray(board.cells)
    for line in range(size):
        steps = range(size) if direction in (0, 2) else range(size - 1, -1, -1)
        places = [line * size + k if direction < 2 else k * size + line for k in steps]
        tiles = [found[place] for place in places if found[place]]
        merged: list[int] = []
        joined = False
        for tile in tiles:
            if merged and merged[-1] == tile and not joined:
                merged[-1], joined = tile + 1, True
            else:
                merged.append(tile)
                joined = False
        for place, tile in zip(places, merged + [0] * (size - len(merged)), strict=True):
            found[place] = tile
    return bytes(found)


@pytest.mark.parametrize(("size", "exponent"), [(2, 3), (2, 4), (2, 5), (3, 3)])
def test_reached_boards_are_those_that_play_shows(size: int, exponent: int) -> None:
    reached = reached_layers(size, exponent)
    assert reached is not None
    assert reached.boards == shown_by_play(size, exponent)


@pytest.mark.parametrize(("size", "exponent"), [(2, 3), (2, 4), (2, 5), (3, 3), (3, 4), (3, 5), (3, 6), (4, 3)])
def test_reached_boards_lie_within_the_bounds(size: int, exponent: int) -> None:
    reached = reached_layers(size, exponent)
    assert reached is not None
    assert reached.classes == positions(size, exponent)
    assert 4 * reached.classes < reached.total <= 8 * reached.classes
    plot = counted(size, exponent, bins=50).with_listing(reached)
    for total in range(4, plot.last_sum + 1, 2):
        one = plot.make_bin(total)
        assert one.reached is not None
        assert 0 <= one.reached <= one.reachable <= one.possible
    assert max(one.reached or 0 for one in plot.bins) == max(reached.boards.values())
    rows = plot.to_csv().splitlines()
    assert rows[0] == "tile_sum,baseline,layer_reachable,reached"
    assert sum(int(row.split(",")[3]) for row in rows[1:]) == reached.total


def test_what_is_not_listed_stays_empty() -> None:
    assert not can_list(4, 11) and not can_list(5, 4) and not can_list(2, 6)
    with pytest.raises(InputError, match="too many"):
        reached_layers(4, 11)
    assert counted(4, 11).to_csv().splitlines()[1] == "4,120,120,"


def test_a_cancelled_count_has_no_answer() -> None:
    control = Control()
    control.cancel()
    assert layer_plot(6, 11, bins=300, control=control) is None
    assert reached_layers(3, 6, control) is None
