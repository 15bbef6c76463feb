"""Tab order: through all visible controls in reading order, however they were created."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QWidget

from app.widgets.cards.card import OverlayCard
from app.widgets.focus import BY_TAB, FocusRing

DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
COVERED = "covered"  # not shown
"""Property of a page that something else covers completely: Tab skips what is hidden there."""
FLOATS = "floats over the puzzle"  # not shown
"""Property of a card that floats over the window without the focus: Tab goes there from the puzzle."""


def step(window: QWidget, onward: bool) -> bool:
    """Focus the next or previous control; return False if there is none.

    While a card is open over the window, the focus stays on the card.
    """
    now = QApplication.focusWidget()
    if now is None or not now.isVisible():
        return False
    home = _home(window, now)
    around = stops(home)
    if now not in around:
        around = _add_focused_widget(around, now, window)
    if not around:
        # Qt would move the focus out of the card.
        return home is not window
    target = around[(around.index(now) + (1 if onward else -1)) % len(around)]
    if target.focusPolicy() != Qt.FocusPolicy.TabFocus and not isinstance(target, QAbstractButton):
        target.setProperty(BY_TAB, True)
    if target is now:
        # There is no other control, so the ring only shows where the focus is.
        for ring in window.findChildren(FocusRing, options=DIRECT):
            ring.follow(now)
        return True
    reason = Qt.FocusReason
    target.setFocus(reason.TabFocusReason if onward else reason.BacktabFocusReason)
    _bring_into_sight(target)
    return True


def stops(home: QWidget) -> Sequence[QWidget]:
    """Return the controls in `home` that Tab comes to, in reading order."""
    return [widget for widget in _order(home) if _takes_keyboard(widget)]


def _home(window: QWidget, now: QWidget) -> QWidget:
    around: QWidget | None = now
    while around is not None and around is not window:
        if isinstance(around, OverlayCard):
            return around
        around = around.parentWidget()
    return window


def _add_focused_widget(around: Sequence[QWidget], now: QWidget, window: QWidget) -> Sequence[QWidget]:
    """Return the stops with the focused widget in its place among them, though Tab would not lead to it."""
    order = [*_order(_home(window, now))]
    if now not in order:
        # Something covers the page that still has the focus: Tab goes on from the page.
        page = max(index for index, widget in enumerate(order) if widget.isAncestorOf(now))
        order.insert(page + 1, now)
    return [widget for widget in order if widget is now or widget in around]


def _order(home: QWidget) -> Sequence[QWidget]:
    """Return all visible widgets in `home` in reading order, floating ones right after the puzzle."""
    read, floating = [*_read(home)], [child for child in home.children() if child.property(FLOATS)]
    stage = next((widget for widget in read if widget.property("stage")), None)
    if stage is None or not floating:
        return read
    over = [widget for widget in read if any(card is widget or _holds(card, widget) for card in floating)]
    rest = [widget for widget in read if widget not in over]
    after = 1 + max(index for index, widget in enumerate(rest) if widget is stage or stage.isAncestorOf(widget))
    return [*rest[:after], *over, *rest[after:]]


def _holds(home: QObject, widget: QWidget) -> bool:
    return isinstance(home, QWidget) and home.isAncestorOf(widget)


def _read(home: QWidget) -> Iterator[QWidget]:
    """Yield all visible widgets in `home`, parents first, by rows from the top and from the left."""
    yield home
    inside = [child for child in home.children() if isinstance(child, QWidget) and _in_sight(child)]
    for row in _rows([] if home.property(COVERED) else inside):
        for child in row:
            yield from _read(child)


def _in_sight(child: QWidget) -> bool:
    return child.isVisible() and not child.isWindow()


def _rows(widgets: Sequence[QWidget]) -> Iterator[Sequence[QWidget]]:
    """Yield the widgets by rows; those side by side share a row."""
    row: list[QWidget] = []
    for widget in sorted(widgets, key=lambda one: (one.y(), one.x())):
        if row and widget.geometry().center().y() > row[0].geometry().bottom():
            yield sorted(row, key=QWidget.x)
            row = []
        row.append(widget)
    yield sorted(row, key=QWidget.x)


def _takes_keyboard(widget: QWidget) -> bool:
    if not widget.isEnabled() or widget.focusProxy() is not None:
        return False
    if choices := _choices(widget):
        # The arrow keys lead from choice to choice.
        return widget is next((choice for choice in choices if choice.isChecked()), choices[0])
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def _choices(widget: QWidget) -> Sequence[QAbstractButton]:
    """Return the exclusive buttons that `widget` is one of; empty if it is none."""
    if not isinstance(widget, QAbstractButton) or not widget.autoExclusive():
        return []
    if (group := widget.group()) is not None:
        return group.buttons()
    around = widget.parentWidget()
    beside = [] if around is None else around.findChildren(QAbstractButton, options=DIRECT)
    return [button for button in beside if button.autoExclusive() and button.group() is None and button.isEnabled()]


def _bring_into_sight(widget: QWidget) -> None:
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(widget)
        around = around.parentWidget()
