"""The whole window is scaled up where the system's text is large."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from app.base.storage.settings import Settings
from app.shell.preferences.size_section import SizeSection
from app.shell.preferences.text_size import (
    FACTOR,
    ORDINARY,
    ORDINARY_ELSEWHERE,
    SCALED,
    room_on,
    scale_of,
    scaled_environment,
)

ORDINARY_HERE = ORDINARY.get(sys.platform, ORDINARY_ELSEWHERE)
CHILD = """
import json, os, sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
font = QFont()
font.setPointSize(18)
QApplication.setFont(font)
from app.cli.main import main
from app.shell import restart
from app.shell.window import Window
restart.REPLACES = sys.argv[1] == "replaces"
show = Window.show
def shown(window):
    show(window)
    scaled = "STATEWALK_SCALED" in os.environ
    print(json.dumps({"ratio": window.devicePixelRatioF(), "scaled": scaled}), flush=True)
    QTimer.singleShot(0, window.close)
Window.show = shown
sys.exit(main(["--page", "2048"]))
"""


def of(pixels: float) -> QFont:
    font = QFont()
    font.setPixelSize(round(pixels))
    return font


def test_ordinary_text_changes_nothing(qtbot: QtBot) -> None:
    del qtbot
    for pixels in (ORDINARY_HERE * 0.8, ORDINARY_HERE, ORDINARY_HERE * 1.1):
        assert scale_of(of(pixels)) == 1.0
    assert scaled_environment(of(ORDINARY_HERE), 9.0, {}) is None


def test_large_text_scales_what_the_user_has_scaled_already(qtbot: QtBot) -> None:
    del qtbot
    assert scale_of(of(ORDINARY_HERE * 1.5)) == pytest.approx(1.5, abs=0.06)
    large = of(ORDINARY_HERE * 1.5)
    environment = scaled_environment(large, 9.0, {FACTOR: "2", "HOME": "/"})
    assert environment is not None and environment["HOME"] == "/"
    assert float(environment[FACTOR]) == pytest.approx(3, abs=0.12)
    assert scaled_environment(large, 9.0, environment) is None, "once is enough"
    assert scaled_environment(large, 9.0, {FACTOR: "rubbish"}) is not None


def test_the_size_that_is_chosen_counts_with_that_of_the_text_and_can_be_taken_back(qtbot: QtBot) -> None:
    del qtbot
    usual = of(ORDINARY_HERE)
    larger = scaled_environment(usual, 9.0, {FACTOR: "2"}, 150)
    assert larger is not None and float(larger[FACTOR]) == pytest.approx(3)
    assert scaled_environment(usual, 6.0, larger, 150) is None
    back = scaled_environment(usual, 6.0, larger, 100)
    assert back is not None and float(back[FACTOR]) == pytest.approx(2)
    assert scaled_environment(usual, 9.0, back, 100) is None
    smaller = scaled_environment(usual, 1.0, {}, 90)
    assert smaller is not None and float(smaller[FACTOR]) == pytest.approx(0.9)


def test_the_settings_say_when_another_size_is_seen(qtbot: QtBot, tmp_path: Path) -> None:
    """The settings say when a new text size takes effect; the tests' screen has room for a ninth more."""
    section = SizeSection(Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(section)
    section.show()
    assert section.told.text().startswith("A new size takes effect after a restart") and not section.again.isVisible()
    with qtbot.waitSignal(section.restart):
        section.choice.option("90").click()
        assert section.told.text() == "Shown after a restart, which keeps everything."
        section.again.click()
    section.choice.option("100").click()
    assert not section.again.isVisible()


def test_a_size_for_which_the_screen_has_no_room_asks_for_no_restart(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.shell.preferences.text_size.room_on", lambda _screen, _scaled: 1.0)
    section = SizeSection(Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(section)
    section.show()
    section.choice.option("150").click()
    assert section.told.text() == "This screen has room for 100\u2009% at most, which is in use now."
    assert not section.again.isVisible()


def test_a_size_that_fits_in_part_is_told_as_what_will_be_seen(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.shell.preferences.text_size.room_on", lambda _screen, _scaled: 1.11)
    section = SizeSection(Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(section)
    section.show()
    section.choice.option("150").click()
    assert section.told.text() == "This screen has room for 111\u2009%. It is used after a restart."
    assert section.again.isVisible()


def test_the_window_never_outgrows_the_screen(qtbot: QtBot) -> None:
    del qtbot
    assert room_on(QSize(1440, 800)) == pytest.approx(800 / 584), "with the frame of the window"
    environment = scaled_environment(of(ORDINARY_HERE * 2), room_on(QSize(1440, 800)), {})
    assert environment is not None and float(environment[FACTOR]) == pytest.approx(1.37)
    assert scaled_environment(of(ORDINARY_HERE * 2), room_on(QSize(640, 480)), {}) is None


def test_a_scaled_window_keeps_its_side_panel_where_the_screen_has_room_for_it(qtbot: QtBot) -> None:
    del qtbot
    usual = of(ORDINARY_HERE)
    assert scaled_environment(usual, room_on(QSize(960, 600)), {}, 150) is None, "1440x900 at the system's 150 %"
    larger = scaled_environment(usual, room_on(QSize(1280, 800)), {}, 150)
    assert larger is not None and 1280 / float(larger[FACTOR]) >= 940
    again = room_on(QSize(round(1280 / 1.35), round(800 / 1.35)), 1.35)
    assert scaled_environment(usual, again, larger, 150) is None
    whole = scaled_environment(usual, room_on(QSize(1440, 900)), {}, 150)
    assert whole is not None and float(whole[FACTOR]) == pytest.approx(1.5)
    low = scaled_environment(usual, room_on(QSize(800, 800)), {}, 150)
    assert low is not None and float(low[FACTOR]) == pytest.approx(1.11), "there the panel has no room at all"


SCREEN = {
    "screens": [{"name": "low", "x": 0, "y": 0, "width": 1440, "height": 900, "logicalDpi": 96, "logicalBaseDpi": 96,
                 "dpr": 1}]
}  # fmt: skip
SCALED_CHILD = """
import json, sys
from PySide6.QtCore import QTimer
from app.cli.main import main
from app.shell.window import Window
from app.widgets.status import StatusLine
show = Window.show
def shown(window):
    show(window)
    QTimer.singleShot(300, lambda: told(window))
def told(window):
    status, screen = window.findChild(StatusLine), window.screen().availableGeometry()
    corner = status.mapToGlobal(status.rect().bottomRight())
    print(json.dumps({"ratio": window.devicePixelRatioF(), "panel": window.page.panel.isVisible(),
                      "status": screen.contains(corner)}), flush=True)
    window.close()
Window.show = shown
sys.exit(main(["--page", sys.argv[1]]))
"""


@pytest.mark.parametrize("page", ["cube", "2048"])
def test_half_as_large_again_on_a_screen_that_is_scaled_already(tmp_path: Path, page: str) -> None:
    screen = tmp_path / "screen.json"
    screen.write_text(json.dumps(SCREEN))
    home = tmp_path / "home"
    environment = {key: value for key, value in os.environ.items() if key not in {FACTOR, SCALED}} | {
        "STATEWALK_HOME": str(home),
        "QT_QPA_PLATFORM": f"offscreen:configfile={screen}",
        "QT_SCALE_FACTOR": "1.5",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    choose = "from app.base.storage.settings import Settings; s = Settings(); s.set('look/size', 150); s.sync()"
    for code, asked in ((choose, ""), (SCALED_CHILD, page)):
        line = [sys.executable, "-c", code, asked]
        done = subprocess.run(line, env=environment, capture_output=True, text=True, timeout=120, check=True)
    found = json.loads(done.stdout.splitlines()[-1])
    assert found == {"ratio": 1.5, "panel": True, "status": True}


@pytest.mark.parametrize("way", ["replaces", "waits"] if os.name == "posix" else ["waits"])
def test_with_eighteen_points_the_window_begins_again_scaled(tmp_path: Path, way: str) -> None:
    """The window restarts scaled for a font of 18 points, by replacing its process or by waiting.

    A process that cannot be replaced, as on Windows, releases the data folder and waits.
    """
    environment = {key: value for key, value in os.environ.items() if key not in {FACTOR, SCALED}}
    environment |= {
        "STATEWALK_HOME": str(tmp_path),
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    done = subprocess.run(
        [sys.executable, "-c", CHILD, way], env=environment, capture_output=True, text=True, timeout=120, check=True
    )
    found = json.loads(done.stdout)
    assert found["scaled"] and found["ratio"] > 1.1
