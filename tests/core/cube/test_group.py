"""The cubies form a group, and agree with stickers turned in space."""

from __future__ import annotations

import pickle
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.cube.cubie import Cube
from core.cube.facelets import format_facelets
from core.cube.moves import (
    FACE_TURNS,
    MOVES,
    half_turn_length,
    in_one_order,
    inverse_moves,
    move_of,
    position,
    quarter_turn_length,
    slice_turn_length,
)
from core.cube.notation.notation import parse_moves
from tests.core.cube.reference import ALL_MOVES, KINDS, StickerCube

sequences = st.lists(st.sampled_from(ALL_MOVES), max_size=30)

SUPERFLIP = "R L U2 F U' D F2 R2 B2 L U2 F' B' U R2 D F2 U R2 U"


def order(text: str) -> int:
    """Return how often a sequence must be repeated to return to the start."""
    step = position(parse_moves(text))
    cube, count = step, 1
    while cube != Cube():
        cube, count = cube * step, count + 1
    return count


def test_the_moves_are_the_54() -> None:
    assert sorted(MOVES) == sorted(ALL_MOVES)
    assert list(FACE_TURNS) == [f + a for f in "URFDLB" for a in ("", "2", "'")]
    assert len({move.cube for move in MOVES.values()}) == 54


@pytest.mark.parametrize("name", ALL_MOVES)
def test_every_move_agrees_with_stickers_in_space(name: str) -> None:
    stickers = StickerCube()
    stickers.move(name)
    assert format_facelets(MOVES[name].cube) == stickers.text()


def test_thousands_of_sequences_agree_with_stickers_in_space() -> None:
    chance = random.Random(3)
    cube, stickers = Cube(), StickerCube()
    for step in range(6000):
        name = chance.choice(ALL_MOVES)
        cube = cube * MOVES[name].cube
        stickers.move(name)
        assert format_facelets(cube) == stickers.text(), step


@pytest.mark.parametrize("name", ALL_MOVES)
def test_every_turn_says_what_moves(name: str) -> None:
    turn = MOVES[name].turn
    axis, quarters, layers = KINDS[name.rstrip("2'")]
    assert turn.axis == axis
    assert set(turn.layers) == {layer + 1 for layer in layers}
    stickers = StickerCube()
    stickers.turn(turn.axis, turn.quarter_turns, {layer - 1 for layer in turn.layers})
    assert stickers.text() == format_facelets(MOVES[name].cube)
    assert (turn.quarter_turns > 0) == (quarters * (-1 if name.endswith("'") else 1) > 0)
    assert move_of(*turn) == name


def test_no_turn_has_no_name() -> None:
    assert move_of(0, (0,), 0) == ""
    assert move_of(0, (0,), 4) == ""
    assert move_of(2, (1,), -3) == "S"


@given(sequences, sequences, sequences)
def test_the_product_is_a_group(a: list[str], b: list[str], c: list[str]) -> None:
    x, y, z = position(a), position(b), position(c)
    assert (x * y) * z == x * (y * z) == position(a + b + c)
    assert x * Cube() == Cube() * x == x
    assert x * x.inverse() == x.inverse() * x == Cube()
    assert (x * y).inverse() == y.inverse() * x.inverse()
    assert position(inverse_moves(a), x) == Cube()


@given(sequences)
def test_a_cube_is_a_value(moves: list[str]) -> None:
    cube = position(moves)
    copy = pickle.loads(pickle.dumps(cube))
    assert copy == cube
    assert hash(copy) == hash(cube)
    assert eval(repr(cube), {"Cube": Cube}) == cube
    assert Cube.from_pieces(cube.corners, cube.twists, cube.edges, cube.flips, cube.rotation) == cube
    assert cube != "cube"
    with pytest.raises(AttributeError):
        cube.rotation = 3


