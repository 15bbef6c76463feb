"""Complexity of Sokoban in the Lab: the formula stepped, the one-way street, positions counted."""

from __future__ import annotations

import threading
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.lab.complexity.formula import FormulaModel
from app.lab.complexity.view import ComplexityStage
from app.lab.page import LabPage
from app.shell.window import Window
from app.sokoban.analysis.counted_levels import CountedLevels
from app.sokoban.library.level_set import own_levels
from app.sokoban.page import SokobanPage
from core.sokoban.families.passage import BACK, ONE_WAY, THERE
from core.sokoban.sizes import sizes

LEFT = Qt.MouseButton.LeftButton


def shown(page: LabPage, exhibit: str) -> ComplexityStage:
    page.show_subject(f"complexity-{exhibit}")
    stage = page.view.stage
    assert isinstance(stage, ComplexityStage)
    return stage


def test_the_formula_is_evaluated_a_step_at_a_time_and_back(page: LabPage) -> None:
    formula = shown(page, "formula").formula
    assert formula.model.formula.text == "∀x ∃y ∃z ((x ∨ y) ∧ z)"
    assert formula.said.text() == "Step through it, or let it run."
    said = []
    for _ in formula.model.visits:
        QTest.mouseClick(formula.forth, LEFT)
        said.append(formula.said.text())
    assert said[:5] == [
        "Start: no values are set.", "Try x = F.", "Try x = F, y = F.", "Try x = F, y = F, z = F.",
        "(x ∨ y) ∧ z is false for x = F, y = F, z = F.",
    ]  # fmt: skip
    assert "∃z is false for x = F, y = F." in said
    assert said[-1] == f"The formula is true, after {len(said)} steps."
    assert not formula.forth.isEnabled()
    QTest.keyClick(formula.tree, Qt.Key.Key_Left)
    assert formula.said.text() == said[-2]


def test_a_quantifier_that_is_turned_begins_anew_and_is_kept(window: Window, page: LabPage) -> None:
    formula = shown(page, "formula").formula
    QTest.mouseClick(formula.forth, LEFT)
    QTest.mouseClick(formula.signs[1], LEFT)
    assert formula.model.formula.text == "∀x ∀y ∃z ((x ∨ y) ∧ z)"
    assert formula.model.steps_made == 0
    formula.model.steps_made = len(formula.model.visits)
    assert formula.said.text().startswith("The formula is false, ")
    formula.model.choose("majority")
    again = FormulaModel(window.services.settings)
    assert again.formula == formula.model.formula


def test_the_formula_runs_by_itself_and_stops(page: LabPage, qtbot: QtBot) -> None:
    formula = shown(page, "formula").formula
    QTest.mouseClick(formula.go, LEFT)
    qtbot.waitUntil(lambda: formula.model.steps_made >= 2)
    QTest.mouseClick(formula.go, LEFT)
    made = formula.model.steps_made
    QTest.qWait(600)
    assert formula.model.steps_made == made


def test_the_command_of_an_exhibit_works_only_before_it(page: LabPage) -> None:
    formula = shown(page, "formula").formula
    run, go = page.commands["lab.formula_run"], page.commands["lab.passage_go"]
    assert run.isEnabled() and not go.isEnabled()
    passage = shown(page, "passage").passage
    run, go = page.commands["lab.formula_run"], page.commands["lab.passage_go"]
    assert go.isEnabled() and not run.isEnabled()
    run.trigger()
    assert not formula._player.playing
    go.trigger()
    assert passage._player.playing


def test_the_one_way_street_is_gone_from_a_to_b(page: LabPage, qtbot: QtBot) -> None:
    passage = shown(page, "passage").passage
    assert passage.table.rows == [("A", "turn back", "10 moves"), ("B", "never", "turn back")]
    QTest.mouseClick(passage.there, LEFT)
    qtbot.waitUntil(lambda: passage.said.text() == "10 moves, and the box is where it was.")
    state = passage.picture.state
    assert state is not None and state.man == ONE_WAY.cells["B"] and state.boxes == ONE_WAY.start.boxes


def test_both_levels_of_the_street_are_played_on_their_page(window: Window, page: LabPage) -> None:
    passage = shown(page, "passage").passage
    for button, rows in ((passage.forward, THERE), (passage.backward, BACK)):
        QTest.mouseClick(button, LEFT)
        played = window.page
        assert isinstance(played, SokobanPage)
        assert played.model.level.rows == rows
        window.open_page("lab")


def test_positions_of_the_level_in_play_beside_their_bounds(window: Window, page: LabPage, qtbot: QtBot) -> None:
    window.services.open_subject("sokoban", "######\n#@$ .#\n######\nTitle: Small\n")
    window.open_page("lab")
    growth = shown(page, "growth").growth
    qtbot.waitUntil(lambda: len(growth.bars.texts) == 3)
    assert growth.bars.texts == [
        "3 to the 4, the bound of the proof: 81",
        "boxes and man on different squares: 12",
        "reachable in play; of the man only his area counts: 3",
    ]
    assert growth.said.text().startswith("“Small”, 4 squares, 1 box: 3 reachable positions.")
    assert not growth.more.isEnabled()


def test_growth_names_the_level_that_stands_for_one_in_play(window: Window, page: LabPage, qtbot: QtBot) -> None:
    growth = shown(page, "growth").growth
    first = own_levels().levels[0]
    assert growth.said.text().startswith(f"“{first.title}”, {sizes(first.start).cells} squares, ")
    qtbot.waitUntil(lambda: "reachable position" in growth.said.text())
    window.services.open_subject("sokoban", "######\n#@$ .#\n######\n")
    window.open_page("lab")
    assert growth.said.text().startswith("The level on the Sokoban page, 4 squares, 1 box")


def test_a_count_of_growth_that_is_cancelled_says_so_and_can_be_made_again(
    window: Window, page: LabPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    cancelled = threading.Event()
    monkeypatch.setattr(CountedLevels, "count", lambda *_: cancelled.wait(10) and None)
    window.services.open_subject("sokoban", "######\n#@$ .#\n######\nTitle: Small\n")
    window.open_page("lab")
    growth = shown(page, "growth").growth
    qtbot.waitUntil(lambda: growth.analysis.counting)
    growth.analysis._counter.job.cancel()  # type: ignore[union-attr]
    cancelled.set()
    monkeypatch.undo()
    assert growth.said.text() == "“Small”, 4 squares, 1 box. The counting was cancelled."
    QTest.mouseClick(growth.more, LEFT)
    qtbot.waitUntil(lambda: "3 reachable positions" in growth.said.text())


def test_a_step_by_the_keyboard_stops_the_run(page: LabPage) -> None:
    formula = shown(page, "formula").formula
    QTest.mouseClick(formula.go, LEFT)
    QTest.keyClick(formula.tree, Qt.Key.Key_Right)
    assert not formula._player.playing


def test_in_a_low_window_all_of_an_exhibit_is_in_sight(window: Window, page: LabPage, qtbot: QtBot) -> None:
    window.resize(720, 560)
    for exhibit in ("formula", "passage", "growth"):
        view = shown(page, exhibit)
        qtbot.waitUntil(partial(_in_sight, getattr(view, exhibit)))


def _in_sight(exhibit: QWidget) -> bool:
    viewport = exhibit.parentWidget()
    return viewport is not None and exhibit.height() <= viewport.height()
