"""Line below a plot: its legend or the reading at the cursor, and the unit at the right.

It is painted, since a label whose text changes makes Qt lay out the whole pane again.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.theme import theme
from app.plots.drawing.marks import BAR_OPACITY, ink_of

Swatch = tuple[str, str, bool]
"""Swatch of a legend, like the bars that it explains: text, colour, and whether it is solid."""

SWATCH, GAP, HEIGHT = 17, 18, 18
MIDDLE = Qt.AlignmentFlag.AlignVCenter


class Foot(QWidget):
    """Line below a plot, in which the unit gives way to the text at the left."""

    def __init__(self) -> None:
        super().__init__()
        self.swatches: Sequence[Swatch] = ()
        self.words = self.unit = self.reading = ""
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set(self, swatches: Sequence[Swatch] = (), *, words: str = "", unit: str = "") -> None:
        """Set the swatches or the text of the legend, and the unit of the horizontal axis."""
        self.swatches, self.words, self.unit, self.reading = swatches, words, unit, ""
        self.setToolTip(words)
        self.update()

    def read(self, reading: str) -> None:
        """Show the reading at the cursor, or with "" the legend again."""
        self.reading = reading
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.reading:
            painter.setFont(theme.font(12, 500))
            painter.setPen(QColor(theme.current().text))
            painter.drawText(self.rect(), MIDDLE, self.reading)
            self._paint_unit(painter, painter.fontMetrics().horizontalAdvance(self.reading))
        else:
            self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Draw the legend and the unit at the origin."""
        self._paint_unit(painter, self._paint_legend(painter, QRectF(self.rect())))

    def _paint_unit(self, painter: QPainter, taken: int) -> None:
        """Paint the unit, if there is room for it to the right of the text."""
        font = theme.font(11)
        if taken + GAP + QFontMetricsF(font).horizontalAdvance(self.unit) <= self.width():
            painter.setFont(font)
            painter.setPen(QColor(theme.current().text2))
            painter.drawText(self.rect(), MIDDLE | Qt.AlignmentFlag.AlignRight, self.unit)

    def _paint_legend(self, painter: QPainter, line: QRectF) -> int:
        """Paint the legend and return its width."""
        painter.setFont(theme.font(12))
        painter.setPen(QColor(theme.current().text2))
        metrics, x = painter.fontMetrics(), 2
        if self.words:
            words = metrics.elidedText(self.words, Qt.TextElideMode.ElideRight, round(line.width()))
            painter.drawText(line, MIDDLE, words)
            return metrics.horizontalAdvance(words)
        for text, ink, solid in self.swatches:
            _paint_swatch(painter, QRectF(x, 4, 11, 10), ink_of(ink), solid)
            painter.setPen(QColor(theme.current().text2))
            painter.drawText(line.adjusted(x + SWATCH, 0, 0, 0), MIDDLE, text)
            x += SWATCH + metrics.horizontalAdvance(text) + GAP
        return x


def _paint_swatch(painter: QPainter, box: QRectF, colour: str, solid: bool) -> None:
    if solid:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(colour, BAR_OPACITY))
        painter.drawRoundedRect(box, 2, 2)
        return
    painter.setPen(QPen(QColor(colour), 1))
    painter.setBrush(theme.colour(colour, 0.10))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
    for left, low, right, high in ((1.5, 7, 7.5, 1), (4.5, 9, 10, 3.5)):
        painter.drawLine(QLineF(box.left() + left, box.top() + low, box.left() + right, box.top() + high))
