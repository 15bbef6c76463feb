"""Drawing of the 2048 board and its tiles as vectors of any size."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from app.base.theme import theme
from app.twenty48.board import look
from app.twenty48.board.motion import Sprite
from core.twenty48.shape import BoardShape

BOARD_RADIUS = 18.0
CAP_SHARE = 0.34
"""Height of a number as a share of its tile, if its width allows it."""

SHADOW_REACH = 36.0
SHADOW_STEPS = 36


@dataclass(frozen=True)
class TileGrid:
    """Position of the cells of a board in whole pixels, so that every edge is crisp."""

    shape: BoardShape
    left: float
    top: float
    cell: int
    gap: int

    @classmethod
    def fit_into(cls, shape: BoardShape, area: QRectF) -> TileGrid:
        """Return the largest grid for a board of this shape that fits into an area, centred."""
        rows, columns = shape
        side = min(area.width(), area.height() * columns / rows, key=lambda width: width / columns)
        gap = max(4, round(side * 0.115 / (columns + 1)))
        cell = max(8, int(min((side - gap * (columns + 1)) / columns, (area.height() - gap * (rows + 1)) / rows)))
        wide, high = (count * cell + (count + 1) * gap for count in (columns, rows))
        return cls(shape, round(area.center().x() - wide / 2), round(area.center().y() - high / 2), cell, gap)

    @property
    def rect(self) -> QRectF:
        """Rectangle of the board with its rim."""
        wide, high = (count * self.cell + (count + 1) * self.gap for count in (self.shape.columns, self.shape.rows))
        return QRectF(self.left, self.top, wide, high)

    def cell_rect(self, column: float, row: float) -> QRectF:
        """Return the rectangle of a cell; fractional positions are those of a moving tile."""
        step = self.cell + self.gap
        return QRectF(self.left + self.gap + column * step, self.top + self.gap + row * step, self.cell, self.cell)

    @property
    def radius(self) -> float:
        return min(12.0, max(3.0, self.cell * 0.075))


def paint_board(painter: QPainter, grid: TileGrid) -> None:
    """Draw the empty board."""
    tokens = theme.current()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(look.colours().board))
    painter.setPen(QPen(QColor(tokens.border), 1) if tokens.contrast else Qt.PenStyle.NoPen)
    painter.drawRoundedRect(grid.rect, BOARD_RADIUS, BOARD_RADIUS)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.colours().cell))
    for cell in range(grid.shape.cells):
        row, column = divmod(cell, grid.shape.columns)
        painter.drawRoundedRect(grid.cell_rect(column, row), grid.radius, grid.radius)


def paint_shadow(painter: QPainter, rect: QRectF) -> None:
    """Draw the soft shadow of the board, wider below it."""
    tokens = theme.current()
    if tokens.contrast:
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("#000000", 3.5 / 255 if tokens.dark else 1.2 / 255))
    for step in range(SHADOW_STEPS):
        # rings crowd near the board, each one grey level, so that no ring shows as a line
        spread = SHADOW_REACH * (1 - step / SHADOW_STEPS) ** 1.6
        ring = rect.adjusted(-spread, -spread, spread, spread).translated(0, 8)
        painter.drawRoundedRect(ring, BOARD_RADIUS + spread, BOARD_RADIUS + spread)


def paint_tile(painter: QPainter, grid: TileGrid, sprite: Sprite) -> None:
    """Draw a tile: lighter above, a darker edge below, its number in the middle."""
    if sprite.scale <= 0 or sprite.opacity <= 0:
        return
    rect = grid.cell_rect(sprite.column, sprite.row)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(painter.opacity() * sprite.opacity)
    if sprite.scale != 1.0:
        painter.translate(rect.center())
        painter.scale(sprite.scale, sprite.scale)
        painter.translate(-rect.center())
    fill, ink = look.tile_colours(1 << sprite.exponent)
    edge = max(2.0, round(grid.cell * 0.028))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.mix(fill, "#000000", 0.16 if fill != look.BEYOND[0] else 0.3))
    painter.drawRoundedRect(rect, grid.radius, grid.radius)
    face = rect.adjusted(0, 0, 0, -edge)
    light = QLinearGradient(face.topLeft(), face.bottomLeft())
    light.setColorAt(0.0, theme.mix(fill, "#FFFFFF", 0.09))
    light.setColorAt(1.0, QColor(fill))
    painter.setBrush(light)
    painter.drawRoundedRect(face, grid.radius, grid.radius)
    if theme.current().contrast and fill == look.BEYOND[0]:
        painter.setPen(QPen(QColor(ink), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, grid.radius, grid.radius)
        painter.setPen(Qt.PenStyle.NoPen)
    path, width = figure(1 << sprite.exponent)
    room = 0.72 if sprite.exponent < 10 else 0.78 if sprite.exponent < 14 else 0.84
    height = min(CAP_SHARE, room / width) * grid.cell
    painter.translate(face.center() + QPointF(0, edge / 2))
    painter.scale(height, height)
    painter.setBrush(QColor(ink))
    painter.drawPath(path)
    painter.restore()


def _tile_font() -> QFont:
    # no tabular figures: a 1 as wide as a 0 would leave gaps in a number of this size
    font = theme.font(100, 700)
    font.setFeature(QFont.Tag("tnum"), 0)
    return font


@lru_cache(maxsize=256)
def _figure(number: int, _family: str) -> tuple[QPainterPath, float]:
    font = _tile_font()
    path = QPainterPath()
    path.addText(0, 0, font, str(number))
    height = QFontMetricsF(font).capHeight()
    path.translate(-path.boundingRect().center().x(), height / 2)
    # based on the widest digit, so that all numbers with as many digits have the same height
    width = QFontMetricsF(font).horizontalAdvance("8" * len(str(number)))
    return QTransform.fromScale(1 / height, 1 / height).map(path), width / height


def figure(number: int) -> tuple[QPainterPath, float]:
    """Return the outline of a number, centred on the origin with digits 1 high, and its nominal width."""
    return _figure(number, theme.font(100, 700).family())
