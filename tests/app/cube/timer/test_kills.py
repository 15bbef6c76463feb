"""Everything stored when the program is killed is there at the next start.

Names, comments, times, scrambles and texts.
"""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.cube.page import CubePage
from app.shell.window import open_window

USE = """
import os, signal
from app.shell.application import make_application
from app.shell.window import open_window
make_application()
page = open_window("cube").page
page.scrambles.take_in("R U F\\nL2 D'\\n")
page.scrambles.go_to_next()
page.model.append(page.model.puzzle.parse_moves("[R, U] // one"), "[R, U] // one")
book = page.timer.sessions
book.rename("Morning")
book.add("R U", 12_340, "+2")
book.comment(book.times[0], "a word")
book.begin()
book.add("F", 9_870, "")
page.flush()
assert page.services.store.finish(10)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="There is no SIGKILL")
def test_a_kill_loses_nothing_that_was_written(qtbot: QtBot, home: Path) -> None:
    assert subprocess.run([sys.executable, "-c", USE], check=False, timeout=120).returncode == -signal.SIGKILL
    window = open_window("cube")
    qtbot.addWidget(window)
    page = window.page
    assert isinstance(page, CubePage) and home.exists()
    book = page.timer.sessions
    assert [(one.title, one.count) for one in book.all_sessions] == [("Session 2", 1), ("Morning", 1)]
    assert [one.milliseconds for one in book.times] == [9_870]
    book.open(1)
    assert [(one.penalty, one.comment) for one in book.times] == [("+2", "a word")]
    assert ([one.text for one in page.scrambles.row], page.scrambles.current_index) == (["R U F", "L2 D'"], 1)
    assert page.model.written_moves == "[R, U] // one"
