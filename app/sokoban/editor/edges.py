"""Handles at the edges of the editor's grid: drag an edge, or use its buttons for columns and rows."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.base.theme import icons, theme
from app.widgets.painting import paint_rounded_rect

NEAR = 42.0
"""Distance outside of the grid, in pixels, within which an edge shows its handle."""
GRIP = 9.0
"""Distance from an edge, in pixels, within which it can be dragged."""
BUTTON = 24.0
AWAY = 14.0
"""Distance from the edge to its buttons, in pixels."""
SIDES = ("left", "top", "right", "bottom")


@dataclass(frozen=True)
class EdgeHit:
    """Edge of the grid, or one of its buttons, under the pointer."""

    side: int
    """Index into SIDES, and into the counts of `core.sokoban.draft.grid.grow`."""
    by: int = 0
    """1 on the button that adds, -1 on the one that removes, 0 beside both."""
    grip: bool = False
    """Whether the pointer is on the edge itself, which can be dragged."""

    @property
    def upright(self) -> bool:
        """Whether the edge is vertical."""
        return self.side % 2 == 0


def buttons(side: int, area: QRectF) -> tuple[QRectF, QRectF]:
    """Return the rectangles of an edge's two buttons: the one that removes and the one that adds."""
    middle = area.center()
    if side % 2 == 0:
        x = area.left() - AWAY - BUTTON if side == 0 else area.right() + AWAY
        first = QRectF(x, middle.y() - BUTTON, BUTTON, BUTTON)
        return first, first.translated(0, BUTTON)
    y = area.top() - AWAY - BUTTON if side == 1 else area.bottom() + AWAY
    first = QRectF(middle.x() - BUTTON, y, BUTTON, BUTTON)
    return first, first.translated(BUTTON, 0)


def hold_at(place: QPointF, area: QRectF, frame: QRectF) -> EdgeHit | None:
    """Return the edge of the Sokoban editor's grid, or its button, at a point; None if there is none.

    `area` is the rectangle of the grid, `frame` the part of the widget in which it is visible. An edge that lies
    outside the frame is not returned.
    """
    hold = _hold_at(place, area.intersected(frame))
    edges = (area.left() - frame.left(), area.top() - frame.top(),
             frame.right() - area.right(), frame.bottom() - area.bottom())  # fmt: skip
    return hold if hold is not None and edges[hold.side] > -1 else None


def _hold_at(place: QPointF, area: QRectF) -> EdgeHit | None:
    for side in range(4):
        less, more = buttons(side, area)
        if less.contains(place):
            return EdgeHit(side, -1)
        if more.contains(place):
            return EdgeHit(side, 1)
    inside = area.contains(place)
    away = (area.left() - place.x(), area.top() - place.y(), place.x() - area.right(), place.y() - area.bottom())
    side = max(range(4), key=lambda k: away[k])
    if inside or away[side] > NEAR:
        return None
    upright = side % 2 == 0
    along = place.y() if upright else place.x()
    low, high = (area.top(), area.bottom()) if upright else (area.left(), area.right())
    if not low - GRIP <= along <= high + GRIP:
        return None
    return EdgeHit(side, 0, away[side] <= GRIP)


def paint_edge(painter: QPainter, hold: EdgeHit, area: QRectF) -> None:
    """Paint the edge under the pointer and its two buttons."""
    tokens = theme.current()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(
        QPen(QColor(tokens.accent), 3.0 if hold.grip else 2.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    )
    corners = (
        (area.topLeft(), area.bottomLeft()),
        (area.topLeft(), area.topRight()),
        (area.topRight(), area.bottomRight()),
        (area.bottomLeft(), area.bottomRight()),
    )
    painter.drawLine(*corners[hold.side])
    both = buttons(hold.side, area)
    paint_rounded_rect(painter, both[0].united(both[1]), QColor(tokens.panel), QColor(tokens.outline), 7)
    for rect, by, name in zip(both, (-1, 1), ("minus", "plus"), strict=True):
        if hold.by == by:
            paint_rounded_rect(painter, rect.adjusted(2, 2, -2, -2), QColor(tokens.hover), None, 5)
        icons.paint(painter, name, rect.adjusted(5, 5, -5, -5), tokens.text if hold.by == by else tokens.text2)
