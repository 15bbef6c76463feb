"""Rows and columns as users write them."""

from __future__ import annotations

import pytest

from core.base.puzzle import InputError
from core.twenty48.shape import BoardShape, parse_shape, shape_of


@pytest.mark.parametrize(
    ("text", "shape"),
    [("4", (4, 4)), ("4x4", (4, 4)), ("3x4", (3, 4)), (" 4 x 3 ", (4, 3)), ("2X8", (2, 8)), ("5×4", (5, 4))],
)
def test_shapes_as_people_write_them(text: str, shape: tuple[int, int]) -> None:
    assert parse_shape(text) == shape
    assert parse_shape(str(BoardShape(*shape))) == parse_shape(BoardShape(*shape).title) == shape


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is not a board"), ("four", "four is not a board. Use 4 for 4x4, or rows and columns as in 3x4"),
        ("1", "A board of 1x1 is not possible. Use 2x2 to 8x8"), ("3x9", "3x9 is not possible"), ("3x", "3x is not a"),
        ("-3", "-3 is not a board"), ("9" * 400, "…"), ("3.5", "3.5 is not a board"),
    ],
)  # fmt: skip
def test_what_is_no_shape_is_told(text: str, words: str) -> None:
    with pytest.raises(InputError, match="not") as refused:
        parse_shape(text, "--size")
    assert words in str(refused.value) and str(refused.value).endswith("(--size).") and len(str(refused.value)) < 120


def test_a_square_is_written_as_one_number() -> None:
    assert shape_of(4).option_value == 4 and BoardShape(3, 4).option_value == "3x4"
    assert BoardShape(3, 4).side == 0 and BoardShape(3, 4).transpose == (4, 3) and BoardShape(3, 4).largest == 13
