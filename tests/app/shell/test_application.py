"""The application collects garbage in the GUI thread."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, QVariantAnimation
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.shell.application import MOST_WAITING, Collector, collect
from tests.fresh_python import in_fresh_python


class Ring(QObject):
    """Object that refers to itself, so that only the cycle collector finds it."""

    def __init__(self, died_in: list[int]) -> None:
        super().__init__()
        self.itself = self
        weakref.finalize(self, lambda: died_in.append(threading.get_ident()))


def test_cycles_die_in_the_gui_thread(qtbot: QtBot) -> None:
    """Cycles are collected in the GUI thread, however much another thread allocates."""
    application = QCoreApplication.instance()
    assert application is not None
    assert len(application.findChildren(Collector)) == 1
    died_in: list[int] = []
    for _ in range(50):
        Ring(died_in)
    worker = threading.Thread(target=lambda: [[] for _ in range(200_000)])
    worker.start()
    worker.join()
    assert not gc.isenabled()
    assert not died_in
    kept = [[k] for k in range(gc.get_threshold()[0] + 100)]
    qtbot.waitUntil(lambda: len(died_in) == 50)
    assert set(died_in) == {threading.get_ident()}
    assert kept


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Provide the list of collected generations, when the young one is due."""
    ages: list[int] = []
    monkeypatch.setattr(gc, "collect", ages.append)
    monkeypatch.setattr(gc, "get_count", lambda: (gc.get_threshold()[0] + 1, 0, 0))
    return ages


def animate(widget: QWidget) -> Callable[[], None]:
    animation = QVariantAnimation(widget, startValue=0.0, endValue=1.0, duration=60_000)
    animation.start()
    return animation.stop


def draw_frames(widget: QWidget) -> Callable[[], None]:
    timer = QTimer(widget, interval=16, timerType=Qt.TimerType.PreciseTimer)
    timer.start()
    return timer.stop


@pytest.mark.parametrize("begin", [animate, draw_frames])
def test_nothing_is_collected_while_something_moves(
    qtbot: QtBot, collected: list[int], begin: Callable[[QWidget], Callable[[], None]]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    stop = begin(QWidget(window))
    collected.clear()  # the application's own collector may have had its turn since the test was set up
    collect()
    assert collected == [0], "nobody sees it"
    window.show()
    collect()
    assert collected == [0]
    stop()
    collect()
    assert collected == [0, 0]


def test_much_garbage_does_not_wait_for_a_long_animation(
    qtbot: QtBot, collected: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    animate(window)
    monkeypatch.setattr(gc, "get_count", lambda: (MOST_WAITING + 1, 0, 0))
    collected.clear()
    collect()
    assert collected == [0]


def test_the_interpreter_is_as_python_has_it(tmp_path: Path) -> None:
    """The program leaves the interpreter's switch interval and import system unchanged."""
    code = """
import sys
before = sys.getswitchinterval(), list(sys.meta_path), list(sys.path_hooks)
from app.cli.main import open_window
open_window("", None)
assert before == (sys.getswitchinterval(), sys.meta_path, sys.path_hooks)
"""
    in_fresh_python(code, tmp_path)
