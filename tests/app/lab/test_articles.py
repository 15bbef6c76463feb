"""The five articles in the Lab: every figure can be found, explained and opened at its source."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.base.theme import theme
from app.lab.articles.places import PLACES
from app.lab.frame.instrument import InstrumentView
from app.lab.page import LabPage
from app.lab.subjects import split
from app.shell.window import Window
from app.sokoban.page import SokobanPage
from app.widgets.controls.buttons import Button
from app.widgets.focus import FocusRing
from app.widgets.table import CELL_SIZE, PAD, DataTable
from core.base.words import THIN_SPACE
from core.explain.articles.table import KEYS, article
from tests.app.lab.panels import words


def show(page: LabPage, qtbot: QtBot, key: str) -> InstrumentView:
    page.show_subject(f"articles-{key}")
    view = page.view
    assert isinstance(view, InstrumentView)
    qtbot.waitUntil(lambda: view.is_ready and bool(view.stage.rows.rows))
    return view


def go(view: InstrumentView) -> Button:
    """Return the button that opens the view a figure belongs to."""
    button = view.panel.findChild(Button)
    assert isinstance(button, Button)
    return button


def look_for(view: InstrumentView, text: str) -> None:
    view.stage.search.setFocus()
    view.stage.search.clear()
    QTest.keyClicks(view.stage.search, text)


def test_every_figure_has_a_place_that_is_there() -> None:
    assert {figure.place for key in KEYS for figure in article(key).figures} == set(PLACES)
    for place in PLACES.values():
        assert place.page != "lab" or split(place.subject), place


def test_a_printed_figure_is_found_and_leads_to_where_it_lives(page: LabPage, qtbot: QtBot) -> None:
    view = show(page, qtbot, "bag")
    assert len(view.model.found) == len(article("bag").figures)
    look_for(view, "1970527185")
    assert [figure.line for figure in view.model.found] == [346]
    QTest.mouseClick(go(view), Qt.MouseButton.LeftButton)
    assert page.model.name == "counts"


def test_a_double_click_leads_there_too(page: LabPage, qtbot: QtBot) -> None:
    view = show(page, qtbot, "walk")
    look_for(view, "0.818371")
    cell = view.stage.rows.visualRect(view.stage.rows.model().index(0, 1)).center()
    QTest.mouseClick(view.stage.rows.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    QTest.mouseDClick(view.stage.rows.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    assert page.model.name == "chain-3x3x3-qtm"


def test_what_differs_and_what_cannot_be_computed_says_why(page: LabPage, qtbot: QtBot) -> None:
    view = show(page, qtbot, "walk")
    look_for(view, "2.66")
    assert view.stage.rows.rows[0][2:] == ("1.16041366", "differs") and words(view)[2].startswith("2.66 is 12 − b.")
    look_for(view, "CPU years")
    assert view.stage.rows.rows[0][2:] == ("–", "–") and "Spent by others" in words(view)[2]
    look_for(view, "no such figure")
    assert not view.model.found and go(view).isHidden()


def test_a_figure_says_where_it_comes_from_and_only_what_is_computed_agrees(page: LabPage, qtbot: QtBot) -> None:
    view = show(page, qtbot, "walk")
    look_for(view, "D(20)")
    printed = "14 000 000 000 000 000 000".replace(" ", THIN_SPACE)
    assert view.stage.rows.rows == [("D(20)", printed, f"≈ {printed}", "same source")]
    assert words(view)[1].startswith("From the same source: T. Rokicki") and "rounded there" in words(view)[1]
    assert not view.stage.rows.cells[0][2].exact
    look_for(view, "p(18)")
    assert view.stage.rows.rows[0][3] == "agrees" and view.stage.rows.cells[0][2].exact
    assert words(view)[1].startswith("Computed here: from the article's own populations by detailed balance")
    look_for(view, "q(23)")
    assert view.stage.rows.rows[0][2] == "> 0.999999999", "less than all never reads as all"
    view = show(page, qtbot, "sokoban")
    look_for(view, "sides from which")
    assert view.stage.rows.rows[0][2:] == ("4", "definition")
    assert words(view)[1] == "A definition: the sides of a square"


def test_the_counts_are_those_of_what_is_computed(page: LabPage, qtbot: QtBot) -> None:
    for key in KEYS:
        view = show(page, qtbot, key)
        verdicts = [row[3] for row in view.stage.rows.rows]
        agreeing, differing = verdicts.count("agrees"), verdicts.count("differs")
        assert 0 < agreeing < len(verdicts)
        assert view.facts[1] == f"{agreeing} of {agreeing + differing} computed here agree"
        assert words(view)[-3].startswith(f"{agreeing + differing} computed here, ")
        named = {"same source": "from the same source", "definition": "definitions"}
        for verdict, name in named.items():
            assert (f"{verdicts.count(verdict)} {name}" in words(view)[-3]) == (verdict in verdicts)


def test_a_tile_has_its_digits_together_and_a_sum_in_groups(page: LabPage, qtbot: QtBot) -> None:
    view = show(page, qtbot, "bag")
    look_for(view, "largest tile")
    tiles = {row[1:3] for row in view.stage.rows.rows}
    assert tiles == {(tile, tile) for tile in ("32", "1024", "2048")}
    look_for(view, "largest possible tile")
    assert [row[1:3] for row in view.stage.rows.rows] == [("131072", "131072")]
    look_for(view, "baseline, 4×4 to 2048")
    assert len(view.stage.rows.rows) == 1
    look_for(view, "largest reachable sum, 4")
    assert view.stage.rows.rows[0][1] == f"9{THIN_SPACE}212"


def test_another_article_is_shown_whole_whatever_was_looked_for(page: LabPage, qtbot: QtBot) -> None:
    view = show(page, qtbot, "walk")
    look_for(view, "D(20)")
    assert len(view.model.found) == 1
    view = show(page, qtbot, "korf")
    assert view.stage.search.text() == "" and len(view.model.found) == len(article("korf").figures)


def test_a_search_without_a_figure_says_so_and_offers_all(page: LabPage, qtbot: QtBot) -> None:
    view = show(page, qtbot, "korf")
    assert view.stage.empty_message == ""
    look_for(view, "zebra")
    assert view.stage.empty_message == "No figure of this article has “zebra”."
    assert view.stage.rows.isHidden() and view.keyboard_widget is None
    (everything,) = [one for one in view.findChildren(Button) if one.text() == "Show all figures"]
    QTest.mouseClick(everything, Qt.MouseButton.LeftButton)
    assert view.stage.empty_message == "" and len(view.model.found) == len(article("korf").figures)
    assert view.stage.rows.isVisible()
    assert everything.isHidden()


def test_the_ring_keeps_off_the_texts_of_the_table(window: Window, page: LabPage, qtbot: QtBot) -> None:
    view = show(page, qtbot, "korf")
    view.stage.search.setFocus()
    QTest.keyClick(view.stage.search, Qt.Key.Key_Tab)
    rows = view.stage.rows
    assert isinstance(rows, DataTable) and QApplication.focusWidget() is rows
    (ring,) = window.findChildren(FocusRing, options=Qt.FindChildOption.FindDirectChildrenOnly)
    table = QRect(rows.mapTo(window, QPoint(0, 0)), rows.size())
    assert ring.isVisible() and ring.geometry().adjusted(2, 2, -2, -2).contains(table), "the line lies around it"
    metrics = QFontMetricsF(theme.font(CELL_SIZE))
    for column in range(4):
        widest = max(metrics.horizontalAdvance(row[column]) for row in rows.rows)
        assert rows.columnWidth(column) >= widest + 2 * PAD - 1, "a cell's ring has its text inside"


@pytest.mark.usefixtures("page")
def test_the_articles_level_is_played_on_its_page(window: Window, page: LabPage, qtbot: QtBot) -> None:
    view = show(page, qtbot, "sokoban")
    look_for(view, "sides from which")
    QTest.mouseClick(go(view), Qt.MouseButton.LeftButton)
    sokoban = window.page
    assert isinstance(sokoban, SokobanPage) and len(sokoban.model.session.state.boxes) == 1
