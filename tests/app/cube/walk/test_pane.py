"""The cube's walk pane: figures, chips, slider, pins, fit, stored choices and jobs."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.base.jobs.jobs import Jobs
from app.base.services import Services
from app.base.storage.settings import Settings
from app.base.storage.store import Store
from app.base.theme import theme
from app.cube.walk import model, sentences, series
from app.cube.walk.model import BOARD, SOLVED, WalkComparisonModel
from app.cube.walk.pane import DISTANCE, DISTRIBUTION, MAP, CubeWalkPane
from app.cube.walk.sentences import EARLY
from app.cube.walk.series import ERROR, LUMPED_UNIFORM, MEASURED, UNIFORM
from app.plots.charts.chart import Chart
from core.cube.metrics import Metric
from core.cube.moves import position
from core.cube.solve.bracket import Bracket
from core.cube.walk import facts, random_walk
from core.cube.walk.comparison import DistributionMethod, WalkComparison
from core.cube.walk.facts import WalkFacts
from tests.app.heard import Heard
from tests.app.plots.mouse import turn_wheel
from tests.core.cube.walk.walked import whole
from tests.golden import Golden

LEFT = Qt.MouseButton.LeftButton
SUBJECTS = [(puzzle, metric) for puzzle in ("2x2x2", "3x3x3") for metric in Metric]
FEW = 4


@cache
def short(puzzle: str, metric: Metric) -> WalkFacts:
    """Return facts of a few moves, with a chain of the right length for the 2x2x2."""
    exact_walk = random_walk.compute_exact_walk(puzzle, metric, FEW)
    assert exact_walk is not None
    deepest = metric.deepest(2)
    middle = [(4, 1, 1)] * (deepest - 1) if metric is Metric.HTM else [(5, 0, 1)] * (deepest - 1)
    return WalkFacts(exact_walk.distributions, exact_walk.distances, ((6, 0, 0), *middle, (0, 0, 6)))


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> dict[tuple[str, Metric], WalkFacts]:
    """Provide the stored counts."""
    counts = {(puzzle, metric): short(puzzle, metric) for puzzle, metric in SUBJECTS}
    counts["2x2x2", Metric.QTM] = whole()
    monkeypatch.setattr(model, "_COUNTED", counts)
    return counts


class Desk:
    """Services, and panes that share them."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        folder.mkdir(exist_ok=True)
        self.messages, self.settings = Heard(), Settings(folder / "statewalk.ini")
        self.jobs = Jobs()
        self.services = Services(self.settings, Store(folder / "s.sqlite"), self.jobs, self.messages, lambda *_: None)
        self._qtbot = qtbot

    def pane(self, *, docked: bool = True) -> CubeWalkPane:
        """Return a new pane, as after a restart."""
        pane = CubeWalkPane(self.services, WalkComparisonModel(self.services, "cube/walk"), "cube/walk", docked=docked)
        self._qtbot.addWidget(pane)
        pane.resize(584, 840)
        pane.show()
        self._qtbot.waitExposed(pane)
        return pane


@pytest.fixture
def desk(home: Path, qtbot: QtBot) -> Iterator[Desk]:
    made = Desk(home, qtbot)
    yield made
    made.jobs.close()


@pytest.fixture
def pane(desk: Desk, counted: object) -> CubeWalkPane:  # noqa: ARG001
    made = desk.pane()
    made.walks.show_subject("2x2x2", Metric.QTM)
    return made


def figures(pane: CubeWalkPane) -> dict[str, list[str]]:
    return {name: list(cells) for name, cells in pane.figures.rows}


# What it shows


@pytest.mark.parametrize(("moves", "apart"), [(3, "1.23"), (10, "5.68"), (11, "7.18"), (17, "14.05"), (30, "4.18")])
def test_its_figures_are_the_published_ones(pane: CubeWalkPane, moves: int, apart: str) -> None:
    pane.go_to(moves)
    assert figures(pane)["Distance from exact"][:2] == ["0\u2009%", f"{apart}\u2009%"]
    if moves == 11:
        assert figures(pane)["Mean depth"][:2] == ["6.93", "≈ 7.26"]
    assert pane.chart.title == f"p(d | N = {moves})"


