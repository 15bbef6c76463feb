"""Solve on the cube page: a solution to play, and a correct bracket."""

from __future__ import annotations

import re
import time

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytest import MonkeyPatch
from pytestqt.qtbot import QtBot

from app.base.jobs.pace import SETTLE_S
from app.cube.page import CubePage
from app.cube.plots.switcher import DEPTHS, WALK
from app.cube.solve.solution_list import MOST_ROWS
from app.cube.solve.solver import TABLE_KEY
from app.plots.charts.counts import DepthPill
from app.shell.window import Window
from app.widgets.bracket import Bounds
from core.base.control import Control
from core.cube.metrics import Metric
from core.cube.moves import inverse_moves, position
from core.cube.puzzle import PUZZLE
from core.cube.solve import tables, twophase
from core.cube.solve.bracket import Bracket, BracketSource
from core.cube.solve.solver import Stage
from tests.app.sheets import check_all, figures, sheet_of
from tests.core.cube.solve.cosets import small_table


@pytest.fixture
def page(window: Window) -> CubePage:
    found = window.page
    assert isinstance(found, CubePage)
    found.view.speed = 4
    found.services.settings.set(TABLE_KEY, "small")
    return found


@pytest.fixture
def shallow_table(monkeypatch: MonkeyPatch) -> None:
    """Use a table that is made at once, for tests that do not depend on its depth."""
    monkeypatch.setattr(tables, "generate", lambda *_, **__: small_table("htm", 2))


def solve(page: CubePage, qtbot: QtBot) -> Bounds:
    QTest.keyClick(page.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: bool(page.solving.solution))
    bounds = page.depth_section.bounds
    assert bounds is not None
    return bounds


def test_the_solution_is_laid_out_and_solves_the_cube(page: CubePage, qtbot: QtBot) -> None:
    page.model.session.begin(PUZZLE.new("3x3x3", 5), seed=5)
    page.model.session.play("R", "U", "M'", "x")
    bounds = solve(page, qtbot)
    assert page.model.session.position == 4
    coming = list(page.model.session.moves)[4:]
    assert len(coming) == bounds.upper <= 30
    assert 1 <= bounds.lower <= bounds.upper
    page.playback.go_to_end()
    assert page.model.session.is_solved
    assert page.solving.cube is not None, "playing the solution keeps it laid out"
    page.model.go_to(4)
    assert page.depth_section.bounds is not None
    assert (page.depth_section.bounds.lower, page.depth_section.bounds.upper) >= (bounds.lower, 1)


def test_a_short_way_is_proved(page: CubePage, qtbot: QtBot) -> None:
    page.model.begin_solved()
    page.model.session.play("R", "U2", "F'")
    solve(page, qtbot)
    qtbot.waitUntil(lambda: not page.solving.running)
    bounds = page.depth_section.bounds
    assert bounds is not None
    assert bounds.is_proved
    assert bounds.upper == 3
    assert list(page.model.session.moves)[3:] == ["F", "U2", "R'"]


def test_one_depth_is_told_everywhere(page: CubePage, qtbot: QtBot) -> None:
    """The plot and the card show the depth of the cube on the board while a solution is played."""
    page.model.begin_solved()
    page.plots.choose(WALK)
    qtbot.waitUntil(lambda: page.plots.pane is not None)
    page.plots.choose(DEPTHS)
    qtbot.waitUntil(lambda: page.plots.depth_plot.pane is not None)
    page.model.session.play("R", "U", "F")
    assert page.model.depths == (1, 3)
    page.commands["cube.solve"].trigger()
    qtbot.waitUntil(lambda: page.model.depths == (3, 3))
    page.model.session.redo()
    plot, walk, card = page.plots.depth_plot.pane, page.plots.pane, page.walk_mode.card
    assert plot is not None and walk is not None
    for depth in (2, 1, 0):
        assert page.model.depths == (depth, depth)
        assert page.depth_section.bounds == Bounds(depth, depth, 20)
        assert plot.plot._pills == [DepthPill("this cube", depth, depth)]
        page.plots.choose(WALK)
        assert card.words[1] == f"Depth {depth}, HTM, exact"
        assert walk.chart.pill == ("this cube", range(depth, depth + 1))
        page.plots.choose(DEPTHS)
        page.model.session.redo()
    page.model.session.jump(0)
    page.model.metric = Metric.QTM
    assert page.model.depths == (0, 0)
    page.model.session.jump(3)
    assert page.model.depths == (3, 3), "there are no fewer quarter turns than half turns"


