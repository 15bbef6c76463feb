"""Keys that a widget keeps for itself, though a shortcut of the page has them too."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent


def claimed(event: QEvent, wants: Callable[[QKeyEvent], bool]) -> bool:
    """For `QWidget.event`: whether `event` asks if the focused widget wants a shortcut's key, and it does."""
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent) or not wants(event):
        return False
    event.accept()
    return True
