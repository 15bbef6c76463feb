"""The QApplication, set up the same way for the window, the check, the pictures and the tests."""

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
"""Objects that may be searched later than it is their turn; some 20 MB if all of them are garbage."""
PICTURES_KB = 64 * 1024
"""Room for painted axes, those of all plots together; the largest screens need most of it for one."""
SYSTEM_FONT = "system font"  # not shown
"""The application's property with the font that the system would have had for it."""


def make_application(arguments: Sequence[str] = ()) -> QApplication:
    """The one QApplication of the process: Fusion, the interface font, the program's name and icon."""
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
    # boards, plots and moves read from the left in every language: half a window mirrored would be worse than none
    app.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    accessible.install()
    ending.install()
    app.setWindowIcon(QIcon(str(ROOT / "icons" / "statewalk.svg")))
    theme.load_fonts()
    return app


class Collector(QObject):
    """Python's search for garbage in cycles, kept to the thread that made this, by Python's own thresholds.

    Left alone it runs in whatever thread happens to make an object, and a widget, timer, animation or menu that dies in
    a worker thread takes the process with it, within seconds if workers make many objects.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        timer = QTimer(self, interval=COLLECT_MS)
        timer.timeout.connect(collect)
        timer.start()


def collect() -> None:
    """Collect the oldest generation whose turn it is, but not while something moves."""
    counts = gc.get_count()
    due = [age for age, (count, most) in enumerate(zip(counts, gc.get_threshold(), strict=True)) if count > most]
    if due and (counts[0] > MOST_WAITING or not in_motion()):
        gc.collect(due[-1])


def in_motion() -> bool:
    """Whether an animation goes on in a window: one of Qt, or the frames of a board, whose timer is a precise one."""
    windows = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
    running, precise = QAbstractAnimation.State.Running, Qt.TimerType.PreciseTimer
    return any(
        any(one.state() == running for one in window.findChildren(QAbstractAnimation))
        or any(timer.isActive() and timer.timerType() == precise for timer in window.findChildren(QTimer))
        for window in windows
    )
