"""Source of the times: a physical cube, the one on the screen, or another timer; and the hold time."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.cube.timer.options import HOLDS_MS, IN_HAND, ON_SCREEN, TYPED
from app.cube.timer.section import Timer
from app.cube.timer.solve_times import SolveTimes
from app.cube.timer.stopwatch import Phase
from tests.app.cube.parts import Host
from tests.app.cube.timer.conftest import Now


def measured(host: Host) -> list[tuple[int, str, str]]:
    return [(one.milliseconds, one.penalty, one.scramble) for one in SolveTimes(host.store).list_solves("3x3x3")]


def press_and_release(host: Host, qtbot: QtBot) -> None:
    QTest.keyPress(host.stage, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: host.timer.stopwatch.is_ready)
    QTest.keyRelease(host.stage, Qt.Key.Key_Space)


@pytest.mark.parametrize("inspected", [False, True])
def test_the_cube_on_the_screen_is_timed_by_its_turns(host: Host, now: Now, qtbot: QtBot, inspected: bool) -> None:
    timer, model = host.timer, host.model
    host.commands["cube.timer_on_screen"].trigger()
    if inspected:
        timer.options.toggle_inspection()
    model.begin_scrambled(["U2"])
    if inspected:
        QTest.keyClick(host.stage, Qt.Key.Key_Space)
        model.turn("x")
        assert timer.stopwatch.phase is Phase.INSPECTING, "turning the whole cube is looking at it"
        model.turn("x'")
    QTest.keyClick(host.stage, Qt.Key.Key_U)
    assert timer.stopwatch.running
    now.ms += 1_520
    with qtbot.waitSignal(timer.scramble_wanted):
        QTest.keyClick(host.stage, Qt.Key.Key_U)
        assert model.session.is_solved and measured(host) == [(1_520, "", "U2")]


def test_keys_turn_the_cube_on_the_screen_though_space_began(host: Host, now: Now, qtbot: QtBot) -> None:
    host.timer.options.choose_way(ON_SCREEN)
    host.model.begin_scrambled(["U'"])
    press_and_release(host, qtbot)
    assert host.timer.stopwatch.running
    now.ms += 2_000
    QTest.keyClick(host.stage, Qt.Key.Key_U)
    assert host.turns == ["U"] and measured(host) == [(2_000, "", "U'")]


def test_a_mouse_that_turns_the_cube_while_the_clock_runs_is_solving_it(host: Host, now: Now, qtbot: QtBot) -> None:
    """A cube turned by mouse while the clock runs counts as solving on the screen and stops the clock."""
    assert host.timer.options.way == IN_HAND
    host.model.begin_scrambled(["U2"])
    press_and_release(host, qtbot)
    host.model.turn("U")
    now.ms += 3_000
    QTest.keyClick(host.stage, Qt.Key.Key_U)
    assert host.turns == ["U", "U"] and measured(host) == [(3_000, "", "U2")]


def test_who_wants_to_turn_the_cube_on_the_screen_is_told_how(host: Host, now: Now, qtbot: QtBot) -> None:
    host.model.begin_scrambled(["U2"])
    press_and_release(host, qtbot)
    now.ms += 1_520
    QTest.keyClick(host.stage, Qt.Key.Key_U)
    assert measured(host) == [(1_520, "", "U2")]
    assert host.messages.said == [
        "The key stopped the clock. To solve on the screen, choose “Cube on the screen” in the timer's options."
    ]


def test_the_way_is_remembered_and_that_of_older_versions_is_kept(host: Host, qtbot: QtBot) -> None:
    host.settings.set("timer/first_turn", True)
    assert host.timer.options.way == ON_SCREEN
    host.timer.options.choose_way(IN_HAND)
    again = Timer(host.services)
    qtbot.addWidget(again)
    assert again.options.way == IN_HAND
    host.settings.set("timer/way", "nonsense")
    host.settings.set("timer/hold_ms", 7)
    assert (again.options.way, again.options.hold_ms) == (IN_HAND, 400)


def test_times_are_typed_one_after_the_other(host: Host, qtbot: QtBot) -> None:
    timer = host.timer
    host.model.begin_scrambled(["R", "U2"])
    host.commands["cube.timer_typed"].trigger()
    assert timer.typed.isVisible()
    timer.typed.setFocus()
    for text in ("12.34", "1:02.3", "14.34+", "DNF(9.99)", "10234"):
        with qtbot.waitSignal(timer.scramble_wanted):
            QTest.keyClicks(timer.typed, text)
            QTest.keyClick(timer.typed, Qt.Key.Key_Return)
        assert timer.typed.text() == "" and timer.typed.hasFocus()
    assert measured(host) == [
        (12_340, "", "R U2"), (62_300, "", "R U2"), (12_340, "+2", "R U2"), (9_990, "DNF", "R U2"),
        (62_340, "", "R U2"),
    ]  # fmt: skip
    QTest.keyClicks(timer.typed, "fast")
    QTest.keyClick(timer.typed, Qt.Key.Key_Return)
    assert timer.cue.text() == "fast is not a time. Write 12.34, 1:02.34, 14.34+ or DNF."
    assert len(measured(host)) == 5 and not timer.delete.isVisible(), "the sentence has room"
    host.stage.setFocus()
    QTest.keyPress(host.stage, Qt.Key.Key_Space)
    assert timer.stopwatch.phase is Phase.IDLE, "no clock is started beside another timer"


def test_one_time_is_typed_by_a_command(host: Host) -> None:
    host.commands["cube.timer_type"].trigger()
    typed = host.timer.typed
    assert typed.isVisible() and typed.hasFocus()
    QTest.keyClicks(typed, "8.5")
    QTest.keyClick(typed, Qt.Key.Key_Return)
    assert measured(host) == [(8_500, "", "")]
    QTest.keyClicks(typed, "9")
    QTest.keyClick(typed, Qt.Key.Key_Escape)
    assert not typed.isVisible() and typed.text() == "", "what was begun is not there the next time"
    assert host.timer.options.way != TYPED and QApplication.focusWidget() is not typed


def test_the_time_is_hidden_while_it_runs(host: Host, now: Now, qtbot: QtBot) -> None:
    timer = host.timer
    host.commands["cube.timer_hide"].trigger()
    timer.stopwatch.start()
    now.ms += 5_000
    qtbot.wait(40)
    assert timer.clock.text == "Solving"
    timer.stopwatch.stop()
    assert timer.clock.text == "0:05.00"


def test_space_is_held_as_long_as_is_chosen(host: Host) -> None:
    timer = host.timer
    for hold in HOLDS_MS[1:]:
        timer.options.choose_hold(hold)
        QTest.keyPress(host.stage, Qt.Key.Key_Space)
        assert timer.stopwatch.holding and not timer.stopwatch.is_ready and timer.stopwatch._hold.interval() == hold
        QTest.keyRelease(host.stage, Qt.Key.Key_Space)
        assert not timer.stopwatch.holding and not timer.stopwatch.running
    timer.options.choose_hold(0)
    QTest.keyClick(host.stage, Qt.Key.Key_Space)
    assert timer.stopwatch.running
