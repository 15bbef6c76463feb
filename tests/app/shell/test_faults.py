"""A fault of the program is reported once, and the failed object is released so that it goes on."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.base.services import StatusMessage
from app.plots.charts.plot import Plot
from app.shell.faults import Faults
from app.shell.window import Window
from tests.app.plots.test_every_plot import rows


@pytest.fixture
def faults(window: Window, monkeypatch: pytest.MonkeyPatch) -> Faults:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    made = Faults(window)
    made.told.connect(window.tell_failure, Qt.ConnectionType.QueuedConnection)
    made.listen()
    return made


class Broken(QWidget):
    """Widget whose paint event fails with an open painter."""

    painted = 0

    def paintEvent(self, _event: QPaintEvent) -> None:
        self.painted += 1
        painter = QPainter(self)
        painter.drawLine(0, 0, 9, self.painted // 0)


def test_a_plot_that_cannot_be_painted_is_told_of_once(
    window: Window, faults: Faults, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    plot, _ = rows()
    qtbot.addWidget(plot)

    def fail(_self: Plot, _painter: QPainter) -> None:
        raise ValueError("no marks today")

    with monkeypatch.context() as broken, qtbot.waitSignal(faults.told) as told:
        broken.setattr(type(plot), "paint_words", fail)
        plot.grab()
    with qtbot.assertNotEmitted(faults.told), monkeypatch.context() as broken:
        broken.setattr(type(plot), "paint_words", fail)
        plot.grab()
    name, how = told.args
    assert "ValueError in test_faults.py, line" in how and "no marks today" in how
    qtbot.waitUntil(
        lambda: window._messages[window.page.key].choose_message() == StatusMessage(f"{name} failed.", how, good=False)
    )
    plot.grab()


def test_a_painter_does_not_outlive_what_it_paints_on(faults: Faults, qtbot: QtBot) -> None:
    """A painter is ended when a paint event fails; otherwise Qt warns, and aborts when the window closes."""
    broken = Broken()
    qtbot.addWidget(broken)
    broken.resize(80, 80)
    reported = qtbot.waitSignal(faults.told)
    broken.show()
    loop = QEventLoop()
    QTimer.singleShot(100, broken, broken.update)
    looking = QTimer(broken, interval=20)
    looking.timeout.connect(lambda: loop.quit() if broken.painted > 1 else None)
    looking.start()
    QTimer.singleShot(5000, loop.quit)
    loop.exec()
    assert broken.painted > 1 and reported.signal_triggered


def test_a_key_that_ends_the_program_is_no_fault(faults: Faults, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(faults.told):
        faults.hear(KeyboardInterrupt, KeyboardInterrupt(), None)
