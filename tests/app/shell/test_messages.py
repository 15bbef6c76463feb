"""The status line is up to date: a sentence disappears with what it is about."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from types import SimpleNamespace
from typing import cast

import pytest
from pytestqt.qtbot import QtBot

from app.base.jobs.jobs import SHOWN_AFTER_S, QuestionRunner
from app.cube.model.model import SMALL
from app.cube.page import CubePage
from app.cube.walk import sampling
from app.lab.page import LabPage
from app.shell.window import Window
from app.sokoban.library.level_set import pasted_levels
from app.sokoban.page import SokobanPage
from app.twenty48.page import Twenty48Page
from core.base.control import Control
from core.cube.metrics import Metric
from core.cube.solve.solver import Search, Stage
from core.twenty48.puzzle import PUZZLE
from core.twenty48.shape import shape_of

OVER = "2 4 2 4\n4 2 4 2\n2 4 2 4\n4 2 4 2"


@pytest.fixture
def cube(window: Window) -> CubePage:
    return cast(CubePage, window.page)


def test_what_was_said_goes_when_the_page_shows_something_else(window: Window, cube: CubePage) -> None:
    cube.model.turn("R")
    changes: tuple[Callable[[], object], ...] = (
        lambda: cube.model.turn("U"),
        lambda: setattr(cube.model, "metric", Metric.QTM),
        lambda: setattr(cube.model, "variant", SMALL),
        cube.edit,
        lambda: cube.open_path(cube.services.store.path),
    )
    for change in changes:
        cube.services.messages.say("Depth 16 is proved")
        assert window.sentence == "Depth 16 is proved"
        change()
        assert window.sentence != "Depth 16 is proved"


def test_a_refusal_is_seen_while_a_job_has_the_status_line(window: Window, cube: CubePage, qtbot: QtBot) -> None:
    gate = Event()
    job = window.jobs.run("Counting", lambda _control: gate.wait(20))
    qtbot.waitUntil(lambda: window.jobs.shown_job is job)
    cube.services.messages.say("Saved")
    assert not window._toast.isVisible()
    window.open_page("2048")
    cube.services.messages.say("The clipboard holds no moves.", good=False)
    assert not window._toast.isVisible(), "of a page that is not in front"
    window.page.services.messages.say("The clipboard holds no board.", "There is no board here.", good=False)
    assert window._toast.isVisible() and window._toast.text == "The clipboard holds no board."
    gate.set()
    qtbot.waitUntil(lambda: window.jobs.shown_job is None)
    assert window.sentence == "The clipboard holds no board. There is no board here."


def test_the_status_line_speaks_of_no_job_of_another_page(window: Window, cube: CubePage, qtbot: QtBot) -> None:
    gate = Event()
    jobs = cube.services.jobs
    job = jobs.run("Proving depth", lambda _control: gate.wait(60), "in moves HTM")
    both = jobs.for_pages("cube", "lab").run("Measuring walks", lambda _control: gate.wait(60))
    qtbot.waitUntil(lambda: window.jobs.shown_job is both and job.seconds > SHOWN_AFTER_S)
    both.cancel()
    assert window.sentence == "Proving depth in moves HTM"
    for key in ("2048", "sokoban", "lab"):
        window.open_page(key)
        qtbot.waitUntil(lambda: window.jobs.shown_job is None)  # what the page itself prepares
        assert "Proving" not in window.sentence
    window.open_page("cube")
    assert window.sentence == "Proving depth in moves HTM"
    everywhere = window.jobs.run("Saving", lambda _control: gate.wait(60))
    for key in ("2048", "cube"):
        window.open_page(key)
        qtbot.waitUntil(lambda: window.sentence == "Saving")
    gate.set()
    qtbot.waitUntil(lambda: not (job.running or everywhere.running))


def test_walks_that_are_measured_are_told_of_on_the_pages_that_show_them(
    window: Window, cube: CubePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Event()
    monkeypatch.setattr(sampling, "_measure", lambda *_: gate.wait(60))
    window.open_page("2048")
    job = sampling.Sampling.of_window(window.page.services).start("2x2x2", Metric.HTM, 5, 10)
    assert sampling.Sampling.of_window(cube.services).running is job, "there is one in the window"
    qtbot.waitUntil(lambda: job.seconds > SHOWN_AFTER_S)
    for key in ("cube", "lab"):
        window.open_page(key)
        qtbot.waitUntil(lambda: window.sentence.startswith("Measuring walks"))
    for key in ("sokoban", "2048"):
        window.open_page(key)
        qtbot.waitUntil(lambda: not window.sentence.startswith("Measuring walks"))
    gate.set()
    qtbot.waitUntil(lambda: not job.running)


def test_a_failed_job_is_told_of_on_its_own_page(window: Window, cube: CubePage, qtbot: QtBot) -> None:
    def fail(_control: Control) -> None:
        raise OSError("The disk is full.")

    window.open_page("2048")
    asker = QuestionRunner(cube.services.jobs)
    asker.ask("numbers", "Counting", fail, lambda _: None)
    qtbot.waitUntil(lambda: not asker.is_busy)
    assert "failed" not in window.sentence
    window.open_page("cube")
    assert window.sentence == "Counting failed. The disk is full."


def test_what_was_refused_is_not_told_once_it_is_done(window: Window, cube: CubePage) -> None:
    cube.services.messages.say("Depth 16 is proved")
    cube.services.messages.toast("Saved cube.png")
    assert window.sentence == "Depth 16 is proved", "which is still so"
    cube.services.messages.say("The picture was not saved.", "No such file or directory.", good=False)
    assert window.sentence.startswith("The picture was not saved.")
    cube.services.messages.toast("Saved cube.png")
    assert window.sentence == "Ready"


def test_each_page_says_its_own_even_when_another_is_in_front(window: Window, cube: CubePage) -> None:
    window.open_page("2048")
    cube.services.messages.say("Depth 16 is proved")
    assert window.sentence == "Ready"
    window.open_page("cube")
    assert window.sentence == "Depth 16 is proved"


def test_solved_is_said_over_a_solved_cube_only(window: Window, cube: CubePage) -> None:
    cube.model.begin_scrambled(["U'", "R'"])
    cube.model.turn("R")
    assert window.sentence == "Ready"
    cube.model.turn("U")
    assert window.sentence == "Solved in 2 moves, 2 QTM"
    cube.model.undo()
    assert window.sentence == "Ready"
    cube.model.session.redo()
    assert window.sentence.startswith("Solved")
    cube.model.begin_random()
    cube.model.begin_scrambled(["F"])
    assert window.sentence == "Ready"


def test_a_proof_of_a_position_left_behind_is_not_told(window: Window, cube: CubePage, qtbot: QtBot) -> None:
    cube.model.begin_scrambled(["U", "R", "F"])
    cube.solving.solve()
    qtbot.waitUntil(lambda: not cube.solving.running)
    proved, ended = cube.model.bracket, cast(Search, SimpleNamespace(stage=Stage.PROOF, nodes=5))
    cube.solving._search = ended
    cube.solving._on_search_ended(proved)
    assert window.sentence.startswith("Depth 3 is proved")
    cube.model.session.redo()
    cube.solving._search = ended
    cube.solving._on_search_ended(proved)
    assert window.sentence == "Ready"


def test_game_over_is_said_over_that_board_only(window: Window) -> None:
    page = cast(Twenty48Page, window.open_page("2048"))
    page.model.set_up(PUZZLE.parse(OVER))
    assert window.sentence.startswith("Game over")
    page.model.shape = shape_of(3)
    assert window.sentence == "Ready"
    page.model.shape = shape_of(4)
    assert window.sentence.startswith("Game over")
    page.model.new_game()
    assert window.sentence == "Ready"


def test_a_hint_is_of_the_board_it_was_given_on(window: Window, qtbot: QtBot) -> None:
    page = cast(Twenty48Page, window.open_page("2048"))
    page.model.shape = shape_of(2)
    page.model.assistant.give_hint()
    qtbot.waitUntil(lambda: window.sentence.startswith("Hint: "))
    page.model.assistant.play_best()
    assert "Hint" not in window.sentence


def test_odds_that_come_when_the_game_is_over_do_not_hide_that_it_is(window: Window, qtbot: QtBot) -> None:
    page = cast(Twenty48Page, window.open_page("2048"))
    page.model.shape = shape_of(2)
    page.model.assistant.values_shown = True
    assert page.model.assistant.values.job is not None
    page.model.set_up(PUZZLE.parse("2 4\n8 2"))
    assert window.sentence.startswith("Game over")
    qtbot.waitUntil(lambda: page.model.assistant.values.job is None)
    assert window.sentence.startswith("Game over")


def test_the_end_of_a_replay_says_nothing_of_the_running_game(window: Window) -> None:
    page = cast(Twenty48Page, window.open_page("2048"))
    page.model.shape = shape_of(2)
    while not page.model.board.over:
        page.model.play(PUZZLE.moves(page.model.board)[0])
        page.model.keep_going()
    assert window.sentence.startswith("Game over")
    page.model.recorder.settle()
    page.model.show_replay(page.model.recorder.games.list_games(shape_of(2))[0])
    assert "Game over" not in window.sentence
    page.model.leave_replay()
    assert window.sentence.startswith("Game over")


def test_of_a_subject_of_the_lab_nothing_is_said_under_another(window: Window, qtbot: QtBot) -> None:
    page = cast(LabPage, window.open_page("lab"))
    page.model.show("bag-32")
    qtbot.waitUntil(lambda: window.sentence.startswith("Chain solved exactly"))
    page.model.show("cube-3x3x3-htm")
    assert "Chain" not in window.sentence
    page.model.show("bag-64")
    page.model.show("cube-3x3x3-qtm")
    qtbot.waitUntil(lambda: window.jobs.current is None)
    assert "Chain" not in window.sentence


def test_editing_is_said_while_one_edits(window: Window) -> None:
    page = cast(SokobanPage, window.open_page("sokoban"))
    level = window.sentence
    page.editor.edit_level()
    assert window.sentence.startswith("Editing.")
    page.services.messages.say("There is nothing around the level to trim.")
    page.editor.leave()
    assert window.sentence == level
    page.editor.enter()
    assert window.sentence.startswith("Editing.")
    assert page.editor.editor is not None
    page.editor.editor.draft.try_level()
    assert "Editing" not in window.sentence and page.model.trying


def test_solved_and_lost_levels_are_said_to_be_so_as_long_as_they_are(window: Window) -> None:
    page = cast(SokobanPage, window.open_page("sokoban"))
    page.take(pasted_levels("######\n#    #\n#@$. #\n#    #\n######\n"))
    assert "opened" in window.sentence
    page.model.play("R")
    assert window.sentence == "Solved in 1 push, 1 move"
    page.model.session.undo()
    assert window.sentence == "Level 1 1 box"
    page.model.play("drU")
    assert window.sentence.startswith("This position cannot be solved any more.")
    page.model.session.undo()
    assert window.sentence == "Level 1 1 box"


def test_what_is_said_of_a_way_is_of_the_position_it_led_to(window: Window) -> None:
    page = cast(SokobanPage, window.open_page("sokoban"))
    page.take(pasted_levels("#######\n#     #\n#@ $. #\n#     #\n#######\n"))
    page.board.wanted.emit("drr")
    assert window.sentence == "3 moves"
    page.model.session.undo()
    assert window.sentence == "Level 1 1 box"


def test_of_a_lifted_box_is_spoken_while_it_is_held(window: Window) -> None:
    page = cast(SokobanPage, window.open_page("sokoban"))
    page.take(pasted_levels("#######\n#     #\n#@ $. #\n#     #\n#######\n"))
    page.board.lift.take(page.model.session.state.boxes[0])
    assert "in reach of this box" in window.sentence
    page.board.lift.drop()
    assert window.sentence == "Level 1 1 box"
