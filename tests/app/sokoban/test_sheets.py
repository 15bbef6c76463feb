"""Every number of the Sokoban page opens its explanation, whose formula gives the shown value."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.sokoban.page import SokobanPage
from app.sokoban.plots.switcher import DEPTHS, SOLUTION, WALK
from tests.app.sheets import check_all, figures, sheet_of, touch_status


def test_what_the_game_has_cost_and_how_few_pushes_may_do(page: SokobanPage, qtbot: QtBot) -> None:
    assert {"Moves", "Pushes", "Box lines", "Box changes", "Pushing sessions", "Player lines"} <= set(check_all(page))
    page.commands["sokoban.solve"].trigger()
    qtbot.waitUntil(lambda: page.model.known_bounds.is_proved)
    QApplication.processEvents()
    assert "best" in check_all(page)
    best = next(one for one in figures(page) if one.name == "best")
    QTest.mouseClick(best, Qt.MouseButton.LeftButton)
    assert "0 lengths are left open" in sheet_of(page).sentence.text()


def test_positions_and_the_random_pusher(page: SokobanPage, qtbot: QtBot) -> None:
    page.show_plot(DEPTHS)
    qtbot.waitUntil(lambda: page.plots.depth_pane is not None and page.model.analysis.is_settled)
    QApplication.processEvents()
    assert {"positions", "share of positions that can be solved", "pushes left"} <= set(check_all(page))
    page.show_plot(WALK)
    qtbot.waitUntil(
        lambda: page.model.analysis.findings is not None and page.model.analysis.findings.chance is not None,
    )
    QApplication.processEvents()
    assert {"chance to solve it", "pushes until the end", "pushes when solved"} <= set(check_all(page))


def test_blocks_and_cut_vertices(page: SokobanPage) -> None:
    page.commands["sokoban.blocks"].trigger()
    QApplication.processEvents()
    assert {"Blocks", "Blocks of two", "Cut vertices", "Squares"} <= set(check_all(page))


def test_what_the_status_line_tells_of_a_box_of_the_man_and_of_a_solution(page: SokobanPage, qtbot: QtBot) -> None:
    page.model.open_level([level.title for level in page.model.level_set.levels].index("The Dogleg"))
    page.commands["sokoban.next_box"].trigger()
    held = page.board.lift.held
    assert held is not None and touch_status(page, "squares in reach") == str(sum(held.targets))
    page.board.lift.drop()
    page.commands["sokoban.man"].trigger()
    assert touch_status(page, "squares in reach") == "11"
    page.board.lift.drop()
    page.commands["sokoban.solve"].trigger()
    qtbot.waitUntil(lambda: bool(page.model.session.moves))
    qtbot.waitUntil(lambda: page.services.jobs.shown_job is None)
    assert (touch_status(page, "pushes"), touch_status(page, "moves")) == ("12", "37")
    page.model.go(len(page.model.session.moves))
    assert (touch_status(page, "pushes"), touch_status(page, "moves")) == ("12", "37")
    said = page.standing
    game = page.model.session
    game.play(next(move for move in game.puzzle.moves(game.state) if move.islower()))
    assert page.standing == said and game.is_solved, "a walk after it is no news"
    page.show_plot(SOLUTION)
    qtbot.waitUntil(lambda: page.plots.solution_pane is not None)
    QApplication.processEvents()
    assert page.plots.solution_pane is not None
    assert {"pushes", "moves"} <= set(check_all(page.plots.solution_pane))


def test_the_fewest_pushes_of_a_draft(page: SokobanPage, qtbot: QtBot) -> None:
    page.model.open_level([level.title for level in page.model.level_set.levels].index("The Dogleg"))
    page.editor.edit_level()
    editor = page.editor.editor
    assert editor is not None
    qtbot.waitUntil(lambda: "12" in editor.solver.sentence)
    QApplication.processEvents()
    assert "pushes" in check_all(editor)
