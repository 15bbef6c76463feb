"""Move text: what it means, that it survives a round trip, and what is said when it is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.cube.cubie import Cube
from core.cube.moves import inverse_moves, position
from core.cube.notation import LONGEST, format_moves, parse_moves
from core.puzzle import InputError
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
    ],
)
def test_what_text_means(text: str, expected: str | None) -> None:
    if expected is None:
        with pytest.raises(InputError):
            parse_moves(text)
    else:
        assert format_moves(parse_moves(text)) == expected


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
        ("2R", "2 stands before any move. Write it after one, as in R2 (move 1)."),
        ("R ' U", "' stands before any move. Write it after one, as in R' (move 2)."),
        ("R (U", "The ( is never closed (column 3)."),
        ("R U)", "The ) closes nothing (column 4)."),
        ("R U]", "The ] closes nothing (column 4)."),
        ("[R, U", "The [ is never closed (column 1)."),
        ("[R", "The [ is never closed (column 1)."),
        ("[R U]", "Square brackets need a comma or a colon, [A, B] or [A: B] (column 1)."),
        ("(R, U)", "A comma belongs inside square brackets, [A, B] (column 3)."),
        ("R, U", "A comma belongs inside square brackets, [A, B] (column 2)."),
        ("R: U", "A colon belongs inside square brackets, [A: B] (column 2)."),
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
        ("(" * 51 + ")" * 51, "More than 50 brackets stand inside one another (column 51)."),
    ],
)
def test_what_is_said_of_wrong_text(text: str, message: str) -> None:
    with pytest.raises(InputError) as caught:
        parse_moves(text)
    assert str(caught.value) == message


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


@given(st.text(alphabet="RUFrMxw23'’()[],: \nQé", max_size=40))
def test_any_text_is_read_or_refused_in_one_sentence(text: str) -> None:
    try:
        moves = parse_moves(text)
    except InputError as error:
        assert error.place
        assert "\n" not in str(error)
    else:
        assert set(moves) <= set(ALL_MOVES)
