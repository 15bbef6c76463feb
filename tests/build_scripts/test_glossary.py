"""Translations follow the glossary, one word for one thing, and the document shows it."""

from __future__ import annotations

import re

import pytest

from build_scripts import glossary
from build_scripts.glossary import Rule

TILE = Rule("tile", r"\btiles?\b", "de", r"Steine?\b", "Kachel", "cube", "of 2048")


def test_every_translation_keeps_to_the_glossary() -> None:
    assert glossary.faults() == []


def test_the_document_shows_the_glossary() -> None:
    """The glossary's document is up to date; `build_scripts/glossary.py` writes it again."""
    assert glossary.PAGE.read_text(encoding="utf-8") == glossary.written()


def test_a_forbidden_word_is_found_where_the_rule_is_about_the_text() -> None:
    assert TILE.breaks("two tiles", "zwei Steine")
    assert not TILE.breaks("two tiles", "zwei Kacheln")
    assert not TILE.breaks("two pieces", "zwei Steine"), "another sense"
    assert not TILE.breaks("tiles of the cube", "Steine des Würfels"), "exempt"
    assert not TILE.breaks(" ".join(["tiles of all kinds to search by"] * 3), "Steine"), "words to search by"
    assert not TILE._replace(forbidden="").breaks("two tiles", "zwei Steine"), "a rule may only say the word"


def test_each_rule_can_be_broken_and_has_one_place() -> None:
    rules = glossary.read_rules()
    assert {rule.language for rule in rules} == {glossary.ENGLISH, *glossary.LANGUAGES}
    for rule in rules:
        assert all(re.compile(pattern) for pattern in (rule.english or ".", rule.forbidden or ".", rule.exempt or "."))
        assert rule.wanted, rule
        assert not (rule.forbidden and re.search(rule.forbidden, rule.wanted)), f"{rule} forbids what it wants"
    assert len({(rule.term, rule.language, rule.forbidden) for rule in rules}) == len(rules)


@pytest.mark.parametrize(
    ("term", "language", "source", "wrong", "right"),
    [
        ("HTM", "de", "20 moves HTM", "20 Halbdrehungen", "20 Züge HTM"),
        ("solution", "zh_CN", "shortest solution", "最短走法", "最短解法"),
        ("direction of a turn", "ja", "one direction", "1手順", "1つの向き"),
        ("piece", "de", "a piece", "ein Teil", "ein Stein"),
        ("man", "zh_CN", "the man", "玩家", "小人"),
        ("level", "de", "a level", "eine Stufe", "ein Level"),
        ("count", "zh_CN", "Count the positions", "计数局面", "统计局面"),
    ],
)
def test_a_term_has_one_word(term: str, language: str, source: str, wrong: str, right: str) -> None:
    rules = [rule for rule in glossary.read_rules() if (rule.term, rule.language) == (term, language)]
    assert any(rule.breaks(source, wrong) for rule in rules)
    assert not any(rule.breaks(source, right) for rule in rules)


def test_every_term_has_its_word_in_every_language() -> None:
    words: dict[str, set[str]] = {}
    for rule in glossary.read_rules():
        words.setdefault(rule.term, set()).add(rule.language)
    without = {term for term, languages in words.items() if not languages >= set(glossary.LANGUAGES)}
    assert without == {"bound", "colon", "Ctrl", "full stop", "key", "lumped", "moves HTM", "seconds", "stops", "way"}
