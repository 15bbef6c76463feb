"""All boards and targets in one table: the articles' figures, listings, and the largest tile."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator

import pytest

from core.twenty48.board import Board, shifted
from core.twenty48.shape import shape_of
from core.twenty48.states.all_boards import AS_THEY_LIE, SIZES, AllBoards, all_boards, all_boards_csv, last_fold
from core.twenty48.states.count import count_boards, max_sum
from core.twenty48.states.layer_plot import reached_layers

BY_CASE = {(one.size, one.exponent): one for one in all_boards()}
LONG = [case for case, found in AS_THEY_LIE.items() if found > 2_000_000]
SHORT = [case for case in AS_THEY_LIE if case not in LONG]


def test_the_counts_that_the_article_begins_with() -> None:
    one = BY_CASE[4, 11]
    assert one.fillings == 12**16 == 184_884_258_895_036_416
    assert one.unwon == 11**16 + 1
    assert (one.baseline, one.in_layers) == (44_096_709_674_720_289, 44_096_167_159_459_777)
    assert (one.max_sum, one.layers) == (9_212, 4_605)
    assert one.reached_boards is None and one.classes is None and one.source == ""


def test_every_size_has_every_target_up_to_the_largest_tile_of_4x4() -> None:
    assert list(BY_CASE) == [(size, exponent) for size in SIZES for exponent in range(3, 18)]
    assert [exponent for (size, exponent), one in BY_CASE.items() if size == 3 and one.can_make_target] == list(
        range(3, 11)
    )


@pytest.mark.parametrize("one", all_boards(), ids=lambda one: f"{one.size}-{1 << one.exponent}")
def test_each_count_leaves_out_more(one: AllBoards) -> None:
    assert one.fillings > one.unwon > one.baseline >= one.in_layers
    filled, without = one.parts
    assert filled - without - 2 * one.cells + 1 == one.in_layers
    found = one.reached_boards if one.reached_boards is not None else one.at_most
    if found is not None:
        assert found < one.in_layers
    if one.classes is not None and one.reached_boards is not None:
        assert one.classes <= one.reached_boards <= (one.at_most or 0)
    assert (one.classes is None) == (one.source == "")


def test_fillings_one_by_one() -> None:
    assert BY_CASE[2, 3].fillings == sum(1 for _ in _cells(4, 3)) and BY_CASE[2, 3].unwon == 1 + sum(
        1 for _ in _cells(4, 2)
    )


def _cells(cells: int, largest: int) -> Iterator[tuple[int, ...]]:
    if not cells:
        yield ()
        return
    for rest in _cells(cells - 1, largest):
        for tile in range(largest + 1):
            yield (tile, *rest)


@pytest.mark.parametrize(("size", "exponent"), SHORT)
def test_recorded_counts_are_those_of_a_listing(size: int, exponent: int) -> None:
    found = reached_layers(size, exponent)
    assert found is not None
    one = BY_CASE[size, exponent]
    assert (found.total + 1, found.classes + 1) == (one.reached_boards, one.classes)


@pytest.mark.long
@pytest.mark.parametrize(("size", "exponent"), LONG)
def test_recorded_counts_are_those_of_a_long_listing(size: int, exponent: int) -> None:
    test_recorded_counts_are_those_of_a_listing(size, exponent)


def test_what_others_counted_is_said_to_be_theirs() -> None:
    assert BY_CASE[4, 6].source == "published" and BY_CASE[4, 6].classes == 40_652_843_435
    assert BY_CASE[4, 6].at_most is None, "all lost boards are one in it"
    assert BY_CASE[4, 5].source == "statewalk 2048 states --size 4 --target 32 --disk"
    assert (BY_CASE[4, 5].reached_boards, BY_CASE[4, 5].classes) == (None, 1_566_798_892 + 716_079 + 1)


@pytest.mark.parametrize("size", SIZES)
def test_the_last_board_folds_up_to_the_largest_tile(size: int) -> None:
    board = last_fold(size)
    assert 0 not in board.cells and board.largest == size * size
    assert board.tile_sum == 1 << board.target == 1 << shape_of(size).largest
    assert _folds(board, board.cells, {board.cells})


def _folds(board: Board, cells: bytes, seen: set[bytes]) -> bool:
    """Return whether legal moves, with helpful tiles of 2 between them, make the target."""
    moved = [shifted(board.shape.side, cells, direction) for direction in range(4)]
    legal = [after for after, gained in moved if gained >= 0]
    if any(max(after) == board.target for after in legal):
        return True
    afters = [after for after in legal if _folded(after) >= _folded(cells)]
    for after in sorted(afters, key=_folded, reverse=True):
        for cell in (at for at, tile in enumerate(after) if not tile):
            shown = after[:cell] + b"\x01" + after[cell + 1 :]
            if shown not in seen:
                seen.add(shown)
                if _folds(board, shown, seen):
                    return True
    return False


def _folded(cells: bytes) -> int:
    """Return the doubled tile below a complete chain of larger ones; -1 if the chain is broken."""
    tile = max(cells)
    while cells.count(tile) == 1:
        tile -= 1
    return tile if cells.count(tile) else -1


@pytest.mark.parametrize("size", SIZES)
def test_no_tile_is_larger(size: int) -> None:
    """No larger tile can be made: the last reachable sum is less than that of the next tile alone."""
    cells = size * size
    assert max_sum(size, cells + 3) == max_sum(size, 60) == (4 << cells) - 4
    assert shape_of(size).largest == cells + 1
    assert count_boards(size, cells + 3).reachable_layers == count_boards(size, cells + 4).reachable_layers


def test_numbers_are_saved() -> None:
    rows = list(csv.DictReader(io.StringIO(all_boards_csv(all_boards()))))
    assert len(rows) == 45
    last = next(row for row in rows if (row["size"], row["target"]) == ("4", "2048"))
    assert last["baseline"] == "44096709674720289" and last["reached"] == last["counted_by"] == ""
