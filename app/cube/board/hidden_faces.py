"""Drawing of the hidden faces of the cube: behind the cube, or as a net in a corner of the view."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from app.base.theme import theme
from app.cube.board import look
from app.cube.board.drawing import CubeColouring
from app.cube.board.motion import CubePose
from app.cube.editor.net import Net
from core.cube.cubie import FACES
from core.cube.drawing.hidden_faces import HiddenSticker, hidden_stickers
from core.cube.drawing.scene import Scene

OFF = 0.85
"""Distance of the hidden faces from the cube, in cube edges."""
LEAST_SIDE, MOST_SIDE = 14.0, 38.0
"""Smallest and largest width of a face in the net, in pixels."""
SHARE = 11.0
"""Shorter side of the view, in faces of the net."""
MARGIN = 16.0


def paint_behind(painter: QPainter, scene: Scene, pose: CubePose, colours: CubeColouring) -> None:
    """Draw the hidden faces; the cube is painted over them afterwards."""
    outline = theme.colour(theme.current().outline, 0.7)
    for sticker in hidden_stickers(scene, pose.facelets, pose.axis, pose.layers, pose.quarters, OFF):
        corners = QPolygonF([QPointF(x, y) for x, y in sticker.corners])
        painter.setPen(QPen(outline, 1))
        painter.setBrush(QColor(colours.stickers[sticker.colour]))
        painter.drawPolygon(corners)
        if colours.letters:
            _paint_letter(painter, sticker, colours)


def _paint_letter(painter: QPainter, held: HiddenSticker, colours: CubeColouring) -> None:
    box = QPolygonF([QPointF(x, y) for x, y in held.corners]).boundingRect()
    painter.setFont(theme.font(max(6.0, 0.4 * min(box.width(), box.height())), 600))
    painter.setPen(QColor(look.letter_ink(colours.stickers[held.colour])))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, FACES[held.colour])


def net_in(area: QRectF, size: int) -> tuple[Net, QPointF]:
    """Return the net of a cube for a view of this area, and the net's upper left corner."""
    side = max(LEAST_SIDE, min(MOST_SIDE, min(area.width(), area.height()) / SHARE))
    net = Net(side, size, 2.0)
    return net, QPointF(area.left() + MARGIN, area.bottom() - MARGIN - net.height)


def paint_net(painter: QPainter, area: QRectF, size: int, facelets: bytes) -> None:
    """Draw a net of all six faces in the lower left corner of an area."""
    net, corner = net_in(area, size)
    painter.save()
    painter.translate(corner)
    net.paint(painter, facelets)
    painter.restore()
