"""Widgets with several places: the one under the mouse is highlighted, and reacts to a click."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget


class HoverPlaces:
    """Mixin, to be named first, for a widget with numbered places and mouse tracking."""

    hovered = -1
    """Number of the place under the mouse, -1 for none."""

    hover_shape = Qt.CursorShape.PointingHandCursor
    """Shape of the mouse's cursor at a place."""

    def place_at(self, where: QPointF) -> int:
        """Return the place at a point of the widget or of its viewport, -1 outside all of them."""
        raise NotImplementedError

    def click(self, place: int) -> None:
        """React to a left click at a place of the widget, such as a tile or a bar; does nothing by default.

        `place` is a number that `place_at` returns.
        """

    def hover(self, place: int) -> None:
        """Highlight a place, or with -1 none."""
        if place != self.hovered:
            self.hovered = place
            assert isinstance(self, QWidget)
            surface = self.viewport() if isinstance(self, QAbstractScrollArea) else self
            surface.setCursor(self.hover_shape if place >= 0 else Qt.CursorShape.ArrowCursor)
            surface.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.hover(self.place_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self.place_at(event.position())
        if place >= 0 and event.button() == Qt.MouseButton.LeftButton:
            self.click(place)

    def leaveEvent(self, _event: QEvent) -> None:
        self.hover(-1)
