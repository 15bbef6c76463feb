"""The walk pane: where a random walk from here ends up, simulated; hollow points, because nothing here is exact."""

from __future__ import annotations

from collections.abc import Sequence

import pyqtgraph as pg
from PySide6.QtCore import QLineF, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen, QResizeEvent, QTransform
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.plots.frame import PaneFrame
from app.plots.plotbody import PixelItem, PlotBody, paint_mean
from app.services import theme
from app.services.services import Messages
from app.widgets.text import Label, grouped
from core.trials import Bin, Summary, ticks

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
        self._plot = PlotBody(self._axis)
        self._points = Points()
        self._plot.add(self._points)
        self._plot.pointed.connect(self._on_pointed)
        self._plot.resized.connect(self.dye)
        self._key = Label("", 12, 400, "text2")
        self._plot.column.insertWidget(0, self._key)
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 6, 0, 0)
        column.addWidget(controls)
        column.addWidget(self._plot, 1)
        self.set_plot(box)

    @property
    def summary(self) -> Summary | None:
        """What is drawn; None while there is nothing."""
        return self._summary

    def show_summary(self, summary: Summary, *, trials: str, unit: str, name: str) -> None:
        """Draw `summary`: `trials` says what was counted ("games"), `unit` what the axis is, `name` the file's name."""
        self._summary, self._noun, self._name = summary, trials, name
        self._key.setText(f"○  {grouped(summary.trials)} simulated {trials}")
        self._plot.unit.setText(unit)
        self._plot.reading.setText("")
        self._plot.show_plot()
        self._redraw()

    def show_nothing(self, reason: str) -> None:
        """No plot, but the reason why, or what to wait for."""
        self._summary = None
        self._plot.show_nothing(reason)

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
        height = max(MEAN_ROOM + 20.0, self._plot.height_in_pixels)
        top = 100 * summary.highest * height / (height - MEAN_ROOM - POINT)
        self._axis.top = 100 * summary.highest
        self._plot.fit(left, right, top, [(tick, grouped(tick)) for tick in ticks(left, right, 5)])
        self._points.set([QPointF(one.centre, 100 * summary.share(one)) for one in summary.bins if one.trials], summary)

    def _on_pointed(self, where: QPointF | None) -> None:
        summary = self._summary
        if summary is None:
            return
        bins = [] if where is None else [one for one in summary.bins if one.low - 0.5 <= where.x() < one.high - 0.5]
        self._plot.reading.setText(self.reading(bins[0]) if bins else "")

    def reading(self, one: Bin) -> str:
        """What the pane says about one bin."""
        assert self._summary is not None
        span = grouped(one.low) if one.high == one.low + 1 else f"{grouped(one.low)} to {grouped(one.high - 1)}"
        return f"{span}: {grouped(one.trials)} {self._noun}, ≈ {100 * self._summary.share(one):.2f} %"

    # export

    def picture_name(self) -> str:
        return self._name

    def picture_size(self) -> QSize:
        return self._plot.picture_size()

    def draw(self, painter: QPainter) -> None:
        self._plot.draw(painter)

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


class Points(PixelItem):
    """Hollow points on faint stems, and an ink line at the mean."""

    def __init__(self) -> None:
        super().__init__()
        self._points: Sequence[QPointF] = ()
        self._summary: Summary | None = None

    def set(self, points: Sequence[QPointF], summary: Summary) -> None:
        self._points, self._summary = points, summary
        self.renew()

    def paint_pixels(self, painter: QPainter, to_pixels: QTransform, area: QRectF) -> None:
        if self._summary is None:
            return
        tokens = theme.current()
        base = to_pixels.map(QPointF(0, 0)).y()
        points = [to_pixels.map(point) for point in self._points]
        painter.setPen(QPen(theme.colour(tokens.plot.simulated, 0.45), 1))
        painter.drawLines([QLineF(point.x(), base, point.x(), point.y()) for point in points])
        painter.setPen(QPen(QColor(tokens.plot.simulated), 1.6))
        painter.setBrush(QColor(tokens.bg))
        for point in points:
            painter.drawEllipse(point, POINT, POINT)
        x = to_pixels.map(QPointF(self._summary.mean, 0)).x()
        mean, spread = _figure(self._summary.mean), _figure(self._summary.deviation)
        paint_mean(painter, area, x, f"mean ≈ {mean}", f", sd {spread}")


def _figure(number: float) -> str:
    return f"{number:.1f}" if number < 1000 else grouped(number)
