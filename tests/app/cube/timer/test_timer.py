"""The timer with real keys: hold, inspect, start, stop, penalties, sessions, CSV."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from time import strftime

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from app.cube.timer.options import ON_SCREEN
from app.cube.timer.section import Timer
from app.cube.timer.session_list import TimesCard
from app.cube.timer.solve_times import SolveTime, SolveTimes
from app.cube.timer.stopwatch import HOLD_MS, Phase
from core.cube.timing import times
from tests.app.cube.parts import Host
from tests.app.cube.timer.conftest import Now

LEFT = Qt.MouseButton.LeftButton
ALT = Qt.KeyboardModifier.AltModifier


def hold(host: Host, qtbot: QtBot) -> None:
    """Press Space until the timer is ready."""
    QTest.keyPress(host.stage, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: host.timer.stopwatch.is_ready)


def let_go(host: Host) -> None:
    QTest.keyRelease(host.stage, Qt.Key.Key_Space)


def solve(host: Host, now: Now, milliseconds: int, penalty: str = "") -> None:
    """Record a time by the stopwatch, without keys."""
    host.timer.stopwatch.start()
    now.ms += milliseconds
    host.timer.stopwatch.stop()
    if penalty:
        host.timer.toggle_penalty(penalty)


def phase(host: Host) -> Phase:
    return host.timer.stopwatch.phase


def measured(host: Host) -> list[tuple[int, str]]:
    return [(one.milliseconds, one.penalty) for one in SolveTimes(host.store).list_solves("3x3x3")]


def test_space_held_and_let_go_starts_and_any_key_stops(host: Host, qtbot: QtBot, now: Now) -> None:
    timer = host.timer
    host.model.begin_scrambled(["R", "U", "F"])
    assert timer.cue.text() == "Hold space, then let go to start"
    hold(host, qtbot)
    assert timer.cue.text() == "Let go to start"
    let_go(host)
    assert timer.stopwatch.running
    now.ms += 42_189
    qtbot.waitUntil(lambda: timer.clock.text == "0:42.18")
    QTest.keyPress(host.stage, Qt.Key.Key_U)
    assert host.turns == []
    assert measured(host) == [(42_189, "")]
    assert SolveTimes(host.store).list_solves("3x3x3")[0].scramble == "R U F"
    assert timer.clock.text == "0:42.18"
    QTest.keyRelease(host.stage, Qt.Key.Key_U)
    QTest.keyClick(host.stage, Qt.Key.Key_U)
    assert host.turns == ["U"]


def test_a_key_kept_down_after_stopping_does_nothing_more(host: Host, now: Now) -> None:
    host.timer.stopwatch.start()
    now.ms += 5_000
    QTest.keyPress(host.stage, Qt.Key.Key_U)
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
        event = QKeyEvent(kind, Qt.Key.Key_U, Qt.KeyboardModifier.NoModifier, "u", True)
        event.ignore()
        QApplication.sendEvent(host.stage, event)
        assert event.isAccepted()
    assert host.turns == []
    assert len(measured(host)) == 1


def test_space_that_stops_does_not_start_again(host: Host, now: Now) -> None:
    host.timer.stopwatch.start()
    now.ms += 1_000
    QTest.keyPress(host.stage, Qt.Key.Key_Space)
    assert phase(host) is Phase.IDLE
    let_go(host)
    assert phase(host) is Phase.IDLE
    QTest.keyPress(host.stage, Qt.Key.Key_Space)
    assert phase(host) is Phase.HELD


def test_a_short_press_starts_nothing(host: Host, qtbot: QtBot) -> None:
    QTest.keyPress(host.stage, Qt.Key.Key_Space)
    let_go(host)
    qtbot.wait(HOLD_MS + 60)
    assert phase(host) is Phase.IDLE


def test_modifiers_and_commands_do_not_stop_it(host: Host) -> None:
    host.timer.stopwatch.start()
    QTest.keyClick(host.stage, Qt.Key.Key_Shift)
    QTest.keyClick(host.stage, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert host.timer.stopwatch.running


def test_escape_forgets_the_solve(host: Host, now: Now) -> None:
    host.timer.stopwatch.start()
    now.ms += 3_000
    QTest.keyClick(host.stage, Qt.Key.Key_Escape)
    assert measured(host) == []
    assert host.timer.clock.text == "0:00.00"


def test_typing_in_a_field_leaves_the_timer_alone(host: Host) -> None:
    host.field.setFocus()
    QTest.keyClicks(host.field, "R U F")
    assert host.field.text() == "R U F"
    assert phase(host) is Phase.IDLE


def test_a_timer_out_of_sight_is_not_started(host: Host) -> None:
    host.timer.hide()
    QTest.keyPress(host.stage, Qt.Key.Key_Space)
    assert phase(host) is Phase.IDLE


def test_the_first_turn_starts_it_and_solving_stops_it(host: Host, now: Now) -> None:
    timer = host.timer
    timer.options.choose_way(ON_SCREEN)
    QTest.keyClick(host.stage, Qt.Key.Key_U)
    assert not timer.stopwatch.running, "nothing was scrambled"
    host.model.begin_scrambled(["U"])
    for rotation in ("x'", "x"):
        host.model.turn(rotation)
    assert not timer.stopwatch.running, "a rotation is no turn"
    QTest.keyClick(host.stage, Qt.Key.Key_U)
    assert timer.stopwatch.running
    now.ms += 9_000
    QTest.keyClick(host.stage, Qt.Key.Key_U)
    assert timer.stopwatch.running
    QTest.keyClick(host.stage, Qt.Key.Key_U)
    assert host.turns == ["x'", "x", "U", "U", "U"] and host.model.session.is_solved
    assert measured(host) == [(9_000, "")]


def test_a_new_scramble_ends_a_solve_on_the_stage_but_not_one_in_the_hand(host: Host) -> None:
    timer = host.timer
    timer.stopwatch.start()
    host.model.begin_scrambled(["R"])
    assert timer.stopwatch.running
    timer.stopwatch.cancel()
    timer.options.choose_way(ON_SCREEN)
    host.model.begin_scrambled(["R"])
    host.model.turn("R")
    host.model.begin_scrambled(["F"])
    assert not timer.stopwatch.running
    assert measured(host) == []


def test_a_time_is_kept_with_the_scramble_that_is_shown(host: Host, now: Now) -> None:
    def kept() -> str:
        solve(host, now, 10_000)
        return host.timer.times[-1].scramble

    model = host.model
    model.begin_scrambled(["R", "U2"])
    model.begin_scrambled(["F"])
    model.undo()
    assert kept() == "R U2", "the last cube is back"
    model.turn("U")
    model.session.restore(model.session.record())
    assert kept() == "R U2", "it was taken up with a move"
    model.variant = "2x2x2"
    assert kept() == "", "the other cube was not scrambled"


def test_the_first_turn_counts_again_when_it_was_taken_back(host: Host) -> None:
    timer, model = host.timer, host.model
    timer.options.choose_way(ON_SCREEN)
    model.begin_scrambled(["R", "U2"])
    model.begin_scrambled(["F"])
    model.turn("U")
    timer.stopwatch.cancel()
    model.turn("U")
    assert not timer.stopwatch.running
    for _ in range(2):
        model.undo()
    model.turn("U")
    assert timer.stopwatch.running
    for _ in range(2):
        model.undo()
    assert model.scramble == ["R", "U2"] and not timer.stopwatch.running, "another cube is on the stage"


def test_losing_the_window_while_holding_lets_go(host: Host, qtbot: QtBot) -> None:
    hold(host, qtbot)
    QApplication.sendEvent(host, QEvent(QEvent.Type.WindowDeactivate))
    assert phase(host) is Phase.IDLE


def test_penalties_and_deleting_by_buttons_and_keys(host: Host, now: Now) -> None:
    timer = host.timer
    solve(host, now, 20_000)
    QTest.mouseClick(timer.plus_two, LEFT)
    assert (measured(host), timer.clock.text) == ([(20_000, "+2")], "0:22.00+")
    QTest.mouseClick(timer.plus_two, LEFT)
    assert measured(host) == [(20_000, "")]
    QTest.keyClick(host.stage, Qt.Key.Key_3, ALT)
    assert (measured(host), timer.clock.text) == ([(20_000, "DNF")], "DNF")
    QTest.mouseClick(timer.delete, LEFT)
    assert measured(host) == []
    assert timer.bring_back.text() == "Bring back DNF"
    QTest.mouseClick(timer.bring_back, LEFT)
    assert measured(host) == [(20_000, "DNF")]
    QTest.keyClick(host.stage, Qt.Key.Key_Backspace, ALT)
    assert measured(host) == []


def test_any_tile_can_be_changed(host: Host, now: Now) -> None:
    for milliseconds in (10_000, 11_000, 12_000):
        solve(host, now, milliseconds)
    tiles = host.timer.tiles
    QTest.mouseMove(tiles, tiles.tile(2).center().toPoint())
    QTest.mouseClick(tiles, LEFT, pos=tiles.tile(2).center().toPoint())
    assert tiles.menu is not None
    next(action for action in tiles.menu.actions() if action.text() == "+2").trigger()
    tiles.menu.close()
    assert measured(host)[0] == (10_000, "+2")


def test_averages_come_when_there_are_enough_times(host: Host, now: Now) -> None:
    for milliseconds in (10_000, 11_000, 12_000, 13_000):
        solve(host, now, milliseconds)
    assert host.timer.averages.values == ("–", "–", "10.00")
    solve(host, now, 14_000, times.DID_NOT_FINISH)
    assert host.timer.averages.values == ("12.00", "–", "10.00")
    host.timer.toggle_penalty(times.DID_NOT_FINISH)
    assert host.timer.averages.values == ("12.00", "–", "10.00")


def shows(timer: Timer, text: str) -> bool:
    return timer.clock.text == text


class LayoutWatch(QObject):
    """Counts the events that lay out widgets anew."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[QEvent.Type] = []

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() in {QEvent.Type.LayoutRequest, QEvent.Type.Resize}:
            self.asked.append(event.type())
        return False


