"""The depth is always on: after every turn the bracket is there, and a set effort tightens it in the background."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.cube.depth.watch import EFFORT_KEY, READING, WATCHING
from app.cube.model import Mode
from app.cube.page import CubePage
from app.cube.solve.solver import TABLE_KEY
from app.shell.window import Window
from core.cube.metrics import Metric
from core.cube.solve import table, tables
from core.cube.solve.survey import Way

SOON = 60_000
SCRAMBLE = ["R", "U2", "F'", "D"]
FAR = ["D2", "F'", "L2", "U", "R2", "B'", "D'", "F", "U2", "L", "B2", "R'", "D", "F2", "L'", "U2", "B", "R"]


@pytest.fixture
def page(window: Window, monkeypatch: pytest.MonkeyPatch) -> CubePage:
    """One that looks for ten seconds, with a table that tells depths to 4 only."""
    shallow = table.generate("small", "htm", threads=2, base=2)
    monkeypatch.setattr(tables, "generate", lambda *_, **__: shallow)
    found = window.page
    assert isinstance(found, CubePage)
    found.services.settings.set(TABLE_KEY, "small")
    found.services.settings.set(EFFORT_KEY, "20")
    return found


def press(page: CubePage, key: Qt.Key) -> None:
    QTest.keyClick(page.view, key)


def test_a_turn_is_proved_and_where_each_leads(page: CubePage, qtbot: QtBot) -> None:
    page.model.begin_scrambled(SCRAMBLE)
    qtbot.waitUntil(lambda: page.watch.spent and page.watch.has_table, timeout=SOON)
    assert page.model.depths == (4, 4)
    press(page, Qt.Key.Key_L)
    assert page.model.depths == (5, 5), "it was proved with the turn that leads there"
    qtbot.waitUntil(lambda: None not in page.model.ways().values(), timeout=SOON)
    assert page.model.ways()["L'"] is Way.CLOSER
    assert page.compass.shares.sentences[0].startswith("closer 1 · same 2 · farther 15")
    assert page.compass.compass.ways == page.model.ways()


def test_the_bracket_is_there_in_the_frame_of_the_turn(page: CubePage, qtbot: QtBot) -> None:
    page.services.settings.set(EFFORT_KEY, "0")
    page.model.begin_scrambled(FAR)
    assert page.model.depths == (1, 18)
    press(page, Qt.Key.Key_L)
    assert page.model.depths == (1, 19)
    qtbot.wait(50)
    assert not page.watch.running


def test_the_next_turn_ends_the_search(page: CubePage, qtbot: QtBot) -> None:
    page.model.begin_scrambled(FAR)
    qtbot.waitUntil(lambda: page.watch.has_table and page.watch.running, timeout=SOON)
    before = page.watch._asker.job
    assert before is not None
    press(page, Qt.Key.Key_L)
    assert before.control.cancelled
    assert page.watch._asker.job is not before
    assert page.depth_section.sentence.startswith("Looking for 20 s.")


def test_it_rests_out_of_sight_while_painting_and_while_solving(page: CubePage, window: Window, qtbot: QtBot) -> None:
    page.model.begin_scrambled(FAR)
    qtbot.waitUntil(lambda: page.watch.has_table and page.watch.running, timeout=SOON)
    page.model.mode = Mode.EDITING
    assert not page.watch.running
    page.model.mode = Mode.PLAYING
    assert page.watch.running
    page.commands["cube.solve"].trigger()
    assert page.solving.running and not page.watch.running
    page.commands["cube.cancel"].trigger()
    assert not page.watch.running, "who ended a longer search wants no shorter one"
    press(page, Qt.Key.Key_R)
    assert page.watch.running
    window.open_page("sokoban")
    assert not page.watch.running


def test_what_a_person_ends_is_not_begun_again_before_the_next_turn(page: CubePage, qtbot: QtBot) -> None:
    page.model.begin_scrambled(FAR)
    qtbot.waitUntil(lambda: page.watch.has_table and page.watch.running, timeout=SOON)
    job = page.services.jobs.current
    assert job is not None and job.title == WATCHING
    job.cancel()
    page.watch.follow()
    assert not page.watch.running
    press(page, Qt.Key.Key_R)
    assert page.watch.running


def test_a_table_that_a_person_does_not_want_is_not_made(page: CubePage, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(type(page.solving.solver), "table", lambda *_: asked.append(1))
    page.model.begin_scrambled(FAR)
    job = page.watch._table.job
    assert job is not None and job.title == READING
    job.cancel()
    press(page, Qt.Key.Key_R)
    assert page.watch._table.job is None


def test_pointing_at_a_turn_shows_it_and_a_click_plays_it(page: CubePage, qtbot: QtBot) -> None:
    page.model.begin_scrambled(SCRAMBLE)
    page.view.finish()
    page.panel.ensureWidgetVisible(page.compass)
    compass = page.compass.compass
    at = compass.cell("L2").center().toPoint()
    QTest.mouseMove(compass, at)
    qtbot.waitUntil(lambda: page.view.pose.quarters != 0, timeout=5000)
    assert not page.model.session.moves
    QTest.mouseClick(compass, Qt.MouseButton.LeftButton, pos=at)
    assert list(page.model.session.moves) == ["L2"]
    compass.hide()
    page.view.finish()
    assert page.view.pose.quarters == 0


@pytest.mark.parametrize(("metric", "turns"), [(Metric.HTM, 9), (Metric.QTM, 6)])
def test_the_small_cube_is_counted_at_once(page: CubePage, qtbot: QtBot, metric: Metric, turns: int) -> None:
    page.model.variant = "2x2x2"
    page.model.metric = metric
    page.model.begin_scrambled(["R", "U", "F2"])
    qtbot.waitUntil(lambda: page.model.bracket.exact and None not in page.model.ways().values(), timeout=SOON)
    assert len(page.model.ways()) == turns
    lines = page.compass.shares.sentences
    assert len(lines) == 2 and not lines[1].startswith("≈")


def test_folded_away_the_depth_is_over_the_cube(page: CubePage) -> None:
    page.services.settings.set(EFFORT_KEY, "0")
    page.model.begin_scrambled(FAR)
    assert page.view._depth == ""
    page.commands["page.panel"].trigger()
    assert page.view._depth == "1 ≤ depth ≤ 18"
    press(page, Qt.Key.Key_R)
    assert page.view._depth == "1 ≤ depth ≤ 19"
    page.commands["page.panel"].trigger()
    assert page.view._depth == ""
