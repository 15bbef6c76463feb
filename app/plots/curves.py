"""What a `Chart` draws on its axes: bars, lines and points that glide, pinned curves, levels, pill and read-out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from app.plots.axes import Axes
from app.plots.plot import paint_bar, paint_pill, pill_body
from app.plots.series import BARS, LINES, Form, Series, Value, draw_line, draw_marker, draw_swatch
from app.services import theme
from app.widgets.base import rounded

BAR = 0.76
"""Width of a bar in places."""
MARKER_PIXELS = 13
"""Markers on a line stand no closer."""
PADDING, ROW, SWATCH = 12, 19, 18
MIDDLE = Qt.AlignmentFlag.AlignVCenter
RIGHT = MIDDLE | Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True)
class Pinned:
    """A curve that was kept, under a short name."""

    name: str
    values: Sequence[Value]


def glide(old: Series | None, new: Series, share: float) -> Sequence[Value]:
    """The values on the way from `old` to `new`.

    Bars sink where none is any more. A line goes to its new points from where it was before at their places, so that
    it does not zigzag when the possible places change.
    """
    if old is None or share >= 1:
        return new.values
    if new.form in BARS:
        places = range(max(len(old.values), len(new.values)))
        mixed = [(old.at(place) or 0.0) * (1 - share) + (new.at(place) or 0.0) * share for place in places]
        return [value or None for value in mixed]
    known = [(place, value) for place, value in enumerate(old.values) if value is not None]
    return [
        None if value is None else _between(known, place, value) * (1 - share) + value * share
        for place, value in enumerate(new.values)
    ]


def _between(known: Sequence[tuple[int, float]], place: int, default: float) -> float:
    """The height at `place` of the line through the known points."""
    before = next(((at, value) for at, value in reversed(known) if at <= place), None)
    after = next(((at, value) for at, value in known if at >= place), None)
    if before is None or after is None:
        end = before or after
        return default if end is None else end[1]
    span = after[0] - before[0]
    return before[1] + (after[1] - before[1]) * (place - before[0]) / span if span else before[1]


class Curves:
    """Paints series, with `values` in place of their own while they glide."""

    def __init__(self, axes: Axes) -> None:
        self._axes = axes
        self.series: tuple[Series, ...] = ()
        self.values: dict[str, Sequence[Value]] = {}
        self.pinned: tuple[Pinned, ...] = ()
        self.current = range(0)
        self.line = False
        """Whether an ink line stands at the current place."""
        self.ground = "bg"

    @property
    def highest(self) -> float:
        """The highest of all that is drawn."""
        tops = [one.highest for one in self.series]
        return max([*tops, *(value or 0.0 for pin in self.pinned for value in pin.values)], default=0.0)

    def paint(self, painter: QPainter) -> None:
        ground = str(getattr(theme.current(), self.ground))
        for one in self.series:
            if one.form in BARS:
                self._paint_bars(painter, one)
        if self.line and self.current:
            x = self._axes.x(self.current[0])
            painter.setPen(QPen(QColor(theme.current().text), 1.2))
            painter.drawLine(QLineF(x, self._axes.y(self.highest) - 8, x, self._axes.area.bottom()))
        self._paint_pinned(painter, ground)
        for one in self.series:
            if one.form in LINES:
                self._paint_line(painter, one, ground)
        for one in self.series:
            if one.form not in BARS and one.form not in LINES:
                self._paint_points(painter, one, ground)

    def _points(self, values: Sequence[Value]) -> list[QPointF]:
        x, y, log = self._axes.x, self._axes.y, self._axes.log
        # 0 has no place on a logarithmic axis
        drawn = [(place, value) for place, value in enumerate(values) if value is not None and (value or not log)]
        return [QPointF(x(place), y(value)) for place, value in drawn]

    def _paint_bars(self, painter: QPainter, one: Series) -> None:
        axes, ink = self._axes, one.form.ink
        wide, base = max(1.0, BAR * axes.step), axes.area.bottom()
        for place, value in enumerate(self.values[one.key]):
            tall = base - axes.y(value) if value else 0.0
            if tall > 0:
                bar = QRectF(axes.x(place) - wide / 2, base - tall, wide, tall)
                paint_bar(painter, bar, ink, solid=True, current=place in self.current)

    def _paint_line(self, painter: QPainter, one: Series, ground: str) -> None:
        points = self._points(self.values[one.key])
        draw_line(painter, one.form, points, ground)
        apart = (points[-1].x() - points[0].x()) / max(1, len(points) - 1) if points else 0.0
        if apart >= MARKER_PIXELS or len(points) == 1:
            for point in points:
                draw_marker(painter, one.form, point, ground)

    def _paint_points(self, painter: QPainter, one: Series, ground: str) -> None:
        axes = self._axes
        cap = min(4.0, BAR * axes.step / 2)
        painter.setPen(QPen(QColor(one.form.ink), 1.4))
        for place, error in enumerate(one.errors):
            if error is not None and one.at(place) is not None:
                x, low, high = axes.x(place), axes.y(error[0]), axes.y(error[1])
                painter.drawLines([QLineF(x, low, x, high), *(QLineF(x - cap, y, x + cap, y) for y in (low, high))])
        for point in self._points(self.values[one.key]):
            draw_marker(painter, one.form, point, ground)

    def _paint_pinned(self, painter: QPainter, ground: str) -> None:
        tokens, area = theme.current(), self._axes.area
        font = theme.font(11, 500)
        for one in self.pinned:
            points = self._points(one.values)
            if not points:
                continue
            path = QPainterPath(points[0])
            for point in points[1:]:
                path.lineTo(point)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.colour(ground, 0.7), 2.6))
            painter.drawPath(path)
            painter.setPen(QPen(QColor(tokens.text2), 1.1))
            painter.drawPath(path)
            peak = min(points, key=lambda point: point.y())
            wide = QFontMetricsF(font).horizontalAdvance(one.name) + 8
            left = max(area.left(), min(peak.x() - wide / 2, area.right() - wide))
            label = QRectF(left, max(area.top(), peak.y() - 18), wide, 15)
            rounded(painter, label, theme.colour(ground, 0.8), None, 4)
            painter.setFont(font)
            painter.setPen(QColor(tokens.text2))
            painter.drawText(label, Qt.AlignmentFlag.AlignCenter, one.name)

    def paint_pill(self, painter: QPainter, text: str) -> None:
        """The pill over the current places."""
        axes, within = self._axes, self.current
        tops = [values[place] or 0.0 for values in self.values.values() for place in within if place < len(values)]
        top = self.highest if self.line else max(tops, default=0.0)
        reach = (within[-1] - within[0]) / 2 * axes.step
        painter.save()
        painter.translate(axes.x((within[0] + within[-1]) / 2), axes.y(top) - 6)
        paint_pill(painter, text, pill_body(text), reach)
        painter.restore()


def paint_cursor(painter: QPainter, axes: Axes, place: int) -> None:
    """A band behind a place that is looked at."""
    wide = max(3.0, axes.step)
    tokens = theme.current()
    band = QRectF(axes.x(place) - wide / 2, axes.area.top(), wide, axes.area.height())
    painter.fillRect(band, theme.mix(tokens.hover, tokens.outline, 0.12))


def paint_level(painter: QPainter, axes: Axes, level: float, words: str) -> None:
    """A thin line across the plot at a probability worth telling, with a few words."""
    tokens, area, y = theme.current(), axes.area, axes.y(level)
    painter.setPen(QPen(QColor(tokens.outline), 1, Qt.PenStyle.DotLine))
    painter.drawLine(QLineF(area.left(), y, area.right(), y))
    painter.setFont(theme.font(11))
    painter.setPen(QColor(tokens.text2))
    painter.drawText(QRectF(area.left(), y - 17, area.width() - 2, 15), RIGHT, words)


def paint_readout(painter: QPainter, axes: Axes, place: int, title: str, rows: Sequence[tuple[Form, str, str]]) -> None:
    """A card with the exact figure of every curve at a place, on the side that has room."""
    tokens, area = theme.current(), axes.area
    plain, bold = QFontMetricsF(theme.font(12)), QFontMetricsF(theme.font(12, 600))
    names = max((plain.horizontalAdvance(name) for _, name, _ in rows), default=0.0)
    figures = max((bold.horizontalAdvance(figure) for _, _, figure in rows), default=0.0)
    wide = 2 * PADDING + max(bold.horizontalAdvance(title), SWATCH + 8 + names + 16 + figures)
    x, apart = axes.x(place), axes.step / 2 + 8
    left = x + apart if x + apart + wide <= area.right() else max(0.0, x - apart - wide)
    card = QRectF(left, area.top(), wide, 2 * PADDING + ROW * (len(rows) + 1) - 4)
    rounded(painter, card, theme.mix(tokens.panel, tokens.hover, 0.5), QColor(tokens.border), 8)
    line = QRectF(left + PADDING, card.top() + PADDING - 2, wide - 2 * PADDING, ROW)
    painter.setFont(theme.font(12, 600))
    painter.setPen(QColor(tokens.text))
    painter.drawText(line, MIDDLE, title)
    for form, name, figure in rows:
        line = line.translated(0, ROW)
        draw_swatch(painter, form, QRectF(line.left(), line.top(), SWATCH, ROW), tokens.panel)
        painter.setFont(theme.font(12))
        painter.setPen(QColor(tokens.text2))
        painter.drawText(line.adjusted(SWATCH + 8, 0, 0, 0), MIDDLE, name)
        painter.setFont(theme.font(12, 600))
        painter.setPen(QColor(tokens.text))
        painter.drawText(line, RIGHT, figure)
