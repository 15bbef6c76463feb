"""Chain picture of circles for depths, bands for transitions as wide as their probability, and blocks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy

from app.base.language.wording import commas
from app.base.language.words import tr
from app.base.theme import theme
from app.lab.chain.model import AWAY, BACK, STAY
from app.lab.chain.picture import ChainPicture
from app.lab.chain.sentences import chance_with_sign, names, shares
from app.plots.drawing.marks import hatch, ink_of, paint_pill, pill_body
from core.cube.walk.chain_states import DepthState, ProbabilitySource

PILL_LINE, NAME = 34, 16
"""Height in pixels of the line with the pill, and of the names of the bands."""
BAND = 18.0
"""Width in pixels of a band of probability 1."""
LEAST = 1.4
RADIUS = 11.0
EDGE = 14.0
GAP = 6.0
INKS = {AWAY: "exact", BACK: "lumped", STAY: "text3"}


class Bands(ChainPicture):
    """Picture of the chain: blue bands lead away, orange ones back, grey blocks keep the depth.

    Estimates are hatched; the mouse or the arrow keys point at a depth.
    """

    def __init__(self) -> None:
        super().__init__({Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(280)

    def point(self, depth: int) -> None:
        super().point(depth)
        if depth < len(self.states):
            self.setAccessibleName(tr("Each depth is a state. {words}", words=words(self.states[depth])))

    def sizeHint(self) -> QSize:
        return QSize(700, round(self._foot) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(280, self.sizeHint().height())

    # geometry

    @property
    def _step(self) -> float:
        return (self.width() - 2 * EDGE) / max(1, len(self.states) - 1)

    def _x(self, depth: float) -> float:
        return EDGE + depth * self._step

    @property
    def _radius(self) -> float:
        return min(RADIUS, 0.4 * self._step)

    @property
    def _circles(self) -> float:
        return PILL_LINE + NAME + BAND + GAP + RADIUS

    @property
    def _stays(self) -> bool:
        return any(row.stay for row in self.states)

    @property
    def _foot(self) -> float:
        """Y coordinate of the lower end of the picture."""
        back = self._circles + RADIUS + GAP + BAND
        return back + (GAP + BAND if self._stays else 0) + NAME

    # pointing

    def find_share_at(self, where: QPointF) -> tuple[int, str]:
        depth = max(0, min(round((where.x() - EDGE) / self._step), len(self.states) - 1))
        below = where.y() - self._circles
        if below < 0:
            return depth, names()[AWAY]
        return depth, names()[BACK if below <= RADIUS + GAP + BAND else STAY]

    # painting

    def draw(self, painter: QPainter) -> None:
        if not self.states:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        circles = self._circles
        away, back = circles - RADIUS - GAP - BAND / 2, circles + RADIUS + GAP + BAND / 2
        for row in self.states:
            left, right = self._x(row.depth) + 1, self._x(row.depth + 1) - 1
            solid = row.known is ProbabilitySource.COUNTED
            if row.away:
                _paint_band(painter, left, right, away, row.away, INKS[AWAY], solid=solid)
            if row.back:
                _paint_band(painter, left - 2, self._x(row.depth - 1) + 1, back, row.back, INKS[BACK], solid=solid)
            if row.stay:
                self._paint_stay(painter, row, back + BAND / 2 + GAP, solid=solid)
        self._paint_names(painter, away)
        for row in self.states:
            self._paint_circle(painter, row.depth, circles)
        self._paint_pill(painter, circles)

    def _paint_stay(self, painter: QPainter, row: DepthState, top: float, *, solid: bool) -> None:
        tall, half = max(LEAST, BAND * row.stay), 0.36 * self._step
        block = QPainterPath()
        block.addRect(QRectF(self._x(row.depth) - half, top, 2 * half, tall))
        _fill(painter, block, INKS[STAY], solid=solid)

    def _paint_names(self, painter: QPainter, away: float) -> None:
        painter.setFont(theme.font(11, 600))
        left, room, middle = EDGE - RADIUS, self.width() - 2 * EDGE, Qt.AlignmentFlag.AlignVCenter
        away_name, back_name, stay_name = names().values()
        painter.setPen(QColor(ink_of(INKS[AWAY])))
        painter.drawText(QRectF(left, away - BAND / 2 - NAME, room, NAME), middle, away_name)
        painter.setPen(QColor(ink_of(INKS[BACK])))
        painter.drawText(QRectF(left, self._foot - NAME, room, NAME), middle, back_name)
        if self._stays:
            left += max(60.0, painter.fontMetrics().horizontalAdvance(back_name) + 14)
            painter.setPen(QColor(theme.current().text2))
            painter.drawText(QRectF(left, self._foot - NAME, room, NAME), middle, stay_name)

    def _paint_circle(self, painter: QPainter, depth: int, y: float) -> None:
        tokens, here, radius = theme.current(), depth == self.at, self._radius
        painter.setPen(QPen(QColor(tokens.text if here else tokens.outline), 1.2))
        painter.setBrush(QColor(tokens.text if here else tokens.bg))
        painter.drawEllipse(QPointF(self._x(depth), y), radius, radius)
        painter.setFont(theme.font(min(11.0, radius), 600))
        painter.setPen(QColor(tokens.bg if here else tokens.text))
        box = QRectF(self._x(depth) - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(depth))

    def _paint_pill(self, painter: QPainter, circles: float) -> None:
        if self.at < len(self.states):
            tip = QPointF(self._x(self.at), circles - self._radius)
            text = words(self.states[self.at])
            body = pill_body(text, tip, 2, self.width() - 2)
            body.moveTop(2)
            paint_pill(painter, text, tip, body)


def words(row: DepthState) -> str:
    """Return a depth with its transition probabilities in words."""
    text = commas(f"{name} {chance_with_sign(share, row.known)}" for name, share in shares(row))
    return tr("depth {depth}: {shares}", depth=row.depth, shares=text)


def _paint_band(painter: QPainter, start: float, end: float, y: float, share: float, ink: str, *, solid: bool) -> None:
    """Paint an arrow from `start` to `end`, as wide as the share that goes there."""
    half = max(LEAST, BAND * share) / 2
    point = min(6.0, 2 * half, abs(end - start) / 3)
    neck = end - point if end > start else end + point
    band = QPainterPath()
    corners = ((start, -half), (neck, -half), (end, 0.0), (neck, half), (start, half))
    band.addPolygon(QPolygonF([QPointF(x, y + up) for x, up in corners]))
    band.closeSubpath()
    _fill(painter, band, ink, solid=solid)


def _fill(painter: QPainter, shape: QPainterPath, ink: str, *, solid: bool) -> None:
    colour = ink_of(ink)
    if solid:
        painter.fillPath(shape, theme.colour(colour, 0.82))
        return
    hatch(painter, shape, colour)
    painter.setPen(QPen(QColor(colour), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