def test_the_figures_under_the_small_plots_are_all_of_one_kind(pane: CubeWalkPane) -> None:
    """Figures under the small plots are distances if the exact walk is known throughout, else mean depths."""
    small = WalkComparison("2x2x2", Metric.QTM, whole())
    large = WalkComparison("3x3x3", Metric.QTM, short("3x3x3", Metric.QTM))
    assert large.distance(DistributionMethod.LUMPED, FEW) is not None, "though here a distance is known, too"
    assert pane.walks.comparison.puzzle == "2x2x2"
    distances = [series.small_shown(small, moves).text for moves in (2, 5, 11)]
    assert distances == ["0\u2009%", "2.1\u2009%", "7.2\u2009%"], "0 where the chain is exact"
    means = [series.small_shown(large, moves).text for moves in (3, FEW, 11, 32)]
    assert means == [f"≈ {large.mean(DistributionMethod.LUMPED, moves):.1f}" for moves in (3, FEW, 11, 32)]
    assert series.small_caption(small).startswith("Middle figures: distance of the lumped chain from the exact walk")
    assert series.small_caption(large) == "Middle figures: mean depth by the lumped chain."


def test_the_curves_are_those_of_the_engine(pane: CubeWalkPane) -> None:
    compared = WalkComparison("2x2x2", Metric.QTM, whole())
    pane.go_to(11)
    for one in pane.chart.series:
        distribution = compared.distribution(DistributionMethod(one.key), 11)
        assert distribution is not None
        for depth, value in enumerate(one.values):
            assert value is None if depth % 2 == 0 else value in {None, distribution[depth]}
    assert pane.chart.note == "Only odd depths can occur: every quarter turn changes parity."
    pane.go_to(12)
    assert "even depths" in pane.chart.note


