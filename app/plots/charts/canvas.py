"""Canvas of a plot: a view of pyqtgraph that zooms, pans, resets and follows linked plots.

This is the only file that imports pyqtgraph. Its view box holds the range, the limits and the links between plots; the
axes and marks are painted by this kit in one pass: the README beside the kit compares that with pyqtgraph's own items.
"""

from __future__ import annotations

import sys
from enum import Enum, auto
from functools import partial

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from app.base.theme import accessible, theme
from app.plots.drawing.axes import Axes, View
from app.widgets.cards.sheet import sheet_over
from app.widgets.focus import BY_MOUSE
from app.widgets.keys import claim_key, is_plain_key
from app.widgets.pending_click import PendingClick

WHEEL = 1.25
"""Factor by which a notch of the wheel, or a key, zooms."""
NOTCH = 120
ROUNDING = 1e-9
"""Fraction of a span that rounding errors may reach; smaller differences are ignored."""
FINEST = 1e-4
"""Least fraction of the whole range that can be zoomed to."""
THIN = 8
"""Least width or height of a drawn rectangle, in pixels, that zooms along that axis."""
LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
HELD_KEYS = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta}
ZOOM_KEYS = {Qt.Key.Key_Plus: 1 / WHEEL, Qt.Key.Key_Equal: 1 / WHEEL, Qt.Key.Key_Minus: WHEEL}


class Drag(Enum):
    """Action of a mouse drag."""

    RECTANGLE = auto()
    PAN = auto()
    OWN = auto()


class _Box(pg.ViewBox):  # type: ignore[misc]
    """View box that holds the visible range of a plot; linked boxes always show the same range.

    pyqtgraph would shift the range where linked plots do not line up on the screen.
    """

    def __init__(self) -> None:
        super().__init__(enableMenu=False, defaultPadding=0)

    def linkedViewChanged(self, view: _Box | None, axis: int) -> None:
        if view is not None and not self.linksBlocked:
            view.blockLink(True)
            (self.setXRange if axis == self.XAxis else self.setYRange)(*view.viewRange()[axis], padding=0)
            view.blockLink(False)

    def paint(self, *_arguments: object) -> None:
        """Paint nothing: its border would be filled with the brush that the marks left behind."""


