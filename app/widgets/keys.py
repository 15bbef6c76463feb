"""Keys that a widget keeps for itself, though a shortcut of the page has them too, and where the arrows lead."""

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
"""How far right and how far down each leads."""
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
    # hardly any event is a key's, and Qt's answer of which type it is takes longer than Python's of which class
    if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.ShortcutOverride or not wants(event):
        return False
    event.accept()
    return True
