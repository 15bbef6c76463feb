"""The bracket is always shown: after every turn at once, then improved in the background."""

from __future__ import annotations

import time
from collections.abc import Sequence
from threading import Event

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.cube.depth import watch
from app.cube.depth.watch import EFFORT_KEY, READING, WATCHING
from app.cube.model.model import Mode
from app.cube.page import CubePage
from app.cube.solve.solver import TABLE_KEY, chosen_size
from app.shell.window import Window
from core.base.control import Control
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.solve import tables
from core.cube.solve.bracket import Bracket
from core.cube.solve.survey import TurnEffect
from core.cube.solve.table import CosetTable
from tests.core.cube.solve.cosets import shallow_table

SOON = 60_000
SCRAMBLE = ["R", "U2", "F'", "D"]
FAR = ["D2", "F'", "L2", "U", "R2", "B'", "D'", "F", "U2", "L", "B2", "R'", "D", "F2", "L'", "U2", "B", "R"]


@pytest.fixture
def page(window: Window, monkeypatch: pytest.MonkeyPatch) -> CubePage:
    """Provide a cube page that searches for ten seconds, with a table that knows depths up to 4 only."""
    monkeypatch.setattr(tables, "generate", lambda _size, metric, **__: shallow_table(metric))
    cube_page = window.page
    assert isinstance(cube_page, CubePage)
    cube_page.services.settings.set(TABLE_KEY, "small")
    cube_page.services.settings.set(EFFORT_KEY, "20")
    return cube_page


def press(page: CubePage, key: Qt.Key) -> None:
    QTest.keyClick(page.view, key)


def test_a_turn_is_proved_and_where_each_leads(page: CubePage, qtbot: QtBot) -> None:
    page.model.begin_scrambled(SCRAMBLE)
    qtbot.waitUntil(lambda: page.watch.is_effort_spent and page.watch.has_table)
    assert page.model.depths == (4, 4)
    press(page, Qt.Key.Key_L)
    assert page.model.depths == (5, 5), "it was proved with the turn that leads there"
    qtbot.waitUntil(lambda: None not in page.model.ways().values())
    assert page.model.ways()["L'"] is TurnEffect.CLOSER
    assert page.compass.words.startswith("closer 1 · same 2 · farther 15")
    assert page.compass.compass.ways == page.model.ways()


def test_the_bracket_is_there_in_the_frame_of_the_turn(page: CubePage) -> None:
    page.services.settings.set(EFFORT_KEY, "0")
    page.model.begin_scrambled(FAR)
    assert page.model.depths == (1, 18)
    press(page, Qt.Key.Key_L)
    assert page.model.depths == (1, 19)
    page.watch.follow()
    assert not page.watch.running, "nobody wants it to be looked for"


def test_the_next_turn_ends_the_search(page: CubePage, qtbot: QtBot) -> None:
    page.model.begin_scrambled(FAR)
    qtbot.waitUntil(lambda: page.watch.has_table and page.watch.running)
    before = page.watch._asker.job
    assert before is not None
    press(page, Qt.Key.Key_L)
    assert before.control.cancelled
    assert page.watch._asker.job is not before
    assert page.depth_section.sentence.startswith("Searching for 20 s.")


def test_the_search_ends_before_anything_else_is_done_about_the_turn(page: CubePage, qtbot: QtBot) -> None:
    page.model.begin_scrambled(FAR)
    qtbot.waitUntil(lambda: page.watch.has_table and page.watch.running)
    before, ended = page.watch._asker.job, []
    assert before is not None
    page.model.session.changed.connect(lambda: ended.append(before.control.cancelled))
    page.model.session.moved.connect(lambda _: ended.append(before.control.cancelled))
    press(page, Qt.Key.Key_L)
    assert ended == [True, True]


def test_what_was_found_before_a_quick_turn_is_not_lost(page: CubePage, qtbot: QtBot) -> None:
    page.model.begin_scrambled(FAR)
    qtbot.waitUntil(lambda: page.watch.has_table and page.watch.running)
    survey = page.watch._survey
    assert survey is not None
    found = Bracket(Metric.HTM, 15, 18)
    survey._search._bracket = found
    press(page, Qt.Key.Key_L)
    assert page.model.bracket.lower == 14


