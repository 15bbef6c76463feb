"""One of a few: the segmented control."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.services import theme
from app.widgets.base import rounded
from app.widgets.keys import claimed


class Segment(QWidget):
    """Choices side by side, one of them on. Arrow keys move the choice."""

    chosen = Signal(str)

    def __init__(self, choices: Sequence[tuple[str, str]], current: str, parent: QWidget | None = None) -> None:
        """`choices` are (key, text) pairs; `current` is the key that is on."""
        super().__init__(parent)
        self._choices = list(choices)
        self._current = current
        self._hovered = -1
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def current(self) -> str:
        return self._current

    def set_current(self, key: str) -> None:
        """Show `key` as chosen, without a signal."""
        self._current = key
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(sum(self._widths())) + 4, 30)

    def _widths(self) -> list[float]:
        metrics = QFontMetricsF(theme.font(13, 600))
        return [metrics.horizontalAdvance(text) + 26 for _, text in self._choices]

    def _rects(self) -> list[QRectF]:
        rects, x = [], 2.0
        for width in self._widths():
            rects.append(QRectF(x, 2, width, self.height() - 4))
            x += width
        return rects

    def _at(self, x: float) -> int:
        return next((k for k, rect in enumerate(self._rects()) if rect.left() <= x < rect.right()), -1)

    def _choose(self, index: int) -> None:
        key = self._choices[index][0]
        if key != self._current:
            self._current = key
            self.update()
            self.chosen.emit(key)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self._at(event.position().x())
        if index >= 0 and event.button() == Qt.MouseButton.LeftButton:
            self._choose(index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hovered = self._at(event.position().x())
        self.update()

    def leaveEvent(self, _event: object) -> None:
        self._hovered = -1
        self.update()

    def event(self, event: QEvent) -> bool:
        # a page may have the arrow keys as shortcuts; here they belong to the choice
        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right)
        return claimed(event, lambda key: key.key() in arrows) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        index = next(k for k, (key, _) in enumerate(self._choices) if key == self._current) + step
        if step and 0 <= index < len(self._choices):
            self._choose(index)
        elif not step:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        track = tokens.sunken if tokens.dark else tokens.hover
        rounded(painter, QRectF(self.rect()), QColor(track), QColor(tokens.border) if tokens.dark else None)
        for index, ((key, text), rect) in enumerate(zip(self._choices, self._rects(), strict=True)):
            on = key == self._current
            if on:
                self._paint_thumb(painter, rect)
            painter.setFont(theme.font(13, 600 if on else 500))
            lit = on or index == self._hovered
            ink = tokens.on_accent if on and tokens.contrast else tokens.text if lit else tokens.text2
            painter.setPen(QColor(ink if self.isEnabled() else tokens.text3))
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_thumb(self, painter: QPainter, rect: QRectF) -> None:
        tokens = theme.current()
        if tokens.contrast:
            rounded(painter, rect, QColor(tokens.accent), None, 5.5)
        elif tokens.dark:
            rounded(painter, rect, theme.mix(tokens.hover, tokens.outline, 0.16), None, 5.5)
        else:
            rounded(painter, rect.translated(0, 1), theme.colour("#000000", 0.10), None, 5.5)
            rounded(painter, rect, QColor(tokens.panel), None, 5.5)
