"""The walk pane: what it draws, says, copies and exports."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.base.export import export
from app.base.theme import theme
from app.plots.drawing.scale import PercentScale
from app.twenty48.plots.histogram import HistogramPane
from core.base.trials import TrialSummary, summary
from tests.app.heard import Heard, services


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def told() -> TrialSummary:
    rng = random.Random(1)
    return summary([round(rng.gauss(100, 20)) for _ in range(2000)], 36)


@pytest.fixture
def pane(qtbot: QtBot, heard: Heard, told: TrialSummary, tmp_path: Path) -> HistogramPane:
    made = HistogramPane("Random walk", services(tmp_path, heard), QWidget())
    qtbot.addWidget(made)
    made.resize(420, 400)
    made.show_summary(told, trials="games", unit="moves", name="walk-moves")
    made.show()
    qtbot.waitExposed(made)
    return made


def test_every_number_is_said_to_be_approximate(pane: HistogramPane, told: TrialSummary) -> None:
    one = max(told.bins, key=lambda one: one.trials)
    share = f"{100 * told.share(one):.0f}\u2009%"
    assert pane.plot.read(told.bins.index(one)).text == f"{one.low} to {one.high - 1}: {one.trials} games, ≈ {share}"


def test_a_rare_number_has_one_sign(pane: HistogramPane) -> None:
    rare = summary([1] * 30_000 + [2], 36)
    pane.show_summary(rare, trials="games", unit="moves", name="walk-moves")
    assert pane.plot.read(len(rare.bins) - 1).text == "2: 1 games, ≈ 0.003\u2009%"


def test_the_unit_says_how_many_numbers_a_point_stands_for(pane: HistogramPane, told: TrialSummary) -> None:
    assert told.width > 1 and pane.foot.unit == f"moves, {told.width} per point"
    each = summary([1, 2, 2, 3], 36)
    pane.show_summary(each, trials="games", unit="moves", name="walk-moves")
    assert each.width == 1 and pane.foot.unit == "moves"


def test_pointing_at_a_bin_reads_its_number(pane: HistogramPane, told: TrialSummary, qtbot: QtBot) -> None:
    one = max(told.bins, key=lambda one: one.trials)
    QTest.mouseMove(pane.plot.viewport(), QPointF(pane.plot.axes.x(one.centre), 100).toPoint())
    qtbot.waitUntil(lambda: pane.foot.reading == pane.plot.read(told.bins.index(one)).text)


def test_numbers_are_copied_as_csv(pane: HistogramPane, told: TrialSummary, heard: Heard) -> None:
    pane.copy_numbers()
    assert QGuiApplication.clipboard().text() == told.to_csv()
    assert heard.toasts == [f"Copied {len(told.bins)} rows"]


@pytest.mark.parametrize("ending", ["png", "svg", "pdf"])
def test_export(pane: HistogramPane, tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"walk.{ending}"
    export.save(pane.draw, pane.picture_size(), path)
    assert path.stat().st_size > 2000
    if ending == "svg":
        assert "<image" not in path.read_text(encoding="utf-8")


def test_another_theme_changes_the_picture(pane: HistogramPane) -> None:
    light = pane.grab().toImage()
    theme.manager().choose(theme.ThemeChoice.DARK)
    dark = pane.grab().toImage()
    theme.manager().choose(theme.ThemeChoice.LIGHT)
    assert light.pixelColor(3, 3) != dark.pixelColor(3, 3)


def test_nothing_to_show_is_said_in_words(pane: HistogramPane, told: TrialSummary) -> None:
    pane.show_nothing("No move is left.")
    assert pane.summary is None and pane.plot.accessibleDescription() == "No move is left."
    assert pane.csv() == "from,to,trials,share\n"
    pane.show_summary(told, trials="games", unit="moves", name="walk-moves")
    assert pane.summary is told and not pane.plot.nothing


@pytest.mark.parametrize("figures", [[5], [0, 0, 0], [0, 10**7], list(range(300))])
def test_odd_figures_are_drawn_too(pane: HistogramPane, figures: list[int]) -> None:
    pane.show_summary(summary(figures, 36), trials="games", unit="moves", name="walk-moves")
    assert not pane.grab().isNull()


def test_the_axis_has_few_labels_in_percent() -> None:
    scale = PercentScale()
    for top in (0.000004, 0.0002, 0.007, 0.03, 0.113, 0.47, 1.0):
        for most in (2, 3, 5):
            labels = scale.ticks(0, top, most)
            assert 1 <= len(labels) <= most and labels[0] == (0, "0")
    assert scale.ticks(0, 1, 3) == [(0, "0"), (0.5, "50\u2009%"), (1, "100\u2009%")]
    assert scale.ticks(0.0101, 0.0144, 5)[0][1] == "1.1\u2009%", "a part of it that is zoomed"
