"""The application: where garbage is looked for."""

from __future__ import annotations

import gc
import sys
import threading
import weakref

from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from app.shell.application import Collector, make_application


class Ring(QObject):
    """Refers to itself, so that only a search for cycles finds it."""

    def __init__(self, died_in: list[int]) -> None:
        super().__init__()
        self.itself = self
        weakref.finalize(self, lambda: died_in.append(threading.get_ident()))


def test_cycles_die_in_the_gui_thread(qtbot: QtBot) -> None:
    """However much another thread allocates."""
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


def test_a_worker_that_computes_in_python_lets_the_window_go_at_once() -> None:
    """Python's usual 5 ms, once for each call into Qt, made a frame of 9 ms last 180."""
    make_application()
    assert sys.getswitchinterval() <= 2e-4
