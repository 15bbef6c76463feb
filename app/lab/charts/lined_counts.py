"""Bars of counts by depth under the lines of a formula."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter

from app.base.theme import theme
from app.plots.charts.counts import ColumnPart, CountsPlot
from app.plots.drawing.marks import Form, line_pen, paint_line

DOTS = (1.2, 2.6)


@dataclass(frozen=True)
class CountLine:
    """Heights at depths 0, 1, 2, ...: a line from `first` to `last`, dotted beyond."""

    form: Form
    heights: Sequence[float]
    first: int
    last: int


class LinedCounts(CountsPlot):
    """Bars of counts by depth on a logarithmic axis, with lines over them."""

    def __init__(self, reading: Callable[[int], str]) -> None:
        super().__init__(reading)
        self.set_log(True)
        self.lines: Sequence[CountLine] = ()
        self.setMinimumHeight(150)

    def show_counts(self, columns: Sequence[Sequence[ColumnPart]], lines: Sequence[CountLine]) -> None:
        """Draw these bars and lines."""
        self.lines = lines
        self.show_columns(columns)

    @property
    def highest(self) -> int:
        """Height of the highest bar; without bars that of the lowest line's maximum."""
        return super().highest or round(min((max(line.heights) for line in self.lines), default=1))

    def paint_marks(self, painter: QPainter) -> None:
        super().paint_marks(painter)
        painter.save()
        painter.setClipRect(self.axes.area.adjusted(-2, -6, 6, 0), Qt.ClipOperation.IntersectClip)
        for line in self.lines:
            points = [QPointF(self.axes.x(depth), self.axes.y(height)) for depth, height in enumerate(line.heights)]
            dots = line_pen(line.form, 0.8)
            dots.setDashPattern(list(DOTS))
            painter.setPen(dots)
            painter.drawPolyline(points[: line.first + 1])
            painter.drawPolyline(points[line.last :])
            paint_line(painter, line.form, points[line.first : line.last + 1], theme.current().bg)
        painter.restore()
