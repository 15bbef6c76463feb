"""Sessions are named, deleted and restored, and exchanged with csTimer."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from app.cube.timer.session_list import TimesCard
from app.cube.timer.sessions import Sessions
from app.cube.timer.solve_times import SolveTimes, put
from core.cube.timing import cstimer, times
from core.cube.timing.times import Time, TimerSession
from tests.app.cube.parts import Host
from tests.app.cube.timer.conftest import Now

LEFT = Qt.MouseButton.LeftButton


def solve(host: Host, now: Now, *milliseconds: int) -> None:
    for each in milliseconds:
        host.timer.stopwatch.start()
        now.ms += each
        host.timer.stopwatch.stop()


def opened(host: Host) -> TimesCard:
    QTest.mouseClick(host.timer.times_button, LEFT)
    card = host.findChild(TimesCard)
    assert card is not None
    return card


def kept(host: Host, session: int) -> list[int]:
    return [one.milliseconds for one in SolveTimes(host.store).list_solves("3x3x3", session)]


def test_a_session_is_named_in_its_card_and_keeps_its_name(host: Host, now: Now) -> None:
    solve(host, now, 10_000)
    card = opened(host)
    QTest.mouseClick(card.rename_button, LEFT)
    assert card.name.hasFocus() and not card.sessions.isVisible()
    QTest.keyClicks(card.name, "  OH   practice ")
    QTest.keyClick(card.name, Qt.Key.Key_Return)
    assert card.sessions.isVisible() and not card.name.isVisible() and card.view.hasFocus()
    assert card.sessions.text().startswith("OH practice, ")
    again = Sessions(host.services)
    again.take_up("3x3x3")
    assert again.current.name == "OH practice"
    QTest.mouseClick(card.rename_button, LEFT)
    QTest.keyClicks(card.name, "no")
    QTest.keyClick(card.name, Qt.Key.Key_Escape)
    assert card.sessions.text().startswith("OH practice, "), "Escape leaves it"
    QTest.mouseClick(card.rename_button, LEFT)
    card.name.selectAll()
    QTest.keyClick(card.name, Qt.Key.Key_Delete)
    QTest.keyClick(card.name, Qt.Key.Key_Return)
    assert card.sessions.text().startswith("Session 1, "), "without a name it has its number"


def test_a_named_session_stays_though_it_has_no_times(host: Host, now: Now) -> None:
    solve(host, now, 10_000)
    book = host.timer.sessions
    book.begin()
    book.rename("Blind")
    book.open(1)
    assert [(one.number, one.title, one.count) for one in book.all_sessions] == [(2, "Blind", 0), (1, "Session 1", 1)]


def test_a_deleted_session_comes_back_whole(host: Host, now: Now, qtbot: QtBot) -> None:
    book = host.timer.sessions
    solve(host, now, 10_000)
    book.begin()
    book.rename("Morning")
    solve(host, now, 11_000, 12_000)
    book.comment(book.times[0], "a word")
    card = opened(host)
    QTest.mouseClick(card.delete_button, LEFT)
    assert (book.number, kept(host, 2)) == (1, []) and all(one.number != 2 for one in book.all_sessions)
    assert card.undo_button.toolTip() == "Bring back Morning"
    QTest.mouseClick(card.undo_button, LEFT)
    qtbot.waitUntil(lambda: book.number == 2)
    assert kept(host, 2) == [11_000, 12_000]
    assert (book.current.name, book.times[0].comment) == ("Morning", "a word")
    assert book.past is None and not card.undo_button.isVisible()


def test_the_button_in_the_panel_brings_a_session_back_too(host: Host, now: Now, qtbot: QtBot) -> None:
    solve(host, now, 10_000)
    host.timer.sessions.delete_session()
    assert host.timer.times == []
    assert host.timer.bring_back.text() == "Bring back session 1"
    QTest.mouseClick(host.timer.bring_back, LEFT)
    qtbot.waitUntil(lambda: [one.milliseconds for one in host.timer.times] == [10_000])


def test_comments_are_written_in_the_card_and_by_the_menu(host: Host, now: Now) -> None:
    solve(host, now, 10_000, 11_000)
    QTest.keyClick(host.stage, Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    card = host.findChild(TimesCard)
    assert card is not None and card.comment.hasFocus()
    QTest.keyClicks(card.comment, "PLL skip")
    QTest.keyClick(card.comment, Qt.Key.Key_Return)
    assert card.view.hasFocus()
    assert [one.comment for one in SolveTimes(host.store).list_solves("3x3x3")] == ["", "PLL skip"]
    QTest.keyClick(card.view, Qt.Key.Key_Down)
    assert card.comment.text() == ""
    QTest.keyClick(card.view, Qt.Key.Key_C)
    QTest.keyClicks(card.comment, "kept when one goes elsewhere")
    card.view.setFocus()
    assert host.timer.times[0].comment == "kept when one goes elsewhere"
    QTest.keyClick(card.view, Qt.Key.Key_C)
    QTest.keyClicks(card.comment, "no")
    QTest.keyClick(card.comment, Qt.Key.Key_Escape)
    assert host.timer.times[0].comment == "kept when one goes elsewhere"
    assert "kept" in str(card.model.data(card.model.index(1), Qt.ItemDataRole.ToolTipRole))


def test_a_long_comment_of_another_program_stays_whole_when_it_is_opened(host: Host) -> None:
    book, long = host.timer.sessions, f"{'long ' * 200}end"
    imported = {("3x3x3", 1): TimerSession(1, "", "3x3x3", [Time(5, "", "", 0.0, long)])}
    with host.store.working() as db:
        put(db, book._table.rows_of(imported), [])
    book.open(1)
    card = opened(host)
    QTest.keyClick(card.view, Qt.Key.Key_C)
    card.view.setFocus()
    assert book.times[0].comment == long, "it was looked at only"
    QTest.keyClick(card.view, Qt.Key.Key_C)
    card.comment.end(False)
    QTest.keyClick(card.comment, Qt.Key.Key_Backspace)
    card.view.setFocus()
    assert book.times[0].comment == long[:-1]


def test_what_was_exported_for_cstimer_can_be_imported(
    host: Host, now: Now, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = host.timer.sessions
    host.model.begin_scrambled(["R", "U"])
    solve(host, now, 10_000)
    host.timer.toggle_penalty("+2")
    book.comment(book.times[0], "ouch")
    book.rename("Evening")
    book.begin()
    solve(host, now, 12_000)
    before = book.collect_sessions()
    path = tmp_path / "times.txt"
    path.write_text(cstimer.format_cstimer(before), encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    card = opened(host)
    QTest.mouseClick(card.import_button, LEFT)
    qtbot.waitUntil(lambda: host.messages.toasts == ["Imported 2 sessions, 2 times"])
    assert book.number == 3 and len(book.all_sessions) == 4
    again = [one._replace(number=one.number - 2) for one in book.collect_sessions()[2:]]
    seconds = [
        one._replace(times=[each._replace(solved_at=int(each.solved_at)) for each in one.times]) for one in before
    ]
    assert again == seconds
    assert host.timer.bring_back.text() == "Take the import back"
    book.undo()
    assert book.collect_sessions() == before


def test_times_exported_as_csv_come_back_with_a_name_that_a_spreadsheet_would_run(
    host: Host, qtbot: QtBot, tmp_path: Path
) -> None:
    evil, path = "=cmd|'/C calc'!A0", tmp_path / "times.csv"
    session = TimerSession(1, evil, "3x3x3", [Time(1_230, "+2", "R U", 1_700_000_000.0, "+1+1")])
    path.write_text(times.to_csv([session]), encoding="utf-8")
    assert f"'{evil}" in path.read_text(encoding="utf-8")
    host.timer.sessions.take_in(path)
    qtbot.waitUntil(lambda: host.messages.toasts == ["Imported 1 session, 1 time"])
    assert host.timer.sessions.current.name == evil
    assert [(one.milliseconds, one.penalty, one.comment) for one in host.timer.times] == [(1_230, "+2", "+1+1")]
    host.timer.exchange.copy_table()
    assert f"'{evil}" in QGuiApplication.clipboard().text()


def test_times_of_other_puzzles_are_left_out_and_those_of_the_small_cube_go_there(
    host: Host, qtbot: QtBot, tmp_path: Path
) -> None:
    said = {
        "1": {"opt": {"scrType": "ftoso"}}, "2": {"opt": {"scrType": "222so"}, "name": "little"},
        "3": {"opt": {"scrType": "pll"}},
    }  # fmt: skip
    path = tmp_path / "cstimer.txt"
    file = {
        "session1": [[[0, 1]]], "session2": [[[0, 2000, 900], "R U", None, None]],
        "session3": [[[0, 3000]], [[0, None]]],
        "properties": {"sessionData": json.dumps(said)},
    }  # fmt: skip
    path.write_text(json.dumps(file), encoding="utf-8-sig")
    host.timer.sessions.take_in(path)
    qtbot.waitUntil(lambda: host.messages.toasts == ["Imported 2 sessions, 2 times"])
    assert host.messages.said == [
        "Imported 2 sessions, 2 times. 1 session of another puzzle left out: ftoso. 1 solve without a time left out. "
        "Phases of 1 time left out. Scramble types left out: pll. 1 session of the other cube"
    ]
    assert [one.milliseconds for one in host.timer.times] == [3000]
    host.timer.set_puzzle("2x2x2")
    assert [(one.milliseconds, one.solved_at) for one in host.timer.times] == [(2000, 0.0)]
    assert host.timer.sessions.current.name == "little"
    card = opened(host)
    assert card.sessions.text() == "little, 1 time", "nobody knows the day"


def said_last(host: Host, toast: str) -> bool:
    return host.messages.toasts[-1:] == [toast]


def test_both_puzzles_are_in_one_file_of_either_kind_and_come_back(
    host: Host, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = host.timer.sessions
    made = [
        TimerSession(1, "Big; \u00ad", "3x3x3", [Time(12_345, "", "R U2", 1_700_000_000.0, 'he said "go"; twice')]),
        TimerSession(1, "", "2x2x2", [Time(3_999, "+2", "F R", 0.0), Time(4_001, "DNF", "", 1_700_000_100.0)]),
    ]
    placed = {(one.puzzle, 1): one for one in made}
    with host.store.working() as db:
        put(db, book._table.rows_of(placed), [("3x3x3", 1, made[0].name)])
    assert list(book.collect_sessions()) == made
    for name in ("all.csv", "all.txt", "all.json"):
        path = tmp_path / name
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, path=path: (str(path), ""))
        host.timer.exchange.export()
        qtbot.waitUntil(partial(said_last, host, f"Saved {name}"))
        book.take_in(path)
        qtbot.waitUntil(partial(said_last, host, "Imported 2 sessions, 3 times"))
        again = [one for one in book.collect_sessions() if one.number > 1]
        assert [one._replace(number=1) for one in again] == made, name
        for one in again:
            book._table.delete_session(one.puzzle, one.number)


def paste_into_the_focus() -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def test_times_are_pasted_as_cstimer_copies_them(host: Host, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().setText(
        "Generated By csTimer on 2026-11-29\navg of 5: 12.34\n\nTime List:\n1. 12.34   R U2 F' D L B \n"
        "2. (14.34+[lock up])   F2 U D R L2 B' D"
    )
    opened(host)
    paste_into_the_focus()
    qtbot.waitUntil(lambda: host.messages.toasts == ["Imported 1 session, 2 times"])
    assert [(one.milliseconds, one.penalty, one.comment) for one in host.timer.times] == [
        (12_340, "", ""), (12_340, "+2", "lock up"),
    ]  # fmt: skip
    QGuiApplication.clipboard().setText("no times")
    paste_into_the_focus()
    qtbot.waitUntil(
        lambda: host.messages.said[-1:] == ["The text was not imported. The file is not JSON as csTimer exports it."]
    )


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"\xff\xfe", "It is not a text that csTimer has exported."),
        (b"number,time", "The file is not JSON as csTimer exports it."),
        (b'{"session1": []}', "It contains no times of a 3×3×3 or a 2×2×2."),
        (b'{"session1": [[1]]}', "This solve has no time (session 1, solve 1)."),
    ],
)
def test_a_bad_file_changes_nothing_and_is_told(
    host: Host, now: Now, qtbot: QtBot, tmp_path: Path, content: bytes, reason: str
) -> None:
    solve(host, now, 10_000)
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    host.timer.sessions.take_in(path)
    qtbot.waitUntil(lambda: host.messages.said[-1:] == [f"bad.json was not imported. {reason}"])
    assert [one.milliseconds for one in host.timer.times] == [10_000]
    assert host.timer.sessions.past is None


def test_a_time_measured_while_others_are_written_has_a_key_of_its_own(
    host: Host, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "many.json"
    path.write_text(json.dumps({"session1": [[[0, 1000 + k]] for k in range(500)]}), encoding="utf-8")
    book = host.timer.sessions
    write = book._write

    def write_and_measure(*arguments: Any) -> None:
        write(*arguments)
        book.add("", 7, "")

    monkeypatch.setattr(book, "_write", write_and_measure)
    book.take_in(path)
    qtbot.waitUntil(lambda: bool(host.messages.toasts))
    keys = [one.key for one in SolveTimes(host.store).list_solves("3x3x3")]
    assert len(set(keys)) == len(keys) == 501


def test_a_name_that_makes_no_sense_is_set_aside_alone(host: Host, now: Now) -> None:
    solve(host, now, 10_000)
    book = host.timer.sessions
    book.rename("Fine")
    told: list[str] = []
    host.store.tell = lambda name, _reason: told.append(name)
    with host.store.connection as db:
        db.execute("INSERT INTO timer_session VALUES ('3x3x3', -4, 'negative')")
        db.execute("INSERT INTO timer_session VALUES ('3x3x3', 5, x'ff00')")
    assert [(one.number, one.title) for one in book.all_sessions] == [(1, "Fine")]
    assert sorted(told) == ["3x3x3 -4", "3x3x3 5"]
