"""Explanations of key figures: a click says where a number comes from while the page stays live."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.lab.page import LabPage
from app.lab.subjects import SUBJECTS
from app.plots.charts.plot import Plot
from app.plots.panes.lazy import LazyPane
from app.shell.window import Window
from app.twenty48.page import Twenty48Page
from app.widgets.cards.figure_sheet import FORMULAS, PLAIN
from app.widgets.controls.segment import Segment
from app.widgets.controls.slider import Slider
from app.widgets.explained_figures import NONE, Figure
from app.widgets.key_figures import KeyFigure
from app.widgets.table import DataTable
from core.explain.formulas.derivation import says
from core.twenty48.board import first_board
from tests.app.sheets import LEAST, check, check_all, drawn, sheet_of, touch

NAME_NOT_NUMBER = {"at the latest"}
LOOKS = {"View", "Measure", "Across", "Heights", "Exhibit"}
"""Parts of a subject's name that choose its view."""
SMALLER = {"walk-3x3x3-qtm": "walk-2x2x2-qtm", "strategies-3x3_128": "strategies-2x2_16", "2048-4x4": "2048-2x2",
           "layers-3x3-64": "layers-2x2-16"}  # fmt: skip
"""Slow subjects, and fast ones that show the same."""
TABLES = "search-"
"""Subjects that need tables of 83 MB; their figures are checked in tests/app/lab/search."""
PARTS = 3


def figures(page: LabPage, qtbot: QtBot, subject: str) -> list[KeyFigure]:
    page.show_subject(subject)
    qtbot.waitUntil(lambda: page.plotted_subject == subject)
    return [figure for figure in page.view.findChildren(KeyFigure) if figure.isVisible()]


def all_drawn(page: LabPage) -> bool:
    """Return whether every visible plot is made and laid out."""
    lazy = [one for one in page.findChildren(LazyPane) if one.isVisible()]
    return all(one.pane is not None for one in lazy) and all(one.width() > LEAST for one in drawn(page))


def every_view() -> list[str]:
    """Return the subjects of the Lab, each by its first variant and by every other view of it."""
    names = []
    for subject in SUBJECTS:
        first = subject.first.split("-") if subject.parts else []
        names.append(subject.name(subject.first))
        for index, part in enumerate(subject.parts):
            if part.name in LOOKS:
                names += [
                    subject.name("-".join([*first[:index], key, *first[index + 1 :]]))
                    for key, _ in part.options
                    if key != first[index]
                ]
    return [SMALLER.get(name, name) for name in names if not name.startswith(TABLES)]


@pytest.mark.parametrize("part", range(PARTS))
def test_the_formula_with_the_values_that_are_shown_gives_the_number_that_is_shown(
    page: LabPage, qtbot: QtBot, part: int
) -> None:
    """Every key figure, table and plot reading of every subject equals what its formula gives.

    Tested by real clicks, with the shown values.
    """
    for subject in every_view()[part::PARTS]:
        for figure in figures(page, qtbot, subject):
            if figure.name not in NAME_NOT_NUMBER and figure.value != NONE:
                assert figure.derived_figure is not None, f"{subject}: {figure.name} has no sheet"
                check(figure)
        qtbot.waitUntil(lambda: all_drawn(page))
        for plot in drawn(page):
            touch(plot)
            QTest.keyClick(sheet_of(page), Qt.Key.Key_Escape)


def test_click_and_enter_open_a_sheet_and_escape_gives_the_keyboard_back(page: LabPage, qtbot: QtBot) -> None:
    mean = next(one for one in figures(page, qtbot, "bag-32") if one.name == "mean moves")
    QTest.mouseClick(mean, Qt.MouseButton.LeftButton)
    first = sheet_of(page)
    assert first.number.text() == "16.4463"
    mean.setFocus()
    QTest.keyClick(mean, Qt.Key.Key_Return)
    sheet = sheet_of(page)
    assert sheet is not first and mean.sheet_open, "one lies over the window at a time"
    assert "over all games through 56 sets of tiles" in sheet.sentence.text() and "t(∅)" in sheet.formulas.text()
    sheet.level.option(PLAIN).click()
    assert not sheet.formulas.isVisible()
    sheet.level.option(FORMULAS).click()
    sheet._copy.click()
    assert "= t(∅) − 1" in QGuiApplication.clipboard().text()
    assert sheet.csv().startswith("name,place,value,meaning\n") and sheet.file_name() == "bag-mean"
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible() and mean.hasFocus() and not mean.sheet_open


