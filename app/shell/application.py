"""The QApplication, set up the same way for the window, the check, the pictures and the tests."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QIcon, QPixmapCache
from PySide6.QtWidgets import QApplication

from app.services import accessible, theme
from app.shell import ending
from resources import APPLICATION_ID, ROOT

COLLECT_MS = 500
TURN_S = 1e-4
"""So long a worker may hold the interpreter when the window waits for it.

Each call into Qt lets go of it, and a frame is some hundred calls: with Python's usual 5 ms one that takes 9 ms takes
180 beside a worker that computes in Python, and 40 with this."""
PICTURES_KB = 64 * 1024
"""Room for painted axes, those of all plots together; the largest screens need most of it for one."""
SYSTEM_FONT = "system font"  # not shown
"""The application's property with the font that the system would have had for it."""


def make_application(arguments: Sequence[str] = ()) -> QApplication:
    """The one QApplication of the process: Fusion, the interface font, the program's name and icon."""
    running = QApplication.instance()
    app = running if isinstance(running, QApplication) else QApplication([sys.argv[0], *arguments])
    sys.setswitchinterval(TURN_S)
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

    Left alone it runs in whatever thread happens to make an object, and a widget or timer that dies in a worker thread
    takes the process with it.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        timer = QTimer(self, interval=COLLECT_MS)
        timer.timeout.connect(collect)
        timer.start()


def collect() -> None:
    """Collect the oldest generation whose turn it is."""
    ages = enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
    due = [age for age, (count, most) in ages if count > most]
    if due:
        gc.collect(due[-1])
