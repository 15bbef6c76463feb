"""Walls and floors of plain squares, used by several skins."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from app.sokoban.skins import drawing
from app.sokoban.skins.outline import BoardOutline, Run


def paint_blocks(painter: QPainter, shape: BoardOutline, size: float, top: str, side: str) -> None:
    """Paint the wall as plain squares, with a visible side where there is no wall below."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(side))
    painter.drawRects(under_walls(shape, size, drawing.WALL_SIDE))
    painter.setBrush(QColor(top))
    painter.drawRects(rects(shape, shape.walls, size))


def under_walls(shape: BoardOutline, size: float, height: float) -> list[QRectF]:
    """Return strips of a height, in squares, along the lower edges of the wall."""
    return [
        QRectF(rect.left(), rect.bottom(), rect.width(), size * height) for rect in rects(shape, shape.open_below, size)
    ]


def rects(shape: BoardOutline, runs: Iterable[Run], size: float) -> list[QRectF]:
    """Return runs of squares as rectangles in pixels, the origin at the corner of the board's area."""
    left, top = shape.area.left(), shape.area.top()
    return [QRectF((first - left) * size, (y - top) * size, (last - first) * size, size) for y, first, last in runs]
