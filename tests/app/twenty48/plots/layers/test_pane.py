"""The boards by tile sum beside the board: the current board stays marked, and a click opens the Lab."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.base.export import export
from app.shell.window import Window
from app.twenty48.page import Twenty48Page
from app.twenty48.plots.layers.chart import NAMES, LayerChart
from app.twenty48.plots.switcher import LAYERS
from app.widgets.controls.buttons import IconButton
from app.widgets.text import Label
from core.twenty48.puzzle import PUZZLE
from core.twenty48.shape import shape_of
from core.twenty48.states.layer_plot import layer_plot


def test_the_pill_follows_the_game(page: Twenty48Page, qtbot: QtBot) -> None:
    page.model.shape = shape_of(3)
    page.model.target = 32
    page.model.game.begin(PUZZLE.parse("target 32\n2 4 8\n. . .\n. . 2"))
    which = page.plots.which
    QTest.mouseClick(which.option(LAYERS), Qt.MouseButton.LeftButton)
    assert which.current == LAYERS
    layers = page.plots.layers
    qtbot.waitUntil(lambda: layers.is_settled and layers.plot is not None)
    pane = layers.pane
    assert pane is not None and pane.shown_plot is not None
    assert (pane.shown_plot.shape, pane.shown_plot.exponent) == ((3, 3), 5)
    assert pane.chart.marked_sum == 16
    page.model.play("down")
    assert pane.chart.marked_sum == page.model.game.state.tile_sum > 16
    page.model.undo()
    assert pane.chart.marked_sum == 16
    page.model.target = 8
    qtbot.waitUntil(lambda: pane.shown_plot is not None and pane.shown_plot.exponent == 3)
    expand = next(one for one in pane.findChildren(IconButton) if "Lab" in one.toolTip())
    QTest.mouseClick(expand, Qt.MouseButton.LeftButton)
    window = page.window()
    assert isinstance(window, Window)
    assert window.page.key == "lab"
    assert window.settings.get("lab/subject", "") == "layers-3x3-8"


def test_the_choice_of_plots_leaves_room_for_the_title(page: Twenty48Page, qtbot: QtBot) -> None:
    plots = page.plots
    plots.choose(LAYERS)
    qtbot.waitUntil(lambda: plots.layers.pane is not None)
    pane = plots.layers.pane
    assert pane is not None
    title = next(label for label in pane.findChildren(Label) if label.text() == "Boards by sum")
    for width in (720, 970, 1020, 1090, 1280, 1600):
        page.window().resize(width, 900)
        QApplication.processEvents()
        assert title.isVisible()
        choice = plots.which.geometry()
        assert plots.rect().contains(choice)
        assert not choice.intersects(QRect(title.mapTo(plots, QPoint(0, 0)), title.sizeHint()))


@pytest.mark.parametrize(("size", "exponent"), [(2, 3), (2, 5), (3, 6), (4, 11)])
def test_every_label_is_a_sum_that_there_is(qtbot: QtBot, size: int, exponent: int) -> None:
    chart = LayerChart()
    qtbot.addWidget(chart)
    chart.resize(500, 300)
    plot = layer_plot(size, exponent, bins=160)
    assert plot is not None
    chart.show_counts(plot)
    for _ in range(12):
        sums = [total for total, _ in chart.axes.places()]
        assert sums and all(total % 2 == 0 for total in sums)
        chart.zoom(0.8, *chart.spot(chart.axes.area.center()))


def test_a_picture_says_what_its_parts_are(page: Twenty48Page, qtbot: QtBot, tmp_path: Path) -> None:
    page.model.shape = shape_of(3)
    page.model.target = 32
    page.plots.choose(LAYERS)
    layers = page.plots.layers
    qtbot.waitUntil(lambda: layers.is_settled and layers.plot is not None)
    pane = layers.pane
    assert pane is not None
    export.save(pane.draw, pane.picture_size(), tmp_path / "layers.svg")
    drawing = (tmp_path / "layers.svg").read_text(encoding="utf-8")
    assert all(f'aria-label="{NAMES[part]}"' in drawing for part in pane.parts)
    assert 'aria-label="Boards on 3×3 to 32"' in drawing
