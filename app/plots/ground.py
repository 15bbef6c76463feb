"""The part of a picture that stays while the mouse moves over it, painted once for each size and scale."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget


class Ground:
    """Keeps what `draw` painted for `widget` until it is renewed."""

    def __init__(self, widget: QWidget, draw: Callable[[QPainter], None]) -> None:
        self._widget, self._draw = widget, draw
        self._kept = QPixmap()

    def renew(self) -> None:
        """Other figures or another theme: paint it anew."""
        self._kept = QPixmap()
        self._widget.update()

    def paint(self, painter: QPainter) -> None:
        """Put it into the widget."""
        ratio = self._widget.devicePixelRatioF()
        size = self._widget.size() * ratio
        if self._kept.size() != size or self._kept.devicePixelRatio() != ratio:
            self._kept = QPixmap(size)
            self._kept.setDevicePixelRatio(ratio)
            self._kept.fill(Qt.GlobalColor.transparent)
            ground = QPainter(self._kept)
            self._draw(ground)
            ground.end()
        painter.drawPixmap(0, 0, self._kept)