def test_the_table_of_the_small_cube_judges_a_solution_in_the_other_metric_too(page: CubePage, qtbot: QtBot) -> None:
    model = page.model
    model.variant = "2x2x2"
    model.begin_solved()
    model.session.play(*["R2", "F'", "R'", "U2", "R2", "F2", "R'", "F'", "U2"])
    qtbot.waitUntil(lambda: model.bracket.is_exact)
    solve(page, qtbot)
    qtbot.waitUntil(lambda: not page.solving.running)
    assert page.playback.heading[1] == "Solution of length 9 after move 9, proved shortest"
    model.session.redo(2)
    model.metric = Metric.QTM
    qtbot.waitUntil(lambda: model.bracket.is_exact)
    assert page.playback.heading[1].endswith(", 10 are enough"), "whether or not one goes back to where it begins"


@pytest.mark.patient("several depths are searched for seconds each")
@pytest.mark.usefixtures("shallow_table")
def test_the_share_of_a_proof_moves_in_the_panel_and_in_the_status_line(
    page: CubePage, window: Window, qtbot: QtBot
) -> None:
    shares: dict[str, set[int]] = {}
    in_line, fractions = set[str](), set[float | None]()

    def note() -> None:
        found = re.match("Searching depth ([0-9]+) \\(([0-9]+)\u2009%\\)\n", page.depth_section.sentence)
        job = window.jobs.shown_job
        if found is not None and job is not None and job.detail.startswith("searching"):
            shares.setdefault(found[1], set()).add(int(found[2]))
            in_line.add(job.detail)
            fractions.add(job.fraction)

    page.solving.changed.connect(note)
    page.model.session.begin(PUZZLE.new("3x3x3", 5))
    solve(page, qtbot)
    qtbot.waitUntil(lambda: max(map(len, shares.values()), default=0) > 3)
    qtbot.waitUntil(lambda: page.depth_section.sentence.endswith("left for this depth"))
    page.solving.cancel()
    assert max(max(of_depth) for of_depth in shares.values()) > 0
    assert len(in_line) > 3 and len(fractions) > 3
    depth, part = max((depth, part) for depth, parts in shares.items() for part in parts)
    assert f"searching depth {depth} ({part}\u2009%), in HTM" in in_line


SHORT = ("F", "U2", "R'", "D")
SCRAMBLE = tuple(inverse_moves(SHORT))
LONG = ("F", "U", "U", "R'", "D")
"""Longer solution of the same cube; after two moves it is not on the path of the short one."""


def lay_out(page: CubePage, *found: tuple[str, ...], lower: int = 1) -> None:
    """Report solutions of the cube on the board as a search does, one after the other."""
    if page.solving.cube is None:
        page.solving.cube = page.model.session.state
    for moves in found:
        page.solving._take(Bracket(Metric.HTM, lower, len(moves), moves, BracketSource.SOLVER))
        page.solving.changed.emit()


def test_a_shorter_solution_found_while_the_old_one_is_played_is_offered(page: CubePage) -> None:
    """A shorter solution found during playback is offered; once "4 proved" was shown above one of 5."""
    page.model.begin(position(SCRAMBLE))
    lay_out(page, LONG)
    page.model.session.redo(2)
    assert not page.playback.shorter_button.isVisible()
    lay_out(page, SHORT, lower=4)
    assert page.playback.heading == ("Solution", "5 moves HTM, 4 are enough")
    assert page.playback.shorter_button.text() == "Show 4 moves HTM"
    QTest.mouseClick(page.playback.shorter_button, Qt.MouseButton.LeftButton)
    assert page.model.session.state == position(SCRAMBLE)
    assert tuple(page.model.session.moves) == SHORT
    assert page.playback.heading == ("Solution", "4 moves HTM, proved shortest")
    assert not page.playback.shorter_button.isVisible()


