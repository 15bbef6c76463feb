"""Korf's search in the Lab: the effect of every wrong bound, the turns, and the position."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.cube.model.model import CubeModel
from app.lab.frame.instrument import InstrumentView
from app.lab.page import LabPage
from app.lab.search import model
from app.lab.search.model import SearchModel
from app.lab.search.pane import SearchPane
from app.shell.window import Window
from core.cube.metrics import Metric
from core.cube.moves import position
from core.cube.puzzle import PUZZLE
from core.cube.solve.inflated_bounds import TENTHS
from core.cube.solve.korf import Databases
from tests.app.sheets import ask, check, check_all, check_table, figures
from tests.core.cube.solve.databases import korf_databases

FIVE = "R U F' L2 D"


@pytest.fixture
def view(window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> InstrumentView:
    monkeypatch.setattr(model, "korf_databases", lambda *_: korf_databases("htm", 4))
    monkeypatch.setattr(model, "run_low_priority", lambda work: work())  # a busy machine would never come to it
    window.settings.set("lab/search/position", FIVE)
    page = window.open_page("lab")
    assert isinstance(page, LabPage)
    page.show_subject("search-htm")
    view = page.view
    assert isinstance(view, InstrumentView)
    qtbot.waitUntil(lambda: view.is_ready)
    return view


def pane_of(view: InstrumentView) -> SearchPane:
    pane = view.pane
    assert isinstance(pane, SearchPane)
    return pane


def test_every_bound_is_tried_and_every_turn_solved(view: InstrumentView) -> None:
    trials, turns = view.panel.trials.rows, view.panel.turns.rows
    assert [row[0] for row in trials[:2]] == ["original", "+ 10\u2009%"]
    assert trials[0][1] == "5" and trials[0][3] == "same"
    assert len(trials) == len(TENTHS) and all(int(row[1]) >= 5 for row in trials)
    depths = {row[0]: int(row[2]) for row in turns}
    assert len(depths) == 18 and depths["D'"] == 4, "the last turn undone leads closer"
    assert set(depths.values()) <= {4, 5, 6}
    closer = [turn for turn, depth in depths.items() if depth == 4]
    assert view.panel.turns_note == f"These moves lead closer than 5 HTM: {' '.join(closer)}."
    assert view.key_figures.values[1] == "5"


def test_every_number_has_its_sheet(view: InstrumentView, window: Window, qtbot: QtBot) -> None:
    page = window.page
    assert isinstance(page, LabPage)
    for figure in view.key_figures.figures:
        check(figure)
    for table, column in ((view.panel.trials, 3), (view.panel.turns, 1)):
        assert check_table(table) >= 2 * len(table.rows)
        ask(table, len(table.rows) - 1, column)
    assert view.model.tenths != TENTHS[-1], "the row is not gone to"
    verdict = pane_of(view).verdict
    for tenths in TENTHS:
        view.model.tenths = tenths
        assert len(check_all(verdict)) >= (5 if tenths else 2), verdict.text()
    assert check_all(view.panel._said) == ["depth"]
    view.model.take("R R'")
    qtbot.waitUntil(lambda: view.is_ready)
    for figure in view.key_figures.figures:
        check(figure)
    assert view.key_figures.values[:2] == ["0", "0"] and check_table(view.panel.trials)


def test_where_the_honest_search_was_given_up_a_spoiled_one_proves_nothing(view: InstrumentView) -> None:
    found = view.model.found
    assert found is not None
    honest, *spoiled = found.trials
    view.model.found = replace(found, trials=(replace(honest, moves=None), *spoiled), neighbours=())
    view.model.changed.emit()
    assert view.panel.trials.rows[0][1] == "given up" and check_table(view.panel.trials)
    view.model.tenths = 15
    verdict = pane_of(view).verdict
    assert "How many moves are needed is not known" in verdict.text() and "shorter" not in verdict.text()
    assert check_all(verdict) == ["moves", "positions generated"]
    view.model.tenths = 0
    assert verdict.text() == "Given up after 20 s." and not figures(verdict)
    ask(view.panel.trials, len(TENTHS) - 1, 1)


def test_it_opens_with_the_bound_as_it_is(view: InstrumentView) -> None:
    pane = pane_of(view)
    assert view.model.tenths == 0 == pane.slider.value()
    assert pane.verdict.text().startswith("A bound that is never too large finds a shortest solution.")
    found = view.model.found
    assert found is not None and found.honest is not None
    honest = dict(found.honest.iterations)
    assert [[part.count for part in parts] for parts in pane.plot.columns] == [
        [honest.get(depth, 0)] for depth in range(len(pane.plot.columns))
    ]


def test_the_true_bound_and_each_spoiled_one_stand_side_by_side(
    view: InstrumentView, monkeypatch: pytest.MonkeyPatch
) -> None:
    pane, found = pane_of(view), view.model.found
    assert found is not None and found.honest is not None and found.depth == 5
    bars: list[QRectF] = []
    monkeypatch.setattr("app.plots.charts.counts.paint_bar", lambda _painter, bar, *_, **__: bars.append(QRectF(bar)))
    for tenths in TENTHS[1:]:
        view.model.tenths = tenths
        spoiled = found.trial(tenths)
        assert spoiled is not None and spoiled.moves is not None
        both = [dict(found.honest.iterations), dict(spoiled.iterations)]
        for depth, parts in enumerate(pane.plot.columns):
            assert [part.count for part in parts] == [one.get(depth, 0) for one in both], tenths
        bars.clear()
        pane.plot.grab()
        assert len(bars) == sum(map(len, both)), tenths
        for one in bars:
            assert not any(one is not other and one.intersects(other) for other in bars), "none hides the other"
        words, longer = pane.verdict.text(), len(spoiled.moves) - 5
        did = "did" if longer else "did not"
        lesson = f"A bound that is too large can miss the shortest solution: here it {did}."
        assert words.startswith(f"{lesson} Original bound: 5 moves, ")
        assert f"{10 * tenths}\u2009% too large: {len(spoiled.moves)} moves, " in words
        assert ("still shortest" in words) == (longer == 0)


def test_the_slider_shows_what_a_bound_has_done(view: InstrumentView) -> None:
    pane = pane_of(view)
    view.model.tenths = 0
    words = pane.verdict.text()
    assert words.startswith("A bound that is never too large finds a shortest solution. 5 moves, ")
    assert words.endswith("No solution is shorter.")
    assert pane.plot.columns[5][0].solid is False, "the solution ended it"
    pane.slider.setFocus()
    QTest.keyClick(pane.slider, Qt.Key.Key_End)
    assert view.model.tenths == TENTHS[-1]
    assert "The solution could have been at most 12 moves long." in pane.verdict.text()
    assert {index.row() for index in view.panel.trials.selectedIndexes()} == {len(TENTHS) - 1}
    view.panel.trials.row_chosen.emit(2)
    assert view.model.tenths == 2 and pane.slider.value() == 2


def test_the_example_has_the_articles_three_numbers(view: InstrumentView, qtbot: QtBot) -> None:
    QTest.mouseClick(view.panel.example, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: view.is_ready)
    words = pane_of(view).verdict.text()
    assert (
        "here it did. Original bound: 6 moves" in words and "80\u2009% too large: 7 moves, 1 more than needed" in words
    )
    assert words.endswith("The bound is 5, the enlarged one 9, and 6 moves are needed; in the article 3, 5 and 4.")


def test_the_tables_are_held_only_while_somebody_looks(view: InstrumentView, window: Window, qtbot: QtBot) -> None:
    assert view.model._databases
    window.open_page("cube")
    assert not view.model._databases
    window.open_page("lab")
    assert len(view.model.rows()) == len(TENTHS), "what was found stays"
    view.model.take("R U")
    qtbot.waitUntil(lambda: view.is_ready)
    assert view.model.found is not None and view.model.found.depth == 2


def test_a_position_that_cannot_be_read_keeps_what_is_there(view: InstrumentView, qtbot: QtBot) -> None:
    field = view.panel.position
    field.edit.setText("R X")
    QTest.keyClick(field.edit, Qt.Key.Key_Return)
    assert "X" in field.error and field.text == "R X"
    assert view.model.text == FIVE
    field.edit.setText("R U")
    QTest.keyClick(field.edit, Qt.Key.Key_Return)
    assert field.error == "" and view.model.text == "R U"
    qtbot.waitUntil(lambda: view.is_ready)
    assert view.key_figures.values[1] == "2"


def test_the_cube_that_its_page_would_show_can_be_searched_before_it_was_opened(
    window: Window, view: InstrumentView, qtbot: QtBot
) -> None:
    assert window.services.open_games.game("cube") is None
    QTest.mouseClick(view.panel.board, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: view.is_ready)
    assert pane_of(view).verdict.text() == "This cube is solved."
    kept = CubeModel(window.services)
    kept.take_up()
    kept.append(["R", "U"])
    window.services.store.save_game("cube", "3x3x3", kept.session.record())
    QTest.mouseClick(view.panel.board, Qt.MouseButton.LeftButton)
    assert view.panel.position.text == PUZZLE.format(position(["R", "U"]))
    window.settings.set("cube/size", "2x2x2")
    QTest.mouseClick(view.panel.board, Qt.MouseButton.LeftButton)
    assert window.sentence.startswith("There is no 3×3×3 on the cube's page.")


def test_the_cube_on_its_page_can_be_searched(window: Window, view: InstrumentView, qtbot: QtBot) -> None:
    window.open_page("cube")
    window.open_page("lab")
    view.panel.board.click()
    qtbot.waitUntil(lambda: view.is_ready)
    assert pane_of(view).verdict.text() == "This cube is solved."
    page = window.open_page("cube")
    page.model.append(["R", "U"])  # type: ignore[attr-defined]
    window.open_page("lab")
    view.panel.board.click()
    assert view.panel.position.text == PUZZLE.format(position(["R", "U"]))
    qtbot.waitUntil(lambda: view.is_ready)
    page = window.open_page("cube")
    page.model.variant = "2x2x2"  # type: ignore[attr-defined]
    window.open_page("lab")
    view.panel.board.click()
    assert window.sentence.startswith("There is no 3×3×3 on the cube's page.")


def test_what_was_looked_at_is_kept_and_nothing_works_out_of_sight(window: Window, view: InstrumentView) -> None:
    view.model.take("R U F")
    view.model.tenths = 8
    window.open_page("cube")
    assert not view.model.working
    again = SearchModel(window.services)
    assert (again.text, again.tenths) == ("R U F", 0), "it opens with the original bound"


def test_another_metric_drops_the_work_in_the_old_one(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    old_is_dropped = threading.Event()

    def tables(metric: Metric, *_: object) -> Databases:
        if metric is Metric.HTM:
            old_is_dropped.wait(10)
        return korf_databases(str(metric), 4)

    monkeypatch.setattr(model, "korf_databases", tables)
    monkeypatch.setattr(model, "run_low_priority", lambda work: work())
    search = SearchModel(window.services, window)
    search.show_variant("htm")
    search.take("R2")
    search.watch(True)
    assert search.working
    search.show_variant("qtm")
    old_is_dropped.set()
    qtbot.waitUntil(lambda: search.is_complete)
    assert search.found is not None and search.found.depth == 2, "R2 is two quarter turns"
    assert [databases.metric for databases in search._databases.values()] == [Metric.QTM]
    search.watch(False)


def test_numbers_are_those_of_every_search(view: InstrumentView) -> None:
    lines = pane_of(view).csv().splitlines()
    assert lines[0] == "tenths,solution,depth,generated,expected"
    assert {line.split(",")[0] for line in lines[1:]} == {str(tenths) for tenths in TENTHS}
    assert view.model.metric is Metric.HTM and pane_of(view).picture_name() == "korf-search-htm"
