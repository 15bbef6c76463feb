"""Marks of walls on a draft that show which walls matter, with a distinct shape for each role."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.base.theme import theme
from app.sokoban.editor.view import DraftView
from app.widgets.text import Label
from core.base.words import phrase
from core.sokoban.solve.walls import Role, Wall

NAMES = {
    Role.NEEDED: phrase("needed: the level is not closed without it"),
    Role.BLOCKS: phrase("without it the level could be solved"),
    Role.HARDER: phrase("so many pushes fewer without it"),
    Role.FREE: phrase("optional: no fewer pushes without it"),
    Role.OPEN: phrase("not known: the search was given up"),
}
INSET, SMALL = 0.14, 0.34
NUMBERS_FROM = 14
"""Size of a square in pixels below which no numbers are drawn; opacity then shows the saving."""
SWATCH = 20
SAMPLE_SAVED = 4


def paint_walls(painter: QPainter, view: DraftView, walls: Mapping[int, Wall | None]) -> None:
    """Paint the marks of all walls in view."""
    most = max((wall.saved for wall in walls.values() if wall is not None), default=0)
    for square, wall in walls.items():
        rect = view.rect_of(*view.draft.xy(square))
        if wall is not None and rect.intersects(view.frame):
            paint_wall(painter, rect, wall, most)


def paint_wall(painter: QPainter, rect: QRectF, wall: Wall, most: int) -> None:
    """Paint the mark of one wall; `most` is the largest saving in pushes of any wall of the level."""
    tokens = theme.current()
    inset = rect.width() * INSET
    spot = rect.adjusted(inset, inset, -inset, -inset)
    radius = min(5.0, spot.width() * 0.2)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ink, ground = QColor(tokens.text), QColor(tokens.panel)
    width = max(1.0, min(2.0, rect.width() * 0.05))
    if wall.role is Role.NEEDED:
        # most walls are needed, so their mark is a plain small square
        side = spot.width() * SMALL
        middle = QRectF(spot.center().x() - side / 2, spot.center().y() - side / 2, side, side)
        painter.setPen(QPen(ground, width))
        painter.setBrush(ink)
        painter.drawRoundedRect(middle, radius / 2, radius / 2)
    elif wall.role in (Role.HARDER, Role.BLOCKS):
        # opacity grows with the saving; the panel's ground makes it look the same on the wall of every skin
        painter.setPen(QPen(QColor(tokens.accent), width))
        painter.setBrush(ground)
        painter.drawRoundedRect(spot, radius, radius)
        share = 1.0 if wall.role is Role.BLOCKS or not most else wall.saved / most
        full = 0.25 + 0.75 * share
        painter.setBrush(theme.colour(tokens.accent, full))
        painter.drawRoundedRect(spot, radius, radius)
        if rect.width() >= NUMBERS_FROM:
            painter.setPen(QColor(tokens.on_accent if full > 0.55 else tokens.text))
            painter.setFont(theme.font(max(8.0, min(15.0, spot.height() * 0.62)), 700))
            painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, "!" if wall.role is Role.BLOCKS else str(wall.saved))
    elif wall.role is Role.FREE:
        side = spot.width() * SMALL
        ring = QRectF(spot.center().x() - side / 2, spot.center().y() - side / 2, side, side)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ground, width + 2))
        painter.drawEllipse(ring)
        painter.setPen(QPen(ink, width))
        painter.drawEllipse(ring)
    else:
        painter.setPen(QPen(ink, width))
        painter.setBrush(ground)
        painter.drawRoundedRect(spot, radius, radius)
        painter.save()
        painter.setClipRect(spot, Qt.ClipOperation.IntersectClip)
        step = spot.width() / 3
        for line in range(1, 6):
            painter.drawLine(QLineF(spot.left() + line * step, spot.top(), spot.left(), spot.top() + line * step))
        painter.restore()


class LegendRow(QWidget):
    """Row of the legend: the mark of a role and its meaning."""

    def __init__(self, role: Role) -> None:
        super().__init__()
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(10)
        line.addWidget(_Swatch(role))
        line.addWidget(Label(NAMES[role], 12, 400, "text2", wrap=True), 1)


class _Swatch(QWidget):
    def __init__(self, role: Role) -> None:
        super().__init__()
        self._wall = Wall(role, saved=SAMPLE_SAVED)
        self.setFixedSize(QSize(SWATCH, SWATCH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_wall(QPainter(self), QRectF(self.rect()).adjusted(-2, -2, 2, 2), self._wall, SAMPLE_SAVED)
