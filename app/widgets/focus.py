"""The focus ring: drawn once for all widgets, two pixels off whatever the keyboard moved to."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget

from app import theme
from app.widgets.base import RADIUS

OFF = 4


class FocusRing(QWidget):
    """Follows the keyboard focus inside `window`; hidden after a mouse press, and on fields, which show a border."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()
        self._target: QWidget | None = None
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.FocusIn and isinstance(watched, QWidget):
            reason = event.reason()  # type: ignore[attr-defined]
            by_key = reason in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}
            self._follow(watched if by_key and self._wanted(watched) else None)
        elif kind == QEvent.Type.MouseButtonPress and not self.isHidden():
            self._follow(None)
        elif watched is self._target and kind in {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Hide}:
            self._follow(self._target if kind != QEvent.Type.Hide else None)
        return False

    def _wanted(self, widget: QWidget) -> bool:
        window = self.parentWidget()
        return (
            window is not None
            and window.isAncestorOf(widget)
            and not isinstance(widget, QLineEdit | QPlainTextEdit)
            and not widget.property("stage")
        )

    def _follow(self, target: QWidget | None) -> None:
        self._target = target
        if target is None:
            self.hide()
            return
        window = self.parentWidget()
        assert window is not None
        corner = target.mapTo(window, QPoint(0, 0))
        self.setGeometry(corner.x() - OFF, corner.y() - OFF, target.width() + 2 * OFF, target.height() + 2 * OFF)
        self.show()
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.current().accent), 2))
        radius = RADIUS + OFF - 1
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)
