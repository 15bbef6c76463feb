"""15 seconds of inspection: countdown, calls, sounds, and penalties when they are over."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.cube.timer.solve_times import SolveTimes
from app.cube.timer.stopwatch import Phase
from tests.app.cube.parts import Host
from tests.app.cube.timer.conftest import Now


def hold(host: Host, qtbot: QtBot) -> None:
    """Press Space until the timer is ready."""
    QTest.keyPress(host.stage, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: host.timer.stopwatch.is_ready)


def let_go(host: Host) -> None:
    QTest.keyRelease(host.stage, Qt.Key.Key_Space)


def phase(host: Host) -> Phase:
    return host.timer.stopwatch.phase


def measured(host: Host) -> list[tuple[int, str]]:
    return [(one.milliseconds, one.penalty) for one in SolveTimes(host.store).list_solves("3x3x3")]


@pytest.mark.parametrize(("inspected", "penalty"), [(14_000, ""), (15_500, "+2"), (17_500, "DNF")])
def test_inspection_counts_down_calls_out_and_costs(
    host: Host, qtbot: QtBot, now: Now, inspected: int, penalty: str
) -> None:
    timer = host.timer
    timer.options.toggle_inspection()
    hold(host, qtbot)
    assert timer.cue.text() == "Let go to inspect"
    let_go(host)
    assert (timer.clock.text, timer.clock._ink) == ("15", "text")
    now.ms += 8_100
    qtbot.waitUntil(lambda: timer.cue.text() == "8 seconds")
    assert (timer.clock.text, timer.clock._ink) == ("7", "warn")
    now.ms += 4_000
    qtbot.waitUntil(lambda: timer.cue.text() == "12 seconds")
    now.ms += inspected - 12_100
    qtbot.waitUntil(lambda: timer.clock.text == (penalty or "1"))
    assert timer.clock._ink == ("danger" if penalty else "warn")
    assert (
        timer.cue.text()
        == {
            "": "12 seconds",
            "+2": "Over 15 seconds: starting costs 2 seconds",
            "DNF": "Over 17 seconds: the solve will not count",
        }[penalty]
    ), "the clock and the words under it are of the same moment"
    QTest.keyPress(host.stage, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: timer.clock._ink == "text2" or timer.stopwatch.is_ready)
    qtbot.waitUntil(lambda: timer.clock._ink == "ok")
    let_go(host)
    assert timer.stopwatch.running
    now.ms += 10_000
    QTest.keyClick(host.stage, Qt.Key.Key_Space)
    assert measured(host) == [(10_000, penalty)]
    assert timer.clock.text == {"": "0:10.00", "+2": "0:12.00+", "DNF": "DNF"}[penalty]
    assert timer.dnf.isChecked() == (penalty == "DNF")


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Provide the list of the number of tones of each signal."""
    signals: list[int] = []
    monkeypatch.setattr("app.base.theme.sound.signal", signals.append)
    return signals


def test_eight_and_twelve_seconds_are_heard_and_seen(host: Host, qtbot: QtBot, now: Now, heard: list[int]) -> None:
    timer = host.timer
    timer.options.toggle_inspection()
    for _again in range(2):
        hold(host, qtbot)
        let_go(host)
        now.ms += 7_900
        qtbot.waitUntil(lambda: timer.clock.text == "8")
        assert heard == [] and not timer.clock.lit
        now.ms += 150
        qtbot.waitUntil(lambda: heard == [1] and timer.clock.lit)
        now.ms += 1_000
        qtbot.waitUntil(lambda: not timer.clock.lit)
        now.ms += 3_000
        qtbot.waitUntil(lambda: heard == [1, 2] and timer.clock.lit)
        now.ms += 6_000
        qtbot.waitUntil(lambda: timer.clock.text == "DNF")
        QTest.keyClick(host.stage, Qt.Key.Key_Escape)
        assert heard == [1, 2] and not timer.clock.lit
        heard.clear()


def test_the_sound_can_be_switched_off(host: Host, qtbot: QtBot, now: Now, heard: list[int]) -> None:
    timer = host.timer
    assert host.commands["cube.timer_sound"].isChecked()
    host.commands["cube.timer_sound"].trigger()
    assert not host.commands["cube.timer_sound"].isChecked()
    timer.options.toggle_inspection()
    hold(host, qtbot)
    let_go(host)
    now.ms += 8_100
    qtbot.waitUntil(lambda: timer.clock.lit)
    assert heard == []


def test_a_tap_begins_the_inspection_and_the_solve_asks_for_a_hold(host: Host, qtbot: QtBot, now: Now) -> None:
    timer = host.timer
    timer.options.toggle_inspection()
    assert timer.cue.text() == "Tap space to inspect"
    QTest.keyClick(host.stage, Qt.Key.Key_Space)
    assert phase(host) is Phase.INSPECTING and timer.clock.text == "15"
    QTest.keyClick(host.stage, Qt.Key.Key_Space)
    assert phase(host) is Phase.INSPECTING, "too short for the solve"
    hold(host, qtbot)
    let_go(host)
    now.ms += 9_000
    QTest.keyClick(host.stage, Qt.Key.Key_Space)
    assert measured(host) == [(9_000, "")]


def test_inspection_survives_a_short_press_and_escape_ends_it(host: Host, qtbot: QtBot) -> None:
    host.timer.options.toggle_inspection()
    hold(host, qtbot)
    let_go(host)
    QTest.keyClick(host.stage, Qt.Key.Key_Space)
    assert phase(host) is Phase.INSPECTING
    QTest.keyClick(host.stage, Qt.Key.Key_Escape)
    assert phase(host) is Phase.IDLE
