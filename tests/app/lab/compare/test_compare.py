"""Depth distributions compared in the Lab."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.base.export import export
from app.base.theme import theme
from app.lab.charts.linestyle import style_of
from app.lab.charts.overlay import LinesPlot, OverlayPane
from app.lab.compare.comparison import COMPARABLE, DEFAULT, ComparedDistributions
from app.lab.frame.instrument import InstrumentView
from app.lab.page import LabPage
from app.shell.window import Window, open_window
from app.widgets.controls.buttons import Button
from core.explain.depth_comparison import DepthCurvePoint
from tests.app.plots.mouse import turn_wheel
from tests.app.pseudo import MARK, spoken

SUBJECT = "compare-part-share"


@pytest.fixture
def view(window: Window, qtbot: QtBot) -> InstrumentView:
    page = window.open_page("lab")
    assert isinstance(page, LabPage)
    page.show_subject(SUBJECT)
    qtbot.waitUntil(lambda: page.plotted_subject == SUBJECT)
    QApplication.processEvents()
    assert isinstance(page.view, InstrumentView)
    return page.view


def compared(view: InstrumentView) -> list[str]:
    comparison: ComparedDistributions = view.model.comparison
    return comparison.keys


def pane_of(view: InstrumentView) -> OverlayPane:
    pane = view.pane
    assert isinstance(pane, OverlayPane)
    return pane


def titles(view: InstrumentView) -> list[str]:
    return [line.distribution.title for line, _ in pane_of(view).plot.curves]


def test_boxes_add_and_remove_lines(view: InstrumentView) -> None:
    assert compared(view) == list(DEFAULT)
    before = titles(view)
    for key in ("bag-2048", "2x2x2-htm"):
        QTest.mouseClick(view.panel.rows[key], Qt.MouseButton.LeftButton)
    assert titles(view) == [before[0], before[2], "The Turnstile", "2048 in a bag"]
    assert view.key_figures.values[0] == "4"


def test_the_last_line_stays(view: InstrumentView) -> None:
    for key in DEFAULT:
        QTest.mouseClick(view.panel.rows[key], Qt.MouseButton.LeftButton)
    assert compared(view) == [DEFAULT[-1]]
    assert view.panel.rows[DEFAULT[-1]].isChecked()


def test_the_cursor_reads_every_line_that_goes_so_far(view: InstrumentView) -> None:
    page = view.window()
    assert isinstance(page, Window) and isinstance(page.page, LabPage)
    page.page.show_subject("compare-depth-states")
    lines = pane_of(view).plot
    lines.setFocus()
    QTest.keyClick(lines, Qt.Key.Key_Right)
    assert lines.accessibleDescription().startswith("depth 0: ")
    for _ in range(11):
        QTest.keyClick(lines, Qt.Key.Key_Right)
    assert "2\u2009644" in lines.accessibleDescription()
    QTest.keyClick(lines, Qt.Key.Key_Right)
    assert len(lines.readings(12)) == 3, "the 2x2x2 ends at 11"
    area = lines.axes.area
    QTest.mouseMove(lines.viewport(), QPoint(int(area.right()), 50))
    assert lines.accessibleDescription().startswith("depth 46")


def test_every_comparable_draws_on_every_axis_and_exports(view: InstrumentView, tmp_path: Path) -> None:
    for row in view.panel.rows.values():
        if not row.isChecked():
            QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert len(titles(view)) == len(COMPARABLE)
    for variant in ("part-share", "part-within", "part-states", "depth-share", "depth-within", "depth-states"):
        view.show_variant(variant)
        pane = pane_of(view)
        pane.grab()
        export.save(pane.draw, pane.picture_size(), tmp_path / f"{variant}.svg")
        assert "<image" not in (tmp_path / f"{variant}.svg").read_text(encoding="utf-8")
    assert pane_of(view).csv().splitlines()[0] == "distribution,depth,x,states,exactness"


def test_what_is_shown_is_remembered(window: Window, view: InstrumentView, qtbot: QtBot) -> None:
    QTest.mouseClick(view.panel.rows["2048-3x3"], Qt.MouseButton.LeftButton)
    window.close()
    again = open_window("lab")
    qtbot.addWidget(again)
    assert isinstance(again.page, LabPage)
    assert isinstance(again.page.view, InstrumentView)
    assert "2048-3x3" in again.services.get_shared(ComparedDistributions).keys
    again.close()


def test_a_depth_distribution_is_taken_along(window: Window, qtbot: QtBot) -> None:
    page = window.open_page("lab")
    assert isinstance(page, LabPage)
    page.show_subject("cube-2x2x2-qtm")
    qtbot.waitUntil(lambda: page.plotted_subject == "cube-2x2x2-qtm")
    button = next(one for one in page.view.findChildren(Button) if one.text() == "Compare")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.plotted_subject == SUBJECT)
    assert isinstance(page.view, InstrumentView)
    assert page.view.model.comparison.keys == [*DEFAULT, "2x2x2-qtm"]


def test_no_two_lines_look_alike(qapp: object) -> None:  # noqa: ARG001
    for choice in (theme.ThemeChoice.LIGHT, theme.ThemeChoice.DARK, theme.ThemeChoice.CONTRAST):
        theme.manager().choose(choice)
        assert len({style_of(index).colour.name() for index in range(len(COMPARABLE))}) == len(COMPARABLE)
    theme.manager().choose(theme.ThemeChoice.LIGHT)


def test_the_numbers_of_states_are_states(view: InstrumentView) -> None:
    view.show_variant("depth-states")
    rows = list(csv.DictReader(io.StringIO(pane_of(view).csv())))
    two = [int(row["states"]) for row in rows if row["distribution"] == "2×2×2, HTM"]
    assert two[:4] == [1, 9, 54, 321] and two[-1] == 2644


def test_every_line_says_in_what_its_depth_is_counted(view: InstrumentView) -> None:
    for line, _ in pane_of(view).plot.curves:
        assert line.distribution.unit in line.name
    view.show_variant("part-share")
    assert pane_of(view).plot.note.startswith("density: share of all states")


@pytest.mark.usefixtures("qapp")
def test_a_depth_without_states_is_read_in_the_language_of_the_window() -> None:
    plot, empty = LinesPlot(), DepthCurvePoint(3, 3.0, None, exact=True)
    assert plot.figure(empty) == "none"
    with spoken():
        assert MARK.search(plot.figure(empty))


def test_it_is_looked_at_closer(view: InstrumentView) -> None:
    plot = pane_of(view).plot
    turn_wheel(plot, plot.axes.area.center().toPoint(), 4)
    assert not plot.home_across
    QTest.mouseDClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=plot.axes.area.center().toPoint())
    assert plot.is_home
