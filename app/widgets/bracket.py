"""Widget for the bounds of a depth: excluded depths, the one being searched, the best solution."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.language.words import tr
from app.base.theme import accessible, theme

CELL_HEIGHT, THIN_HEIGHT, LABEL_HEIGHT = 20.0, 8.0, 18.0
THIN_SHARE = 0.22
"""Width of the cell of a depth with the wrong parity, as a share of the others."""
LABEL_EVERY = 5
GAP = 3.0
"""Pixels between cells."""


@dataclass(frozen=True)
class Bounds:
    """Bounds of a depth: `lower` <= depth <= `upper` <= `deepest`.

    A `fraction` (0..1) of the search at depth `lower` is done. `step` is 2 where parity rules out every other depth,
    else 1. `found` tells whether a solution of `upper`, or the depth itself, is known; otherwise `upper` is only a
    limit that holds for every position.
    """

    lower: int
    upper: int
    deepest: int
    fraction: float = 0.0
    step: int = 1
    found: bool = True

    @property
    def is_proved(self) -> bool:
        return self.lower >= self.upper


def possible(bounds: Bounds, depth: int) -> bool:
    """Return whether parity allows a depth."""
    return (depth - bounds.upper) % bounds.step == 0


def cells(bounds: Bounds, width: float) -> list[tuple[int, QRectF]]:
    """Return the rectangle of each depth 1, 2, 3, ... in a bracket of this width in pixels."""
    shares = [1.0 if possible(bounds, d) else THIN_SHARE for d in range(1, bounds.deepest + 1)]
    unit = (width - GAP * (len(shares) - 1)) / sum(shares)
    depth_cells, x = [], 0.0
    for depth, share in enumerate(shares, 1):
        height = CELL_HEIGHT if share == 1.0 else THIN_HEIGHT
        depth_cells.append((depth, QRectF(x, (CELL_HEIGHT - height) / 2, share * unit, height)))
        x += share * unit + GAP
    return depth_cells


class BracketWidget(QWidget):
    """Widget that shows the bounds of a depth as a row of cells, one cell a depth.

    Cells are solid below `lower`, and hatched and filling from below at it. At `upper` stands an ink tick where a
    solution was found and an ink outline where it is a known limit.
    """

    accessible_role = accessible.Role.Graphic

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bounds: Bounds | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(320, round(CELL_HEIGHT + LABEL_HEIGHT))

    def set(self, bounds: Bounds | None, unit: str) -> None:
        """Show the bounds of a depth that is counted in `unit`; None for an empty bracket."""
        self._bounds = bounds
        if bounds is not None:
            words = tr("Depth between {lower} and {upper}, {unit}", lower=bounds.lower, upper=bounds.upper, unit=unit)
            if bounds.is_proved:
                words = tr("Depth {depth}, {unit}, proved", depth=bounds.upper, unit=unit)
            self.setAccessibleName(words)
        self.update()

    @property
    def bounds(self) -> Bounds | None:
        return self._bounds

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._bounds is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for depth, cell in cells(self._bounds, self.width()):
            self._paint_cell(painter, self._bounds, depth, cell)
            self._paint_label(painter, self._bounds, depth, cell)

    def _paint_cell(self, painter: QPainter, bounds: Bounds, depth: int, cell: QRectF) -> None:
        tokens = theme.current()
        radius = 3.0 if cell.height() == CELL_HEIGHT else 1.5
        if not possible(bounds, depth):
            painter.setPen(Qt.PenStyle.NoPen)
            opacity = 0.35 if depth < bounds.lower else 0.0
            painter.setBrush(theme.colour(tokens.plot.exact, opacity) if opacity else QColor(tokens.border))
            painter.drawRoundedRect(cell, radius, radius)
        elif depth == bounds.upper and bounds.found:
            self._paint_tick(painter, cell, radius)
        elif depth < bounds.lower:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.plot.exact))
            painter.drawRoundedRect(cell, radius, radius)
        elif depth == bounds.lower:
            self._paint_open(painter, cell, radius, bounds.fraction)
        elif depth == bounds.upper:
            painter.setPen(QPen(QColor(tokens.text), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(cell.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius)
        else:
            painter.setPen(QPen(QColor(tokens.border), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)

    @staticmethod
    def _paint_open(painter: QPainter, cell: QRectF, radius: float, fraction: float) -> None:
        ink = QColor(theme.current().plot.exact)
        painter.save()
        painter.setClipRect(cell)
        painter.setPen(QPen(ink, 1.1))
        y = cell.top()
        while y < cell.bottom() + cell.width():
            painter.drawLine(QLineF(cell.left(), y, cell.right(), y - cell.width()))
            y += 4.5
        painter.fillRect(cell.adjusted(0, cell.height() * (1 - fraction), 0, 0), ink)
        painter.restore()
        painter.setPen(QPen(ink, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)

    @staticmethod
    def _paint_tick(painter: QPainter, cell: QRectF, radius: float) -> None:
        tokens = theme.current()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.text))
        painter.drawRoundedRect(cell, radius, radius)
        reach = min(4.0, cell.width() * 0.3)
        centre = cell.center()
        painter.setPen(QPen(QColor(tokens.panel), 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF([
            centre + QPointF(-reach, 0.3), centre + QPointF(-reach * 0.3, reach * 0.75),
            centre + QPointF(reach, -reach * 0.75),
        ]))  # fmt: skip

    def _paint_label(self, painter: QPainter, bounds: Bounds, depth: int, cell: QRectF) -> None:
        ends = {bounds.lower, bounds.upper}
        regular = depth % LABEL_EVERY == 0 and all(abs(depth - end) > 1 for end in ends)
        if not (depth in ends or regular) or depth > bounds.deepest:
            return
        tokens = theme.current()
        painter.setFont(theme.font(11, 600 if depth in ends else 400))
        painter.setPen(QColor(tokens.text if depth in ends else tokens.text3))
        around = QRectF(cell.center().x() - 16, CELL_HEIGHT + 2, 32, LABEL_HEIGHT - 2)
        painter.drawText(around, Qt.AlignmentFlag.AlignCenter, str(depth))
