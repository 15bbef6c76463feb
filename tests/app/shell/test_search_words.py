"""Commands, instruments and figures are found by the words and numbers that users type for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.base import registry
from app.base.language import languages, words
from app.lab.articles.places import PLACES
from app.lab.page import LabPage
from app.shell import search_words
from app.shell.help import command_search
from app.shell.window import Window
from app.widgets.cards.command_palette import CommandMatch, matches
from core.explain.articles.figure import ProvenanceKind
from core.explain.articles.table import KEYS, article

EVERYWHERE = {
    "help": "window.keys",
    "manual": "window.keys",
    "text size": "window.text_size",
    "bigger text": "window.text_size",
    "font": "window.text_size",
    "options": "window.preferences",
    "exit": "window.quit",
    "licence": "window.about",
    "tutorial": "window.keys",
    "my games": "2048.games",
    "chance": "2048.values",
    "heuristic": "lab.korf-htm",
    "A*": "lab.korf-htm",
    "IDA*": "lab.search-htm",
    "Markov": "lab.chain-3x3x3-qtm",
    "HTM": "cube.metric_htm",
    "my times": "cube.timer_times",
    "ao5": "cube.timer_times",
    "speedcubing": "cube.timer_times",
    "generator": "sokoban.make",
    "walkthrough": "sokoban.solve",
    "backup": "sokoban.save_library",
    "autoplay": "2048.auto",
    "expectimax": "2048.values",
    # words of the articles
    "binomial": "lab.ideal",
    "God's number": "lab.cube-3x3x3-qtm",
    "gods number": "lab.cube-3x3x3-qtm",
    "detailed balance": "lab.chain-3x3x3-qtm",
    "absorption": "lab.bag-32",
    "PSPACE": "lab.savitch-4",
    "cut vertex": "sokoban.blocks",
    "articulation point": "sokoban.blocks",
    "stationary": "lab.chain-3x3x3-qtm",
    "BERT": "lab.policy-success",
    "pattern database": "lab.korf-htm",
    "transition matrix": "lab.bag-32",
    "golden ratio": "lab.hard",
    "Lees-Miller": "lab.articles-bag",
    "Testé": "lab.articles-walk",
    # what they print
    "938.8": "figure.bag.0",
    "13.348": "figure.korf.13",
}
"""Typed texts, and a command that must be among the first results on every page."""
GERMAN = {
    "hilfe": "window.keys",
    "größere schrift": "window.text_size",
    "meine spiele": "2048.games",
    "wahrscheinlichkeit": "2048.values",
    "heuristik": "lab.korf-htm",
    "gelenkpunkt": "sokoban.blocks",
    "938,8": "figure.bag.0",
    "13,348": "figure.korf.13",
    "gottes zahl": "lab.cube-3x3x3-qtm",
}
JAPANESE = {
    "ヘルプ": "window.keys",
    "文字サイズ": "window.text_size",
    "確率": "2048.values",
    "神の数字": "lab.cube-3x3x3-qtm",
    "マルコフ": "lab.chain-3x3x3-qtm",
    "関節点": "sokoban.blocks",
    "938.8": "figure.bag.0",
}
CHINESE = {
    "帮助": "window.keys",
    "字体": "window.text_size",
    "概率": "2048.values",
    "上帝之数": "lab.cube-3x3x3-qtm",
    "马尔可夫": "lab.chain-3x3x3-qtm",
    "割点": "sokoban.blocks",
    "938.8": "figure.bag.0",
}
NEAR = 9
"""Number of visible rows of the list."""


def offered(window: Window) -> list[CommandMatch]:
    return command_search.commands(window.page, window._commands, window)


def listed(candidates: list[CommandMatch], query: str) -> list[str]:
    return [found.command.key for found in matches(query, candidates)]


@contextmanager
def in_language(code: str) -> Iterator[None]:
    before = words.language()
    speech = next(speech for speech in languages.SPEECHES if speech.code == code)
    translator = QTranslator()
    assert translator.load(str(speech.catalogue))
    words.use(languages.language(speech, translator))
    try:
        yield
    finally:
        words.use(before)


@pytest.mark.parametrize("key", [entry.key for entry in registry.PAGES])
def test_everyday_words_and_words_of_the_field_find_it_from_every_page(window: Window, key: str) -> None:
    window.open_page(key)
    candidates = offered(window)
    found = {query: listed(candidates, query)[:NEAR] for query in EVERYWHERE}
    assert {query: keys for query, keys in found.items() if EVERYWHERE[query] not in keys} == {}


@pytest.mark.parametrize(("code", "queries"), [("de", GERMAN), ("ja", JAPANESE), ("zh_CN", CHINESE)])
def test_words_of_the_language_find_it_too(window: Window, code: str, queries: Mapping[str, str]) -> None:
    window.open_page("lab")
    with in_language(code):
        candidates = offered(window)
        found = {query: listed(candidates, query)[:NEAR] for query in queries}
        assert {query: keys for query, keys in found.items() if queries[query] not in keys} == {}


def test_every_row_of_words_belongs_to_a_command(window: Window) -> None:
    known = {command.key for command in window._commands}
    for entry in registry.PAGES:
        page = window.open_page(entry.key)
        if isinstance(page, LabPage):
            for view in ("chain-3x3x3-qtm", "articles-walk"):
                page.show_subject(view)
        texts = {command.key: command.text for command in page.commands}
        known |= texts.keys()
        part = entry.part("search_words")
        assert part is not None
        assert part.COMMANDS.keys() <= known
        assert getattr(part, "ANYWHERE", {}).items() <= texts.items(), "the titles of the commands themselves"
    assert search_words.COMMANDS.keys() <= known


def test_the_variants_of_an_instrument_are_one_row_where_only_its_words_are_typed(window: Window) -> None:
    window.open_page("lab")
    candidates = offered(window)
    keys = [key for key in listed(candidates, "stationary") if key.startswith("lab.")]
    assert len(keys) == len({key.split("-")[0] for key in keys})
    assert "lab.chain-2x2x2-htm" in listed(candidates, "markov chain 2x2x2 htm"), "the rest of a variant's name counts"


@pytest.mark.parametrize("key", KEYS)
def test_every_printed_figure_is_found_by_its_digits_and_by_its_name(window: Window, key: str) -> None:
    window.open_page("cube")
    candidates = command_search.shown_by("lab", window)
    for at, figure in enumerate(article(key).figures):
        assert f"figure.{key}.{at}" in listed(candidates, figure.text)
        assert f"figure.{key}.{at}" in listed(candidates, f"{figure.what} {figure.text}")


@pytest.mark.parametrize(
    "query", ["5·10¹¹", "5e11", "5*10^11", "5·10^11", "1970527185", "1 970 527 185", "1,970,527,185", "-521", "12^16"]
)
def test_a_number_is_found_however_it_is_written(window: Window, query: str) -> None:
    assert any(key.startswith("figure.bag.") for key in listed(offered(window), query))


def test_choosing_a_figure_leads_to_where_it_is_shown(window: Window, qtbot: QtBot) -> None:
    window.open_page("cube")
    window.open_palette()
    field = QApplication.focusWidget() or window.palette_list._edit
    QTest.keyClicks(field, "938.8")
    QTest.keyClick(field, Qt.Key.Key_Return)
    page = window.page
    assert isinstance(page, LabPage) and page.model.name == "bag-2048"
    assert window.sentence.startswith("mean moves to win: 938.8")
    qtbot.waitUntil(lambda: page.plotted_subject is not None)
    assert not window.palette_list.isVisible()


def test_every_figure_leads_to_its_instrument_or_to_its_row() -> None:
    asked: list[tuple[str, str]] = []
    found = {one.command.key: one for one in _targets(asked)}
    for key in KEYS:
        for at, figure in enumerate(article(key).figures):
            found[f"figure.{key}.{at}"].command.run()
            place = PLACES[figure.place]
            own = figure.ours is not None and figure.provenance.kind is ProvenanceKind.COMPUTED
            assert asked.pop() in ({place[:2]} if own else {place[:2], ("lab", f"articles-{key}#{at}")})


def _targets(asked: list[tuple[str, str]]) -> list[CommandMatch]:
    class Opener:
        def open_page(self, _key: str) -> LabPage:
            raise AssertionError

        def open_subject(self, key: str, subject: str) -> None:
            asked.append((key, subject))

        def say(self, text: str, detail: str = "", *, good: bool = True) -> None:
            assert text and detail and good

    return command_search.shown_by("lab", Opener())


def test_a_figure_that_only_the_table_has_is_looked_at_there(window: Window, qtbot: QtBot) -> None:
    window.open_subject("lab", "articles-bag#20")
    page = window.page
    assert isinstance(page, LabPage)
    qtbot.waitUntil(lambda: page.view.is_ready)
    row = article("bag").figures[20]
    assert page.view.model.looked_at is row


def test_the_lab_looks_for_its_instruments_and_figures_by_itself(window: Window) -> None:
    page = window.open_page("lab")
    QTest.keyClick(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    field = window.palette_list._edit
    assert window.palette_list.isVisible() and field.placeholderText() == "Find a subject or a figure"
    QTest.keyClicks(field, "branching factor")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert isinstance(page, LabPage) and page.model.name == "korf-htm"


def test_the_first_key_folds_no_text_for_all_was_folded_meanwhile(window: Window, qtbot: QtBot) -> None:
    QTest.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    candidates = window.palette_list._candidates
    assert len(candidates) > 500, "commands, subjects and figures"
    qtbot.waitUntil(lambda: not window.palette_list._preparing.isActive())
    assert all({"name_texts", "described_text", "search_text"} <= vars(found).keys() for found in candidates)
