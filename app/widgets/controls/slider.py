"""Slider with a filled track and a round thumb."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSlider, QWidget

from app.base.theme import theme
from app.widgets.keys import claim_key, is_plain_key
from app.widgets.painting import paint_rounded_rect

THUMB = 7.5
MOVES = frozenset(
    {
        Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End,
        Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
    }
)  # fmt: skip
"""Keys that move the thumb."""


class Slider(QSlider):
    """Horizontal QSlider in the program's own look; a click on the track moves the thumb there."""

    def __init__(self, low: int, high: int, value: int, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setRange(low, high)
        self.setValue(value)
        self.setFixedHeight(28)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMinimumWidth(80)

    def sizeHint(self) -> QSize:
        return QSize(160, 28)

    def x_of(self, value: int) -> float:
        """Return the x coordinate of the thumb's centre at a value."""
        span = self.maximum() - self.minimum()
        share = (value - self.minimum()) / span if span else 0.0
        return THUMB + share * (self.width() - 2 * THUMB)

    def go_to(self, x: float) -> None:
        """Set the value whose thumb position is nearest to `x`."""
        share = (x - THUMB) / max(1.0, self.width() - 2 * THUMB)
        self.setValue(round(self.minimum() + share * (self.maximum() - self.minimum())))

    def event(self, event: QEvent) -> bool:
        # These keys may be shortcuts of the page, but move the slider that has the focus.
        return claim_key(event, lambda key: is_plain_key(key) and key.key() in MOVES) or super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.go_to(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.go_to(event.position().x())

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        middle, x = self.height() / 2, self.x_of(self.value())
        track = theme.mix(tokens.border, tokens.outline, 0.1 if not tokens.dark else 0.25)
        paint_rounded_rect(painter, QRectF(0, middle - 2, self.width(), 4), track, None, 2)
        paint_rounded_rect(painter, QRectF(0, middle - 2, x, 4), QColor(tokens.accent), None, 2)
        painter.setPen(QColor(tokens.outline))
        painter.setBrush(QColor("#FFFFFF" if not tokens.contrast else tokens.accent))
        painter.drawEllipse(QPointF(x, middle), THUMB, THUMB)
