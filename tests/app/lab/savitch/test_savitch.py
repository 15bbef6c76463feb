"""Savitch's algorithm in the Lab: stepped, run, cancelled, refused, beside breadth-first search."""

from __future__ import annotations

import re
import threading
from dataclasses import replace
from itertools import count, pairwise
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.lab.frame.instrument import InstrumentView
from app.lab.page import LabPage
from app.lab.savitch import model
from app.lab.savitch.drawing import ArrangementView
from app.lab.savitch.wording import wait
from app.shell.window import Window
from core.base.measured_rate import LEAST_SECONDS, MeasuredRate
from core.sokoban.savitch.boards import SMALL
from core.sokoban.savitch.cost import bounds
from tests.app.sheets import check_all, figures

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def view(page: LabPage, qtbot: QtBot) -> InstrumentView:
    return shown(page, qtbot, "savitch-3")


def shown(page: LabPage, qtbot: QtBot, name: str) -> InstrumentView:
    page.show_subject(name)
    view = page.view
    assert isinstance(view, InstrumentView)
    board = name.partition("-")[2]

    def prepared() -> bool:
        ready = view.model.prepared
        return ready is not None and (board == "board" or ready.question.start.board == _board(board))

    qtbot.waitUntil(prepared)
    return view


def _board(key: str) -> object:
    from core.sokoban.level import state_of

    return state_of(SMALL[key].rows).board


def figure(view: InstrumentView, name: str) -> tuple[str, str]:
    return next((savitch, other) for first, savitch, other in view.panel.table.rows if first == name)


def allow(view: InstrumentView, qtbot: QtBot, moves: int) -> None:
    view.stage.limit.setValue(view.model.limits.index(moves))
    qtbot.waitUntil(lambda: view.model.prepared is not None and view.model.prepared.question.limit == moves)


def test_a_call_at_a_time_and_back_again(view: InstrumentView) -> None:
    assert view.stage.recursion.text == "level 1, t = 27"
    QTest.mouseClick(view.stage.forth, LEFT)
    assert view.stage.recursion.text == "level 1, t = 27, middle 1 of 27\nlevel 2, t = 13"
    for _ in range(3):
        QTest.keyClick(view.stage.recursion, Qt.Key.Key_Right)
    before = view.stage.recursion.text
    assert before.count("\n") == 4
    QTest.keyClick(view.stage.recursion, Qt.Key.Key_PageDown)
    assert figure(view, "Calls")[0] == "1\u2009004"
    for _ in range(1000):
        view.model.step_back()
    assert view.stage.recursion.text == before
    for _ in range(4):
        QTest.mouseClick(view.stage.back, LEFT)
    assert view.stage.recursion.text == "level 1, t = 27"
    assert not view.stage.back.isEnabled()


