"""The five articles in the Lab: every figure is found, says how it comes about, and leads to where it lives."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.lab.articles.places import PLACES
from app.lab.articles.view import ArticlesView
from app.lab.page import LabPage
from app.lab.subjects import split
from app.shell.window import Window
from app.sokoban.page import SokobanPage
from core.articles.table import KEYS, article


def show(page: LabPage, qtbot: QtBot, key: str) -> ArticlesView:
    page.show_subject(f"articles-{key}")
    view = page.view
    assert isinstance(view, ArticlesView)
    qtbot.waitUntil(lambda: view.ready and bool(view.rows.rows), timeout=60_000)
    return view


def look_for(view: ArticlesView, text: str) -> None:
    view.search.setFocus()
    view.search.clear()
    QTest.keyClicks(view.search, text)


def test_every_figure_has_a_place_that_is_there() -> None:
    assert {figure.place for key in KEYS for figure in article(key).figures} == set(PLACES)
    for place in PLACES.values():
        assert place.page != "lab" or split(place.subject), place


def test_a_printed_figure_is_found_and_leads_to_where_it_lives(page: LabPage, qtbot: QtBot) -> None:
    view = show(page, qtbot, "bag")
    assert len(view.found) == len(article("bag").figures)
    look_for(view, "1970527185")
    assert [figure.line for figure in view.found] == [346]
    QTest.mouseClick(view.go, Qt.MouseButton.LeftButton)
    assert page.model.name == "counts"


def test_a_double_click_leads_there_too(page: LabPage, qtbot: QtBot) -> None:
    view = show(page, qtbot, "walk")
    look_for(view, "0.818371")
    cell = view.rows.visualRect(view.rows.model().index(0, 1)).center()
    QTest.mouseClick(view.rows.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    QTest.mouseDClick(view.rows.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    assert page.model.name == "chain-3x3x3-qtm"


def test_what_differs_and_what_cannot_be_computed_says_why(page: LabPage, qtbot: QtBot) -> None:
    view = show(page, qtbot, "walk")
    look_for(view, "2.66")
    assert view.rows.rows[0][2:] == ("1.16041366", "differs") and view.said.startswith("2.66 is 12 − b.")
    look_for(view, "one processor")
    assert view.rows.rows[0][2:] == ("–", "–") and "What others spent" in view.said
    look_for(view, "no such figure")
    assert not view.found and view.go.isHidden()


@pytest.mark.usefixtures("page")
def test_the_articles_level_is_played_on_its_page(window: Window, page: LabPage, qtbot: QtBot) -> None:
    view = show(page, qtbot, "sokoban")
    look_for(view, "sides from which")
    QTest.mouseClick(view.go, Qt.MouseButton.LeftButton)
    sokoban = window.page
    assert isinstance(sokoban, SokobanPage) and len(sokoban.model.session.state.boxes) == 1