def test_the_running_clock_lays_nothing_out(host: Host, qtbot: QtBot, now: Now) -> None:
    timer = host.timer
    timer.stopwatch.start()
    qtbot.wait(50)
    watch = LayoutWatch()
    asked = watch.asked
    for widget in (host, timer, timer.clock):
        widget.installEventFilter(watch)
    for _ in range(5):
        now.ms += 1_234
        shown = times.format_result(times.result(timer.stopwatch.elapsed_ms), minutes=True)
        qtbot.waitUntil(partial(shows, timer, shown))
    assert not asked
    assert timer._frames.interval() >= 16


def test_times_outlive_the_program_and_sessions_are_apart(host: Host, now: Now, qtbot: QtBot) -> None:
    solve(host, now, 10_000)
    host.timer.sessions.begin()
    assert host.timer.times == []
    again = Timer(host.services)
    qtbot.addWidget(again)
    assert again.sessions.number == 2
    solve(host, now, 11_000)
    host.timer.set_puzzle("2x2x2")
    assert (host.timer.sessions.number, host.timer.times) == (1, [])
    host.timer.set_puzzle("3x3x3")
    assert [one.milliseconds for one in host.timer.times] == [11_000]


def test_a_new_session_can_be_undone_and_old_ones_opened(host: Host, now: Now, qtbot: QtBot) -> None:
    timer = host.timer
    solve(host, now, 10_000)
    solve(host, now, 11_000)
    timer.sessions.begin()
    assert timer.bring_back.isVisible()
    assert timer.bring_back.text() == "Back to session 1"
    QTest.mouseClick(timer.bring_back, LEFT)
    assert [one.milliseconds for one in timer.times] == [10_000, 11_000]
    assert not timer.bring_back.isVisible()
    timer.sessions.begin()
    solve(host, now, 12_000)
    assert not timer.bring_back.isVisible(), "it has times of its own"
    card = card_of(host)
    today = strftime("%Y-%m-%d")
    texts = [card.sessions.itemText(row) for row in range(card.sessions.count())]
    assert texts == [f"Session 2, {today}, 1 time", f"Session 1, {today}, 2 times"]
    card.sessions.setFocus()
    QTest.keyClick(card.sessions, Qt.Key.Key_Down)
    assert card.model.rowCount() == 2
    assert [one.milliseconds for one in timer.times] == [10_000, 11_000]
    solve(host, now, 13_000)
    assert card.sessions.text() == f"Session 1, {today}, 3 times"
    QTest.mouseClick(card.session_button, LEFT)
    assert card.export_button.isEnabled(), "it saves every session"
    assert card.sessions.text() == "Session 3, no times"
    again = Timer(host.services)
    qtbot.addWidget(again)
    assert again.sessions.number == 3
    timer.sessions.open(1)
    again = Timer(host.services)
    qtbot.addWidget(again)
    assert again.sessions.number == 1, "what was open is open again"


