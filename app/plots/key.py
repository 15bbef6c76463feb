"""The key of a plot: what each form means."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.services import theme

Mark = tuple[str, str, bool]
"""(text, colour, solid): a swatch like the bars it explains."""


class Key(QWidget):
    """One line of swatches with words."""

    def __init__(self) -> None:
        super().__init__()
        self._marks: Sequence[Mark] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set(self, marks: Sequence[Mark]) -> None:
        self._marks = marks
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(theme.font(12))
        return QSize(round(sum(metrics.horizontalAdvance(text) + 35 for text, _, _ in self._marks)), 18)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.font(12))
        x = 2.0
        for text, colour, solid in self._marks:
            swatch = QRectF(x, 4, 11, 10)
            if solid:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.colour(colour, 0.78))
                painter.drawRoundedRect(swatch, 2, 2)
            else:
                painter.setPen(QPen(QColor(colour), 1))
                painter.setBrush(theme.colour(colour, 0.10))
                painter.drawRoundedRect(swatch.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
                painter.drawLine(QLineF(x + 1.5, 11, x + 7.5, 5))
                painter.drawLine(QLineF(x + 4.5, 13, x + 10, 7.5))
            painter.setPen(QColor(tokens.text2))
            width = painter.fontMetrics().horizontalAdvance(text)
            painter.drawText(QRectF(x + 17, 0, width + 4, 18), Qt.AlignmentFlag.AlignVCenter, text)
            x += 17 + width + 18
