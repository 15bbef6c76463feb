"""Key repeat as X11 reports it: release and press with one time stamp, not marked as repeated."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.cube.timer.keys import BELIEVED_AFTER_MS
from app.cube.timer.solve_times import SolveTimes
from app.cube.timer.stopwatch import Phase
from tests.app.cube.parts import Host
from tests.app.cube.timer.conftest import Now


def measured(host: Host) -> list[int]:
    return [one.milliseconds for one in SolveTimes(host.store).list_solves("3x3x3")]


def phase(host: Host) -> Phase:
    return host.timer.stopwatch.phase


class Keyboard:
    """Sends key events with time stamps, as a window system does."""

    def __init__(self, host: Host) -> None:
        self.stage, self.stamp = host.stage, 5_000

    def send(self, kind: QEvent.Type, key: Qt.Key) -> None:
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, " ")
        event.setTimestamp(self.stamp)
        event.ignore()
        QApplication.sendEvent(self.stage, event)

    def press(self, key: Qt.Key = Qt.Key.Key_Space) -> None:
        self.send(QEvent.Type.ShortcutOverride, key)
        self.send(QEvent.Type.KeyPress, key)

    def release(self, key: Qt.Key = Qt.Key.Key_Space) -> None:
        self.send(QEvent.Type.KeyRelease, key)

    def repeat(self, key: Qt.Key = Qt.Key.Key_Space, count: int = 5) -> None:
        """Send the events of a key that is held down, as X11 reports them."""
        for _ in range(count):
            self.stamp += 30
            self.release(key)
            self.press(key)


def test_space_kept_down_neither_starts_nor_stops(host: Host, qtbot: QtBot, now: Now) -> None:
    """Space held down neither starts nor stops the clock; once it saved times of 0.00 s."""
    keyboard = Keyboard(host)
    keyboard.press()
    keyboard.repeat()
    assert phase(host) is Phase.HELD
    qtbot.waitUntil(lambda: host.timer.stopwatch.is_ready)
    keyboard.repeat()
    qtbot.wait(2 * BELIEVED_AFTER_MS)
    assert phase(host) is Phase.READY
    keyboard.stamp += 30
    keyboard.release()
    now.ms += 7
    qtbot.waitUntil(lambda: host.timer.stopwatch.running)
    assert host.timer.stopwatch.elapsed_ms == 7, "from when the key came up, not from when that was believed"
    now.ms += 10_000
    keyboard.stamp += 10_000
    keyboard.press()
    assert measured(host) == [10_007]
    keyboard.repeat()
    qtbot.wait(2 * BELIEVED_AFTER_MS)
    assert phase(host) is Phase.IDLE, "the key that stopped it is still down"
    keyboard.stamp += 30
    keyboard.release()
    keyboard.stamp += 30
    keyboard.press()
    assert phase(host) is Phase.HELD, "pressed anew"
    assert measured(host) == [10_007]


def test_another_key_kept_down_after_stopping_turns_nothing(host: Host, now: Now) -> None:
    keyboard = Keyboard(host)
    host.timer.stopwatch.start()
    now.ms += 2_000
    keyboard.press(Qt.Key.Key_U)
    keyboard.repeat(Qt.Key.Key_U)
    assert host.turns == []
    assert measured(host) == [2_000]