def test_the_sheet_of_a_bag_follows_the_first_tiles(page: LabPage, qtbot: QtBot) -> None:
    by_name = {one.name: one for one in figures(page, qtbot, "bag-2048")}
    mean, possible = by_name["mean moves"], by_name["moves possible"]
    QTest.mouseClick(mean, Qt.MouseButton.LeftButton)
    sheet = sheet_of(page)
    first = next(one for one in sheet.controls if one.assumption.name == "First tiles").widget
    assert isinstance(first, Segment)
    first.option("1").click()
    qtbot.waitUntil(lambda: mean.value == "939.8099")
    assert sheet.number.text() == "939.8099" and "t(4)" in sheet.formulas.text()
    assert possible.value == "520 to 1\u2009033"
    for figure, value in ((mean, "939.8099"), (possible, "520")):
        assert figure.derived_figure is not None
        assert any(isinstance(one, int | float) and says(value, one) for one in figure.derived_figure.values.values())


def test_an_assumption_that_is_changed_on_the_sheet_changes_page_and_sheet(page: LabPage, qtbot: QtBot) -> None:
    distance = next(
        one for one in figures(page, qtbot, "chain-3x3x3-qtm") if one.name == "to the stationary distribution"
    )
    QTest.mouseClick(distance, Qt.MouseButton.LeftButton)
    sheet = sheet_of(page)
    slider = sheet.controls[0].widget
    assert isinstance(slider, Slider)
    slider.setValue(31)
    assert distance.value == sheet.number.text() == "≈ 4.85\u2009%", "of rounded populations"
    sheet._back.click()
    assert slider.value() == 32 and distance.value == "≈ 2.33\u2009%"
    page.show_subject("bag-32")
    assert not sheet.isVisible(), "what it explains is out of sight"


@pytest.mark.parametrize("subject", ["cube-3x3x3-qtm", "parts-cross-htm"])
def test_cells_of_a_table_open_their_sheets(page: LabPage, qtbot: QtBot, subject: str) -> None:
    figures(page, qtbot, subject)
    (table,) = [table for table in page.view.panel.findChildren(DataTable) if table.isVisible()]
    table.setCurrentIndex(table.model().index(2, 1))
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Return)
    sheet = sheet_of(page)
    assert sheet.number.text() == table.rows[2][1]
    check_all(table)
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible() and table.hasFocus()
    cell = table.visualRect(table.model().index(3, 2)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    assert sheet_of(page).number.text() == table.rows[3][2]
    check_all(table)
    again = sheet_of(page)
    QTest.keyClick(again, Qt.Key.Key_Escape)
    above = table.visualRect(table.model().index(2, 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, above)
    assert not again.isVisible(), "cells are being chosen"


@pytest.mark.parametrize("subject", ["cube-2x2x2-htm", "parts-cross-htm", "2048-2x2"])
def test_what_is_read_off_a_plot_has_its_sheet(page: LabPage, qtbot: QtBot, subject: str) -> None:
    figures(page, qtbot, subject)

    def plots() -> list[Plot]:
        found = [one for one in page.view.findChildren(Plot) if one.isVisible()]
        return [one for one in found if any(one.list_figures_at(place) for place in one.places())]

    qtbot.waitUntil(lambda: bool(plots()))
    plot = plots()[0]
    told = [place for place in plot.places() if plot.list_figures_at(place)]
    for place in told:
        for one in plot.list_figures_at(place):
            figure = KeyFigure(one.name)
            qtbot.addWidget(figure)
            figure.set(Figure(one.text, one.worked, one.exact))
            check(figure)
    middle = told[len(told) // 2]
    plot.point(middle)
    QTest.keyClick(plot, Qt.Key.Key_Return)
    sheet = sheet_of(page)
    assert sheet.number.text() in {one.text for one in plot.list_figures_at(middle)}
    slider = sheet.controls[0].widget
    assert isinstance(slider, Slider)
    slider.setValue(plot.places().index(told[0]))
    assert sheet.number.text() in {one.text for one in plot.list_figures_at(told[0])}
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    left, right = (plot.axes.x(edge) for edge in plot.span(middle))
    spot = QPointF((left + right) / 2, plot.axes.area.center().y()).toPoint()
    QTest.mouseClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert sheet_of(page).number.text() in {one.text for one in plot.list_figures_at(middle)}


def test_a_game_taken_apart_has_its_sheets(window: Window, qtbot: QtBot) -> None:
    game = window.open_page("2048")
    assert isinstance(game, Twenty48Page)
    game.model.game.begin(first_board(3, 5, 3), seed=3)
    for move in ("left", "up", "right", "down") * 4:
        game.model.play(move)
    page = window.open_page("lab")
    assert isinstance(page, LabPage)
    shown = {figure.name: figure for figure in figures(page, qtbot, "path") if figure.value != NONE}
    assert {"in the bag", "luck", "geometry", "tile sum", "above the ideal"} <= set(shown)
    for name, figure in shown.items():
        if name != "moves":  # of a game that goes on they are counted, not worked out
            check(figure)
