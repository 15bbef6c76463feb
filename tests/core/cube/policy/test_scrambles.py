"""Scrambles and labels for training, compared with plain Python."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from core.cube.cubie import Cube
from core.cube.moves import FACE_TURNS, inverse_moves, position
from core.cube.policy.scrambles import LABELS, LONGEST, draw_samples, draw_scrambles
from core.cube.policy.view import FACES, LEAST, PLAIN, look, tokens_in_view, tokens_shown
from tests.core.cube.policy.test_view import tokens

WEIGHTS = [1.2**n for n in range(1, 21)]


def scrambles(count: int, seed: int, weights: list[float] | None = None) -> tuple[list[list[int]], int]:
    """Return the turns of scrambles, and the next seed."""
    turns, lengths = bytearray(count * LONGEST), bytearray(count)
    rows = memoryview(turns).cast("B", (count, LONGEST))
    after = draw_scrambles(rows, memoryview(lengths), weights or WEIGHTS, seed)
    return [list(turns[LONGEST * i : LONGEST * i + n]) for i, n in enumerate(lengths)], after


def samples(count: int, seed: int, shown: int) -> tuple[list[bytes], list[bytes], int]:
    """Return tokens and labels of samples, and the next seed."""
    wide = tokens_shown(shown)
    seen, labels = bytearray(wide * count), bytearray(LABELS * count)
    rows, label_rows = (memoryview(all_).cast("B", (count, len(all_) // count)) for all_ in (seen, labels))
    after = draw_samples(rows, label_rows, WEIGHTS, seed, shown)
    return (
        [bytes(seen[wide * i : wide * i + wide]) for i in range(count)],
        [bytes(labels[LABELS * i : LABELS * i + LABELS]) for i in range(count)],
        after,
    )


def test_scrambles_keep_the_rules_and_the_weights() -> None:
    drawn, _ = scrambles(20_000, 1)
    for turns in drawn:
        for one, two in pairwise(turns):
            assert one // 3 != two // 3
        for one, two, three in zip(turns, turns[1:], turns[2:], strict=False):
            if one // 3 % 3 == two // 3 % 3:
                assert three // 3 % 3 != two // 3 % 3
    counts = Counter(map(len, drawn))
    for n in range(1, 21):
        expected = 20_000 * WEIGHTS[n - 1] / sum(WEIGHTS)
        assert abs(counts[n] - expected) < 5 * expected**0.5
    only, _ = scrambles(100, 2, [0.0] * 6 + [1.0] + [0.0] * 13)
    assert {len(turns) for turns in only} == {7}


def test_a_seed_draws_the_same_and_goes_on() -> None:
    whole, end = scrambles(100, 9)
    half, after = scrambles(50, 9)
    rest, last = scrambles(50, after)
    assert (half + rest, last) == (whole, end)
    assert scrambles(100, 10)[0] != whole


def test_samples_are_the_scrambles_with_turns_of_their_solutions() -> None:
    drawn, after = scrambles(3000, 4)
    seen, labels, last = samples(3000, 4, PLAIN)
    assert last == after
    for turns, shown, label in zip(drawn, seen, labels, strict=True):
        names = [FACE_TURNS[turn] for turn in turns]
        cube = position(names)
        assert shown == tokens(cube)
        assert label[5] == len(turns)
        solution = inverse_moves(names)
        first, first_too, last_turn, last_too, second = (FACE_TURNS[turn] for turn in label[:5])
        assert (first, last_turn, second) == (solution[0], solution[-1], solution[min(1, len(turns) - 1)])
        # either of the first two may come first, either of the last two last
        for one, way in ((first_too, solution), (last_too, solution[::-1])):
            if one != way[0]:
                assert one == way[1]
                assert Cube.turned(FACE_TURNS.index(one)) * Cube.turned(FACE_TURNS.index(way[0])) == Cube.turned(
                    FACE_TURNS.index(way[0])
                ) * Cube.turned(FACE_TURNS.index(one))
            else:
                assert len(way) < 2 or "URFDLB".index(way[1][0]) % 3 != "URFDLB".index(way[0][0]) % 3


@pytest.mark.parametrize("shown", [LEAST, FACES])
def test_samples_are_what_is_shown_with_the_numbers_of_its_answers(shown: int) -> None:
    drawn, _ = scrambles(2000, 5)
    seen, labels, _ = samples(2000, 5, shown)
    for turns, found, label in zip(drawn, seen, labels, strict=True):
        cube = position([FACE_TURNS[turn] for turn in turns])
        expected, columns = bytearray(tokens_shown(shown)), bytearray(18)
        look(cube, memoryview(expected), memoryview(columns), shown=shown)
        assert found == bytes(expected)
        solution = [FACE_TURNS.index(turn) for turn in inverse_moves(FACE_TURNS[turn] for turn in turns)]
        assert label[0] == columns[solution[0]]
        assert label[2] == columns[solution[-1]]


def test_playing_the_label_in_the_view_leads_nearer() -> None:
    seen, labels, _ = samples(500, 6, LEAST)
    shown = {tokens_in_view(Cube.turned(turn), view) for turn in range(18) for view in range(48)}
    for sample, label in zip(seen, labels, strict=True):
        if label[5] == 2:
            pieces = [list(sample[:8]), list(sample[8:])]
            cube = Cube.from_pieces(
                [t // 3 for t in pieces[0]], [t % 3 for t in pieces[0]],
                [t // 2 for t in pieces[1]], [t % 2 for t in pieces[1]],
            )  # fmt: skip
            assert tokens(cube * Cube.turned(label[0])) in shown


def test_wrong_shapes_and_weights_are_refused() -> None:
    rows = memoryview(bytearray(40)).cast("B", (2, 20))
    with pytest.raises(ValueError, match="one for each length"):
        draw_scrambles(rows, memoryview(bytearray(3)), WEIGHTS, 1)
    for weights in ([1.0] * 19, [0.0] * 20, [-1.0] + [1.0] * 19):
        with pytest.raises(ValueError, match="20 weights"):
            draw_scrambles(rows, memoryview(bytearray(2)), weights, 1)
    with pytest.raises(ValueError, match="rows of 6"):
        draw_samples(rows, memoryview(bytearray(10)).cast("B", (2, 5)), WEIGHTS, 1)
