"""The walk pane: where a random walk from here ends up, simulated; hollow points, because nothing here is exact."""

from __future__ import annotations

from collections.abc import Sequence

import pyqtgraph as pg
from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStyleOptionGraphicsItem, QVBoxLayout, QWidget

from app import theme
from app.panes.frame import PaneFrame
from app.panes.plot import Grid, bare_plot, draw_plot, dress, plot_size
from app.services import Messages
from app.widgets.text import Label, grouped
from core.sample import Bin, Summary, ticks

MOST_BINS = 36
POINT = 3.5
"""Radius of a point in pixels."""
MEAN_ROOM = 26
"""Pixels above the highest point for the words at the mean."""
LOW = 300
"""A pane lower than this goes without its key."""


class WalkPane(PaneFrame):
    """The histogram of a simulated figure, as points at the middle of each bin, and its mean."""

    def __init__(self, title: str, messages: Messages, controls: QWidget, *, docked: bool = True) -> None:
        super().__init__(title, messages, docked=docked)
        self._summary: Summary | None = None
        self._name = "walk"
        self._noun = ""
        self._axis = PercentAxis()
        self._view = bare_plot(self._axis)
        self._plot: pg.PlotItem = self._view.getPlotItem()
        # a point at nought is a whole circle on the baseline, not half a one above it
        self._plot.getViewBox().setFlag(self._plot.GraphicsItemFlag.ItemClipsChildrenToShape, False)
        self._grid, self._points = Grid(()), Points()
        self._plot.addItem(self._grid)
        self._plot.addItem(self._points, ignoreBounds=True)
        self._view.scene().sigMouseMoved.connect(self._on_hover)
        self._plot.getViewBox().sigResized.connect(self.dye)
        self._key = Label("", 12, 400, "text2")
        self._reading = Label("", 12, 500)
        self._unit = Label("", 11, 400, "text2")
        self._empty = Label("", 12, 400, "text2", wrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._body = QWidget()
        column = QVBoxLayout(self._body)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._key)
        column.addWidget(self._view, 1)
        foot = QHBoxLayout()
        foot.addWidget(self._reading, 1)
        foot.addWidget(self._unit)
        column.addLayout(foot)
        box = QWidget()
        outer = QVBoxLayout(box)
        outer.setContentsMargins(0, 6, 0, 0)
        outer.addWidget(controls)
        outer.addWidget(self._body, 1)
        outer.addWidget(self._empty, 1)
        self.set_plot(box)
        self.show_nothing("")

    @property
    def summary(self) -> Summary | None:
        """What is drawn; None while there is nothing."""
        return self._summary

    def show_summary(self, summary: Summary, *, trials: str, unit: str, name: str) -> None:
        """Draw `summary`: `trials` says what was counted ("games"), `unit` what the axis is, `name` the file's name."""
        self._summary, self._noun, self._name = summary, trials, name
        self._key.setText(f"○  {grouped(summary.trials)} simulated {trials}")
        self._unit.setText(unit)
        self._reading.setText("")
        self._empty.hide()
        self._body.show()
        self._redraw()

    def show_nothing(self, reason: str) -> None:
        """No plot, but the reason why, or what to wait for."""
        self._summary = None
        self._body.hide()
        self._empty.setText(reason)
        self._empty.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # in a low pane the plot needs the line, and the choice of games says the same
        self._key.setVisible(self.height() >= LOW)

    def dye(self) -> None:
        if self._summary is not None:
            self._redraw()

    def _redraw(self) -> None:
        summary = self._summary
        assert summary is not None
        first, last = summary.bins[0], summary.bins[-1]
        left, right = first.low - summary.width * 0.5, last.high - 1 + summary.width * 0.5
        height = max(MEAN_ROOM + 20.0, self._plot.getViewBox().height())
        top = 100 * summary.highest * height / (height - MEAN_ROOM - POINT)
        self._plot.setRange(xRange=(left, right), yRange=(0, top), padding=0)
        self._axis.top = 100 * summary.highest
        self._grid.values = self._axis.tickValues(0, top, height)[0][1][1:]
        self._grid.update()
        self._plot.getAxis("bottom").setTicks([[(tick, grouped(tick)) for tick in ticks(left, right, 5)]])
        dress(self._plot)
        self._points.set([QPointF(one.centre, 100 * summary.share(one)) for one in summary.bins if one.trials], summary)

    def _on_hover(self, where: QPointF) -> None:
        summary, box = self._summary, self._plot.getViewBox()
        if summary is None:
            return
        inside = box.sceneBoundingRect().contains(where)
        figure = box.mapSceneToView(where).x()
        found = (
            next((one for one in summary.bins if one.low - 0.5 <= figure < one.high - 0.5), None) if inside else None
        )
        self._reading.setText(self.reading(found) if found is not None else "")

    def reading(self, one: Bin) -> str:
        """What the pane says about one bin."""
        assert self._summary is not None
        span = grouped(one.low) if one.high == one.low + 1 else f"{grouped(one.low)} to {grouped(one.high - 1)}"
        return f"{span}: {grouped(one.trials)} {self._noun}, ≈ {100 * self._summary.share(one):.2f} %"

    # export

    def picture_name(self) -> str:
        return self._name

    def picture_size(self) -> QSize:
        return plot_size(self._view)

    def draw(self, painter: QPainter) -> None:
        draw_plot(self._view, painter)

    def csv(self) -> str:
        return self._summary.to_csv() if self._summary else "from,to,trials,share\n"


