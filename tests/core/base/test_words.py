"""Texts that remember their template and values: English by default, and translatable later."""

from __future__ import annotations

import copy
import json
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.base.words import ENGLISH, Phrase, Signs, fill, phrase

GERMAN = Signs(",", ".", " %")


def test_a_phrase_is_its_english_text() -> None:
    text = phrase("{walked} steps, {share:.2f} of {all:,}", walked=3, share=0.5, all=1_234_567)
    assert text == "3 steps, 0.50 of 1\u2009234\u2009567"
    assert json.dumps({"words": text}, ensure_ascii=False) == '{"words": "3 steps, 0.50 of 1\u2009234\u2009567"}'
    assert f"{text}." == "3 steps, 0.50 of 1\u2009234\u2009567." and {str(text): 1}[text] == 1
    assert type(str(text)) is str


@pytest.mark.parametrize(("n", "words"), [(0, "0 boxes"), (1, "1 box"), (2, "2 boxes"), (12_345, "12\u2009345 boxes")])
def test_one_and_many(n: int, words: str) -> None:
    assert phrase("%n boxes", one="%n box", n=n) == words


def test_it_survives_a_process_and_a_copy() -> None:
    inner = phrase("%n boxes", one="%n box", n=1)
    text = phrase("{what} stands there", what=inner, context="a place")
    for again in (pickle.loads(pickle.dumps(text)), copy.deepcopy(text)):
        assert isinstance(again, Phrase) and again == text == "1 box stands there"
        assert (again.template, again.context) == ("{what} stands there", "a place")
        assert isinstance(again.values["what"], Phrase)


def test_numbers_are_written_as_the_language_does_and_names_are_not() -> None:
    template = "{name}: {share:.2f} of {all:,}, {plain}"
    values = {"name": "1.5,x", "share": 0.5, "all": 12_345, "plain": 2.5}
    assert fill(template, values, GERMAN) == "1.5,x: 0,50 of 12.345, 2,5"


@pytest.mark.parametrize(
    ("template", "first", "last", "written"),
    [
        ("{first}和{last}", "D2", "B4", "D2 和 B4"),
        ("{first}和{last}", "箱子", "目标点", "箱子和目标点"),
        ("由 {first}下的结论", "半转", "", "由半转下的结论"),
        ("由 {first}下的结论", "HTM 步", "", "由 HTM 步下的结论"),
        ("{first}之后{last}", "25%", "3", "25% 之后 3"),
        ("{first} {last}", "关卡", "解", "关卡 解"),
    ],
)
def test_chinese_has_a_space_beside_latin_letters_and_figures_only(
    template: str, first: str, last: str, written: str
) -> None:
    chinese = Signs(".", ",", "%", spaced=True)
    assert fill(template, {"first": first, "last": last}, chinese) == written


def test_a_value_without_a_name_and_a_name_without_a_value() -> None:
    assert phrase("nothing {to fill} in") == "nothing {to fill} in"
    with pytest.raises(KeyError):
        phrase("{missing}", other=1)


LEFT_TO_RIGHT = st.text(st.characters(max_codepoint=0x58F), max_size=8)


@given(st.floats(-1e9, 1e9), st.integers(-(10**12), 10**12), LEFT_TO_RIGHT)
def test_english_is_what_python_writes(real: float, whole: int, text: str) -> None:
    template = "a {real:.3f} b {whole} {whole:,} {text!r} {text:>4}%"
    plain = template.format(real=real, whole=whole, text=text)
    written = fill(template, {"real": real, "whole": whole, "text": text}, ENGLISH)
    assert written == plain.replace(f"{whole:,}", f"{whole:,}".replace(",", "\u2009"), 1) or "," in text
