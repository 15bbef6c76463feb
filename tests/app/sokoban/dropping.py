"""What is dragged over the window and dropped there."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication

from app.shell.window import Window


def drop(window: Window, data: QMimeData) -> bool:
    """Whether the window takes what is dragged over it and dropped."""
    buttons, keys, copy = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, Qt.DropAction.CopyAction
    over = QDragEnterEvent(QPointF(300, 300).toPoint(), copy, data, buttons, keys)
    QGuiApplication.sendEvent(window, over)
    QGuiApplication.sendEvent(window, QDropEvent(QPointF(300, 300), copy, data, buttons, keys))
    return over.isAccepted()
