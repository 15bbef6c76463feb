"""The QApplication, set up the same way for the window, the check, the pictures and the tests."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from app.services import theme
from app.shell.garbage import Collector
from resources import ROOT


def make_application(arguments: Sequence[str] = ()) -> QApplication:
    """The one QApplication of the process: Fusion, the interface font, the program's name and icon."""
    running = QApplication.instance()
    app = running if isinstance(running, QApplication) else QApplication([sys.argv[0], *arguments])
    if app.findChild(Collector) is None:
        Collector(app)
    app.setApplicationName("statewalk")
    app.setApplicationDisplayName("Statewalk")
    app.setStyle("Fusion")
    app.setWindowIcon(QIcon(str(ROOT / "icons" / "statewalk.svg")))
    theme.load_fonts()
    return app
