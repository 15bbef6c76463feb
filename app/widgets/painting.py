"""Shapes that the controls share: rounded rectangles, floating sheets and their shadows."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRegion
from PySide6.QtWidgets import QGraphicsDropShadowEffect, QWidget

from app.base.theme import theme

RADIUS = 7.0
SHEET_RADIUS = 12.0
CONTROL_HEIGHT = 32


def float_above(widget: QWidget) -> None:
    """Give a floating card a shadow; nothing else has one."""
    shadow = QGraphicsDropShadowEffect(widget)
    shadow.setBlurRadius(32)
    shadow.setOffset(0, 8)
    shadow.setColor(theme.colour("#000000", 0.28))
    widget.setGraphicsEffect(shadow)


def paint_rounded_rect(
    painter: QPainter, rect: QRectF, fill: QColor | None, line: QColor | None, radius: float = RADIUS
) -> None:
    """Paint a rounded rectangle with a crisp one-pixel outline inside `rect`."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    if line is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(rect, radius, radius)
    else:
        painter.setPen(line)
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def get_track_colour() -> QColor:
    """Return the background of a thin bar: in high contrast the white of a border would look full."""
    tokens = theme.current()
    return QColor(tokens.grid) if tokens.contrast else theme.mix(tokens.border, tokens.outline, 0.2)


def rounded_region(rect: QRectF, radius: float) -> QRegion:
    """Return a rounded rectangle as the mask of a window."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return QRegion(path.toFillPolygon().toPolygon())


def paint_sheet(widget: QWidget) -> None:
    """Paint the background of a floating card, with its border and rounded corners."""
    tokens = theme.current()
    paint_rounded_rect(
        QPainter(widget), QRectF(widget.rect()), QColor(tokens.panel), QColor(tokens.border), SHEET_RADIUS
    )
