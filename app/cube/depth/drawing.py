"""Hatching, the sign of estimates and open brackets on the cube page."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.base.theme import theme

HATCH_GAP, HATCH_PEN = 4.5, 1.1


def paint_hatched_bar(painter: QPainter, rect: QRectF, ink: str, radius: float) -> None:
    """Paint a hatched, outlined bar; the hatching consists of lines, so that it exports as vectors."""
    shape = QPainterPath()
    shape.addRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.fillPath(shape, theme.colour(ink, 0.10))
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(QColor(ink), HATCH_PEN))
    step, x, lines = HATCH_GAP * 2**0.5, rect.left(), []
    while x < rect.right() + rect.height():
        lines.append(QLineF(x, rect.top(), x - rect.height(), rect.bottom()))
        x += step
    painter.drawLines(lines)
    painter.restore()
    painter.setPen(QPen(QColor(ink), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
