"""2048's charts zoom, pan, reset and give exact readings, by mouse, wheel and keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.plots.charts.plot import Plot
from app.twenty48.plots.bag.chart import MoveChart
from app.twenty48.plots.games.chart import GamesChart
from app.twenty48.plots.games.points import GamesPlot
from app.twenty48.plots.layers.chart import LayerChart
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.histogram import Benchmark, bag_plot
from core.twenty48.states.layer_plot import layer_plot, reached_layers
from tests.app.plots.mouse import drag, turn_wheel

SHIFT = Qt.KeyboardModifier.ShiftModifier
WINS = ((120, 260), (131, 266), (131, 266), (131, 270), (150, 262))


def moves_chart() -> Plot:
    chart, plot = MoveChart(), bag_plot(BagChain(9), games=500, bins=40)
    assert plot is not None
    chart.show_distribution(plot)
    return chart


def layers_chart() -> Plot:
    chart, plot, reached = LayerChart(), layer_plot(3, 6, bins=160), reached_layers(3, 6)
    assert plot is not None and reached is not None
    chart.show_counts(plot.with_listing(reached))
    return chart


def games_chart() -> Plot:
    chart = GamesChart()
    chart.show_games(GamesPlot(128, WINS, (), 132.6, 10.7, Benchmark(62.1, 2.1, 128, 0.1)))
    return chart


@pytest.fixture(params=[moves_chart, layers_chart, games_chart])
def chart(request: pytest.FixtureRequest, qtbot: QtBot) -> Plot:
    make: Callable[[], Plot] = request.param
    chart = make()
    qtbot.addWidget(chart)
    chart.resize(584, 400)
    chart.show()
    qtbot.waitExposed(chart)
    return chart


def middle(chart: Plot) -> QPoint:
    return chart.axes.area.center().toPoint()


def test_the_wheel_zooms_and_nought_returns(chart: Plot) -> None:
    home, whole = chart.axes.view, chart.grab().toImage()
    assert turn_wheel(chart, middle(chart), 3)
    assert chart.axes.view.right - chart.axes.view.left < 0.6 * (home.right - home.left)
    assert chart.grab().toImage() != whole
    QTest.keyClick(chart, Qt.Key.Key_0)
    assert chart.is_home and chart.axes.view == home
    chart.point(-1)
    assert chart.grab().toImage() == whole


def test_a_rectangle_zooms_and_a_double_click_returns(chart: Plot) -> None:
    area = chart.axes.area
    corner, other = QPointF(area.left() + 150, area.top() + 120), QPointF(area.left() + 300, area.top() + 260)
    drag(chart, corner.toPoint(), other.toPoint())
    assert not chart.home_across and not chart.home_up
    before = chart.axes.view
    drag(chart, middle(chart), middle(chart) - QPoint(50, 0), modifier=SHIFT)
    assert chart.axes.view.left > before.left, "what is in view is dragged along"
    QTest.mouseDClick(chart.viewport(), Qt.MouseButton.LeftButton, pos=middle(chart))
    assert chart.is_home


def test_the_keys_reach_every_place(chart: Plot) -> None:
    seen = []
    for _ in chart.places():
        QTest.keyClick(chart, Qt.Key.Key_Left)
    for _ in chart.places():
        assert chart.place in chart.places()
        seen.append(chart.place)
        assert chart.read(chart.place).text == chart.accessibleDescription()
        QTest.keyClick(chart, Qt.Key.Key_Right)
    assert seen == list(chart.places())


def test_the_mouse_reads_what_is_under_it(chart: Plot) -> None:
    for place in list(chart.places())[:: max(1, len(chart.places()) // 5)]:
        low, high = chart.span(place)
        QTest.mouseMove(chart.viewport(), QPointF(chart.axes.x((low + high) / 2), middle(chart).y()).toPoint())
        assert chart.place == place


def test_a_win_is_read_with_its_sums(qtbot: QtBot) -> None:
    chart = games_chart()
    qtbot.addWidget(chart)
    assert [chart.read(place).title for place in chart.places()] == ["120 moves", "131 moves", "150 moves"]
    assert [row[1:] for row in chart.read(1).rows] == [
        ("tile sum 270, you", "1 game"),
        ("tile sum 266, you", "2 games"),
    ]


def test_nothing_is_painted_in_the_corner(chart: Plot) -> None:
    picture = chart.grab().toImage()
    assert picture.pixelColor(3, 3) == picture.pixelColor(chart.width() - 3, 3)
