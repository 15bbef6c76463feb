"""The edges of the editor's grid as handles: drag one, or add and take away columns and rows at its middle."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.base.theme import icons, theme
from app.widgets.painting import paint_rounded_rect

NEAR = 42.0
"""How far outside of the grid an edge still answers the pointer."""
GRIP = 9.0
"""How close to an edge one takes hold of it."""
BUTTON = 24.0
AWAY = 14.0
"""From the edge to its buttons."""
SIDES = ("left", "top", "right", "bottom")


@dataclass(frozen=True)
class EdgeHit:
    """Part of a level's edge that is under the pointer."""

    side: int
    """Index into SIDES, and into the counts of `core.sokoban.draft.grid.grow`."""
    by: int = 0
    """1 and -1 on the buttons that add and take away; 0 beside them."""
    grip: bool = False
    """The edge itself is under the pointer."""

    @property
    def upright(self) -> bool:
        """Whether the edge runs from top to bottom."""
        return self.side % 2 == 0


def buttons(side: int, area: QRectF) -> tuple[QRectF, QRectF]:
    """Where an edge's buttons are: the one that takes away, and the one that adds."""
    middle = area.center()
    if side % 2 == 0:
        x = area.left() - AWAY - BUTTON if side == 0 else area.right() + AWAY
        first = QRectF(x, middle.y() - BUTTON, BUTTON, BUTTON)
        return first, first.translated(0, BUTTON)
    y = area.top() - AWAY - BUTTON if side == 1 else area.bottom() + AWAY
    first = QRectF(middle.x() - BUTTON, y, BUTTON, BUTTON)
    return first, first.translated(BUTTON, 0)


def hold_at(place: QPointF, area: QRectF, frame: QRectF) -> EdgeHit | None:
    """What edge of the grid a point is at; `area` is where the grid lies, `frame` what of it may be seen."""
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
    """The edge under the pointer, and its two buttons."""
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
