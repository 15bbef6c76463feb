"""Formulas are parsed, filled in and evaluated."""

from __future__ import annotations

import pytest

from core.base.words import Phrase, fill
from core.explain.formulas.expression import Expression, FormulaStyle, TileNumber, Value, as_tiles, format_number

CASES: list[tuple[str, dict[str, Value], Value, str, str]] = [
    ("a - (b - c)", {"a": 5, "b": 3, "c": 1}, 3, "a − (b − c)", "5 − (3 − 1)"),
    ("a / (b * c)", {"a": 12, "b": 3, "c": 2}, 2, "a / (b · c)", "12 / (3 · 2)"),
    ("K ** C - 2 * C", {"K": 3, "C": 4}, 73, "K^C − 2 · C", "3^4 − 2 · 4"),
    ("(a + 1) ** 2", {"a": -3}, 4, "(a + 1)²", "(−3 + 1)²"),
    ("a * b", {"a": 2, "b": -3}, -6, "a · b", "2 · (−3)"),
    ("sum(d * p)", {"d": (0, 1, 2), "p": (0.5, 0.25, 0.25)}, 0.75, "Σ d · p", "1 · 0.25 + 2 · 0.25"),
    ("sum(abs(p - q)) / 2", {"p": (1.0, 0.0), "q": (0.5, 0.5)}, 0.5, "(Σ |p − q|) / 2", "(|1 − 0.5| + |0 − 0.5|) / 2"),
    ("mean(p / q)", {"p": (4, 9), "q": (2, 3)}, 2.5, "mean of (p / q)", "mean of 2, 3"),
    ("place(p)", {"p": (1, 5, 2)}, 1, "place of the largest p", "place of the largest 1, 5, 2"),
    ("last_above(t, e)", {"t": (3, 2, 1), "e": 1}, 1, "last place of t above e", "last place of 3, 2, 1 above 1"),
    ("largest(a, b)", {"a": 1, "b": 2}, 2, "largest of a, b", "largest of 1, 2"),
    ("choose(n, k)", {"n": 18, "k": 2}, 153, "C(n, k)", "C(18, 2)"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "values", "value", "written", "filled"), CASES, ids=[case[0] for case in CASES])
def test_one_text_is_read_filled_in_and_evaluated(
    text: str, values: dict[str, Value], value: Value, written: str, filled: str
) -> None:
    expression = Expression(text)
    assert expression.value(values) == value
    assert expression.write_formula({}) == written
    assert expression.fill_values(values) == filled


def test_of_a_long_sum_the_ends_are_said() -> None:
    row = tuple(range(10))
    assert Expression("sum(a)").fill_values({"a": row}) == "1 + 2 + … + 9"
    assert Expression("largest(a)").fill_values({"a": row}) == "largest of 0, 1, 2, …, 9"
    assert Expression("sum(a)").fill_values({"a": (0, 0)}) == "0"


def test_values_stand_out_where_they_are_put_in() -> None:
    assert Expression("a - 1").fill_values({"a": 939.81}, FormulaStyle(mark="[{}]".format)) == "[939.81] − 1"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (44096709674720289, "44\u2009096\u2009709\u2009674\u2009720\u2009289"),
        (938.8099, "938.8099"),
        (1234.5, "1\u2009234.5"),
        (-0.25, "−0.25"),
        (1e-12, "10⁻¹²"),
        (3.5e-9, "3.5·10⁻⁹"),
        (15 * 10**30, "1.5·10³¹"),
        (3**700, "9.657802·10³³³"),
    ],
)
def test_numbers_are_shown_as_people_read_them(value: float, text: str) -> None:
    assert format_number(value) == text


@pytest.mark.parametrize("text", ["import os", "a.b", "f(x)", "a[0]", "a if b else c", "'a'", "1 +"])
def test_only_arithmetic_is_an_expression(text: str) -> None:
    with pytest.raises(ValueError, match=r"is no (expression|arithmetic)"):
        Expression(text)


def test_words_and_numbers_are_written_in_another_language() -> None:
    words = {"{before}, {after}": "{before}; {after}", "largest of {row}": "Größtes von {row}"}

    def say(text: str) -> str:
        if isinstance(text, Phrase):
            return fill(words[text.template], text.values)
        return text.replace(".", ",")

    hand = FormulaStyle(say, "[{}]".format)
    assert Expression("largest(a) + 0.5").write_formula({}, hand) == "Größtes von a + 0,5"
    assert Expression("largest(a, b)").fill_values({"a": 1.5, "b": 2}, hand) == "Größtes von [1,5]; [2]"


def test_the_digits_of_a_tile_stand_together() -> None:
    assert format_number(TileNumber(2048)) == "2048" and format_number(2048) == "2\u2009048"
    row = as_tiles((1024, 4))
    assert isinstance(row, tuple) and [format_number(tile) for tile in row] == ["1024", "4"]
    assert as_tiles(0.5) == 0.5, "what is no tile is left as it is"
