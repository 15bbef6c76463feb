"""Marks placed in the units of a plot's axes: a chart declares them, and the plot paints them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from app.base.theme import theme
from app.plots.drawing.axes import Axes
from app.plots.drawing.caption import RIGHT, Caption, on_pill, width_of
from app.plots.drawing.marks import (
    MARKER_PEN,
    STEM,
    Form,
    hatch,
    ink_of,
    paint_bar,
    paint_dot,
    paint_line,
    paint_marker,
    paint_pill,
    pill_body,
)
from app.widgets.explained_figures import FigureRect, NamedFigure

Point = tuple[float, float]
"""Place on the horizontal axis, and value on the vertical axis."""

DASHES, DOTTED = (5.0, 3.0), (1.0, 2.0)
"""Dash patterns: lengths of dash and gap in line widths."""
EDGE = 1.0
"""Pixels beyond the plot in which pills and rules are still shown, so that one at its edge is."""


@dataclass(frozen=True)
class Stroke:
    """Look of a line: the name of its colour, its width in pixels, and its dashes in widths."""

    ink: str
    width: float = 1.5
    dashes: Sequence[float] = ()
    opacity: float = 1.0
    smooth: bool = False
    """Whether the corners of the line are round."""

    @property
    def pen(self) -> QPen:
        """Pen that draws the line in the current theme."""
        pen = QPen(theme.colour(ink_of(self.ink), self.opacity), self.width)
        if self.smooth:
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if self.dashes:
            pen.setDashPattern(list(self.dashes))
        return pen

    def paint_swatch(self, painter: QPainter, area: QRectF, _surface: str) -> None:
        """Paint the line from edge to edge."""
        painter.setPen(self.pen)
        painter.drawLine(QLineF(area.left(), area.center().y(), area.right(), area.center().y()))


LEVEL = Stroke("outline", 1, DOTTED)
"""Look of a rule at a notable place or value."""


class PlotMark:
    """Mark that a chart draws, placed in the units of its axes."""

    def paint(self, painter: QPainter, axes: Axes) -> None:
        """Paint the mark in the part of the axes that is in view."""
        raise NotImplementedError

    def captions(self, axes: Axes) -> Sequence[Caption]:  # noqa: ARG002
        """Return the captions of the mark; none if it is not in view."""
        return ()

    def figures(self, axes: Axes) -> Sequence[FigureRect]:
        """Return the rectangles of the explained figures in the captions."""
        return [place for caption in self.captions(axes) for place in caption.places()]


@dataclass(frozen=True)
class Curve(PlotMark):
    """Line through points; with a `Form` it has the look of that form."""

    points: Sequence[Point]
    line: Stroke | Form
    scale: float = 1.0

    def paint(self, painter: QPainter, axes: Axes) -> None:
        points = pixels(axes, self.points)
        if isinstance(self.line, Form):
            paint_line(painter, self.line, points, theme.current().bg, self.scale)
            return
        painter.setPen(self.line.pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))


@dataclass(frozen=True)
class Area(PlotMark):
    """Area between two lines, or between a line and the foot of the plot, shaded or hatched."""

    upper: Sequence[Point]
    ink: str
    opacity: float
    lower: Sequence[Point] = ()
    hatched: bool = False

    def paint(self, painter: QPainter, axes: Axes) -> None:
        upper, lower = pixels(axes, self.upper), pixels(axes, self.lower)
        if not lower:
            lower = [QPointF(end.x(), axes.area.bottom()) for end in (upper[0], upper[-1])]
        shape = QPainterPath()
        shape.addPolygon(QPolygonF([*upper, *reversed(lower)]))
        shape.closeSubpath()
        if self.hatched:
            hatch(painter, shape, ink_of(self.ink))
        else:
            painter.fillPath(shape, theme.colour(ink_of(self.ink), self.opacity))


class Bar(NamedTuple):
    """Bar between two places; hatched unless `solid`, and the strongest if `current`."""

    left: float
    right: float
    value: float
    solid: bool = True
    current: bool = False


@dataclass(frozen=True)
class Bars(PlotMark):
    """Bars on the foot of the plot, at least a pixel wide, with `gap` pixels between neighbours that touch."""

    bars: Sequence[Bar]
    ink: str
    gap: float = 0.0
    dots: bool = False
    """Whether dots replace the bars, as on a logarithmic axis, which has no zero to stand on."""

    def paint(self, painter: QPainter, axes: Axes) -> None:
        ink, base = ink_of(self.ink), axes.y_of(0)
        for bar in self.bars:
            middle, tall = axes.x((bar.left + bar.right) / 2), base - axes.y(bar.value)
            if tall > 0 and self.dots:
                at = QPointF(middle, base - tall)
                paint_dot(painter, at, ink, theme.current().bg, solid=bar.solid, current=bar.current)
            elif tall > 0:
                wide = max(1.0, (bar.right - bar.left) * axes.step - self.gap)
                area = QRectF(middle - wide / 2, base - tall, wide, tall)
                paint_bar(painter, area, ink, solid=bar.solid, current=bar.current)


@dataclass(frozen=True)
class Band(PlotMark):
    """Shaded band of the plot, which reaches to the edge wherever an end is not given."""

    ink: str
    opacity: float
    left: float | None = None
    right: float | None = None
    low: float | None = None
    high: float | None = None
    head: float = 0.0
    """Pixels below the top edge at which the band begins, unless `high` is given."""

    def paint(self, painter: QPainter, axes: Axes) -> None:
        area = axes.area
        left = area.left() if self.left is None else axes.x(self.left)
        right = area.right() if self.right is None else axes.x(self.right)
        top = area.top() + self.head if self.high is None else axes.y(self.high)
        bottom = area.bottom() if self.low is None else axes.y(self.low)
        painter.fillRect(QRectF(left, top, right - left, bottom - top), theme.colour(ink_of(self.ink), self.opacity))


@dataclass(frozen=True)
class Rule(PlotMark):
    """Straight line through the whole plot, vertical at `x` or horizontal at `y`, if in view."""

    stroke: Stroke
    x: float | None = None
    y: float | None = None
    head: float = 0.0
    """Pixels below the top edge at which a vertical line begins."""
    text: str = ""
    """Text over the right end of a horizontal line."""
    told: Sequence[NamedFigure] = ()

    def paint(self, painter: QPainter, axes: Axes) -> None:
        area = axes.area
        painter.setPen(self.stroke.pen)
        if self.x is not None and area.left() - EDGE <= (x := axes.x(self.x)) <= area.right() + EDGE:
            painter.drawLine(QLineF(x, area.top() + self.head, x, area.bottom()))
        if self.y is not None and area.top() - EDGE <= (y := axes.y(self.y)) <= area.bottom() + EDGE:
            painter.drawLine(QLineF(area.left(), y, area.right(), y))

    def captions(self, axes: Axes) -> Sequence[Caption]:
        area, y = axes.area, axes.y(self.y or 0.0)
        if not self.text or not area.top() <= y <= area.bottom():
            return ()
        return (Caption(self.text, QRectF(area.left(), y - 17, area.width() - 2, 15), tuple(self.told), RIGHT),)


@dataclass(frozen=True)
class Dots(PlotMark):
    """Circles or squares, solid or filled with another colour than that of the outline."""

    points: Sequence[Point]
    ink: str
    radius: float = 3.5
    fill: str = ""
    """Name of the fill colour; "" for that of the outline."""
    width: float = MARKER_PEN
    square: bool = False

    def paint(self, painter: QPainter, axes: Axes) -> None:
        ink, radius = QColor(ink_of(self.ink)), self.radius
        painter.setPen(QPen(ink, self.width))
        painter.setBrush(QColor(ink_of(self.fill)) if self.fill else ink)
        for at in pixels(axes, self.points):
            if self.square:
                painter.drawRect(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius))
            else:
                painter.drawEllipse(at, radius, radius)


@dataclass(frozen=True)
class Stems(PlotMark):
    """Thin lines from the foot of the plot up to points."""

    points: Sequence[Point]
    stroke: Stroke

    def paint(self, painter: QPainter, axes: Axes) -> None:
        base = axes.y_of(0)
        painter.setPen(self.stroke.pen)
        painter.drawLines([QLineF(at.x(), base, at.x(), at.y()) for at in pixels(axes, self.points)])


@dataclass(frozen=True)
class Markers(PlotMark):
    """Markers of a form at points: hollow circles if simulated, triangles if measured."""

    points: Sequence[Point]
    form: Form

    def paint(self, painter: QPainter, axes: Axes) -> None:
        for at in pixels(axes, self.points):
            paint_marker(painter, self.form, at, theme.current().bg)


@dataclass(frozen=True)
class Intervals(PlotMark):
    """Vertical intervals (place, low value, high value), with caps of `cap` pixels to each side."""

    intervals: Sequence[tuple[float, float, float]]
    stroke: Stroke
    cap: float = 4.0
    casing: float = 0.0
    """Width of a casing in the background colour, in pixels, for intervals on shades."""

    def paint(self, painter: QPainter, axes: Axes) -> None:
        lines = [
            line
            for place, low, high in self.intervals
            for line in interval_lines(axes.x(place), axes.y(low), axes.y(high), self.cap)
        ]
        for pen in (QPen(QColor(theme.current().bg), self.casing), self.stroke.pen)[0 if self.casing else 1 :]:
            painter.setPen(pen)
            painter.drawLines(lines)


@dataclass(frozen=True)
class HeadPill(PlotMark):
    """Pill at the head of the plot with a stem down to what it marks, or over a point with `tip`."""

    x: float
    text: str
    told: Sequence[NamedFigure] = ()
    """Explained figures in the text."""
    top: float = 0.0
    """Pixels from the upper edge of the widget to the pill."""
    foot: float | None = None
    """Value at which the stem ends; None for the foot of the plot."""
    lift: float = 0.0
    """Pixels by which the stem ends above that."""
    inside: tuple[float, float] | None = None
    """Pixels between which the pill stays; None for the edges of the widget."""
    width: float = 1.2
    """Width of the stem in pixels."""
    tip: float | None = None
    """Value of the point that the pill stands over; None for a pill at the head of the plot."""
    stem: bool = True
    """Whether there is a stem; what the pill is about may be out of view."""
    dot: float | None = None
    """Value at which the stem has a dot, or a square if `won`."""
    won: bool = False

    def body(self, axes: Axes) -> QRectF | None:
        """Return the rectangle of the pill; None if what it is about is not in view."""
        area, at = axes.area, QPointF(axes.x(self.x), axes.area.bottom() if self.tip is None else axes.y(self.tip))
        if not area.adjusted(-EDGE, -EDGE, EDGE, EDGE).contains(at):
            return None
        if self.tip is None:
            at.setY(self.top + STEM)
        left, right = self.inside or (area.left() - axes.margins.left(), area.right() + axes.margins.right() - 1)
        return pill_body(self.text, at, left, right)

    def paint(self, painter: QPainter, axes: Axes) -> None:
        body, x = self.body(axes), axes.x(self.x)
        if body is None:
            return
        if self.tip is not None:
            paint_pill(painter, self.text, QPointF(x, axes.y(self.tip)), body)
            return
        if self.stem:
            foot = axes.area.bottom() if self.foot is None else axes.y(self.foot)
            painter.setPen(QPen(QColor(theme.current().text), self.width))
            painter.drawLine(QLineF(x, body.bottom(), x, max(body.bottom(), foot - self.lift)))
        paint_pill(painter, self.text, QPointF(x, body.bottom()), body, stem=False)
        if self.dot is not None:
            y = axes.y(self.dot)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ink_of("ok" if self.won else "text")))
            if self.won:
                painter.drawRoundedRect(QRectF(x - 5, y - 5, 10, 10), 2, 2)
            else:
                painter.drawEllipse(QPointF(x, y), 4, 4)

    def figures(self, axes: Axes) -> Sequence[FigureRect]:
        body = self.body(axes)
        return [] if body is None else [place for told in self.told for place in on_pill(self.text, told, body)]


@dataclass(frozen=True)
class MeanRule(PlotMark):
    """Vertical rule at a mean, with the mean in bold and the spread beside its top."""

    x: float
    mean: str
    spread: str
    told: Sequence[NamedFigure] = ()
    """Explained figures of both texts, that of the mean first."""

    def paint(self, painter: QPainter, axes: Axes) -> None:
        Rule(Stroke("text"), x=self.x, head=3).paint(painter, axes)

    def captions(self, axes: Axes) -> Sequence[Caption]:
        area, x = axes.area, axes.x(self.x)
        if not area.left() <= x <= area.right():
            return ()
        bold, plain = width_of(self.mean, weight=600), width_of(self.spread)
        start = x + 7 if x + 7 + bold + plain <= area.right() else x - 7 - bold - plain
        line = QRectF(start, area.top(), bold + 1, 16)
        return (
            Caption(self.mean, line, tuple(self.told[:1]), weight=600, ink="text"),
            Caption(self.spread, QRectF(start + bold, area.top(), plain + 1, 16), tuple(self.told[1:])),
        )


def runs(points: Iterable[tuple[float, float | None]]) -> list[list[Point]]:
    """Return the stretches of consecutive points that have a value."""
    stretches: list[list[Point]] = [[]]
    for place, value in points:
        if value is not None:
            stretches[-1].append((place, value))
        elif stretches[-1]:
            stretches.append([])
    return [run for run in stretches if run]


def pixels(axes: Axes, points: Sequence[Point]) -> list[QPointF]:
    """Return the pixels of points given in the units of the axes."""
    return [QPointF(axes.x(place), axes.y(value)) for place, value in points]


def interval_lines(x: float, low: float, high: float, cap: float) -> list[QLineF]:
    """Return the lines of a vertical interval between two pixels, with its caps."""
    return [QLineF(x, low, x, high), *(QLineF(x - cap, y, x + cap, y) for y in (low, high))]
