"""Dragging and dropping over the window."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication

from app.shell.window import Window


def drop(window: Window, data: QMimeData) -> bool:
    """Drag and drop data over the window; return whether the window accepts it."""
    buttons, keys, copy = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, Qt.DropAction.CopyAction
    over = QDragEnterEvent(QPointF(300, 300).toPoint(), copy, data, buttons, keys)
    QGuiApplication.sendEvent(window, over)
    QGuiApplication.sendEvent(window, QDropEvent(QPointF(300, 300), copy, data, buttons, keys))
    return over.isAccepted()