def test_the_next_scramble_is_asked_for_if_wanted(host: Host, now: Now, qtbot: QtBot) -> None:
    timer = host.timer
    with qtbot.waitSignals([timer.finished, timer.scramble_wanted]):
        solve(host, now, 10_000)
    wanted: list[str] = []
    timer.scramble_wanted.connect(lambda: wanted.append(timer.options.way))
    host.model.begin_scrambled(["R", "U"])
    host.model.turn("F")
    solve(host, now, 11_000)
    qtbot.wait(20)
    assert not wanted, "a cube that is being solved on the stage stays there"
    timer.options.toggle_next_scramble()
    host.model.begin_scrambled(["R", "U"])
    solve(host, now, 10_000)
    qtbot.wait(20)
    assert not wanted
    again = Timer(host.services)
    qtbot.addWidget(again)
    assert not again.options.next_scramble


def card_of(host: Host) -> TimesCard:
    QTest.mouseClick(host.timer.times_button, LEFT)
    card = host.findChild(TimesCard)
    assert card is not None
    return card


def test_the_card_lists_all_times_and_changes_them_by_keys(host: Host, now: Now, qtbot: QtBot) -> None:
    for k in range(30):
        solve(host, now, 10_000 + 100 * k)
    card = card_of(host)
    assert card.model.rowCount() == 30
    assert card.model.averages(0) == ("12.70", "12.35")
    assert card.model.averages(29) == ("–", "–")
    QTest.keyClick(card.view, Qt.Key.Key_Down)
    QTest.keyClick(card.view, Qt.Key.Key_2)
    assert measured(host)[28] == (12_800, "+2")
    QTest.keyClick(card.view, Qt.Key.Key_Delete)
    assert card.model.rowCount() == 29
    QTest.keyClick(card.view, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: host.findChild(TimesCard) is None)
    assert host.stage.hasFocus()
    solve(host, now, 5_000)


