"""QApplication, set up the same way for the window, the check, the pictures and the tests."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QObject, Qt, QTimer
from PySide6.QtGui import QIcon, QPixmapCache
from PySide6.QtWidgets import QApplication

from app.base.theme import accessible, theme
from app.shell import ending
from resources import APPLICATION_ID, ROOT

COLLECT_MS = 500
MOST_WAITING = 200_000
"""Objects whose collection may be delayed; some 20 MB if all of them are garbage."""
PICTURES_KB = 64 * 1024
"""Size of Qt's pixmap cache, used for the axes of all plots; one large screen needs most of it."""
SYSTEM_FONT = "system font"  # not shown
"""Property of the application with the font that the system chose for it."""


def make_application(arguments: Sequence[str] = ()) -> QApplication:
    """Return the process's one QApplication: Fusion style, interface font, the program's name and icon."""
    running = QApplication.instance()
    app = running if isinstance(running, QApplication) else QApplication([sys.argv[0], *arguments])
    QPixmapCache.setCacheLimit(PICTURES_KB)
    if app.findChild(Collector) is None:
        Collector(app)
        app.setProperty(SYSTEM_FONT, app.font())
        app.setStyle("Fusion")  # not shown
    app.setApplicationName("statewalk")
    app.setApplicationDisplayName("Statewalk")  # not shown
    app.setDesktopFileName(APPLICATION_ID)
    # Boards, plots and moves read from the left in every language: mirroring only half a window would be worse than
    # none.
    app.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    accessible.install()
    ending.install()
    app.setWindowIcon(QIcon(str(ROOT / "icons" / "statewalk.svg")))
    theme.load_fonts()
    return app


class Collector(QObject):
    """Python's cyclic garbage collector, run only in the thread of this object, by Python's thresholds.

    Left alone it runs in whatever thread happens to create an object, and a widget, timer, animation or menu that dies
    in a worker thread crashes the process, within seconds if workers create many objects.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        timer = QTimer(self, interval=COLLECT_MS)
        timer.timeout.connect(collect)
        timer.start()


def collect() -> None:
    """Collect the oldest generation that is due, unless an animation runs."""
    counts = gc.get_count()
    due = [age for age, (count, most) in enumerate(zip(counts, gc.get_threshold(), strict=True)) if count > most]
    if due and (counts[0] > MOST_WAITING or not in_motion()):
        gc.collect(due[-1])


def in_motion() -> bool:
    """Return whether a Qt animation, or a precise timer as boards use, is running in a visible window."""
    windows = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
    running, precise = QAbstractAnimation.State.Running, Qt.TimerType.PreciseTimer
    return any(
        any(animation.state() == running for animation in window.findChildren(QAbstractAnimation))
        or any(timer.isActive() and timer.timerType() == precise for timer in window.findChildren(QTimer))
        for window in windows
    )
