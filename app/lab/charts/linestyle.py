"""Colours and markers that tell lines of different things apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from app.base.theme import theme
from app.plots.drawing.axes import Axes
from app.plots.drawing.marks import ink_of
from app.plots.drawing.placed_marks import PlotMark, Point, pixels

MARKER = 3.4
"""Half the width of a marker in pixels."""
INKS = ("exact", "lumped", "binomial", "measured", "simulated", "text", "violet", "earth")
SHAPES = 4


@dataclass(frozen=True)
class LineStyle:
    """Colour and marker of a line."""

    ink: str
    shape: int

    def draw(self, painter: QPainter, at: QPointF, half: float = MARKER) -> None:
        """Draw the marker: a circle, square, triangle or diamond."""
        painter.setPen(QPen(self.colour, 1.5))
        painter.setBrush(QColor(theme.current().bg))
        if self.shape == 0:
            painter.drawEllipse(at, half, half)
        elif self.shape == 1:
            painter.drawRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half))
        else:
            wide, tall = (1.2 * half, 1.1 * half) if self.shape == 2 else (1.25 * half, 1.25 * half)
            corners = [QPointF(0, -tall), QPointF(wide, tall if self.shape == 2 else 0)]
            corners += [QPointF(-wide, tall)] if self.shape == 2 else [QPointF(0, tall), QPointF(-wide, 0)]
            painter.drawPolygon(QPolygonF([at + corner for corner in corners]))

    def paint_swatch(self, painter: QPainter, area: QRectF, _surface: str) -> None:
        """Paint a short piece of the line with its marker, for legends."""
        painter.setPen(QPen(self.colour, 2))
        painter.drawLine(QLineF(area.left(), area.center().y(), area.right(), area.center().y()))
        self.draw(painter, area.center())

    @property
    def colour(self) -> QColor:
        return QColor(ink_of(self.ink))


@dataclass(frozen=True)
class StyledDots(PlotMark):
    """Markers at points from left to right; those closer than `apart` pixels to the last are left out."""

    points: Sequence[Point]
    style: LineStyle
    half: float = MARKER
    apart: float = 0.0
    first: float = float("-inf")
    """X coordinate in pixels left of which no marker is drawn."""

    def paint(self, painter: QPainter, axes: Axes) -> None:
        least = self.first
        for at in pixels(axes, self.points):
            if at.x() >= least:
                self.style.draw(painter, at, self.half)
                least = at.x() + self.apart


def style_of(index: int) -> LineStyle:
    """Return the style of the line at `index`; after eight lines the colours repeat with other markers."""
    return LineStyle(INKS[index % len(INKS)], (index + index // len(INKS)) % SHAPES)