def test_taking_the_moves_back_lays_the_shorter_solution_out(page: CubePage) -> None:
    page.model.begin(position(SCRAMBLE))
    lay_out(page, LONG)
    page.model.session.redo(2)
    lay_out(page, SHORT, lower=4)
    page.model.session.undo(2)
    assert tuple(page.model.session.moves) == SHORT


def test_a_shorter_solution_that_begins_as_was_played_goes_on_from_there(page: CubePage) -> None:
    page.model.begin(position(SCRAMBLE))
    lay_out(page, (*SHORT[:2], "R", "R2", SHORT[3]))
    page.model.session.redo(2)
    lay_out(page, SHORT, lower=4)
    assert tuple(page.model.session.moves) == SHORT
    assert page.model.session.position == 2
    assert page.playback.heading == ("Solution", "4 moves HTM, proved shortest")
    page.model.session.redo(2)
    assert page.model.session.is_solved
    assert page.playback.heading == ("Solution", "4 moves HTM, proved shortest"), "to its end"
    assert page.depth_section.sentence == "The cube is solved."


def test_the_heading_of_the_moves_says_what_is_laid_out(page: CubePage) -> None:
    page.model.begin(position(SCRAMBLE[:3]))
    page.model.turn(SCRAMBLE[3])
    assert page.playback.heading == ("Moves", "1 move, 1 QTM")
    lay_out(page, LONG)
    assert page.playback.heading == ("Moves", "Solution of length 5 after move 1, shortest so far")
    lay_out(page, SHORT, lower=4)
    assert page.playback.heading == ("Moves", "Solution of length 4 after move 1, proved shortest")
    page.model.metric = Metric.QTM
    assert page.playback.heading == ("Moves", "Solution of length 5 after move 1, proved shortest"), "4: wrong parity"
    page.model.metric = Metric.HTM
    assert page.playback.heading == ("Moves", "Solution of length 4 after move 1, proved shortest")
    page.model.go_to(0)
    assert page.playback.heading == ("Moves", "Solution of length 4 after move 1, proved shortest")
    page.model.go_to(2)
    assert page.model.depths == (3, 3)
    page.model.go_to(1)
    page.model.turn("B")
    assert page.playback.heading == ("Moves", "2 moves, 2 QTM")
    page.model.go_to(0)
    assert page.playback.heading == ("Moves", "2 moves, 2 QTM"), "those of the list, not of the way gone"


def test_a_solution_is_not_called_short_that_is_longer_than_any_depth(page: CubePage) -> None:
    page.model.begin(PUZZLE.new("3x3x3", 5))
    page.solving.cube = page.model.session.state
    page.solving._lay_out(inverse_moves([*PUZZLE.opening_moves(5), "R", "R'", "U", "U'"]))
    length = len(page.solving.solution)
    assert length > 20
    assert page.playback.heading == ("Solution", f"{length} moves HTM, 20 are enough")


def test_one_half_turn_is_no_plural(page: CubePage) -> None:
    page.model.begin(position(["R"]))
    lay_out(page, ("R'",))
    assert page.playback.heading == ("Solution", "1 move HTM, proved shortest")
    assert page.depth_section.sentence == "No solution is shorter than 1 move HTM."


def test_a_solution_laid_out_is_still_one_after_a_restart(page: CubePage) -> None:
    page.model.begin(position(SCRAMBLE))
    lay_out(page, SHORT, lower=4)
    page.model.session.redo()
    record = page.model.session.record()
    page.model.begin_solved()
    assert page.playback.heading == ("Moves", "")
    page.services.store.save_game("cube", "3x3x3", record)
    page.model.take_up()
    assert page.playback.heading == ("Solution", "4 moves HTM, proved shortest")
    assert page.model.depths == (3, 3)
    page.model.undo()
    assert page.model.depths == (4, 4)


