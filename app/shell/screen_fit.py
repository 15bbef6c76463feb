"""A window's first size, and one that was kept from another screen: both within what is free of this screen."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStyle, QWidget

FIRST = QSize(1280, 800)
FRAME_WIDTH, FRAME_HEIGHT = 8, 44
"""Room for the frame that the system draws around a window; it tells how large that is only once it is shown."""


def free_area(window: QWidget) -> QRect:
    """Return what panels leave of the screen that most of the window lies on, in the window's own pixels."""
    screen = QGuiApplication.screenAt(window.geometry().center()) or QGuiApplication.primaryScreen()
    return screen.availableGeometry()


def place(window: QWidget, kept: QByteArray, least: QSize) -> None:
    """Give the window the size and place that were kept, or the usual size, as far as its screen has room."""
    window.resize(FIRST)
    fit(window, least, placed=window.restoreGeometry(kept))


def fit(window: QWidget, least: QSize, *, placed: bool) -> None:
    """Let the window, with its frame, lie within its screen; its least size gives way on a screen that is smaller.

    `placed`: it has a place of its own. Another one is placed by the system, and only its size is looked at.
    """
    if window.isMaximized() or window.isFullScreen():
        return
    free, style = free_area(window), window.style()
    title = style.pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
    most = QSize(free.width() - FRAME_WIDTH, free.height() - FRAME_HEIGHT)
    window.setMinimumSize(least.boundedTo(most))
    if placed and free.contains(window.geometry().adjusted(0, -title, 0, 0)):
        return
    window.resize(window.size().boundedTo(most))
    if placed:
        room = QRect(free.topLeft() + QPoint(FRAME_WIDTH // 2, FRAME_HEIGHT - FRAME_WIDTH // 2), most)
        last = room.bottomRight() - QPoint(window.width() - 1, window.height() - 1)
        at = window.pos()
        window.move(min(max(at.x(), room.left()), last.x()), min(max(at.y(), room.top()), last.y()))
