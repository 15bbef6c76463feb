"""Small drawings of a cube's 54 or 24 stickers: as a net, and as a solid seen on a corner."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from app.base.theme import theme
from app.cube.board import look
from app.cube.board.look import letter_ink, sticker_colour
from app.widgets.painting import paint_rounded_rect
from core.cube.cubie import FACES
from core.cube.painted_net import FRAMES, GAP, shape_of

PLACES_OF_FACES = {"U": (1, 0), "L": (0, 1), "F": (1, 1), "R": (2, 1), "B": (3, 1), "D": (1, 2)}
"""Column and row of each face in the net."""
NEAR = {"URF": (1.0, 1.0), "DLB": (-1.0, -1.0)}
SHADES = {"U": 0.0, "D": 0.28, "F": 0.05, "B": 0.05, "R": 0.14, "L": 0.14}
"""How much darker each face is drawn, so that the cube looks solid."""
HALF, HIGH = 0.866, 0.5
GAP_LINE = "#747A84"


@dataclass(frozen=True)
class Net:
    """Layout of the stickers of a cube of `size`: faces `side` pixels wide and `gap` apart."""

    side: float
    size: int = 3
    gap: float = 4.0

    @property
    def cell(self) -> float:
        """Width of a sticker."""
        return self.side / self.size

    @property
    def width(self) -> float:
        return 4 * self.side + 3 * self.gap

    @property
    def height(self) -> float:
        return 3 * self.side + 2 * self.gap

    def face(self, face: str) -> QRectF:
        """Return the rect of a face."""
        column, row = PLACES_OF_FACES[face]
        step = self.side + self.gap
        return QRectF(column * step, row * step, self.side, self.side)

    def sticker(self, sticker: int) -> QRectF:
        """Return the rect of a sticker, given by its index."""
        number, place = divmod(sticker, self.size**2)
        area = self.face(FACES[number])
        row, column = divmod(place, self.size)
        return QRectF(area.left() + column * self.cell, area.top() + row * self.cell, self.cell, self.cell)

    def find_sticker(self, point: QPointF) -> int:
        """Return the index of the sticker under a point, or -1 if there is none."""
        for number, face in enumerate(FACES):
            area = self.face(face)
            if area.contains(point):
                column = min(self.size - 1, int((point.x() - area.left()) / self.cell))
                row = min(self.size - 1, int((point.y() - area.top()) / self.cell))
                return self.size * (self.size * number + row) + column
        return -1

    def paint(self, painter: QPainter, stickers: bytes) -> None:
        """Draw the net at the origin."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for face in FACES:
            paint_rounded_rect(
                painter, self.face(face).adjusted(-1, -1, 1, 1), QColor(look.PLASTIC), _edge(), self.side * 0.067
            )
        inset = max(0.75, self.side * 0.02)
        font = theme.font(round(self.side * 0.14), 600)
        for place, colour in enumerate(stickers):
            area = self.sticker(place).adjusted(inset, inset, -inset, -inset)
            paint_sticker(painter, area, colour, self.side * 0.057, font if look.letters() else None)


def paint_sticker(painter: QPainter, area: QRectF, colour: int, radius: float, font: QFont | None) -> None:
    """Draw a sticker, with its letter if a font is given; a gap is hollow and dashed."""
    if colour == GAP:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(GAP_LINE), 1, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        return
    fill = sticker_colour(colour)
    paint_rounded_rect(painter, area, fill, None, radius)
    if font is not None:
        painter.setFont(font)
        painter.setPen(QColor(letter_ink(fill.name())))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, FACES[colour])


def paint_solid(painter: QPainter, area: QRectF, stickers: bytes, faces: str = "URF", *, letters: bool = True) -> None:
    """Draw the cube seen on a corner, as large as `area` allows.

    `faces` is "URF" for the view from above or "DLB" for the one from behind and below.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = shape_of(stickers).size
    unit = min(area.width() / (2 * size * HALF), area.height() / (2 * size))
    centre, half = area.center(), size / 2
    across = NEAR[faces][0]

    def on_screen(x: float, y: float, z: float) -> QPointF:
        return centre + QPointF((x - z) * HALF * across, (x + z) * HIGH - y) * unit

    letters = letters and look.letters()
    for face in faces:
        out, along, down = FRAMES[face]

        def spot(column: float, row: float, axes: tuple[tuple[int, int, int], ...] = (out, along, down)) -> QPointF:
            o, a, d = axes
            x, y, z = (half * o[i] + (column - half) * a[i] + (row - half) * d[i] for i in range(3))
            return on_screen(x, y, z)

        body = QPolygonF([spot(0, 0), spot(size, 0), spot(size, size), spot(0, size)])
        painter.setBrush(QColor(look.PLASTIC))
        painter.setPen(QPen(_edge() or QColor(look.PLASTIC), 1.2))
        painter.drawPolygon(body)
        painter.setPen(Qt.PenStyle.NoPen)
        for place in range(size**2):
            colour = stickers[size**2 * FACES.index(face) + place]
            row, column = divmod(place, size)
            low, high = 0.07, 0.93
            corners = [(low, low), (high, low), (high, high), (low, high)]
            square = QPolygonF([spot(column + x, row + y) for x, y in corners])
            if colour == GAP:
                painter.setBrush(theme.mix(look.PLASTIC, GAP_LINE, 0.3))
                painter.drawPolygon(square)
                continue
            fill = sticker_colour(colour)
            painter.setBrush(theme.mix(fill.name(), "#000000", SHADES[face]))
            painter.drawPolygon(square)
            if letters:
                painter.setFont(theme.font(round(unit * 0.55), 600))
                painter.setPen(QColor(letter_ink(fill.name())))
                box = QRectF(0, 0, 2 * unit, 2 * unit)
                box.moveCenter(spot(column + 0.5, row + 0.5))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, FACES[colour])
                painter.setPen(Qt.PenStyle.NoPen)


def _edge() -> QColor | None:
    """Return the outline colour that sets black plastic off a dark theme; None in a light theme."""
    tokens = theme.current()
    return QColor(tokens.grid if tokens.contrast else tokens.border) if tokens.dark else None
