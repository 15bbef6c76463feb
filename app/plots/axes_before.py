"""Where a `Chart` draws: whole places along, probabilities upwards, linear or logarithmic, and the labels of both."""

from __future__ import annotations

from collections.abc import Callable
from math import log10

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from app.plots.numbers import SUPERSCRIPT
from app.services import theme
from core.trials import round_steps, ticks

DECADES = 12
"""A logarithmic axis begins this many powers of ten below 1."""
FOOT = 16
LEFT, BOTTOM, TOP, RIGHT = 44, 24 + FOOT, 24, 4
"""Pixels around the plot: title, labels, and a foot with the unit."""
EDGE = 0.6
"""Places before the first and after the last."""
TOPS = (1, 2, 3, 4, 6, 8)
LABEL_PIXELS = 9
"""Between labels, beside their own widths."""
TICK_PIXELS = 30
MOST_TICKS = 6


class Axes:
    """The places `first`..`last` and the heights 0..`top` in `area`, in pixels.

    Heights are probabilities, or, logarithmic, powers of ten above 10 to the -`DECADES`.
    """

    def __init__(self) -> None:
        self.area = QRectF(0, 0, 100, 100)
        self.first, self.last = 0, 1
        self.top = 1.0
        self.label_top = 1.0
        """The highest label; above it there is only room."""
        self.log = False
        self.possible: Callable[[int], bool] | None = None

    def fit(self, canvas: QRectF) -> None:
        """Take so many pixels with all labels."""
        self.area = canvas.adjusted(LEFT, TOP, -RIGHT, -BOTTOM)

    @property
    def step(self) -> float:
        """Pixels from place to place."""
        return max(0.1, self.area.width() / (self.last - self.first + 2 * EDGE))

    def x(self, place: float) -> float:
        return self.area.left() + (place - self.first + EDGE) * self.step

    def y(self, share: float) -> float:
        """The height of a probability in pixels."""
        return self.y_of(self.height(share))

    def y_of(self, height: float) -> float:
        return self.area.bottom() - height / self.top * self.area.height()

    def height(self, share: float) -> float:
        """The height of a probability in the units of `top`."""
        if self.log:
            return max(0.0, log10(share) + DECADES) if share > 0 else 0.0
        return share

    def place_at(self, where: QPointF) -> int:
        """The place under a point, -1 beside all of them."""
        place = round((where.x() - self.area.left()) / self.step + self.first - EDGE)
        inside = self.area.adjusted(0, -TOP, 0, BOTTOM - FOOT).contains(where) and self.first <= place <= self.last
        return place if inside else -1

    def ceiling(self, highest: float, room: float) -> tuple[float, float]:
        """Top and highest label of axes on which `highest` leaves `room` pixels above it."""
        pixels = max(20.0, self.area.height())
        free = pixels / max(pixels / 2, pixels - room)
        if self.log:
            return DECADES * free, float(DECADES)
        tops = (number * 10.0**power for power in range(-8, 1) for number in TOPS)
        label = next((top for top in tops if top >= highest * free and top <= 1), 1.0)
        return (label, label) if label >= highest * free else (label * free, label)

    # labels

    def paint_grid(self, painter: QPainter) -> None:
        """Hairlines and what they stand for."""
        tokens = theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setFont(theme.font(11))
        grid, ink = QColor(tokens.grid if tokens.dark else tokens.border), QColor(tokens.text2)
        flags = Qt.AlignmentFlag.AlignVCenter
        for height, text in self._heights():
            y = round(self.y_of(height))
            if height:
                painter.setPen(QPen(grid, 1))
                painter.drawLine(QLineF(self.area.left(), y, self.area.right(), y))
            painter.setPen(ink)
            painter.drawText(QRectF(0, y - 8, LEFT, 16), flags, text)
        painter.setPen(QPen(QColor(tokens.outline), 1))
        base = round(self.area.bottom())
        painter.drawLine(QLineF(self.area.left(), base, self.area.right(), base))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def _heights(self) -> list[tuple[float, str]]:
        if self.log:
            step = 3 if self.area.height() > 110 else 6
            powers = range(-DECADES, 1, step)
            signed = (str(power).replace("-", "⁻").translate(SUPERSCRIPT) for power in powers)
            return [
                (power + DECADES, "1" if not power else f"10{text}") for power, text in zip(powers, signed, strict=True)
            ]
        most = max(2, min(MOST_TICKS, int(self.area.height() / TICK_PIXELS) + 1))
        percent = 100 * self.label_top
        scale = next(
            scale for scale in (1, 10, 100, 1000, 10**4, 10**6, 10**8) if percent * scale >= 3 or scale == 10**8
        )
        values = [tick / scale for tick in ticks(0, max(1.0, percent * scale), most)]
        return [(value / 100, f"{value:g}\u2009%" if value else "0") for value in values]

    def paint_places(self, painter: QPainter) -> None:
        """The places' numbers; those that are impossible keep theirs, dimmed, where there is room."""
        tokens, possible = theme.current(), self.possible
        plain, strong = theme.font(11), theme.font(11, 500)
        top, flags = self.area.bottom() + 5, Qt.AlignmentFlag.AlignCenter
        for place in self._places(QFontMetricsF(strong).horizontalAdvance(str(self.last))):
            reachable = possible is not None and possible(place)
            painter.setFont(strong if reachable else plain)
            painter.setPen(QColor(tokens.text if reachable else tokens.text3 if possible is not None else tokens.text2))
            painter.drawText(QRectF(self.x(place) - 24, top, 48, 15), flags, str(place))

    def _places(self, wide: float) -> list[int]:
        step, needed = self.step, wide + LABEL_PIXELS
        places = range(self.first, self.last + 1)
        if step >= needed:
            return list(places)
        for skip in (1, 2, 4):
            if self.possible is not None and 2 * skip * step >= needed:
                return [place for place in places if self.possible(place)][::skip]
        apart = next(width for width in round_steps() if width * step >= needed)
        return [place for place in places if place % apart == 0]
