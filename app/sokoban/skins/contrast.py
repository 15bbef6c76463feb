"""High-contrast skin: black, white and two colours, with figures that differ by shape alone.

It is meant for weak eyes, projectors and bad screens.
"""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from app.base.theme import theme
from app.sokoban.skins.blocks import rects
from app.sokoban.skins.drawing import FLAT_BELOW
from app.sokoban.skins.outline import BoardOutline
from core.base.words import phrase

TURNS = {"up": 0.0, "right": 90.0, "down": 180.0, "left": 270.0}


def _ground() -> QColor:
    return QColor("#000000" if theme.current().dark else "#FFFFFF")


def _ink() -> QColor:
    return QColor("#FFFFFF" if theme.current().dark else "#000000")


def _wall() -> QColor:
    # White would outshine the figures; this grey still has a contrast of 6 : 1 against the floor.
    return QColor("#8C8C8C" if theme.current().dark else "#4A4A4A")


def _grid() -> QColor:
    return QColor("#3A3A3A" if theme.current().dark else "#C4C4C4")


def _box() -> QColor:
    return QColor("#FFD400" if theme.current().dark else "#8A4B00")


def _choose_done_colour() -> QColor:
    return QColor("#7CFC9A" if theme.current().dark else "#006B3C")


def _pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin)


class Contrast:
    """High-contrast skin, whose figures differ by shape alone."""

    key, name = "contrast", phrase("High contrast")

    def paint_floor(self, painter: QPainter, shape: BoardOutline, size: float) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_ground())
        squares = rects(shape, shape.runs, size)
        painter.drawRects(squares)
        if size >= FLAT_BELOW:
            painter.setPen(QPen(_grid(), 1.0))
            for rect in squares:
                lines = [QLineF(rect.topLeft(), rect.topRight()), QLineF(rect.bottomLeft(), rect.bottomRight())]
                x = rect.left()
                while x < rect.right() + 0.5:
                    lines.append(QLineF(x, rect.top(), x, rect.bottom()))
                    x += size
                painter.drawLines(lines)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_pen(_ink(), max(1.2, size * 0.06)))
        for x, y in shape.goals:
            middle = QPointF((x - shape.area.left() + 0.5) * size, (y - shape.area.top() + 0.5) * size)
            painter.drawPolygon(_diamond(middle, size * 0.3))

    def paint_shadow(self, painter: QPainter, shape: BoardOutline, size: float) -> None:
        """Paint nothing: this skin has no shadows."""

    def paint_walls(self, painter: QPainter, shape: BoardOutline, size: float) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_wall())
        painter.drawRects(rects(shape, shape.walls, size))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint_box(self, painter: QPainter, size: float, done: bool, *, shadow: bool = True) -> None:  # noqa: ARG002
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = max(1.5, size * 0.08)
        body = QRectF(size * 0.1, size * 0.1, size * 0.8, size * 0.8)
        frame = body.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        if done:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(_choose_done_colour())
            painter.drawRect(body)
            painter.setPen(_pen(_ground(), max(1.5, size * 0.09)))
            tick = ((-0.2, 0.01), (-0.05, 0.16), (0.21, -0.16))
            painter.drawPolyline(QPolygonF([body.center() + QPointF(x * size, y * size) for x, y in tick]))
            return
        painter.setPen(_pen(_box(), width))
        painter.setBrush(_ground())
        painter.drawRect(frame)
        painter.drawLine(frame.topLeft(), frame.bottomRight())
        painter.drawLine(frame.bottomLeft(), frame.topRight())

    def paint_man(self, painter: QPainter, size: float, facing: str, *, on_goal: bool = False) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(size / 2, size / 2)
        painter.rotate(TURNS[facing])
        painter.setPen(_pen(_ground(), max(1.0, size * 0.04)))
        painter.setBrush(_ink())
        painter.drawEllipse(QPointF(0, 0), size * 0.34, size * 0.34)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_choose_done_colour() if on_goal else _ground())
        painter.drawPolygon(
            QPolygonF([QPointF(0, -size * 0.22), QPointF(size * 0.17, size * 0.12), QPointF(-size * 0.17, size * 0.12)])
        )
        painter.restore()


def _diamond(middle: QPointF, reach: float) -> QPolygonF:
    return QPolygonF([middle + QPointF(x * reach, y * reach) for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))])
