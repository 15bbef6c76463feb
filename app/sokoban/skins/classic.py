"""Classic skin: brick walls, flagstones, wooden crates and a man with a helmet, drawn as vectors."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from app.base.theme import theme
from app.sokoban.skins.blocks import paint_blocks, rects, under_walls
from app.sokoban.skins.drawing import DETAIL_FROM, FLAT_BELOW, WALL_SIDE
from app.sokoban.skins.outline import BoardOutline
from core.base.words import phrase

COURSES = 3
"""Rows of bricks in a square."""
TURNS = {"up": 0.0, "right": 90.0, "down": 180.0, "left": 270.0}


@dataclass(frozen=True)
class WarehouseColours:
    """Colours of the warehouse in the classic skin."""

    stone: str
    joint: str
    brick: str
    brick_light: str
    mortar: str
    side: str
    wood: str
    wood_light: str
    wood_dark: str
    paint: str
    paint_light: str
    paint_dark: str
    mark: str
    overall: str
    skin: str
    helmet: str
    helmet_dark: str


LIGHT = WarehouseColours(
    stone="#DDD3BF",
    joint="#C9BDA4",
    brick="#A85B45",
    brick_light="#BB6F57",
    mortar="#7F4333",
    side="#6B372A",
    wood="#CB9350",
    wood_light="#DDAE70",
    wood_dark="#87562A",
    paint="#4E94A8",
    paint_light="#74B2C3",
    paint_dark="#275C6C",
    mark="#B3261E",
    overall="#2C5AA0",
    skin="#EBC49C",
    helmet="#F4C430",
    helmet_dark="#A97F0B",
)
DARK = WarehouseColours(
    stone="#3A3731",
    joint="#2E2B26",
    brick="#7C4335",
    brick_light="#8D5142",
    mortar="#512A21",
    side="#3C1F18",
    wood="#B07B3D",
    wood_light="#C6955A",
    wood_dark="#6B431E",
    paint="#3F8296",
    paint_light="#5FA1B4",
    paint_dark="#1D4856",
    mark="#F0735F",
    overall="#4F83D1",
    skin="#DDB58D",
    helmet="#E8B923",
    helmet_dark="#8A670A",
)


def colours() -> WarehouseColours:
    return DARK if theme.current().dark else LIGHT


class Classic:
    """Classic skin of a warehouse, drawn as vectors."""

    key, name = "classic", phrase("Classic")

    def paint_floor(self, painter: QPainter, shape: BoardOutline, size: float) -> None:
        palette = colours()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.stone))
        painter.drawRects(rects(shape, shape.runs, size))
        if size >= FLAT_BELOW:
            painter.setPen(QPen(QColor(palette.joint), max(1.0, size * 0.02)))
            painter.drawLines(_joints(shape, size))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for x, y in shape.goals:
            painter.save()
            painter.translate((x - shape.area.left()) * size, (y - shape.area.top()) * size)
            _paint_goal(painter, size)
            painter.restore()

    def paint_shadow(self, painter: QPainter, shape: BoardOutline, size: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("#000000", 0.28 if theme.current().dark else 0.16))
        painter.drawRects(under_walls(shape, size, WALL_SIDE + 0.1))

    def paint_walls(self, painter: QPainter, shape: BoardOutline, size: float) -> None:
        palette = colours()
        paint_blocks(painter, shape, size, palette.brick, palette.side)
        if size < DETAIL_FROM:
            return
        course = size / COURSES
        light, mortar = [], []
        for rect in rects(shape, shape.walls, size):
            for index in range(COURSES):
                y = rect.top() + index * course
                light.append(QLineF(rect.left(), y + 1.5, rect.right() - 1, y + 1.5))
                mortar.append(QLineF(rect.left(), y, rect.right() - 1, y))
                # Every other row of bricks is shifted by half a brick.
                x = rect.left() + (0.5 if index % 2 else 0.0) * size
                while x < rect.right() - 0.5:
                    mortar.append(QLineF(x, y, x, y + course))
                    x += size
        painter.setPen(QPen(QColor(palette.brick_light), 1.0))
        painter.drawLines(light)
        painter.setPen(
            QPen(QColor(palette.mortar), max(1.0, size * 0.03), Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        )
        painter.drawLines(mortar)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint_box(self, painter: QPainter, size: float, done: bool, *, shadow: bool = True) -> None:
        palette = colours()
        face, light, dark = (
            (palette.paint, palette.paint_light, palette.paint_dark)
            if done
            else (palette.wood, palette.wood_light, palette.wood_dark)
        )
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        body = QRectF(size * 0.07, size * 0.07, size * 0.86, size * 0.86)
        if shadow:
            painter.setBrush(theme.colour("#000000", 0.22))
            painter.drawRoundedRect(body.translated(0, size * 0.05), size * 0.04, size * 0.04)
        painter.setBrush(QColor(dark))
        painter.drawRoundedRect(body, size * 0.04, size * 0.04)
        if size < DETAIL_FROM:
            painter.setBrush(QColor(face))
            painter.drawRect(body.adjusted(1, 1, -1, -1))
            return
        edge, plank = size * 0.13, size * 0.025
        inner = body.adjusted(edge, edge, -edge, -edge)
        painter.setBrush(QColor(face))
        height = (inner.height() - 3 * plank) / 4
        painter.drawRects(
            [QRectF(inner.left(), inner.top() + k * (height + plank), inner.width(), height) for k in range(4)]
        )
        # the brace, then the frame over its ends
        painter.setPen(QPen(QColor(dark), size * 0.17, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.save()
        painter.setClipRect(inner)
        brace = QLineF(inner.bottomLeft(), inner.topRight())
        painter.drawLine(brace)
        painter.setPen(QPen(QColor(light), size * 0.11, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawLine(brace)
        painter.restore()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(light))
        rim = size * 0.018
        width = edge - 2 * rim
        painter.drawRects(
            [
                QRectF(body.left() + rim, body.top() + rim, body.width() - 2 * rim, width),
                QRectF(body.left() + rim, body.bottom() - rim - width, body.width() - 2 * rim, width),
                QRectF(body.left() + rim, body.top() + edge, width, body.height() - 2 * edge),
                QRectF(body.right() - rim - width, body.top() + edge, width, body.height() - 2 * edge),
            ]
        )
        painter.setBrush(QColor(dark))
        nail = size * 0.022
        for x in (body.left() + edge / 2, body.right() - edge / 2):
            for y in (body.top() + edge / 2, body.bottom() - edge / 2):
                painter.drawEllipse(QPointF(x, y), nail, nail)
        if done:
            _paint_stamp(painter, body.center(), size)

    def paint_man(self, painter: QPainter, size: float, facing: str, *, on_goal: bool = False) -> None:  # noqa: ARG002
        palette = colours()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.translate(size / 2, size / 2)
        painter.setBrush(theme.colour("#000000", 0.22))
        painter.drawEllipse(QPointF(0, size * 0.06), size * 0.33, size * 0.26)
        painter.rotate(TURNS[facing])
        painter.setPen(QPen(QColor(palette.overall).darker(150), max(0.8, size * 0.02)))
        painter.setBrush(QColor(palette.overall))
        painter.drawEllipse(QPointF(0, size * 0.03), size * 0.33, size * 0.2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.skin))
        for side in (-1, 1):
            painter.drawEllipse(QPointF(side * size * 0.27, -size * 0.13), size * 0.08, size * 0.08)
        painter.setPen(QPen(QColor(palette.helmet_dark), max(0.8, size * 0.022)))
        painter.setBrush(QColor(palette.helmet))
        painter.drawRoundedRect(QRectF(-size * 0.13, -size * 0.27, size * 0.26, size * 0.16), size * 0.07, size * 0.07)
        painter.drawEllipse(QPointF(0, -size * 0.02), size * 0.19, size * 0.2)
        if size >= DETAIL_FROM:
            painter.drawLine(QPointF(0, -size * 0.16), QPointF(0, size * 0.12))
        painter.restore()


def _joints(shape: BoardOutline, size: float) -> list[QLineF]:
    """Return the lines between the flagstones."""
    lines = []
    for rect in rects(shape, shape.runs, size):
        lines.append(QLineF(rect.left(), rect.top(), rect.right(), rect.top()))
        x = rect.left()
        while x < rect.right() - 0.5:
            lines.append(QLineF(x, rect.top(), x, rect.bottom()))
            x += size
    return lines


def _paint_goal(painter: QPainter, size: float) -> None:
    mark = QColor(colours().mark)
    middle = QPointF(size / 2, size / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mark)
    if size < DETAIL_FROM:
        painter.drawPolygon(_diamond(middle, size * 0.26))
        return
    painter.drawPolygon(_diamond(middle, size * 0.11))
    painter.setPen(QPen(mark, size * 0.05, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap, Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(_diamond(middle, size * 0.27))


def _paint_stamp(painter: QPainter, middle: QPointF, size: float) -> None:
    """Paint the diamond of a goal on the crate that stands on it."""
    painter.setPen(QPen(QColor(colours().paint_dark), size * 0.03))
    painter.setBrush(QColor("#FFFFFF"))
    painter.drawPolygon(_diamond(middle, size * 0.17))


def _diamond(middle: QPointF, reach: float) -> QPolygonF:
    return QPolygonF([middle + QPointF(x * reach, y * reach) for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))])
