"""Keys that a widget keeps for itself, though a shortcut of the page has them too."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

CHORD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def plain(event: QKeyEvent) -> bool:
    """Whether a key is pressed without what makes a command of it: what moves in a widget leaves Ctrl and Alt to the
    page."""
    return not event.modifiers() & CHORD


def claimed(event: QEvent, wants: Callable[[QKeyEvent], bool]) -> bool:
    """For `QWidget.event`: whether `event` asks if the focused widget wants a shortcut's key, and it does."""
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent) or not wants(event):
        return False
    event.accept()
    return True
