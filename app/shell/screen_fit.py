"""First size of a window, and one saved on another screen, fitted into the free area of this screen."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStyle, QWidget

FIRST = QSize(1280, 800)
FRAME_WIDTH, FRAME_HEIGHT = 8, 44
"""Size reserved for the system's window frame, which is known only once the window is shown."""


def free_area(window: QWidget) -> QRect:
    """Return the free area of the screen that holds the window's centre, in the window's own pixels."""
    screen = QGuiApplication.screenAt(window.geometry().center()) or QGuiApplication.primaryScreen()
    return screen.availableGeometry()


def place(window: QWidget, kept: QByteArray, least: QSize) -> None:
    """Give the window its saved geometry, or else the usual size, as far as its screen has room."""
    window.resize(FIRST)
    fit(window, least, placed=window.restoreGeometry(kept))


def fit(window: QWidget, least: QSize, *, placed: bool) -> None:
    """Fit the window with its frame into its screen; on a small screen its least size gives way.

    `placed` says that it has a position of its own. Otherwise the system places it, and only its size is fitted.
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
        position = window.pos()
        window.move(min(max(position.x(), room.left()), last.x()), min(max(position.y(), room.top()), last.y()))
