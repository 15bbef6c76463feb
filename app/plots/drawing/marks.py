"""Marks of plots in pixels: their form, not their colour alone, shows how certain figures are.

Solid bars and lines are exact, hatched bars approximate, dashes models, hollow points measured or simulated; an ink
pill says "you are here". Hatching and dashes are lines, so they keep their widths and export as vectors.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from app.base.theme import theme

BAR_OPACITY = 0.78
HATCH_GAP, HATCH_PEN = 4.5, 1.1
CASING = 0.8
MARKER_PEN = 1.6
PILL, STEM = 20, 34
"""Height of a pill, and height of its top above the point that it marks, in pixels."""
SHADES = (0.07, 0.20)
"""Opacities of the layers of a model, which alternate."""


class Form(Enum):
    """Form in which the points of a series are drawn."""

    BARS = auto()
    HATCHED = auto()
    """Bars of figures that are not exact."""
    GAP = auto()
    """Bars of exact figures that say how far a model is from the truth."""
    LINE = auto()
    LONG_DASH = auto()
    SHORT_DASH = auto()
    DOTS = auto()
    """Dotted line of a limit that something tends to."""
    TRIANGLES = auto()
    CIRCLES = auto()
    LAYERS = auto()
    """Layers of a model, stacked, each a shade under a dashed line."""

    @property
    def ink(self) -> str:
        """Colour of the form in the current theme."""
        return str(getattr(theme.current().plot, INKS[self]))

    @property
    def is_exact(self) -> bool:
        """Whether figures drawn in this form are exact; others bear the sign ≈."""
        return self in {Form.BARS, Form.GAP, Form.LINE}

    def paint_swatch(self, painter: QPainter, area: QRectF, surface: str) -> None:
        """Paint a sample of the form for legends, about 18 by 10 pixels, on the background `surface`."""
        middle = area.center()
        if self is Form.HATCHED:
            paint_bar(painter, QRectF(middle.x() - 7, middle.y() - 5, 14, 10), self.ink, solid=False)
            return
        if self in BARS:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour(self.ink, BAR_OPACITY if not theme.current().contrast else 1.0))
            painter.drawRoundedRect(QRectF(middle.x() - 7, middle.y() - 5, 14, 10), 2, 2)
            return
        if self is Form.LAYERS:
            self._paint_layers(painter, QRectF(area.left(), middle.y() - 6, area.width(), 12))
            return
        if self in LINES:
            painter.setPen(line_pen(self))
            for start, end in ((area.left(), middle.x() - 4.5), (middle.x() + 4.5, area.right())):
                painter.drawLine(QLineF(start, middle.y(), end, middle.y()))
            if self is Form.LINE:
                painter.drawLine(QLineF(area.left(), middle.y(), area.right(), middle.y()))
        paint_marker(painter, self, middle, surface, 0.9)

    def _paint_layers(self, painter: QPainter, box: QRectF) -> None:
        half = box.height() / 2
        for top, shade in zip((box.top(), box.top() + half), SHADES, strict=True):
            painter.fillRect(QRectF(box.left(), top, box.width(), half), theme.colour(self.ink, 2 * shade))
            painter.setPen(line_pen(self, 0.7))
            painter.drawLine(QLineF(box.left(), top, box.right(), top))


INKS = {
    Form.BARS: "exact", Form.HATCHED: "exact", Form.GAP: "lumped", Form.LINE: "exact", Form.LONG_DASH: "lumped",
    Form.SHORT_DASH: "binomial", Form.DOTS: "earth",
    Form.TRIANGLES: "measured", Form.CIRCLES: "simulated", Form.LAYERS: "binomial",
}  # fmt: skip
BARS = (Form.BARS, Form.HATCHED, Form.GAP)
LINES = (Form.LINE, Form.LONG_DASH, Form.SHORT_DASH, Form.DOTS)
DASHES = {Form.LONG_DASH: (5.0, 2.6), Form.SHORT_DASH: (2.6, 2.0), Form.DOTS: (1.2, 1.6), Form.LAYERS: (2.6, 2.0)}
WIDTHS = {Form.LINE: 2.0, Form.LONG_DASH: 1.9, Form.SHORT_DASH: 1.7, Form.DOTS: 1.6, Form.LAYERS: 1.7}


def ink_of(name: str) -> str:
    """Return a colour of the current theme: of its plots ("exact", "measured") or its own ("text3")."""
    tokens = theme.current()
    return str(getattr(tokens.plot, name, "") or getattr(tokens, name))


# Bars


def paint_bar(painter: QPainter, bar: QRectF, colour: str, *, solid: bool = True, current: bool = False) -> None:
    """Paint a bar: solid if exact, else hatched; the current one is the strongest."""
    radius = min(2.5, bar.width() / 4, bar.height())
    shape = _rounded_top(bar, radius)
    if solid:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(colour, 1.0 if current else BAR_OPACITY))
        painter.drawPath(shape)
        return
    hatch(painter, shape, colour)
    painter.setPen(QPen(QColor(colour), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_rounded_top(bar.adjusted(0.5, 0.5, -0.5, 0), radius))


def paint_dot(painter: QPainter, at: QPointF, colour: str, surface: str, *, solid: bool, current: bool = False) -> None:
    """Paint a dot instead of a bar on an axis without zero: solid if exact, else hollow.

    The current one is larger.
    """
    painter.setPen(QPen(QColor(colour), MARKER_PEN))
    painter.setBrush(QColor(colour if solid else surface))
    radius = 4.6 if current else 3.4
    painter.drawEllipse(at, radius, radius)


def hatch(painter: QPainter, shape: QPainterPath, colour: str) -> None:
    """Fill a shape with hatching, which marks what is not exact, without an outline."""
    painter.fillPath(shape, theme.colour(colour, 0.10))
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(QColor(colour), HATCH_PEN))
    painter.drawLines(_hatching(shape.boundingRect(), painter.clipBoundingRect().adjusted(-4, -4, 4, 4)))
    painter.restore()


def _rounded_top(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath(rect.bottomLeft())
    path.lineTo(rect.left(), rect.top() + radius)
    path.quadTo(rect.topLeft(), QPointF(rect.left() + radius, rect.top()))
    path.lineTo(rect.right() - radius, rect.top())
    path.quadTo(rect.topRight(), QPointF(rect.right(), rect.top() + radius))
    path.lineTo(rect.bottomRight())
    path.closeSubpath()
    return path


def _hatching(rect: QRectF, seen: QRectF) -> list[QLineF]:
    # Lines at 45 degrees, a fixed distance apart, measured across them. They end at the edges, since some programs show
    # drawings without clipping. Of a bar that reaches far out of a zoomed plot, only the visible lines are made.
    step, lines = HATCH_GAP * 2**0.5, []
    left, right = max(0.0, seen.left() - rect.left()), min(rect.width(), seen.right() - rect.left())
    top, bottom = max(rect.top(), seen.top()), min(rect.bottom(), seen.bottom())
    first = rect.top() + step / 2
    y = first + step * max(0.0, (left + top - first) // step)
    while y < bottom + right:
        low, high = max(left, y - bottom), min(right, y - top)
        if low < high:
            lines.append(QLineF(rect.left() + low, y - low, rect.left() + high, y - high))
        y += step
    return lines


# Lines and points


def line_pen(form: Form, scale: float = 1.0) -> QPen:
    """Return the pen of a form's line."""
    pen = QPen(QColor(form.ink), WIDTHS[form] * scale)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if form in DASHES:
        pen.setDashPattern(list(DASHES[form]))
    return pen


