"""What every self-painted button shares: hover and press that fade, and the focus ring's shape."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QEnterEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QGraphicsDropShadowEffect, QSizePolicy, QWidget

from app.services import theme

RADIUS = 7.0
SHEET_RADIUS = 12.0
CONTROL_HEIGHT = 32


class PaintedButton(QAbstractButton):
    """A button that paints itself from `self.warmth` (0 at rest, 1 hovered) and `self.isDown()`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.warmth = 0.0
        self._fade = QVariantAnimation(self)
        self._fade.valueChanged.connect(self._on_fade)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._fade_to(1.0)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._fade_to(0.0)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self.update()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _fade_to(self, warmth: float) -> None:
        self._fade.stop()
        self._fade.setDuration(theme.duration(80))
        self._fade.setStartValue(self.warmth)
        self._fade.setEndValue(warmth)
        self._fade.start()

    def _on_fade(self, value: float) -> None:
        self.warmth = value
        self.update()


def surface(rest: str, hover: str, button: PaintedButton) -> QColor:
    """The fill of a button between its colour at rest and hovered; a little darker while pressed."""
    blend = theme.mix(rest, hover, button.warmth if button.isEnabled() else 0.0)
    return blend.darker(106) if button.isDown() else blend


def float_above(widget: QWidget) -> None:
    """Give a floating card its shadow; only what floats has one."""
    shadow = QGraphicsDropShadowEffect(widget)
    shadow.setBlurRadius(32)
    shadow.setOffset(0, 8)
    shadow.setColor(theme.colour("#000000", 0.28))
    widget.setGraphicsEffect(shadow)


def rounded(painter: QPainter, rect: QRectF, fill: QColor | None, line: QColor | None, radius: float = RADIUS) -> None:
    """A rounded rectangle with a crisp one-pixel outline inside `rect`."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    if line is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(rect, radius, radius)
    else:
        painter.setPen(line)
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def paint_sheet(widget: QWidget) -> None:
    """The ground of what floats over the window: a panel with a popover's corners."""
    tokens = theme.current()
    rounded(QPainter(widget), QRectF(widget.rect()), QColor(tokens.panel), QColor(tokens.border), SHEET_RADIUS)