def test_escape_closes_the_card_of_a_session_without_times(host: Host, qtbot: QtBot) -> None:
    card_of(host)
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: host.findChild(TimesCard) is None)
    assert host.stage.hasFocus()


def test_a_click_beside_the_card_closes_it(host: Host, qtbot: QtBot) -> None:
    card = card_of(host)
    QTest.mouseClick(card, LEFT, pos=QPoint(3, 300))
    qtbot.waitUntil(lambda: host.findChild(TimesCard) is None)


def test_times_are_copied_and_exported_as_csv(
    host: Host, now: Now, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host.model.begin_scrambled(["R", "U2", "F'"])
    solve(host, now, 10_000)
    host.timer.sessions.begin()
    solve(host, now, 11_000, "+2")
    card = card_of(host)
    QTest.mouseClick(card.copy_button, LEFT)
    next(action for action in host.timer.exchange.menu.actions() if action.text() == "As CSV").trigger()
    host.timer.exchange.menu.close()
    copied = QGuiApplication.clipboard().text()
    assert copied.count("\n") == 2
    assert "13.00+,13.00,+2,R U2 F'" in copied
    path = tmp_path / "out.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path.with_suffix("")), ""))
    host.timer.exchange.export()
    qtbot.waitUntil(lambda: host.messages.toasts == ["Copied 1 time", "Saved out.csv"])
    assert path.read_text(encoding="utf-8").count("\n") == 3
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "out.json"), ""))
    host.timer.exchange.export()
    qtbot.waitUntil(lambda: host.messages.toasts[-1] == "Saved out.json")
    assert '[[2000, 11000], "R U2 F\'"' in (tmp_path / "out.json").read_text(encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "out.csv"), ""))
    host.timer.exchange.export()
    reason = "The times were not saved. out.csv cannot be written: No such file or directory."
    qtbot.waitUntil(lambda: host.messages.said[-1:] == [reason])


