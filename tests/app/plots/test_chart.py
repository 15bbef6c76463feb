"""The chart: drawing, readings, animation, axes, chips and small plots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMarginsF, QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QPixmapCache
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.base.export import export
from app.base.language.wording import fixed_percent
from app.base.theme import theme
from app.cube.walk.multiples import Multiples, SmallMultiple
from app.cube.walk.series_table import SeriesTable
from app.plots.charts.chart import PIN_LABEL, Chart, PinnedCurve, _PlaceAxes
from app.plots.charts.series import Series
from app.plots.drawing.axes import View
from app.plots.drawing.marks import Form
from app.plots.drawing.numbers import mark_approximate, percent
from app.plots.drawing.scale import PercentScale, Scale
from app.plots.panes.legend import Chips
from app.widgets.explained_figures import Figure

LEFT = Qt.MouseButton.LeftButton
EXACT = Series("exact", "Exact", Form.BARS, [None, 0.25, None, 0.75])
MODEL = Series("lumped", "Lumped", Form.LONG_DASH, [None, 0.5, None, 0.5])
SEEN = Series("seen", "Measured", Form.TRIANGLES, [None, 0.2], [(0, 0), (0.1, 0.3)], ["", "10–30 %"])


@pytest.fixture
def chart(qtbot: QtBot) -> Chart:
    made = Chart("Random walk")
    qtbot.addWidget(made)
    made.resize(584, 400)
    made.set_places(0, 14, "depth d, QTM")
    made.show_series([EXACT, MODEL, SEEN], title="p(d | N = 3)", possible=lambda depth: depth % 2 == 1)
    made.show()
    qtbot.waitExposed(made)
    return made


def picture(chart: Chart) -> QImage:
    return QPixmap(chart.grab()).toImage()


def place(chart: Chart, at: int) -> QPoint:
    axes = chart.axes
    return QPointF(axes.x(at), axes.area.center().y()).toPoint()


def test_it_has_a_name_before_there_is_anything_to_draw(qtbot: QtBot) -> None:
    made = Chart("Random walk")
    qtbot.addWidget(made)
    assert made.accessibleName() == "Random walk"
    made.show_series([EXACT])
    assert made.accessibleName() == "Random walk"
    made.show_series([EXACT], title="p(d | N = 3)")
    assert made.accessibleName() == "p(d | N = 3)"


def test_the_mouse_reads_every_curve_exactly(chart: Chart, qtbot: QtBot) -> None:
    with qtbot.waitSignal(chart.moved):
        QTest.mouseMove(chart.viewport(), place(chart, 1))
    assert chart.place == 1
    told = chart.accessibleDescription()
    assert told == "d = 1: Exact 25\u2009%, Lumped ≈ 50\u2009%, Measured ≈ 20\u2009%  10–30 %"
    chart.point(2)
    assert chart.accessibleDescription() == "d = 2: Exact –, Lumped –, Measured –"
    chart.point(99)
    assert chart.place == -1


def test_keys_move_the_cursor(chart: Chart) -> None:
    heard: list[int] = []
    chart.moved.connect(heard.append)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Escape):
        QTest.keyClick(chart, key)
    assert heard == [0, 1, 0, -1]
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.place == 14, "it begins at the near end"


def test_a_click_tells_the_place(chart: Chart, qtbot: QtBot) -> None:
    with qtbot.waitSignal(chart.chosen) as heard:
        QTest.mouseClick(chart.viewport(), LEFT, pos=place(chart, 5))
    assert heard.args == [5]


@pytest.fixture
def little_room() -> Iterator[None]:
    room = QPixmapCache.cacheLimit()
    QPixmapCache.setCacheLimit(3000)
    yield
    QPixmapCache.setCacheLimit(room)


@pytest.mark.usefixtures("little_room")
def test_all_plots_together_keep_painted_axes_as_far_as_there_is_room(
    chart: Chart, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[Chart] = []
    paint_back = Chart.paint_back

    def noted(one: Chart, painter: QPainter) -> None:
        painted.append(one)
        paint_back(one, painter)

    monkeypatch.setattr(Chart, "paint_back", noted)
    chart.refresh()
    for _ in range(3):
        chart.grab()
    assert painted == [chart], "what stays is painted once"
    for _ in range(2):
        other = Chart("Random walk")
        qtbot.addWidget(other)
        other.resize(800, 600)
        other.set_places(0, 14, "depth")
        other.show_series([EXACT])
        other.grab()
    chart.grab()
    assert painted.count(chart) == 2, "it has made room for the others"


@pytest.fixture
def moving() -> Iterator[None]:
    """Run animations, as on a desktop that does not reduce motion."""
    theme.manager().reduced_motion = False
    yield
    theme.manager().reduced_motion = True


@pytest.mark.usefixtures("moving")
def test_while_the_axis_glides_every_frame_has_the_new_bars_only(
    chart: Chart, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    frames: list[dict[int, float]] = []
    tops: list[float] = []
    paint_marks = Chart.paint_marks

    def noted(painter: QPainter, bar: QRectF, *_: object, **__: object) -> None:
        axes = chart.axes
        frames[-1][round(axes.place_at(bar.center().x()))] = axes.height_at(bar.top()) - axes.height_at(bar.bottom())
        del painter

    def framed(one: Chart, painter: QPainter) -> None:
        frames.append({})
        tops.append(one.axes.view.high)
        paint_marks(one, painter)

    monkeypatch.setattr("app.plots.drawing.placed_marks.paint_bar", noted)
    monkeypatch.setattr(Chart, "paint_marks", framed)
    chart.show_series([Series("exact", "Exact", Form.BARS, [None, 0.5, None, 0.5])])
    qtbot.waitUntil(lambda: len(frames) > 0)
    frames.clear()
    tops.clear()
    chart.show_series([Series("exact", "Exact", Form.BARS, [0.1, None, 0.08, None, 0.02])])
    chart.grab()
    qtbot.waitUntil(lambda: chart.axes.view == chart.home == chart._home(chart._tops[1]))
    chart.grab()
    assert len(set(tops)) > 1, "the axis was on its way"
    for frame in frames:
        assert frame == pytest.approx({0: 0.1, 2: 0.08, 4: 0.02})


def test_a_logarithmic_axis_has_dots_for_bars(chart: Chart, monkeypatch: pytest.MonkeyPatch) -> None:
    bars, dots = list[object](), list[tuple[int, bool]]()

    def bar(*_: object, **__: object) -> None:
        bars.append(1)

    def dot(_painter: QPainter, at: QPointF, *_: object, solid: bool, current: bool) -> None:
        del current
        dots.append((round(chart.axes.place_at(at.x())), solid))

    monkeypatch.setattr("app.plots.drawing.placed_marks.paint_bar", bar)
    monkeypatch.setattr("app.plots.drawing.placed_marks.paint_dot", dot)
    values = [0.5, None, 1e-5, None, 0.0]
    chart.show_series([Series("a", "A", Form.BARS, values), Series("b", "B", Form.HATCHED, [None, 0.25])])
    chart.set_log(True)
    bars.clear()
    chart.grab()
    assert not bars and sorted(set(dots)) == [(0, True), (1, False), (2, True)]
    dots.clear()
    chart.set_log(False)
    chart.grab()
    assert bars and not dots and chart.axes.view.low == 0


def test_pill_pins_level_and_ground_change_the_picture(chart: Chart) -> None:
    seen = [picture(chart)]
    changes: list[Callable[[], object]] = [
        lambda: chart.mark("this cube", 3, 3),
        lambda: chart.mark("this cube", 3, 7),
        lambda: chart.set_pinned_curves([PinnedCurve("N = 5", [0.3, 0.9])]),
        lambda: chart.set_level(0.25, "mixed"),
        lambda: chart.set_log(True),
        chart.unmark,
    ]
    for change in changes:
        change()
        assert picture(chart) not in seen
        seen.append(picture(chart))


def test_the_axis_leaves_room_for_everything(chart: Chart) -> None:
    axes = chart.axes
    chart.mark("this cube", 3, 3)
    assert axes.y(0.75) - axes.area.top() >= 20
    chart.set_pinned_curves([PinnedCurve("N = 0", [1.0])])
    assert axes.y(1.0) >= axes.area.top() and chart.axes.label_top == 1.0


@pytest.mark.parametrize("highest", [1e-7, 0.004, 0.03, 0.2, 0.37, 0.61, 1.0])
@pytest.mark.parametrize("height", [60, 120, 400])
def test_labels_are_few_and_round(qtbot: QtBot, highest: float, height: int) -> None:
    chart = Chart("Random walk")
    qtbot.addWidget(chart)
    chart.setMinimumSize(1, 1)
    chart.resize(584, height + 64)
    chart.show()
    chart.show_series([Series("exact", "Exact", Form.BARS, [highest])])
    axes = chart.axes
    labels = axes.heights()
    assert 2 <= len(labels) <= 7 and labels[0] == (0.0, "0")
    assert all(0 <= value <= axes.view.high * (1 + 1e-6) for value, _ in labels)
    assert axes.y(highest) >= axes.area.top()
    chart.set_log(True)
    assert axes.heights()[-1] == (12, "1") and axes.heights()[0] == (0, "10⁻¹²")


def test_impossible_places_are_left_out_where_labels_are_tight() -> None:
    axes = _PlaceAxes(Scale(whole=True), PercentScale(), QMarginsF())
    axes.show(View(-0.6, 26.6, 0, 1))
    axes.possible = tuple(range(1, 27, 2))
    axes.fit(QSizeF(900, 300))
    assert axes.choose_labelled_places(14) == list(range(27))
    axes.fit(QSizeF(400, 300))
    assert axes.choose_labelled_places(14) == list(range(1, 27, 2))
    axes.fit(QSizeF(200, 300))
    assert axes.choose_labelled_places(14) == list(range(1, 27, 4))
    axes.possible = None
    assert axes.choose_labelled_places(14) == [0, 5, 10, 15, 20, 25]


@pytest.mark.parametrize("ending", ["png", "svg", "pdf"])
def test_export(chart: Chart, tmp_path: Path, ending: str) -> None:
    chart.point(3)
    path = tmp_path / f"chart.{ending}"
    export.save(chart.draw, chart.picture_size(), path)
    assert path.stat().st_size > 2000
    if ending == "svg":
        text = path.read_text(encoding="utf-8")
        assert "<image" not in text and "p(d | N = 3)" in text and "Lumped" in text
    assert chart.place == 3


def test_every_theme_has_its_own_picture(chart: Chart) -> None:
    seen = []
    for choice in (theme.ThemeChoice.LIGHT, theme.ThemeChoice.DARK, theme.ThemeChoice.CONTRAST):
        theme.manager().choose(choice)
        seen.append(picture(chart))
    theme.manager().choose(theme.ThemeChoice.LIGHT)
    assert seen[0] != seen[1] != seen[2]


def test_figures_of_any_size_are_written_out() -> None:
    assert [percent(share) for share in (0, 1, 0.36741, 0.000123456, 3.2e-9)] == [
        "0", "100\u2009%", "36.74\u2009%", "0.01235\u2009%", "3.20·10⁻⁷\u2009%",
    ]  # fmt: skip


def test_an_estimate_has_one_sign() -> None:
    shares = [mark_approximate(fixed_percent(share, 2), exact=False) for share in (0.00001, 0.5, 0.99999)]
    assert shares == ["< 0.01\u2009%", "≈ 50.00\u2009%", "> 99.99\u2009%"]
    assert mark_approximate(percent(0.999999), exact=False) == "> 99.99\u2009%"


# Chips


def test_chips_switch_wrap_and_say_why_not(qtbot: QtBot) -> None:
    chips = Chips()
    qtbot.addWidget(chips)
    for form in (Form.BARS, Form.LONG_DASH, Form.TRIANGLES):
        chips.add(form.name, f"The {form.name.lower()}", form, form.name[:4])
    chips.resize(600, 26)
    chips.show()
    heard: list[tuple[str, bool]] = []
    chips.toggled.connect(lambda key, on: heard.append((key, on)))
    QTest.mouseClick(chips.chip("BARS"), LEFT)
    QTest.keyClick(chips.chip("BARS"), Qt.Key.Key_Space)
    assert heard == [("BARS", False), ("BARS", True)]
    chips.chip("TRIANGLES").set_hint("Nothing measured yet")
    assert not chips.chip("TRIANGLES").isEnabled() and chips.chip("TRIANGLES").toolTip() == "Nothing measured yet"
    assert chips.height() == 26 and chips.chip("BARS").text() == "The bars"
    chips.resize(240, 26)
    assert chips.chip("BARS").text() == "BARS", "short names come first"
    chips.resize(160, 26)
    assert chips.height() == 58
    chips.show_only(["BARS"])
    assert chips.height() == 26 and chips.chip("LONG_DASH").isHidden()


# Small plots and figures


def test_the_present_number_takes_the_nearest_place() -> None:
    usual = (2, 5, 8, 11, 17, 30)
    assert Multiples.moves_for(usual, 11) == [2, 5, 8, 11, 17, 30]
    assert Multiples.moves_for(usual, 13) == [2, 5, 8, 13, 17, 30]
    assert Multiples.moves_for(usual, 0) == [0, 5, 8, 11, 17, 30]
    assert Multiples.moves_for(usual, 40) == [2, 5, 8, 11, 17, 40]


def test_small_plots_are_clicked_and_walked_through(qtbot: QtBot) -> None:
    several = Multiples()
    qtbot.addWidget(several)
    several.resize(500, 150)
    several.show_plots([SmallMultiple(moves, [EXACT, MODEL, SEEN], f"0.0{moves}") for moves in (2, 5, 9)], 5, 14)
    several.show()
    heard: list[int] = []
    several.chosen.connect(heard.append)
    QTest.mouseClick(several.viewport(), LEFT, pos=QPoint(480, 60))
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        QTest.keyClick(several, key)
    assert heard == [9, 2, 9]
    assert "N = 5: 0.05" in several.accessibleName()
    several.resize(150, 150)
    assert [small.moves for small in several.list_visible_plots()] == [2, 5], "the present one stays"


def test_figures_say_what_they_show(qtbot: QtBot) -> None:
    figures = SeriesTable()
    qtbot.addWidget(figures)
    figures.set([(Form.BARS, "Exact"), (Form.LONG_DASH, "Lumped")], [("Mean", [Figure("6.93"), Figure("7.26")])])
    assert figures.accessibleName() == "Mean: Exact 6.93, Lumped 7.26"
    assert not figures.grab().isNull()


def test_a_pill_at_an_end_of_the_axis_is_whole(chart: Chart, monkeypatch: pytest.MonkeyPatch) -> None:
    bodies: list[QRectF] = []
    monkeypatch.setattr("app.plots.charts.chart.paint_pill", lambda *drawn, **_: bodies.append(drawn[3]))
    for end in (chart.places()[0], chart.places()[-1]):
        chart.mark("where the cube is now, and not elsewhere", end, end, line=True)
        picture(chart)
    assert len(bodies) >= 2
    assert all(body.left() >= 0 and body.right() <= chart.width() for body in bodies)


def test_a_bracket_stands_clear_of_the_name_of_a_curve_that_was_kept(
    chart: Chart, monkeypatch: pytest.MonkeyPatch
) -> None:
    tips: list[QPointF] = []
    monkeypatch.setattr("app.plots.charts.chart.paint_pill", lambda *drawn, **_: tips.append(drawn[2]))
    chart.set_pinned_curves([PinnedCurve("N = 3", EXACT.values)])
    chart.mark("this cube", 1, 9)
    picture(chart)
    assert tips and all(tip.y() <= chart.axes.y(0.75) - PIN_LABEL for tip in tips)
    assert min(tip.y() for tip in tips) >= 20, "there is room for the pill above"
