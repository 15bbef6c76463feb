"""One of many: a flat button with a chevron that opens a list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QWidget

from app.services import icons, theme
from app.widgets.base import PaintedButton, rounded


class Dropdown(PaintedButton):
    """Shows `prefix` and the current choice; the list opens below it, the current choice ticked."""

    chosen = Signal(str)

    def __init__(
        self, choices: Sequence[tuple[str, str]], current: str, prefix: str = "", parent: QWidget | None = None
    ) -> None:
        """`choices` are (key, text) pairs; `current` is the key that is on."""
        super().__init__(parent)
        self._prefix = prefix
        self._choices: list[tuple[str, str]] = []
        self._current = current
        self.menu: QMenu | None = None
        self.clicked.connect(self.open)
        self.set_choices(choices, current)

    @property
    def current(self) -> str:
        return self._current

    def set_choices(self, choices: Sequence[tuple[str, str]], current: str) -> None:
        """Offer other choices, without a signal."""
        self._choices = list(choices)
        self.set_current(current)

    def set_current(self, key: str) -> None:
        """Show `key` as chosen, without a signal."""
        self._current = key
        text = next(text for choice, text in self._choices if choice == key)
        self.setText(f"{self._prefix} {text}".strip())
        self.setAccessibleName(self.text())
        self.updateGeometry()
        self.update()

    def open(self) -> None:
        """Open the list."""
        self.menu = QMenu(self)
        for key, text in self._choices:
            action = self.menu.addAction(text)
            action.triggered.connect(lambda _checked=False, key=key: self._choose(key))
            if key == self._current:
                action.setIcon(icons.icon("check", 16))
                self.menu.setActiveAction(action)
        self.menu.aboutToHide.connect(self.menu.deleteLater)
        self.menu.popup(self.mapToGlobal(QPoint(0, self.height() + 4)))

    def _choose(self, key: str) -> None:
        if key != self._current:
            self.set_current(key)
            self.chosen.emit(key)

    def sizeHint(self) -> QSize:
        return QSize(44 + round(QFontMetricsF(theme.font(13, 500)).horizontalAdvance(self.text())), 32)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        if self.warmth > 0 or self.isDown():
            rounded(
                painter, QRectF(self.rect()), theme.colour(tokens.hover, 1.0 if self.isDown() else self.warmth), None
            )
        ink = tokens.text2 if self.isEnabled() else tokens.text3
        icons.paint(painter, "chev", QRectF(8, (self.height() - 16) / 2, 16, 16), ink)
        painter.setFont(theme.font(13, 500))
        painter.setPen(QColor(ink))
        painter.drawText(QRectF(self.rect()).adjusted(32, 0, -8, 0), Qt.AlignmentFlag.AlignVCenter, self.text())
