"""A depth network in the Lab: estimates against proofs, both kinds of labels, its value as a bound."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.base.export import export
from app.lab.estimate import model as estimate_module
from app.lab.estimate.plot import EstimateMap
from app.lab.frame.instrument import InstrumentView
from app.lab.page import LabPage
from app.plots.charts.chart import Chart
from app.shell.window import Window
from app.widgets.explained_figures import NONE
from core.cube.estimate import measurements as measured
from core.cube.estimate.network import NetworkHead
from core.cube.metrics import Metric
from tests.app.lab.panels import tables, words
from tests.app.sheets import check_all, check_table

LEFT = Qt.MouseButton.LeftButton


def shown(window: Window, qtbot: QtBot, variant: str) -> InstrumentView:
    page = window.open_page("lab")
    assert isinstance(page, LabPage)
    page.show_subject(f"estimate-{variant}")
    qtbot.waitUntil(lambda: page.plotted_subject == f"estimate-{variant}")
    assert isinstance(page.view, InstrumentView)
    return page.view


def test_estimates_stand_over_the_true_depths(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    lab = shown(window, qtbot, "estimates-htm")
    pane = lab.pane
    assert pane is not None and isinstance(pane.shown_plot, EstimateMap)
    rows = measured.read().records[NetworkHead.SOFT, Metric.HTM].rows
    assert pane.map.rows == rows
    pane.map.setFocus()
    QTest.keyClick(pane.map, Qt.Key.Key_Right)
    assert pane.map.place == 1
    reading = pane.map.read(rows[4].depth)
    assert reading.title == f"d = {rows[4].depth}, {rows[4].positions} positions"
    assert f"≈ {rows[4].mean:.2f}" in reading.text
    assert pane.map.describe() == ", ".join(f"depth {row.depth}: {row.mean:.1f}" for row in rows)
    assert [row[0] for row in tables(lab)[0].rows] == [str(row.depth) for row in rows]
    assert {"positions", "mean error", "largest error"} <= set(check_all(lab.key_figures))
    assert pane.csv().splitlines()[1].startswith("soft,1,200,")
    export.save(pane.draw, pane.picture_size(), tmp_path / "map.svg")
    assert "<image" not in (tmp_path / "map.svg").read_text(encoding="utf-8")


def test_labels_read_otherwise_are_another_network_s_word(window: Window, qtbot: QtBot) -> None:
    lab = shown(window, qtbot, "estimates-qtm")
    pane = lab.pane
    assert pane is not None
    before = lab.key_figures.values
    QTest.mouseClick(pane.heads.option("likelihood"), LEFT)
    assert lab.model.head is NetworkHead.LIKELIHOOD
    assert pane.map.rows == measured.read().records[NetworkHead.LIKELIHOOD, Metric.QTM].rows
    assert lab.key_figures.values != before
    assert shown(window, qtbot, "truth-htm").model.head is NetworkHead.LIKELIHOOD, "it is kept"


@pytest.mark.parametrize(("view", "count"), [("truth", 4), ("calibration", 3), ("bound", 2)])
def test_charts_show_both_readings_of_the_labels(window: Window, qtbot: QtBot, view: str, count: int) -> None:
    lab = shown(window, qtbot, f"{view}-htm")
    pane = lab.pane
    assert pane is not None and isinstance(pane.shown_plot, Chart)
    assert len(pane.chart.series) == count
    chip = pane.chips.chip(pane.chart.series[0].key)
    QTest.mouseClick(chip, LEFT)
    assert len(pane.chart.series) == count - 1
    QTest.mouseClick(chip, LEFT)
    assert len(pane.chart.series) == count
    assert pane.chart.read(2).rows


def test_every_point_of_the_calibration_has_its_count_its_interval_and_how_it_was_drawn(
    window: Window, qtbot: QtBot
) -> None:
    lab = shown(window, qtbot, "calibration-htm")
    pane = lab.pane
    assert pane is not None
    chart, record = pane.chart, measured.read().records[NetworkHead.SOFT, Metric.HTM]
    series = next(one for one in chart.series if one.key == "seen-soft")
    tenths = [(place, one) for place, one in enumerate(record.tenths) if one is not None]
    assert len(tenths) > 3
    for place, one in tenths:
        assert chart.locate_place(place) == 10 * place + 5 and series.errors[place] == tuple(one.interval)
        reading = chart.read(place)
        assert reading.title == f"{10 * place}–{10 * place + 10} %"
        said = next(text for _, name, text in reading.rows if name == "Soft labels")
        assert f"of {one.pairs:,}".replace(",", "\u2009") in said and f"predicted {100 * one.said:.1f}" in said
    assert chart._places.choose_labelled_places(24)[0] == 0 and chart._places.choose_labelled_places(24)[-1] == 100
    rows = tables(lab)[0].rows
    assert [row[0] for row in rows] == [f"{10 * place}–{10 * place + 10} %" for place, _ in tenths]
    assert [row[3].replace("\u2009", "") for row in rows] == [str(one.pairs) for _, one in tenths]
    assert check_table(tables(lab)[0]) == 3 * len(rows)
    assert "Every true depth has the same weight" in pane._sentence.text()
    lines = pane.csv().splitlines()
    assert lines[0] == "labels,from,to,pairs,weight,said,seen,low,high" and len(lines) > len(tenths)


def test_what_it_is_worth_as_a_bound_is_told(window: Window, qtbot: QtBot) -> None:
    lab = shown(window, qtbot, "bound-htm")
    figures = measured.read()
    rows = figures.records[NetworkHead.SOFT, Metric.HTM].rows
    over = sum(row.over[0] for row in rows) / sum(row.positions for row in rows)
    assert lab.key_figures.values[0] == f"≈ {100 * over:.1f}\u2009%"
    assert set(check_all(lab.key_figures)) == {"too large, k = 0", "too large, k = 2", "nodes, k = 2", "time, k = 2"}
    assert words(lab)[-1].endswith("Proofs here never use it.")
    assert len(tables(lab)[0].rows) == len(measured.MARGINS) and tables(lab)[0].heads[1] == "Too large"
    other = shown(window, qtbot, "bound-qtm")
    assert other.key_figures.values[2:] == [NONE, NONE]
    assert words(other)[-1] == "Searches were measured in HTM only."


def test_damaged_figures_are_told_in_a_sentence(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "depth-network.json"
    file.write_text("{}", encoding="utf-8")
    monkeypatch.setattr(estimate_module, "read", lambda: measured.read(file))
    lab = shown(window, qtbot, "truth-htm")
    sentence = "depth-network.json, which comes with Statewalk, is damaged. Install the program anew"
    assert lab.pane is not None and lab.pane.chart.nothing.startswith(sentence)
    assert window.sentence.startswith(sentence)
    assert lab.key_figures.values == [NONE] * 5