class PercentAxis(pg.AxisItem):  # type: ignore[misc]
    """A left axis in percent with few, round labels up to `top`."""

    def __init__(self) -> None:
        super().__init__("left")
        self.top = 100.0

    def tickValues(self, _low: float, _high: float, size: float) -> list[tuple[float, list[float]]]:
        most = max(2, min(5, int(size / 22)))
        scale = next(scale for scale in (1, 10, 100, 1000, 10_000) if self.top * scale >= 3 or scale == 10_000)
        values = [tick / scale for tick in ticks(0, max(1.0, self.top * scale), most)]
        return [(values[1] - values[0] if len(values) > 1 else 1.0, values)]

    def tickStrings(self, values: Sequence[float], _scale: float, _spacing: float) -> list[str]:
        return ["0" if value == 0 else f"{value:g} %" for value in values]


class Points(pg.GraphicsObject):  # type: ignore[misc]
    """Hollow points on faint stems, and an ink line at the mean; drawn in pixels, so they export as vectors."""

    def __init__(self) -> None:
        super().__init__()
        self._points: Sequence[QPointF] = ()
        self._summary: Summary | None = None

    def set(self, points: Sequence[QPointF], summary: Summary) -> None:
        self.prepareGeometryChange()
        self._points, self._summary = points, summary
        self.update()

    def boundingRect(self) -> QRectF:
        view = self.getViewBox()
        return view.viewRect() if view is not None else QRectF()

    def viewRangeChanged(self) -> None:
        self.prepareGeometryChange()
        self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if self._summary is None:
            return
        tokens = theme.current()
        transform = painter.worldTransform()
        painter.save()
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        base = transform.map(QPointF(0, 0)).y()
        points = [transform.map(point) for point in self._points]
        painter.setPen(QPen(theme.colour(tokens.plot.simulated, 0.45), 1))
        painter.drawLines([QLineF(point.x(), base, point.x(), point.y()) for point in points])
        painter.setPen(QPen(QColor(tokens.plot.simulated), 1.6))
        painter.setBrush(QColor(tokens.bg))
        for point in points:
            painter.drawEllipse(point, POINT, POINT)
        self._paint_mean(
            painter, transform.mapRect(self.boundingRect()), transform.map(QPointF(self._summary.mean, 0)).x()
        )
        painter.restore()

    def _paint_mean(self, painter: QPainter, area: QRectF, x: float) -> None:
        assert self._summary is not None
        tokens = theme.current()
        painter.setPen(QPen(QColor(tokens.text), 1.5))
        painter.drawLine(QLineF(x, area.top() + 3, x, area.bottom()))
        bold, plain = theme.font(11, 600), theme.font(11)
        mean = f"mean ≈ {_figure(self._summary.mean)}"
        spread = f", sd {_figure(self._summary.deviation)}"
        widths = [QFontMetricsF(font).horizontalAdvance(text) for font, text in ((bold, mean), (plain, spread))]
        start = x + 7 if x + 7 + sum(widths) <= area.right() else x - 7 - sum(widths)
        line = QRectF(start, area.top(), widths[0] + 1, 16)
        painter.setFont(bold)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, mean)
        painter.setFont(plain)
        painter.setPen(QColor(tokens.text2))
        painter.drawText(
            line.translated(widths[0], 0).adjusted(0, 0, widths[1], 0), Qt.AlignmentFlag.AlignVCenter, spread
        )


def _figure(number: float) -> str:
    return f"{number:.1f}" if number < 1000 else grouped(number)