def test_the_short_solution_is_told_as_soon_as_it_is_found(
    page: CubePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A short solution is shown at once, before the next tick and before the low-priority search."""
    gave_way = Event()
    monkeypatch.setattr(watch, "run_low_priority", lambda work: gave_way.wait() and work())
    monkeypatch.setattr("app.base.jobs.jobs.TICK_MS", SOON)
    page.model.begin_scrambled(FAR)
    qtbot.waitUntil(lambda: page.model.bracket.lower > 5 and page.model.bracket.solution is not None)
    page.services.settings.set(EFFORT_KEY, "0")
    page.watch.follow()
    gave_way.set()


def test_who_solves_while_the_table_is_made_unasked_joins_that_work(
    page: CubePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[str] = []
    shares: list[float] = []
    nearly, made = Event(), shallow_table("htm")

    def make(size: str, _metric: Metric, control: Control, *_: object) -> CosetTable | None:
        sizes.append(size)
        control.total, control.done = 100, 75
        nearly.set()
        while not control.cancelled:
            time.sleep(0.01)
            if any(shares) and control.done < 100:  # its share was told
                control.done += 1
            if control.done == 100:
                return made
        return None

    monkeypatch.setattr(tables, "coset_table", make)
    page.services.settings.set(TABLE_KEY, "")
    page.watch.follow()
    assert page.watch._table.job is None, "of a solved cube everything is known"
    page.model.begin_scrambled(FAR)
    qtbot.waitUntil(lambda: page.watch.making is not None and nearly.is_set())
    page.commands["cube.solve"].trigger()
    job = page.solving._asker.job
    assert job is not None

    def note_share() -> None:
        # the proof that follows has a share of its own
        if page.solving.making is job:
            shares.append(job.fraction or 0.0)

    job.progressed.connect(note_share)
    qtbot.waitUntil(lambda: page.solving.solver.has_table(Metric.HTM))
    assert sizes == [chosen_size(page.services.settings)], "made once, in the size that Solve uses"
    assert min(one for one in shares if one) >= 0.75
    page.commands["cube.cancel"].trigger()


def test_a_table_that_is_being_made_says_how_long_that_takes(
    page: CubePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def half_made(_size: str, _metric: Metric, control: Control, *_: object) -> None:
        control.total, control.done = 1_000_000, 500_000
        while not control.cancelled:
            time.sleep(0.01)
            control.done += 10

    monkeypatch.setattr(tables, "coset_table", half_made)
    page.model.begin_scrambled(FAR)
    qtbot.waitUntil(lambda: page.depth_section.sentence.endswith("left."))
    assert page.depth_section.sentence.startswith("Building a pruning table, 40 MB, once: 50\u2009% built, about ")
    assert page.watch.making is not None
    page.watch.making.cancel()
    assert page.depth_section.sentence == "Found without the pruning table. Press Solve to continue."


def test_a_short_look_without_the_table_is_not_done_before_it_ends(
    page: CubePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A short search without the table shows no share of its time: it has no set length."""

    def wait(_work: object, _seconds: float, _shortened: object, control: Control) -> None:
        while not control.cancelled:
            time.sleep(0.01)

    def unmade(_size: str, _metric: Metric, control: Control, *_: object) -> None:
        wait(None, 0, None, control)

    monkeypatch.setattr(tables, "coset_table", unmade)
    monkeypatch.setattr(watch, "_run", wait)
    page.model.begin_scrambled(FAR)
    job = page.watch._asker.job
    assert job is not None and job.title == WATCHING
    with qtbot.waitSignal(job.progressed):
        pass
    assert job.fraction is None and job.seconds_left is None
    page.model.begin_solved()


def test_it_rests_out_of_sight_while_painting_and_while_solving(page: CubePage, window: Window, qtbot: QtBot) -> None:
    page.model.begin_scrambled(FAR)
    qtbot.waitUntil(lambda: page.watch.has_table and page.watch.running)
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


def test_who_ended_a_search_in_one_metric_is_told_of_the_other(page: CubePage, qtbot: QtBot) -> None:
    page.model.begin_scrambled(FAR)
    qtbot.waitUntil(lambda: page.watch.has_table and page.watch.running)
    page.commands["cube.solve"].trigger()
    qtbot.waitUntil(lambda: bool(page.solving.solution))
    page.commands["cube.cancel"].trigger()
    assert not page.watch.running
    page.model.metric = Metric.QTM
    assert page.watch.running
    page.model.metric = Metric.HTM
    assert not page.watch.running


def test_what_a_person_ends_is_not_begun_again_before_the_next_turn(page: CubePage, qtbot: QtBot) -> None:
    page.model.begin_scrambled(FAR)
    qtbot.waitUntil(lambda: page.watch.has_table and page.watch.running)
    job = page.watch._asker.job
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

    def pointed() -> bool:
        page.panel.ensureWidgetVisible(page.compass)  # what is above it may have come meanwhile
        QTest.mouseMove(compass, at + QPoint(1, 0))
        QTest.mouseMove(compass, at)
        return bool(page.view.pose.quarters != 0)

    qtbot.waitUntil(pointed)
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
    qtbot.waitUntil(lambda: page.model.bracket.is_exact and None not in page.model.ways().values())
    assert len(page.model.ways()) == turns
    assert (
        page.compass.note.startswith(f"expected at depth {page.model.bracket.lower}: ") and "≈" not in page.compass.note
    )


def test_folded_away_the_depth_is_over_the_cube(page: CubePage) -> None:
    page.services.settings.set(EFFORT_KEY, "0")
    page.model.begin_scrambled(FAR)
    assert page.view._depth == ""
    page.commands["page.panel"].trigger()
    assert page.view._depth == "1 ≤ depth ≤ 18, HTM"
    press(page, Qt.Key.Key_R)
    assert page.view._depth == "1 ≤ depth ≤ 19, HTM"
    page.commands["page.panel"].trigger()
    assert page.view._depth == ""


def test_only_what_is_news_is_learned(page: CubePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A tick without news queries nothing; a new bracket is learned for one position, not its neighbours."""
    page.model.begin_scrambled(FAR)
    qtbot.waitUntil(lambda: page.watch.has_table and page.watch.running)
    survey = page.watch._survey
    assert survey is not None
    page.watch._take(survey)
    learned: list[object] = []
    learn = page.model.learn_all

    def hear(found: Sequence[tuple[Cube, Bracket]]) -> None:
        learned.extend(found)
        learn(found)

    monkeypatch.setattr(page.model, "learn_all", hear)
    monkeypatch.setattr(survey, "_search", Stopped(survey.bracket))
    for _ in range(3):
        page.watch._take(survey)
    assert not learned
    survey._search = Stopped(Bracket(Metric.HTM, 15, 18))  # type: ignore[assignment]
    page.watch._take(survey)
    page.watch._take(survey)
    assert learned == [(survey.cube, Bracket(Metric.HTM, 15, 18))]
    assert page.model.bracket.lower == 15
    page.model.begin_solved()


class Stopped:
    """Search that finds nothing more."""

    def __init__(self, bracket: Bracket) -> None:
        self.bracket = bracket
        self.fraction = 0.0
