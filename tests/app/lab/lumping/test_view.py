"""Why lumping fails, in the Lab: counted and stored, sampled if there are too many, and explained."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.cube.solve.solver import TABLE_KEY
from app.cube.walk import class_samples as drawn
from app.cube.walk.samples import TakenError
from app.lab.frame.instrument import InstrumentView
from app.lab.lumping import model
from app.lab.page import LabPage
from app.shell.window import Window
from core.base.control import Control
from core.cube import pocket
from core.cube.metrics import Metric
from core.cube.solve import tables
from core.cube.solve.survey import TurnEffect
from core.cube.walk import lumping, sequence_counts
from core.cube.walk.lumping import ClassTurns
from tests.app.lab import panels
from tests.app.working import job_called
from tests.core.cube.solve.cosets import small_table

NEAR = 3


@pytest.fixture
def page(window: Window, monkeypatch: pytest.MonkeyPatch) -> LabPage:
    """Provide the Lab with only the first depths of the 3x3x3, and tables that know depths up to 4 only."""
    monkeypatch.setattr(model, "_COUNTED", {})
    monkeypatch.setitem(sequence_counts.LONGEST, "htm", NEAR + 1)
    monkeypatch.setitem(sequence_counts.LONGEST, "qtm", NEAR + 1)
    monkeypatch.setattr(tables, "generate", lambda _size, metric, **__: small_table(metric, 2))
    monkeypatch.setattr(model, "SEQUENCES", 6)
    window.settings.set(TABLE_KEY, "small")
    shown = window.open_page("lab")
    assert isinstance(shown, LabPage)
    return shown


def look_at(page: LabPage, qtbot: QtBot, variant: str, depth: int) -> InstrumentView:
    page.show_subject(f"lumping-{variant}")
    qtbot.waitUntil(lambda: page.plotted_subject == f"lumping-{variant}")
    assert isinstance(page.view, InstrumentView)
    page.view.model.depth = depth
    return page.view


def test_all_positions_of_the_small_cube_and_what_the_chain_makes_of_them(page: LabPage, qtbot: QtBot) -> None:
    view = look_at(page, qtbot, "2x2x2-qtm", 10)
    assert view.key_figures.values == ["930\u2009588", "1.7555 of 6", "0.9323", "−0.1167", "0"]
    assert [list(row)[1:] for row in panels.tables(view)[0].rows] == [
        ["37.51\u2009%", "0\u2009%", "62.49\u2009%"], ["25.84\u2009%", "0\u2009%", "74.16\u2009%"],
        ["29.26\u2009%", "0\u2009%", "70.74\u2009%"],
    ]  # fmt: skip
    assert "after a step away from solved the next one leads closer with 37.51" in panels.words(view)[2]
    assert len(panels.tables(view)[1].rows) == 15 and list(panels.tables(view)[1].rows[14])[1] == "276"
    assert page.facts == ("counted to depth 14",)
    assert view.pane is not None and [row.name for row in view.pane.rows] == ["Closer", "Farther"]
    view.model.depth = 1
    assert panels.words(view)[2] == "All positions of depth 1 are alike: here the chain is right."


def test_keys_and_the_table_go_through_the_depths(page: LabPage, qtbot: QtBot) -> None:
    view = look_at(page, qtbot, "2x2x2-htm", 6)
    assert view.pane is not None
    QTest.keyClick(view.pane.depths._track, Qt.Key.Key_Right)
    assert view.model.depth == 7 and view.pane.depths.value == 7
    panels.tables(view)[1].row_chosen.emit(2)
    assert view.model.depth == 2 and view.key_figures.values[0] == "54"
    assert not view.pane.draw_button.isEnabled()
    assert not page.commands["lab.lumping_draw"].isEnabled()


def test_what_was_counted_is_kept(
    page: LabPage, qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    look_at(page, qtbot, "2x2x2-qtm", 3)
    assert (home / "tables" / "turns-2x2x2-qtm.table").exists()
    model._COUNTED.clear()
    monkeypatch.setattr(lumping, "count_class_turns", lambda *_: pytest.fail("it was counted again"))
    view = look_at(page, qtbot, "2x2x2-qtm", 5)
    assert view.key_figures.values[0] == "2\u2009256"
    assert [one.positions for one in view.model.classes or ()] == pocket.distribution(Metric.QTM)


def test_a_count_that_was_cancelled_says_so_and_is_taken_up(
    page: LabPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = lumping.count_class_turns

    def slow(_puzzle: str, _metric: Metric, control: Control) -> None:
        while not control.cancelled:
            QTest.qSleep(2)

    monkeypatch.setattr(lumping, "count_class_turns", slow)
    page.show_subject("lumping-3x3x3-qtm")
    view = page.view
    assert isinstance(view, InstrumentView)
    qtbot.waitUntil(lambda: view.pane is not None and job_called(page.services.jobs, model.COUNTING) is not None)
    job = job_called(page.services.jobs, model.COUNTING)
    assert job is not None
    job.cancel()
    assert view.pane is not None
    assert view.pane.plot.nothing.endswith("The counting was cancelled. Choose the cube again to continue.")
    monkeypatch.setattr(lumping, "count_class_turns", counted)
    look_at(page, qtbot, "3x3x3-qtm", 2)
    assert view.key_figures.values[0] == "114"


@pytest.mark.parametrize("metric", Metric)
def test_beyond_what_is_counted_positions_are_drawn_and_kept(page: LabPage, qtbot: QtBot, metric: Metric) -> None:
    view = look_at(page, qtbot, f"3x3x3-{metric}", NEAR + 1)
    assert view.pane is not None
    assert view.pane.plot.nothing.startswith("No position of depth 4 examined yet")
    QTest.mouseClick(view.pane.draw_button, Qt.MouseButton.LeftButton)
    assert view.model.drawing is not None and view.pane.draw_button.text() == "Stop"
    qtbot.waitUntil(lambda: view.model.drawing is None)
    found = view.model.current_turns
    assert found is not None and not found.exact and 3 <= found.positions <= found.drawn == 6
    assert view.key_figures.values[0] == str(found.positions) and view.key_figures.values[1].startswith("≈ ")
    assert view.pane.draw_button.text() == "Draw more"
    assert drawn.read(page.services.store.connection, metric, NEAR + 1) == found
    reading = view.pane.plot.read(1).text
    assert "Closer ≈" in reading and " to " in reading
    page.commands["lab.lumping_draw"].trigger()
    qtbot.waitUntil(lambda: view.model.drawing is None)
    more = view.model.current_turns
    assert more is not None and more.drawn == 12


def test_numbers_are_saved_with_their_intervals(page: LabPage, qtbot: QtBot) -> None:
    view = look_at(page, qtbot, "2x2x2-htm", 5)
    assert view.pane is not None
    view.pane.copy_numbers()
    rows = list(csv.DictReader(io.StringIO(QGuiApplication.clipboard().text())))
    found = view.model.current_turns
    assert found is not None and len(rows) == 3 * 10
    for row in rows:
        way = TurnEffect[row["way"].upper()]
        assert int(row["positions"]) == found.histogram(way)[int(row["turns"])]
        assert row["low"] == row["share"] == row["high"] and row["exact"] == "1"
    assert view.pane.picture_name() == "lumping-2x2x2-htm-5"


def test_a_row_that_cannot_be_is_set_aside(page: LabPage) -> None:
    db = page.services.store.connection
    for counts in ("[[1, 2]]", "[[19, 0, 3]]", "[[1, 0, 500]]", "no"):
        with db:
            db.execute("INSERT OR REPLACE INTO cube_class_sample VALUES ('htm', 9, 1, 10, ?)", (counts,))
        assert not drawn.read(db, Metric.HTM, 9).positions
    assert len(db.execute("SELECT * FROM set_aside").fetchall()) == 4


def test_two_windows_never_count_the_same_positions_twice(page: LabPage) -> None:
    db = page.services.store.connection
    mine = drawn.begin(db, Metric.QTM, 9)
    theirs = drawn.begin(db, Metric.QTM, 9)
    more = ClassTurns(9, 12, False, {(1, 0): 2}, 3)
    grown = drawn.add(db, Metric.QTM, mine, more)
    assert (grown.next, grown.found.positions, grown.found.drawn) == (3, 2, 3)
    with pytest.raises(TakenError):
        drawn.add(db, Metric.QTM, theirs, more)
    again: Sequence[object] = drawn.begin(db, Metric.QTM, 9)
    assert again == grown
