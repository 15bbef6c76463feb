"""Plots of a session's times: what they draw, read out and export."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.base.language import words
from app.base.language.words import Language
from app.base.theme import theme
from app.cube.page import CubePage
from app.cube.timer.pane import TimesPane
from app.cube.timer.plots import axis_text
from app.plots.drawing.scale import Scale
from app.shell.window import Window
from core.base.words import Signs
from tests.app.sheets import check, figures, sheet_of, touch_and_close
from tests.golden import Golden

TIMES = (14_010, 13_480, 15_020, 12_990, 16_400, 12_110, 13_760, 12_930, 11_870, 14_340, 12_640, 11_310, 13_050, 9_980,
         12_220, 11_940, 12_700, 11_060, 10_870, 12_330)  # fmt: skip


@pytest.fixture
def page(window: Window) -> CubePage:
    window.resize(1280, 860)
    found = window.page
    assert isinstance(found, CubePage)
    return found


def measure(page: CubePage) -> None:
    for milliseconds in TIMES:
        page.timer.sessions.add("", milliseconds, "DNF" if milliseconds == 12_930 else "")


@pytest.fixture
def pane(page: CubePage, qtbot: QtBot) -> TimesPane:
    measure(page)
    page.commands["cube.times_plot"].trigger()
    qtbot.waitUntil(lambda: page.plots.times.pane is not None)
    found = page.plots.times.pane
    assert isinstance(found, TimesPane)
    qtbot.waitUntil(lambda: not found.course.plot.is_empty)
    return found


def test_a_place_reads_a_solve_and_its_averages(pane: TimesPane) -> None:
    plot = pane.course.plot
    assert plot.places() == range(1, len(TIMES) + 1)
    assert plot.read(1).text == "Solve 1: time 14.01"
    assert plot.read(8).text == "Solve 8: time DNF, ao5 14.38"
    assert plot.read(14).text == "Solve 14: time 9.98, ao5 12.33, ao12 13.35"
    assert plot.describe() == "20 times, best 9.98 in solve 14"
    plot.setFocus()
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert plot.place == 1
    touch_and_close(plot)
    (best,) = [one for one in figures(plot) if one.name == "best time"]
    check(best)
    QTest.mouseClick(best, Qt.MouseButton.LeftButton)
    assert sheet_of(plot).number.text() == best.value == "9.98"
    QTest.keyClick(sheet_of(plot), Qt.Key.Key_Escape)


def test_times_keep_their_point_where_numbers_have_a_comma(
    pane: TimesPane, page: CubePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Times have a decimal point in every language, as in csTimer."""
    german = Language("de", Signs(",", ".", " %"), lambda *_: "", words.PLAIN.date)
    monkeypatch.setattr(words, "_language", german)
    plot = pane.course.plot
    assert plot.read(8).text == "Solve 8: time DNF, ao5 14.38" and plot.describe() == "20 times, best 9.98 in solve 14"
    pane.which["solves"].setFocus()
    QTest.keyClick(page.window().focusWidget() or page, Qt.Key.Key_Right)
    written = [
        caption.text.removeprefix(", ")
        for sign in pane.histogram.plot.signs()
        for caption in sign.captions(pane.histogram.plot.axes)
    ]
    assert len(written) == 2 and not any("," in words for words in written)


@pytest.mark.parametrize(
    ("span", "labels"),
    [
        ((0, 12_000), ["0", "50", "1:40"]),
        ((11_900, 12_000), ["1:59", "1:59.5", "2:00"]),
        ((11_950, 11_970), ["1:59.5", "1:59.6", "1:59.7"]),
        ((6_500, 6_502), ["1:05", "1:05.01", "1:05.02"]),
        ((1_250, 1_252), ["12.5", "12.51", "12.52"]),
    ],
)
def test_labels_of_times_tell_times_apart_however_near_one_looks(span: tuple[int, int], labels: list[str]) -> None:
    assert [text for _, text in Scale(axis_text, unit=100).ticks(*span, 3)] == labels


def test_the_histogram_reads_spans(pane: TimesPane, page: CubePage) -> None:
    pane.which["solves"].setFocus()
    QTest.keyClick(page.window().focusWidget() or page, Qt.Key.Key_Right)
    assert pane.histogram.isVisible() and not pane.course.isVisible()
    plot = pane.histogram.plot
    assert plot.read(0).text == "9.50 to 9.99: 1 time, 5.3\u2009%"
    assert sum(one.trials for one in plot.course.finished.bins) == len(TIMES) - 1 if plot.course else False
    assert page.services.settings.get("cube/times_plot", "") == "histogram", "it is in front again next time"


def test_it_follows_the_session(pane: TimesPane, page: CubePage, qtbot: QtBot) -> None:
    page.timer.sessions.begin()
    qtbot.waitUntil(lambda: pane.course.plot.nothing.startswith("No times in this session yet"))
    page.timer.sessions.add("", 1, "DNF")
    qtbot.waitUntil(lambda: pane.histogram.plot.nothing == "No solve of this session was finished.")
    assert pane.course.plot.nothing == ""
    assert page.plots.grab().width() > 0, "a DNF alone is drawn"
    page.timer.sessions.open(1)
    qtbot.waitUntil(lambda: not pane.histogram.plot.nothing)


def test_its_numbers_and_names(pane: TimesPane, page: CubePage, qtbot: QtBot) -> None:
    page.timer.sessions.rename("OH")
    qtbot.waitUntil(lambda: pane.course.picture_name() == "times-3x3x3-OH")
    assert pane.histogram.picture_name() == "times-3x3x3-OH-histogram"
    pane.course.copy_numbers()
    assert QGuiApplication.clipboard().text().splitlines()[:2] == ["solve,time,ao5,ao12", "1,14.01,,"]
    pane.histogram.copy_numbers()
    assert QGuiApplication.clipboard().text().splitlines()[0] == "from,below,solves,share"


def test_ten_thousand_times_are_drawn(page: CubePage, pane: TimesPane, qtbot: QtBot) -> None:
    with page.services.store.connection as db:
        db.executemany(
            "INSERT INTO solve_time VALUES (NULL, '3x3x3', 9, '', ?, '', 0, '')",
            [(9_000 + k % 997,) for k in range(10_000)],
        )
    page.timer.sessions.open(9)
    qtbot.waitUntil(lambda: len(pane.course.plot.places()) == 10_000)
    pane.course.plot.grab()


@pytest.mark.parametrize(
    ("which", "choice"),
    [
        ("solves", theme.ThemeChoice.LIGHT),
        ("solves", theme.ThemeChoice.CONTRAST),
        ("histogram", theme.ThemeChoice.DARK),
    ],
)
def test_what_they_look_like(
    pane: TimesPane, golden: Golden, which: str, choice: theme.ThemeChoice, settled: Callable[[], None]
) -> None:
    theme.manager().choose(choice)
    pane._on_chosen(which)
    settled()
    shown = pane.panes[which]
    golden.check(f"cube-times-{which}-{choice.value}", shown.draw, shown.picture_size())
    theme.manager().choose(theme.ThemeChoice.LIGHT)


@pytest.fixture
def settled(qtbot: QtBot) -> Callable[[], None]:
    return lambda: qtbot.wait(60)
