"""All boards of 2048 in the Lab: chart and table agree, and the largest tile has its board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.lab.all_boards.plot import AllBoardsPlot, name_of
from app.lab.all_boards.view import NEVER, PUBLISHED, UNMADE, FoldBoard
from app.lab.frame.instrument import InstrumentView
from app.lab.page import LabPage
from tests.app.lab.panels import words

THIN = "\u2009"


@pytest.fixture
def view(page: LabPage, qtbot: QtBot) -> InstrumentView:
    page.show_subject("counts")
    qtbot.waitUntil(lambda: page.plotted_subject == "counts")
    view = page.view
    assert isinstance(view, InstrumentView)
    return view


def plot_of(view: InstrumentView) -> AllBoardsPlot:
    plot = view.stage.pane.plot
    assert isinstance(plot, AllBoardsPlot)
    return plot


def grouped(text: str) -> str:
    return text.replace(" ", THIN)


def test_the_article_s_board_comes_first_and_a_row_brings_another(view: InstrumentView, qtbot: QtBot) -> None:
    fillings, baseline = "184 884 258 895 036 416", "44 096 709 674 720 289"
    assert view.key_figures.values == [
        *map(grouped, (fillings, baseline, "44 096 167 159 459 777")),
        "–",
        "131072",
    ]
    for figure in view.key_figures.figures:
        assert figure.width() >= figure.sizeHint().width(), f"{figure.name} is cut"
    assert words(view)[1] == NEVER and "65536, …, 8, 4 and 4" in words(view)[3]
    view.stage.rows.setFocus()
    qtbot.waitUntil(lambda: view.stage.rows.currentIndex().row() == 30 + 8)
    for _ in range(9 + 7):
        QTest.keyClick(view.stage.rows, Qt.Key.Key_Up)
    assert name_of(view.model.chosen) == "3×3 to 1024"
    assert plot_of(view).board_at(plot_of(view).place) == view.model.chosen
    assert view.key_figures.values[3] == grouped("231 865 438") and words(view)[1].endswith("--size 3 --target 1024")
    assert "9 cells hold 512" in words(view)[3]
    row = view.stage.rows.visualRect(view.stage.rows.currentIndex())
    assert view.stage.rows.viewport().rect().contains(row.center()), "scrolled along"


def test_mouse_and_keys_in_the_chart_bring_the_row(view: InstrumentView, qtbot: QtBot) -> None:
    plot = plot_of(view)
    published = next(one for one in view.model.boards if (one.size, one.exponent) == (4, 6))
    at = QPoint(round(plot.axes.x(plot.place_of(published))), round(plot.axes.area.center().y()))
    QTest.mouseMove(plot.viewport(), at - QPoint(30, 0))
    QTest.mouseMove(plot.viewport(), at)
    qtbot.waitUntil(lambda: view.model.chosen == published)
    assert words(view)[1] == PUBLISHED
    assert view.stage.rows.currentIndex().row() == view.model.boards.index(published)
    plot.setFocus()
    assert QApplication.focusWidget() is plot
    QTest.keyClick(plot, Qt.Key.Key_Left)
    assert (view.model.chosen.size, view.model.chosen.exponent) == (4, 5)
    assert "at most ≈" not in plot.read(plot.place).text and grouped("12 540 119 769") in plot.read(plot.place).text
    for _ in range(3):
        QTest.keyClick(plot, Qt.Key.Key_Left)
    assert (view.model.chosen.size, view.model.chosen.exponent) == (3, 17), "over the gap between two sizes"
    assert words(view)[1] == UNMADE


def test_every_count_stands_in_the_table_and_in_the_file(view: InstrumentView) -> None:
    rows = [[cell.replace(THIN, "") for cell in row] for row in view.stage.rows.rows]
    assert len(rows) == 45
    counts = ["4605", "44096167159459777", "44096709674720289", "45949729863572162", "184884258895036416"]
    assert rows[30 + 8] == ["4×4", "2048", "–", "–", *counts]
    assert rows[30 + 2][2:4] == ["≤ 12540119769", "1567514972"]
    assert view.stage.pane is not None
    for row, line in zip(rows, view.stage.pane.csv().splitlines()[1:], strict=True):
        saved = line.split(",")
        assert [row[1], *row[4:]] == [saved[at] for at in (1, 5, 7, 4, 3, 2)]


def test_the_board_of_the_largest_tile_is_said(view: InstrumentView) -> None:
    (fold,) = view.panel.findChildren(FoldBoard)
    assert fold.accessibleName().endswith("65536 32768 16384 8192; 512 1024 2048 4096; 256 128 64 32; 4 4 8 16")