def test_a_turn_taken_back_and_another_metric_forget_nothing(page: CubePage) -> None:
    page.model.begin(PUZZLE.new("3x3x3", 5))
    page.model.learn(page.model.session.state, Bracket(Metric.HTM, 15, 19, None, BracketSource.SOLVER))
    assert page.depth_section.sentence == "From an earlier search. Press Solve to continue it."
    page.model.turn("R")
    assert page.depth_section.bounds == Bounds(14, 20, 20, found=False)
    page.model.undo()
    assert page.depth_section.bounds == Bounds(15, 19, 20, found=False)
    page.model.metric = Metric.QTM
    no_fewer = Bounds(16, 26, 26, step=2, found=False)
    assert page.depth_section.bounds == no_fewer, "no fewer quarter turns, of the right parity"
    assert page.depth_section.sentence == "Follows from what is known in HTM. Press Solve for more."
    page.model.metric = Metric.HTM
    assert page.depth_section.bounds == Bounds(15, 19, 20, found=False)
    search = page.solving.solver.search(page.model.session.state, Metric.HTM, page.model.bracket)
    assert search.bracket.lower == 15, "Solve goes on there"


def test_no_time_is_told_while_a_longer_phase_follows(page: CubePage, qtbot: QtBot, monkeypatch: MonkeyPatch) -> None:
    """No remaining time is shown while a longer phase follows: "about 1 s left" once became 74 s."""

    def nearly_made(_size: str, _metric: Metric, control: Control, *_: object) -> None:
        control.total = 100
        control.done = 99
        while not control.cancelled:
            time.sleep(0.01)

    monkeypatch.setattr("core.cube.solve.tables.coset_table", nearly_made)
    page.model.begin(PUZZLE.new("3x3x3", 5))
    page.commands["cube.solve"].trigger()
    qtbot.waitUntil(lambda: page.solving.making is not None)
    job = page.solving.making
    assert job is not None
    qtbot.waitUntil(lambda: job.fraction == 0.99 and job.seconds > 2 * SETTLE_S)
    assert job.seconds_left is None
    assert page.depth_section.sentence.endswith("99\u2009% built, then the proof begins")
    page.solving.cancel()


