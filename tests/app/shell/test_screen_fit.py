"""The window fits on any screen at any scale, when it is new and when its size was stored."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRect, QSize
from pytestqt.qtbot import QtBot

from app.base.storage.settings import Settings
from app.base.storage.store import Store
from app.shell import screen_fit
from app.shell.window import Window
from tests.import_graph import ROOT

SCREENS = {
    "1366x768 with a panel of 40": QRect(0, 0, 1366, 728),
    "1024x768 with a panel of 28 above": QRect(0, 28, 1024, 740),
    "1440x900 at 1.5": QRect(0, 0, 960, 600),
    "1366x768 at 2": QRect(0, 0, 683, 384),
    "the second of two": QRect(1920, 0, 1280, 720),
}
STARTED = """
import json
from app.shell.application import make_application
from app.shell.window import open_window
application = make_application()
window = open_window("cube")
application.processEvents()
free = window.screen().availableGeometry()
print(json.dumps([free.contains(window.frameGeometry()), window.width(), window.height(), free.width(), free.height()]))
window.close()
"""


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("kept", [False, True], ids=["new", "kept"])
def test_the_window_lies_within_its_screen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, screen: str, kept: bool
) -> None:
    settings, free = Settings(), SCREENS[screen]
    if kept:
        large = Window(settings, Store())
        qtbot.addWidget(large)
        large.setGeometry(700, 300, 1500, 1100)
        settings.set_layout("window", QByteArray(large.saveGeometry()))
        large.services.store.close()
    monkeypatch.setattr(screen_fit, "free_area", lambda _window: free)
    window = Window(settings, Store())
    qtbot.addWidget(window)
    frame = window.geometry().adjusted(-4, -40, 4, 4)
    assert frame.width() <= free.width() and frame.height() <= free.height()
    if kept:
        assert free.contains(frame)
    if free.height() > 540 + 44:
        assert window.minimumSize() == QSize(720, 540)
    window.services.store.close()


def test_a_kept_place_that_is_well_stays(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    settings, place = Settings(), QRect(31, 47, 900, 600)
    monkeypatch.setattr(screen_fit, "free_area", lambda _window: QRect(0, 0, 1366, 728))
    for _ in range(2):
        window = Window(settings, Store())
        qtbot.addWidget(window)
        if window.geometry() != place:
            window.setGeometry(place)
            settings.set_layout("window", window.saveGeometry())
    assert window.geometry() == place


@pytest.mark.parametrize(("width", "height", "scale"), [(1366, 768, "1"), (1440, 900, "1.5")])
def test_a_first_start_fits_a_real_screen(tmp_path: Path, width: int, height: int, scale: str) -> None:
    screen = {"name": "small", "x": 0, "y": 0, "width": width, "height": height, "logicalDpi": 96}
    described = tmp_path / "screens.json"
    described.write_text(json.dumps({"screens": [screen]}))
    environ = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={described}", "QT_SCALE_FACTOR": scale}
    call = [sys.executable, "-c", STARTED]
    done = subprocess.run(call, cwd=ROOT, env=environ, capture_output=True, text=True, check=True)
    fits, *sizes = json.loads(done.stdout.splitlines()[-1])
    assert fits, sizes
    assert sizes[2] == round(width / float(scale)), "the screen is the one that was described"