class PlotCanvas(pg.GraphicsView):  # type: ignore[misc]
    """Graphics view of a plot that zooms with the wheel, with a drawn rectangle, and with + and -.

    With Shift the wheel zooms the height.

    Shift or the middle button drags what is in view along; 0 or a double click shows everything again. While a part is
    in view a click waits until it cannot become a double click any more.
    """

    accessible_role = accessible.Role.Chart

    _lender: QWidget | None = None
    """Widget of the puzzle, while the plot has taken the focus from it because the mouse zoomed."""

    zoomed = Signal()
    """The visible range has changed."""

    pointed = Signal(object)
    """The mouse is over a point (a QPointF), or over none (None)."""

    clicked = Signal(QPointF)

    dragged = Signal(QPointF)
    """The mouse is dragged in a plot that handles plain drags itself, see `own_drag`."""

    own_drag = False
    """Whether the plot handles plain drags itself; a rectangle is then drawn with Ctrl."""

    both_ways = False
    """Whether the wheel zooms both axes, as in a map, not only that of figures above a baseline."""

    flat = False
    """Whether the vertical axis cannot be zoomed, because several are stacked."""

    smallest = 2.0
    """Least number of units of the horizontal axis in view."""

    def __init__(self, axes: Axes) -> None:
        super().__init__(background=None)
        self.axes = axes
        self.home = View(0, 1, 0, 1)
        self._box = _Box()
        self.setCentralItem(None)
        self.scene().addItem(self._box)
        self._box.sigRangeChanged.connect(self._on_range)
        self.setCacheMode(self.CacheModeFlag.CacheNone)
        self.setOptimizationFlag(self.OptimizationFlag.DontSavePainterState)
        self._neighbour: PlotCanvas | None = None
        self._pressed: QPointF | None = None
        self._dragged, self._drag = QPointF(), Drag.RECTANGLE
        self._moved = self._with_control = self._own_begun = False
        self._rubber: QRectF | None = None
        self._clicks = PendingClick(self)
        self._mouse: QPointF | None = None
        """Position of the mouse while it leads the cursor; None after a key or the program moved the cursor."""
        self._settled = QTimer(self, singleShot=True, interval=0)
        self._settled.timeout.connect(self._read_again)

    # Range

    @property
    def home_across(self) -> bool:
        """Whether the whole horizontal axis is in view."""
        return self.axes.view[:2] == self.home[:2]

    @property
    def home_up(self) -> bool:
        """Whether the whole vertical axis is in view."""
        return self.axes.view[2:] == self.home[2:]

    @property
    def is_home(self) -> bool:
        """Whether the whole range is in view."""
        return self.axes.view == self.home

    def set_home(self, home: View) -> None:
        """Set the whole range; an axis that was not zoomed shows all of it."""
        if home == self.home:
            return
        across, up = self.home_across, self.home_up
        self.home = home
        view = self.axes.view
        self._go(View(*(home[:2] if across else view[:2]), *(home[2:] if up else view[2:])))

    def show_all(self) -> None:
        """Show the whole range again."""
        self._go(self.home)

    def zoom(self, factor: float, x: float, height: float, *, across: bool = True, up: bool = False) -> None:
        """Show `factor` times as much around a fixed place and height; do nothing at the closest view."""
        (left, right, low, high), home = self.axes.view, self.home
        if across:
            left, right = _zoom_span(left, right, x, factor, _closest(home.left, home.right, self.smallest))
        if up:
            low, high = _zoom_span(low, high, height, factor, _closest(home.low, home.high, 0))
        self._go(View(left, right, low, high))

    def pan(self, across: float, up: float) -> None:
        """Move the visible range, in units of the axes."""
        left, right, low, high = self.axes.view
        home = self.home
        across = max(home.left - left, min(across, home.right - right))
        up = max(home.low - low, min(up, home.high - high))
        self._go(View(left + across, right + across, low + up, high + up))

    def follow(self, other: PlotCanvas | None) -> None:
        """Link the horizontal axis with that of `other`, or unlink it if `other` is None."""
        if other is not self._neighbour:
            for canvas in filter(None, (self._neighbour, other)):
                canvas._box.setXLink(self._box if canvas is other else None)
            self._neighbour = other
            self._box.setXLink(None if other is None else other._box)

    def _go(self, view: View) -> None:
        """Show a range, as far as it lies within the whole range."""
        left, right = _clamp_span(view.left, view.right, self.home.left, self.home.right, self.smallest)
        low, high = self.home[2:] if self.flat else _clamp_span(view.low, view.high, self.home.low, self.home.high, 0)
        if (left, right, low, high) != self.axes.view and self._mouse is not None:
            self._settled.start()
        self.axes.show(View(left, right, low, high))
        self._box.setRange(xRange=(left, right), yRange=(low, high), padding=0)
        self.renew()
        self.zoomed.emit()

    def _on_range(self) -> None:
        """Adopt the range that a linked plot has set."""
        (left, right), _ = self._box.viewRange()
        view = self.axes.view
        if (left, right) != view[:2]:
            self._go(View(left, right, view.low, view.high))

    # Methods for subclasses to implement

    def refit(self) -> None:
        """Adapt the plot to a new size."""
        raise NotImplementedError

    def paint(self, painter: QPainter) -> None:
        """Paint the whole plot, with its corner at the painter's origin."""
        raise NotImplementedError

    def spot(self, where: QPointF) -> tuple[float, float]:
        """Return the place and the height at a point."""
        return self.axes.place_at(where.x()), self.axes.height_at(where.y())

    # Painting

    def drawBackground(self, painter: QPainter, _exposed: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        try:
            self.paint(painter)
        except Exception:
            # Report it here: a pending exception would fail the calls by which pyqtgraph goes on with the frame.
            sys.excepthook(*sys.exc_info())
        if self._rubber is not None:
            accent = theme.current().accent
            painter.setPen(theme.colour(accent, 0.8))
            painter.setBrush(theme.colour(accent, 0.12))
            painter.drawRect(self._rubber)

    def renew(self) -> None:
        """Repaint the whole plot."""
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        if event is not None and not self.closed:  # pyqtgraph gives a view that it closes another viewport
            self.axes.fit(event.size().toSizeF())
            self.refit()
            self._settled.start()

    # Mouse

    def _read_again(self) -> None:
        """Read out what lies under the mouse after the visible range has changed."""
        self._settled.stop()
        if self._mouse is not None and self._pressed is None:
            self.pointed.emit(self._mouse)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._clicks.finish()
        turned, sideways = event.angleDelta().y(), event.angleDelta().x()
        if sideways and not turned and not self.home_across:
            self.pan(-sideways / NOTCH * 0.1 * (self.axes.view.right - self.axes.view.left), 0)
        elif not turned or (turned < 0 and self.is_home):
            # Everything is in view: let the widget around the plot scroll.
            event.ignore()
            return
        else:
            tall = bool(event.modifiers() & SHIFT)
            place, height = self.spot(event.position())
            factor = WHEEL ** (-turned / NOTCH)
            if self.both_ways:
                self.zoom(factor, place, height, up=True)
            else:
                # Figures stand on their baseline, so it stays in place.
                self.zoom(factor, place, self.axes.view.low, across=not tall, up=tall)
        self._mouse = event.position()
        self._read_again()
        self._borrow_keys()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._clicks.finish()
        if event.button() not in (LEFT, MIDDLE):
            return
        self._pressed = self._dragged = event.position()
        self._moved = self._own_begun = False
        self._drag = self._drag_for(event)
        if self._drag is Drag.OWN and self.is_home:
            self._begin_own_drag(event.position())

    def _begin_own_drag(self, where: QPointF) -> None:
        self._own_begun = True
        self.dragged.emit(where)

    def _drag_for(self, event: QMouseEvent) -> Drag:
        if event.button() == MIDDLE or event.modifiers() & SHIFT:
            return Drag.PAN
        return Drag.OWN if self.own_drag and not event.modifiers() & CONTROL else Drag.RECTANGLE

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        where = self._mouse = event.position()
        if self._pressed is None:
            self.pointed.emit(where)
            return
        far = (where - self._pressed).manhattanLength()
        if not self._moved and far < QApplication.startDragDistance():
            return
        if self._drag is Drag.OWN and not self._own_begun:
            self._begin_own_drag(self._pressed)
        self._moved = True
        if self._drag is Drag.PAN:
            (x, height), (to_x, to_height) = self.spot(self._dragged), self.spot(where)
            self._dragged = where
            self.pan(x - to_x, height - to_height)
        elif self._drag is Drag.OWN:
            self.dragged.emit(where)
            self.pointed.emit(where)
        else:
            self._rubber = QRectF(self._pressed, where).normalized()
            self.renew()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, rubber = self._pressed, self._rubber
        self._pressed = self._rubber = None
        if pressed is None:
            return
        if rubber is not None:
            self._show_rectangle(pressed, event.position())
        elif not self._moved and event.button() == LEFT:
            control = bool(event.modifiers() & CONTROL)
            click = partial(self._click, event.position(), with_control=control, own=self._drag is Drag.OWN)
            if self.is_home:
                # a double click has nothing to show again, so the first click need not wait for the second
                click()
            else:
                self._clicks.wait(click)
        self._read_again()

    def _click(self, where: QPointF, *, with_control: bool, own: bool) -> None:
        if own and not self._own_begun:
            self._begin_own_drag(where)
        self._with_control = with_control
        self.clicked.emit(where)

    def _show_rectangle(self, start: QPointF, end: QPointF) -> None:
        """Zoom to the rectangle between two points."""
        (x, height), (to_x, to_height), view = self.spot(start), self.spot(end), self.axes.view
        across, up = view[:2], view[2:]
        if abs(end.x() - start.x()) >= THIN:
            across = min(x, to_x), max(x, to_x)
        if abs(end.y() - start.y()) >= THIN:
            up = min(height, to_height), max(height, to_height)
        self._borrow_keys()
        self._go(View(*across, *up))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() in (LEFT, MIDDLE):
            self._clicks.drop()
            self.show_all()
            self._read_again()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        # The pane around the plot has the menu.
        event.ignore()

    def leaveEvent(self, _event: QEvent) -> None:
        self._mouse = None
        self.pointed.emit(None)

    # Keyboard

    def _borrow_keys(self) -> None:
        """Take the focus after a zoom by mouse, so that the zoom keys work; others still reach the puzzle.

        The focus stays in a plot that already has it, which then takes the arrow keys too, in a text field, and in an
        open explanation, which Escape must close.
        """
        had = QApplication.focusWidget()
        writes = had is not None and had.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
        if had is self or writes or sheet_over(self) is not None:
            return
        self._lender = self._puzzle()
        self.setProperty(BY_MOUSE, True)
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    def _puzzle(self) -> QWidget | None:
        """Return the stage of the plot's page; None if the plot is on the stage itself."""
        around = self.parentWidget()
        while around is not None:
            stage = around.focusProxy()
            if stage is not None and stage.property("stage"):
                return None if stage.isAncestorOf(self) else stage
            around = around.parentWidget()
        return None

    def event(self, event: QEvent) -> bool:
        lender = self._lender
        if lender is not None and isinstance(event, QKeyEvent) and not PlotCanvas.wants(self, event):
            if event.type() != QEvent.Type.KeyPress or event.key() in HELD_KEYS or not isValid(lender):
                return False
            lender.setFocus()
            return QApplication.sendEvent(lender, event)
        if event.type() == QEvent.Type.FocusOut:
            self._lender = None
            self.setProperty(BY_MOUSE, False)
        # A page may have these keys as shortcuts; here they belong to the plot.
        return claim_key(event, lambda key: is_plain_key(key) and self.wants(key)) or bool(super().event(event))

    def wants(self, key: QKeyEvent) -> bool:
        """Return whether the plot handles a key."""
        return key.key() == Qt.Key.Key_0 or key.key() in ZOOM_KEYS

    def keyPressEvent(self, event: QKeyEvent) -> None:
        factor = ZOOM_KEYS.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_0:
            self.show_all()
        elif factor is not None:
            self.zoom(factor, *self.zoom_centre(), up=self.both_ways)
        else:
            event.ignore()

    def zoom_centre(self) -> tuple[float, float]:
        """Return the place and height around which a key zooms."""
        left, right, low, high = self.axes.view
        return (left + right) / 2, (low + high) / 2


def _closest(least: float, most: float, smallest: float) -> float:
    """Return the shortest part of `least`..`most` that may fill an axis."""
    return min(most - least, max(smallest, FINEST * (most - least)))


def _zoom_span(low: float, high: float, fixed: float, factor: float, closest: float) -> tuple[float, float]:
    """Return the span `factor` times as long, but no shorter than `closest`, with `fixed` where it is."""
    span = high - low
    if factor < 1 and span <= closest * (1 + ROUNDING):
        return low, high
    factor = max(factor, closest / span)
    fixed = max(low, min(fixed, high))
    return fixed - (fixed - low) * factor, fixed + (high - fixed) * factor


def _clamp_span(low: float, high: float, least: float, most: float, smallest: float) -> tuple[float, float]:
    """Return the span moved and cut so that it lies within `least`..`most`."""
    span = max(high - low, _closest(least, most, smallest))
    if span >= most - least:
        return least, most
    if span - (high - low) <= ROUNDING * span and least <= low and high <= most:
        return low, high
    low = max(least, min((low + high - span) / 2, most - span))
    return low, low + span
