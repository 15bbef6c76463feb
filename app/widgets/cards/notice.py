"""Notices inside a page, and toasts over it for some seconds."""

from __future__ import annotations

from PySide6.QtCore import QPropertyAnimation, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGraphicsOpacityEffect, QHBoxLayout, QVBoxLayout, QWidget

from app.base.theme import icons, theme
from app.widgets.controls.buttons import Button
from app.widgets.painting import paint_rounded_rect
from app.widgets.text import Label

INKS = {
    "ok": ("ok", "ok_fill", "check"),
    "ask": ("accent", "hover", "help"),
    "warn": ("warn", "warn_fill", "warn"),
    "danger": ("danger", "danger_fill", "warn"),
}


SIDE = 16
"""Least pixels between a toast and the sides of the window."""


class Notice(QWidget):
    """Coloured note in the page: a bold title, a sentence, and buttons for what to do; hidden at first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = "ok"
        column = QVBoxLayout(self)
        column.setContentsMargins(44, 12, 14, 12)
        column.setSpacing(4)
        self._title = Label("", 13, 600, "ok")
        self._text = Label("", 12, 400, "text", wrap=True)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(8)
        self._buttons.setContentsMargins(0, 4, 0, 0)
        column.addWidget(self._title)
        column.addWidget(self._text)
        column.addLayout(self._buttons)
        self.hide()

    @property
    def title(self) -> str:
        return self._title.text()

    @property
    def text(self) -> str:
        return self._text.text()

    def set(self, kind: str, title: str, text: str = "", *buttons: Button) -> None:
        """Show a note of `kind` "ok", "ask", "warn" or "danger"."""
        self._kind = kind
        self._title.setText(title)
        self._title.set_ink(INKS[kind][0])
        self._text.say(text)
        self._text.setVisible(bool(text))
        while (item := self._buttons.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.deleteLater()
        for button in buttons:
            self._buttons.addWidget(button)
        if buttons:
            self._buttons.addStretch(1)
        self.show()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        ink, fill, icon = INKS[self._kind]
        painter = QPainter(self)
        line = QColor(getattr(tokens, ink)) if tokens.contrast else None
        paint_rounded_rect(painter, QRectF(self.rect()), QColor(getattr(tokens, fill)), line, 10)
        icons.paint(painter, icon, QRectF(14, 12, 19, 19), getattr(tokens, ink))


class Toast(QWidget):
    """Dark note at the foot of the window, about something done that is not visible by itself."""

    SHOWN_MS = 3200

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        column = QVBoxLayout(self)
        column.setContentsMargins(46, 10, 20, 10)
        column.setSpacing(1)
        self._text = Label("", 13, 600, "panel")
        self._detail = Label("", 12, 400, "panel", elided=True)
        self._icon = "check"
        column.addWidget(self._text)
        column.addWidget(self._detail)
        effect = QGraphicsOpacityEffect(self)
        self.setGraphicsEffect(effect)
        self._fade = QPropertyAnimation(effect, b"opacity", self)
        self._fade.finished.connect(self._on_faded)
        self._timer = QTimer(self, interval=self.SHOWN_MS, singleShot=True)
        self._timer.timeout.connect(lambda: self._fade_to(0.0))
        self.hide()

    @property
    def text(self) -> str:
        return self._text.text()

    def show_text(self, text: str, detail: str = "", *, good: bool = True) -> None:
        """Show the texts for some seconds, with a tick, or with a warning sign if not `good`."""
        self._icon = "check" if good else "warn"
        self._text.setText(text)
        self._detail.setText(detail)
        self._detail.setVisible(bool(detail))
        window = self.parentWidget()
        if window is not None:
            self.setMaximumWidth(window.width() - 2 * SIDE)
        self.adjustSize()
        self.place()
        self.show()
        self.raise_()
        self._fade_to(1.0)
        self._timer.start()

    def place(self) -> None:
        """Centre the toast above the status line."""
        window = self.parentWidget()
        if window is not None:
            self.move((window.width() - self.width()) // 2, window.height() - self.height() - 52)

    def _fade_to(self, opacity: float) -> None:
        self._fade.stop()
        self._fade.setDuration(theme.duration(120))
        self._fade.setEndValue(opacity)
        self._fade.start()

    def _on_faded(self) -> None:
        if self._fade.endValue() == 0.0:
            self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        paint_rounded_rect(painter, QRectF(self.rect()), QColor(tokens.text), None, 10)
        icons.paint(painter, self._icon, QRectF(16, (self.height() - 19) / 2, 19, 19), tokens.panel)
