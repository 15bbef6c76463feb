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

from app.plots.walk import PercentAxis, WalkPane
from app.services import export, theme
from core.trials import Summary, summary
from tests.app.heard import Heard


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def told() -> Summary:
    rng = random.Random(1)
    return summary([round(rng.gauss(100, 20)) for _ in range(2000)], 36)


@pytest.fixture
def pane(qtbot: QtBot, heard: Heard, told: Summary) -> WalkPane:
    made = WalkPane("Random walk", heard, QWidget())
    qtbot.addWidget(made)
    made.resize(420, 400)
    made.show_summary(told, trials="games", unit="moves", name="walk-moves")
    made.show()
    qtbot.waitExposed(made)
    return made


def test_every_number_is_said_to_be_approximate(pane: WalkPane, told: Summary) -> None:
    one = max(told.bins, key=lambda one: one.trials)
    assert pane.reading(one) == f"{one.low} to {one.high - 1}: {one.trials} games, ≈ {100 * told.share(one):.2f} %"


def test_pointing_at_a_bin_reads_its_number(pane: WalkPane, told: Summary, qtbot: QtBot) -> None:
    one = max(told.bins, key=lambda one: one.trials)
    where = pane._plot.box.mapViewToScene(QPointF(one.centre, 1)).toPoint()
    QTest.mouseMove(pane._plot.view.viewport(), where)
    qtbot.waitUntil(lambda: pane._plot.reading.text() == pane.reading(one))


def test_numbers_are_copied_as_csv(pane: WalkPane, told: Summary, heard: Heard) -> None:
    pane.copy_numbers()
    assert QGuiApplication.clipboard().text() == told.to_csv()
    assert heard.toasts == [f"Copied {len(told.bins)} rows"]


@pytest.mark.parametrize("ending", ["png", "svg", "pdf"])
def test_export(pane: WalkPane, tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"walk.{ending}"
    export.save(pane.draw, pane.picture_size(), path)
    assert path.stat().st_size > 2000
    if ending == "svg":
        assert "<image" not in path.read_text(encoding="utf-8")


def test_another_theme_changes_the_picture(pane: WalkPane) -> None:
    light = pane.grab().toImage()
    theme.manager().choose(theme.Choice.DARK)
    dark = pane.grab().toImage()
    theme.manager().choose(theme.Choice.LIGHT)
    assert light.pixelColor(3, 3) != dark.pixelColor(3, 3)


def test_nothing_to_show_is_said_in_words(pane: WalkPane, told: Summary) -> None:
    pane.show_nothing("No move is left.")
    assert pane.summary is None and not pane._plot.view.isVisible() and pane._plot.empty.text() == "No move is left."
    assert pane.csv() == "from,to,trials,share\n"
    pane.show_summary(told, trials="games", unit="moves", name="walk-moves")
    assert pane._plot.view.isVisible() and not pane._plot.empty.isVisible()


@pytest.mark.parametrize("figures", [[5], [0, 0, 0], [0, 10**7], list(range(300))])
def test_odd_figures_are_drawn_too(pane: WalkPane, figures: list[int]) -> None:
    pane.show_summary(summary(figures, 36), trials="games", unit="moves", name="walk-moves")
    assert not pane.grab().isNull()


def test_the_axis_has_few_labels_in_percent(qapp: object) -> None:  # noqa: ARG001
    axis = PercentAxis()
    for top in (0.0004, 0.02, 0.7, 3.0, 11.3, 47.0, 100.0):
        axis.top = top
        for size, most in ((30, 2), (60, 2), (80, 3), (400, 5)):
            _, values = axis.tickValues(0, top, size)[0]
            assert 1 <= len(values) <= most
            assert values[0] == 0
    axis.top = 100.0
    assert axis.tickStrings([0.0, 0.5, 20.0], 1, 5) == ["0", "0.5 %", "20 %"]
