"""Random walks on the cube in the Lab."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.cube.walk import model
from app.lab.frame.instrument import InstrumentView
from app.lab.page import LabPage
from app.shell.window import Window
from core.cube.metrics import Metric
from core.cube.walk.facts import WalkFacts
from tests.core.cube.walk.walked import whole

LARGE = WalkFacts(((1.0,), (0.0, 1.0)), (), ((12, 0, 0),))


@pytest.fixture
def page(window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> LabPage:
    counted = {("2x2x2", Metric.QTM): whole(), ("3x3x3", Metric.QTM): LARGE, ("3x3x3", Metric.HTM): LARGE}
    monkeypatch.setattr(model, "_COUNTED", counted)
    window.open_subject("lab", "walk-2x2x2-qtm")
    shown = window.page
    assert isinstance(shown, LabPage)
    qtbot.waitUntil(lambda: shown.plotted_subject == "walk-2x2x2-qtm")
    return shown


def view(page: LabPage) -> InstrumentView:
    assert isinstance(page.view, InstrumentView)
    return page.view


def test_figures_and_table_follow_the_moves(page: LabPage) -> None:
    shown = view(page)
    assert shown.pane is not None
    assert shown.key_figures.values == ["6.93", "≈ 7.26", "7.18\u2009%", "4.4122", "22 moves", "≈ 18 moves"]
    assert list(shown.panel.rows.rows[7])[:3] == ["7", "36.741\u2009%", "33.555\u2009%"]
    QTest.keyClick(shown.pane.slider._track, Qt.Key.Key_Right)
    assert shown.key_figures.values[2] == "8.45\u2009%" and shown.panel.figures._note.text() == "N = 12"


def test_another_variant_brings_its_own_walk(page: LabPage) -> None:
    for variant in ("3x3x3-qtm", "3x3x3-htm"):
        page.show_subject(f"walk-{variant}")
        assert page.plotted_subject == f"walk-{variant}"
        assert len(view(page).panel.rows.rows) == {"qtm": 27, "htm": 21}[variant[-3:]]
    assert view(page).facts == ("exact for up to 1 move",)


def test_there_is_no_board_to_begin_at(page: LabPage) -> None:
    pane = view(page).pane
    assert pane is not None and pane.controls.isVisible() and not pane.controls.start.isVisible()


def test_commands_play_and_pin(page: LabPage, qtbot: QtBot) -> None:
    pane = view(page).pane
    assert pane is not None
    commands = {command.key: command for command in view(page).commands()}
    commands["lab.walk_pin"].run()
    assert pane.slider.pinned_numbers == (11,)
    commands["lab.walk_play"].run()
    qtbot.waitUntil(lambda: pane.moves > 11)
    commands["lab.walk_play"].run()
    assert not pane.slider.playing


def test_every_cell_of_a_column_has_the_same_decimals(page: LabPage) -> None:
    shown = view(page)
    assert shown.pane is not None
    shown.pane.go_to(40)
    cells = {cell for row in shown.panel.rows.rows for cell in list(row)[1:]}
    assert "<\u20090.001\u2009%" in {cell.replace(" ", "\u2009") for cell in cells}
    for cell in cells - {"0"}:
        assert cell.endswith("\u2009%") and len(cell.removesuffix("\u2009%").partition(".")[2]) == 3
