"""The focus ring: drawn once for all widgets, two pixels off whatever the keyboard moved to."""

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
"""Pixels from a control to the outside of its ring, and of a thin line along its inside."""
BY_TAB = "focused by tab"  # not shown
"""The property of what else than a control the Tab key has led to: the puzzle, a field, a table."""
UNFRAMED = "has no frame"  # not shown
"""The property of a field or a table that nothing but its words is seen of: the ring keeps off them."""
BY_MOUSE = "focused by mouse"  # not shown
"""The property of a control that the mouse has given the keyboard to."""


class FocusRing(QWidget):
    """Rings the focused control of `window`.

    Controls take the focus by Tab only (their policy is TabFocus), so a ring never follows the mouse (a plot that was
    zoomed by it says so, `BY_MOUSE`). Around fields and the puzzle itself, which a click does focus, it stands when Tab
    led there (`BY_TAB`), until one clicks or types.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()
        self._target: QWidget | None = None
        self._watched: list[QWidget] = []
        """The ringed control and all that it is in, up to the window: it moves with them."""
        self._seen = QRect()
        """What of the ring is drawn, in its own pixels: it ends with a control that is scrolled out of sight."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus)

    def _on_focus(self, old: QWidget | None, now: QWidget | None) -> None:
        if old is not None and old is not now and isValid(old) and old.property(BY_TAB):
            old.setProperty(BY_TAB, False)
        self.follow(now)

    def follow(self, now: QWidget | None) -> None:
        """Stand around what has the keyboard now, if it is to have a ring."""
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
        """A key or a click in what Tab led to: one knows where one is."""
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
        # within what fills its place up to the edges
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
        # the casing keeps it apart from a ground of its own colour
        for colour, wide in ((tokens.panel, 2 + 2 * CASING), (tokens.accent, 2)):
            painter.setPen(QPen(QColor(colour), wide))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)


def _lineage(widget: QWidget, window: QWidget | None) -> Iterator[QWidget]:
    """A control and what it is in, short of the window."""
    around: QWidget | None = widget
    while around is not None and around is not window:
        yield around
        around = around.parentWidget()


def _map_to_window(window: QWidget, widget: QWidget) -> QRect:
    """Return where a widget lies in the window."""
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def _scrolls(widget: QWidget) -> bool:
    """Whether it is what a scroll area shows of its content."""
    area = widget.parentWidget()
    return isinstance(area, QAbstractScrollArea) and area.viewport() is widget


def _cut(ring: QRect, whole: QRect, view: QRect) -> QRect:
    """The ring up to the edges of `view` where the control goes beyond them; around a control in sight it is whole."""
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
