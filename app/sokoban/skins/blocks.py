"""Walls and floors of plain squares, side by side: what several skins draw with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from app.sokoban.skins import drawing
from app.sokoban.skins.outline import Corner, Outline, Run


def paint_blocks(painter: QPainter, shape: Outline, size: float, top: str, side: str) -> None:
    """The wall as plain squares, with the side that is seen where there is none below."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(side))
    painter.drawRects(under_walls(shape, size, drawing.WALL_SIDE))
    painter.setBrush(QColor(top))
    painter.drawRects(rects(shape, runs_of_blocks(shape.blocks), size))


def under_walls(shape: Outline, size: float, height: float) -> list[QRectF]:
    """Strips of a height, in squares, where a wall ends below."""
    open_below = [(x, y) for x, y in shape.blocks if (x, y + 1) not in shape.blocks]
    return [
        QRectF(rect.left(), rect.bottom(), rect.width(), size * height)
        for rect in rects(shape, runs_of_blocks(open_below), size)
    ]


def rects(shape: Outline, runs: Iterable[Run], size: float) -> list[QRectF]:
    """Squares side by side in pixels, the origin at the corner of the board's area."""
    left, top = shape.area.left(), shape.area.top()
    return [QRectF((first - left) * size, (y - top) * size, (last - first) * size, size) for y, first, last in runs]


def runs_of_blocks(blocks: Iterable[Corner]) -> Iterator[Run]:
    """Squares given one by one as runs."""
    row, first, last = None, 0, 0
    for x, y in sorted(blocks, key=lambda corner: (corner[1], corner[0])):
        if row == y and x == last:
            last = x + 1
            continue
        if row is not None:
            yield row, first, last
        row, first, last = y, x, x + 1
    if row is not None:
        yield row, first, last
