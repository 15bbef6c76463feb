"""Axes of a plot: the visible part of its two scales in pixels, with grid and labels."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QLineF, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.base.theme import theme
from app.plots.drawing.scale import Scale

LABEL_PIXELS = 70
"""Pixels for a label of the horizontal axis."""
LABEL_GAP = 10
"""Gap between the labels of the vertical axis and the plot, in pixels."""
LINE = 12
"""Least distance between labels of the vertical axis, in pixels."""
INSIDE = 1e-6
"""Fraction of the visible range by which a label may lie outside of it, for rounding errors."""


class View(NamedTuple):
    """Visible range of the two scales of a plot."""

    left: float
    right: float
    low: float
    high: float


class Axes:
    """Axes with the scales `across` and `up`, drawn in the `area` that `margins` leave for the plot."""

    def __init__(
        self,
        across: Scale,
        up: Scale,
        margins: QMarginsF,
        *,
        apart: float = 30,
        most: int = 6,
        wide: float = LABEL_PIXELS,
    ) -> None:
        """Create the axes, with the room that their labels need.

        `apart` are the pixels for a label of the vertical axis, which has at most `most` of them, `wide` those for a
        label of the horizontal axis.
        """
        self.across, self.up, self.margins = across, up, margins
        self.area = QRectF(0, 0, 100, 100)
        self.label_top = float("inf")
        """Height above which the vertical axis has no label, as that room is for text."""
        self.far_left = False
        """Whether the vertical axis's labels are aligned to the left edge instead of to the plot."""
        self._apart, self._most, self._wide = apart, most, wide
        self.show(View(0, 1, 0, 1))

    def fit(self, size: QSizeF) -> None:
        """Fit the axes with all labels into a size in pixels."""
        self.area = QRectF(QPointF(), size).marginsRemoved(self.margins)
        self.show(self.view)

    def show(self, view: View) -> None:
        """Set the visible range."""
        self.view = view
        self.step = self.area.width() / (view.right - view.left)
        """Pixels per unit of the horizontal axis."""
        self._up_step = self.area.height() / (view.high - view.low)

    def x(self, place: float) -> float:
        return self.area.left() + (place - self.view.left) * self.step

    def y(self, value: float) -> float:
        """Return the vertical pixel of a value."""
        return self.y_of(self.up.locate_value(value))

    def y_of(self, height: float) -> float:
        """Return the vertical pixel of a height in the units of the vertical scale."""
        return self.area.bottom() - (height - self.view.low) * self._up_step

    def place_at(self, x: float) -> float:
        """Return the place at a horizontal pixel."""
        return self.view.left + (x - self.area.left()) / self.step

    def height_at(self, y: float) -> float:
        """Return the height at a vertical pixel, in the units of the vertical scale."""
        return self.view.low + (self.area.bottom() - y) / self._up_step

    # Labels

    def heights(self) -> list[tuple[float, str]]:
        """Return height and text of each label of the vertical axis."""
        low, high = self.view.low, min(self.view.high, self.label_top)
        most = max(2, min(self._most, int(self.area.height() / self._apart) + 1))
        margin = INSIDE * (self.view.high - low)
        shown: list[tuple[float, str]] = []
        for height, text in self.up.ticks(low, high, most):
            # A scale gives at least two labels, for which a very low plot has no room.
            room = not shown or (height - shown[-1][0]) * self._up_step >= LINE
            if room and low - margin <= height <= high + margin:
                shown.append((height, text))
        return shown

    def places(self) -> list[tuple[float, str]]:
        """Return place and text of each label of the horizontal axis."""
        most = max(2, int(self.area.width() / self._wide) + 1)
        return list(self.across.ticks(self.view.left, self.view.right, most))

    def paint(self, painter: QPainter) -> None:
        """Paint faint horizontal lines, the baseline, and the labels."""
        self.paint_heights(painter)
        self.paint_baseline(painter)
        self.paint_places(painter)

    def paint_heights(self, painter: QPainter) -> None:
        tokens, area = theme.current(), self.area
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setFont(theme.font(11))
        flags = Qt.AlignmentFlag.AlignVCenter
        if not self.far_left:
            flags |= Qt.AlignmentFlag.AlignRight
        for height, text in self.heights():
            y = round(self.y_of(height))
            if y < round(area.bottom()):
                painter.setPen(QPen(QColor(tokens.grid if tokens.dark else tokens.border), 1))
                painter.drawLine(QLineF(area.left(), y, area.right(), y))
            painter.setPen(QColor(tokens.text2))
            painter.drawText(QRectF(0, y - 8, area.left() - (0 if self.far_left else LABEL_GAP), 16), flags, text)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint_baseline(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(QPen(QColor(theme.current().outline), 1))
        base = round(self.area.bottom())
        painter.drawLine(QLineF(self.area.left(), base, self.area.right(), base))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint_places(self, painter: QPainter) -> None:
        painter.setFont(theme.font(11))
        painter.setPen(QColor(theme.current().text2))
        for place, text in self.places():
            painter.drawText(self.place_box(painter, place, text), Qt.AlignmentFlag.AlignCenter, text)

    def place_box(self, painter: QPainter, place: float, text: str) -> QRectF:
        """Return the rectangle of a label of the horizontal axis: below its place, within the plot."""
        half = painter.fontMetrics().horizontalAdvance(text) / 2 + 1
        x = min(self.x(place), self.area.right() + self.margins.right() - half)
        return QRectF(x - half, self.area.bottom() + 5, 2 * half, 15)
