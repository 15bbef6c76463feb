"""Zooming with Ctrl and the wheel; panning with the wheel, middle button, or Space and left button."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from app.sokoban.board.viewport import Viewport

NOTCH = 120
"""Angle that Qt reports for one notch of a wheel."""
ZOOM = 1.2
WHEEL_PX = 60.0
"""Distance by which one notch of the wheel moves the board."""


class Panning:
    """Zooms and pans a board; `press`, `move`, `release` and `key` return whether they used the event."""

    def __init__(self, widget: QWidget, viewport: Viewport) -> None:
        self._widget, self._viewport = widget, viewport
        self._from: QPointF | None = None
        self._space = False

    def wheel(self, event: QWheelEvent) -> None:
        """Zoom at the pointer with Ctrl, otherwise pan."""
        turned, pixels = event.angleDelta(), event.pixelDelta()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._viewport.zoom_by(ZOOM ** (turned.y() / NOTCH), event.position())
        elif self._viewport.is_whole:
            event.ignore()
            return
        else:
            offset = QPointF(pixels) if not pixels.isNull() else QPointF(turned) * (WHEEL_PX / NOTCH)
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                offset = offset.transposed()
            self._viewport.pan(offset)
        event.accept()

    def press(self, event: QMouseEvent) -> bool:
        """Start dragging the board."""
        by_left = event.button() == Qt.MouseButton.LeftButton and self._space
        if event.button() != Qt.MouseButton.MiddleButton and not by_left:
            return False
        self._from = event.position()
        self._widget.setCursor(Qt.CursorShape.ClosedHandCursor)
        return True

    def move(self, event: QMouseEvent) -> bool:
        """Drag the board along with the pointer."""
        if self._from is None:
            return False
        place = event.position()
        self._viewport.pan(place - self._from)
        self._from = place
        return True

    def release(self, event: QMouseEvent) -> bool:
        """Stop dragging the board."""
        if self._from is None or event.button() not in {Qt.MouseButton.MiddleButton, Qt.MouseButton.LeftButton}:
            return False
        self._from = None
        self._widget.setCursor(Qt.CursorShape.ArrowCursor)
        return True

    def key(self, event: QKeyEvent, down: bool) -> bool:
        """Remember whether Space is pressed."""
        if event.key() != Qt.Key.Key_Space or event.modifiers() != Qt.KeyboardModifier.NoModifier:
            return False
        if not event.isAutoRepeat():
            self._space = down
        return True