def test_an_average_is_copied_as_cubers_post_it(host: Host, now: Now) -> None:
    host.model.begin_scrambled(["R", "U2"])
    for milliseconds in (9_000, 10_000, 11_000, 12_000, 13_000, 14_000):
        solve(host, now, milliseconds)
    host.timer.toggle_penalty(times.DID_NOT_FINISH)
    host.timer.sessions.comment(host.timer.times[2], "PLL skip")
    host.commands["cube.timer_copy"].trigger()
    head, *text = QGuiApplication.clipboard().text().split("\n")
    assert head == strftime("Generated By Statewalk on %Y-%m-%d")
    assert text == [
        "avg of 5: 12.00", "", "Time List:", "1. (10.00)   R U2", "2. 11.00[PLL skip]   R U2", "3. 12.00   R U2",
        "4. 13.00   R U2", "5. (DNF(14.00))   R U2",
    ]  # fmt: skip
    card = card_of(host)
    QTest.mouseClick(card.copy_button, LEFT)
    menu = host.timer.exchange.menu
    assert [action.text() for action in menu.actions() if action.text()] == [
        "Mean of 3: DNF", "Average of 5: 12.00", "Best mean of 3: 10.00", "Best average of 5: 11.00", "Whole session",
        "As CSV",
    ]  # fmt: skip
    next(action for action in menu.actions() if action.text() == "Best average of 5: 11.00").trigger()
    assert "avg of 5: 11.00\n\nTime List:\n1. (9.00)   R U2\n" in QGuiApplication.clipboard().text()
    menu.close()
    host.commands["cube.timer_copy_session"].trigger()
    text = QGuiApplication.clipboard().text().split("\n")
    assert text[1:6] == ["solves/total: 5/6", "", "single", "    best: 9.00", "    worst: 13.00"]
    assert text[-1] == "6. DNF(14.00)   R U2"


def test_thousands_of_times_open_quickly_because_rows_are_painted_when_seen(host: Host, qtbot: QtBot) -> None:
    with host.store._db:
        host.store._db.executemany(
            "INSERT INTO solve_time VALUES (NULL, '3x3x3', 1, '', ?, '', 0, '')", [(10_000 + k,) for k in range(5_000)]
        )
    host.timer.set_puzzle("3x3x3")
    asked: list[int] = []
    card = card_of(host)
    real = card.model.averages
    card.model.averages = lambda row: asked.append(row) or real(row)  # type: ignore[method-assign, func-returns-value]
    card.grab()
    qtbot.wait(20)
    assert 0 < len(set(asked)) < 40


def test_options_are_a_menu_and_commands(host: Host) -> None:
    QTest.mouseClick(host.timer.options_button, LEFT)
    menu = host.timer.options.menu
    assert menu is not None
    texts = [action.text() for action in menu.actions() if action.text()]
    assert texts == [
        "Cube in my hand", "Cube on the screen", "Times typed by hand", "Inspection of 15 s", "Sound at 8 and 12 s",
        "Hide the running time", "New scramble after each solve", "Hold space for",
    ]  # fmt: skip
    next(action for action in menu.actions() if action.text() == "Inspection of 15 s").trigger()
    menu.close()
    assert host.timer.stopwatch.inspection
    assert host.commands["cube.timer_inspection"].isChecked()


def test_a_time_says_what_it_is(host: Host, now: Now, qtbot: QtBot) -> None:
    with qtbot.waitSignal(host.timer.finished) as caught:
        solve(host, now, 12_345)
    solved = caught.args[0]
    assert isinstance(solved, SolveTime)
    assert (solved.puzzle, solved.session, solved.milliseconds) == ("3x3x3", 1, 12_345)
