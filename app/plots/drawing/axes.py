"""Where a plot draws: the part of its two scales that is in view, in pixels, with grid and labels."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QLineF, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.base.theme import theme
from app.plots.drawing.scale import Scale

LABEL_PIXELS = 70
"""For a label of the horizontal axis."""
LABEL_GAP = 10
"""Pixels between the labels of the vertical axis and the plot."""
LINE = 12
"""Pixels from one label of the vertical axis to the next, at least."""
INSIDE = 1e-6
"""Of what is in view, that a label may lie outside: what is lost in calculations."""


class View(NamedTuple):
    """The part of the scales that is in view."""

    left: float
    right: float
    low: float
    high: float


class Axes:
    """The scales `across` and `up`, and the `area` in pixels that is left by `margins` for labels and titles."""

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
        """Set the room for labels.

        `apart` are the pixels for a label of the vertical axis, which has at most `most` of them, `wide` those for a
        label of the horizontal axis.
        """
        self.across, self.up, self.margins = across, up, margins
        self.area = QRectF(0, 0, 100, 100)
        self.label_top = float("inf")
        """No label of the vertical axis lies higher: above is only room for words."""
        self.far_left = False
        """Whether the labels of the vertical axis begin at the left edge, rather than end at the plot."""
        self._apart, self._most, self._wide = apart, most, wide
        self.show(View(0, 1, 0, 1))

    def fit(self, size: QSizeF) -> None:
        """Take so many pixels with all labels."""
        self.area = QRectF(QPointF(), size).marginsRemoved(self.margins)
        self.show(self.view)

    def show(self, view: View) -> None:
        """Let this part of the scales be in view."""
        self.view = view
        self.step = self.area.width() / (view.right - view.left)
        """Pixels for a unit of the horizontal axis."""
        self._up_step = self.area.height() / (view.high - view.low)

    def x(self, place: float) -> float:
        return self.area.left() + (place - self.view.left) * self.step

    def y(self, value: float) -> float:
        """Of a value of the vertical axis."""
        return self.y_of(self.up.locate_value(value))

    def y_of(self, height: float) -> float:
        """Of a height in the units of the vertical scale."""
        return self.area.bottom() - (height - self.view.low) * self._up_step

    def place_at(self, x: float) -> float:
        """What lies at a pixel along the horizontal axis."""
        return self.view.left + (x - self.area.left()) / self.step

    def height_at(self, y: float) -> float:
        """The height at a pixel, in the units of the vertical scale."""
        return self.view.low + (self.area.bottom() - y) / self._up_step

    # labels

    def heights(self) -> list[tuple[float, str]]:
        """The labels of the vertical axis with their heights."""
        low, high = self.view.low, min(self.view.high, self.label_top)
        most = max(2, min(self._most, int(self.area.height() / self._apart) + 1))
        margin = INSIDE * (self.view.high - low)
        shown: list[tuple[float, str]] = []
        for height, text in self.up.ticks(low, high, most):
            # there are two at least, for which a very low plot has no room
            room = not shown or (height - shown[-1][0]) * self._up_step >= LINE
            if room and low - margin <= height <= high + margin:
                shown.append((height, text))
        return shown

    def places(self) -> list[tuple[float, str]]:
        """The labels of the horizontal axis with their places."""
        most = max(2, int(self.area.width() / self._wide) + 1)
        return list(self.across.ticks(self.view.left, self.view.right, most))

    def paint(self, painter: QPainter) -> None:
        """Faint horizontal hairlines, a baseline, and what they stand for."""
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
        """Where a label of the horizontal axis stands: below its place, and within the plot."""
        half = painter.fontMetrics().horizontalAdvance(text) / 2 + 1
        x = min(self.x(place), self.area.right() + self.margins.right() - half)
        return QRectF(x - half, self.area.bottom() + 5, 2 * half, 15)
