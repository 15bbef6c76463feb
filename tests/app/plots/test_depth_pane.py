"""The depth pane: what it draws, says, copies and exports."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from app.base.export import export
from app.base.theme import theme
from app.plots.drawing.scale import LogScale
from app.plots.panes.depth import DepthPane
from core.base.depth import load
from resources import ROOT
from tests.app.heard import Heard, services
from tests.app.plots.mouse import turn_wheel


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def pane(qtbot: QtBot, heard: Heard, tmp_path: Path) -> DepthPane:
    made = DepthPane(services(tmp_path, heard))
    qtbot.addWidget(made)
    made.resize(420, 360)
    made.show_distribution(load(ROOT / "figures" / "cube-3x3x3-qtm.json"))
    made.show()
    qtbot.waitExposed(made)
    return made


def test_approximate_figures_are_said_to_be_so(pane: DepthPane) -> None:
    assert pane.reading(17) == "Depth 17: 40\u2009648\u2009181\u2009519\u2009827\u2009392 positions"
    assert pane.reading(0) == "Depth 0: 1 position"
    assert pane.reading(24) == "Depth 24: ≈ 150\u2009000 positions"


def test_pointing_at_a_bar_reads_its_number(pane: DepthPane, qtbot: QtBot) -> None:
    QTest.mouseMove(pane.plot.viewport(), QPointF(pane.plot.axes.x(12), 100).toPoint())
    qtbot.waitUntil(lambda: pane.foot.reading.startswith("Depth 12:"))


def test_numbers_are_copied_as_csv(pane: DepthPane, heard: Heard) -> None:
    pane.copy_numbers()
    assert QGuiApplication.clipboard().text().splitlines()[1:3] == ["0,1,exact", "1,12,exact"]
    assert heard.toasts == ["Copied 27 rows"]


def test_the_picture_is_made_of_vectors(pane: DepthPane, tmp_path: Path) -> None:
    export.save(pane.draw, pane.picture_size(), tmp_path / "depth.svg")
    text = (tmp_path / "depth.svg").read_text()
    assert "<image" not in text
    assert text.count("<path") + text.count("<polyline") > 27


def test_a_mark_and_another_theme_change_the_picture(pane: DepthPane) -> None:
    plain = pane.grab().toImage()
    pane.mark("this cube", 17, 19)
    marked = pane.grab().toImage()
    theme.manager().choose(theme.ThemeChoice.DARK)
    dark = pane.grab().toImage()
    theme.manager().choose(theme.ThemeChoice.LIGHT)
    assert plain != marked
    assert marked.pixelColor(3, 3) != dark.pixelColor(3, 3)


def test_a_solution_longer_than_any_depth_is_marked_up_to_the_deepest(pane: DepthPane) -> None:
    pane.mark("this cube", 18, 26)
    widest = pane.grab().toImage()
    pane.mark("this cube", 18, 29)
    assert pane.grab().toImage() == widest


@pytest.mark.parametrize("depth", [0, 1, 2, 12, 26])
def test_a_pill_hides_no_top_of_a_bar(pane: DepthPane, depth: int) -> None:
    pane.resize(360, 280)
    pane.mark("this cube", depth, depth)
    pane.grab()
    plot = pane.plot
    _, body = plot._place(plot._pills[0])
    step = plot.axes.step
    beside = [
        plot._top(plot._count(place))
        for place in range(27)
        if body.left() < plot.axes.x(place) + 0.3 * step and plot.axes.x(place) - 0.3 * step < body.right()
    ]
    assert len(beside) > 1 and body.bottom() < min(beside)
    assert body.top() >= 0


def test_the_formula_is_a_click_away(pane: DepthPane) -> None:
    assert not pane._formula.isVisible()
    QTest.mouseClick(pane._formula_button, Qt.MouseButton.LeftButton)
    assert pane._formula.isVisible()
    assert "OEIS A080602" in pane._formula.text()


def test_the_axis_has_few_labels_and_says_powers(pane: DepthPane) -> None:
    for height in (180, 360, 700):
        pane.resize(420, height)
        labels = pane.plot.axes.heights()
        assert 2 <= len(labels) <= 6 and labels[0][1] == "1"
        assert all(text.startswith("10") for _, text in labels[1:])
    scale = LogScale()
    assert scale.ticks(0, 20.5, 6) == [(0, "1"), (5, "10⁵"), (10, "10¹⁰"), (15, "10¹⁵"), (20, "10²⁰")]
    assert scale.ticks(3, 4.5, 6) == [(3, "10³"), (4, "10⁴")]
    assert [text for _, text in scale.ticks(3.2, 3.8, 6)] == ["2·10³", "3·10³", "4·10³", "5·10³", "6·10³"]


def test_keys_read_the_depths_and_zoom(pane: DepthPane) -> None:
    pane.plot.setFocus()
    QTest.keyClick(pane.plot, Qt.Key.Key_Left)
    assert pane.foot.reading == pane.plot.accessibleDescription() == "Depth 26: ≈ 3 positions"
    turn_wheel(pane.plot, QPoint(300, 100), 3)
    assert not pane.plot.is_home
    QTest.keyClick(pane.plot, Qt.Key.Key_0)
    assert pane.plot.is_home


def test_numbers_are_saved_to_a_file_too(
    pane: DepthPane, heard: Heard, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "depths"), ""))
    pane.save_numbers()
    qtbot.waitUntil(lambda: heard.toasts == ["Saved depths.csv"])
    assert (tmp_path / "depths.csv").read_text(encoding="utf-8") == pane.csv()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "none" / "depths.csv"), ""))
    pane.save_numbers()
    reason = "The numbers were not saved. depths.csv cannot be written: No such file or directory."
    qtbot.waitUntil(lambda: heard.said == [reason])