def test_calls_made_while_the_figures_are_shown_do_no_harm(
    view: InstrumentView, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, made = view.model.progress, count(1000)
    going = property(lambda _model: replace(begun, calls=next(made), depth=4, seconds=1.0))
    monkeypatch.setattr(model.SavitchModel, "progress", going)
    view.model.progressed.emit()
    found = figures(view.panel)
    assert "calls made" in [one.name for one in found]
    check_all(view.panel)
    assert figure(view, "Calls")[0] == next(one.value for one in found if one.name == "calls made")


def test_run_to_the_answer_beside_breadth_first_search(view: InstrumentView, qtbot: QtBot) -> None:
    assert view.model.prepared is not None
    expected = view.model.prepared.expected
    assert expected.exact
    QTest.mouseClick(view.panel.run, LEFT)
    qtbot.waitUntil(lambda: view.model.progress.answer is not None and view.model.running is None)
    assert view.model.progress.calls == expected.calls
    assert figure(view, "Answer") == ("yes", "yes")
    assert figure(view, "Positions")[1] == "3"
    depth, _ = bounds(3)
    assert view.model.progress.depth <= depth + 1
    assert view.stage.recursion.text.startswith("Yes, within 27 moves. ")
    assert "Breadth-first search agrees, and remembers 3 positions." in view.stage.recursion.text
    assert view.panel.run.text() == "Start over"
    QTest.mouseClick(view.panel.run, LEFT)
    assert view.stage.recursion.text == "level 1, t = 27"


def test_an_end_out_of_reach_and_too_few_moves_are_both_answered_no(view: InstrumentView, qtbot: QtBot) -> None:
    QTest.mouseClick(view.panel.in_vain, LEFT)
    qtbot.waitUntil(lambda: view.model.prepared is not None and view.model.prepared.question.moves is None)
    allow(view, qtbot, 5)
    QTest.mouseClick(view.panel.run, LEFT)
    qtbot.waitUntil(lambda: view.model.progress.answer is not None and view.model.running is None)
    assert figure(view, "Answer") == ("no", "no")
    assert figure(view, "Depth")[1] == "unreachable"


@pytest.mark.parametrize("board", SMALL)
def test_every_board_with_few_moves_is_answered_alike(page: LabPage, qtbot: QtBot, board: str) -> None:
    view = shown(page, qtbot, f"savitch-{board}")
    assert view.model.limits[-1] == 3**view.model.prepared.question.cells
    for moves in (1, 2, 3):
        allow(view, qtbot, moves)
        assert not view.model.asks_first
        view.model.run()
        qtbot.waitUntil(lambda: view.model.progress.answer is not None and view.model.running is None)
        savitch, breadth_first = figure(view, "Answer")
        assert savitch == breadth_first


def at_work(page: LabPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> InstrumentView:
    """Return the instrument once the algorithm has made calls on a board that keeps it busy."""
    monkeypatch.setattr(model, "HOUR", model.YEAR)  # on a slow machine it takes more
    view = shown(page, qtbot, "savitch-4")
    QTest.mouseClick(view.panel.run, LEFT)
    qtbot.waitUntil(lambda: view.model.progress.calls > 0)
    return view


def test_pausing_goes_on_and_cancelling_begins_anew(
    page: LabPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = at_work(page, qtbot, monkeypatch)
    assert len(view.model.progress.path) > 1
    QTest.mouseClick(view.panel.run, LEFT)
    qtbot.waitUntil(lambda: view.model.running is None)
    made = view.model.progress.calls
    assert view.panel.run.text() == "Go on"
    QTest.mouseClick(view.stage.go, LEFT)
    qtbot.waitUntil(lambda: view.model.progress.calls > made)
    assert view.model.running is not None
    QTest.mouseClick(view.panel.cancel, LEFT)
    assert view.model.running is None
    assert view.model.progress.calls == 0
    assert view.stage.recursion.text == "level 1, t = 81"


def test_another_board_leaves_the_algorithm_at_work_until_it_is_cancelled(
    page: LabPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = at_work(page, qtbot, monkeypatch)
    job = view.model.running
    assert job is not None
    shown(page, qtbot, "savitch-3")
    assert job.running and view.model.running is None
    assert view.model.progress.calls == 0
    assert "The question on 4 cells is still running; running this one pauses it." in view.panel.note.text()
    made = view.model.elsewhere.progress.calls
    QTest.mouseClick(view.panel.run, LEFT)
    qtbot.waitUntil(lambda: view.model.progress.answer is not None and not job.running)
    shown(page, qtbot, "savitch-4")
    assert view.model.progress.calls >= made
    assert view.panel.run.text() == "Go on"
    shown(page, qtbot, "savitch-3")
    assert figure(view, "Answer") == ("yes", "yes"), "what was answered is kept"
    shown(page, qtbot, "savitch-4")
    QTest.mouseClick(view.panel.run, LEFT)
    again = view.model.running
    assert again is not None
    allow(view, qtbot, 5)
    assert again.running, "another limit is another question too"
    again.cancel()
    allow(view, qtbot, 81)
    assert view.model.progress.calls == 0, "what was cancelled begins anew"


def test_what_takes_hours_asks_first_and_what_takes_years_is_not_started(page: LabPage, qtbot: QtBot) -> None:
    view = shown(page, qtbot, "savitch-5")
    assert view.model.prepared is not None and view.model.prepared.wait > model.YEAR
    assert not view.panel.run.isEnabled()
    assert re.match(r"Not started: it takes [^.]*\.[^.]* calls, about .* years\. ", view.panel.note.text())
    waits = [(limit, asked(view, qtbot, limit)) for limit in (20, 40)]
    assert all(before < after for (_, before), (_, after) in pairwise(waits))
    hours = next(limit for limit in view.model.limits if asked(view, qtbot, limit) > model.HOUR)
    allow(view, qtbot, hours)
    assert view.panel.run.text() == "Run all the same"
    QTest.mouseClick(view.panel.run, LEFT)
    assert view.model.running is None and view.panel.run.text() == "Run"
    QTest.mouseClick(view.panel.run, LEFT)
    assert view.model.running is not None
    view.model.cancel()


def asked(view: InstrumentView, qtbot: QtBot, limit: int) -> float:
    if view.model.limit != limit or view.model.prepared is None:
        view.model.set_limit(limit)
        qtbot.waitUntil(lambda: view.model.prepared is not None and view.model.prepared.question.limit == limit)
    prepared = view.model.prepared
    assert isinstance(prepared, model.PreparedQuestion)
    return prepared.wait


def test_the_level_in_play_is_refused_in_a_sentence_and_taken_when_small(
    window: Window, page: LabPage, qtbot: QtBot
) -> None:
    page.show_subject("savitch-board")
    view = page.view
    assert isinstance(view, InstrumentView)
    assert "No level of Sokoban is open." in view.panel.note.text()
    assert page.plotted_subject == "savitch-board"
    window.services.open_subject("sokoban", "########\n#@ $ . #\n#      #\n#      #\n########\nTitle: Large\n")
    window.open_page("lab")
    assert view.panel.note.text() == (
        "Savitch's algorithm takes a board of at most 16 free cells; this one has 18. Choose another board."
    )
    window.services.open_subject("sokoban", "#######\n#@ $ .#\n#######\nTitle: Small\n")
    window.open_page("lab")
    qtbot.waitUntil(lambda: view.model.prepared is not None)
    assert view.stage.start.accessibleDescription() == "#######\n#@ $ .#\n#######"
    assert figure(view, "Depth")[1] == "3 moves"
    QTest.mouseClick(view.stage.forth, LEFT)
    window.open_page("sokoban")
    window.open_page("lab")
    assert view.model.progress.calls == 1, "the same question was asked anew"
    allow(view, qtbot, view.model.limits[-2])
    window.services.open_subject("sokoban", "######\n#@$ .#\n######\nTitle: Smaller\n")
    window.open_page("lab")
    qtbot.waitUntil(lambda: view.model.prepared is not None and view.model.prepared.question.cells == 4)
    assert view.model.limit == 81, "the limit was that of a larger board"


def test_the_limit_of_a_board_is_kept(window: Window, view: InstrumentView, qtbot: QtBot) -> None:
    allow(view, qtbot, 6)
    other = model.SavitchModel(window.services)
    other.show_variant("3")
    qtbot.waitUntil(lambda: other.prepared is not None)
    assert other.limit == 6


def test_waits_in_words() -> None:
    assert [wait(seconds) for seconds in (0.001, 0.084, 42, 310, 4320, 9000, 3e5, 3.5e7, 3.8e9, 1e17)] == [
        "< 0.01 s", "0.08 s", "42 s", "5 min", "72 min", "2 hours", "3 days", "about 1 year", "about 120 years",
        "about 3.2·10⁹ years",
    ]  # fmt: skip


def test_both_are_drawn_with_what_they_cost(view: InstrumentView, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: view.panel.pane is not None)
    assert view.panel.pane is not None
    plot = view.panel.pane.plot
    assert view.panel.pane.csv().split("\n")[:3] == [
        "cells,algorithm,time,space", "3,savitch,578162,57", "3,breadth_first,3,9",
    ]  # fmt: skip
    assert plot.cells == 3
    assert plot.read(0).title == "n = 3: 3 positions, 9 cells"
    assert plot.read(10).title == "n = 4: 30\u2009889\u2009212\u2009123 calls, ≤ 101 cells"


def test_the_largest_board_is_told_and_not_started(window: Window, page: LabPage, qtbot: QtBot) -> None:
    window.services.open_subject("sokoban", "##########\n#@   $ . #\n#        #\n##########\nTitle: Sixteen\n")
    window.open_page("lab")
    page.show_subject("savitch-board")
    view = page.view
    assert isinstance(view, InstrumentView)
    qtbot.waitUntil(lambda: view.model.prepared is not None)
    assert view.model.limits[-1] == 3**16
    assert re.match(r"Not started: it takes at most .* calls, at most .* years\. ", view.panel.note.text())
    QTest.mouseClick(view.stage.forth, LEFT)
    assert len(view.model.progress.path) == 2


def test_any_position_that_can_be_reached_may_be_the_end(page: LabPage, qtbot: QtBot) -> None:
    view = shown(page, qtbot, "savitch-4")
    assert view.panel.end.count() == 1 + 6
    view.panel.end.activated.emit(view.panel.end.findData("1"))
    qtbot.waitUntil(lambda: view.model.prepared is not None and not view.model.prepared.question.end.solved)
    question = view.model.prepared.question
    assert question.end == list(question.flood.distance)[1]
    assert view.stage.end.state == question.end
    allow(view, qtbot, 3)
    view.model.run()
    qtbot.waitUntil(lambda: view.model.progress.answer is not None and view.model.running is None)
    savitch, breadth_first = figure(view, "Answer")
    assert savitch == breadth_first
    view.panel.end.activated.emit(0)
    qtbot.waitUntil(lambda: view.model.prepared is not None and view.model.prepared.question.end.solved)


def test_another_board_shows_nothing_of_the_one_before_until_it_is_known(
    page: LabPage, view: InstrumentView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on = threading.Event()
    real = model._prepare

    def waits(*question: Any) -> model.PreparedQuestion:
        goes_on.wait(10)
        return real(*question)

    monkeypatch.setattr(model, "_prepare", waits)
    measured = MeasuredRate(30_000_000, 1.0)
    monkeypatch.setattr(model, "measure_calls", lambda _control: measured)  # it does not ask first on a busy machine
    page.show_subject("savitch-4")
    assert view.stage.recursion.text == "" and view.panel.table.rows == []
    assert view.stage.start.accessibleDescription() == ""
    page.show_subject("savitch-board")
    assert view.panel.note.text().startswith("No level of Sokoban is open.")
    page.show_subject("savitch-4")
    assert view.panel.note.text() == ""
    job = view.model._preparing.job
    assert job is not None
    job.cancel()
    assert view.panel.note.text() == "Cancelled before the answer was known. Choose another board."
    goes_on.set()
    assert shown(page, qtbot, "savitch-4").panel.note.text().startswith("0 of ")


def click(view: ArrangementView, square: int, button: Qt.MouseButton = LEFT) -> None:
    place = view.centre_of(square).toPoint()
    QTest.mouseMove(view, place)
    QTest.mouseClick(view, button, Qt.KeyboardModifier.NoModifier, place)


def drawn_view(page: LabPage, qtbot: QtBot) -> InstrumentView:
    page.show_subject("savitch-drawn")
    view = page.view
    assert isinstance(view, InstrumentView)
    qtbot.waitUntil(lambda: view.model.prepared is not None)
    return view


def test_a_board_is_drawn_and_both_answer(page: LabPage, qtbot: QtBot) -> None:
    view = drawn_view(page, qtbot)
    assert view.stage.first.isVisible() and view.stage.second.isVisible() and not view.stage.start.isVisible()
    click(view.stage.first, 10)  # one square more, right of the goal
    qtbot.waitUntil(lambda: view.model.prepared is not None)
    assert view.model.prepared.question.cells == 5
    # the second board: the box goes on to the new square, the man to the goal
    click(view.stage.second, 10)
    assert view.model.error == "The first position has 1 box and the second 2 boxes; draw as many in both."
    assert view.panel.note.text() == view.model.error
    click(view.stage.second, 9, Qt.MouseButton.RightButton)
    click(view.stage.second, 9, Qt.MouseButton.RightButton)
    qtbot.waitUntil(lambda: view.model.prepared is not None)
    assert view.panel.end.current == "arranged"
    allow(view, qtbot, 3)
    view.model.run()
    qtbot.waitUntil(lambda: view.model.progress.answer is not None and view.model.running is None)
    assert figure(view, "Answer") == ("yes", "yes")
    assert figure(view, "Depth")[1] == "2 moves"


def test_a_man_who_passes_a_square_leaves_the_other_where_he_was(page: LabPage, qtbot: QtBot) -> None:
    view = drawn_view(page, qtbot)
    before = view.model.sketch.text
    for _ in range(4):
        click(view.stage.first, 10)
    assert view.model.sketch.text[7] == "-" and view.model.sketch.text[10] == "@"
    for _ in range(3):
        click(view.stage.first, 10)
    assert view.model.sketch.text == before


def test_a_board_is_drawn_by_keys_and_kept(page: LabPage, window: Window, qtbot: QtBot) -> None:
    view = drawn_view(page, qtbot)
    view.stage.first.setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right):
        QTest.keyClick(view.stage.first, key)
    assert view.stage.first.accessibleDescription() == "E2, wall"
    QTest.keyClicks(view.stage.first, ".")
    assert view.stage.first.accessibleDescription() == "E2, goal"
    assert (
        view.model.error
        == "1 box and 2 goals within the man's reach: draw as many of both, or draw the second position."
    )
    QTest.keyClick(view.stage.first, Qt.Key.Key_Space)
    assert view.stage.first.accessibleDescription() == "E2, man"
    QTest.keyClick(view.stage.first, Qt.Key.Key_Backspace)
    QTest.keyClick(view.stage.first, Qt.Key.Key_Backspace)
    assert view.stage.first.accessibleDescription() == "E2, box"
    assert model.SavitchModel(window.services).sketch == view.model.sketch


def test_another_end_may_be_asked_of_a_drawn_board(page: LabPage, qtbot: QtBot) -> None:
    view = drawn_view(page, qtbot)
    assert view.panel.end.current == "solved"
    view.panel.end.chosen.emit("0")
    qtbot.waitUntil(lambda: view.model.prepared is not None and view.model.prepared.question.moves == 0)
    assert view.stage.second.draft.text == view.stage.first.draft.text
    click(view.stage.second, 14)
    assert "2 boxes" in view.model.error
    view.panel.end.chosen.emit("solved")
    qtbot.waitUntil(lambda: view.model.prepared is not None)
    assert view.stage.second.draft.signs[9] == ord("*"), "the box is on its goal"
    assert view.model.sketch.second is not None, "what was drawn is still there to be asked for"
    view.panel.end.chosen.emit("arranged")
    assert "2 boxes" in view.model.error


def test_the_pace_is_measured_over_enough_time_and_told_with_what_was_measured(page: LabPage, qtbot: QtBot) -> None:
    view = shown(page, qtbot, "savitch-4")
    prepared = view.model.prepared
    assert prepared is not None and prepared.measured.seconds >= LEAST_SECONDS and prepared.measured.done > 0
    (told,) = [one for one in figures(view.panel) if one.name == "calls a second"]
    assert told.derived_figure is not None
    values = told.derived_figure.values
    assert values["calls"] == prepared.measured.done and values["seconds"] == prepared.measured.seconds
    assert prepared.measured.seconds >= LEAST_SECONDS
    read = int(told.value.replace("\u2009", ""))
    assert read % 1_000_000 == 0 and abs(read - prepared.measured.done / prepared.measured.seconds) <= 500_000


def test_steps_by_hand_are_no_part_of_the_pace(page: LabPage, qtbot: QtBot) -> None:
    view = shown(page, qtbot, "savitch-4")
    view.model.step(100_000)
    progress = view.model.progress
    assert (progress.calls, progress.timed, progress.seconds, progress.measured_rate) == (100_000, 0, 0.0, None)
    run = view.model._run
    assert run is not None
    run.progress = replace(progress, seconds=0.01, timed=1000)
    assert run.progress.measured_rate is None, "a hundredth of a second tells no pace"
    run.progress = replace(progress, seconds=10.0, timed=1_000_000)
    assert run.progress.measured_rate == MeasuredRate(1_000_000, 10.0)
