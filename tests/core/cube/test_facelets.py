"""Facelet text is parsed and written; every kind of impossible cube has one clear reason."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.base.puzzle import InputError
from core.cube.cubie import Cube
from core.cube.facelets import facelet_indices, format_facelets, parse_facelets, sticker_name
from core.cube.moves import MOVES, position
from tests.core.cube.reference import ALL_MOVES

SOLVED = "".join(face * 9 for face in "URFDLB")
sequences = st.lists(st.sampled_from(ALL_MOVES), max_size=30)


def index(name: str) -> int:
    return 9 * "URFDLB".index(name[0]) + int(name[1]) - 1


def changed(text: str = SOLVED, **stickers: str) -> str:
    letters = list(text)
    for name, letter in stickers.items():
        letters[index(name)] = letter
    return "".join(letters)


def cycled(*names: str, text: str = SOLVED) -> str:
    """Return the facelets with each named sticker's letter moved to the next place."""
    return changed(text, **{names[(i + 1) % len(names)]: text[index(name)] for i, name in enumerate(names)})


def reason(text: str) -> str:
    with pytest.raises(InputError) as caught:
        parse_facelets(text)
    return str(caught.value)


@given(sequences)
def test_text_survives_a_round_trip(moves: list[str]) -> None:
    cube = position(moves)
    text = format_facelets(cube)
    assert parse_facelets(text) == cube
    assert parse_facelets(" ".join(text).lower() + "\n") == cube
    assert "".join("URFDLB"[i] for i in facelet_indices(cube)) == text


@given(sequences)
def test_colours_are_taken_from_the_centres(moves: list[str]) -> None:
    """Colours are identified by the centres, and the cube is taken as it is held."""
    cube = position(moves)
    text = format_facelets(cube)
    orientation = Cube.rotated(cube.rotation)
    by_centre = dict(zip(text[4::9], "WYPGOK", strict=True))
    assert parse_facelets("".join(by_centre[c] for c in text)) == orientation.inverse() * cube


def test_rotated_centres_are_accepted() -> None:
    for r in range(24):
        assert parse_facelets(format_facelets(Cube.rotated(r))) == Cube.rotated(r)


def test_sticker_names() -> None:
    assert [sticker_name(i) for i in (0, 8, 9, 53)] == ["U1", "U9", "R1", "B9"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "A cube has 54 stickers, this text has 0."),
        (SOLVED[1:], "A cube has 54 stickers, this text has 53."),
        (SOLVED + "U", "A cube has 54 stickers, this text has 55."),
        (changed(F3="X"), "X is not a face. Use U R F D L B (sticker F3)."),
        (changed(U5="X"), "X is not a face. Use U R F D L B (sticker U5)."),
        (changed(F3="-"), "- is not a letter of a colour (sticker F3)."),
        (changed(F3="é"), "é is not a letter of a colour (sticker F3)."),
        (changed(F3="U"), "Every colour has 9 stickers, but U has 10, F has 8."),
        (changed(U5="R", R5="R"), "Two centres are R (stickers U5 and R5)."),
        (cycled("U5", "F5"), "The centres F and D are opposite, but F belongs opposite B (stickers U5 and D5)."),
        (cycled("U5", "D5"), "The centres are arranged as a mirror image. Exchange two opposite ones."),
        (cycled("U9", "D1"), "The corner D R F is a mirror image of a real one (corner URF)."),
        (cycled("U9", "L3"), "No corner has the colours L R F (corner URF)."),
        (cycled("U8", "D2"), "Two pieces are swapped. Exchange the edges UF and DF."),
        (cycled("U8", "B2"), "No edge has the colours B F (edge UF)."),
        (cycled("U9", "F1"), "No corner has the colours F R F (corner URF)."),
        (cycled("R1", "F3"), "The corner U F R is a mirror image of a real one (corner URF)."),
        (cycled("U9", "F3", "R1"), "One corner is twisted. Twist the URF corner once clockwise."),
        (cycled("U9", "R1", "F3"), "One corner is twisted. Twist the URF corner once anticlockwise."),
        (cycled("U1", "L1", "B3"), "One corner is twisted. Twist the ULB corner once anticlockwise."),
        (cycled("U8", "F2"), "One edge is flipped. Flip the UF edge."),
        (cycled("D8", "B8"), "One edge is flipped. Flip the DB edge."),
        (cycled("F2", "R2"), "Two pieces are swapped. Exchange the edges UR and UF."),
    ],
)
def test_what_is_said_of_impossible_cubes(text: str, expected: str) -> None:
    assert reason(text) == expected


def test_a_piece_that_appears_twice() -> None:
    edges = changed(D6="U", R8="F", U4="D", F2="R")
    assert reason(edges) == "The edge U R is there twice (edges UR and UF)."
    corners = changed(F1="L", L3="B", B9="L", L7="F")
    assert reason(corners) == "The corner U L B is there twice (corners UFL and ULB)."


def test_two_swapped_corners_are_named() -> None:
    # The corners URF and UFL change places: U stickers stay, the sides move along.
    text = changed(R1="F", F3="L", F1="R", L3="F")
    assert reason(text) == "Two pieces are swapped. Exchange the corners URF and UFL."


def test_parity_far_from_home_names_any_two_edges() -> None:
    text = cycled("F2", "R2", text=format_facelets(Cube()))
    turned = format_facelets(position(["U", "R", "F2"]))
    assert reason(text) == "Two pieces are swapped. Exchange the edges UR and UF."
    odd = changed(turned, **{"F2": turned[index("R2")], "R2": turned[index("F2")],
                             "U8": turned[index("U6")], "U6": turned[index("U8")]})  # fmt: skip
    assert reason(odd) == "Two pieces are swapped. Exchange the edges UF and UB."


def test_several_faults_are_all_named() -> None:
    text = cycled("U8", "F2", text=cycled("U9", "F3", "R1"))
    assert reason(text) == (
        "One corner is twisted. Twist the URF corner once clockwise. One edge is flipped. Flip the UF edge."
    )


@pytest.mark.parametrize("turn", ["x", "y", "z'", "x2"])
def test_places_are_named_as_the_cube_is_held(turn: str) -> None:
    held = format_facelets(MOVES[turn].cube)
    assert reason(cycled("U9", "F3", "R1", text=held)) == "One corner is twisted. Twist the URF corner once clockwise."
    assert reason(cycled("U8", "F2", text=held)) == "One edge is flipped. Flip the UF edge."


@given(st.permutations(SOLVED), st.integers(0, 2))
def test_any_54_letters_are_read_or_refused_in_one_line(letters: list[str], _: int) -> None:
    try:
        cube = parse_facelets("".join(letters))
    except InputError as error:
        assert "\n" not in str(error)
    else:
        assert format_facelets(cube) == "".join(letters)


def test_repairs_repair() -> None:
    """Every single twist, flip and swap is refused, and accepted again when undone."""
    text = format_facelets(position(["R", "U", "F'", "D2", "x"]))
    for corner in ("U9 R1 F3", "U7 F1 L3", "U1 L1 B3", "U3 B1 R3", "D3 F9 R7", "D1 L9 F7", "D7 B9 L7", "D9 R9 B7"):
        names = corner.split()
        once = cycled(*names, text=text)
        assert "One corner is twisted" in reason(once)
        assert "One corner is twisted" in reason(cycled(*names, text=once))
        assert parse_facelets(cycled(*names, text=cycled(*names, text=once))) == parse_facelets(text)
