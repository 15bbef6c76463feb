"""The solution as a strip: what it shows and when, where the game left it, and which part is improved."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.shell.window import Window, open_window
from app.sokoban.library.level_set import pasted_levels
from app.sokoban.page import SokobanPage
from app.sokoban.plots.solution_pane import HERE, LEFT, SolutionPane
from app.sokoban.plots.switcher import SOLUTION
from tests.app.sheets import touch_and_close

ROOM = "##########\n#        #\n# @$ .   #\n#   $ .  #\n#        #\n##########"
LEFT_BUTTON, NONE, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[SokobanPage]:
    window: Window = open_window("sokoban")
    window.resize(1280, 800)
    qtbot.addWidget(window)
    qtbot.waitExposed(window)
    found = window.page
    assert isinstance(found, SokobanPage)
    found.take(pasted_levels(ROOM))
    yield found
    window.close()


@pytest.fixture
def pane(page: SokobanPage, qtbot: QtBot) -> SolutionPane:
    page.show_plot(SOLUTION)
    qtbot.waitUntil(lambda: page.plots.solution_pane is not None)
    found = page.plots.solution_pane
    assert found is not None
    qtbot.waitUntil(lambda: found.plot.height() > 60)
    return found


def solve(page: SokobanPage, qtbot: QtBot) -> str:
    page.solving.solve()
    qtbot.waitUntil(lambda: page.solving.job is None)
    return "".join(page.model.session.moves)


def over(pane: SolutionPane, push: int) -> QPoint:
    axes = pane.plot.axes
    return QPointF(axes.x(push), axes.area.bottom() - 2).toPoint()


def drag(pane: SolutionPane, first: int, last: int) -> None:
    port = pane.plot.viewport()
    start, end = over(pane, first), over(pane, last)
    QTest.mousePress(port, LEFT_BUTTON, NONE, start)
    for step in range(1, 7):
        QTest.mouseMove(port, start + (end - start) * (step / 6))
    QTest.mouseRelease(port, LEFT_BUTTON, NONE, end)


def test_nothing_is_shown_before_a_solution_was_asked_for(page: SokobanPage, pane: SolutionPane, qtbot: QtBot) -> None:
    assert pane.plot.nothing
    page.toggle_pulling()
    assert "the pulls of its solution" in pane.plot.nothing and "pull" in pane._sentence.text()
    page.toggle_pulling()
    assert "the pushes of its solution" in pane.plot.nothing
    page.solving.next_push()
    qtbot.waitUntil(lambda: page.solving.job is None)
    assert page.model.known_bounds.upper is not None and page.model.tally.pushes == 0, "it is shown first"
    page.solving.next_push()
    assert page.model.tally.pushes == 1
    assert pane.plot.places() == range(1, 2), "one push was asked for"
    page.model.go(0)
    moves = solve(page, qtbot)
    assert not pane.plot.nothing
    assert list(pane.plot.places()) == list(range(1, sum(map(str.isupper, moves)) + 1))
    assert pane.csv().splitlines()[0] == "push,walk,moves"
    assert pane.csv().splitlines()[-1].endswith(f",{len(moves)}")
    page.model.options.is_quiet = True
    assert page.improving.way is None or page.improving.way.in_game


def test_the_pill_says_where_the_game_left_the_solution(page: SokobanPage, pane: SolutionPane, qtbot: QtBot) -> None:
    moves = solve(page, qtbot)
    assert pane.plot.pill is None
    first = next(at for at, move in enumerate(moves, 1) if move.isupper())
    page.model.go(first)
    assert pane.plot.pill == (1, HERE)
    page.model.play("d")
    assert pane.plot.pill == (1, HERE), "a walk leads nowhere else"
    state = page.model.session.state
    away = next(move for move in page.model.session.puzzle.moves(state) if move.isupper())
    page.model.play(away)
    assert pane.plot.pill in {(1, LEFT), (2, HERE)}


def test_a_click_on_a_bar_goes_there_and_the_rest_waits(page: SokobanPage, pane: SolutionPane, qtbot: QtBot) -> None:
    moves = solve(page, qtbot)
    page.model.go(0)
    page.model.play("ud")
    assert "".join(page.model.session.moves) == "ud"
    QTest.mouseClick(pane.plot.viewport(), LEFT_BUTTON, NONE, over(pane, 2))
    assert "".join(page.model.session.moves) == moves
    assert page.model.tally.pushes == 2
    assert page.model.snapshots.read_snapshots(page.model.level.key)[-1].moves == "ud"
    touch_and_close(pane.plot)
    assert page.model.tally.pushes == 2, "it was asked for, not gone to"


def test_dragging_over_bars_selects_what_is_improved(page: SokobanPage, pane: SolutionPane, qtbot: QtBot) -> None:
    moves = solve(page, qtbot)
    page.model.go(0)
    page.model.play("udud" + "lr" + moves)
    assert page.model.session.is_solved
    drag(pane, 2, 3)
    assert pane.plot.framed is not None and pane.plot.framed[:2] == (2, 3)
    assert page.solve_section.sentence == "Improve is limited to rows 2–3."
    page.improving.improve()
    qtbot.waitUntil(lambda: page.solving.job is None)
    better = page.improving.better
    assert better is not None and not better.pieces, "the detour lies before them"
    drag(pane, 1, 2)
    page.improving.improve()
    qtbot.waitUntil(lambda: page.solving.job is None)
    better = page.improving.better
    assert better is not None and better.pieces[0].moves_saved >= 6
    tinted = pane.plot.tinted
    assert tinted is not None and tinted.first == 1 and tinted.words.startswith("−")
    before = page.model.session.moves[:]
    page.improving.accept(better.pieces[0])
    assert len(page.model.session.moves) == len(before) - better.pieces[0].moves_saved
    qtbot.waitUntil(page.solve_section.variants.undo_button.isVisible)
    page.solve_section.variants.undo_button.click()
    assert page.model.session.moves == before


def test_without_a_solution_there_is_nothing_to_drag_over(page: SokobanPage, pane: SolutionPane, qtbot: QtBot) -> None:
    solve(page, qtbot)
    page.take(pasted_levels("######\n# @$.#\n######"))
    page.model.play("l")
    assert pane.plot.nothing
    drag(pane, 2, 3)
    assert page.improving.selected_stretch is None


def test_a_drag_may_outlast_the_pushes_it_began_at(page: SokobanPage, pane: SolutionPane, qtbot: QtBot) -> None:
    solve(page, qtbot)
    page.model.go(0)
    last = len(pane.plot.places())
    port = pane.plot.viewport()
    QTest.mousePress(port, LEFT_BUTTON, NONE, over(pane, last))
    page.take(pasted_levels("#####\n#@$.#\n#####"))
    page.model.play("R")
    assert len(pane.plot.places()) == 1 < last
    for at in (1, 20, 40):
        QTest.mouseMove(port, over(pane, 1) - QPoint(at, 0))
    QTest.mouseRelease(port, LEFT_BUTTON, NONE, over(pane, 1) - QPoint(40, 0))
    assert pane.plot.framed is not None and pane.plot.framed[:2] == (1, 1)


def test_rows_of_the_history_are_selected_too(page: SokobanPage, qtbot: QtBot) -> None:
    solve(page, qtbot)
    rows = page.history_section.list
    port = rows.viewport()
    page.panel.ensureWidgetVisible(rows)
    assert not any(page.improving.marks_row(row) for row in range(4)), "nothing is selected"
    first, last = (rows.visualRect(rows.model().index(row, 0)).center() for row in (0, 1))
    QTest.mousePress(port, LEFT_BUTTON, NONE, first)
    QTest.mouseMove(port, last)
    QTest.mouseRelease(port, LEFT_BUTTON, NONE, last)
    assert page.model.session.position == 0, "selecting goes nowhere"
    assert page.solve_section.sentence == "Improve is limited to rows 1–2."
    assert page.improving.marks_row(0) and page.improving.marks_row(1) and not page.improving.marks_row(2)
    QTest.mouseClick(port, LEFT_BUTTON, NONE, last)
    assert page.improving.selected_stretch is None and page.model.tally.pushes == 2
    page.improving.select_to_here()
    assert page.improving.selected_stretch is not None and page.improving.rows_of(page.improving.selected_stretch) == (
        1,
        2,
    )
    page.improving.select_from_here()
    assert page.improving.rows_of(page.improving.selected_stretch) == (1, 2), "nothing would be left"


def test_by_keys_the_strip_is_walked_selected_and_gone_to(page: SokobanPage, pane: SolutionPane, qtbot: QtBot) -> None:
    solve(page, qtbot)
    pane.plot.setFocus()
    pane.plot.point(1)
    QTest.keyClick(pane.plot, Qt.Key.Key_Right, SHIFT)
    assert pane.plot.framed is not None and pane.plot.framed[:2] == (1, 2)
    QTest.keyClick(pane.plot, Qt.Key.Key_Right, SHIFT)
    assert pane.plot.framed is not None and pane.plot.framed[:2] == (1, 3)
    QTest.keyClick(pane.plot, Qt.Key.Key_Escape)
    assert pane.plot.framed is None
    QTest.keyClick(pane.plot, Qt.Key.Key_Return)
    assert page.model.tally.pushes == 3


def test_backwards_the_strip_shows_pulls(page: SokobanPage, pane: SolutionPane, qtbot: QtBot) -> None:
    moves = solve(page, qtbot)
    page.model.go(len(moves))
    page.toggle_pulling()
    page.solving.solve()
    qtbot.waitUntil(lambda: page.solving.job is None)
    assert pane.foot.unit == "pull" and pane.csv().startswith("pull,")
    assert pane.reading(1).startswith("Pull 1: ")
    QTest.mouseClick(pane.plot.viewport(), LEFT_BUTTON, NONE, over(pane, 2))
    assert page.model.tally.pushes == 2


def test_five_thousand_pushes_are_painted_quickly(pane: SolutionPane) -> None:
    plot = pane.plot
    plot.show_steps([at * 7 % 23 for at in range(5000)])
    plot.grab()
    begun = time.process_time()
    plot.grab()
    assert time.process_time() - begun < 0.5, "in tests ten times what it takes"


def test_moves_that_were_taken_back_are_not_told_as_made(page: SokobanPage, pane: SolutionPane) -> None:
    page.model.play("Rru")
    assert pane._sentence.text().startswith("This game so far: 1 push, 3 moves.")
    page.commands["sokoban.undo_move"].trigger()
    assert page.model.tally.moves == 2
    assert pane._sentence.text().startswith("This game, undone moves included: 1 push, 3 moves.")
    page.commands["sokoban.redo_move"].trigger()
    assert pane._sentence.text().startswith("This game so far:")
