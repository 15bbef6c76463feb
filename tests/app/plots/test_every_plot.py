"""Every plot can be zoomed, reset, read and saved: by wheel, drag and keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.base.export import export
from app.base.theme import theme
from app.cube.walk.pathmap import Path as GamePath
from app.cube.walk.pathmap import PathDepth, PathMap, Shade
from app.lab.bench import PLOTS
from app.lab.charts.rows import DistributionRow, RowsPlot
from app.plots.charts.plot import Plot
from app.plots.drawing.marks import Form
from app.sokoban.plots.strip import StripMark, StripPlot
from core.base.depth import load
from resources import ROOT
from tests.app.plots.mouse import drag, turn_wheel

CTRL = Qt.KeyboardModifier.ControlModifier


def rows() -> tuple[Plot, object]:
    plot = RowsPlot()
    several = [load(ROOT / "figures" / f"cube-{name}.json") for name in ("3x3x3-qtm", "2x2x2-htm")]
    plot.show_rows([DistributionRow(one.title, "", one) for one in several], "moves QTM")
    return plot, None


def strip() -> tuple[Plot, object]:
    plot = StripPlot("Pushes", lambda place: f"Push {place}")
    plot.show_steps([at * 7 % 23 for at in range(97)])
    plot.mark((31, "you left it here"), StripMark(40, 58, "−6 moves"), StripMark(60, 70, "rows 60–70"))
    return plot, None


def path() -> tuple[Plot, object]:
    plot = PathMap()
    exact, model = Shade(Form.BARS, (0.5, 0.5, 0.0)), Shade(Form.LONG_DASH, (0.2, 0.5, 0.3))
    plot.show_shades([exact] * 5 + [model] * 20, 2, 2)
    stops = [None if at == 9 else PathDepth(at % 2, 1 + at % 3 // 2, "1 or 2") for at in range(20)]
    plot.show_path(GamePath(stops, 11, "this game"))
    return plot, None


OWN = {"rows": rows, "strip": strip, "path": path}


@pytest.fixture(params=[*PLOTS, *OWN])
def plot(request: pytest.FixtureRequest, qtbot: QtBot) -> Plot:
    made, step = (OWN.get(request.param) or PLOTS[request.param])()
    if callable(step):
        step(3)
    made.point(-1)
    qtbot.addWidget(made)
    made.resize(584, 400)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_it_is_looked_at_closer_and_shown_whole_again(plot: Plot) -> None:
    middle = plot.axes.area.center().toPoint()
    whole = plot.grab().toImage()
    turn_wheel(plot, middle, 3)
    assert not plot.is_home and plot.grab().toImage() != whole
    QTest.keyClick(plot, Qt.Key.Key_0)
    assert plot.is_home
    drag(plot, middle, (plot.axes.area.bottomRight() - QPointF(40, 30)).toPoint(), modifier=CTRL)
    assert not plot.home_across and plot.home_up == plot.flat
    QTest.mouseDClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    plot.point(-1)
    assert plot.is_home and plot.grab().toImage() == whole


def test_a_double_click_shows_everything_again_and_does_nothing_else(plot: Plot, qtbot: QtBot) -> None:
    middle, done = plot.axes.area.center().toPoint(), list[object]()
    for signal in (plot.chosen, plot.clicked, plot.dragged):
        signal.connect(done.append)
    turn_wheel(plot, middle, 3)
    assert not plot.is_home
    QTest.mouseClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseDClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert plot.is_home
    qtbot.wait(QApplication.doubleClickInterval() + 50)
    assert not done
    turn_wheel(plot, middle, 3)
    with qtbot.waitSignal(plot.clicked):
        QTest.mouseClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert not plot.is_home and bool(plot.own_drag) == any(isinstance(one, QPointF) for one in done[:1])


def test_at_the_closest_view_nothing_moves_and_the_mouse_is_read(plot: Plot) -> None:
    middle = plot.axes.area.center().toPoint()
    turn_wheel(plot, middle, 70)
    view, place = plot.axes.view, plot.place
    assert place == plot.place_under(QPointF(middle))
    for at in (middle, middle + QPoint(60, 20), middle - QPoint(90, 30)):
        turn_wheel(plot, at, 5)
        assert plot.axes.view == view and plot.place == plot.place_under(QPointF(at))


def test_what_is_zoomed_is_dragged_along(plot: Plot) -> None:
    middle = plot.axes.area.center().toPoint()
    turn_wheel(plot, middle, 5)
    left = plot.axes.view.left
    drag(plot, middle, middle - QPoint(90, 40), Qt.MouseButton.MiddleButton)
    assert plot.axes.view.left > left


def test_what_is_under_the_mouse_is_read_wherever_one_looks(plot: Plot) -> None:
    for notches in (0, 3):
        turn_wheel(plot, plot.axes.area.center().toPoint(), notches)
        QTest.mouseMove(plot.viewport(), QPointF(plot.axes.area.left() + 60, plot.axes.area.center().y()).toPoint())
        QTest.mouseMove(plot.viewport(), plot.axes.area.center().toPoint())
        assert plot.place >= 0
        low, high = plot.span(plot.place)
        assert low - 0.5 <= plot.axes.place_at(plot.axes.area.center().toPoint().x()) <= high + 0.5
        assert plot.accessibleDescription() == plot.read(plot.place).text


def test_the_picture_is_of_vectors_and_of_what_is_in_view(plot: Plot, tmp_path: Path) -> None:
    sizes = []
    for notches in (0, 4):
        turn_wheel(plot, plot.axes.area.center().toPoint(), notches)
        export.save(plot.draw, plot.picture_size(), tmp_path / "plot.svg")
        text = (tmp_path / "plot.svg").read_text(encoding="utf-8")
        assert "<image" not in text
        sizes.append(text)
    assert sizes[0] != sizes[1]


def test_every_theme_has_its_own_picture(plot: Plot) -> None:
    seen = []
    for choice in (theme.ThemeChoice.LIGHT, theme.ThemeChoice.DARK):
        theme.manager().choose(choice)
        seen.append(plot.grab().toImage())
    theme.manager().choose(theme.ThemeChoice.LIGHT)
    assert seen[0] != seen[1]


def test_nothing_to_draw_is_said(plot: Plot) -> None:
    plot.point(1)
    plot.show_nothing("No level is open")
    assert plot.accessibleDescription() == "No level is open" and plot.place == -1
    assert not plot.grab().isNull()
    QTest.keyClick(plot, Qt.Key.Key_Right)
    turn_wheel(plot, plot.axes.area.center().toPoint(), 1)
    plot.show_plot()
    assert plot.accessibleDescription() != "No level is open"
