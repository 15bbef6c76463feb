"""What a screen reader learns of controls that paint themselves, and what it says aloud when something happens.

A widget that names an `accessible_role` has that role instead of Qt's "client area". It may say more of itself, asked
for only when somebody listens: its value with `accessible_value()`, a long description with `accessible_details()`.
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
"""Whether a screen reader hears of values that are no numbers; AT-SPI has none, and they begin what describes."""

HUSHED = "hushed"  # not shown
"""The property of a widget that is just telling of another description, which is not to be read out."""
UNTOLD = "untold"  # not shown
"""The property of one that was hushed: its description is to be told when the keyboard has left it."""


class _Interface(QAccessibleWidget):
    """A widget's own words, over what Qt says of every widget."""

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
        """Return what the widget says of itself by a method that it may not have; empty then."""
        say = getattr(self.widget(), name, None)
        return "" if say is None else str(say())


def _interface(_kind: str, thing: QObject) -> QAccessibleInterface | None:
    # Qt asks this of every widget, several times; what an object lacks is sought longer than what its class lacks
    role = getattr(type(thing), "accessible_role", None)
    return None if role is None or not isinstance(thing, QWidget) else _Interface(thing, role)


_installed: list[object] = []


def install() -> None:
    """Let widgets speak for themselves from now on."""
    if not _installed:
        _installed.append(_interface)
        QAccessible.installFactory(_interface)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(_on_focus)


def listening() -> bool:
    """Whether a screen reader, or anything else that asks for words, is there."""
    return QAccessible.isActive()


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """Say something that has happened; `urgent` goes before what is being read."""
    if not text or not listening():
        return
    event = QAccessibleAnnouncementEvent(widget, text)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
    send(event)


def notify_change(widget: QWidget) -> None:
    """Tell assistive technology that a widget's description of itself has changed."""
    if not widget.hasFocus():
        # of what has the keyboard NVDA would read out the whole value; it asks for it anew whenever it wants it
        _send(widget, QAccessible.Event.ValueChanged)
    _quietly(widget, lambda: _send(widget, QAccessible.Event.DescriptionChanged))


def set_description(widget: QWidget, text: str) -> None:
    """Describe a widget that has a role of its own, without a word about it while it has the keyboard."""
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
    """Tell of another description so that nobody reads it out: what has happened is announced.

    Orca says the whole of it, all rows of a board after each move, if the widget has the keyboard. It keeps what it was
    told, so that nothing would be as untrue as telling nothing: it hears of an empty one, and of the new one later.
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
        # after a screen reader has heard that the keyboard is elsewhere
        QTimer.singleShot(0, old, lambda: _quietly(old, lambda: _send(old, QAccessible.Event.DescriptionChanged)))


def _send(widget: QWidget, kind: QAccessible.Event) -> None:
    if listening():
        send(QAccessibleEvent(widget, kind))


def send(event: QAccessibleEvent) -> None:
    """Hand an event over to the system."""
    QAccessible.updateAccessibility(event)
