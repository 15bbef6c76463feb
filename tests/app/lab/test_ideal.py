"""The ideal puzzle in the Lab: sliders, map, examples."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.base.export import export
from app.base.storage.settings import Settings
from app.lab.charts.walkmap import WalkMapPane
from app.lab.frame.instrument import InstrumentView
from app.lab.ideal import LEAST_DIAMETER, MOST_GROWTH, IdealControls, IdealModel
from app.lab.page import LabPage
from app.shell.window import Window, open_window
from app.widgets.controls.buttons import Button
from tests.app.lab.panels import tables, words
from tests.app.sheets import check_all


@pytest.fixture
def page(window: Window, qtbot: QtBot) -> LabPage:
    page = window.open_page("lab")
    assert isinstance(page, LabPage)
    page.show_subject("ideal")
    qtbot.waitUntil(lambda: page.plotted_subject == "ideal")
    QApplication.processEvents()
    return page


def ideal(page: LabPage) -> InstrumentView:
    assert isinstance(page.view, InstrumentView)
    return page.view


def controls(view: InstrumentView) -> IdealControls:
    (found,) = view.findChildren(IdealControls)
    return found


def test_dragging_over_the_map_goes_through_the_moves(page: LabPage) -> None:
    view = ideal(page)
    pane = view.pane
    assert pane is not None
    area = pane.plot.axes.area
    QTest.mousePress(pane.plot.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(int(pane.plot.axes.x(5)), 60))
    QTest.mouseMove(pane.plot.viewport(), QPoint(int(pane.plot.axes.x(20)), 60))
    QTest.mouseRelease(pane.plot.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(int(pane.plot.axes.x(20)), 60))
    assert controls(view).moves.value == 20
    assert view.key_figures.values[1] == f"{view.model.walk.mean(20):.2f}"
    QTest.mouseMove(pane.plot.viewport(), QPoint(int(pane.plot.axes.x(12)), int(pane.plot.axes.y_of(10))))
    assert pane.foot.reading.startswith("After 12 moves at depth 10: 3")
    assert area.width() > 300


def test_keys_walk_through_the_moves(page: LabPage) -> None:
    view = ideal(page)
    pane = view.pane
    assert isinstance(pane, WalkMapPane)
    page.setFocus()
    assert QApplication.focusWidget() is pane.plot
    before = controls(view).moves.value
    QTest.keyClick(pane.plot, Qt.Key.Key_Right)
    assert controls(view).moves.value == before + 1
    QTest.keyClick(pane.plot, Qt.Key.Key_End)
    assert controls(view).moves.value == view.model.walk.max_moves


def test_examples_set_growth_and_diameter(page: LabPage) -> None:
    view = ideal(page)
    small = next(button for button in view.panel.findChildren(Button) if button.text().startswith("2×2×2"))
    QTest.mouseClick(small, Qt.MouseButton.LeftButton)
    assert view.model.walk.diameter == 14
    assert 4.3 < view.model.walk.branching < 4.7
    assert controls(view).moves.highest_value == view.model.walk.max_moves
    assert check_all(view.panel)[-1:] == ["moves to the end"]


def test_sliders_are_remembered(window: Window, page: LabPage, qtbot: QtBot) -> None:
    view = ideal(page)
    QTest.keyClick(controls(view).diameter._slider, Qt.Key.Key_Home)
    QTest.keyClick(controls(view).growth._slider, Qt.Key.Key_Home)
    assert (view.model.walk.branching, view.model.walk.diameter) == (1.0, 4)
    assert words(view)[-1].startswith("Without growth")
    window.close()
    again = open_window("lab")
    qtbot.addWidget(again)
    assert isinstance(again.page, LabPage)
    assert ideal(again.page).model.walk.diameter == 4
    again.close()


def test_numbers_and_vectors(page: LabPage, tmp_path: Path) -> None:
    pane = ideal(page).pane
    assert pane is not None
    lines = pane.csv().splitlines()
    assert lines[0] == "moves,depth,exact,binomial"
    assert lines[1] == "0,0,1,1"
    export.save(pane.draw, pane.picture_size(), tmp_path / "map.svg")
    assert "<image" not in (tmp_path / "map.svg").read_text(encoding="utf-8")


def test_the_number_of_moves_stays_within_the_walk() -> None:
    settings = Settings()
    model = IdealModel(settings)
    model.moves = 50
    model.set(450, 4)
    assert model.moves == model.walk.max_moves < 50
    settings.set("lab/ideal/moves", 190)
    settings.set("lab/ideal/growth", 10**6)
    again = IdealModel(settings)
    assert again.moves == again.walk.max_moves
    assert again.growth == MOST_GROWTH


def test_a_shorter_walk_is_drawn_whatever_was_looked_at_in_the_longer_one(page: LabPage) -> None:
    view = ideal(page)
    pane = view.pane
    assert pane is not None
    view.model.set(MOST_GROWTH, 60)
    controls(view).moves.changed.emit(view.model.walk.max_moves)
    pane.plot.point(pane.plot.places()[-1])
    controls(view).diameter._slider.setValue(LEAST_DIAMETER)
    longest = view.model.walk.max_moves
    assert longest < 30 and view.model.moves == pane.plot.moves == longest and pane.plot.place == -1
    assert controls(view).moves.value == longest and int(tables(view)[0].rows[-1][0]) <= longest
    assert pane.plot.accessibleDescription().startswith(f"After {longest} moves depth")


def test_a_distance_that_is_not_all_does_not_read_as_all(page: LabPage) -> None:
    view = ideal(page)
    view.model.set(MOST_GROWTH, 60)
    view.model.moves = view.model.walk.max_moves
    assert view.model.walk.distance(view.model.moves) < 1
    assert view.key_figures.values[3] == "> 99.99\u2009%"