@dataclass(frozen=True)
class UnmarkedLine:
    """Line without markers, in its plot as well as in a legend or at the cursor."""

    form: Form

    def paint_swatch(self, painter: QPainter, area: QRectF, _surface: str) -> None:
        """Paint the line from edge to edge."""
        painter.setPen(line_pen(self.form))
        painter.drawLine(QLineF(area.left(), area.center().y(), area.right(), area.center().y()))


def path_through(points: Sequence[QPointF]) -> QPainterPath:
    """Return the path of straight lines from point to point."""
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path


def paint_line(painter: QPainter, form: Form, points: Sequence[QPointF], surface: str, scale: float = 1.0) -> None:
    """Paint a line through points, with a thin casing that sets it off from the bars behind."""
    if len(points) < 2:
        return
    path, pen = path_through(points), line_pen(form, scale)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if scale >= 1:
        painter.setPen(QPen(theme.colour(surface, 0.6), pen.widthF() + 2 * CASING))
        painter.drawPath(path)
    painter.setPen(pen)
    painter.drawPath(path)


def paint_marker(painter: QPainter, form: Form, at: QPointF, surface: str, scale: float = 1.0) -> None:
    """Paint the marker of a form: solid for a line, else hollow."""
    painter.setPen(QPen(QColor(form.ink), MARKER_PEN))
    painter.setBrush(QColor(form.ink if form is Form.LINE else surface))
    if form is Form.LINE:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(at, 2.6 * scale, 2.6 * scale)
    elif form is Form.SHORT_DASH:
        half = 2.7 * scale
        painter.drawRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half))
    elif form is Form.TRIANGLES:
        reach = 4.4 * scale
        corners = (QPointF(0, -reach), QPointF(0.9 * reach, 0.62 * reach), QPointF(-0.9 * reach, 0.62 * reach))
        painter.drawPolygon(QPolygonF([at + corner for corner in corners]))
    else:
        painter.drawEllipse(at, 3.6 * scale, 3.6 * scale)


# Pills over the marks


def pill_body(text: str, tip: QPointF, left: float = float("-inf"), right: float = float("inf")) -> QRectF:
    """Return the rectangle of a pill above the point that it marks, moved to stay between two pixels."""
    wide = QFontMetricsF(theme.font(11, 600)).horizontalAdvance(text) + 18
    start = max(left, min(tip.x() - wide / 2, right - wide))
    return QRectF(start, tip.y() - STEM, wide, PILL)


def paint_pill(
    painter: QPainter,
    text: str,
    tip: QPointF,
    body: QRectF,
    *,
    reach: float = 0.0,
    filled: bool = True,
    stem: bool = True,
) -> None:
    """Paint a pill with a stem to the point that it marks, or a bracket of `reach` pixels to both sides.

    Without a stem it points nowhere: what it is about is not in view.
    """
    tokens, x, y = theme.current(), tip.x(), tip.y()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(tokens.text), 1.5))
    painter.setBrush(QBrush(Qt.BrushStyle.NoBrush))
    if stem:
        painter.drawLine(QPointF(x, body.bottom()), QPointF(x, y - (8 if reach else 3)))
    if reach:
        ends = ((-reach, -3), (-reach, -8), (reach, -8), (reach, -3))
        painter.drawPolyline(QPolygonF([tip + QPointF(*end) for end in ends]))
    painter.setPen(Qt.PenStyle.NoPen if filled else QPen(QColor(tokens.text), 1))
    painter.setBrush(QColor(tokens.text if filled else tokens.panel))
    inner = body if filled else body.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(inner, PILL / 2, PILL / 2)
    painter.setPen(QColor(tokens.panel if filled else tokens.text))
    painter.setFont(theme.font(11, 600))
    painter.drawText(body, Qt.AlignmentFlag.AlignCenter, text)
