"""Accessibility of controls that paint themselves, and announcements by a screen reader.

A widget that names an `accessible_role` has that role instead of Qt's "client area". It may describe itself further,
asked only while a screen reader is active: its value with `accessible_value()`, a long description with
`accessible_details()`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QApplication, QWidget
from shiboken6 import isValid

from app.base.language.wording import full_stops

Role = QAccessible.Role
VALUES_HAVE_WORDS = sys.platform in {"win32", "darwin"}
"""Whether values may be words; AT-SPI takes only numbers, so there they begin the description."""

HUSHED = "hushed"  # not shown
"""Property of a widget whose new description must not be read out just now."""
UNTOLD = "untold"  # not shown
"""Property of a widget whose description is to be sent once it has lost the keyboard focus."""


class _Interface(QAccessibleWidget):
    """Accessible interface that puts a widget's own texts before those that Qt gives every widget."""

    def __init__(self, widget: QWidget, role: QAccessible.Role) -> None:
        super().__init__(widget, role, "")

    def text(self, which: QAccessible.Text) -> str:
        if which == QAccessible.Text.Value:
            return self._call_text_method("accessible_value") or self.widget().accessibleDescription()
        if which == QAccessible.Text.Description:
            if self.widget().property(HUSHED):
                return ""
            details = self._call_text_method("accessible_details") or super().text(which)
            value = "" if VALUES_HAVE_WORDS else self._call_text_method("accessible_value")
            return full_stops(filter(None, dict.fromkeys((value, details))))
        return super().text(which)

    def _call_text_method(self, name: str) -> str:
        """Return the widget's text from a method of this name; empty if it has none."""
        method = getattr(self.widget(), name, None)
        return "" if method is None else str(method())


def _interface(_kind: str, thing: QObject) -> QAccessibleInterface | None:
    # Qt calls this several times for every widget, and a lookup on the class fails faster than one on the object.
    role = getattr(type(thing), "accessible_role", None)
    return None if role is None or not isinstance(thing, QWidget) else _Interface(thing, role)


_installed: list[object] = []


def install() -> None:
    """Use the widgets' own accessible texts from now on."""
    if not _installed:
        _installed.append(_interface)
        QAccessible.installFactory(_interface)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(_on_focus)


def listening() -> bool:
    """Return whether a screen reader, or anything else that asks for texts, is active."""
    return QAccessible.isActive()


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """Announce something that has happened; `urgent` interrupts what is being read."""
    if not text or not listening():
        return
    event = QAccessibleAnnouncementEvent(widget, text)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
    send(event)


def notify_change(widget: QWidget) -> None:
    """Tell assistive technology that a widget's description of itself has changed."""
    if not widget.hasFocus():
        # NVDA would read out the whole value of the widget with the focus; it asks for it anew whenever it wants it.
        _send(widget, QAccessible.Event.ValueChanged)
    _quietly(widget, lambda: _send(widget, QAccessible.Event.DescriptionChanged))


def set_description(widget: QWidget, text: str) -> None:
    """Describe a widget that has a role of its own, without reading it out while it has the focus."""
    if text != widget.accessibleDescription():
        _quietly(widget, lambda: widget.setAccessibleDescription(text))


def describe(widget: QWidget, text: str, *, aloud: bool = True) -> None:
    """Describe a widget by what is at its cursor.

    With `aloud` a screen reader says it while the keyboard moves the cursor; what moves by itself goes too fast to be
    heard.
    """
    set_description(widget, text)
    if aloud and widget.hasFocus():
        announce(widget, text)


def _quietly(widget: QWidget, tell: Callable[[], object]) -> None:
    """Send a new description without having it read out: what has happened is announced instead.

    Orca reads all of it, such as all rows of a board after each move, if the widget has the focus. It keeps what it was
    sent, so that sending nothing would leave an outdated text: it receives an empty one now, and the new one later.
    """
    hushed = widget.hasFocus()
    widget.setProperty(HUSHED, hushed)
    tell()
    widget.setProperty(HUSHED, False)
    if hushed:
        widget.setProperty(UNTOLD, True)


def _on_focus(old: QWidget | None, _now: QWidget | None) -> None:
    if old is not None and isValid(old) and old.property(UNTOLD):
        old.setProperty(UNTOLD, False)
        # Wait until a screen reader has heard that the focus is elsewhere.
        QTimer.singleShot(0, old, lambda: _quietly(old, lambda: _send(old, QAccessible.Event.DescriptionChanged)))


def _send(widget: QWidget, kind: QAccessible.Event) -> None:
    if listening():
        send(QAccessibleEvent(widget, kind))


def send(event: QAccessibleEvent) -> None:
    """Send an event to the system's accessibility interface."""
    QAccessible.updateAccessibility(event)