def test_a_table_that_is_made_is_said_to_be_stored_until_the_proof_begins(
    page: CubePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A finished table is reported as being stored, which takes six seconds, until the proof begins."""

    def made(_size: str, _metric: Metric, control: Control, *_: object) -> None:
        control.total = control.done = 100
        while not control.cancelled:
            time.sleep(0.01)

    monkeypatch.setattr("core.cube.solve.tables.coset_table", made)
    page.model.begin(PUZZLE.new("3x3x3", 5))
    page.commands["cube.solve"].trigger()
    qtbot.waitUntil(lambda: page.depth_section.sentence.endswith("built, now being saved, then the proof begins"))
    page.solving.cancel()


def test_turning_elsewhere_drops_the_answer(page: CubePage, qtbot: QtBot) -> None:
    page.model.begin_solved()
    page.model.session.play("R", "U2", "F'")
    solve(page, qtbot)
    page.model.session.redo()
    assert page.depth_section.bounds is not None
    page.model.session.play("D")
    assert page.solving.cube is None
    assert not page.solving.running and not page.solving.solution
    assert page.depth_section.bounds == Bounds(1, 3, 20), "but what it taught of its neighbours stays true"
    assert page.depth_section.sentence == "A solution of 3 moves HTM is known. Press Solve for more."


def test_quarter_turns_are_counted_in_their_own_metric(page: CubePage, qtbot: QtBot) -> None:
    QTest.keyClick(page._metric.option(page._metric.current), Qt.Key.Key_Right)
    page.model.begin_solved()
    page.model.session.play("R2", "U2", "F2")
    bounds = solve(page, qtbot)
    assert page.model.metric is Metric.QTM
    assert bounds.upper == 6
    assert bounds.lower % 2 == 0
    assert bounds.deepest == 26


def test_a_solved_cube_needs_no_solving(page: CubePage) -> None:
    page.model.begin_solved()
    assert not page.commands["cube.solve"].isEnabled()
    assert not page.depth_section.solve_button.isEnabled()


@pytest.fixture
def small(page: CubePage, qtbot: QtBot) -> CubePage:
    QTest.keyClick(page._size.option(page._size.current), Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: page.depth_section.bounds is not None)
    return page


def test_the_small_cube_always_shows_its_exact_depth(small: CubePage, qtbot: QtBot) -> None:
    small.model.begin_solved()
    assert small.depth_section.bounds == Bounds(0, 0, 11)
    small.model.session.play("R")
    assert small.depth_section.bounds == Bounds(1, 1, 11)
    small.model.session.play("L'")
    assert small.depth_section.bounds == Bounds(0, 0, 11), "R L' turns the whole 2x2x2"
    QTest.keyClick(small._metric.option(small._metric.current), Qt.Key.Key_Right)
    small.model.session.play("U2")
    qtbot.waitUntil(lambda: small.depth_section.bounds == Bounds(2, 2, 14, step=2))


def test_the_small_cube_is_solved_by_looking_it_up(small: CubePage, qtbot: QtBot) -> None:
    small.model.begin_random()
    qtbot.waitUntil(lambda: small.model.session.seed != 0)
    depth = small.depth_section.bounds
    assert depth is not None
    QTest.keyClick(small.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: bool(small.model.session.moves))
    assert len(small.model.session.moves) == depth.upper
    small.playback.go_to_end()
    assert small.model.session.is_solved


def test_the_small_cube_turns_under_the_mouse(small: CubePage) -> None:
    small.model.begin_solved()
    view = small.view
    start, end = view.pixel_of(-0.5, 0.5, 1).toPoint(), view.pixel_of(0.5, 0.5, 1).toPoint()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 11):
        QTest.mouseMove(view, start + (end - start) * (step / 10))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=end)
    assert list(small.model.session.moves) == ["U'"]


def test_each_cube_keeps_its_game(small: CubePage) -> None:
    small.model.begin_solved()
    small.model.session.play("R", "U")
    small.model.variant = "3x3x3"
    small.model.session.play("F")
    small.model.variant = "2x2x2"
    assert list(small.model.session.moves) == ["R", "U"]
    assert small.model.puzzle.size == 2


def test_what_the_small_cube_cannot_do_is_said(small: CubePage) -> None:
    assert not small.commands["cube.M"].isEnabled()
    small.entry.enter("R U M")
    assert small.entry.field.error == "M is not a move of the 2×2×2. Use U D L R F B x y z (move 3)."
    small.entry.enter("UUUURRRRFFFFDDDDLLLLBBBB")
    assert small.model.session.is_solved


@pytest.mark.patient("the table of 40 MB is made")
def test_the_depth_is_proved_after_the_short_answer(page: CubePage, qtbot: QtBot, monkeypatch: MonkeyPatch) -> None:
    # on a fast machine the search for a short answer has the time to exclude every shorter one, too
    short = twophase.solve
    monkeypatch.setattr(twophase, "solve", lambda *asked: short(*asked)._replace(lower_bound=1))
    scramble = ["R", "U2", "F'", "L", "D2", "B", "R'", "U", "F2", "L'", "D", "B2"]
    page.model.session.begin(position(scramble))
    said: set[str] = set()
    page.solving.changed.connect(lambda: said.add(page.depth_section.sentence.split("\n")[0]))
    solve(page, qtbot)
    qtbot.waitUntil(lambda: not page.solving.running)
    assert "Building the pruning table, 40 MB, once." in said
    assert "Pruning table 40 MB, verified" in page.facts
    bounds = page.depth_section.bounds
    assert bounds is not None
    assert bounds.is_proved
    assert bounds.upper == len(page.model.session.moves) <= len(scramble)
    page.playback.go_to_end()
    assert page.model.session.is_solved


@pytest.mark.usefixtures("shallow_table")
def test_a_proof_can_be_cancelled_and_keeps_its_bracket(page: CubePage, window: Window, qtbot: QtBot) -> None:
    page.model.session.begin(PUZZLE.new("3x3x3", 5))
    solve(page, qtbot)
    qtbot.waitUntil(lambda: page.solving.search is not None and page.solving.search.stage is Stage.PROOF)
    assert page.depth_section.cancel_button.isVisible()
    qtbot.waitUntil(lambda: "Searching depth" in page.depth_section.sentence)
    QTest.mouseClick(page.depth_section.cancel_button, Qt.MouseButton.LeftButton)
    bounds = page.depth_section.bounds
    assert bounds is not None
    assert not page.solving.running
    assert bounds.lower < bounds.upper
    qtbot.waitUntil(lambda: window.jobs.current is None)  # the plots' jobs end by themselves, a proof would not


def test_turning_away_ends_the_proof(page: CubePage, qtbot: QtBot) -> None:
    page.model.session.begin(PUZZLE.new("3x3x3", 6))
    solve(page, qtbot)
    qtbot.waitUntil(lambda: page.solving.search is not None and page.solving.search.stage is not Stage.SHORT)
    before = page.model.depths
    page.model.session.play("x")
    assert not page.solving.running
    assert page.solving.cube is None
    assert page.model.depths == before, "it is as deep however it is held"


@pytest.mark.usefixtures("shallow_table")
def test_other_solutions_are_found_on_request_and_laid_out(page: CubePage, qtbot: QtBot) -> None:
    page.model.session.begin(position(["R2", "L2", "U2", "D2", "F2"]))
    solve(page, qtbot)
    qtbot.waitUntil(lambda: not page.solving.running)
    QTest.mouseClick(page.depth_section.others_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(page.solving.others) > 1)
    page.model.session.redo()
    other = page.solving.others[-1]
    listed = page.depth_section.others
    lengths = figures(listed)
    assert len(lengths) == min(len(listed.rows), MOST_ROWS) and check_all(listed)
    QTest.mouseClick(lengths[0], Qt.MouseButton.LeftButton)
    assert "5 half turns" in sheet_of(page).sentence.text()
    QTest.keyClick(sheet_of(page), Qt.Key.Key_Escape)
    listed.view.setCurrentIndex(listed.view.model().index(len(page.solving.others) - 1, 0))
    listed.view.scrollTo(listed.view.currentIndex())
    QTest.keyClick(listed.view, Qt.Key.Key_Return)
    assert page.model.session.position == 0
    assert list(page.model.session.moves) == other
    page.playback.go_to_end()
    assert page.model.session.is_solved


@pytest.mark.usefixtures("shallow_table")
def test_longer_solutions_and_those_of_chosen_faces_are_listed_on_request(page: CubePage, qtbot: QtBot) -> None:
    page.model.session.begin(position(["R", "U", "R'", "U'"]))
    solve(page, qtbot)
    qtbot.waitUntil(lambda: not page.solving.running)
    page.commands["cube.others"].trigger()
    qtbot.waitUntil(lambda: not page.solving.running and bool(page.solving.others))
    listed = page.depth_section.others
    assert [list(moves) for moves in listed.rows] == [["U", "R", "U'", "R'"]]
    assert listed.view.currentIndex().row() == 0, "it is laid out"
    QTest.mouseClick(listed.boxes["U"], Qt.MouseButton.LeftButton, pos=listed.boxes["U"].rect().center() - QPoint(8, 0))
    assert page.solving.faces == "RFDLB"
    assert page.services.jobs.current is not None
    page.commands["cube.cancel"].trigger()
    assert (page.solving.faces, [list(moves) for moves in listed.rows]) == ("URFDLB", [["U", "R", "U'", "R'"]])
    assert listed.boxes["U"].isChecked(), "what is listed is what was asked for before"
    listed.copied.emit("U R U' R'")
    assert QGuiApplication.clipboard().text() == "U R U' R'"
