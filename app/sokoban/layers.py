"""The pictures a board is put together from, made once for a level, a size, a pixel ratio and a theme."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from app import theme
from app.sokoban import drawing
from app.sokoban.outline import Outline

MARGIN = 0.34
"""Squares around the level: the wall's side hangs over its lower edge."""
LARGEST = 84
"""A square is never larger than this, or a small level would shout."""


class Fit:
    """Where the squares of a level lie in a view: whole device pixels, so that every edge is crisp."""

    def __init__(self, shape: Outline, view: QSize, ratio: float) -> None:
        self.area = shape.area
        across = view.width() / (self.area.width() + 2 * MARGIN)
        down = view.height() / (self.area.height() + 2 * MARGIN)
        self.size = max(1, int(min(across, down, LARGEST) * ratio)) / ratio
        self.left = round((view.width() - self.size * self.area.width()) / 2 * ratio) / ratio
        self.top = round((view.height() - self.size * (self.area.height() + drawing.WALL_SIDE)) / 2 * ratio) / ratio

    def rect(self, x: float, y: float) -> QRectF:
        """The square at column x, row y, either of which may lie between two squares."""
        size = self.size
        return QRectF(self.left + (x - self.area.left()) * size, self.top + (y - self.area.top()) * size, size, size)

    def square(self, x: float, y: float) -> tuple[int, int]:
        """Column and row at a point of the view; may lie outside of the level."""
        return (
            int((x - self.left) // self.size) + self.area.left(),
            int((y - self.top) // self.size) + self.area.top(),
        )


class Layers:
    """`ground` below, `lit` instead of it while a box is lifted, boxes and man between, `walls` above the ground."""

    def __init__(self, shape: Outline, fit: Fit, ratio: float) -> None:
        self._shape, self._fit, self._ratio = shape, fit, ratio
        self._around = round(fit.size * MARGIN * ratio)
        self.origin = QPoint(round(fit.left * ratio) - self._around, round(fit.top * ratio) - self._around)
        """Top left corner of the large pictures, in device pixels."""
        self.ground = self._large(self._paint_ground)
        self.walls = self._large(lambda painter: drawing.paint_walls(painter, shape, fit.size))
        self.lit: QPixmap | None = None
        size = fit.size
        self.box = self._small(lambda painter: drawing.paint_box(painter, size, False))
        self.done = self._small(lambda painter: drawing.paint_box(painter, size, True))
        self.men = {look: self._small(partial(drawing.paint_man, size=size, look=look)) for look in drawing.LOOKS}

    def light(self, runs: Iterable[tuple[int, int, int]]) -> None:
        """Make `lit`: the ground with these squares lit; a run is a row and its columns from first to before last."""
        size, ratio = self._fit.size, self._ratio
        side = round(size * ratio)
        tile = self._picture(QSize(side, side), 0, lambda painter: drawing.paint_lit(painter, size))
        tile.setDevicePixelRatio(1)
        self.lit = self.ground.copy()
        self.lit.setDevicePixelRatio(1)
        painter = QPainter(self.lit)
        left, top = self._fit.area.left(), self._fit.area.top()
        for y, first, last in runs:
            corner = QPoint(self._around + (first - left) * side, self._around + (y - top) * side)
            painter.drawTiledPixmap(QRect(corner, QSize((last - first) * side, side)), tile)
        painter.end()
        self.lit.setDevicePixelRatio(ratio)

    def _paint_ground(self, painter: QPainter) -> None:
        drawing.paint_floor(painter, self._shape, self._fit.size)
        # the floor is all there is in the picture yet, so this keeps the shadow on it
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        drawing.paint_shadow(painter, self._shape, self._fit.size)

    def _large(self, draw: Callable[[QPainter], None]) -> QPixmap:
        area, size = self._fit.area, self._fit.size
        pixels = QSize(
            round(area.width() * size * self._ratio) + 2 * self._around,
            round(area.height() * size * self._ratio) + 2 * self._around,
        )
        return self._picture(pixels, self._around, draw)

    def _small(self, draw: Callable[[QPainter], None]) -> QPixmap:
        """A figure with a quarter of a square around it, where shadows may fall."""
        side = round(self._fit.size * self._ratio)
        return self._picture(QSize(side + 2 * (side // 4), side + 2 * (side // 4)), side // 4, draw)

    def _picture(self, pixels: QSize, around: int, draw: Callable[[QPainter], None]) -> QPixmap:
        picture = QPixmap(pixels)
        picture.fill(Qt.GlobalColor.transparent)
        picture.setDevicePixelRatio(self._ratio)
        painter = QPainter(picture)
        painter.translate(around / self._ratio, around / self._ratio)
        draw(painter)
        painter.end()
        return picture


def theme_key() -> str:
    """What the pictures' colours depend on."""
    return theme.current().name
