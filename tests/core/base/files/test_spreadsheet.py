"""Formulas are harmless in a spreadsheet, numbers stay numbers, and every text can be read back."""

from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.base.files.spreadsheet import csv_text, harmless, own_text

RUN = ["=cmd|'/C calc'!A0", "+1+cmd", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "\uff1d1+1", "'=1", "''=1", "=", "-"]


@pytest.mark.parametrize("text", RUN)
def test_what_would_be_run_gets_an_apostrophe_that_goes_again(text: str) -> None:
    assert harmless(text) == f"'{text}" and own_text(f"'{text}") == text


HARMLESS = ["", "R U F", "don't", "'tis", "a=b", "-3.5", "+2", "-.5e-9", "1e5", -3.5, -7, None, "\u2212 3"]


@pytest.mark.parametrize("cell", HARMLESS)
def test_numbers_and_other_texts_stay(cell: object) -> None:
    assert harmless(cell) is cell
    assert not isinstance(cell, str) or own_text(cell) == cell


@given(st.text(alphabet="=+-@\t'a1.\n"))
def test_every_text_comes_back_and_none_is_run(text: str) -> None:
    cell = str(harmless(text))
    assert own_text(cell) == text
    assert cell[:1] not in tuple("=@\t\r\n") and (cell[:1] not in ("+", "-") or float(cell) is not None)


def test_a_table_is_read_back_by_any_reader() -> None:
    text = csv_text(("name", "value"), [('a "b", c', -3.5), ("=1", "-2"), ("two\nlines", None)])
    assert list(csv.reader(io.StringIO(text))) == [
        ["name", "value"], ['a "b", c', "-3.5"], ["'=1", "-2"], ["two\nlines", ""],
    ]  # fmt: skip