def test_hashes_differ() -> None:
    cubes = {position([a, b]) for a in ALL_MOVES for b in ALL_MOVES}
    assert len({hash(cube) for cube in cubes}) == len(cubes)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("U", 4), ("U2", 2), ("R U", 105), ("R U'", 63), ("R U R' U'", 6), ("R2 U2", 6), ("x", 4),
        ("R U2 D' B D'", 1260), ("x y", 3), (SUPERFLIP, 2), ("M2 E2 S2", 2), ("[M, E]", 3),
    ],
)  # fmt: skip
def test_known_orders(text: str, expected: int) -> None:
    assert order(text) == expected


def test_the_superflip_flips_every_edge_and_nothing_else() -> None:
    cube = position(parse_moves(SUPERFLIP))
    assert cube.flips == (1,) * 12
    assert cube.twists == (0,) * 8
    assert cube.edges == tuple(range(12))
    assert cube.corners == tuple(range(8))
    assert all(cube * MOVES[t].cube == MOVES[t].cube * cube for t in FACE_TURNS)


@pytest.mark.parametrize(
    ("slice_", "turns"),
    [("M", "L' R x'"), ("E", "D' U y'"), ("S", "F' B z"), ("Rw", "L x"), ("Uw", "D y"), ("Fw", "B z"), ("Lw", "R x'")],
)
def test_slices_and_wide_turns_are_face_turns_and_a_rotation(slice_: str, turns: str) -> None:
    assert position([slice_]) == position(parse_moves(turns))


def test_there_are_24_rotations() -> None:
    found = {Cube()}
    while True:
        more = found | {cube * MOVES[m].cube for cube in found for m in "xyz"}
        if more == found:
            break
        found = more
    assert {cube.rotation for cube in found} == set(range(24))
    assert all(cube.solved for cube in found)
    assert len({format_facelets(cube) for cube in found}) == 24
    assert found == {Cube.rotated(r) for r in range(24)}
    assert not any(MOVES[turn].cube.solved for turn in FACE_TURNS)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"corners": (0,) * 8}, "permutations"),
        ({"edges": range(11)}, "permutations"),
        ({"twists": (1,) + (0,) * 7}, "twists"),
        ({"twists": (3,) + (0,) * 7}, "twists"),
        ({"flips": (1,) + (0,) * 11}, "flips"),
        ({"corners": (1, 0, 2, 3, 4, 5, 6, 7)}, "parity"),
        ({"rotation": 24}, "rotation"),
    ],
)
def test_pieces_no_turns_reach_are_refused(change: dict[str, object], message: str) -> None:
    pieces: dict[str, object] = {"corners": range(8), "twists": (0,) * 8, "edges": range(12), "flips": (0,) * 12}
    with pytest.raises(ValueError, match=message):
        Cube.from_pieces(**(pieces | change))  # type: ignore[arg-type]


@pytest.mark.parametrize("make", [Cube.turned, Cube.rotated])
def test_indices_are_checked(make: object) -> None:
    for index in (-1, 24):
        with pytest.raises(ValueError, match="must be in"):
            make(index)  # type: ignore[operator]


def test_lengths() -> None:
    moves = parse_moves("R U2 M x Rw2 E2")
    assert half_turn_length(moves) == 1 + 1 + 2 + 0 + 1 + 2
    assert quarter_turn_length(moves) == 1 + 2 + 2 + 0 + 2 + 4


@pytest.mark.parametrize(
    ("moves", "length"),
    [("R L'", 1), ("R2 L2", 1), ("R L", 2), ("L R L'", 2), ("M", 1), ("M2 E' S", 3), ("U D' R", 2), ("Rw x U", 2),
     ("", 0), ("U D' U D'", 2), ("R U L'", 3)],
)  # fmt: skip
def test_a_slice_turn_counts_once(moves: str, length: int) -> None:
    assert slice_turn_length(moves.split()) == length


@pytest.mark.parametrize(
    ("moves", "ordered"),
    [
        ("D U", "U D"),
        ("U D", "U D"),
        ("R L2 F", "R L2 F"),
        ("L2 R F B' D2", "R L2 F B' D2"),
        ("D x U", "D x U"),
        ("", ""),
    ],
)
def test_turns_of_opposite_faces_have_one_order(moves: str, ordered: str) -> None:
    assert " ".join(in_one_order(moves.split())) == ordered
    assert position(moves.split()) == position(ordered.split())
