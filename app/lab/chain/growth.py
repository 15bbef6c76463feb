"""The populations on a logarithmic axis under the straight line that is laid through some of them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter

from app.plots.counts import CountsPlot, Part
from app.plots.marks import Form, line_pen, paint_line
from app.services import theme
from core.cube.walk.chain_states import State


class GrowthPlot(CountsPlot):
    """Bars of D, and the fitted line: whole between the depths of the fit, dotted on to both sides."""

    def __init__(self, reading: Callable[[int], str]) -> None:
        super().__init__(reading)
        self.set_log(True)
        self.line: list[float] = []
        self._fit = (0, 0)
        self.setMinimumHeight(150)

    def show_growth(self, rows: tuple[State, ...], line: list[float], fit: tuple[int, int]) -> None:
        """Draw the populations of `rows`, and what a line through those of `fit` says of all."""
        self.line, self._fit = line, fit
        self.show_columns([[Part(row.states, "exact", row.exact)] for row in rows])

    def paint_marks(self, painter: QPainter) -> None:
        super().paint_marks(painter)
        painter.save()
        painter.setClipRect(self.axes.area.adjusted(-2, -6, 6, 0), Qt.ClipOperation.IntersectClip)
        points = [QPointF(self.axes.x(depth), self.axes.y(states)) for depth, states in enumerate(self.line)]
        low, high = self._fit
        dots = line_pen(Form.LONG_DASH, 0.8)
        dots.setDashPattern([1.2, 2.6])
        painter.setPen(dots)
        painter.drawPolyline(points[: low + 1])
        painter.drawPolyline(points[high:])
        paint_line(painter, Form.LONG_DASH, points[low : high + 1], theme.current().bg)
        painter.restore()
