"""Texts in the window's language: translated, declared, counted, and refused if untranslatable."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.base.language import words
from app.base.language.wording import (
    clauses,
    day,
    day_and_time,
    fixed_percent,
    format_integer,
    format_number,
    sentences,
)
from app.base.language.words import Language, tr, translate
from app.plots.drawing.marks import Form
from app.plots.panes.legend import Chips
from build_scripts import messages
from build_scripts.messages import ROOT, Message
from core.base.words import Signs, phrase
from tests.app.pseudo import MARK, spoken, stretched

GERMAN: dict[tuple[object, ...], str] = {
    ("{name} was opened", ""): "{name} wurde geöffnet",
    ("%n boxes", "", 1): "%n Kiste",
    ("%n boxes", "", 2): "%n Kisten",
    ("Open", "a level"): "Öffnen",
    ("{what} left", ""): "noch {what}",
}


def find(template: str, context: str, n: int) -> str:
    key: tuple[object, ...] = (template, context) if n < 0 else (template, context, 1 if n == 1 else 2)
    return GERMAN.get(key, "")


@pytest.fixture
def german() -> Iterator[None]:
    words.use(Language("de", Signs(",", ".", "\u2009%"), find, words.PLAIN.date))
    yield
    words.use(words.PLAIN)


def test_without_a_language_all_is_english() -> None:
    assert tr("{name} was opened", name="A") == "A was opened"
    assert tr("%n boxes", one="%n box", n=1) == "1 box"
    assert translate(phrase("%n boxes", one="%n box", n=3)) == "3 boxes" and translate("Open") == "Open"
    assert format_integer(1234567) == "1\u2009234\u2009567" and fixed_percent(0.70291, 2) == "70.29\u2009%"
    assert day(86_400 * 3) == "1970-01-04" and len(day_and_time(0)) == 16


@pytest.mark.usefixtures("german")
def test_a_text_is_made_in_the_language() -> None:
    assert tr("{name} was opened", name="A") == "A wurde geöffnet"
    assert tr("%n boxes", one="%n box", n=1) == "1 Kiste"
    assert tr("%n boxes", one="%n box", n=12_345) == "12.345 Kisten"
    assert tr("Open", context="a level") == "Öffnen" and tr("Open") == "Open"
    assert format_integer(1234567) == "1.234.567" and format_number(2.5, ".2f") == "2,50"
    assert fixed_percent(0.70291, 2) == "70,29\u2009%"


def test_a_chip_makes_its_names_in_the_language(qtbot: QtBot) -> None:
    with spoken():
        chips = Chips()
        qtbot.addWidget(chips)
        chip = chips.add("exact", phrase("Exact"), Form.BARS, phrase("Ex"))
        assert chip.text() == stretched("Exact") and stretched("Exact") in chip.toolTip()
        chip.shorten(True)
        assert chip.text() == stretched("Ex")


def test_facts_and_sentences_are_joined_by_the_signs_of_the_language() -> None:
    signs = {
        ("{before}, {after}", "facts of one thing"): "{before}，{after}",
        ("{before} {after}", "two sentences"): "{before}{after}",
    }
    words.use(
        Language("zh_CN", words.PLAIN.signs, lambda text, context, _n: signs.get((text, context), ""), words.PLAIN.date)
    )
    try:
        assert clauses(("12 推", "30 步")) == "12 推，30 步"
        assert sentences("已完成。", "", "再来。") == "已完成。再来。"
    finally:
        words.use(words.PLAIN)


@pytest.mark.usefixtures("german")
def test_a_text_that_was_made_elsewhere_is_made_anew_with_all_that_is_in_it() -> None:
    said = phrase("{what} left", what=phrase("%n boxes", one="%n box", n=2))
    assert said == "2 boxes left" and translate(said) == "noch 2 Kisten"
    assert tr("{what} left", what=phrase("%n boxes", one="%n box", n=1)) == "noch 1 Kiste"


@pytest.mark.parametrize("text", ["Undo", "OK", "Save {name} as", "%n boxes of {all:,}.", "U D L R F B"])
def test_the_stretched_language_is_two_fifths_longer_and_keeps_names(text: str) -> None:
    longer = stretched(text)
    parts = re.findall(r"\{[^{}]*\}|%n", text)
    assert re.findall(r"\{[^{}]*\}|%n", longer) == parts
    names = sum(map(len, parts))
    assert len(longer) - names >= 1.4 * (len(text) - names) and MARK.search(longer)
    with spoken():
        assert tr("Undo") == stretched("Undo")


def source(folder: Path, text: str) -> Path:
    path = folder / "some.py"
    path.write_text(text, encoding="utf-8")
    return path


def test_what_can_be_translated_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "ROOT", tmp_path)
    text = (
        'tr("Open {name}", name=name)\nphrase("%n bo" "xes", one="%n box", n=3, context="c")\n'
        'Command("a.b", "Undo", run, "undo", ("Ctrl+Z",), "Take it back")\ntr("On" if on else "Off")\nother("No")\n'
    )
    assert list(messages.messages(source(tmp_path, text))) == [
        Message("Open {name}", "", "", "some.py"),
        Message("%n boxes", "%n box", "c", "some.py"),
        Message("Undo", "", "", "some.py"),
        Message("Take it back", "", "", "some.py"),
        Message("On", "", "", "some.py"),
        Message("Off", "", "", "some.py"),
    ]
    other = tmp_path / "other"
    other.mkdir()
    with pytest.raises(messages.NotLiteralError, match=r"other/some\.py:1: "):
        list(messages.messages(source(other, "tr(text)")))
    kernel = tmp_path / "some.pyx"
    kernel.write_text('cdef int f():\n    raise InputError(phrase("No (corner) has {n}", n=x), "")', encoding="utf-8")
    assert [message.text for message in messages.messages(kernel)] == ["No (corner) has {n}"]


def test_data_and_compiled_code_are_read_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "ROOT", tmp_path)
    depths, patterns = tmp_path / "depths.json", tmp_path / "patterns.json"
    depths.write_text('{"title": "Some title", "unit": "turns", "source": "A book", "total": 1}', encoding="utf-8")
    patterns.write_text('{"patterns": [{"name": "Spots", "moves": "R", "description": "Six"}]}', encoding="utf-8")
    assert [message.text for message in messages.messages(depths)] == ["Some title", "turns", "A book"]
    assert [message.text for message in messages.messages(patterns)] == ["Spots", "Six"]
    kernel = tmp_path / "some.pyx"
    kernel.write_text(
        'raise ValueError("ours")\nraise InputError(\n    f"{n} boxes")\nraise InputError(phrase("Fine"))\n'
        'raise InputError.at_position("No board", 1, 1)',
        encoding="utf-8",
    )
    assert [line for line, _ in messages.untranslated(kernel)] == [2, 5]


SEEN = """
label.setText("Two words")
label.setText("Word")
label.setText(f"{n} moves")
ROWS = (("key", "Random games"),)
say(f"Move {n}" if n else "")
"""
UNSEEN = '''
"""A docstring of words."""
label.setText(tr("Two words"))
Command("a.b", "Undo it", run, "undo", ("Return", "Home"), phrase("Turn {face} round", face=face))
log.debug("some words here")
settings.get("cube/some", "A default value")
raise TypeError("an error of ours")
label.setText("Two words")  # not shown
style = f"{a}, {b}"
folder = home / "Library" / "Application Support"
call = f"--width {width} --seed {seed}"
raise ValueError(f"{n} is no size of ours")
def _kind(size):
    return f"cosets {size} of a table"
if text == "Some words":
    x = "lower_case/key"
'''


def test_what_nobody_can_translate_is_found(tmp_path: Path) -> None:
    assert [line for line, _ in messages.untranslated(source(tmp_path, SEEN))] == [2, 3, 4, 5, 6]
    (tmp_path / "other").mkdir()
    assert list(messages.untranslated(source(tmp_path / "other", UNSEEN))) == []


def test_every_text_of_the_window_can_be_translated() -> None:
    """Every text of the window is wrapped in `tr` or `phrase`; see docs/languages.md."""
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text}"
        for path in messages.sources()
        if path.suffix in {".py", ".pyx"}
        for line, text in messages.untranslated(path)
    ]
    assert found == []
