"""Keys that the focused widget takes although they are shortcuts of the page, and arrow keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Down: (0, 1),
}
"""Step to the right and down for each arrow key."""
CHORD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def is_plain_key(event: QKeyEvent) -> bool:
    """Return whether a key is pressed without Ctrl or Alt.

    Widgets leave keys with Ctrl and Alt to the commands of the page.
    """
    return not event.modifiers() & CHORD


def claim_key(event: QEvent, wants: Callable[[QKeyEvent], bool]) -> bool:
    """Accept an event that asks if the focused widget wants a shortcut's key, and return whether it was one.

    For `QWidget.event`.
    """
    # Hardly any event is a key event, and a class check in Python is faster than Qt's `type()`.
    if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.ShortcutOverride or not wants(event):
        return False
    event.accept()
    return True
