"""Zooming, panning, resetting, linked axes and saved ranges, by mouse, wheel and keys."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtCore import QMarginsF, QPoint, QPointF, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.base.theme import theme
from app.plots.charts.chart import Chart
from app.plots.charts.plot import Plot
from app.plots.charts.series import Series
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.marks import Form
from app.plots.drawing.scale import Scale
from tests.app.plots.mouse import drag, hover, turn_wheel

LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
SHIFT = Qt.KeyboardModifier.ShiftModifier


def made(qtbot: QtBot) -> Chart:
    chart = Chart("Random walk")
    qtbot.addWidget(chart)
    chart.resize(584, 400)
    chart.set_places(0, 26, "depth d, QTM")
    chart.show_series([Series("exact", "Exact", Form.BARS, [place / 400 for place in range(27)])], title="p(d)")
    chart.show()
    qtbot.waitExposed(chart)
    return chart


@pytest.fixture
def chart(qtbot: QtBot) -> Chart:
    return made(qtbot)


def at(chart: Plot, place: float, height: float = 0.0) -> QPoint:
    return QPointF(chart.axes.x(place), chart.axes.y_of(height) - 1).toPoint()


def test_the_wheel_zooms_around_the_mouse_and_no_further_than_everything(chart: Chart) -> None:
    home = chart.axes.view
    turn_wheel(chart, at(chart, 20), 2)
    view = chart.axes.view
    assert 27.2 / 1.7 < view.right - view.left + 1 < 27.2 / 1.4, "two notches"
    assert chart.axes.x(20) == pytest.approx(at(chart, 20).x(), abs=1) and view[2:] == home[2:]
    picture = chart.grab().toImage()
    turn_wheel(chart, at(chart, 20), -3)
    assert chart.axes.view == home and chart.grab().toImage() != picture
    assert not turn_wheel(chart, at(chart, 20), -1), "what is around may scroll"


def test_with_shift_the_wheel_zooms_heights(chart: Chart) -> None:
    home = chart.axes.view
    turn_wheel(chart, at(chart, 3), 4, SHIFT)
    view = chart.axes.view
    assert view[:2] == home[:2] and view.low == 0 and view.high < home.high / 2
    labels = chart.axes.heights()
    assert 2 <= len(labels) <= 7 and labels[-1][0] <= view.high


def test_a_rectangle_fills_the_plot(chart: Chart) -> None:
    drag(chart, at(chart, 10, 0.01), at(chart, 20, 0.04))
    assert chart.axes.view[:2] == pytest.approx((10, 20), abs=0.1)
    assert chart.axes.view[2:] == pytest.approx((0.01, 0.04), abs=0.002)
    QTest.mouseDClick(chart.viewport(), LEFT, pos=at(chart, 15, 0.02))
    assert chart.is_home
    drag(chart, at(chart, 10, 0.02), at(chart, 20, 0.02))
    assert not chart.home_across and chart.home_up, "a flat one zooms along only"


def test_dragging_pans_within_what_there_is(chart: Chart) -> None:
    drag(chart, at(chart, 10, 0.01), at(chart, 20, 0.04))
    before = chart.axes.view
    for button, modifier in ((MIDDLE, Qt.KeyboardModifier.NoModifier), (LEFT, SHIFT)):
        x = chart.axes.area.center().toPoint()
        drag(chart, x, x - QPoint(60, 0), button, modifier)
        view = chart.axes.view
        assert view.left > before.left and view.right - view.left == pytest.approx(before.right - before.left)
        before = view
    for _ in range(9):
        drag(chart, QPoint(500, 200), QPoint(60, 390), MIDDLE)
    assert chart.axes.view.right == chart.home.right and chart.axes.view.high == chart.home.high


def test_keys_zoom_and_bring_everything_back(chart: Chart) -> None:
    chart.point(20)
    QTest.keyClick(chart, Qt.Key.Key_Plus)
    QTest.keyClick(chart, Qt.Key.Key_Plus)
    assert not chart.is_home and chart.axes.view.left < 20 < chart.axes.view.right
    QTest.keyClick(chart, Qt.Key.Key_Minus)
    assert not chart.is_home
    for _ in range(14):
        QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.place == 6 and chart.axes.view.left <= 5.5, "the view follows the cursor"
    QTest.keyClick(chart, Qt.Key.Key_0)
    assert chart.is_home


def test_after_zooming_by_mouse_the_keyboard_is_the_plots(chart: Chart) -> None:
    turn_wheel(chart, at(chart, 20), 2)
    focused = QApplication.focusWidget()
    assert focused is chart
    QTest.keyClick(focused, Qt.Key.Key_0)
    assert chart.is_home


def test_the_read_out_is_exact_where_it_is_zoomed(chart: Chart) -> None:
    turn_wheel(chart, at(chart, 20), 5)
    for place in (19, 20, 21):
        QTest.mouseMove(chart.viewport(), at(chart, place))
        assert chart.place == place
        assert chart.accessibleDescription() == f"d = {place}: Exact {100 * place / 400:.4g}\u2009%"


def test_a_click_is_no_rectangle(chart: Chart, qtbot: QtBot) -> None:
    with qtbot.waitSignal(chart.chosen) as heard:
        QTest.mouseClick(chart.viewport(), LEFT, pos=at(chart, 5))
    assert heard.args == [5] and chart.is_home


def double_click(plot: Plot, where: QPoint) -> None:
    """Double-click as the system reports it: press, release, then a press that Qt calls a double click."""
    QTest.mouseClick(plot.viewport(), LEFT, pos=where)
    QTest.mouseDClick(plot.viewport(), LEFT, pos=where)


def test_at_the_closest_view_more_notches_move_nothing(chart: Chart) -> None:
    where = at(chart, 16.3)
    turn_wheel(chart, where, 40)
    view, picture = chart.axes.view, chart.grab().toImage()
    assert view.right - view.left == pytest.approx(chart.smallest)
    assert chart.axes.place_at(where.x()) == pytest.approx(16.3, abs=0.05)
    for _ in range(25):
        turn_wheel(chart, where, 1)
    turn_wheel(chart, QPoint(where.x() + 150, where.y()), 7)
    turn_wheel(chart, where, 60, SHIFT)
    heights = chart.axes.view[2:]
    turn_wheel(chart, where, 30, SHIFT)
    assert chart.axes.view == View(*view[:2], *heights)
    turn_wheel(chart, where, -300, SHIFT)
    assert chart.axes.view == view
    hover(chart, where)
    assert chart.grab().toImage() == picture


def test_the_wheel_stops_at_the_closest_view_with_the_mouse_over_the_same_place(chart: Chart) -> None:
    where = at(chart, 16.3)
    for _ in range(30):
        turn_wheel(chart, where, 1)
        assert chart.axes.place_at(where.x()) == pytest.approx(16.3, abs=0.05)


def test_what_is_read_lies_under_the_mouse_after_every_notch(chart: Chart) -> None:
    where = at(chart, 14)
    hover(chart, where)
    assert chart.place == 14
    elsewhere = at(chart, 16)
    for _ in range(3):
        turn_wheel(chart, elsewhere, 2)
        assert chart.place == 16 and chart.accessibleDescription().startswith("d = 16:")
    # zoomed out near an edge the plot cannot keep the place where it is
    drag(chart, at(chart, 16.6), at(chart, 15.4), MIDDLE)
    right = QPointF(chart.axes.area.right() - 2, chart.axes.area.center().y()).toPoint()
    hover(chart, right)
    read = set()
    for _ in range(14):
        turn_wheel(chart, right, -1)
        read.add(chart.place)
        assert chart.place == min(26, round(chart.axes.place_at(right.x())))
    assert len(read) > 2


def test_what_is_read_follows_a_view_that_the_program_changes(chart: Chart, qtbot: QtBot) -> None:
    turn_wheel(chart, at(chart, 20), 5)
    hover(chart, at(chart, 17))
    x = at(chart, 17).x()
    chart.show_all()
    qtbot.waitUntil(lambda: chart.place == round(chart.axes.place_at(x)))
    assert chart.place != 17
    chart.resize(300, 400)
    qtbot.waitUntil(lambda: chart.place == round(chart.axes.place_at(x)))


def test_the_cursor_of_the_keys_stays_while_the_mouse_rests(chart: Chart, qtbot: QtBot) -> None:
    turn_wheel(chart, at(chart, 20), 5)
    hover(chart, at(chart, 20))
    for _ in range(4):
        QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.place == 24 and chart.axes.view.right >= 24
    qtbot.wait(1)
    assert chart.place == 24, "the view went along with it, and the mouse rests elsewhere"
    hover(chart, at(chart, 23))
    assert chart.place == 23


def test_a_double_click_shows_everything_and_does_nothing_else(chart: Chart, qtbot: QtBot) -> None:
    chosen = list[int]()
    chart.chosen.connect(chosen.append)
    turn_wheel(chart, at(chart, 15), 4)
    double_click(chart, at(chart, 15))
    assert chart.is_home
    qtbot.wait(QApplication.doubleClickInterval() + 100)
    assert not chosen
    turn_wheel(chart, at(chart, 15), 4)
    with qtbot.waitSignal(chart.chosen):
        QTest.mouseClick(chart.viewport(), LEFT, pos=at(chart, 15))
    assert chosen == [15] and not chart.is_home, "a click alone is done when no second one has come"


def test_two_clicks_at_two_places_are_two(chart: Chart) -> None:
    chosen = list[int]()
    chart.chosen.connect(chosen.append)
    turn_wheel(chart, at(chart, 15), 4)
    for place in (13, 17):
        QTest.mouseClick(chart.viewport(), LEFT, pos=at(chart, place))
    assert chosen == [13]
    turn_wheel(chart, at(chart, 15), 1)
    assert chosen == [13, 17], "nothing waits for what is no more in view"


def test_another_step_keeps_what_is_in_view(chart: Chart) -> None:
    drag(chart, at(chart, 10, 0.01), at(chart, 20, 0.04))
    view = chart.axes.view
    chart.show_series([Series("exact", "Exact", Form.BARS, [0.04] * 27)], title="p(d)")
    assert chart.axes.view == view
    chart.show_all()
    assert chart.axes.view == chart.home != view


def test_a_plot_stops_gliding_when_its_part_of_pyqtgraph_is_deleted(
    chart: Chart, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(theme, "duration", lambda milliseconds: milliseconds)
    chart.show_series([Series("exact", "Exact", Form.BARS, [0.01] * 27)], title="p(d)")
    chart.show_series([Series("exact", "Exact", Form.BARS, [0.9] * 27)], title="p(d)")
    assert chart._glide.state() == QVariantAnimation.State.Running
    shiboken6.delete(chart._box)
    chart._on_glide(0.5)
    assert chart._glide.state() == QVariantAnimation.State.Stopped


def test_linked_plots_show_the_same_places(chart: Chart, qtbot: QtBot) -> None:
    other = made(qtbot)
    other.follow(chart)
    up = other.axes.view[2:]
    turn_wheel(chart, at(chart, 20), 3)
    assert other.axes.view == View(*chart.axes.view[:2], *up)
    drag(other, at(other, 18), at(other, 23))
    assert chart.axes.view[:2] == other.axes.view[:2] != chart.home[:2]
    QTest.keyClick(chart, Qt.Key.Key_0)
    assert other.is_home and chart.is_home


def test_a_sideways_wheel_pans(chart: Chart) -> None:
    turn_wheel(chart, at(chart, 20), 5)
    left = chart.axes.view.left
    where = QPointF(at(chart, 20))
    event = QWheelEvent(
        where, chart.viewport().mapToGlobal(where), QPoint(), QPoint(120, 0), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(chart.viewport(), event)
    assert chart.axes.view.left < left


def test_the_last_label_is_within_the_picture(qapp: object) -> None:  # noqa: ARG001
    """The last label, such as 1 000 at the right end of an axis of moves, fits into the picture."""
    axes = Axes(Scale(whole=True), Scale(), QMarginsF(40, 0, 4, 24))
    axes.show(View(880, 1000, 0, 1))
    axes.fit(QSizeF(500, 200))
    picture = QPixmap(500, 200)
    painter = QPainter(picture)
    painter.setFont(theme.font(11))
    place, text = axes.places()[-1]
    assert (place, text) == (1000, "1\u2009000")
    box = axes.place_box(painter, place, text)
    painter.end()
    assert box.right() <= 500 and box.width() >= 20
