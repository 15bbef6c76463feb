"""The 2x2x2 as a puzzle: one state per appearance, and text that restores it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.base.budget import TYPED
from core.base.puzzle import InputError
from core.cube.cubie import Cube
from core.cube.moves import FACE_TURNS, MOVES
from core.cube.pocket_puzzle import POCKET, ROTATIONS, stickers
from core.cube.puzzle import PUZZLE, CubePuzzle

SEQUENCES = st.lists(st.sampled_from([*FACE_TURNS, *ROTATIONS]), max_size=14)


def played(moves: list[str]) -> Cube:
    state = POCKET.new("2x2x2", 0)
    for move in moves:
        state = POCKET.apply(state, move)[0]
    return state


@given(SEQUENCES)
def test_the_text_of_a_state_leads_back_to_it(moves: list[str]) -> None:
    state = played(moves)
    assert POCKET.parse(POCKET.format(state)) == state


@given(SEQUENCES)
def test_a_state_looks_like_the_corners_of_the_large_cube(moves: list[str]) -> None:
    whole = Cube()
    for move in moves:
        whole = whole * MOVES[move].cube
    assert POCKET.facelets(played(moves)) == stickers(whole)


@given(SEQUENCES)
def test_turning_one_side_or_the_other_with_the_whole_is_the_same(moves: list[str]) -> None:
    for one, two in ((["R"], ["x", "L"]), (["U"], ["y", "D"]), (["F'"], ["z'", "B'"])):
        assert played(moves + one) == played(moves + two)


def test_solved_however_it_is_held() -> None:
    assert POCKET.goal(played(["x", "y2", "z'"]))
    assert POCKET.goal(played(["R", "L'"])), "one half against the other is the whole cube turned"
    assert not POCKET.goal(played(["R"]))


def test_events_name_the_layers_of_two() -> None:
    state = POCKET.new("2x2x2", 0)
    assert POCKET.apply(state, "R")[1][0].layers == (1,)
    assert POCKET.apply(state, "L")[1][0].layers == (0,)
    assert POCKET.apply(state, "y")[1][0].layers == (0, 1)
    assert POCKET.move_of(0, (1,), 1) == "R"
    assert POCKET.move_of(0, (0,), 1) == "L'"


@pytest.mark.parametrize("puzzle", [POCKET, PUZZLE])
def test_a_text_that_nobody_types_is_refused_by_its_length(puzzle: CubePuzzle) -> None:
    for text in ("U" * (TYPED + 1), "U " * TYPED):
        with pytest.raises(InputError, match="is the most"):
            puzzle.read(text)


def test_a_scramble_leads_to_the_position_of_its_seed() -> None:
    assert played(POCKET.opening_moves(3)) == POCKET.new("2x2x2", 3)


SOLVED = "UUUURRRRFFFFDDDDLLLLBBBB"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("UUUU", "A 2×2×2 has 24 stickers, this text has 4."),
        ("UUUX" + SOLVED[4:], "X is no face. Use U R F D L B (sticker U4)."),
        ("UUUD" + SOLVED[4:], "No corner has the colours D R F in this order (corner URF)."),
        ("UUUFURRRRFFFDDDDLLLLBBBB", "No corner has the colours F U F in this order (corner URF)."),
        ("UUURFRRRFUFFDDDDLLLLBBBB", "One corner is twisted. Twist any corner once clockwise."),
    ],
)
def test_what_is_said_of_impossible_stickers(text: str, sentence: str) -> None:
    with pytest.raises(InputError) as raised:
        POCKET.parse(text)
    assert str(raised.value) == sentence


@pytest.mark.parametrize("move", ["M", "Rw", "Q"])
def test_moves_the_small_cube_does_not_have(move: str) -> None:
    with pytest.raises(InputError, match="is not a move"):
        POCKET.apply(POCKET.new("2x2x2", 0), move)
