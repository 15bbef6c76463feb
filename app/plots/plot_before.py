"""pyqtgraph dressed in the visual language: axes, solid and hatched bars, the pill that says "you are here"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pyqtgraph as pg
from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.services import theme

HATCH_GAP = 4.5
HATCH_PEN = 1.1
MOST_TICKS, TICK_PIXELS = 5, 15
"""Of an axis: so many labels at most, and so far apart at least."""
SUPERSCRIPT = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")


@dataclass(frozen=True)
class Bar:
    """A bar from 0 to `height` (plot units) around `x`; `solid` is exact, hatched is not."""

    x: float
    height: float
    solid: bool
    current: bool = False


class Bars(pg.GraphicsObject):  # type: ignore[misc]
    """Bars drawn in device pixels: the hatching is lines, so it keeps its angle and exports as vectors."""

    def __init__(self, width: float = 0.68) -> None:
        super().__init__()
        self._bars: Sequence[Bar] = ()
        self._width = width
        self._colour = "#000000"

    def set(self, bars: Sequence[Bar], colour: str) -> None:
        self.prepareGeometryChange()
        self._bars, self._colour = bars, colour
        self.update()

    def boundingRect(self) -> QRectF:
        if not self._bars:
            return QRectF()
        left = min(bar.x for bar in self._bars) - 0.5
        right = max(bar.x for bar in self._bars) + 0.5
        return QRectF(left, 0, right - left, max(bar.height for bar in self._bars))

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        transform = painter.worldTransform()
        painter.save()
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for bar in self._bars:
            half = self._width / 2
            top_left = transform.map(QPointF(bar.x - half, bar.height))
            bottom_right = transform.map(QPointF(bar.x + half, 0))
            rect = QRectF(top_left, bottom_right).normalized()
            if rect.height() > 0:
                paint_bar(painter, rect, self._colour, solid=bar.solid, current=bar.current)
        painter.restore()


def paint_bar(painter: QPainter, rect: QRectF, colour: str, *, solid: bool, current: bool = False) -> None:
    """A bar in pixels: solid is exact, hatched is not."""
    radius = min(2.5, rect.width() / 4, rect.height())
    shape = _rounded_top(rect, radius)
    if solid:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(colour, 1.0 if current else 0.78))
        painter.drawPath(shape)
        return
    painter.fillPath(shape, theme.colour(colour, 0.10))
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(QColor(colour), HATCH_PEN))
    painter.drawLines(_hatching(rect))
    painter.restore()
    painter.setPen(QPen(QColor(colour), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_rounded_top(rect.adjusted(0.5, 0.5, -0.5, 0), radius))


def _rounded_top(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath(rect.bottomLeft())
    path.lineTo(rect.left(), rect.top() + radius)
    path.quadTo(rect.topLeft(), QPointF(rect.left() + radius, rect.top()))
    path.lineTo(rect.right() - radius, rect.top())
    path.quadTo(rect.topRight(), QPointF(rect.right(), rect.top() + radius))
    path.lineTo(rect.bottomRight())
    path.closeSubpath()
    return path


def _hatching(rect: QRectF) -> list[QLineF]:
    # 45 degree lines a fixed distance apart, measured across them
    step, lines = HATCH_GAP * 2**0.5, []
    y = rect.top() + step / 2
    while y < rect.bottom() + rect.width():
        lines.append(QLineF(rect.left(), y, rect.right(), y - rect.width()))
        y += step
    return lines


class PowerAxis(pg.AxisItem):  # type: ignore[misc]
    """A left axis whose values are powers of ten: 1, 10⁵, 10¹⁰."""

    def __init__(self) -> None:
        super().__init__("left")
        self.highest = float("inf")
        """What is drawn goes up to here; of the ticks above it only the first is shown."""

    def tickValues(self, low: float, high: float, size: float) -> list[tuple[float, list[float]]]:
        least = max((min(high, self.highest) - low) / MOST_TICKS, TICK_PIXELS * (high - low) / max(size, 1.0))
        step = next((step for step in (1, 2, 5, 10) if step >= least), 20)
        ticks = [float(k * step) for k in range(int(high // step) + 1)]
        return [(float(step), [tick for tick in ticks if low <= tick < self.highest + step])]

    def tickStrings(self, values: Sequence[float], _scale: float, _spacing: float) -> list[str]:
        return ["1" if value == 0 else f"10{str(round(value)).translate(SUPERSCRIPT)}" for value in values]


def bare_plot(axis: pg.AxisItem) -> pg.PlotWidget:
    """A plot with this left axis that stands still: no menu, no buttons, no zoom, no ground of its own."""
    view = pg.PlotWidget(axisItems={"left": axis})
    view.setBackground(None)
    view.setFrameShape(view.Shape.NoFrame)
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    plot = view.getPlotItem()
    plot.setMenuEnabled(False)
    plot.hideButtons()
    plot.setMouseEnabled(False, False)
    plot.getViewBox().setDefaultPadding(0)
    return view


def plot_size(view: pg.PlotWidget) -> QSize:
    """The size `draw_plot` draws in."""
    return QSize(view.width(), view.height())


def draw_plot(view: pg.PlotWidget, painter: QPainter) -> None:
    """Draw the plot as it stands, on the page's ground, at the origin: for exports."""
    page = QRectF(0, 0, view.width(), view.height())
    painter.fillRect(page, QColor(theme.current().bg))
    view.scene().prepareForPaint()
    view.render(painter, page, view.rect())


