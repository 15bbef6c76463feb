"""The plots under the board: on every level, following the game, cancelled, stored, exported."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.base.theme import theme
from app.plots.panes.axis_choice import LOG
from app.plots.panes.frame import PaneFrame
from app.sokoban.analysis import analysis
from app.sokoban.analysis import counted_levels as counted
from app.sokoban.library.level_set import pasted_levels
from app.sokoban.model.model import SokobanModel
from app.sokoban.page import SokobanPage
from app.sokoban.plots.depth_pane import HERE, OTHERS, SOLVABLE, START, LevelDepthPane
from app.sokoban.plots.switcher import DEPTHS, WALK
from app.sokoban.plots.walk_pane import LevelWalkPane
from core.sokoban.formats.collection import read_level
from core.sokoban.graph.analysis import WALKS
from core.sokoban.graph.counting import Depths, PushLayerCounts
from core.sokoban.identity import identity
from core.sokoban.puzzle import PUZZLE
from core.sokoban.solve.verdict import Verdict
from core.sokoban.transform import Symmetry, transform_rows
from tests.app.sokoban.levels import own_level
from tests.app.working import job_called

CAP = 800
WIDE = "########\n#      #\n# $@ . #\n#   #  #\n#  .#$ #\n#      #\n#   $. #\n########"
WIDE_SOLUTION = "ddddRurUUruullllDDldR"


@pytest.fixture
def depths(page: SokobanPage, qtbot: QtBot) -> LevelDepthPane:
    page.show_plot(DEPTHS)
    qtbot.waitUntil(lambda: page.plots.depth_pane is not None and page.model.analysis.is_settled)
    assert page.plots.depth_pane is not None
    return page.plots.depth_pane


@pytest.fixture
def walk(page: SokobanPage, qtbot: QtBot) -> LevelWalkPane:
    page.show_plot(WALK)
    qtbot.waitUntil(lambda: page.plots.walk_pane is not None and walk_settled(page))
    assert page.plots.walk_pane is not None
    return page.plots.walk_pane


def walk_settled(page: SokobanPage) -> bool:
    """Return whether the walk was requested, shortly after its pane is shown, and computed."""
    question = page.model.analysis.question
    return question is not None and question.walk and page.model.analysis.is_settled


def settle(page: SokobanPage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: page.model.analysis.is_settled)


def test_the_depths_of_the_first_level(page: SokobanPage, depths: LevelDepthPane) -> None:
    assert [layer.states for layer in depths.layers] == [1, 4, 6, 5, 2]
    assert depths.reading(1) == "Depth 1: 4 positions, 2 can be solved, 2 deadlocked"
    shown = page.model.analysis.depths
    assert shown is not None
    assert depths.sentence(shown) == (
        "18 positions can be reached from the start, all counted; 22.2\u2009% of them can be solved. "
        "Fewest pushes left: 2."
    )
    assert depths.csv().splitlines()[:2] == ["depth,states,solvable,dead,unknown,exact", "0,1,1,0,0,1"]


def test_what_is_not_known_of_a_position_is_not_denied(page: SokobanPage, depths: LevelDepthPane, qtbot: QtBot) -> None:
    page.model.analysis.limit = 300
    page.model.open_level(own_level("The Window"))
    settle(page, qtbot)
    assert depths.reading(0) == "Depth 0: 1 position, 1 not known"
    last = len(depths.layers) - 1
    assert depths.reading(last).startswith(f"Depth {last}: at least ") and "0 can be solved" not in depths.reading(last)
    assert [text for text, *_ in depths.foot.swatches] == ["not known", "at least"]


@pytest.mark.parametrize(
    ("live", "layer", "reading", "figures"),
    [
        (
            False,
            PushLayerCounts(2, 0, 3, exact=True),
            "Depth 1: 5 positions, at least 2 can be solved, 3 not known",
            [("5", True), ("≥ 2", False)],
        ),
        (
            False,
            PushLayerCounts(4, 0, 0, exact=False),
            "Depth 1: at least 4 positions, at least 4 can be solved",
            [("≥ 4", False), ("≥ 4", False)],
        ),
        (
            True,
            PushLayerCounts(4, 5, 0, exact=False),
            "Depth 1: at least 9 positions, 4 can be solved, at least 5 deadlocked",
            [("≥ 9", False), ("4", True), ("≥ 5", False)],
        ),
    ],
)
def test_a_lower_bound_is_told_from_a_count(
    depths: LevelDepthPane,
    monkeypatch: pytest.MonkeyPatch,
    live: bool,
    layer: PushLayerCounts,
    reading: str,
    figures: list[tuple[str, bool]],
) -> None:
    layers = (PushLayerCounts(1, 0, 0, exact=True), layer)
    known = Depths(layer.states + 1, False, live, None, False, layers, 1.0)
    monkeypatch.setattr(analysis.LevelAnalysis, "depths", property(lambda _: known))
    assert depths.reading(1) == reading
    assert [(one.text, one.exact) for one in depths._sheets(1)] == figures


def test_it_follows_the_game(page: SokobanPage, depths: LevelDepthPane, qtbot: QtBot) -> None:
    graph = page.model.analysis.findings
    assert graph is not None
    for move in PUZZLE.parse_moves(page.model.level.solutions[0]):
        page.model.session.play(move)
    settle(page, qtbot)
    shown = page.model.analysis.findings
    assert shown is not None
    assert shown.counts is graph.counts  # counted once
    assert (shown.depth, page.model.analysis.verdict) == (2, Verdict(left=0))
    assert "This position is solved." in depths.sentence(shown.counts.depths)
    QTest.keyClick(page.board, Qt.Key.Key_Home)
    settle(page, qtbot)
    assert page.model.analysis.findings is not None
    assert page.model.analysis.findings.depth == 0


def test_a_dead_position_is_told(page: SokobanPage, depths: LevelDepthPane, qtbot: QtBot) -> None:
    state = page.model.session.state
    graph = page.model.analysis.findings
    assert graph is not None
    live = graph.counts.live
    for move in ("l", "u", "r", "d", "L", "U", "R", "D"):
        after = state.step("lurd".index(move.lower()))
        found = None if after is None else live.find(after)
        if found is not None and live.is_dead(found):
            page.model.session.play(move.lower())
            break
    else:
        page.model.session.play(*_way_to_death(page))
    settle(page, qtbot)
    shown = page.model.analysis.findings
    assert shown is not None
    assert page.model.analysis.verdict.dead
    assert "This position is a deadlock." in depths.sentence(shown.counts.depths)
    page.show_plot(WALK)
    qtbot.waitUntil(lambda: page.plots.walk_pane is not None and walk_settled(page))
    assert page.plots.walk_pane is not None
    assert page.plots.walk_pane.sentence(page.model.analysis.findings).startswith("Every legal push equally likely")


def _way_to_death(page: SokobanPage, *, pattern: bool = True) -> list[str]:
    """Return moves to the nearest dead position; without `pattern`, to one that no pattern shows."""
    shown = page.model.analysis.findings
    assert shown is not None
    seen, queue = {page.model.session.state}, [(page.model.session.state, "")]
    for state, moves in queue:
        number = shown.counts.live.find(state)
        if number is not None and shown.counts.live.is_dead(number):
            if pattern or page.model.board_deadlocks.deadlocks.find(state) is None:
                return list(moves)
            continue
        for move in PUZZLE.moves(state):
            after, _ = PUZZLE.apply(state, move)
            if after not in seen:
                seen.add(after)
                queue.append((after, moves + move))
    raise AssertionError("every position can be solved")


def test_from_here_and_logarithmic_are_remembered(page: SokobanPage, depths: LevelDepthPane, qtbot: QtBot) -> None:
    page.model.session.play(*PUZZLE.parse_moves(page.model.level.solutions[0])[:3])
    for option, key in ((depths.origin.option(HERE), "origin"), (depths.axis.option(LOG), "axis")):
        QTest.mouseClick(option, Qt.MouseButton.LeftButton)
        assert page.services.settings.get(f"sokoban/depth/{key}", "") in {HERE, LOG}
    qtbot.waitUntil(lambda: page.model.analysis.is_settled and bool(depths.layers))
    assert depths.layers[0].states == 1
    assert depths.plot.log
    again = LevelDepthPane(page.services, page.model.analysis)
    qtbot.addWidget(again)
    assert (again.origin.current, again.axis.current) == (HERE, LOG)
    assert depths.origin.current != START


def test_the_random_pusher(page: SokobanPage, walk: LevelWalkPane) -> None:
    shown = page.model.analysis.findings
    assert shown is not None
    assert shown.chance is not None
    assert shown.chance.solve_probability == pytest.approx(1 / 14)
    assert "7.143\u2009%" in walk.sentence(shown)
    walk.go_to(0)
    assert walk.chart.series[0].values[2] == 1
    walk.slider.setFocus()
    track = walk.slider.findChildren(type(walk.slider._track))[0]
    QTest.keyClick(track, Qt.Key.Key_Right)
    assert walk.pushes == 1
    assert page.services.settings.get("sokoban/walk/pushes", -1) == 1
    assert sum(value or 0 for value in walk.chart.series[0].values) < 1
    assert walk.csv().startswith("pushes,left_0,left_1")
    assert walk.picture_name() == f"{page.model.analysis.name} random pusher"


def test_in_the_smallest_window_the_random_pusher_has_room_for_bars_and_its_foot_for_itself(
    page: SokobanPage, walk: LevelWalkPane, qtbot: QtBot
) -> None:
    page.resize(648, 532)  # what the smallest window leaves to a page
    qtbot.waitUntil(lambda: walk.slider.y() - walk.chart.geometry().bottom() > 10)
    assert walk.chart.width() > 400 and walk.chart.axes.area.height() > 30


def test_levels_of_every_size(page: SokobanPage, qtbot: QtBot, depths: LevelDepthPane, walk: LevelWalkPane) -> None:
    page.model.analysis.limit = CAP
    page.model.analysis.rest_timer.setInterval(0)
    levels = page.model.level_set.levels
    by_size = sorted(range(len(levels)), key=lambda at: (len(levels[at].start.boxes), at))
    for turn, index in enumerate([*by_size[::8], by_size[-1]]):
        page.model.open_level(index)
        assert page.model.analysis.question is not None
        assert page.model.analysis.question.state == page.model.session.state
        # every other level is opened beside the other plot
        for pane in (depths, walk) if turn % 2 else (walk, depths):
            page.show_plot(DEPTHS if pane is depths else WALK)
            settle(page, qtbot)
            if pane is walk:
                qtbot.waitUntil(lambda: walk_settled(page))
            assert pane.isVisible()
            shown = page.model.analysis.findings
            assert shown is not None
            assert shown.counts.states <= CAP
            assert sum(layer.states for layer in depths.layers) >= 1
            pane.grab()
            assert pane.csv().count("\n") >= 1


def test_what_only_counting_proves_is_told_by_the_notice_too(
    page: SokobanPage, depths: LevelDepthPane, qtbot: QtBot
) -> None:
    page.model.open_level(own_level("The Signpost"))
    settle(page, qtbot)
    counts = page.model.analysis.counts
    assert counts is not None
    page.model.play("".join(_way_to_death(page, pattern=False)))
    assert page.model.board_deadlocks.deadlocks.find(page.model.session.state) is None
    warning = page.counters.warning
    assert warning.isVisible() and warning.title == "This position cannot be solved any more"
    assert warning.text.startswith("All positions reachable from here were counted")
    settle(page, qtbot)
    assert "This position is a deadlock." in depths.sentence(counts.depths)
    assert depths.plot._pills[-1].ink == OTHERS, "the bar does not show it among those that can be solved"
    QTest.keyClick(page.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not warning.isVisible()
    settle(page, qtbot)
    assert depths.plot._pills[-1].ink == SOLVABLE


def test_what_a_pattern_proves_is_told_by_the_plot_too(page: SokobanPage, depths: LevelDepthPane, qtbot: QtBot) -> None:
    page.model.analysis.limit = 50
    page.take(pasted_levels(WIDE))
    page.model.play("L")
    settle(page, qtbot)
    known = page.model.analysis.depths
    assert known is not None and not known.live
    assert page.counters.warning.isVisible() and "This position is a deadlock." in depths.sentence(known)


def test_what_the_solver_proves_is_told_by_the_plot_too(
    page: SokobanPage, depths: LevelDepthPane, qtbot: QtBot
) -> None:
    page.model.analysis.limit = 20
    page.take(pasted_levels(WIDE))
    settle(page, qtbot)
    model, known = page.model, page.model.analysis.depths
    assert known is not None and not known.live
    assert "Counting 5 times" in depths.sentence(replace(known, seconds=1.0))
    model.knowledge.learn_solution(model.level.start, WIDE_SOLUTION)
    model.knowledge.learn_bound(model.level.start, 6)
    model.knows_more()
    assert "Fewest pushes left: 6." in depths.sentence(known)
    assert [(pill.text, pill.lowest) for pill in depths.plot._pills] == [("first solution", 6), ("this position", 0)]
    model.play("ulD")
    model.knowledge.learn_dead(model.session.state, "Every arrangement was tried")
    model.knows_more()
    settle(page, qtbot)
    assert "This position is a deadlock." in depths.sentence(known)
    assert page.counters.warning.text == "Every arrangement was tried.\nDeadlock since push 1."


def test_counted_depths_are_there_when_the_level_is_opened_again(
    page: SokobanPage, depths: LevelDepthPane, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counted, "KEPT_FROM", 1000)
    page.model.open_level(7)
    settle(page, qtbot)
    known, first = page.model.analysis.depths, page.model.analysis.counts
    assert known is not None and known.states > 1000
    page.model.open_level(0)
    page.model.open_level(7)
    assert depths.layers == known.layers and page.model.analysis.counts is first
    again = SokobanModel(replace(page.services, _shared={}))
    again.open_level(7)
    found = again.analysis._counted.level(again.level.start)
    assert found.depths == known and found.counts is None, "after a restart the figures are there"
    turned = read_level("\n".join(transform_rows(again.level.rows, Symmetry.ROTATE_RIGHT)))
    assert again.analysis._counted.level(turned.start).depths == known


@pytest.mark.parametrize(
    "record",
    ["", "[]", "{", "null", '{"states":-1}', '{"states":1,"layers":[[1,0]]}', "[" * 100_000, '{"states":1e999}'],
)
def test_kept_depths_that_make_no_sense_are_as_good_as_none(page: SokobanPage, record: str) -> None:
    db = page.services.store.connection
    with db:
        db.execute("REPLACE INTO sokoban_depths VALUES (?, ?, 0)", (identity(page.model.level), record))
    assert counted.find(db, identity(page.model.level)) is None
    SokobanModel(replace(page.services, _shared={}))


def _gap(left: QWidget, right: QWidget) -> int:
    """Return the pixels between two widgets in a line; for widgets below one another, a sufficient gap."""
    left_rect = QRect(left.mapToGlobal(QPoint(0, 0)), left.size())
    right_rect = QRect(right.mapToGlobal(QPoint(0, 0)), right.size())
    return (
        right_rect.left() - left_rect.right()
        if right_rect.top() < left_rect.bottom()
        else right_rect.top() - left_rect.bottom() + 8
    )


def test_a_large_level_can_be_counted_further_and_drawn(
    page: SokobanPage, qtbot: QtBot, depths: LevelDepthPane
) -> None:
    page.model.analysis.limit = CAP
    page.model.open_level(own_level("The Monastery"))
    settle(page, qtbot)
    shown = page.model.analysis.findings
    assert shown is not None
    assert not shown.counts.live.complete
    assert "more than 800 positions" in depths.sentence(shown.counts.depths)
    assert depths.further.isVisible()
    qtbot.waitUntil(lambda: _gap(page.plots.which, depths.origin) >= 8)
    timed = replace(shown.counts.depths, seconds=1.0)
    assert "Counting 5 times as many takes about" in depths.sentence(timed)
    too_short = replace(timed, seconds=0.01)
    assert "Counting 5 times as many" not in depths.sentence(too_short)
    before = depths.layers
    QTest.mouseClick(depths.further, Qt.MouseButton.LeftButton)
    assert page.model.analysis.counting and not depths.further.isEnabled()
    assert depths.layers == before and not depths.plot.nothing, "what is proved stays in sight"
    page.model.play(PUZZLE.moves(page.model.session.state)[0])
    settle(page, qtbot)
    assert page.model.analysis.findings is not None
    assert page.model.analysis.findings.counts.states == CAP * analysis.FURTHER
    page.show_plot(WALK)
    qtbot.waitUntil(lambda: page.plots.walk_pane is not None and walk_settled(page))
    pane = page.plots.walk_pane
    assert pane is not None
    assert "Simulate walks instead" in pane.chart.nothing
    QTest.mouseClick(pane.simulate, Qt.MouseButton.LeftButton)
    settle(page, qtbot)
    drawn = page.model.analysis.findings.drawn
    assert drawn is not None
    assert drawn.walks == WALKS
    assert "≈" in pane.sentence(page.model.analysis.findings)
    assert not pane.simulate.isVisible()


def test_cancelling_and_counting_again(page: SokobanPage, qtbot: QtBot, depths: LevelDepthPane) -> None:
    page.model.analysis.limit = 50_000_000
    page.model.open_level(own_level("The Monastery"))
    qtbot.waitUntil(lambda: job_called(page.services.jobs, "Counting positions") is not None)
    job = job_called(page.services.jobs, "Counting positions")
    assert job is not None
    job.cancel()
    assert page.model.analysis.stopped
    assert "Cancelled" in depths.plot.nothing
    assert depths.further.isVisible()
    page.model.open_level(1)
    settle(page, qtbot)
    assert not page.model.analysis.stopped
    assert len(depths.layers) > 1


@pytest.mark.usefixtures("depths")
def test_nothing_is_counted_where_nobody_looks(page: SokobanPage, qtbot: QtBot) -> None:
    page.commands["page.pane"].trigger()
    assert not page.plots.isVisible()
    before = page.model.analysis.findings
    page.model.open_level(5)
    qtbot.wait(250)
    assert page.model.analysis.findings is before
    page.commands["page.pane"].trigger()
    known = page.model.analysis
    qtbot.waitUntil(lambda: known.findings is not before and known.is_settled)


def test_a_game_from_its_end_has_no_depths(page: SokobanPage, depths: LevelDepthPane, qtbot: QtBot) -> None:
    page.toggle_pulling()
    assert page.model.analysis.question is None
    assert "while you play forwards" in depths.plot.nothing
    page.toggle_pulling()
    settle(page, qtbot)
    assert depths.layers


@pytest.mark.parametrize("choice", [theme.ThemeChoice.LIGHT, theme.ThemeChoice.DARK, theme.ThemeChoice.CONTRAST])
def test_pictures_have_bars_in_every_theme(
    depths: LevelDepthPane, walk: LevelWalkPane, choice: theme.ThemeChoice
) -> None:
    theme.manager().choose(choice)
    walk.go_to(1)
    for pane in (depths, walk):
        picture = drawn(pane)
        colours = {
            QColor(picture.pixel(x, y)).name() for x in range(picture.width()) for y in range(0, picture.height(), 2)
        }
        assert len(colours) > 5
        QGuiApplication.clipboard().clear()
        pane.copy_numbers()
        assert QGuiApplication.clipboard().text() == pane.csv()


def drawn(pane: PaneFrame) -> QImage:
    picture = QImage(pane.picture_size(), QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    pane.draw(painter)
    painter.end()
    return picture
