"""The depth after each move is plotted where it is known, improved backwards, and clickable."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.cube.depth.trace import FOOT
from app.cube.page import CubePage
from app.cube.plots.switcher import DEPTHS, TRACE
from app.shell.window import Window
from core.cube.metrics import Metric
from core.cube.solve.bracket import Bracket


@pytest.fixture
def page(window: Window) -> CubePage:
    found = window.page
    assert isinstance(found, CubePage)
    found.view.speed = 4
    found.model.begin_scrambled(["R", "U2", "F'", "D", "L", "B2"])
    found.model.session.play("U", "R", "F", "L", "D", "B")
    found.plots.choose(TRACE)
    return found


def test_what_is_proved_later_tightens_what_was_before(page: CubePage) -> None:
    trace, model = page.plots.trace.trace, page.model
    assert trace.sentence(0) == "1 to 6, from neighbouring positions"
    assert trace.sentence(3) == "1 to 9, from neighbouring positions"
    model.learn(model.session.state, Bracket(Metric.HTM, 11, 11))
    assert [trace.sentence(at).split(",")[0] for at in range(7)] == [
        "5 or 6", "6 or 7", "7 or 8", "8 or 9", "9 or 10", "10 or 11", "11"
    ]  # fmt: skip
    assert trace.sentence(6) == "11, proved"


def test_a_click_goes_there(page: CubePage, qtbot: QtBot) -> None:
    trace = page.plots.trace.trace
    qtbot.waitUntil(trace.isVisible)
    trace.horizontalScrollBar().setValue(0)
    at = QPoint(round(trace.column(2)), 60)
    QTest.mouseClick(trace.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert page.model.session.position == 2
    QTest.mouseClick(trace.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(10, 60))
    assert page.model.session.position == 2, "the axis is no move"


def test_the_move_on_the_board_is_in_sight_however_long_the_game_is(page: CubePage, qtbot: QtBot) -> None:
    trace, session = page.plots.trace.trace, page.model.session
    qtbot.waitUntil(trace.isVisible)
    session.play(*["R", "U", "F2"] * 200)
    for position in (606, 0, 300, 299, 301):
        session.jump(position)
        assert 0 < trace.column(position) < trace.viewport().width()
    trace.grab()


def test_a_solved_cube_says_what_will_be_there(page: CubePage) -> None:
    page.model.begin_solved()
    assert not page.plots.trace.trace.grab().isNull()
    assert page.plots.trace.trace.sentence(0) == "0, proved"


def test_it_lies_under_cube_and_panel_and_takes_less_height_of_the_panel(
    page: CubePage, window: Window, qtbot: QtBot
) -> None:
    """The trace is below cube and panel, as wide as both: its tabs are where those of other plots are.

    See tests/app/cube/test_plot_tabs.py.
    """
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: page.plots.width() > 1100)
    height = page.panel.height()
    assert page.panel.isVisible() and height > 500
    page.plots.choose(DEPTHS)
    assert page.plots.width() < 500 and page.panel.height() < height


def test_the_move_on_the_board_stays_in_sight_in_a_narrower_window(
    page: CubePage, window: Window, qtbot: QtBot
) -> None:
    trace, session = page.plots.trace.trace, page.model.session
    window.resize(1600, 900)
    session.play(*["R", "U", "F2"] * 10)
    for width in (1600, 1200, 720):
        window.resize(width, 900)
        qtbot.wait(20)
        assert trace.left_margin < trace.column(36) < trace.viewport().width()


def test_words_about_a_position_cover_no_mark(page: CubePage, qtbot: QtBot) -> None:
    trace, model = page.plots.trace.trace, page.model
    qtbot.waitUntil(trace.isVisible)
    for position, depth in enumerate((6, 5, 6, 7, 6, 5, 4)):
        model.learn(model.session.states[position], Bracket(Metric.HTM, depth, depth))
    brackets = model.brackets(0, 6)
    marks = trace._marks(brackets, 0, 2, 7)
    assert len(marks) == 7 + 6
    for position, bracket in enumerate(brackets):
        level = trace._y(bracket.upper, 2, 7)
        place = trace.words_place(trace.column(position), (level,), 70, marks)
        assert not any(place.intersects(mark) for mark in marks), position
        assert abs(place.center().y() - level) < 12 or place.top() >= trace._y(2, 2, 7), "at its depth or at none"


def test_words_that_have_no_room_at_their_depth_stand_below_the_axis(page: CubePage, qtbot: QtBot) -> None:
    trace = page.plots.trace.trace
    qtbot.waitUntil(trace.isVisible)
    wide, tall = trace.viewport().width(), trace.viewport().height()
    everything = QRectF(0, 0, wide, tall - FOOT)
    place = trace.words_place(trace.left_margin + 100.0, (40.0, 60.0), 70, [everything])
    assert place.top() >= tall - FOOT and place.bottom() <= tall, "where no depth is read off them"
    assert trace.words_place(trace.left_margin + 100.0, (), 70, []).top() >= tall - FOOT, (
        "what has no depth has no height"
    )
