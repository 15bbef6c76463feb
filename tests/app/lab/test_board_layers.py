"""The boards of 2048 by tile sum in the Lab: published totals, pointing, every size and target."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.base.export import export
from app.base.theme import theme
from app.lab.frame.instrument import InstrumentView
from app.lab.page import LabPage
from app.plots.drawing.numbers import count_text
from app.shell.window import Window, open_window
from app.twenty48.page import Twenty48Page
from app.twenty48.plots.layers import counts
from app.twenty48.plots.layers.chart import BASELINE, LAYERS, REACHED
from app.twenty48.plots.layers.counts import LISTING, why_not
from app.twenty48.plots.layers.pane import LayersPane
from core.twenty48.puzzle import PUZZLE
from core.twenty48.shape import LEAST, MOST, BoardShape, shape_of
from tests.app.working import job_called

THIN = "\u2009"


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """Clear the listings of earlier tests."""
    counts._listed.clear()
    yield
    counts._listed.clear()


def lab(window: Window, qtbot: QtBot, variant: str) -> InstrumentView:
    page = window.open_page("lab")
    assert isinstance(page, LabPage)
    page.show_subject(f"layers-{variant}")
    view = page.view
    assert isinstance(view, InstrumentView)
    qtbot.waitUntil(lambda: page.plotted_subject == f"layers-{variant}")
    return view


def pane_of(view: InstrumentView) -> LayersPane:
    pane = view.pane
    assert isinstance(pane, LayersPane)
    return pane


def test_the_totals_are_the_published_ones(window: Window, qtbot: QtBot) -> None:
    view = lab(window, qtbot, "3x3-32")
    assert view.key_figures.values[:2] == [f"1{THIN}933{THIN}425", f"1{THIN}933{THIN}407"]
    pane = pane_of(view)
    assert pane.shown_plot is not None and pane.shown_plot.reached is not None
    assert pane.shown_plot.reached.classes == 124_372 + 1_360
    assert view.key_figures.values[2] == count_text(pane.shown_plot.reached.total + 1)
    assert not pane.note.isVisible()
    view = lab(window, qtbot, "4x4-2048")
    whole = ["44 096 709 674 720 289", "44 096 167 159 459 777", "–", "9 212"]
    assert view.key_figures.values == [text.replace(" ", THIN) for text in whole]
    assert pane.note.isVisible() and pane.note.text() == why_not(shape_of(4), 11)
    window.resize(720, 560)

    def all_whole() -> bool:
        return all(one.width() >= one.least_width(one.figure_size) for one in view.key_figures.figures)

    qtbot.waitUntil(all_whole)
    assert len({one.figure_size for one in view.key_figures.figures}) == 1, "all of one size"
    assert not pane.chips.chip(REACHED).isEnabled()


def test_keys_and_mouse_read_every_count_off(window: Window, qtbot: QtBot) -> None:
    view = lab(window, qtbot, "2x2-32")
    chart = pane_of(view).chart
    window.page.setFocus()
    assert QApplication.focusWidget() is chart
    QTest.keyClick(chart, Qt.Key.Key_Right)
    QTest.keyClick(chart, Qt.Key.Key_Right)
    reading = chart.read(chart.place)
    assert reading.title == "Tile sum 6"
    assert [figure for _, _, figure in reading.rows] == ["16", "16", "16"]
    assert chart.accessibleDescription().startswith("Tile sum 6: truly reachable 16")
    at = QPoint(round(chart.axes.x(52)), round(chart.axes.area.center().y()))
    QTest.mouseMove(chart.viewport(), at - QPoint(40, 0))
    QTest.mouseMove(chart.viewport(), at)
    qtbot.waitUntil(lambda: chart.place == 52)
    assert [count for _, _, count in chart.read(52).rows] == ["0", "0", "4"], "beyond the two empty layers 46 and 48"
    QTest.keyClick(chart, Qt.Key.Key_Escape)
    assert chart.place == -1


def test_chips_and_axis_are_remembered(window: Window, qtbot: QtBot) -> None:
    pane = pane_of(lab(window, qtbot, "2x2-16"))
    assert pane.chart.log
    before = pane.chart.grab().toImage()
    QTest.mouseClick(pane.axis.option("linear"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(pane.chips.chip(BASELINE), Qt.MouseButton.LeftButton)
    assert not pane.chart.log
    assert pane.chart.grab().toImage() != before
    window.close()
    again = open_window("lab")
    qtbot.addWidget(again)
    pane = pane_of(lab(again, qtbot, "2x2-16"))
    assert pane.parts == [REACHED, LAYERS]
    assert not pane.chart.log
    again.close()


def test_the_board_that_is_played_is_marked(window: Window, qtbot: QtBot) -> None:
    game = window.open_page("2048")
    assert isinstance(game, Twenty48Page)
    game.model.shape = shape_of(3)
    game.model.game.begin(PUZZLE.parse("target 64\n2 4 8\n. . .\n. . 2"))
    view = lab(window, qtbot, "3x3-64")
    chart = pane_of(view).chart
    assert chart.marked_sum == 16
    game.model.game.play("down")
    assert chart.marked_sum == game.model.game.state.tile_sum > 16
    view = lab(window, qtbot, "4x4-64")
    assert chart.marked_sum == -1


def test_a_listing_can_be_cancelled_and_made_later(window: Window, qtbot: QtBot) -> None:
    page = window.open_page("lab")
    assert isinstance(page, LabPage)
    page.show_subject("layers-3x3-1024")
    view = page.view
    assert isinstance(view, InstrumentView)
    qtbot.waitUntil(lambda: view.model.layers.plot is not None)
    pane = pane_of(view)
    assert pane.note.text() == LISTING
    job = job_called(window.jobs, "Listing boards")
    assert job is not None
    job.cancel()
    assert pane.note.text().startswith("Listing cancelled")
    view.model.look()
    assert job_called(window.jobs, "Listing boards") is None, "nobody asked for it"
    page.show_subject("cube-2x2x2-htm")
    page.show_subject("layers-3x3-1024")
    qtbot.waitUntil(lambda: job_called(window.jobs, "Listing boards") is not None)
    lab(window, qtbot, "3x3-8")
    assert pane.shown_plot is not None and pane.shown_plot.reached is not None


def test_every_size_opens_whatever_the_target(window: Window, qtbot: QtBot) -> None:
    """Every size opens in the smallest window, drawn or with a reason, without a warning."""
    page = window.open_page("lab")
    assert isinstance(page, LabPage)
    window.resize(720, 560)
    for size in range(LEAST, MOST + 1):
        for target in (8, 64, 2048):
            page.show_subject(f"layers-{size}x{size}-{target}")
            view = page.view
            assert isinstance(view, InstrumentView)
            qtbot.waitUntil(lambda view=view: view.model.layers.plot is not None)  # type: ignore[misc]
            page.grab()
    page.show_subject("layers-6x6-65536")
    page.show_subject("layers-3x4-64")
    qtbot.waitUntil(lambda: page.plotted_subject == "layers-3x4-64")
    page.show_subject("layers-2x2-8")
    qtbot.waitUntil(lambda: page.plotted_subject == "layers-2x2-8")


@pytest.mark.parametrize("choice", [theme.ThemeChoice.DARK, theme.ThemeChoice.CONTRAST])
def test_pictures_and_numbers_are_saved(
    window: Window, qtbot: QtBot, tmp_path: Path, choice: theme.ThemeChoice
) -> None:
    theme.manager().choose(choice)
    pane = pane_of(lab(window, qtbot, "2x2-32"))
    export.save(pane.draw, pane.picture_size(), tmp_path / "layers.svg")
    assert "<image" not in (tmp_path / "layers.svg").read_text(encoding="utf-8")
    assert pane.picture_name() == "2048-layers-2x2-32"
    lines = pane.csv().splitlines()
    assert lines[0] == "tile_sum,baseline,layer_reachable,reached"
    assert sum(int(line.split(",")[1]) for line in lines[1:]) + 1 == 537
    theme.manager().choose(theme.ThemeChoice.LIGHT)


def test_large_counts_are_told_short() -> None:
    assert count_text(10**18 - 1) == " ".join(["999"] * 6).replace(" ", THIN)
    assert count_text(123_456_789_012_345_678_901) == "≈ 1.2346·10²⁰"


def test_every_count_that_is_missing_says_why() -> None:
    assert "40" in why_not(shape_of(4), 6) and "published" in why_not(shape_of(4), 6)
    assert "statewalk 2048 states --size 4 --target 32" in why_not(shape_of(4), 5)
    assert "no tile above 32" in why_not(shape_of(2), 6)
    assert "too many" in why_not(shape_of(5), 3)
    assert "too many" in why_not(BoardShape(3, 4), 7)
