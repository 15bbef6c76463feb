"""Focus ring: drawn once for all widgets, two pixels outside the control focused by the keyboard."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from shiboken6 import isValid

from app.base.theme import theme
from app.widgets.controls.segment import Option
from app.widgets.painting import RADIUS

OFF, CASING = 4, 1
"""Pixels from a control to the outer edge of its ring, and width of the casing beside the ring's line."""
BY_TAB = "focused by tab"  # not shown
"""Property of a widget other than a control that Tab has focused: the puzzle, a field, a table."""
UNFRAMED = "has no frame"  # not shown
"""Property of a field or table that shows only its text: the ring stays clear of it."""
BY_MOUSE = "focused by mouse"  # not shown
"""Property of a control that the mouse has focused."""


class FocusRing(QWidget):
    """Ring around the focused control of `window`.

    Controls take the focus by Tab only (their policy is TabFocus), so a ring never follows the mouse (a plot that was
    zoomed by it sets `BY_MOUSE`). Fields and the puzzle itself, which a click does focus, have a ring when Tab led
    there (`BY_TAB`), until the user clicks or types.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()
        self._target: QWidget | None = None
        self._watched: list[QWidget] = []
        """Ringed control and its parents up to the window, with which the ring moves."""
        self._seen = QRect()
        """Visible part of the ring, in its own pixels: it is cut off with a control scrolled out of view."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus)

    def _on_focus(self, old: QWidget | None, now: QWidget | None) -> None:
        if old is not None and old is not now and isValid(old) and old.property(BY_TAB):
            old.setProperty(BY_TAB, False)
        self.follow(now)

    def follow(self, now: QWidget | None) -> None:
        """Move the ring to the focused widget `now`, or hide it if that needs none."""
        for watched in filter(isValid, self._watched):
            watched.removeEventFilter(self)
        self._target = _find_ringed_control(now) if now is not None and self._needs_ring(now) else None
        self._watched = [] if self._target is None else list(_lineage(self._target, self.parentWidget()))
        for watched in self._watched:
            watched.installEventFilter(self)
        self._place()

    def _needs_ring(self, widget: QWidget) -> bool:
        window = self.parentWidget()
        if window is None or not window.isAncestorOf(widget) or widget.property(BY_MOUSE):
            return False
        return widget.focusPolicy() == Qt.FocusPolicy.TabFocus or bool(widget.property(BY_TAB))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._target and event.type() in {QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress}:
            self._begin_to_use(event)
        if event.type() in {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Hide, QEvent.Type.Show}:
            self._place()
        return False

    def _begin_to_use(self, event: QEvent) -> None:
        """Hide the ring when the user starts to type or click in what Tab has focused."""
        target = self._target
        led = isinstance(event, QKeyEvent) and event.key() in {Qt.Key.Key_Tab, Qt.Key.Key_Backtab}
        if target is not None and target.property(BY_TAB) and not led:
            target.setProperty(BY_TAB, False)
            self._target = None
            self._place()

    def _place(self) -> None:
        target, window = self._target, self.parentWidget()
        if target is None or window is None or not isValid(target) or not target.isVisible():
            self.hide()
            return
        whole = _map_to_window(window, target)
        # Draw the ring inside a widget that fills its place up to the edges.
        off = -OFF if target.property(BY_TAB) and not target.property(UNFRAMED) else OFF
        ring = whole.adjusted(-off, -off, off, off).intersected(window.rect())
        self._seen = QRect(ring)
        for view in (_map_to_window(window, around) for around in self._watched if _scrolls(around)):
            self._seen = self._seen.intersected(_cut(ring, whole, view))
        self._seen.translate(-ring.topLeft())
        self.setGeometry(ring)
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setClipRect(self._seen)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, radius = theme.current(), RADIUS + OFF - 1
        # The casing separates the ring from a background of the same colour.
        for colour, wide in ((tokens.panel, 2 + 2 * CASING), (tokens.accent, 2)):
            painter.setPen(QPen(QColor(colour), wide))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)


def _lineage(widget: QWidget, window: QWidget | None) -> Iterator[QWidget]:
    """Yield a control and its parents, short of the window."""
    around: QWidget | None = widget
    while around is not None and around is not window:
        yield around
        around = around.parentWidget()


def _map_to_window(window: QWidget, widget: QWidget) -> QRect:
    """Return the rectangle of a widget in the window."""
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def _scrolls(widget: QWidget) -> bool:
    """Return whether a widget is the viewport of a scroll area."""
    area = widget.parentWidget()
    return isinstance(area, QAbstractScrollArea) and area.viewport() is widget


def _cut(ring: QRect, whole: QRect, view: QRect) -> QRect:
    """Return the ring, cut at those edges of `view` that the control extends beyond."""
    seen = QRect(ring)
    if whole.top() < view.top():
        seen.setTop(view.top())
    if whole.bottom() > view.bottom():
        seen.setBottom(view.bottom())
    if whole.left() < view.left():
        seen.setLeft(view.left())
    if whole.right() > view.right():
        seen.setRight(view.right())
    return seen


def _find_ringed_control(widget: QWidget) -> QWidget:
    """Return the whole control that a focused widget is part of."""
    return widget.segment if isinstance(widget, Option) else widget
