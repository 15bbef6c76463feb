"""Marks far outside a zoomed plot are painted as if whole, and take no more time."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from app.plots.drawing import marks
from app.plots.drawing.cursor import SwatchPainter
from app.twenty48.plots.bag import chart as bag
from app.twenty48.plots.layers import chart as layers

SEEN = QRectF(40, 30, 120, 90)


def painted(bar: QRectF, clip: QRectF | None) -> QImage:
    picture = QImage(240, 180, QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if clip is not None:
        painter.setClipRect(clip)
    marks.paint_bar(painter, bar, "#3366aa", solid=False)
    painter.end()
    return picture


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("bar", [QRectF(20, 10, 200, 160), QRectF(-700.5, -333, 1900, 2000), QRectF(60, 40, 30, 30)])
def test_a_bar_cut_off_is_a_part_of_the_whole(bar: QRectF) -> None:
    assert QGuiApplication.instance() is not None
    part, whole = painted(bar, SEEN), painted(bar, None)
    places = [(x, y) for x in range(42, 158) for y in range(32, 118)]
    # a line cut elsewhere may be rounded to the next grey levels
    assert max(abs(part.pixelColor(x, y).alpha() - whole.pixelColor(x, y).alpha()) for x, y in places) <= 24


@pytest.mark.usefixtures("qapp")
def test_hatching_takes_lines_for_what_is_seen_only(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    hatching = marks._hatching

    def counted(bar: QRectF, seen: QRectF) -> list[QLineF]:
        lines = hatching(bar, seen)
        drawn.append(len(lines))
        return lines

    monkeypatch.setattr(marks, "_hatching", counted)
    painted(QRectF(-1e6, -1e6, 3e6, 3e6), SEEN)
    assert 0 < drawn[0] < 60


def swatch(mark: SwatchPainter) -> QImage:
    picture = QImage(18, 10, QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    mark.paint_swatch(painter, QRectF(0, 0, 18, 10), "#ffffff")
    painter.end()
    return picture


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("form", [marks.Form.LINE, marks.Form.LONG_DASH, marks.Form.SHORT_DASH, marks.Form.DOTS])
def test_a_line_without_markers_has_none_in_its_legend(form: marks.Form) -> None:
    plain, marked = swatch(marks.UnmarkedLine(form)), swatch(form)
    inked = {y for y in range(10) for x in range(18) if plain.pixelColor(x, y).alpha()}
    assert inked <= {3, 4, 5, 6}, "a stroke in the middle, and nothing above or below it"
    assert {y for y in range(10) for x in range(18) if marked.pixelColor(x, y).alpha()} > inked


def test_a_chart_of_steps_has_no_marker_in_its_key() -> None:
    for forms, lines in ((layers.FORMS, (layers.LAYERS, layers.BASELINE)), (bag.FORMS, (bag.MIXTURE,))):
        for part in lines:
            assert isinstance(forms[part], marks.UnmarkedLine), part


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("form", marks.LINES)
def test_a_line_is_seen_between_its_points_and_one_point_is_none(form: marks.Form) -> None:
    def is_painted(*points: QPointF) -> bool:
        image = QImage(100, 40, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        marks.paint_line(painter, form, points, "#ffffff")
        painter.end()
        return any(image.pixel(x, 20) for x in range(10, 90))

    assert is_painted(QPointF(0, 20), QPointF(100, 20))
    assert not is_painted(QPointF(50, 20)) and not is_painted()
