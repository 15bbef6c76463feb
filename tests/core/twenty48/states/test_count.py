"""Counting boards: the published table, boards counted singly, and sums of layers."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product

import pytest

from core.base.puzzle import InputError
from core.twenty48.states import count as counting
from core.twenty48.states.count import board_layers, count_boards, layer_counts, max_sum

PUBLISHED = {
    2: [
        (73, 73),
        (233, 233),
        (537, 529),
        (1_033, 905),
        (1_769, 905),
        (2_793, 905),
        (4_153, 905),
        (5_897, 905),
        (8_073, 905),
    ],
    3: [
        (19_665, 19_665),
        (261_615, 261_615),
        (1_933_425, 1_933_407),
        (9_815_535, 9_814_437),
        (38_400_465, 38_369_571),
        (124_140_015, 123_560_373),
        (347_066_865, 339_166_485),
        (865_782_255, 786_513_819),
        (1_970_527_185, 1_400_665_575),
    ],
    4: [
        (43_046_689, 43_046_689),
        (4_294_901_729, 4_294_901_729),
        (152_544_843_873, 152_544_843_841),
        (2_816_814_940_129, 2_816_814_934_817),
        (33_080_342_678_945, 33_080_342_314_753),
        (278_653_866_803_169, 278_653_849_430_401),
        (1_819_787_258_282_209, 1_819_786_604_950_209),
        (9_718_525_023_289_313, 9_718_504_608_259_073),
        (44_096_709_674_720_289, 44_096_167_159_459_777),
    ],
}
ALL = [(size, exponent) for size in PUBLISHED for exponent in range(3, 12)]


@pytest.mark.parametrize(("size", "exponent"), ALL)
def test_the_published_table(size: int, exponent: int) -> None:
    count = count_boards(size, exponent)
    assert (count.baseline, count.reachable_layers) == PUBLISHED[size][exponent - 3]


def test_the_largest_sums_without_2048() -> None:
    assert [max_sum(size, 11) for size in (2, 3, 4)] == [60, 2044, 9212]


def by_hand(size: int, exponent: int) -> Counter[int]:
    """Count boards with two tiles or more and a 2 or a 4 among them by tile sum, one by one."""
    counts: Counter[int] = Counter()
    for cells in product(range(exponent), repeat=size * size):
        tiles = [cell for cell in cells if cell]
        if len(tiles) >= 2 and min(tiles) <= 2:
            counts[sum(1 << tile for tile in tiles)] += 1
    return counts


@pytest.mark.parametrize(("size", "exponent"), [(2, 3), (2, 4), (2, 5), (2, 6), (2, 7), (2, 9), (3, 3)])
def test_boards_counted_one_by_one(size: int, exponent: int) -> None:
    found = by_hand(size, exponent)
    count = count_boards(size, exponent)
    assert count.baseline == found.total() + 1
    last = max(found)
    gap = next((s for s in range(4, last + 4, 2) if not found[s] and not found[s + 2]), None)
    assert gap is not None and count.max_sum == gap - 2
    assert layer_counts(size, exponent) == [(s, found[s]) for s in range(4, gap, 2)]
    assert count.reachable_layers == 1 + sum(found[s] for s in range(4, gap, 2))


@pytest.mark.parametrize(("size", "exponent"), [*ALL, (5, 7), (6, 6), (4, 14), (5, 3), (6, 3)])
def test_layers_add_up(size: int, exponent: int) -> None:
    count = count_boards(size, exponent)
    layers = layer_counts(size, exponent)
    assert 1 + sum(boards for _, boards in layers) == count.reachable_layers <= count.baseline
    assert [total for total, _ in layers] == list(range(4, count.max_sum + 1, 2))
    assert layers[-1][1] > 0
    assert not any(a == b == 0 for (_, a), (_, b) in pairwise(layers))


def test_large_boards_are_exact() -> None:
    count = count_boards(6, 30)
    assert count.baseline == 30**36 - 28**36 - 71
    assert 0 < count.reachable_layers < count.baseline


@pytest.mark.parametrize(("size", "exponent"), [(1, 5), (9, 5), (4, 2), (4, 65)])
def test_what_is_not_counted(size: int, exponent: int) -> None:
    with pytest.raises(InputError):
        count_boards(size, exponent)


def test_too_many_layers_to_list() -> None:
    with pytest.raises(InputError, match="layers"):
        layer_counts(6, 25)


def test_as_many_layers_as_the_limit_are_listed_and_one_more_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Exactly the limit of layers is allowed: once 8x8 to 65536, with 1,048,575 of 1,048,576, was refused."""
    monkeypatch.setattr(counting, "MOST_LAYERS", 7)
    listed = board_layers(2, 3)
    assert listed is not None and len(listed.counts) == 7
    monkeypatch.setattr(counting, "MOST_LAYERS", 6)
    with pytest.raises(InputError, match=r"^There are 7 layers, more than 6 to list"):
        board_layers(2, 3)