def dress(plot: pg.PlotItem) -> None:
    """Left axis without a line, faint horizontal grid, a baseline, few labels."""
    tokens = theme.current()
    for name in ("left", "bottom"):
        axis = plot.getAxis(name)
        axis.setTextPen(QColor(tokens.text2))
        axis.setTickFont(theme.font(11))
        axis.setStyle(tickLength=0, tickTextOffset=8, tickAlpha=0)
    plot.getAxis("left").setPen(QPen(Qt.GlobalColor.transparent))
    plot.getAxis("bottom").setPen(QPen(QColor(tokens.outline), 1))


class Grid(pg.GraphicsObject):  # type: ignore[misc]
    """Hairlines at the left axis' ticks, behind everything."""

    def __init__(self, values: Sequence[float]) -> None:
        super().__init__()
        self.setZValue(-10)
        self.values = values

    def boundingRect(self) -> QRectF:
        view = self.getViewBox()
        return view.viewRect() if view is not None else QRectF()

    def viewRangeChanged(self) -> None:
        self.prepareGeometryChange()
        self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        rect = self.boundingRect()
        pen = QPen(QColor(theme.current().grid if theme.current().dark else theme.current().border), 1)
        pen.setCosmetic(True)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(pen)
        for value in self.values:
            painter.drawLine(QPointF(rect.left(), value), QPointF(rect.right(), value))


class Pill(QGraphicsItem):
    """An ink pill with a stem or, over an interval, a bracket: where the state on the board lies.

    It is placed in the plot's own units and drawn in pixels, above the bars.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(20)
        self._text = ""
        self._reach = self._aside = 0.0

    def set(self, text: str, reach: float, before: float, after: float) -> None:
        """`reach` is half the bracketed interval in pixels; 0 draws a stem. It has so much room before and after it."""
        self.prepareGeometryChange()
        half = pill_body(text).width() / 2
        self._text, self._reach = text, reach
        self._aside = max(0.0, half - before) - max(0.0, half - after)
        self.update()

    def _body(self) -> QRectF:
        return pill_body(self._text).translated(self._aside, 0)

    def boundingRect(self) -> QRectF:
        body = self._body()
        return body.united(QRectF(-self._reach - 1, -34, 2 * self._reach + 2, 36)).adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        paint_pill(painter, self._text, self._body(), self._reach)


def pill_body(text: str) -> QRectF:
    """Where the pill with this text is, seen from the point that it marks."""
    width = QFontMetricsF(theme.font(11, 600)).horizontalAdvance(text) + 18
    return QRectF(-width / 2, -34, width, 20)


def paint_pill(painter: QPainter, text: str, body: QRectF, reach: float) -> None:
    """The pill over the origin with its stem, or with a bracket that reaches so far to both sides."""
    tokens = theme.current()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(tokens.text), 1.5))
    painter.setBrush(QBrush(Qt.BrushStyle.NoBrush))
    painter.drawLine(QPointF(0, -14), QPointF(0, -3 if not reach else -8))
    if reach:
        corners = [QPointF(-reach, -3), QPointF(-reach, -8), QPointF(reach, -8), QPointF(reach, -3)]
        painter.drawPolyline(QPolygonF(corners))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tokens.text))
    painter.drawRoundedRect(body, 10, 10)
    painter.setPen(QColor(tokens.panel))
    painter.setFont(theme.font(11, 600))
    painter.drawText(body, Qt.AlignmentFlag.AlignCenter, text)