def test_while_the_walk_plays_no_frame_has_a_depth_that_parity_excludes(
    pane: CubeWalkPane, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    frames: list[tuple[int, dict[int, float]]] = []
    paint_marks = Chart.paint_marks

    def noted(_painter: object, bar: QRectF, *_: object, **__: object) -> None:
        axes = pane.chart.axes
        frames[-1][1][round(axes.place_at(bar.center().x()))] = axes.height_at(bar.top()) - axes.view.low

    def framed(one: Chart, painter: QPainter) -> None:
        frames.append((pane.moves, {}))
        paint_marks(one, painter)

    monkeypatch.setattr("app.plots.drawing.placed_marks.paint_bar", noted)
    monkeypatch.setattr(Chart, "paint_marks", framed)
    monkeypatch.setattr("app.plots.panes.moves_slider.STEP_MS", 40)
    monkeypatch.setattr(theme.manager(), "reduced_motion", False)
    pane.go_to(9)
    QTest.keyClick(pane.slider._track, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: pane.moves >= 20)
    pane.slider.stop()
    laws = whole().distributions
    assert len({moves for moves, _ in frames}) > 5
    for moves, bars in frames:
        assert bars, moves
        assert {depth % 2 for depth in bars} == {moves % 2}, "every quarter turn changes the parity"
        for depth, height in bars.items():
            assert height == pytest.approx(laws[moves][depth], abs=1e-9), (moves, depth)


def test_small_plots_show_other_numbers_and_lead_there(pane: CubeWalkPane) -> None:
    assert [small.moves for small in pane.multiples.smalls] == [2, 5, 8, 11, 17, 30]
    assert [small.figure for small in pane.multiples.smalls][2:4] == ["3.4\u2009%", "7.2\u2009%"]
    QTest.mouseClick(pane.multiples.viewport(), LEFT, pos=QPoint(pane.multiples.width() - 20, 60))
    assert pane.moves == pane.slider.value == 30


def test_the_cursors_of_large_and_small_plots_are_linked(pane: CubeWalkPane) -> None:
    pane.chart.point(7)
    smalls = pane.multiples.smalls
    assert pane.multiples._figure(smalls[3]) == "36.7\u2009%"
    assert pane.multiples._figure(smalls[0]) == "0\u2009%", "seven is out of reach of two turns"
    rect = pane.multiples._rects()[0]
    where = QPoint(round(rect.left() + pane.multiples.axes.x(2)), 60)
    QTest.mouseMove(pane.multiples.viewport(), where)
    assert pane.chart.place == 2
    assert pane.multiples._figure(smalls[0]) == "83.3\u2009%"
    pane.view.option(DISTANCE).click()
    pane.chart.point(9)
    assert pane.multiples._figure(smalls[3]) == "7.2\u2009%", "nine turns are no depth"


def test_large_and_small_plots_show_the_same_depths(pane: CubeWalkPane) -> None:
    turn_wheel(pane.chart, pane.chart.axes.area.center().toPoint(), 2)
    seen = pane.chart.axes.view[:2]
    assert pane.multiples.axes.view[:2] == seen != pane.multiples.home[:2]
    turn_wheel(pane.multiples, QPoint(20, 60), 2)
    assert pane.chart.axes.view[:2] == pane.multiples.axes.view[:2] != seen
    pane.show_view(DISTANCE)
    pane.chart.zoom(0.5, 20, 0)
    assert pane.multiples.axes.view.right < 15, "moves are not depths"
    pane.show_view(DISTRIBUTION)
    pane.chart.show_all()
    assert pane.multiples.axes.view[:2] == pane.chart.axes.view[:2] == pane.chart.home[:2]


def test_the_distance_view_says_how_wrong_lumping_is(pane: CubeWalkPane) -> None:
    pane.view.option(DISTANCE).click()
    assert pane.view.current == DISTANCE
    assert [one.key for one in pane.chart.series] == [ERROR, UNIFORM, LUMPED_UNIFORM]
    assert figures(pane)["Within 25\u2009% after"] == ["22 moves", "≈ 18 moves"]
    assert EARLY[Metric.QTM] == 22 - 18
    words = pane._sentence.text().replace("\u00a0", " ")
    assert "within 25 % of uniform after 22 moves QTM" in words and "up to 14.1 %, at N = 17" in words
    axes = pane.chart.axes
    QTest.mouseClick(pane.chart.viewport(), LEFT, pos=QPoint(round(axes.x(20)), round(axes.area.center().y())))
    assert pane.moves == 20, "a click goes to that number of moves"
    pane.show_view(DISTRIBUTION)
    assert not pane.chart.pill[0]


@pytest.mark.parametrize(("puzzle", "metric"), SUBJECTS)
@pytest.mark.parametrize("docked", [True, False])
def test_every_subject_and_size_without_a_warning(
    desk: Desk,
    counted: object,  # noqa: ARG001
    puzzle: str,
    metric: Metric,
    docked: bool,
) -> None:
    made = desk.pane(docked=docked)
    made.walks.show_subject(puzzle, metric)
    made.mark(3, 5)
    for width, height in ((400, 260), (584, 480), (1700, 1000)):
        made.resize(width, height)
        for view, moves in ((DISTRIBUTION, 1), (DISTANCE, 3), (DISTRIBUTION, 40)):
            made.show_view(view)
            made.go_to(moves)
            assert not made.grab().isNull()
    assert made.csv().count("\n") > 20 and str(metric) in made.picture_name()


def test_another_theme_is_taken_on_at_once(pane: CubeWalkPane) -> None:
    seen = []
    for choice in (theme.ThemeChoice.LIGHT, theme.ThemeChoice.DARK, theme.ThemeChoice.CONTRAST):
        theme.manager().choose(choice)
        seen.append(pane.grab().toImage())
    theme.manager().choose(theme.ThemeChoice.LIGHT)
    assert seen[0] != seen[1] != seen[2] and pane.grab().toImage() == seen[0]


def test_the_truth_ends_where_it_is_not_known(desk: Desk, counted: object) -> None:  # noqa: ARG001
    made = desk.pane()
    made.walks.show_subject("3x3x3", Metric.QTM)
    made.go_to(FEW)
    assert made.chips.chip(DistributionMethod.EXACT).isEnabled()
    assert made.chart.series[0].key == DistributionMethod.EXACT
    made.go_to(FEW + 1)
    assert made.chips.chip(DistributionMethod.EXACT).toolTip() == f"The true walk is known for up to {FEW} moves"
    assert [one.key for one in made.chart.series] == [DistributionMethod.LUMPED, DistributionMethod.BINOMIAL]
    assert figures(made)["Distance from exact"] == ["–", "–", "–"]
    assert "article's" in made._sentence.text()
    before = made.chart.series[0].values
    made.go_to(30)
    made.walks.set_populations("balanced")
    assert "balanced" in made._sentence.text() and made.chart.series[0].values != before


# What a person does


def test_chips_hide_curves_and_are_remembered(pane: CubeWalkPane, desk: Desk) -> None:
    QTest.mouseClick(pane.chips.chip(DistributionMethod.BINOMIAL), LEFT)
    assert [one.key for one in pane.chart.series] == [DistributionMethod.EXACT, DistributionMethod.LUMPED]
    assert len(pane.multiples.smalls[0].series) == 2
    again = desk.pane()
    assert not again.chips.chip(DistributionMethod.BINOMIAL).isChecked()
    assert again.chips.chip(DistributionMethod.EXACT).isChecked()
    assert [one.key for one in again.chart.series] == [DistributionMethod.EXACT, DistributionMethod.LUMPED]


def test_everything_chosen_is_there_at_the_next_start(pane: CubeWalkPane, desk: Desk) -> None:
    pane.go_to(17)
    pane.slider.toggle_pin()
    pane.go_to(9)
    pane.walks.set_fit(2, 6)
    pane.show_view(DISTANCE)
    QTest.mouseClick(pane._tray_button, LEFT)
    pane.controls.axis.setFocus()
    QTest.keyClick(pane.controls.axis.option(pane.controls.axis.current), Qt.Key.Key_Right)
    again = desk.pane()
    assert (again.moves, again.view.current, again.chart.log) == (9, DISTANCE, True)
    assert again.slider.pinned_numbers == (17,) and again.walks.fit == (2, 6) and again.controls.isVisible()


def test_the_stationary_law_is_laid_in_when_asked_for(pane: CubeWalkPane) -> None:
    assert not pane.chips.chip("stationary").isChecked()
    QTest.mouseClick(pane.chips.chip("stationary"), LEFT)
    pane.go_to(30)
    law = next(one for one in pane.chart.series if one.key == "stationary")
    assert law.is_exact, "on the 2x2x2 all is counted"
    assert sum(share or 0 for share in law.values) == pytest.approx(1)
    assert law.values[10] == pytest.approx(2 * 930588 / 3674160) and law.values[11] is None
    pane.go_to(31)
    law = next(one for one in pane.chart.series if one.key == "stationary")
    assert law.values[10] is None and law.values[11] == pytest.approx(2 * 1350852 / 3674160)
    assert pane.csv().splitlines()[0].endswith(",stationary")


def test_saved_nonsense_counts_as_nothing(desk: Desk, counted: object) -> None:  # noqa: ARG001
    for key, value in (
        ("view", "x"), ("axis", "x"), ("start", "x"), ("populations", "x"), ("moves", -7), ("hidden", "x y"),
        ("fit-2x2x2-qtm", "9-3"), ("pins-2x2x2-qtm", "a 5 900 ² " + "9" * 5000),
    ):  # fmt: skip
        desk.settings.set(f"cube/walk/{key}", value)
    made = desk.pane()
    desk.settings.set("cube/walk/fit-2x2x2-qtm", "1-" + "9" * 5000)
    assert (made.moves, made.view.current, made.chart.log, made.walks.fit) == (0, DISTRIBUTION, False, (1, 5))
    assert made.slider.pinned_numbers == (5,) and len(made.chart.series) == 4


def test_keys_and_film(pane: CubeWalkPane, qtbot: QtBot) -> None:
    track = pane.slider._track
    QTest.keyClick(track, Qt.Key.Key_Right)
    assert pane.moves == 12 and "N = 12" in pane.chart.title
    pane.go_to(38)
    QTest.keyClick(track, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not pane.slider.playing)
    assert pane.moves == 40 and "N = 40" in pane.chart.title


def test_a_pinned_curve_stays(pane: CubeWalkPane) -> None:
    QTest.mouseClick(pane.slider._pin, LEFT)
    pane.go_to(20)
    [kept] = pane.chart._pinned
    assert kept.name == "N = 11" and kept.values[7] == whole().distributions[11][7]
    pane.go_to(11)
    QTest.mouseClick(pane.slider._pin, LEFT)
    assert not pane.chart._pinned


def test_dragging_the_range_changes_the_binomial(pane: CubeWalkPane) -> None:
    QTest.mouseClick(pane._tray_button, LEFT)
    fit = pane.controls.fit
    before = {one.key: one.values for one in pane.chart.series}
    start = QPoint(round(fit._x(1)), 15)
    QTest.mousePress(fit, LEFT, pos=start)
    QTest.mouseMove(fit, start + QPoint(40, 0))
    QTest.mouseRelease(fit, LEFT, pos=start + QPoint(40, 0))
    assert pane.walks.fit[1] > 5
    assert f"b = {pane.walks.comparison.branching:.4f}" in pane.controls.branching.text()
    after = {one.key: one.values for one in pane.chart.series}
    assert after[DistributionMethod.BINOMIAL] != before[DistributionMethod.BINOMIAL]
    assert after[DistributionMethod.LUMPED] == before[DistributionMethod.LUMPED]
    pane.walks.set_fit(3, 3)
    assert pane.walks.fit[1] > 5, "a fit needs two depths"


def test_numbers_are_copied(pane: CubeWalkPane) -> None:
    pane.copy_numbers()
    rows = list(csv.DictReader(io.StringIO(QGuiApplication.clipboard().text())))
    [row] = [row for row in rows if (row["moves"], row["depth"]) == ("11", "7")]
    assert float(row["exact"]) == pytest.approx(whole().distributions[11][7]) and row["measured"] == ""
    assert {row["moves"] for row in rows} == {"2", "5", "8", "11", "17", "30"}
    pane.show_view(DISTANCE)
    rows = list(csv.DictReader(io.StringIO(pane.csv())))
    assert float(rows[17]["lumped_from_exact"]) == pytest.approx(0.1405, abs=1e-4) and len(rows) == 41


# From the board


def test_a_walk_from_the_cube_on_the_board(pane: CubeWalkPane, qtbot: QtBot) -> None:
    pane.walks.look_at(position(["R", "U"]), 2)
    pane.walks.set_start(BOARD)
    assert pane.walks.comparison.find_last_known(DistributionMethod.EXACT) == -1 and pane.walks.counting
    qtbot.waitUntil(lambda: not pane.walks.counting)
    assert pane.walks.comparison.distribution(DistributionMethod.EXACT, 0) == [float(depth == 2) for depth in range(15)]
    assert "random quarter turns from this one?" in pane._sentence.text() and not pane.measure_button.isEnabled()
    pane.walks.look_at(position([]), 0)
    assert not pane.walks.elsewhere and pane.walks.comparison.distribution(DistributionMethod.EXACT, 11) == list(
        whole().distributions[11]
    )


def test_leaving_the_board_ends_its_count(pane: CubeWalkPane, desk: Desk, qtbot: QtBot) -> None:
    pane.walks.look_at(position(["R", "U", "F"]), 3)
    pane.walks.set_start(BOARD)
    qtbot.waitUntil(lambda: desk.jobs.current is not None)
    pane.walks.set_start(SOLVED)
    assert desk.jobs.current is None and not pane.walks.counting
    assert pane.walks.comparison.find_last_known(DistributionMethod.EXACT) == 40


def test_an_unknown_depth_is_said_in_words(desk: Desk, counted: object) -> None:  # noqa: ARG001
    made = desk.pane()
    made.walks.show_subject("3x3x3", Metric.QTM)
    made.walks.look_at(position(["R"]), None)
    made.walks.set_start(BOARD)
    assert "Solve it" in made.chart.nothing
    made.walks.look_at(position(["R"]), 1)
    assert not made.chart.nothing
    assert {one.key for one in made.chart.series} == {DistributionMethod.LUMPED, DistributionMethod.BINOMIAL}
    made.walks.set_start(SOLVED)


# Jobs


def test_counting_shows_models_meanwhile_and_is_kept(desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(model, "_COUNTED", {})
    asked: list[str] = []

    def gather(puzzle: str, metric: Metric, _control: object) -> WalkFacts:
        asked.append(puzzle)
        return short(puzzle, metric)

    monkeypatch.setattr(facts, "gather", gather)
    made = desk.pane()
    assert made.chart.nothing == "Counting the exact walk, once."
    made.walks.show_subject("3x3x3", Metric.QTM)
    assert not made.chart.nothing
    qtbot.waitUntil(lambda: made.walks.comparison.find_last_known(DistributionMethod.EXACT) == FEW)
    qtbot.waitUntil(lambda: not made.walks.counting)
    model._COUNTED.clear()
    again = desk.pane()
    again.walks.show_subject("3x3x3", Metric.QTM)
    qtbot.waitUntil(lambda: again.walks.comparison.find_last_known(DistributionMethod.EXACT) == FEW)
    assert sorted(asked) == ["2x2x2", "3x3x3"], "read from the disk the second time"


def test_a_cancelled_count_says_so(desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(model, "_COUNTED", {})
    made = desk.pane()
    qtbot.waitUntil(lambda: desk.jobs.current is not None)
    current = desk.jobs.current
    assert current is not None
    current.cancel()
    assert "Counting was cancelled" in made.chart.nothing and not made.walks.counting


def test_measuring_grows_before_the_eye_and_stops(pane: CubeWalkPane, qtbot: QtBot) -> None:
    pane.go_to(6)
    assert not pane.chips.chip(MEASURED).isEnabled() and "press Measure" in pane.chips.chip(MEASURED).toolTip()
    QTest.mouseClick(pane.measure_button, LEFT)
    assert pane.measure_button.text() == "Stop"
    qtbot.waitUntil(lambda: pane.walks.read_end_depths(6) is not None)
    qtbot.waitUntil(lambda: pane.walks.measuring is None)
    assert pane.measure_button.text() == "Measure more" and pane.chips.chip(MEASURED).isEnabled()
    found = pane.walks.read_end_depths(6)
    assert found is not None and found.samples == model.SAMPLES
    [drawn] = [one for one in pane.chart.series if one.key == MEASURED]
    assert drawn.values[4] == found.shares[4] and drawn.errors[4] == (found.intervals[4].low, found.intervals[4].high)
    assert figures(pane)["Mean depth"][3] == f"≈ {random_walk.mean(found.shares):.2f}"
    QTest.mouseClick(pane.measure_button, LEFT)
    QTest.mouseClick(pane.measure_button, LEFT)
    assert pane.walks.measuring is None and pane.measure_button.text() == "Measure more"
    pane.go_to(7)
    assert not pane.chips.chip(MEASURED).isEnabled() and pane.measure_button.text() == "Measure"


# Pictures


@pytest.mark.parametrize(("view", "choice"), [
    (DISTRIBUTION, theme.ThemeChoice.DARK), (DISTANCE, theme.ThemeChoice.LIGHT), (MAP, theme.ThemeChoice.LIGHT),
])  # fmt: skip
def test_it_looks_as_accepted(pane: CubeWalkPane, golden: Golden, view: str, choice: theme.ThemeChoice) -> None:
    theme.manager().choose(choice)
    pane.chart.setFixedSize(536, 330)
    pane.go_to(17)
    pane.slider.toggle_pin()
    pane.go_to(11)
    pane.show_view(view)
    if view == DISTRIBUTION:
        pane.mark(7, 7)
    if view == MAP:
        pane.map.setFixedSize(536, 330)
        game = [(depth, depth + (depth > 8) * 2) for depth in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 9, 8, 7, 6, 5)]
        pane.show_game([*(Bracket(Metric.QTM, *one) for one in game), None], 14)
    golden.check(f"cube-walk-{view}-{choice.value}", pane.draw, pane.picture_size())
    theme.manager().choose(theme.ThemeChoice.LIGHT)


def test_the_sheet_explains_where_it_differs_from_the_article() -> None:
    formula = sentences.distribution_formula(WalkComparison("3x3x3", Metric.QTM, None))
    assert "b = 9.3322 the growth of D by a line through log D from depth 4 to 17" in formula
    assert "the article's 9.3412 is the mean of p(i)/q(i) from depth 3 to 16" in formula
    assert "class 20 (the article's text says 21, but its printed numbers are those for 20)" in formula
    assert "9.3412" not in sentences.distribution_formula(WalkComparison("2x2x2", Metric.QTM, None))


def test_one_turn_is_one(pane: CubeWalkPane) -> None:
    pane.go_to(1)
    assert "No walk of 1 move has been measured yet" in pane.chips.chip(MEASURED).toolTip()
    pane.go_to(2)
    assert "No walk of 2 moves has been measured yet" in pane.chips.chip(MEASURED).toolTip()
