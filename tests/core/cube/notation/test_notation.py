"""Move text: its meaning, its round trip, and the messages when it is wrong."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.base.puzzle import InputError
from core.cube.cubie import Cube
from core.cube.moves import inverse_moves, position
from core.cube.notation.notation import LONGEST, format_moves, leading_group, parse_moves
from tests.core.cube.reference import ALL_MOVES

sequences = st.lists(st.sampled_from(ALL_MOVES), max_size=8)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ""),
        ("R U R' U'", "R U R' U'"),
        ("RUR'U'", "R U R' U'"),
        ("  R\n\tU2 ", "R U2"),
        ("R1 R2 R3 R2' R'2 R3' R1'", "R R2 R' R2 R2 R R'"),
        ("R’ R′ R` R´ R‘", "R' R' R' R' R'"),
        ("r u2 f'", "Rw Uw2 Fw'"),
        ("Rw Uw2 Fw' rw", None),
        ("RW", "Rw"),
        ("M E2 S' x y2 z'", "M E2 S' x y2 z'"),
        ("(R U)3", "R U R U R U"),
        ("(R U)'", "U' R'"),
        ("(R U)2'", "U' R' U' R'"),
        ("(R U)'2", "U' R' U' R'"),
        ("(R U)0", ""),
        ("()99999999999999999999", ""),
        ("[R, U]", "R U R' U'"),
        ("[R: U]", "R U R'"),
        ("[R U: F]", "R U F U' R'"),
        ("[R: [U, D]]", "R U D U' D' R'"),
        ("[R: U, D]", "R U D U' D' R'"),
        ("[[R, U]: F]2", "R U R' U' F U R U' R' R U R' U' F U R U' R'"),
        ("[R, U]'", "U R U' R'"),
        ("[, U]", "U U'"),
        ("2R 2L 2U 2D 2F 2B", "M' M E' E S S'"),
        ("2R2 2R' 2R3 2L'2", "M2 M M M2"),
        ("3R 3F2 1R 1Rw 2Rw 2r", "L' B2 R R Rw Rw"),
        ("3Rw 3Lw 3Uw' 3d2 3Fw 3Bw", "x x' y' y2 z z'"),
        ("R . U .. F.", "R U F"),
        ("// a line\nR U // one, [two\n// (three\nF//end", "R U F"),
        ("[R: // setup\nU]", "R U R'"),
        ("\ufeffR U F", "R U F"),
        ("R’ Uʼ Fʹ L‵ D＇ B‛", "R' U' F' L' D' B'"),
        ("Ｒ Ｕ２ （Ｆ）２", "R U2 F F"),
        ("R\u200b' U\u00ad2 F", "R' U2 F"),
        ("R² Ui F2i", "R2 U' F2"),
        ("1. R U F", "R U F"),
        ("12) R\n 13 : U2", "R U2"),
        ("R U F | L2 B2 R2", "R U F L2 B2 R2"),
        ("R /* one\ntwo */ U /**/ F", "R U F"),
        ("2-3r 2–3Rw' 3-2R", "Lw' Lw Lw'"),
        ("(R U)x6", "R U " * 6),
        ("(R U) x 6", "R U " * 6),
        ("(R U)X6 F", "R U " * 6 + "F"),
        ("(R U)*2 (U R)×2 (F)^2", "R U R U U R U R F F"),
        ("[R, U] * 2'", "U R U' R' U R U' R'"),
        ("(R U) x2", "R U x2"),
        ("(R U)x F", "R U x F"),
        ("(R U) x 2R", "R U x M'"),
        ("[r] R [u2] [f'] [d'2]", "x R y2 z' y2"),
    ],
)
def test_what_text_means(text: str, expected: str | None) -> None:
    if expected is None:
        with pytest.raises(InputError):
            parse_moves(text)
    else:
        assert format_moves(parse_moves(text)) == expected.strip()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("R U2 F' Q", "Q is not a move. Use U D L R F B (move 4)."),
        ("R X", "X is not a move. The rotation is written x (move 2)."),
        ("m", "m is not a move. The slice is written M (move 1)."),
        ("R \x00", "U+0000 is not a move. Use U D L R F B (move 2)."),
        ("R é", "é is not a move. Use U D L R F B (move 2)."),
        ("R4", "R4 is not a turn. Write R, R2 or R' (move 1)."),
        ("R0", "R0 is not a turn. Write R, R2 or R' (move 1)."),
        ("R" + "9" * 5000, "R999999999 is not a turn. Write R, R2 or R' (move 1)."),
        ("2 R", "2 is not a move. Write it right after one, as in R2 (move 1)."),
        ("R U 2", "2 is not a move. Write it right after one, as in R2 (move 3)."),
        ("R 4R", "The 3×3×3 has no layer 4 (move 2)."),
        ("0R", "The 3×3×3 has no layer 0 (move 1)."),
        ("9" * 5000 + "Rw", "The 3×3×3 has no layer 999999999 (move 1)."),
        ("2M", "2M is not a move. Layers are counted from a face, as in 2R (move 1)."),
        ("9M", "9M is not a move. Layers are counted from a face, as in 2R (move 1)."),
        ("2- R", "2- is not a move. Layers are counted from a face, as in 2-3r (move 1)."),
        ("2-9r", "The 3×3×3 has no layer 9 (move 1)."),
        ("R U 6", "6 is not a move. To repeat moves, write (R U)6 (move 3)."),
        ("R U R' U' x 6", "There is no bracket before x 6. To repeat moves, write (R U)6 (move 5)."),
        ("R U R' U' ×6", "There is no bracket before ×6. To repeat moves, write (R U)6 (move 5)."),
        ("R U^6", "There is no bracket before ^6. To repeat moves, write (R U)6 (move 2)."),
        (
            "(R U)x2",
            "x2 right after a bracket could be a repeat or a rotation. Write (R U)2 or (R U) x2 (column 6).",
        ),
        ("L2 F2 (switch) U2", "“switch” is not a move. Write comments between /* and */ (move 3)."),
        ("R U Then F", "“Then” is not a move. Write comments between /* and */ (move 3)."),
        ("R /* U", "The comment /* is never closed by */ (column 3)."),
        ("3Rw4", "3Rw4 is not a turn. Write 3Rw, 3Rw2 or 3Rw' (move 1)."),
        ("R / U", "/ is not a move. Use U D L R F B (move 2)."),
        ("(R // U)", "The ( is never closed (column 1)."),
        ("R ' U", "' is not a move. Write it right after one, as in R' (move 2)."),
        ("R (U", "The ( is never closed (column 3)."),
        ("R U)", "The ) has no opening bracket (column 4)."),
        ("R U]", "The ] has no opening bracket (column 4)."),
        ("[R, U", "The [ is never closed (column 1)."),
        ("[R", "The [ is never closed (column 1)."),
        (
            "[R U] F",
            "[R U] has no comma and no colon. Write (R U) for a group, [R, U] for a commutator, "
            "[R: U] for a conjugate (column 1).",
        ),
        ("(R, U)", "A comma belongs inside square brackets, [R, U] (column 3)."),
        ("R, U", "A comma belongs inside square brackets, [R, U] (column 2)."),
        ("R: U", "A colon belongs inside square brackets, [R: U] (column 2)."),
        ("[R, U, D]", "The square brackets hold one comma too many (column 6)."),
        ("[R: U: D]", "The square brackets hold one colon too many (column 6)."),
        ("[R, U)", "The [ is closed by ) (column 6)."),
        ("[R)", "The [ is closed by ) (column 3)."),
        ("(R]", "The ( is closed by ] (column 3)."),
        ("R U\nF (D", "The ( is never closed (line 2, column 3)."),
        ("((R)100)101", "The text stands for more than 10\u2009000 moves (column 1)."),
        ("(R)" + "9" * 5000, "The text stands for more than 10\u2009000 moves (column 1)."),
        ("[(R)4000: (U)4000]", "The text stands for more than 10\u2009000 moves (column 1)."),
        ("[(R)4000, (U)4000]", "The text stands for more than 10\u2009000 moves (column 1)."),
        ("(" * 51 + ")" * 51, "Brackets are nested more than 50 deep (column 51)."),
    ],
)
def test_what_is_said_of_wrong_text(text: str, message: str) -> None:
    with pytest.raises(InputError) as caught:
        parse_moves(text)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("text", "expected"),
    [("2R 2R2 2U'", "L' L2 D"), ("Rw r' Uw2 2Fw", "x x' y2 z"), ("1R R x", "R R x"), ("[2R: U]", "L' U L")],
)
def test_layers_of_the_small_cube(text: str, expected: str) -> None:
    assert format_moves(parse_moves(text, 2)) == expected


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("R M", "M is not a move of the 2×2×2. Use U D L R F B x y z (move 2)."),
        ("3R", "The 2×2×2 has no layer 3 (move 1)."),
        ("3Rw", "The 2×2×2 has no layer 3 (move 1)."),
        ("m", "m is not a move. Use U D L R F B (move 1)."),
    ],
)
def test_what_the_small_cube_does_not_have(text: str, message: str) -> None:
    with pytest.raises(InputError) as caught:
        parse_moves(text, 2)
    assert str(caught.value) == message


@pytest.mark.parametrize("size", [2, 3])
@pytest.mark.parametrize(
    ("text", "advice"),
    [
        ("R 2 U", ["R2"]),
        ("R 7", ["(R U)7"]),
        ("R 0", ["(R U)6"]),
        ("12345678901", ["(R U)6"]),
        ("9M", ["2R"]),
        ("0M", ["2R"]),
        ("R4", ["R", "R2", "R'"]),
        ("2- R", ["r"]),
        ("' R", ["R'"]),
        ("X", ["x"]),
        ("R, U", ["[R, U]"]),
        ("R: U", ["[R: U]"]),
        ("[R U]", ["(R U)", "[R, U]", "[R: U]"]),
        ("(R U)x3", ["(R U)3", "(R U) x3"]),
        ("R U x 6", ["(R U)6"]),
        ("R *99999999", ["(R U)6"]),
    ],
)
def test_what_a_sentence_says_to_write_can_be_written(text: str, advice: list[str], size: int) -> None:
    with pytest.raises(InputError) as caught:
        parse_moves(text, size)
    for words in advice:
        assert words in str(caught.value) and parse_moves(words, size)
    for words in re.findall(r"as in (.*?) \(", str(caught.value)):
        assert parse_moves(words, size)


@pytest.mark.parametrize(
    ("text", "leading"),
    [
        ("(R U F) L2", "(R U F)"),
        ("// first\n1. (R) U", "(R)"),
        ("((R) U) F", "((R) U)"),
        ("(R U)2 F", ""),
        ("(R U)' F", ""),
        ("(R U) x 2 F", ""),
        ("(R U F)", ""),
        ("R (U F)", ""),
        ("() R", "()"),
        ("", ""),
    ],
)
def test_brackets_that_could_be_of_the_inverse_scramble(text: str, leading: str) -> None:
    assert leading_group(text) == leading


@given(
    sequences, st.text(alphabet="\u200b\ufeff\u00ad\u2060", max_size=2), st.sampled_from("’‘′‵`´ʹʼ＇"), st.booleans()
)
def test_signs_of_other_keyboards_are_the_same_moves(moves: list[str], unseen: str, prime: str, wide: bool) -> None:
    text = unseen.join(["", *format_moves(moves).replace("'", prime), ""])
    if wide:
        text = text.translate({sign: sign + 0xFEE0 for sign in range(0x30, 0x7B)})
    assert parse_moves(text) == moves


@given(st.sampled_from("URFDLB"), st.integers(1, 3), st.integers(1, 3), st.sampled_from(["", "2", "'"]))
def test_a_layer_by_its_number_is_that_layer(face: str, first: int, last: int, amount: str) -> None:
    """Numbered layers make up the wide turn, and count backwards from the opposite face."""
    first, last = sorted((first, last))
    single = [f"{layer}{face}{amount}" for layer in range(1, last + 1)]
    assert position(parse_moves(" ".join(single))) == position(parse_moves(f"{last}{face}w{amount}"))
    other = dict(zip("URFDLB", "DLBURF", strict=True))[face]
    turn, mirrored_turn = parse_moves(f"{first}{face}{amount}"), parse_moves(f"({4 - first}{other}{amount})'")
    assert position(turn) == position(mirrored_turn)


def test_the_longest_text() -> None:
    assert len(parse_moves("R " * LONGEST)) == LONGEST
    with pytest.raises(InputError):
        parse_moves("R " * (LONGEST + 1))


@given(sequences)
def test_text_survives_a_round_trip(moves: list[str]) -> None:
    assert parse_moves(format_moves(moves)) == moves


@given(sequences, sequences, st.integers(0, 5))
def test_brackets_mean_what_the_group_says(a: list[str], b: list[str], count: int) -> None:
    x, y = position(a), position(b)
    left, right = format_moves(a), format_moves(b)
    assert position(parse_moves(f"[{left}, {right}]")) == x * y * x.inverse() * y.inverse()
    assert position(parse_moves(f"[{left}: {right}]")) == x * y * x.inverse()
    power = Cube()
    for _ in range(count):
        power = power * x
    assert position(parse_moves(f"({left}){count}")) == power
    assert position(parse_moves(f"({left})'")) == position(inverse_moves(a)) == x.inverse()


@given(st.text(alphabet="RUFrMxw123'’()[],:./*^×|i- \nQé", max_size=40))
def test_any_text_is_read_or_refused_in_one_sentence(text: str) -> None:
    try:
        moves = parse_moves(text)
    except InputError as error:
        assert error.place
        assert "\n" not in str(error)
    else:
        assert set(moves) <= set(ALL_MOVES)
