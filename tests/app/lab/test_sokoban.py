"""A Sokoban level in the Lab: which one is shown, and what is said about it."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.lab.frame.instrument import InstrumentView
from app.lab.page import LabPage
from app.lab.sokoban import BOARD, LabLevelModel
from app.shell.window import Window
from app.sokoban.analysis.analysis import REST_MS
from app.sokoban.analysis.counted_levels import CountedLevels
from app.sokoban.page import SokobanPage
from core.base.control import Control
from core.sokoban.board import State
from tests.app.lab.panels import tables


def lab(window: Window, qtbot: QtBot) -> InstrumentView:
    """Return the view once its level is counted and drawn."""
    page = window.open_page("lab")
    assert isinstance(page, LabPage)
    page.show_subject("sokoban")
    qtbot.waitUntil(lambda: page.plotted_subject == "sokoban")
    assert isinstance(page.view, InstrumentView)
    return page.view


def test_figures_and_table_are_those_of_the_first_level(window: Window, qtbot: QtBot) -> None:
    view = lab(window, qtbot)
    assert view.key_figures.values[:4] == ["18", "4", "14", "2"]
    assert tables(view)[0].rows[0] == ("0", "1", "1")
    assert sum(int(row[1]) for row in tables(view)[0].rows) == 18
    assert list(view.facts) == ["18 positions counted"]
    first = view.model.levels[0].title
    assert view.stage.depth_pane is not None and view.stage.depth_pane.picture_name() == f"{first} depths"
    assert view.stage.walk_pane is not None and view.stage.walk_pane.picture_name() == f"{first} random pusher"


def test_the_level_on_the_sokoban_page_is_followed_until_another_is_chosen(window: Window, qtbot: QtBot) -> None:
    room = window.open_page("sokoban")
    assert isinstance(room, SokobanPage)
    view = lab(window, qtbot)
    room.model.session.play("R")
    qtbot.waitUntil(lambda: view.model.analysis.is_settled and view.key_figures.values[3] == "1")
    view.model.level = "2"
    qtbot.waitUntil(lambda: view.model.analysis.is_settled)
    before = view.key_figures.values
    room.model.session.undo()
    QApplication.processEvents()
    assert view.key_figures.values == before
    assert LabLevelModel(window.services).level == "2", "it is remembered"


@pytest.mark.parametrize("saved", ["9999", "nonsense"])
def test_a_saved_level_that_is_gone_gives_way_to_the_board(window: Window, saved: str) -> None:
    window.services.settings.set("lab/sokoban/level", saved)
    assert LabLevelModel(window.services).level == BOARD


def test_nothing_is_counted_while_nobody_looks_on(window: Window) -> None:
    model = LabLevelModel(window.services, window)
    model.level = "3"
    assert model.analysis.question is None
    model.watch(True)
    assert model.analysis.question is not None


def test_counting_stops_when_the_view_is_hidden_and_goes_on_when_it_is_shown(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CountedLevels, "count", counts_until_cancelled)
    model = LabLevelModel(window.services, window)
    model.level = "3"
    model.watch(True)
    qtbot.waitUntil(lambda: model.analysis.counting)
    model.watch(False)
    assert not model.analysis.counting
    QTest.qWait(2 * REST_MS)
    assert not model.analysis.counting
    model.watch(True)
    qtbot.waitUntil(lambda: model.analysis.counting)
    model.watch(False)


def counts_until_cancelled(
    _levels: CountedLevels, _start: State, _limit: int, _seconds: float | None, control: Control
) -> None:
    """Count without end, as a large level does."""
    while not control.cancelled:
        QTest.qSleep(1)
