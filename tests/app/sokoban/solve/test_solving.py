"""The solver in the window: a solution, a single push, the next box, and what is stored."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.shell.window import Window, open_window
from app.sokoban.analysis.counted_levels import CountedLevels
from app.sokoban.page import SokobanPage
from app.sokoban.solve import solving as solving_module
from app.sokoban.solve.known_levels import KnownLevels
from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.graph.counting import count_positions
from core.sokoban.replay import replay
from core.sokoban.solve.solver import Answer, Effort, SolverMetric, solve
from tests.app.sokoban.levels import own_level
from tests.app.sokoban.solve.parts import ROOM, click, open_text, waiting, way_back, words

FEWEST = 3
# The two boxes shut the man's way to each other's goal: no pattern shows it, and it has no solution.
SHUT = "#######\n#.#@  #\n#.$$  #\n#  #  #\n#######"
POOR, POOR_SOLUTION = "########\n#      #\n#      #\n# @$ . #\n#      #\n########", "drUluRRurD"
SHUT_IN = "########\n#  .   #\n# $$ . #\n#  @#  #\n#   #  #\n########"
SHUT_IN_PUSHES = "lURlluRR"
"""Pushes to a position whose boxes can no longer be separated; no pattern shows it."""
CORRAL = "#######\n#  .  #\n#@$#. #\n# $   #\n#  #  #\n#######"
CORRAL_PULLS = "rdrrDruuluR"
"""Pulls to a position where the other box is out of reach for ever; no pattern shows it."""


def test_solve_lays_a_solution_out_and_prove_closes_the_bar(page: SokobanPage, ended: Callable[[], None]) -> None:
    open_text(page, ROOM)
    section = page.solve_section
    assert page.model.known_bounds.upper is None and not section.bar.isVisible()
    click(section.solve_button)
    ended()
    moves = waiting(page)
    assert replay(page.model.level.start, moves).state.solved
    assert page.model.session.position == 0, "nothing is played unasked"
    assert page.history_section.list.model().rowCount() == sum(map(str.isupper, moves))
    if not page.model.known_bounds.is_proved:
        click(section.solve_button)
        ended()
    assert page.model.known_bounds.upper == page.model.known_bounds.lower == FEWEST
    assert section.bar.isVisible() and section.sentence.startswith("No solution has fewer pushes, or as few pushes and")
    assert not section.solve_button.isEnabled()


def test_what_counting_has_proved_is_what_solve_lays_out(page: SokobanPage) -> None:
    open_text(page, f"{POOR}\n\nSolution\n{POOR_SOLUTION}\n")
    start = page.model.level.start
    page.services.get_shared(CountedLevels).learn(start, count_positions(start, 1000, Control()))
    assert page.solve_section.sentence == "No solution has fewer pushes." and page.model.known_bounds.upper == 2
    page.solving.solve()
    assert waiting(page) == "RR", "the file's own solution takes four pushes"
    assert page.solving.laid_out and page.solving.job is None
    page.model.session.plan([])
    push(page)
    assert page.model.known_bounds.upper == 1


def push(page: SokobanPage) -> None:
    """Show the next push, then play it."""
    page.solving.next_push()
    assert page.board.shown_push is not None
    page.solving.next_push()


def test_the_hint_is_marked_and_named_where_it_is_seen(page: SokobanPage, shown: Window) -> None:
    open_text(page, f"{POOR}\n\nSolution\nRR\n")
    page.solving.name_box()
    box = page.solving.hinted
    assert box is not None and box in page.model.session.state.boxes
    assert page.solve_section.sentence == "Next: the box at D4."
    assert shown.sentence == "Push the box at D4 next"
    QTest.keyClick(page.board, Qt.Key.Key_R)
    assert page.board.viewport.orientation.square(box) == (2, 3)
    assert page.solve_section.sentence == "Next: the box at C4."
    assert shown.sentence != "Push the box at D4 next"
    QTest.keyClick(page.board, Qt.Key.Key_Up)
    assert page.solving.hinted is not None, "he has only walked"


def test_a_level_that_is_too_large_says_so_at_once(page: SokobanPage) -> None:
    floor = "#" + " " * 60 + "#"
    open_text(page, "\n".join(["#" * 62, "#@$." + " " * 57 + "#", *[floor] * 45, "#" * 62]))
    section = page.solve_section
    assert not section.solve_button.isEnabled() and not section.push_button.isEnabled()
    assert section.sentence.startswith("The level has 2\u2009760 squares of floor and 1 goal; 2\u2009500 and 250 are")
    page.model.play("R")
    assert section.sentence == "The level is solved." and not section.improve_button.isEnabled()
    open_text(page, ROOM)
    assert section.solve_button.isEnabled()


def test_the_last_push_is_one_push(page: SokobanPage) -> None:
    open_text(page, f"{POOR}\n\nSolution\nRR\n")
    page.model.play("R")
    assert "best known 1 push" in words(page.solve_section)
    assert "1 of 1 push" in words(page.history_section)


def test_along_the_solution_the_bound_goes_down_and_a_step_forgets_nothing(
    page: SokobanPage, ended: Callable[[], None]
) -> None:
    open_text(page, ROOM)
    page.solving.solve()
    ended()
    page.solving.solve()
    ended()
    page.model.play("u")
    assert page.model.known_bounds.is_proved and page.model.known_bounds.upper == FEWEST
    push(page)
    assert page.model.known_bounds.is_proved and page.model.known_bounds.upper == FEWEST - 1


def test_next_push_plays_one_push_and_a_level_so_solved_is_not_ones_own(
    page: SokobanPage, ended: Callable[[], None]
) -> None:
    open_text(page, ROOM)
    section, button = page.solve_section, page.solve_section.push_button
    click(button)
    ended()
    QTest.qWait(50)  # what is shown first has found its place
    place = button.mapTo(section, button.pos())
    for done in range(20):
        if page.model.session.is_solved:
            break
        state = page.model.session.state
        assert page.model.tally.pushes == done and page.board.shown_push is not None, "it is shown"
        box, target = page.board.shown_push
        assert box in state.boxes and target not in state.boxes
        click(button)
        assert page.model.tally.pushes == done + 1 and page.board.shown_push is None, "and played"
        assert target in page.model.session.state.boxes
        assert button.mapTo(section, button.pos()) == place, "nothing moves"
        if not page.model.session.is_solved:
            click(button)
    assert page.model.session.is_solved
    assert not page.model.best_results
    assert "not among your results" in page.notices.notice.text


def test_what_one_plays_oneself_after_going_back_is_ones_own(page: SokobanPage, ended: Callable[[], None]) -> None:
    open_text(page, ROOM)
    page.solving.solve()
    ended()
    moves = waiting(page)
    page.model.play(moves)
    assert page.model.session.is_solved
    assert page.model.best_results["pushes"].value == sum(map(str.isupper, moves))


def test_the_hint_names_a_box_and_moves_nothing(page: SokobanPage, shown: Window, ended: Callable[[], None]) -> None:
    open_text(page, ROOM)
    before = page.model.session.state
    QTest.keyClick(shown, Qt.Key.Key_Q)
    ended()
    assert page.solving.hint in {"C2", "D3", "F5", "E5", "F4", "D2"}
    assert page.model.session.state == before and not page.model.session.moves
    assert page.solving.hint in page.solve_section.sentence
    push(page)
    assert not page.solving.hint, "it spoke of the position before"


def test_a_proof_that_there_is_none_is_told_everywhere(page: SokobanPage, ended: Callable[[], None]) -> None:
    open_text(page, SHUT)
    if not page.model.verdict.dead:
        click(page.solve_section.solve_button)
        ended()
    assert page.model.verdict.dead
    assert page.notices.warning.isVisible()
    assert page.solve_section.sentence == "There is no solution from here."
    assert not page.solve_section.solve_button.isEnabled()


def test_a_search_that_ends_without_an_answer_says_so_and_can_go_on(
    page: SokobanPage, shown: Window, ended: Callable[[], None], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(solving_module, "SECONDS", 1e-6)
    page.model.open_level(len(page.model.level_set.levels) - 1)
    page.model.knowledge.__init__(page.model.level.start)  # type: ignore[misc]  # as if the level came without a solution
    page.model.changed.emit()
    click(page.solve_section.solve_button)
    ended()
    if page.model.known_bounds.upper is None:
        assert page.solve_section.sentence.startswith("Gave up")
        assert page.solve_section.solve_button.text() == "Search on"
        qtbot.waitUntil(lambda: shown.sentence == page.solve_section.sentence)  # traps may be looked for just now
        page.model.play("l" if page.model.session.state.step(0) else "r")
        assert page.solve_section.solve_button.text() == "Solve", "that was another position"


def test_a_search_can_be_cancelled_and_another_level_ends_it(page: SokobanPage, qtbot: QtBot) -> None:
    page.model.open_level(len(page.model.level_set.levels) - 1)
    page.solving.solve()
    page.solving.solve()
    cancel = page.solve_section.cancel_button
    qtbot.waitUntil(lambda: page.solving.job is None or cancel.height() > 20)
    if page.solving.job is not None:
        click(cancel)
    assert page.solving.job is None
    page.improving.improve()
    page.model.open_level(0)
    assert page.solving.job is None and page.improving.better is None


def test_what_a_proof_has_excluded_is_shown_at_once_and_stays_when_it_is_cancelled(
    page: SokobanPage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    memory = 60 << 10
    # counting the level's positions, which goes on beside, proves it as well, within a moment or after it
    monkeypatch.setattr(CountedLevels, "count", lambda *_: None)

    def endless(state: State, metric: SolverMetric, effort: Effort, control: Control, **more: Any) -> Answer:
        found = solve(state, metric, effort._replace(memory=memory), control, **more)
        while not control.cancelled:
            time.sleep(0.01)
        return found

    page.model.open_level(own_level("The Trident"))
    start, file_best = page.model.level.start, page.model.known_bounds.upper
    assert file_best == 26 and not page.model.known_bounds.is_proved
    page.solving.lay_out()
    monkeypatch.setattr(solving_module, "solve", endless)
    click(page.solve_section.solve_button)
    qtbot.waitUntil(lambda: page.model.known_bounds.lower >= 22)
    qtbot.waitUntil(lambda: "at least 22" in words(page.solve_section))
    assert page.solving.job is not None
    for _ in range(2):
        click(page.solve_section.push_button)
    assert page.solving.job is not None and page.model.tally.pushes == 1, "a known way is shown while it is proved"
    page.model.go(0)
    click(page.solve_section.cancel_button)
    assert page.model.known_bounds.lower == 22 and page.model.known_bounds.upper == 26
    kept = page.services.get_shared(KnownLevels)
    assert kept.look_up_start_bounds(page.model.level).lower == 22 and kept.of_start(start).look_up(start).lower == 22
    memory = 1 << 24
    click(page.solve_section.solve_button)
    qtbot.waitUntil(lambda: page.solving.job is None)
    assert page.model.known_bounds.is_proved, (
        "the bound has come to the solution that was known: no need to find another"
    )


def test_what_was_proved_is_known_after_a_restart(page: SokobanPage, ended: Callable[[], None], qtbot: QtBot) -> None:
    page.model.open_level(2)
    for _ in range(3):
        if not page.model.known_bounds.is_proved:
            page.solving.solve()
            ended()
    known = page.model.knowledge.look_up(page.model.level.start)
    assert known.is_proved
    page.window().close()
    window = open_window("sokoban")
    qtbot.addWidget(window)
    again = window.page
    assert isinstance(again, SokobanPage)
    again.model.open_level(2)
    assert again.model.knowledge.look_up(again.model.level.start) == known
    window.close()


def test_who_wants_to_be_told_nothing_is_told_nothing(
    page: SokobanPage, shown: Window, ended: Callable[[], None]
) -> None:
    open_text(page, ROOM)
    page.solving.solve()
    ended()
    page.model.play(waiting(page))
    assert page.model.best_results and page.solve_section.isVisible() and page.pane_visible
    quiet = page.options_section.quiet
    page.panel.ensureWidgetVisible(quiet)
    click(quiet)
    assert not page.model.best_results and not page.solve_section.isVisible() and not page.pane_visible
    page.model.go(0)
    page.model.play("RRR")
    assert page.model.verdict.dead and not page.notices.warning.isVisible()
    for key in ("solve", "next_push", "hint"):
        assert page.commands[f"sokoban.{key}"].isEnabled(), "a dead one would tell it"
        page.commands["sokoban.restart"].trigger()
        page.model.go(3)
        assert not shown.sentence.startswith("There is no solution")
        page.commands[f"sokoban.{key}"].trigger()
        assert shown.sentence == "There is no solution from here." and page.solving.job is None
    click(quiet)
    assert not page.commands["sokoban.solve"].isEnabled()
    assert page.model.best_results and page.solve_section.isVisible() and page.pane_visible
    assert page.notices.warning.isVisible()


def test_what_no_pattern_shows_is_told_of_once_the_solver_has_proved_it(
    page: SokobanPage, ended: Callable[[], None], qtbot: QtBot
) -> None:
    page.plots.hide()  # so that nothing is counted
    page.traps.rest_timer.timeout.disconnect()  # nor the trap found
    open_text(page, SHUT_IN)
    for move in SHUT_IN_PUSHES:
        page.model.play(move)
    if not page.model.verdict.dead:
        page.solving.solve()
        ended()
    assert page.model.verdict.dead and page.model.verdict.deadlock is None and page.model.verdict.reason
    assert page.notices.warning.isVisible() and page.solve_section.sentence == "There is no solution from here."
    button = way_back(page, qtbot)
    assert button.text().startswith("Back to ")
    click(button)
    assert not page.model.verdict.dead


def test_while_it_works_it_tells_what_it_has_done(
    page: SokobanPage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def endless(state: State, metric: SolverMetric, effort: Effort, control: Control, **more: Any) -> Answer:
        found = solve(state, metric, effort, control, **more)
        while not control.cancelled:
            time.sleep(0.01)
        return found

    monkeypatch.setattr(solving_module, "solve", endless)
    open_text(page, ROOM)
    click(page.solve_section.solve_button)
    work = page.solve_section.at_work
    cancel = page.solve_section.cancel_button
    qtbot.waitUntil(lambda: cancel.height() > 20 and work.fact("Positions") not in {"", "0"})
    assert work.fact("Memory").endswith(" of 1.0 GB")
    assert work.heading.startswith("Solver at work") and work.time_left.startswith("gives up in ")
    qtbot.waitUntil(lambda: page.solving.job is not None and bool(page.solving.job.fraction))
    assert page.solving.job is not None and page.solving.job.seconds_left is None, "it may end sooner"
    click(page.solve_section.cancel_button)
    assert page.solving.job is None and not work.isVisible()


def test_opening_the_page_shows_no_window_of_its_own(qtbot: QtBot) -> None:
    shown: list[object] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
            if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
                shown.append(watched)
            return False

    watch = Watch()
    QApplication.instance().installEventFilter(watch)  # type: ignore[union-attr]
    window = open_window("sokoban")
    qtbot.addWidget(window)
    QApplication.instance().removeEventFilter(watch)  # type: ignore[union-attr]
    assert shown == [window]
    window.close()


def test_backwards_a_way_to_the_start_is_found_shown_pull_by_pull_and_proved(
    page: SokobanPage, ended: Callable[[], None]
) -> None:
    open_text(page, ROOM)
    page.toggle_pulling()
    section = page.solve_section
    assert section.push_button.text() == "Next pull"
    click(section.solve_button)
    ended()
    moves = waiting(page)
    assert page.model.session.puzzle.goal(page.model.session.states[-1])
    if not page.model.known_bounds.is_proved:
        click(section.solve_button)
        ended()
    assert page.model.known_bounds.is_proved and page.model.known_bounds.upper == FEWEST
    assert section.sentence == "Getting back to the start takes at least this many pulls."
    for _ in range(2):
        click(section.push_button)
    assert page.model.tally.pushes == 1 and page.model.known_bounds.upper == FEWEST - 1
    page.solving.name_box()
    assert page.solving.hint and page.solving.hint in section.sentence
    page.model.follow(moves[page.model.session.position :])
    assert page.model.session.is_solved
    assert not page.model.results.find_best_results(page.model.level.key), "the pulls were shown"
    page.toggle_pulling()
    assert page.model.known_bounds.is_proved and page.model.known_bounds.upper == FEWEST, (
        "what is proved backwards is proved"
    )


def test_what_is_known_forwards_is_known_backwards(page: SokobanPage, ended: Callable[[], None]) -> None:
    open_text(page, ROOM)
    for _ in range(2):
        page.solving.solve()
        ended()
    assert page.model.known_bounds.is_proved
    page.toggle_pulling()
    assert page.model.known_bounds.is_proved and page.model.known_bounds.upper == FEWEST
    push(page)
    assert page.solving.job is None and page.model.tally.pushes == 1


def test_backwards_a_position_that_cannot_come_home_is_told_of(
    page: SokobanPage, ended: Callable[[], None], qtbot: QtBot
) -> None:
    open_text(page, CORRAL)
    page.toggle_pulling()
    for move in CORRAL_PULLS:
        page.model.play(move)
    if not page.model.verdict.dead:
        page.solving.solve()
        ended()
    assert page.model.verdict.dead and page.notices.warning.isVisible()
    assert page.solve_section.sentence == "The start cannot be reached from here any more."
    assert not page.solve_section.bar.isVisible(), "nothing is at least so many pulls away"
    button = way_back(page, qtbot)
    assert button.text() in {"Back to pull 1", "Back to the last solvable pull"}
    qtbot.waitUntil(button.isVisible)
    click(button)
    assert not page.model.verdict.dead


def test_a_way_back_that_was_shown_is_not_the_players_own(page: SokobanPage) -> None:
    open_text(page, ROOM)
    page.model.knowledge.learn_solution(page.model.level.start, "RRurrddlD")
    page.commands["sokoban.pull"].trigger()
    push(page)
    assert "1 of 1 pull" in words(page.history_section)
    page.solving.solve()
    page.model.go(len(page.model.session.moves))
    assert page.model.session.is_solved
    assert "not among your results" in page.counters.notice.text and not page.model.results.find_best_results(
        page.model.level.key
    )


def test_what_is_lost_has_no_bounds_in_either_direction(page: SokobanPage) -> None:
    open_text(page, "######\n#$ @.#\n#    #\n######")
    for _ in range(2):
        page.toggle_pulling()
        assert page.model.verdict.dead and not page.solve_section.bar.isVisible()
        assert "at least" not in words(page.solve_section)


def test_looking_at_a_level_from_its_end_proves_nothing_of_it(page: SokobanPage) -> None:
    page.model.analysis.limit = 1
    open_text(page, ROOM)
    for _ in range(3):
        assert not page.model.known_bounds.lower and not page.solve_section.bar.isVisible()
        page.toggle_pulling()


def test_of_a_solution_alone_no_two_bounds_are_told(page: SokobanPage) -> None:
    page.model.analysis.limit = 1
    open_text(page, f"{ROOM}\nSolution\nRRurrddlD\n")
    assert page.model.known_bounds.upper == FEWEST and not page.model.known_bounds.lower
    assert page.solve_section.sentence == "Perhaps not the fewest; the length is odd."
    page.model.ways.learn_bound(page.model.session.state, 1)
    page.model.knows_more()
    assert page.solve_section.sentence == "Proved once both bounds meet; the length is odd."
