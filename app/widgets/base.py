"""What the controls share: fading in while hovered, the keys that press a button, rounded shapes and shadows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QEnterEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QGraphicsDropShadowEffect, QPushButton, QSizePolicy, QWidget

from app.services import theme
from app.widgets.keys import claimed

RADIUS = 7.0
SHEET_RADIUS = 12.0
CONTROL_HEIGHT = 32
ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class HoverFade(QVariantAnimation):
    """How far a control has faded from rest (0) to hovered (1); repaints it on the way."""

    def __init__(self, control: QWidget) -> None:
        super().__init__(control)
        self.share = 0.0
        self._control = control
        self.valueChanged.connect(self._on_value)

    def to(self, share: float) -> None:
        """Fade to this share, from wherever it is now."""
        self.stop()
        self.setDuration(theme.duration(80))
        self.setStartValue(self.share)
        self.setEndValue(share)
        self.start()

    def _on_value(self, value: float) -> None:
        self.share = value
        self._control.update()


class PaintedButton(QPushButton):
    """A push button that a subclass paints from `self.warmth` (0 at rest, 1 hovered) and `self.isDown()`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._fade = HoverFade(self)

    @property
    def warmth(self) -> float:
        return self._fade.share

    def enterEvent(self, event: QEnterEvent) -> None:
        self._fade.to(1.0)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._fade.to(0.0)
        super().leaveEvent(event)

    def event(self, event: QEvent) -> bool:
        # a page may have these keys as shortcuts; they press the button that has the focus
        return claimed(event, presses) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_by_enter(self, event):
            super().keyPressEvent(event)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


def presses(event: QKeyEvent) -> bool:
    """Whether the key presses a button: Space, as Qt has it, and Enter."""
    return event.key() in {Qt.Key.Key_Space, *ENTER} and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier


def press_by_enter(button: QAbstractButton, event: QKeyEvent) -> bool:
    """Click `button` if the key is Enter; whether it was. A key held down clicks once."""
    if event.key() not in ENTER:
        return False
    if not event.isAutoRepeat():
        button.click()
    return True


def surface(rest: str, hover: str, button: QAbstractButton, warmth: float) -> QColor:
    """The fill of a button between its colour at rest and hovered (`warmth` 0..1); a little darker while pressed."""
    blend = theme.mix(rest, hover, warmth if button.isEnabled() else 0.0)
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
